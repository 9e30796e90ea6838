//! Sets and maps that are sorted lists: what a game holds has a handful of entries. The trees of the standard library
//! are compiled anew for each type in them, and that was a twelfth of a page in the browser.

use std::{fmt, marker::PhantomData, ops::Deref};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
};

/// A set that is a sorted list. As a slice it can be looked at, not changed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Set<T>(Vec<T>);

impl<T: Ord> Set<T> {
    /// Nothing in it.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Puts it in; no, if it is there already.
    pub fn insert(&mut self, item: T) -> bool {
        match self.0.binary_search(&item) {
            Ok(_) => false,
            Err(at) => {
                self.0.insert(at, item);
                true
            }
        }
    }

    /// Takes it out; no, if it is not there.
    pub fn remove(&mut self, item: &T) -> bool {
        let found = self.0.binary_search(item);
        found.map(|at| self.0.remove(at)).is_ok()
    }

    /// Leaves nothing in it.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps those for which it holds.
    pub fn retain(&mut self, holds: impl FnMut(&T) -> bool) {
        self.0.retain(holds);
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> From<Set<T>> for Vec<T> {
    fn from(set: Set<T>) -> Self {
        set.0
    }
}

impl<T> Deref for Set<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Ord> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.insert(item);
        }
    }
}

impl<T: Ord> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::new();
        set.extend(items);
        set
    }
}

impl<T: Ord, const N: usize> From<[T; N]> for Set<T> {
    fn from(items: [T; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<T> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a Set<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'de, T: Ord + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A map that is a list sorted by its keys. As a slice of pairs it can be looked at, not changed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Map<K, V>(Vec<(K, V)>);

impl<K: Ord, V> Map<K, V> {
    /// Nothing in it.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    fn at(&self, key: &K) -> Result<usize, usize> {
        self.0.binary_search_by(|(there, _)| there.cmp(key))
    }

    /// Whether it is there.
    pub fn contains_key(&self, key: &K) -> bool {
        self.at(key).is_ok()
    }

    /// What is there.
    pub fn get(&self, key: &K) -> Option<&V> {
        let at = self.at(key).ok()?;
        self.0.get(at).map(|(_, value)| value)
    }

    /// What is there, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let at = self.at(key).ok()?;
        self.0.get_mut(at).map(|(_, value)| value)
    }

    /// What is there, or else this from now on.
    pub fn or_insert(&mut self, key: K, value: V) -> &mut V {
        let at = match self.at(&key) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (key, value));
                at
            }
        };
        &mut self.0[at].1
    }

    /// Puts it there, and gives what was there before.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.at(&key) {
            Ok(at) => Some(std::mem::replace(&mut self.0[at].1, value)),
            Err(at) => {
                self.0.insert(at, (key, value));
                None
            }
        }
    }

    /// Takes it away.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        let at = self.at(key).ok()?;
        Some(self.0.remove(at).1)
    }

    /// Takes the least one away.
    pub fn pop_first(&mut self) -> Option<(K, V)> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Leaves nothing in it.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The keys, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + ExactSizeIterator {
        self.0.iter().map(|(key, _)| key)
    }

    /// What is there, in the order of the keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator {
        self.0.iter().map(|(_, value)| value)
    }
}

impl<K, V> Default for Map<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K, V> Deref for Map<K, V> {
    type Target = [(K, V)];

    fn deref(&self) -> &[(K, V)] {
        &self.0
    }
}

impl<K: Ord, V> std::ops::Index<&K> for Map<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("a key that is there")
    }
}

impl<K: Ord, V> Extend<(K, V)> for Map<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = Self::new();
        map.extend(pairs);
        map
    }
}

impl<K: Ord, V, const N: usize> From<[(K, V); N]> for Map<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        pairs.into_iter().collect()
    }
}

impl<K, V> IntoIterator for Map<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, K, V> IntoIterator for &'a Map<K, V> {
    type Item = &'a (K, V);
    type IntoIter = std::slice::Iter<'a, (K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Map<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for Map<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs<K, V>(PhantomData<(K, V)>);

        impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Pairs<K, V> {
            type Value = Map<K, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Self::Value, A::Error> {
                let mut map = Map::new();
                while let Some((key, value)) = pairs.next_entry()? {
                    map.insert(key, value);
                }
                Ok(map)
            }
        }

        deserializer.deserialize_map(Pairs(PhantomData))
    }
}

/// Described as the trees of the standard library are.
#[cfg(feature = "schema")]
mod schema {
    use std::{
        borrow::Cow,
        collections::{BTreeMap, BTreeSet},
    };

    use schemars::{JsonSchema, Schema, SchemaGenerator};

    use super::{Map, Set};

    impl<T: JsonSchema> JsonSchema for Set<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            BTreeSet::<T>::schema_name()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            BTreeSet::<T>::json_schema(generator)
        }
    }

    impl<K: JsonSchema, V: JsonSchema> JsonSchema for Map<K, V> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            BTreeMap::<K, V>::schema_name()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            BTreeMap::<K, V>::json_schema(generator)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// A way through many values, the same each time.
    fn some() -> impl Iterator<Item = u8> {
        (0..4_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8 % 97)
    }

    #[test]
    fn a_set_is_what_a_tree_is() {
        let (mut set, mut tree) = (Set::new(), BTreeSet::new());
        for (i, item) in some().enumerate() {
            if i % 3 == 0 {
                assert_eq!(set.remove(&item), tree.remove(&item));
            } else {
                assert_eq!(set.insert(item), tree.insert(item));
            }
            assert!(set.iter().eq(&tree));
        }
        set.retain(|item| item % 2 == 0);
        tree.retain(|item| item % 2 == 0);
        assert!(set.iter().eq(&tree) && !set.is_empty());
        let text = serde_json::to_string(&set).expect("it can be written");
        assert_eq!(text, serde_json::to_string(&tree).expect("it can be written"));
        assert_eq!(serde_json::from_str::<Set<u8>>(&text).expect("it can be read"), set);
        assert_eq!(serde_json::from_str::<Set<u8>>("[3,1,3]").expect("in any order"), Set::from([1, 3]));
    }

    #[test]
    fn a_map_is_what_a_tree_is() {
        let (mut map, mut tree) = (Map::new(), BTreeMap::new());
        for (i, key) in some().enumerate() {
            match i % 4 {
                0 => assert_eq!(map.remove(&key), tree.remove(&key)),
                1 => {
                    *map.or_insert(key, 5) += 1;
                    *tree.entry(key).or_insert(5) += 1;
                }
                _ => assert_eq!(map.insert(key, i), tree.insert(key, i)),
            }
            assert_eq!(map.get(&key), tree.get(&key));
            assert!(map.keys().eq(tree.keys()) && map.values().eq(tree.values()));
        }
        let text = serde_json::to_string(&map).expect("it can be written");
        assert_eq!(text, serde_json::to_string(&tree).expect("it can be written"));
        assert_eq!(serde_json::from_str::<Map<u8, usize>>(&text).expect("it can be read"), map);
        assert!(serde_json::from_str::<Map<u8, usize>>("[1]").is_err());
    }
}
