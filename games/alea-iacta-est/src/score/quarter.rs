//! What one colour can bring: how many of its people live somewhere, in how many couples, and what that is worth.
//!
//! What a province gains by being occupied does not depend on its value, so within a colour only numbers matter: how many
//! women and men are housed (the most valuable first), and how many couples they form. Everything a colour can bring is
//! worked out once for each way in which a player's Senate cards reward it, and looked up from then on.

use std::fmt;
use std::sync::OnceLock;

use crate::components::Components;
use crate::score::senate_cards::Rates;
use crate::score::{POINT, Tableau, Value};
use crate::senate::{SenateCard, SenateCards};
use crate::tiles::{Colour, Patrician, Province, Sex};

/// What a colour does with the citizenship card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Foreign {
    Nothing,
    /// One of its own lives in a province of another colour.
    SendsWoman,
    SendsMan,
    /// One of another colour lives in one of its provinces.
    HostsWoman,
    HostsMan,
}

impl Foreign {
    pub(crate) const ALL: [Foreign; 5] =
        [Foreign::Nothing, Foreign::SendsWoman, Foreign::SendsMan, Foreign::HostsWoman, Foreign::HostsMan];

    pub(crate) fn sent(self) -> Option<Sex> {
        match self {
            Foreign::SendsWoman => Some(Sex::Woman),
            Foreign::SendsMan => Some(Sex::Man),
            Foreign::Nothing | Foreign::HostsWoman | Foreign::HostsMan => None,
        }
    }

    pub(crate) fn hosted(self) -> Option<Sex> {
        match self {
            Foreign::HostsWoman => Some(Sex::Woman),
            Foreign::HostsMan => Some(Sex::Man),
            Foreign::Nothing | Foreign::SendsWoman | Foreign::SendsMan => None,
        }
    }

    fn sends(self, sex: Sex) -> u8 {
        u8::from(self.sent() == Some(sex))
    }

    fn hosts(self, sex: Sex) -> u8 {
        u8::from(self.hosted() == Some(sex))
    }
}

/// What a colour uses of the three things that colours share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shared {
    /// The free province.
    pub(crate) free: bool,
    /// The Senate card that is a lodging.
    pub(crate) senate: bool,
    pub(crate) foreign: Foreign,
}

impl Shared {
    pub(crate) const NOTHING: Shared = Shared { free: false, senate: false, foreign: Foreign::Nothing };

    const COUNT: usize = Foreign::ALL.len() * 4;

    #[inline]
    fn index(self) -> usize {
        (self.foreign as usize * 2 + usize::from(self.senate)) * 2 + usize::from(self.free)
    }

    fn all() -> impl Iterator<Item = Shared> {
        let ways = |foreign| [false, true].map(|senate| [false, true].map(|free| Shared { free, senate, foreign }));
        Foreign::ALL.into_iter().flat_map(ways).flatten()
    }
}

/// The tiles of one colour, as numbers.
#[derive(Clone, Copy)]
pub(crate) struct Quarter {
    /// A bit for each woman, then for each man, the least valuable first.
    people: u8,
    provinces: u8,
    /// The governor of this colour is held.
    governed: bool,
}

const PEOPLE: usize = 1 << (2 * Patrician::VALUES);
const PROVINCES: usize = Province::VALUES + 1;

impl Quarter {
    #[inline]
    pub(crate) fn of(tableau: &Tableau, colour: Colour) -> Quarter {
        let index = colour.index();
        Quarter {
            people: tableau.patricians.slice(index * 2 * Patrician::VALUES, 2 * Patrician::VALUES),
            provinces: tableau.provinces.slice(index * Province::VALUES, Province::VALUES).count_ones() as u8,
            governed: tableau.senate.contains(SenateCard::governor(colour)),
        }
    }

    /// The same with one province more.
    pub(crate) fn with_province(self) -> Quarter {
        Quarter { provinces: self.provinces + 1, ..self }
    }

    /// The same with this patrician, who is of its colour.
    pub(crate) fn with_patrician(self, patrician: Patrician) -> Quarter {
        let nth = patrician.sex() as usize * Patrician::VALUES + patrician.nth();
        Quarter { people: self.people | 1 << nth, ..self }
    }

    fn all() -> impl Iterator<Item = Quarter> {
        let quarters = |governed| {
            (0..PROVINCES as u8)
                .flat_map(move |provinces| (0..PEOPLE as u8).map(move |people| Quarter { people, provinces, governed }))
        };
        [false, true].into_iter().flat_map(quarters)
    }

    #[inline]
    fn index(self) -> usize {
        (usize::from(self.governed) * PROVINCES + usize::from(self.provinces)) * PEOPLE + usize::from(self.people)
    }

    const COUNT: usize = 2 * PROVINCES * PEOPLE;
}

/// The best that a colour can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Housing {
    pub(crate) value: Value,
    /// Housed women and men of this colour, one sent abroad included.
    pub(crate) housed: [u8; 2],
    /// Lodgings of this colour with a woman and a man.
    pub(crate) couples: u8,
    /// Whether it can do so at all.
    pub(crate) possible: bool,
}

