//! How much of everything is allowed. Every limit is declared once, in [`SETTINGS`]: its name, its unit and what it
//! is for; settings files, the environment, flags and the table in `docs/hosting.md` all follow from that.

use std::{fmt::Write as _, time::Duration};

/// How much of everything is allowed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Quotas {
    pub connections: usize,
    pub connections_per_address: usize,
    pub patience: Duration,
    pub sending: Duration,
    pub sending_rate: f64,
    pub answers: usize,
    pub answers_per_address: usize,
    pub requests: f64,
    pub burst: f64,
    pub codes_per_minute: f64,
    pub codes: f64,
    pub tables: u64,
    pub made_per_hour: f64,
    pub loaded: usize,
    pub listeners: usize,
    pub queue: usize,
    pub acts: f64,
    pub acts_burst: f64,
    pub acts_per_hour: f64,
    pub seat_bytes_per_hour: f64,
    pub address_bytes_per_hour: f64,
    pub table_bytes: u64,
    pub house_bytes: u64,
}

impl Default for Quotas {
    fn default() -> Self {
        Self {
            connections: 4_000,
            connections_per_address: 200,
            patience: Duration::from_secs(15),
            sending: Duration::from_secs(30),
            sending_rate: 4_096.0,
            answers: 256 << 20,
            answers_per_address: 32 << 20,
            requests: 20.0,
            burst: 200.0,
            codes_per_minute: 12.0,
            codes: 20.0,
            tables: 100_000,
            made_per_hour: 60.0,
            loaded: 10_000,
            listeners: 64,
            queue: 256,
            acts: 10.0,
            acts_burst: 60.0,
            acts_per_hour: 3_000.0,
            seat_bytes_per_hour: (8 << 20) as f64,
            address_bytes_per_hour: (64 << 20) as f64,
            table_bytes: 64 << 20,
            house_bytes: 0,
        }
    }
}

/// What a limit is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    Count,
    Seconds,
    Bytes,
    BytesPerSecond,
    BytesPerHour,
    PerSecond,
    PerMinute,
    PerHour,
}

impl Unit {
    fn name(self) -> &'static str {
        match self {
            Self::Count => "",
            Self::Seconds => "s",
            Self::Bytes => "bytes",
            Self::BytesPerSecond => "bytes a second",
            Self::BytesPerHour => "bytes an hour",
            Self::PerSecond => "a second",
            Self::PerMinute => "a minute",
            Self::PerHour => "an hour",
        }
    }

    fn is_bytes(self) -> bool {
        matches!(self, Self::Bytes | Self::BytesPerSecond | Self::BytesPerHour)
    }
}

