//! What may be done now: an action, or an action with holes to fill.

use readers::json;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    Ask, Chance,
    game::Wire,
    text::{begins_with, is_blank, length},
};

/// An action that is on offer. Its holes are fields still to be filled, each with its domain, so that a
/// form, a bot and a fuzzer can fill it.
///
/// The action serializes as an object; a hole names one of its fields, whose value in `action` is a
/// placeholder.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Choice<A> {
    /// The action, placeholders in its holes.
    pub action: A,
    /// The fields to fill.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holes: Vec<Hole>,
}

/// A field to fill.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Hole {
    /// The name of the field.
    pub field: String,
    /// What may stand in it.
    pub domain: Domain,
}

/// What may stand in a hole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Domain {
    /// Something a person writes, not blank.
    Text {
        /// At most so many characters.
        most: usize,
        /// Words it must begin with.
        begins: Option<String>,
        /// Whether nothing (`null`) will do: told aloud, or left out.
        optional: bool,
    },
    /// A whole number, both ends included.
    Number {
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
        /// Whether nothing (`null`) will do.
        optional: bool,
    },
    /// Yes or no.
    Flag,
    /// One of these.
    One {
        /// The values, in the order of a menu.
        of: Vec<Value>,
        /// Whether nothing (`null`) will do.
        optional: bool,
    },
    /// A list of some of these, none twice, in any order.
    Several {
        /// The values, in the order of a menu.
        of: Vec<Value>,
        /// How many, both ends included.
        number: (u32, u32),
    },
    /// An object that says how many of each kind.
    Counts {
        /// The kinds.
        of: Vec<Count>,
        /// How many in all, both ends included.
        number: (u32, u32),
        /// How much they weigh in all, both ends included.
        weight: (u32, u32),
    },
}

/// One kind of thing that can be counted out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// The field that counts it.
    pub name: String,
    /// How many there are.
    pub most: u32,
    /// What one of them weighs.
    pub weight: u32,
}

/// A choice and its answers do not make an action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// An answer is outside its hole's domain.
    #[error("{0} does not fit")]
    Outside(String),
    /// The filled choice is no action.
    #[error("not an action")]
    NoAction,
}

impl<A: Wire> Choice<A> {
    /// An action with nothing to fill.
    pub fn plain(action: A) -> Self {
        Self { action, holes: Vec::new() }
    }

    /// What is done, by the name under which the action is written.
    pub fn action_name(&self) -> Option<String> {
        object(&self.action)?.get("do")?.as_str().map(str::to_owned)
    }

    /// The same with one more hole.
    #[must_use]
    pub fn hole(mut self, field: &str, domain: Domain) -> Self {
        self.holes.push(Hole { field: field.to_owned(), domain });
        self
    }

    /// The action that these answers make.
    ///
    /// # Errors
    /// An answer outside its domain.
    pub fn fill(&self, mut answer: impl FnMut(&Hole) -> Value) -> Result<A, Misfit> {
        if self.holes.is_empty() {
            return Ok(self.action.clone());
        }
        let mut fields = object(&self.action).unwrap_or_default();
        for hole in &self.holes {
            let value = answer(hole);
            if !hole.domain.contains(&value) {
                return Err(Misfit::Outside(hole.field.clone()));
            }
            fields.insert(hole.field.clone(), value);
        }
        json::from(&Value::Object(fields)).ok_or(Misfit::NoAction)
    }

    /// A filling chosen by chance.
    ///
    /// # Errors
    /// None for a well-made choice.
    pub fn sample(&self, chance: &mut dyn Chance) -> Result<A, Misfit> {
        self.fill(|hole| hole.domain.sample(chance))
    }

    /// Whether some filling is this action.
    pub fn admits(&self, action: &A) -> bool {
        if self.holes.is_empty() {
            return self.action == *action;
        }
        let (Some(mut offered), Some(mut asked)) = (object(&self.action), object(action)) else {
            return false;
        };
        self.holes.iter().all(|hole| {
            offered.remove(&hole.field);
            hole.domain.contains(&asked.remove(&hole.field).unwrap_or(Value::Null))
        }) && offered == asked
    }
}

fn object<A: Serialize>(action: &A) -> Option<Map<String, Value>> {
    match json::value(action) {
        Value::Object(fields) => Some(fields),
        _ => None,
    }
}

/// A value as it stands in a menu.
fn value<T: Serialize>(thing: T) -> Value {
    json::value(&thing)
}

impl Domain {
    /// A text that must be there.
    pub fn text(most: usize) -> Self {
        Self::Text { most, begins: None, optional: false }
    }

    /// A text that may be left out.
    pub fn optional_text(most: usize) -> Self {
        Self::Text { most, begins: None, optional: true }
    }