impl Housing {
    pub(crate) const NONE: Housing = Housing { value: 0, housed: [0; 2], couples: 0, possible: true };
    const IMPOSSIBLE: Housing = Housing { possible: false, ..Housing::NONE };
}

/// What every colour can bring a player with certain Senate cards.
pub(crate) struct Brings([Housing; Shared::COUNT * Quarter::COUNT]);

impl Brings {
    /// The best housing of a colour that uses exactly these of the shared things.
    #[inline]
    pub(crate) fn housing(&self, quarter: Quarter, shared: Shared) -> &Housing {
        &self.0[shared.index() * Quarter::COUNT + quarter.index()]
    }

    /// The best housing of a colour by itself.
    #[inline]
    pub(crate) fn alone(&self, quarter: Quarter) -> &Housing {
        self.housing(quarter, Shared::NOTHING)
    }

    fn work_out(set: &Components, cards: SenateCards) -> Brings {
        let rates = Rates::of(set, cards);
        let mut brings = Brings([Housing::IMPOSSIBLE; Shared::COUNT * Quarter::COUNT]);
        for shared in Shared::all() {
            for quarter in Quarter::all() {
                brings.0[shared.index() * Quarter::COUNT + quarter.index()] =
                    best_housing(set, quarter, &rates, shared);
            }
        }
        brings
    }
}

/// What colours can bring, by the cards that reward women, men, couples, empty provinces and homeless patricians. There is
/// room for all of it from the beginning, so that working it out allocates nothing.
pub(crate) struct Quarters(Box<[OnceLock<Brings>]>);

impl Quarters {
    const FIRST: SenateCard = SenateCard::Women;
    const CARDS: usize = 5;

    #[inline]
    pub(crate) fn with(set: &Components, cards: SenateCards) -> &Brings {
        let held = cards.slice(Quarters::FIRST as usize, Quarters::CARDS);
        set.quarters.0[usize::from(held)].get_or_init(|| Brings::work_out(set, cards))
    }
}

impl Default for Quarters {
    fn default() -> Quarters {
        Quarters((0..1 << Quarters::CARDS).map(|_| OnceLock::new()).collect())
    }
}

impl fmt::Debug for Quarters {
    /// All of it follows from the values beside it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Quarters")
    }
}

/// The value of housing the best 0, 1, 2 or 3 of these people, and how many there are.
fn best_people(set: &Components, people: u8, bonus: i16) -> ([Value; Patrician::VALUES + 1], u8) {
    let mut values = [0; Patrician::VALUES + 1];
    let mut count = 0;
    let printed = set.patrician_values().iter().enumerate().rev();
    for (_, value) in printed.filter(|(nth, _)| people >> nth & 1 == 1) {
        let gain = POINT * Value::from(i16::from(*value) + bonus) - Value::from(*value);
        values[usize::from(count) + 1] = values[usize::from(count)] + gain;
        count += 1;
    }
    (values, count)
}

fn best_housing(set: &Components, quarter: Quarter, rates: &Rates, shared: Shared) -> Housing {
    let Shared { free, senate, foreign } = shared;
    let governor = if quarter.governed { rates.governor } else { 0 };
    let (women, most_women) = best_people(set, quarter.people, rates.sex[0] + governor);
    let (men, most_men) = best_people(set, quarter.people >> Patrician::VALUES, rates.sex[1] + governor);
    let lodgings = quarter.provinces + u8::from(free) + u8::from(senate);
    let mut best = Housing::IMPOSSIBLE;
    for housed_women in foreign.sends(Sex::Woman)..=most_women {
        for housed_men in foreign.sends(Sex::Man)..=most_men {
            let here = |housed: u8, sex| housed + foreign.hosts(sex) - foreign.sends(sex);
            let (w, m) = (here(housed_women, Sex::Woman), here(housed_men, Sex::Man));
            if w > lodgings || m > lodgings {
                continue;
            }
            let people = women[usize::from(housed_women)] + men[usize::from(housed_men)];
            // What a couple more brings, and what an occupied lodging less costs, is not always the same: try them all.
            for couples in (w + m).saturating_sub(lodgings)..=w.min(m) {
                let occupied = w + m - couples;
                let Some(roofs) = best_roofs(quarter, rates.occupied, governor, shared, occupied) else { continue };
                let value = people + POINT * Value::from(roofs + rates.couple * i16::from(couples));
                if !best.possible || value > best.value {
                    best = Housing { value, housed: [housed_women, housed_men], couples, possible: true };
                }
            }
        }
    }
    best
}

/// What occupying so many lodgings brings. A guest lives in a province, not under the Senate card; the free province and
/// the Senate card are taken only where they are used.
fn best_roofs(quarter: Quarter, rate: i16, governor: i16, shared: Shared, occupied: u8) -> Option<i16> {
    let own = occupied.checked_sub(u8::from(shared.free) + u8::from(shared.senate))?;
    if own > quarter.provinces || (shared.foreign.hosted().is_some() && own == 0 && !shared.free) {
        return None;
    }
    Some(i16::from(own) * (rate + governor) + if shared.free { rate } else { 0 })
}