/// Where a limit's value is kept.
enum Slot<'a> {
    Count(&'a mut usize),
    Large(&'a mut u64),
    Number(&'a mut f64),
    Time(&'a mut Duration),
}

struct Setting {
    name: &'static str,
    unit: Unit,
    about: &'static str,
    slot: fn(&mut Quotas) -> Slot<'_>,
}

const fn setting(
    name: &'static str,
    unit: Unit,
    about: &'static str,
    slot: fn(&mut Quotas) -> Slot<'_>,
) -> Setting {
    Setting { name, unit, about, slot }
}

static SETTINGS: [Setting; 23] = [
    setting("connections", Unit::Count, "connections at once; whoever comes then is answered 503", |q| {
        Slot::Count(&mut q.connections)
    }),
    setting("connections-per-address", Unit::Count, "of them from one address", |q| {
        Slot::Count(&mut q.connections_per_address)
    }),
    setting("patience", Unit::Seconds, "to send a request's head or body", |q| Slot::Time(&mut q.patience)),
    setting("sending", Unit::Seconds, "that a client may be behind in reading an answer", |q| {
        Slot::Time(&mut q.sending)
    }),
    setting("sending-rate", Unit::BytesPerSecond, "that a client must read to be less behind", |q| {
        Slot::Number(&mut q.sending_rate)
    }),
    setting("answers", Unit::Bytes, "of answers on their way, pages of the client not counted", |q| {
        Slot::Count(&mut q.answers)
    }),
    setting("answers-per-address", Unit::Bytes, "of them to one address", |q| {
        Slot::Count(&mut q.answers_per_address)
    }),
    setting("requests", Unit::PerSecond, "requests from one address, in the long run", |q| {
        Slot::Number(&mut q.requests)
    }),
    setting("burst", Unit::Count, "and at once", |q| Slot::Number(&mut q.burst)),
    setting("codes-per-minute", Unit::PerMinute, "short codes tried from one address", |q| {
        Slot::Number(&mut q.codes_per_minute)
    }),
    setting("codes", Unit::PerSecond, "short codes tried in all; half of it is for those who try few", |q| {
        Slot::Number(&mut q.codes)
    }),
    setting("tables", Unit::Count, "tables in all", |q| Slot::Large(&mut q.tables)),
    setting("made-per-hour", Unit::PerHour, "tables made from one address", |q| {
        Slot::Number(&mut q.made_per_hour)
    }),
    setting("loaded", Unit::Count, "tables in memory", |q| Slot::Count(&mut q.loaded)),
    setting("listeners", Unit::Count, "sockets at one table", |q| Slot::Count(&mut q.listeners)),
    setting("queue", Unit::Count, "messages waiting for a slow client; then it is sent away", |q| {
        Slot::Count(&mut q.queue)
    }),
    setting("acts", Unit::PerSecond, "actions of one seat, over all its sockets, in the long run", |q| {
        Slot::Number(&mut q.acts)
    }),
    setting("acts-burst", Unit::Count, "and at once", |q| Slot::Number(&mut q.acts_burst)),
    setting("acts-per-hour", Unit::PerHour, "actions of one seat", |q| Slot::Number(&mut q.acts_per_hour)),
    setting("seat-bytes-per-hour", Unit::BytesPerHour, "that one seat may have stored", |q| {
        Slot::Number(&mut q.seat_bytes_per_hour)
    }),
    setting("address-bytes-per-hour", Unit::BytesPerHour, "that one address may have stored", |q| {
        Slot::Number(&mut q.address_bytes_per_hour)
    }),
    setting("table-bytes", Unit::Bytes, "that the rows of one table may take", |q| {
        Slot::Large(&mut q.table_bytes)
    }),
    setting(
        "house-bytes",
        Unit::Bytes,
        "that the database may take, 0 for any; the log warns at 80 %",
        |q| Slot::Large(&mut q.house_bytes),
    ),
];

/// A limit that cannot be set so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum QuotaError {
    /// No limit has this name.
    #[error("there is no limit called {0}: `tablee limits` lists them")]
    Unknown(String),
    /// It is no number, or not one that fits.
    #[error("{value} does not fit {name}: a number{unit}")]
    Misfit {
        name: &'static str,
        /// What was written.
        value: String,
        /// What it is counted in.
        unit: String,
    },
}

impl Quotas {
    /// The names of all limits.
    pub fn names() -> impl Iterator<Item = &'static str> {
        SETTINGS.iter().map(|setting| setting.name)
    }

    /// Sets a limit by its name. Bytes may be written as `64K`, `64M` or `64G`.
    ///
    /// # Errors
    /// There is no such limit, or the value does not fit it.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), QuotaError> {
        let known = SETTINGS.iter().find(|setting| setting.name == name);
        let setting = known.ok_or_else(|| QuotaError::Unknown(name.to_owned()))?;
        let unit = setting.unit;
        let misfit = || QuotaError::Misfit {
            name: setting.name,
            value: value.to_owned(),
            unit: [" of ", unit.name()].concat().trim_end_matches(" of ").to_owned(),
        };
        let number = read(value.trim(), unit).ok_or_else(misfit)?;
        match (setting.slot)(self) {
            Slot::Count(slot) => *slot = whole(number).and_then(|n| n.try_into().ok()).ok_or_else(misfit)?,
            Slot::Large(slot) => *slot = whole(number).ok_or_else(misfit)?,
            Slot::Number(slot) => *slot = number,
            Slot::Time(slot) => *slot = Duration::try_from_secs_f64(number).map_err(|_| misfit())?,
        }
        Ok(())
    }

    /// The table of all limits with these values, as it stands in `docs/hosting.md`.
    pub fn described(mut self) -> String {
        let mut table = String::from("| limit | value | unit | what |\n|---|---|---|---|\n");
        for setting in &SETTINGS {
            let value = match (setting.slot)(&mut self) {
                Slot::Count(slot) => written(*slot as f64, setting.unit),
                Slot::Large(slot) => written(*slot as f64, setting.unit),
                Slot::Number(slot) => written(*slot, setting.unit),
                Slot::Time(slot) => written(slot.as_secs_f64(), setting.unit),
            };
            let _ = writeln!(
                table,
                "| `{}` | {value} | {} | {} |",
                setting.name,
                setting.unit.name(),
                setting.about
            );
        }
        table
    }
}

const SIZES: [(char, f64); 3] =
    [('G', (1_u64 << 30) as f64), ('M', (1_u64 << 20) as f64), ('K', (1_u64 << 10) as f64)];

fn read(value: &str, unit: Unit) -> Option<f64> {
    let size = SIZES.iter().find(|(letter, _)| unit.is_bytes() && value.ends_with(*letter));
    let (digits, factor) = match size {
        Some((letter, size)) => (value.trim_end_matches(*letter), *size),
        None => (value, 1.0),
    };
    let number: f64 = digits.trim().parse().ok()?;
    (number.is_finite() && number >= 0.0).then_some(number * factor)
}

fn written(value: f64, unit: Unit) -> String {
    let size = SIZES.iter().find(|(_, size)| unit.is_bytes() && value >= *size && value % size == 0.0);
    match size {
        Some((letter, size)) => format!("{}{letter}", value / size),
        None => value.to_string(),
    }
}

fn whole(number: f64) -> Option<u64> {
    (number.fract() == 0.0 && number < 1e15).then_some(number as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_set_by_its_name_and_read_as_it_is_written() {
        let mut quotas = Quotas::default();
        for (name, value) in Quotas::names().zip(2..) {
            quotas.set(name, &value.to_string()).expect("a number");
        }
        let described = quotas.described();
        for (name, value) in Quotas::names().zip(2..) {
            assert!(described.contains(&format!("| `{name}` | {value} |")), "{name} in\n{described}");
        }
        quotas.set("table-bytes", "3M").expect("a size");
        assert_eq!(quotas.table_bytes, 3 << 20);
        assert_eq!(quotas.set("tabel-bytes", "3"), Err(QuotaError::Unknown("tabel-bytes".to_owned())));
        for (name, value) in [("connections", "1.5"), ("connections", "2K"), ("acts", "-1"), ("acts", "nan")]
        {
            assert!(matches!(quotas.set(name, value), Err(QuotaError::Misfit { .. })), "{name} = {value}");
        }
    }

    #[test]
    fn the_handbook_lists_every_limit_as_it_is() {
        let handbook = include_str!("../../../docs/hosting.md");
        let table = Quotas::default().described();
        assert!(handbook.contains(&table), "docs/hosting.md must hold what `tablee limits` prints:\n{table}");
    }
}