    /// One of these things.
    pub fn one<T: Serialize>(of: impl IntoIterator<Item = T>) -> Self {
        Self::One { of: of.into_iter().map(value).collect(), optional: false }
    }

    /// One of these things, or nothing.
    pub fn one_or_none<T: Serialize>(of: impl IntoIterator<Item = T>) -> Self {
        Self::One { of: of.into_iter().map(value).collect(), optional: true }
    }

    /// A list of some of these things, none twice: at least … and at most so many.
    pub fn several<T: Serialize>(of: impl IntoIterator<Item = T>, least: u32, most: u32) -> Self {
        Self::Several { of: of.into_iter().map(value).collect(), number: (least, most) }
    }

    /// A number from … to.
    pub fn number(from: impl Into<i64>, to: impl Into<i64>) -> Self {
        Self::Number { from: from.into(), to: to.into(), optional: false }
    }

    /// What there is to choose from, in the order of a menu, for whoever has to name it: things, or the kinds
    /// that are counted. Texts, numbers and yes or no name themselves.
    pub fn values(&self) -> Vec<Value> {
        match self {
            Self::One { of, .. } | Self::Several { of, .. } => of.clone(),
            Self::Counts { of, .. } => of.iter().map(|count| count.name.as_str().into()).collect(),
            Self::Text { .. } | Self::Number { .. } | Self::Flag => Vec::new(),
        }
    }

    /// Whether a value may stand here.
    pub fn contains(&self, value: &Value) -> bool {
        match self {
            Self::Text { optional, .. } | Self::Number { optional, .. } | Self::One { optional, .. }
                if value.is_null() =>
            {
                *optional
            }
            Self::Text { most, begins, .. } => value.as_str().is_some_and(|text| {
                length(text) <= *most
                    && !is_blank(text)
                    && begins.as_ref().is_none_or(|opening| begins_with(text, opening))
            }),
            Self::Number { from, to, .. } => value.as_i64().is_some_and(|n| (*from..=*to).contains(&n)),
            Self::Flag => value.is_boolean(),
            Self::One { of, .. } => of.contains(value),
            Self::Several { of, number } => value.as_array().is_some_and(|items| {
                let n = u32::try_from(items.len()).unwrap_or(u32::MAX);
                let once = |(i, item): (usize, &Value)| of.contains(item) && !items[..i].contains(item);
                (number.0..=number.1).contains(&n) && items.iter().enumerate().all(once)
            }),
            Self::Counts { of, number, weight } => counted(of, value).is_some_and(|(n, w)| {
                (number.0..=number.1).contains(&n) && (weight.0..=weight.1).contains(&w)
            }),
        }
    }

    /// A value chosen by chance.
    pub fn sample(&self, chance: &mut dyn Chance) -> Value {
        match self {
            Self::Text { optional: true, .. }
            | Self::Number { optional: true, .. }
            | Self::One { optional: true, .. }
                if chance.pick(&Ask::one_of(3)) == 0 =>
            {
                Value::Null
            }
            Self::Text { most, begins, .. } => some_text(*most, begins.as_deref(), chance).into(),
            Self::Number { from, to, .. } => {
                // One of the first thousand will do, however long the range.
                let n = usize::try_from(to.saturating_sub(*from)).unwrap_or(0).min(999) + 1;
                let above = i64::try_from(chance.pick(&Ask::one_of(n))).unwrap_or(0);
                from.saturating_add(above).into()
            }
            Self::Flag => (chance.pick(&Ask::one_of(2)) == 0).into(),
            Self::One { of, .. } if of.is_empty() => Value::Null,
            Self::One { of, .. } => of[chance.pick(&Ask::one_of(of.len()))].clone(),
            Self::Several { of, number } => {
                let most = of.len().min(usize::try_from(number.1).unwrap_or(usize::MAX));
                let least = most.min(usize::try_from(number.0).unwrap_or(usize::MAX));
                let n = least + chance.pick(&Ask::one_of(most - least + 1));
                let mut left = of.clone();
                (0..n).map(|_| left.remove(chance.pick(&Ask::one_of(left.len())))).collect::<Vec<_>>().into()
            }
            Self::Counts { of, number, weight } => {
                let all = all_counts(of, *number, *weight);
                if all.is_empty() { Value::Null } else { all[chance.pick(&Ask::one_of(all.len()))].clone() }
            }
        }
    }
}

/// How many and how heavy; nothing, if it is no such object or there are not so many.
fn counted(of: &[Count], value: &Value) -> Option<(u32, u32)> {
    let fields = value.as_object()?;
    if fields.keys().any(|key| of.iter().all(|count| count.name != *key)) {
        return None;
    }
    of.iter().try_fold((0u32, 0u32), |(n, w), count| {
        let here = fields.get(&count.name).map_or(Some(0), Value::as_u64)?;
        let here = u32::try_from(here).ok().filter(|&here| here <= count.most)?;
        Some((n + here, w + here * count.weight))
    })
}

