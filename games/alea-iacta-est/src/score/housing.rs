//! Provinces and patricians: the best way to let patricians live in provinces.
//!
//! Patricians are assigned only at the end of the game, so everybody is given the best assignment (Ruling A17): most points with all that
//! Senate cards change, and among those the one that leaves the most value unhoused, because that breaks ties (Ruling A20).
//!
//! How it is found. What a province gains by being occupied does not depend on its value, so within a colour only numbers matter: how
//! many women and men are housed (the most valuable first), and how many couples they form. Colours touch each other only through the
//! free province, the Senate card that is a lodging, and the citizenship card that lets one patrician live among another
//! colour. So the colours are gone through one by one, keeping the best value for every way in which these three have been used.

use arrayvec::ArrayVec;

use crate::score::senate_cards::Rates;
use crate::score::{EMPTY_PROVINCE_LOSS, Tableau, Total};
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
    pub fn province_points(&self) -> i16 {
        match self.roof {
            Roof::Province(province) if self.is_empty() => i16::from(province.value()) - EMPTY_PROVINCE_LOSS,
            Roof::Province(province) => i16::from(province.value()),
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
        if Rates::of(tableau).senate_roof {
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

/// Points first, then unhoused value, in one number. Unhoused values never reach the weight of a point.
type Value = i32;
const POINT: Value = 1 << 8;
const IMPOSSIBLE: Value = Value::MIN / 2;

/// What a colour does with the citizenship card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Foreign {
    Nothing,
    /// One of its own lives in a province of another colour.
    Sends(Sex),
    /// One of another colour lives in one of its provinces.
    Hosts(Sex),
}

impl Foreign {
    const ALL: [Foreign; 5] = [
        Foreign::Nothing,
        Foreign::Sends(Sex::Woman),
        Foreign::Sends(Sex::Man),
        Foreign::Hosts(Sex::Woman),
        Foreign::Hosts(Sex::Man),
    ];

    fn sends(self, sex: Sex) -> bool {
        self == Foreign::Sends(sex)
    }

    fn hosts(self, sex: Sex) -> bool {
        self == Foreign::Hosts(sex)
    }
}

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
        (0, Foreign::Sends(Sex::Woman)) => Some(1),
        (0, Foreign::Sends(Sex::Man)) => Some(2),
        (0, Foreign::Hosts(Sex::Woman)) => Some(3),
        (0, Foreign::Hosts(Sex::Man)) => Some(4),
        (1, Foreign::Hosts(Sex::Woman)) | (3, Foreign::Sends(Sex::Woman)) => Some(DONE),
        (2, Foreign::Hosts(Sex::Man)) | (4, Foreign::Sends(Sex::Man)) => Some(DONE),
        (_, Foreign::Sends(_) | Foreign::Hosts(_)) => None,
    }
}

/// What one colour does: which shared things it uses, how many of its people it houses, and how many couples they form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Choice {
    free: bool,
    senate: bool,
    foreign: Foreign,
    /// Housed women and men of this colour, one sent abroad included.
    housed: [u8; 2],
    /// Lodgings of this colour with a woman and a man.
    couples: u8,
}

impl Choice {
    const IDLE: Choice = Choice { free: false, senate: false, foreign: Foreign::Nothing, housed: [0; 2], couples: 0 };
}

/// The tiles of one colour.
#[derive(Clone, Copy)]
struct Quarter {
    /// Bits for values I, II and III of the women and the men.
    people: [u8; 2],
    provinces: u8,
    /// Beside the printed value, for each housed woman and man.
    bonus: [i16; 2],
    /// For each occupied province of this colour.
    occupied: i16,
}

impl Quarter {
    fn of(tableau: &Tableau, colour: Colour, rates: &Rates) -> Quarter {
        let index = colour.index();
        let own = rates.colour[index];
        Quarter {
            people: [tableau.patricians.slice(index * 6, 3), tableau.patricians.slice(index * 6 + 3, 3)],
            provinces: tableau.provinces.slice(index * 4, 4).count_ones() as u8,
            bonus: [rates.sex[0] + own, rates.sex[1] + own],
            occupied: rates.occupied + own,
        }
    }
}

