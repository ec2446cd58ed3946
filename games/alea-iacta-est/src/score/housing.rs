//! Provinces and patricians: the best way to let patricians live in provinces.
//!
//! Patricians are assigned only at the end of the game, so everybody is given the best assignment (Ruling A17): most points with all that
//! Senate cards change, and among those the one that leaves the most value unhoused, because that breaks ties (Ruling A20).
//!
//! How it is found. Colours touch each other only through the free province, the Senate card that is a lodging, and the
//! citizenship card that lets one patrician live among another colour. So the colours are gone through one by one, keeping
//! the best value for every way in which these three have been used. What a colour brings by itself is in `quarter.rs`.

use arrayvec::ArrayVec;
use saturnalia_rules::Known as _;

use crate::components::Components;
use crate::score::quarter::{Foreign, Housing, Quarter, Quarters, Shared};
use crate::score::senate_cards::Rates;
use crate::score::single::Single;
use crate::score::{EMPTY_PROVINCE_LOSS, POINT, Tableau, Total, Value};
use crate::senate::{SenateCard, SenateCards};
use crate::tiles::{Colour, Patrician, Patricians, Province, Sex};

/// Something patricians can live under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roof {
    Province(Province),
    /// The Senate card that houses a couple. It is not a province.
    Senate,
}

/// A lodging and who lives there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lodging {
    pub roof: Roof,
    pub woman: Option<Patrician>,
    pub man: Option<Patrician>,
}

impl Lodging {
    pub fn residents(&self) -> impl Iterator<Item = Patrician> + use<> {
        self.woman.into_iter().chain(self.man)
    }

    pub fn is_empty(&self) -> bool {
        self.woman.is_none() && self.man.is_none()
    }

    pub fn is_couple(&self) -> bool {
        self.woman.is_some() && self.man.is_some()
    }

    pub fn is_empty_province(&self) -> bool {
        matches!(self.roof, Roof::Province(_)) && self.is_empty()
    }

    /// What the lodging itself scores: the printed value, or one less if nobody lives there.
    pub fn province_points(&self, set: &Components) -> i16 {
        match self.roof {
            Roof::Province(province) if self.is_empty() => i16::from(set.province(province)) - EMPTY_PROVINCE_LOSS,
            Roof::Province(province) => i16::from(set.province(province)),
            Roof::Senate => 0,
        }
    }
}

/// Who lives where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Housed {
    /// Every own lodging: provinces in their order, then the Senate card.
    pub lodgings: ArrayVec<Lodging, 26>,
    pub unhoused: Patricians,
}

impl Housed {
    /// All lodgings empty.
    pub fn nobody(tableau: &Tableau) -> Housed {
        let empty = |roof| Lodging { roof, woman: None, man: None };
        let mut lodgings: ArrayVec<Lodging, 26> =
            tableau.provinces.iter().map(|province| empty(Roof::Province(province))).collect();
        if tableau.senate.contains(SenateCard::FreeSenateProvince) {
            lodgings.push(empty(Roof::Senate));
        }
        Housed { lodgings, unhoused: tableau.patricians }
    }

    fn settle(&mut self, index: usize, patrician: Patrician) {
        let lodging = &mut self.lodgings[index];
        match patrician.sex() {
            Sex::Woman => lodging.woman = Some(patrician),
            Sex::Man => lodging.man = Some(patrician),
        }
        self.unhoused.remove(patrician);
    }
}

const IMPOSSIBLE: Value = Value::MIN / 2;

/// What has been used of the three things that colours share: 2 x 2 x 6 ways.
/// The last factor: nothing yet, somebody sent and not yet hosted (by sex), hosted and not yet sent (by sex), done.
const USED: usize = 24;
const DONE: usize = 5;

fn used(free: bool, senate: bool, foreign: usize) -> usize {
    (foreign * 2 + usize::from(senate)) * 2 + usize::from(free)
}

/// How the citizenship card stands after a colour did its part; `None` if the two do not fit.
fn after(foreign: usize, does: Foreign) -> Option<usize> {
    match (foreign, does) {
        (same, Foreign::Nothing) => Some(same),
        (0, done) => Some(done as usize),
        (1, Foreign::HostsWoman) | (3, Foreign::SendsWoman) | (2, Foreign::HostsMan) | (4, Foreign::SendsMan) => {
            Some(DONE)
        }
        (_, Foreign::SendsWoman | Foreign::SendsMan | Foreign::HostsWoman | Foreign::HostsMan) => None,
    }
}

/// What one colour does, and what it uses for that of the three things that colours share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Choice {
    shared: Shared,
    housing: Housing,
}

