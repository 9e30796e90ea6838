//! Writes a type as a [`Value`]. Nothing can go wrong, so nothing is checked on the way.

use std::fmt;

use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Map, Value};

/// What never happens: our types have names for keys and numbers that JSON has.
#[derive(Debug)]
pub(super) enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Self {
        unreachable!("our types can be written")
    }
}

type Written<T> = Result<T, Never>;

/// Writes a value.
pub(super) struct JsonSerializer;

/// Collects what is in an array or an object, which may stand under the name of a variant.
pub(super) struct Inside {
    variant: Option<&'static str>,
    items: Vec<Value>,
    fields: Map<String, Value>,
    key: String,
}

impl Inside {
    fn new(variant: Option<&'static str>) -> Self {
        Self { variant, items: Vec::new(), fields: Map::new(), key: String::new() }
    }

    fn push(&mut self, value: Value) {
        self.items.push(value);
    }

    fn put(&mut self, name: &str, value: Value) {
        self.fields.insert(name.to_owned(), value);
    }

    fn array(self) -> Value {
        under(self.variant, Value::Array(self.items))
    }

    fn object(self) -> Value {
        under(self.variant, Value::Object(self.fields))
    }
}

fn under(variant: Option<&'static str>, value: Value) -> Value {
    match variant {
        Some(name) => super::object([(name, value)]),
        None => value,
    }
}

pub(super) fn write<T: Serialize + ?Sized>(value: &T) -> Value {
    match value.serialize(JsonSerializer) {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

macro_rules! plain {
    ($($method:ident: $type:ty,)*) => {
        $(fn $method(self, value: $type) -> Written<Value> {
            Ok(value.into())
        })*
    };
}

impl Serializer for JsonSerializer {
    type Ok = Value;
    type Error = Never;
    type SerializeSeq = Inside;
    type SerializeTuple = Inside;
    type SerializeTupleStruct = Inside;
    type SerializeTupleVariant = Inside;
    type SerializeMap = Inside;
    type SerializeStruct = Inside;
    type SerializeStructVariant = Inside;

    plain! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64, serialize_str: &str,
    }

    fn serialize_char(self, value: char) -> Written<Value> {
        Ok(value.to_string().into())
    }
    fn serialize_bytes(self, value: &[u8]) -> Written<Value> {
        Ok(value.into())
    }
    fn serialize_none(self) -> Written<Value> {
        Ok(Value::Null)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written<Value> {
        Ok(write(value))
    }
    fn serialize_unit(self) -> Written<Value> {
        Ok(Value::Null)
    }
    fn serialize_unit_struct(self, _: &'static str) -> Written<Value> {
        Ok(Value::Null)
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written<Value> {
        Ok(variant.into())
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written<Value> {
        Ok(write(value))
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written<Value> {
        Ok(under(Some(variant), write(value)))
    }
    fn serialize_seq(self, _: Option<usize>) -> Written<Inside> {
        Ok(Inside::new(None))
    }
    fn serialize_tuple(self, _: usize) -> Written<Inside> {
        Ok(Inside::new(None))
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Written<Inside> {
        Ok(Inside::new(None))
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Written<Inside> {
        Ok(Inside::new(Some(variant)))
    }
    fn serialize_map(self, _: Option<usize>) -> Written<Inside> {
        Ok(Inside::new(None))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Written<Inside> {
        Ok(Inside::new(None))
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Written<Inside> {
        Ok(Inside::new(Some(variant)))
    }
}

macro_rules! arrays {
    ($($trait:ident $method:ident,)*) => {
        $(impl $trait for Inside {
            type Ok = Value;
            type Error = Never;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Written<()> {
                self.push(write(value));
                Ok(())
            }
            fn end(self) -> Written<Value> {
                Ok(self.array())
            }
        })*
    };
}

arrays! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

macro_rules! objects {
    ($($trait:ident,)*) => {
        $(impl $trait for Inside {
            type Ok = Value;
            type Error = Never;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written<()> {
                self.put(name, write(value));
                Ok(())
            }
            fn end(self) -> Written<Value> {
                Ok(self.object())
            }
        })*
    };
}

objects! { SerializeStruct, SerializeStructVariant, }

impl SerializeMap for Inside {
    type Ok = Value;
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written<()> {
        self.key = match write(key) {
            Value::String(name) => name,
            // A number is a name too.
            other => match other.as_u64() {
                Some(number) => number.to_string(),
                None => other.as_i64().unwrap_or_default().to_string(),
            },
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written<()> {
        let key = std::mem::take(&mut self.key);
        self.fields.insert(key, write(value));
        Ok(())
    }

    fn end(self) -> Written<Value> {
        Ok(self.object())
    }
}