/// The value of housing the best 0, 1, 2 or 3 of these people.
fn best_people(people: u8, bonus: i16) -> ([Value; 4], u8) {
    let mut values = [0; 4];
    let mut count = 0;
    for value in (1..=3u8).rev().filter(|value| people >> (value - 1) & 1 == 1) {
        let gain = POINT * Value::from(i16::from(value) + bonus) - Value::from(value);
        values[usize::from(count) + 1] = values[usize::from(count)] + gain;
        count += 1;
    }
    (values, count)
}

/// The best choice of a colour, given which shared things it uses.
fn best_choice(
    quarter: &Quarter,
    rates: &Rates,
    free: bool,
    senate: bool,
    foreign: Foreign,
) -> Option<(Value, Choice)> {
    let (women, most_women) = best_people(quarter.people[0], quarter.bonus[0]);
    let (men, most_men) = best_people(quarter.people[1], quarter.bonus[1]);
    let real = quarter.provinces + u8::from(free);
    let lodgings = real + u8::from(senate);
    let mut best: Option<(Value, Choice)> = None;
    for housed_women in u8::from(foreign.sends(Sex::Woman))..=most_women {
        for housed_men in u8::from(foreign.sends(Sex::Man))..=most_men {
            let here = |housed: u8, sex| housed + u8::from(foreign.hosts(sex)) - u8::from(foreign.sends(sex));
            let (w, m) = (here(housed_women, Sex::Woman), here(housed_men, Sex::Man));
            if w > lodgings || m > lodgings {
                continue;
            }
            let people = women[usize::from(housed_women)] + men[usize::from(housed_men)];
            // What a couple more brings, and what an occupied lodging less costs, is not always the same: try them all.
            for couples in (w + m).saturating_sub(lodgings)..=w.min(m) {
                let occupied = w + m - couples;
                let Some(roofs) = best_roofs(quarter, rates, free, senate, foreign, occupied) else { continue };
                let value = people + POINT * Value::from(roofs + rates.couple * i16::from(couples));
                if best.is_none_or(|(other, _)| value > other) {
                    let housed = [housed_women, housed_men];
                    best = Some((value, Choice { free, senate, foreign, housed, couples }));
                }
            }
        }
    }
    best
}

/// What occupying so many lodgings brings when the best are taken. A guest lives in a province, not under the Senate card;
/// the free province and the Senate card are taken only where they are used.
fn best_roofs(
    quarter: &Quarter,
    rates: &Rates,
    free: bool,
    senate: bool,
    foreign: Foreign,
    occupied: u8,
) -> Option<i16> {
    let hosts = foreign.hosts(Sex::Woman) || foreign.hosts(Sex::Man);
    let shared = u8::from(free) + u8::from(senate);
    let own = occupied.checked_sub(shared)?;
    if own > quarter.provinces || (hosts && own == 0 && !free) {
        return None;
    }
    Some(i16::from(own) * quarter.occupied + if free { rates.occupied } else { 0 })
}

/// The best housing in numbers, for whoever need not know who lives where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// Points of provinces, housed patricians and the Senate cards that depend on the housing; and the unhoused value.
    pub total: Total,
    /// Patricians with a lodging.
    pub housed: u8,
    /// Lodgings with a woman and a man.
    pub couples: u8,
}

pub(crate) fn summary(tableau: &Tableau) -> Summary {
    let rates = Rates::of(tableau);
    let shares = rates.senate_roof || rates.citizenship || tableau.provinces.contains(Province::FREE);
    let (value, choices) = if shares { solve(tableau) } else { each_for_itself(tableau, &rates) };
    Summary {
        total: total_of(tableau, value),
        housed: choices.iter().map(|choice| choice.housed[0] + choice.housed[1]).sum(),
        couples: choices.iter().map(|choice| choice.couples).sum(),
    }
}

