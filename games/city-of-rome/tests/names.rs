//! The names file names what lies in the box, and nothing else.

use city_of_rome::CityOfRome;
use city_of_rome::cards::Card;
use saturnalia_rules::Arg;

#[test]
fn every_name_is_that_of_something_printed() {
    saturnalia_rules_testkit::assert_named::<CityOfRome>(Card::all().flat_map(|card| [Arg::from(card), card.short()]));
}
