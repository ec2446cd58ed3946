//! Production buildings: what each of them brings when its owner produces.

use crate::cards::Card;
use crate::state::State;
use saturnalia_rules::Seat;

/// Production points that one production takes (Ruling B4).
pub const NEEDED: u8 = 2;

/// What one building brings.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Harvest {
    pub money: u8,
    pub influence: u8,
    /// A building point marker, if none lies on the card.
    pub building_point: bool,
}

/// What this card brings when its owner produces; nothing if it is no production building.
pub const fn harvest(card: Card) -> Harvest {
    let nothing = Harvest { money: 0, influence: 0, building_point: false };
    match card {
        Card::VegetableFarm => Harvest { money: 1, ..nothing },
        Card::GrainFarm => Harvest { building_point: true, ..nothing },
        Card::SheepFarm => Harvest { influence: 1, ..nothing },
        Card::Winery => Harvest { money: 1, building_point: true, ..nothing },
        Card::House2
        | Card::House3
        | Card::House4
        | Card::LuxuryHouse2
        | Card::LuxuryHouse3
        | Card::LuxuryHouse4
        | Card::Market
        | Card::Arena
        | Card::School
        | Card::Therma
        | Card::ForumRomanum
        | Card::Colosseum
        | Card::University
        | Card::ImperialTherma
        | Card::Aqueduct
        | Card::GreatAqueduct
        | Card::Minerva
        | Card::Fortuna
        | Card::Amor
        | Card::Juno
        | Card::Saturnus
        | Card::Luna
        | Card::Mars
        | Card::Venus
        | Card::Jupiter
        | Card::Mercury => nothing,
    }
}

/// Money for the production points that the builder lacks.
#[inline]
pub fn price(free: u8) -> u8 {
    NEEDED.saturating_sub(free)
}

/// Whether the seat can produce with that many free points, and would get anything (Ruling B23).
#[inline]
pub fn is_possible(state: &State, seat: Seat, free: u8) -> bool {
    let player = &state.players[seat];
    let (money, influence) = player.city.harvest();
    let fresh = player.city.granaries() != player.city.marked();
    price(free) <= player.money && (money > 0 || influence > 0 || fresh)
}

/// Uses every production building of the seat once: returns money, influence and building point markers gained.
pub fn produce(state: &mut State, seat: Seat) -> (u8, u8, u8) {
    let player = &mut state.players[seat];
    let (money, influence) = player.city.harvest();
    let granaries = player.city.granaries();
    // Never more than one marker on a card.
    let fresh = granaries.without(player.city.marked()).len();
    player.city.mark(granaries);
    player.earn(money);
    player.gain_influence(influence);
    (money, influence, fresh)
}