/// What [`solve`] finds where colours share nothing: each does what is best for itself.
fn each_for_itself(tableau: &Tableau, rates: &Rates) -> (Value, [Choice; 6]) {
    let mut sum = 0;
    let choices = Colour::ALL.map(|colour| {
        let quarter = Quarter::of(tableau, colour, rates);
        if quarter.provinces == 0 || quarter.people == [0; 2] {
            return Choice::IDLE;
        }
        let best = best_choice(&quarter, rates, false, false, Foreign::Nothing);
        let (value, choice) = best.unwrap_or((0, Choice::IDLE));
        sum += value;
        choice
    });
    (sum, choices)
}

fn total_of(tableau: &Tableau, value: Value) -> Total {
    let rates = Rates::of(tableau);
    // All provinces empty, all patricians unhoused: what every housing is compared with.
    let empty: i16 = tableau.provinces.iter().map(|province| i16::from(province.value()) - rates.occupied).sum();
    let homeless = if tableau.senate.contains(crate::senate::SenateCard::Homeless) {
        i16::from(tableau.patricians.len())
    } else {
        0
    };
    let all: i16 = tableau.patricians.iter().map(|patrician| i16::from(patrician.value())).sum();
    let points = value.div_euclid(POINT) as i16;
    let housed = value.rem_euclid(POINT) as i16;
    // A negative remainder was borrowed from one more point.
    let (points, housed) = if housed == 0 { (points, 0) } else { (points + 1, POINT as i16 - housed) };
    Total { points: empty + homeless + points, unhoused: all - housed }
}

/// The best value over the empty tableau, and what each colour does for it.
fn solve(tableau: &Tableau) -> (Value, [Choice; 6]) {
    let rates = Rates::of(tableau);
    let has_free = tableau.provinces.contains(Province::FREE);
    let mut best = [IMPOSSIBLE; USED];
    best[0] = 0;
    let mut came_from = [[(0usize, Choice::IDLE); USED]; 6];
    for colour in Colour::ALL {
        let quarter = Quarter::of(tableau, colour, &rates);
        let mut next = [IMPOSSIBLE; USED];
        for &free in flags(has_free) {
            for &senate in flags(rates.senate_roof) {
                for &foreign in if rates.citizenship { &Foreign::ALL[..] } else { &Foreign::ALL[..1] } {
                    let Some((value, choice)) = best_choice(&quarter, &rates, free, senate, foreign) else { continue };
                    for (before, so_far) in best.into_iter().enumerate().filter(|(_, value)| *value > IMPOSSIBLE) {
                        let Some(to) = use_shared(before, &choice) else { continue };
                        if so_far + value > next[to] {
                            next[to] = so_far + value;
                            came_from[colour.index()][to] = (before, choice);
                        }
                    }
                }
            }
        }
        best = next;
    }
    trace_back(&best, &came_from)
}

/// What is used of the shared things after this choice; `None` if something was used already.
fn use_shared(before: usize, choice: &Choice) -> Option<usize> {
    let (free_used, senate_used) = (before & 1 == 1, before & 2 == 2);
    let foreign = after(before / 4, choice.foreign)?;
    let twice = (choice.free && free_used) || (choice.senate && senate_used);
    (!twice).then(|| used(choice.free || free_used, choice.senate || senate_used, foreign))
}

fn flags(available: bool) -> &'static [bool] {
    if available { &[false, true] } else { &[false] }
}

fn trace_back(best: &[Value; USED], came_from: &[[(usize, Choice); USED]; 6]) -> (Value, [Choice; 6]) {
    let finished = |used: &usize| used / 4 == 0 || used / 4 == DONE;
    let mut at = (0..USED).filter(finished).max_by_key(|used| best[*used]).expect("there is always a way");
    let value = best[at];
    let mut choices = [Choice::IDLE; 6];
    for colour in (0..6).rev() {
        (at, choices[colour]) = came_from[colour][at];
    }
    (value, choices)
}

