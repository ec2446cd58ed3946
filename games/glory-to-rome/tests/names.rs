//! The names file names what lies in the box, and nothing else.

use glory_to_rome::{Building, GloryToRome};
use saturnalia_rules::Arg;

#[test]
fn every_name_is_that_of_something_printed() {
    let printed = Building::ALL.into_iter().flat_map(|building| [Arg::from(building), building.power()]);
    saturnalia_rules_testkit::assert_named::<GloryToRome>(printed);
}
