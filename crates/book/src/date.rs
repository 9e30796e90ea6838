//! The day of a moment.

/// Year, month and day of a moment in milliseconds since 1970, in universal time.
pub(crate) fn day_of(at: u64) -> (u64, u64, u64) {
    // Years begin in March here, so that the leap day is the last of its year; 719,468 days lie before 1970.
    let days = at / 86_400_000 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

/// A moment in milliseconds since 1970 as files write it, to the second.
pub(crate) fn stamp(at: u64) -> String {
    let (year, month, day) = day_of(at);
    let second = at / 1_000 % 86_400;
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", second / 3_600, second / 60 % 60, second % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day_of(0), (1970, 1, 1));
        assert_eq!(day_of(951_782_400_000), (2000, 2, 29));
        assert_eq!(day_of(951_868_800_000), (2000, 3, 1));
        assert_eq!(day_of(1_798_761_599_999), (2026, 12, 31));
        assert_eq!(stamp(1_798_761_599_999), "2026-12-31T23:59:59Z");
    }
}