fn all_counts(of: &[Count], number: (u32, u32), weight: (u32, u32)) -> Vec<Value> {
    let mut partial = vec![(Map::new(), 0, 0)];
    for count in of {
        partial = partial
            .into_iter()
            .flat_map(|(fields, n, w)| {
                (0..=count.most).map(move |here| {
                    let mut fields = fields.clone();
                    fields.insert(count.name.clone(), here.into());
                    (fields, n + here, w + here * count.weight)
                })
            })
            .filter(|&(_, n, w)| n <= number.1 && w <= weight.1)
            .collect();
    }
    let fits = |&(_, n, w): &(Map<String, Value>, u32, u32)| n >= number.0 && w >= weight.0;
    partial.into_iter().filter(fits).map(|(fields, ..)| Value::Object(fields)).collect()
}

/// Texts that people could type, the awkward ones included.
fn some_text(most: usize, begins: Option<&str>, chance: &mut dyn Chance) -> String {
    const TYPED: [&str; 8] = ["oui", "l’œuf", "\u{1f608}", "<b>", "\u{202e}x", "a\nb", "\"\\{", "\u{0}."];
    let mut text = begins.map_or_else(String::new, |opening| format!("{opening} "));
    for _ in 0..=chance.pick(&Ask::one_of(3)) {
        text.push_str(TYPED[chance.pick(&Ask::one_of(TYPED.len()))]);
    }
    text.chars().take(most).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case")]
    enum Move {
        Pay { tokens: Value, note: Option<String> },
        Pass,
    }

    fn purse() -> Domain {
        let count = |name: &str, most, weight| Count { name: name.into(), most, weight };
        Domain::Counts { of: vec![count("ones", 3, 1), count("twos", 1, 2)], number: (0, 9), weight: (3, 3) }
    }

    fn pay() -> Choice<Move> {
        Choice::plain(Move::Pay { tokens: Value::Null, note: None })
            .hole("tokens", purse())
            .hole("note", Domain::optional_text(5))
    }

    #[test]
    fn a_choice_admits_what_its_holes_admit() {
        let paid = |ones, twos, note: Option<&str>| Move::Pay {
            tokens: json!({"ones": ones, "twos": twos}),
            note: note.map(str::to_owned),
        };
        assert!(pay().admits(&paid(1, 1, None)));
        assert!(pay().admits(&paid(3, 0, Some("voilà"))));
        assert!(!pay().admits(&paid(2, 1, None)), "4 points");
        assert!(!pay().admits(&paid(1, 1, Some("voilà!"))), "six characters");
        assert!(!pay().admits(&paid(1, 1, Some("  "))), "blank");
        assert!(!pay().admits(&Move::Pass));
        assert!(Choice::plain(Move::Pass).admits(&Move::Pass));
    }

    #[test]
    fn filling_refuses_what_does_not_fit() {
        let answer = |hole: &Hole| if hole.field == "tokens" { json!({"ones": 9}) } else { Value::Null };
        assert_eq!(pay().fill(answer), Err(Misfit::Outside("tokens".into())));
    }

    #[test]
    fn a_selection_is_of_the_things_on_offer_none_twice() {
        let two_or_three = Domain::several(["a", "b", "c"], 2, 3);
        assert!(two_or_three.contains(&json!(["c", "a"])));
        assert!(!two_or_three.contains(&json!(["a", "a"])), "twice the same");
        assert!(!two_or_three.contains(&json!(["a"])), "too few");
        assert!(!two_or_three.contains(&json!(["a", "d"])), "not on offer");
        assert!(!two_or_three.contains(&Value::Null));
        for face in 0..3 {
            let sampled = two_or_three.sample(&mut Always(face));
            assert!(two_or_three.contains(&sampled), "{sampled}");
        }
    }

    #[test]
    fn what_has_to_be_named_is_listed() {
        assert_eq!(Domain::one(["a", "b"]).values(), ["a", "b"]);
        assert_eq!(Domain::several(["a"], 0, 1).values(), ["a"]);
        assert_eq!(purse().values(), ["ones", "twos"]);
        assert!(Domain::text(5).values().is_empty());
    }

    /// Picks the same index as long as there is one.
    struct Always(usize);

    impl Chance for Always {
        fn pick(&mut self, ask: &Ask) -> usize {
            self.0.min(ask.n_outcomes() - 1)
        }
    }

    #[test]
    fn all_ways_to_count_out() {
        let Domain::Counts { of, number, weight } = purse() else { unreachable!("purse() is counts") };
        assert_eq!(
            all_counts(&of, number, weight),
            [json!({"ones": 1, "twos": 1}), json!({"ones": 3, "twos": 0})]
        );
    }
}