impl Choice {
    const IDLE: Choice = Choice { shared: Shared::NOTHING, housing: Housing::NONE };
}

/// The best housing in numbers, for whoever need not know who lives where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// What it brings over the empty tableau.
    pub value: Value,
    /// Points of provinces, housed patricians and the Senate cards that depend on the housing; and the unhoused value.
    pub total: Total,
    /// Patricians with a lodging.
    pub housed: u8,
    /// Lodgings with a woman and a man.
    pub couples: u8,
}

pub(crate) fn summary(set: &Components, tableau: &Tableau) -> Summary {
    if !shares(tableau) {
        // Each colour does what is best for itself.
        let brings = Quarters::with(set, tableau.senate);
        return Summary::of(set, tableau, Colour::ALL.map(|colour| brings.alone(Quarter::of(tableau, colour))));
    }
    let choices = solve(set, tableau);
    Summary::of(set, tableau, choices.each_ref().map(|choice| &choice.housing))
}

impl Summary {
    fn of(set: &Components, tableau: &Tableau, housings: [&Housing; 6]) -> Summary {
        let (mut value, mut housed, mut couples) = (0, 0, 0);
        for housing in housings {
            value += housing.value;
            housed += housing.housed[0] + housing.housed[1];
            couples += housing.couples;
        }
        Summary { value, total: total_of(set, tableau, value), housed, couples }
    }
}

/// Whether there is anything that several colours could use.
#[inline]
pub(crate) fn shares(tableau: &Tableau) -> bool {
    tableau.provinces.contains(Province::FREE) || tableau.senate.touches(SenateCards::SHARED)
}

/// The points in a value. Unhoused patricians make it a little less than a whole number of them.
pub(crate) fn points_of(value: Value) -> i16 {
    -((-value).div_euclid(POINT)) as i16
}

/// The total of a housing that brings that value over the empty tableau.
fn total_of(set: &Components, tableau: &Tableau, value: Value) -> Total {
    let Rates { occupied, homeless, .. } = Rates::of(set, tableau.senate);
    // All provinces empty, all patricians unhoused: what every housing is compared with.
    let empty = i16::from(set.worth_of_provinces(tableau.provinces)) - occupied * i16::from(tableau.provinces.len());
    let homeless = homeless * i16::from(tableau.patricians.len());
    let points = points_of(value);
    let housed = (POINT * Value::from(points) - value) as i16;
    Total {
        points: empty + homeless + points,
        unhoused: i16::from(set.worth_of_patricians(tableau.patricians)) - housed,
    }
}

/// What each colour does for the best value over the empty tableau.
fn solve(set: &Components, tableau: &Tableau) -> [Choice; 6] {
    let brings = Quarters::with(set, tableau.senate);
    if let Some(single) = Single::of(set, tableau) {
        let uses = single.uses();
        return Colour::ALL.map(|colour| {
            let shared = uses[colour.index()];
            Choice { shared, housing: *brings.housing(Quarter::of(tableau, colour), shared) }
        });
    }
    let has_free = tableau.provinces.contains(Province::FREE);
    let has_roof = tableau.senate.contains(SenateCard::FreeSenateProvince);
    let abroad = tableau.senate.contains(SenateCard::Citizenship);
    let reachable = if abroad { USED } else { used(has_free, has_roof, 0) + 1 };
    let mut best = [IMPOSSIBLE; USED];
    best[0] = 0;
    let mut came_from = [[(0u8, Shared::NOTHING); USED]; 6];
    for colour in Colour::ALL {
        let quarter = Quarter::of(tableau, colour);
        let mut next = [IMPOSSIBLE; USED];
        for &free in flags(has_free) {
            for &senate in flags(has_roof) {
                for &foreign in if abroad { &Foreign::ALL[..] } else { &Foreign::ALL[..1] } {
                    let shared = Shared { free, senate, foreign };
                    let housing = brings.housing(quarter, shared);
                    if !housing.possible {
                        continue;
                    }
                    for (before, so_far) in (0..).zip(&best[..reachable]).filter(|(_, value)| **value > IMPOSSIBLE) {
                        let Some(to) = use_shared(usize::from(before), shared) else { continue };
                        if so_far + housing.value > next[to] {
                            next[to] = so_far + housing.value;
                            came_from[colour.index()][to] = (before, shared);
                        }
                    }
                }
            }
        }
        best = next;
    }
    let finished = |used: &usize| used / 4 == 0 || used / 4 == DONE;
    let mut at = (0..USED).filter(finished).max_by_key(|used| best[*used]).unwrap_or(0);
    let mut choices = [Choice::IDLE; 6];
    for colour in Colour::ALL.into_iter().rev() {
        let (before, shared) = came_from[colour.index()][at];
        choices[colour.index()] = Choice { shared, housing: *brings.housing(Quarter::of(tableau, colour), shared) };
        at = usize::from(before);
    }
    choices
}