/// The best housing itself.
pub fn best(tableau: &Tableau) -> Housed {
    let (_, choices) = solve(tableau);
    let mut housed = Housed::nobody(tableau);
    let guest = guest(tableau, &choices);
    for (colour, choice) in Colour::ALL.into_iter().zip(choices) {
        let mut residents = Sex::ALL.map(|sex| people_staying(tableau, colour, sex, &choice));
        if let (Foreign::Hosts(sex), Some(guest)) = (choice.foreign, guest) {
            // First in the list: he comes to live under the first roof, which is a province.
            residents[sex as usize].insert(0, guest);
        }
        move_in(&mut housed, &roofs_of(tableau, colour, &choice), &residents, &choice);
    }
    housed
}

/// The patrician who lives among another colour: the least valuable of those housed, so that the others read well at home.
fn guest(tableau: &Tableau, choices: &[Choice; 6]) -> Option<Patrician> {
    Colour::ALL.into_iter().zip(choices).find_map(|(colour, choice)| match choice.foreign {
        Foreign::Sends(sex) => best_of(tableau, colour, sex, choice.housed[sex as usize]).last().copied(),
        Foreign::Hosts(_) | Foreign::Nothing => None,
    })
}

fn best_of(tableau: &Tableau, colour: Colour, sex: Sex, count: u8) -> ArrayVec<Patrician, 4> {
    let ranked = (1..=3).rev().map(|value| Patrician::new(colour, sex, value));
    ranked.filter(|patrician| tableau.patricians.contains(*patrician)).take(usize::from(count)).collect()
}

/// The housed people of a colour that live at home, best first.
fn people_staying(tableau: &Tableau, colour: Colour, sex: Sex, choice: &Choice) -> ArrayVec<Patrician, 4> {
    let mut people = best_of(tableau, colour, sex, choice.housed[sex as usize]);
    if choice.foreign.sends(sex) {
        people.pop();
    }
    people
}

/// The occupied roofs of a colour: its own provinces from the most valuable down, the free province, the Senate card.
fn roofs_of(tableau: &Tableau, colour: Colour, choice: &Choice) -> ArrayVec<Roof, 6> {
    let guests = u8::from(matches!(choice.foreign, Foreign::Hosts(_)));
    let sent = u8::from(matches!(choice.foreign, Foreign::Sends(_)));
    let occupied = choice.housed[0] + choice.housed[1] + guests - sent - choice.couples;
    let shared = u8::from(choice.free) + u8::from(choice.senate);
    let own = (1..=4).rev().map(|value| Province::new(colour, value));
    let mut roofs: ArrayVec<Roof, 6> = own
        .filter(|province| tableau.provinces.contains(*province))
        .take(usize::from(occupied - shared))
        .map(Roof::Province)
        .collect();
    if choice.free {
        roofs.push(Roof::Province(Province::FREE));
    }
    if choice.senate {
        roofs.push(Roof::Senate);
    }
    roofs
}

/// Women under the first roofs, men under the last ones: they overlap in as many couples as planned. A guest, first in his list,
/// must end up in a province: if the men's first roof is the Senate card, the order is turned round.
fn move_in(housed: &mut Housed, roofs: &[Roof], residents: &[ArrayVec<Patrician, 4>; 2], choice: &Choice) {
    let first = usize::from(choice.foreign == Foreign::Hosts(Sex::Man));
    let [ahead, behind] = [&residents[first], &residents[1 - first]];
    let offset = roofs.len() - behind.len();
    let with_roofs = ahead.iter().zip(roofs).chain(behind.iter().zip(&roofs[offset..]));
    for (patrician, roof) in with_roofs {
        let index = housed.lodgings.iter().position(|lodging| lodging.roof == *roof);
        housed.settle(index.expect("every roof is a lodging"), *patrician);
    }
}
