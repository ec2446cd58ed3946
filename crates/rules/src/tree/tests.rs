use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::*;

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    Pass,
    Build(u8),
    Trade(String, i16),
    March { to: [u8; 2], with: Option<char> },
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Everything {
    deeds: Vec<Deed>,
    by_number: BTreeMap<i8, bool>,
    share: f32,
    #[serde(default)]
    left_out: u32,
    nothing: (),
    pair: (u64, i64),
    as_written: Value,
}

fn everything() -> Value {
    json!({
        "deeds": ["pass", {"build": 7}, {"trade": ["corn", -3]}, {"march": {"to": [1, 2], "with": "x"}}, {"march": {"to": [0, 0], "with": null}}],
        "by_number": {"-1": true, "5": false},
        "share": 0.25,
        "nothing": null,
        "pair": [u64::MAX, i64::MIN],
        "as_written": {"b": [null, 1.5, -2], "a": "ü"},
    })
}

#[test]
fn a_tree_is_read_like_the_text_it_is_made_of() {
    let text = everything().to_string();
    let read: Everything = serde_json::from_str(&text).unwrap();
    assert_eq!(Tree::of_json(&text).unwrap().read::<Everything>().unwrap(), read);
    assert_eq!(Tree::from(everything()).read::<Everything>().unwrap(), read);
}

#[test]
fn what_cannot_be_read_says_where() {
    let refused = |change: fn(&mut Value)| {
        let mut value = everything();
        change(&mut value);
        let from_value = Tree::from(value.clone()).read::<Everything>().unwrap_err().to_string();
        assert_eq!(
            Tree::of_json(&value.to_string()).unwrap().read::<Everything>().unwrap_err().to_string(),
            from_value
        );
        from_value
    };
    assert_eq!(
        refused(|all| all["deeds"][1]["build"] = 300.into()),
        "deeds[1].build: invalid value: integer `300`, expected u8"
    );
    assert_eq!(
        refused(|all| all["deeds"][0] = "rest".into()),
        "deeds[0]: unknown variant `rest`, expected one of `pass`, `build`, `trade`, `march`"
    );
    assert_eq!(
        refused(|all| all["deeds"][0] = "build".into()),
        "deeds[0].build: something belongs to it that is missing"
    );
    assert_eq!(
        refused(|all| all["deeds"][3]["march"]["to"] = json!([1, 2, 3])),
        "deeds[3].march.to: invalid length 3, expected 2"
    );
    assert_eq!(
        refused(|all| all["more"] = 1.into()),
        "unknown field `more`, expected one of `deeds`, `by_number`, `share`, `left_out`, `nothing`, `pair`, `as_written`"
    );
    assert_eq!(refused(|all| all["nothing"] = 1.into()), "nothing: invalid type: integer `1`, expected null");
    // A list is no thing with named fields, though serde would take it for one.
    assert_eq!(
        refused(|all| all["deeds"][3]["march"] = json!([[1, 2], "x"])),
        "deeds[3].march: invalid type: sequence, expected named fields"
    );
}

#[test]
fn what_stands_there_twice_is_refused() {
    #[derive(Debug, Deserialize)]
    struct Seat {
        #[serde(rename = "seat")]
        _seat: u8,
    }
    let twice = Tree::of_json(r#"{"seat": 1, "seat": 2}"#).unwrap();
    assert_eq!(twice.read::<Seat>().unwrap_err().to_string(), "duplicate field `seat`");
    assert!(Tree::of_json("{} {}").unwrap_err().to_string().contains("trailing"));
}

#[test]
fn a_component_file_knows_the_places_of_its_values() {
    #[derive(Debug, Deserialize)]
    struct File {
        price: Vec<Spanned<i8>>,
        #[serde(default)]
        names: BTreeMap<Spanned<String>, Spanned<f64>>,
    }
    let read = |source: &str| Tree::of_toml(source).and_then(|tree| tree.read::<File>());
    let source = "price = [1, -2]\n[names]\nforum = 1.5\n";
    let File { price, names } = read(source).unwrap();
    let prices: Vec<_> = price.iter().map(|price| (*price.get_ref(), &source[price.start()..][..1])).collect();
    assert_eq!(prices, [(1, "1"), (-2, "-")]);
    let (name, value) = names.first_key_value().unwrap();
    assert_eq!((name.get_ref().as_str(), name.start(), *value.get_ref()), ("forum", 24, 1.5));
    let refused = |source| read(source).map_err(|unread| (unread.problem().to_owned(), unread.byte())).unwrap_err();
    assert_eq!(refused("price = [1, 200]"), ("invalid value: integer `200`, expected i8".into(), Some(12)));
    assert_eq!(refused("x = 1\n\nprice = 'dear'").1, Some(15));
    assert_eq!(refused("[names]").1, Some(0));
    assert_eq!(refused("price = [1, 99999999999999999999]").1, Some(12));
    assert_eq!(refused("price = [1").1, Some(10));
}