/// What is used of the shared things after this choice; `None` if something was used already.
fn use_shared(before: usize, shared: Shared) -> Option<usize> {
    let (free_used, senate_used) = (before & 1 == 1, before & 2 == 2);
    let foreign = after(before / 4, shared.foreign)?;
    let twice = (shared.free && free_used) || (shared.senate && senate_used);
    (!twice).then(|| used(shared.free || free_used, shared.senate || senate_used, foreign))
}

fn flags(available: bool) -> &'static [bool] {
    if available { &[false, true] } else { &[false] }
}

/// The best housing itself.
pub fn best(set: &Components, tableau: &Tableau) -> Housed {
    let choices = solve(set, tableau);
    let mut housed = Housed::nobody(tableau);
    let guest = guest(tableau, &choices);
    for (colour, choice) in Colour::ALL.into_iter().zip(choices) {
        let mut residents = Sex::ALL.map(|sex| people_staying(tableau, colour, sex, &choice));
        if let (Some(sex), Some(guest)) = (choice.shared.foreign.hosted(), guest) {
            // First in the list: he comes to live under the first roof, which is a province.
            residents[sex as usize].insert(0, guest);
        }
        move_in(&mut housed, &roofs_of(tableau, colour, &choice), &residents, &choice);
    }
    housed
}

/// The patrician who lives among another colour: the least valuable of those housed, so that the others read well at home.
fn guest(tableau: &Tableau, choices: &[Choice; 6]) -> Option<Patrician> {
    Colour::ALL.into_iter().zip(choices).find_map(|(colour, choice)| {
        let sex = choice.shared.foreign.sent()?;
        best_of(tableau, colour, sex, choice.housing.housed[sex as usize]).last().copied()
    })
}

fn best_of(tableau: &Tableau, colour: Colour, sex: Sex, count: u8) -> ArrayVec<Patrician, 4> {
    let ranked = (1..=Patrician::VALUES as u8).rev().map(|number| Patrician::new(colour, sex, number));
    ranked.filter(|patrician| tableau.patricians.contains(*patrician)).take(usize::from(count)).collect()
}

/// The housed people of a colour that live at home, best first.
fn people_staying(tableau: &Tableau, colour: Colour, sex: Sex, choice: &Choice) -> ArrayVec<Patrician, 4> {
    let mut people = best_of(tableau, colour, sex, choice.housing.housed[sex as usize]);
    if choice.shared.foreign.sent() == Some(sex) {
        people.pop();
    }
    people
}

/// The occupied roofs of a colour: its own provinces from the most valuable down, the free province, the Senate card.
fn roofs_of(tableau: &Tableau, colour: Colour, choice: &Choice) -> ArrayVec<Roof, 6> {
    let Choice { shared: Shared { free, senate, foreign }, housing: Housing { housed, couples, .. } } = *choice;
    let (guests, sent) = (u8::from(foreign.hosted().is_some()), u8::from(foreign.sent().is_some()));
    let occupied = housed[0] + housed[1] + guests - sent - couples;
    let shared = u8::from(free) + u8::from(senate);
    let own = (1..=Province::VALUES as u8).rev().map(|number| Province::new(colour, number));
    let mut roofs: ArrayVec<Roof, 6> = own
        .filter(|province| tableau.provinces.contains(*province))
        .take(usize::from(occupied - shared))
        .map(Roof::Province)
        .collect();
    if free {
        roofs.push(Roof::Province(Province::FREE));
    }
    if senate {
        roofs.push(Roof::Senate);
    }
    roofs
}

/// Women under the first roofs, men under the last ones: they overlap in as many couples as planned. A guest, first in his list,
/// must end up in a province: if the men's first roof is the Senate card, the order is turned round.
fn move_in(housed: &mut Housed, roofs: &[Roof], residents: &[ArrayVec<Patrician, 4>; 2], choice: &Choice) {
    let first = usize::from(choice.shared.foreign == Foreign::HostsMan);
    let [ahead, behind] = [&residents[first], &residents[1 - first]];
    let offset = roofs.len() - behind.len();
    let with_roofs = ahead.iter().zip(roofs).chain(behind.iter().zip(&roofs[offset..]));
    for (patrician, roof) in with_roofs {
        // Every roof is a lodging.
        let index = housed.lodgings.iter().position(|lodging| lodging.roof == *roof).known();
        housed.settle(index, *patrician);
    }
}
