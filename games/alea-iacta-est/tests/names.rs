//! The names file names what lies in the box, and nothing else.

use alea_iacta_est::AleaIactaEst;
use alea_iacta_est::senate::SenateCard;
use alea_iacta_est::tiles::{Patricians, Provinces};
use saturnalia_rules::Arg;

#[test]
fn every_name_is_that_of_something_printed() {
    let cards = SenateCard::ALL.into_iter().flat_map(|card| [Arg::from(card), card.effect()]);
    let provinces = Provinces::all().iter().map(Arg::from).collect::<Vec<_>>();
    let patricians = Patricians::all().iter().map(Arg::from).collect::<Vec<_>>();
    // What the help says of the cards that the set could not be sure of.
    let reconstructed = [Arg::term("alea-senate-reconstructed")];
    let printed = cards.chain(provinces).chain(patricians).chain(reconstructed);
    saturnalia_rules_testkit::assert_named::<AleaIactaEst>(printed);
}
