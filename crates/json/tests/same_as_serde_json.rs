//! The text is that of `serde_json`, byte for byte.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
struct Everything {
    small: i8,
    long: i64,
    count: u64,
    share: f64,
    yes: bool,
    letter: char,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    maybe: Option<u16>,
    missing: Option<u16>,
    unit: (),
    pair: (u8, String),
    list: Vec<Shape>,
    by_name: BTreeMap<String, i16>,
    by_number: BTreeMap<i32, Marker>,
    wrapped: Wrapped,
    both: Both,
    #[serde(flatten)]
    flat: Flat,
}

#[derive(Clone, Debug, Serialize)]
struct Marker;

#[derive(Clone, Debug, Serialize)]
struct Wrapped(String);

#[derive(Clone, Debug, Serialize)]
struct Both(u8, bool);

#[derive(Clone, Debug, Serialize)]
struct Flat {
    inside: u32,
    words: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Shape {
    Point,
    Circle(i32),
    Line(i16, i16),
    NamedField { width: u32, empty: Vec<u8> },
}

fn shape() -> impl Strategy<Value = Shape> {
    prop_oneof![
        Just(Shape::Point),
        any::<i32>().prop_map(Shape::Circle),
        any::<(i16, i16)>().prop_map(|(from, to)| Shape::Line(from, to)),
        (any::<u32>(), proptest::collection::vec(any::<u8>(), 0..3))
            .prop_map(|(width, empty)| Shape::NamedField { width, empty }),
    ]
}

fn everything() -> impl Strategy<Value = Everything> {
    let numbers = any::<(i8, i64, u64, f64, bool, char)>();
    let texts = ("\\PC*", any::<String>(), proptest::collection::vec(any::<String>(), 0..3));
    let lists = (
        proptest::collection::vec(shape(), 0..4),
        proptest::collection::btree_map(any::<String>(), any::<i16>(), 0..3),
        proptest::collection::btree_map(any::<i32>(), Just(Marker), 0..3),
        any::<Option<u16>>(),
    );
    (numbers, texts, lists).prop_map(
        |((small, long, count, share, yes, letter), (text, other, words), (list, by_name, by_number, maybe))| {
            Everything {
                small,
                long,
                count,
                share,
                yes,
                letter,
                pair: (small.unsigned_abs(), other.clone()),
                text,
                maybe,
                missing: None,
                unit: (),
                list,
                by_name,
                by_number,
                wrapped: Wrapped(other),
                both: Both(7, yes),
                flat: Flat { inside: count as u32, words },
            }
        },
    )
}

proptest! {
    #[test]
    fn any_value_is_written_as_serde_json_writes_it(value in everything()) {
        prop_assert_eq!(saturnalia_json::to_string(&value), serde_json::to_string(&value).unwrap());
    }
}

#[test]
fn every_control_character_is_escaped() {
    let text: String = (0u8..128).map(char::from).chain("ä€𝄞".chars()).collect();
    assert_eq!(saturnalia_json::to_string(&text), serde_json::to_string(&text).unwrap());
}

#[test]
fn numbers_of_every_length_are_written_whole() {
    for power in 0..19 {
        for number in [10i64.pow(power), 10i64.pow(power) - 1, -(10i64.pow(power))] {
            assert_eq!(saturnalia_json::to_string(&number), number.to_string());
        }
    }
    assert_eq!(saturnalia_json::to_string(&u64::MAX), u64::MAX.to_string());
    assert_eq!(saturnalia_json::to_string(&i64::MIN), i64::MIN.to_string());
}

#[test]
fn an_object_is_written_field_by_field() {
    let mut out = Vec::new();
    let mut object = saturnalia_json::Object::begin(&mut out);
    object.field("seat", &1u8);
    object.optional("name", Some(&"Livia"));
    object.optional("bot", None::<&String>);
    object.value("view").extend_from_slice(b"[]");
    object.end();
    assert_eq!(saturnalia_json::into_string(out), r#"{"seat":1,"name":"Livia","view":[]}"#);
}
