//! The names file names what lies in the box, and nothing else.

use saturnalia_rules::Arg;
use sylla::Sylla;
use sylla::cards::{Building, Card, Colour, EventCard, Token, Work};

#[test]
fn every_name_is_that_of_something_printed() {
    let mut printed: Vec<Arg> = Vec::new();
    printed.extend(Token::ALL.map(Arg::from));
    printed.extend(Colour::ALL.map(Arg::from));
    printed.extend(Card::ALL.map(Arg::from));
    printed.extend(Building::ALL.map(Arg::from));
    printed.extend(EventCard::ALL.map(Arg::from));
    printed.extend(Work::ALL.map(Arg::from));
    saturnalia_rules_testkit::assert_named::<Sylla>(printed);
}
