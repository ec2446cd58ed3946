//! Every ruling of docs/rulings/glory-to-rome.md, by number.

#[path = "../table/mod.rs"]
mod table;

mod q01_to_q17;
mod q18_to_q34;
mod q35_to_q52;

const ME: saturnalia_rules::Seat = saturnalia_rules::Seat(0);

#[test]
fn every_ruling_has_a_test_that_names_it() {
    let page = include_str!("../../../../docs/rulings/glory-to-rome.md");
    let tests = [include_str!("q01_to_q17.rs"), include_str!("q18_to_q34.rs"), include_str!("q35_to_q52.rs")].concat();
    let rulings: Vec<u32> = page
        .split("**Q")
        .skip(1)
        .map(|rest| rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap())
        .collect();
    let mut sorted = rulings.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (1..=52).collect::<Vec<u32>>(), "each number once");
    for number in rulings {
        let named = tests.contains(&format!("fn q{number}_")) || tests.contains(&format!("and_q{number}_"));
        assert!(named, "no test of ruling Q{number}");
    }
}
