//! How good a position looks to a seat: what a bot needs to know about the game.
//!
//! An estimate of final points: what the city scores now, what it can still become, what hand, markers and builders
//! on the strip are worth, and a share of the influence cards. The weights were found by playing.

mod notes;
mod stakes;

use arrayvec::ArrayVec;
use saturnalia_rules::{Appraise, Notes, Phrase, Seat, SeatCount, Stakes};

use crate::CityOfRome;
use crate::building::temple::Census;
use crate::building::{aqueduct, production};
use crate::cards::{Card, Colour, Family, HouseValue};
use crate::city::City;
use crate::city::district::{District, districts};
use crate::city::grid::Cells;
use crate::components::Components;
use crate::round::build::POINT_PRICE;
use crate::state::{InfluencePlace, MOST_OFFERED, State, builders_each, influence_rounds};
use crate::text;
use notes::Notebook;

impl Appraise for CityOfRome {
    const FEATURES: &'static [Phrase] = &[
        text::FEATURE_MONEY,
        text::FEATURE_DISTRICTS,
        text::FEATURE_DISTRICT_HOPES,
        text::FEATURE_AQUEDUCTS,
        text::FEATURE_TEMPLES,
        text::FEATURE_PUBLIC_PLACES,
        text::FEATURE_HARVEST,
        text::FEATURE_BUILDING_MARKERS,
        text::FEATURE_ANNOUNCED,
        text::FEATURE_HAND,
        text::FEATURE_HAND_CARDS,
        text::FEATURE_BUILDERS,
        text::FEATURE_INFLUENCE,
        text::FEATURE_INFLUENCE_CARDS,
        text::FEATURE_INFLUENCE_HOPES,
        text::FEATURE_TURNS,
        text::FEATURE_HOUSES,
        text::FEATURE_CITY_CARDS,
    ];

    fn appraise(state: &State, seat: Seat) -> f32 {
        let outlook = Outlook::of(state, seat, turns_left(state, seat));
        let city = outlook.city_worth().sum();
        city + outlook.announced_worth(state, seat, city)
            + outlook.hand_worth()
            + outlook.builders_worth(state, seat)
            + Influence::of(state, seat).sum()
    }

    fn standings(state: &State, seats: SeatCount, out: &mut [f32]) {
        for (seat, standing) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            standing.copy_from_slice(&standing_of(state, seat, &Prospects::of(state, seat)));
        }
    }

    fn standings_noted(state: &State, seats: SeatCount, notes: &mut Notes, out: &mut [f32]) {
        let notebook: &mut Notebook = notes.kept();
        for (seat, standing) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            standing.copy_from_slice(&standing_of(state, seat, notebook.look_up(state, seat)));
        }
    }

    const STAKES: Option<Stakes> = Some(stakes::STAKES);

    fn stakes(state: &State, seat: Seat, out: &mut [f32]) {
        stakes::count(state, seat, out);
    }

    fn turns_over(state: &State) -> u32 {
        u32::from(state.round)
    }
}

/// The appraisal of a seat and its features.
fn standing_of(state: &State, seat: Seat, prospects: &Prospects) -> [f32; 1 + CityOfRome::FEATURES.len()] {
    let player = &state.players[seat];
    let influence = Influence::of(state, seat);
    let Prospects { turns, city, announced, hand, builders, houses, cards } = prospects;
    [
        city.sum() + announced + hand + builders + influence.sum(),
        f32::from(player.money),
        city.districts,
        city.district_hopes,
        city.aqueducts,
        city.temples,
        city.public_places,
        city.harvest,
        city.building_markers,
        *announced,
        *hand,
        player.hand.len() as f32,
        *builders,
        f32::from(player.influence),
        influence.won,
        influence.hopes,
        f32::from(*turns),
        *houses,
        f32::from(*cards),
    ]
}

/// What a seat can expect apart from influence.
#[derive(Debug)]
struct Prospects {
    turns: u8,
    city: CityWorth,
    announced: f32,
    hand: f32,
    builders: f32,
    houses: f32,
    cards: u8,
}

impl Prospects {
    fn of(state: &State, seat: Seat) -> Prospects {
        let turns = turns_left(state, seat);
        let outlook = Outlook::of(state, seat, turns);
        let city = outlook.city_worth();
        Prospects {
            turns,
            announced: outlook.announced_worth(state, seat, city.sum()),
            city,
            hand: outlook.hand_worth(),
            builders: outlook.builders_worth(state, seat),
            houses: outlook.census.houses.iter().map(|count| f32::from(*count)).sum(),
            cards: outlook.census.cards,
        }
    }
}

/// What a city is worth, by where it comes from.
#[derive(Debug)]
struct CityWorth {
    money: f32,
    districts: f32,
    district_hopes: f32,
    aqueducts: f32,
    temples: f32,
    public_places: f32,
    harvest: f32,
    building_markers: f32,
}

impl CityWorth {
    fn sum(&self) -> f32 {
        self.money
            + self.districts
            + self.district_hopes
            + self.aqueducts
            + self.temples
            + self.public_places
            + self.harvest
            + self.building_markers
    }
}

/// Whether the foremost builder has taken its card: then there is one builder more than cards.
fn card_is_taken(state: &State) -> bool {
    state.builders.iter().flatten().count() > state.offer.iter().flatten().count()
}

/// Turns the seat's builders still have, the present one included.
fn turns_left(state: &State, seat: Seat) -> u8 {
    if state.finished {
        return 0;
    }
    let later = (state.rounds() - state.round) * builders_each(state.seats);
    let untouched = state.offer.iter().flatten().count() == state.offer_slots();
    let now = if state.round == 0 {
        0
    } else if untouched {
        builders_each(state.seats)
    } else {
        state.builders.iter().filter(|builder| **builder == Some(seat)).count() as u8
    };
    later + now
}

/// A city as its owner sees its future.
struct Outlook<'a> {
    set: &'a Components,
    city: &'a City,
    hand: ArrayVec<Card, 40>,
    money: u8,
    turns: f32,
    districts: ArrayVec<District, 16>,
    /// Free places the city can reach.
    room: Cells,
    census: Census,
}

impl<'a> Outlook<'a> {
    fn of(state: &'a State, seat: Seat, turns: u8) -> Outlook<'a> {
        let player = &state.players[seat];
        let mut hand = ArrayVec::new();
        for card in player.hand.kinds().iter() {
            for _ in 0..player.hand.count(card) {
                let _ = hand.try_push(card);
            }
        }
        Outlook::with(&state.set, &player.city, player.money, hand, f32::from(turns))
    }

    fn with(set: &'a Components, city: &'a City, money: u8, hand: ArrayVec<Card, 40>, turns: f32) -> Outlook<'a> {
        let room = city.all().reach().without(city.all());
        Outlook {
            set,
            city,
            hand,
            money,
            turns,
            districts: districts(city),
            room,
            census: Census::of(set, city, money),
        }
    }

    /// Points now, and what can be expected of them until the end.
    fn city_worth(&self) -> CityWorth {
        let (mut points, mut hopes) = (0.0, 0.0);
        for district in &self.districts {
            points += f32::from(district.points());
            hopes += f32::from(district.sum()) * self.colours_to_come(district);
        }
        let built = usize::from(self.city.aqueducts().len());
        let mut aqueducts = f32::from(aqueduct::POINTS[built]);
        if built < 4 {
            let next = f32::from(aqueduct::POINTS[built + 1] - aqueduct::POINTS[built]);
            aqueducts += next * (self.turns * 0.04).min(0.35);
        }
        let (mut temples, mut public_places) = (0.0, 0.0);
        for placed in self.city.cards() {
            temples += self.temple_worth(&self.census, placed.card);
            if let Family::Public(_) = placed.card.family() {
                let open = Cells::only(placed.at).beside().and(self.room).len();
                public_places += f32::from(open) * (self.turns * 0.12).min(0.8);
            }
        }
        let (money, influence) = self.city.harvest();
        CityWorth {
            money: f32::from(self.money),
            districts: points,
            district_hopes: hopes,
            aqueducts,
            temples,
            public_places,
            harvest: self.harvest_worth(money, influence, self.city.granaries().len()),
            building_markers: f32::from(self.city.marked().len()) * (self.turns * 0.6).min(1.4),
        }
    }

    /// How many more colours a district can hope for.
    fn colours_to_come(&self, district: &District) -> f32 {
        let open = district.houses.beside().and(self.room).len();
        let missing = 4 - district.colours;
        f32::from(missing.min(open)).min(self.turns * 0.22) * 0.55
    }

    /// Points of a temple in this city, a condition that is not met yet counting by how near it is.
    fn temple_worth(&self, census: &Census, card: Card) -> f32 {
        let now = f32::from(census.points(card));
        let houses = |value: HouseValue| census.houses[value as usize];
        // How many are missing, how often one comes along per turn, and what meeting the condition pays.
        let (missing, chance, points) = match card {
            Card::Minerva => (16u8.saturating_sub(census.cards), 0.95, 10.0),
            Card::Fortuna => (4 - census.colours, 0.3, 15.0),
            Card::Amor => (4u8.saturating_sub(houses(HouseValue::Two)), 0.4, 10.0),
            Card::Juno => (4u8.saturating_sub(census.temples), 0.15, 10.0),
            Card::Saturnus => (4u8.saturating_sub(census.production), 0.25, 15.0),
            Card::Mars => (1u8.saturating_sub(houses(HouseValue::Four)), 0.25, 5.0),
            Card::Luna => return now + self.turns * 0.2,
            Card::Venus => return now + self.turns * 0.35,
            Card::Jupiter => return now + self.turns * 0.25,
            Card::Mercury => return now + self.turns * 0.15,
            Card::VegetableFarm
            | Card::GrainFarm
            | Card::SheepFarm
            | Card::Winery
            | Card::House2
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
            | Card::GreatAqueduct => return 0.0,
        };
        if now > 0.0 {
            return now;
        }
        let likely = 1.0 - f32::from(missing) / (chance * self.turns + 0.01);
        points * likely.clamp(0.0, 0.85)
    }

    /// What production buildings bring over the turns to come.
    fn harvest_worth(&self, money: u8, influence: u8, granaries: u8) -> f32 {
        let once = f32::from(money) + 0.8 * f32::from(influence) + 0.9 * f32::from(granaries);
        once * (self.turns - 1.0).max(0.0) * 0.5
    }

    /// What the cards in hand are worth: the best few, each a little less sure to be built than the one before.
    fn hand_worth(&self) -> f32 {
        let mut worths: ArrayVec<f32, 40> = self.hand.iter().map(|card| self.card_worth(*card)).collect();
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        const SHARES: [f32; 4] = [0.7, 0.5, 0.3, 0.15];
        let buildable = (self.turns as usize).min(SHARES.len());
        worths.iter().zip(SHARES).take(buildable).map(|(worth, share)| worth.max(0.0) * share).sum()
    }

    /// What a card would add to this city, without trying all its places.
    fn card_worth(&self, card: Card) -> f32 {
        let stars = f32::from(self.set.stars(card)) * 0.9;
        let price = (f32::from(self.set.cost(card)) - 1.4) * 0.7;
        let open = |cells: Cells| cells.beside().touches(self.room);
        let worth = match card.family() {
            Family::House(value) => {
                let joined = self
                    .districts
                    .iter()
                    .filter(|district| district.value == value && open(district.houses))
                    .map(|district| f32::from(district.colours) + self.colours_to_come(district))
                    .fold(0.9 * (self.turns * 0.25).min(1.0), f32::max);
                f32::from(value.points()) * joined + self.kind_bonus(card)
            }
            Family::Public(colour) => self.best_public_place(colour) + self.function_worth(colour),
            Family::Aqueduct => {
                let have = usize::from(self.city.aqueducts().len());
                let next = if have < 4 { aqueduct::POINTS[have + 1] - aqueduct::POINTS[have] } else { 0 };
                f32::from(next)
            }
            Family::Temple => {
                let mut census = self.census;
                census.temples += 1;
                census.cards += 1;
                census.stars += self.set.stars(card);
                self.temple_worth(&census, card) + self.kind_bonus(card)
            }
            Family::Production => {
                let harvest = production::harvest(card);
                self.harvest_worth(harvest.money, harvest.influence, u8::from(harvest.building_point))
                    + self.kind_bonus(card)
            }
        };
        worth + stars - price
    }

    /// What temples already built make of one more card of this family.
    fn kind_bonus(&self, card: Card) -> f32 {
        let wants = |temple: Card| match (temple, card.family()) {
            (Card::Venus, Family::House(HouseValue::Two)) => 2.0,
            (Card::Amor, Family::House(HouseValue::Two)) if self.census.houses[0] < 4 => 2.5,
            (Card::Mars, Family::House(HouseValue::Four)) if self.census.houses[2] == 0 => 4.0,
            (Card::Jupiter, Family::Temple) => 2.0,
            (Card::Juno, Family::Temple) if self.census.temples < 4 => 2.5,
            (Card::Saturnus, Family::Production) if self.census.production < 4 => 3.5,
            (_, _) => 0.0,
        };
        self.city.cards().iter().map(|placed| wants(placed.card)).sum()
    }

    /// The most that a public building of this colour adds to the districts beside one place.
    fn best_public_place(&self, colour: Colour) -> f32 {
        let ground = self.city.places(|card| card.family() == Family::Public(colour));
        let lacking = || self.districts.iter().filter(|district| !ground.touches(district.houses.beside()));
        let worth_at = |place: Cells| -> f32 {
            lacking().filter(|district| district.houses.beside().touches(place)).map(|d| f32::from(d.sum())).sum()
        };
        self.city.all().frontier().iter().map(|at| worth_at(Cells::only(at))).fold(0.0, f32::max)
    }

    /// What the function of a public building brings with the usual number of neighbours.
    fn function_worth(&self, colour: Colour) -> f32 {
        match colour {
            Colour::Green => 2.3,
            Colour::Red => 1.8,
            Colour::Yellow => (self.turns * 0.4).min(2.0),
            Colour::Blue => 2.5,
        }
    }

    /// The announced card on the best of its places, in place of what is paid for it. `now` is what the city is worth without it.
    fn announced_worth(&self, state: &State, seat: Seat, now: f32) -> f32 {
        let Some(card) = state.announced else { return 0.0 };
        let field = state.foremost().unwrap_or(0);
        if state.builders[usize::from(field)] != Some(seat) {
            return 0.0;
        }
        let missing = self.set.cost(card).saturating_sub(state.strip().points(field).bricks);
        let markers = missing.min(self.city.marked().len());
        let price = f32::from(markers) * 1.4 + f32::from((missing - markers) * POINT_PRICE);
        let built = |at| {
            let mut city = self.city.clone();
            let strength = city.neighbours(at);
            city.put(card, at);
            let mut worth = f32::from(self.set.stars(card)) * 0.9;
            match card.family() {
                Family::Public(Colour::Green) => worth += f32::from(strength),
                Family::Public(Colour::Red) => worth += 0.8 * f32::from(strength),
                Family::Public(Colour::Yellow) => worth += 0.5 * f32::from(strength),
                Family::Public(Colour::Blue) => city.lay_points(at, strength),
                Family::House(_) | Family::Production | Family::Aqueduct | Family::Temple => {}
            }
            worth
                + Outlook::with(self.set, &city, self.money, ArrayVec::new(), (self.turns - 1.0).max(0.0))
                    .city_worth()
                    .sum()
        };
        let best = self.city.sites(card).iter().map(built).fold(f32::MIN, f32::max);
        best - now - price
    }

    /// Builders that have not had their turn: free points, and how early they choose.
    fn builders_worth(&self, state: &State, seat: Seat) -> f32 {
        let mut offered: ArrayVec<f32, MOST_OFFERED> =
            state.offer.iter().flatten().map(|card| self.card_worth(*card).max(0.0) * 0.7).collect();
        offered.sort_unstable_by(|one, other| other.total_cmp(one));
        let mut worth = 0.0;
        let mut ahead = 0.0;
        for (field, builder) in (0u8..).zip(state.builders) {
            let first = ahead == 0.0 && builder.is_some();
            if builder == Some(seat) {
                let points = state.strip().points(field);
                let (money, influence) = self.city.harvest();
                let harvest =
                    f32::from(money) + 0.8 * f32::from(influence) + 0.9 * f32::from(self.city.granaries().len());
                let produces = match points.cogs {
                    0 => (harvest - 2.0).max(0.0),
                    1 => (harvest - 1.0).max(0.0),
                    _ => harvest,
                };
                worth += produces + [0.0, 1.7, 3.1, 4.2][usize::from(points.bricks.min(3))];
                if !(first && card_is_taken(state)) {
                    let place = (ahead * 0.6) as usize;
                    worth += offered.get(place).copied().unwrap_or(0.0);
                }
            }
            ahead += if builder.is_some() { 1.0 } else { 0.35 };
        }
        worth
    }
}

/// Markers, cards won, and a share of the cards still to be won.
struct Influence {
    markers: f32,
    won: f32,
    hopes: f32,
}

impl Influence {
    fn of(state: &State, seat: Seat) -> Influence {
        let own = f32::from(state.players[seat].influence);
        let others = state.seats.seats().filter(|other| *other != seat);
        let best_other = others.map(|other| state.players[other].influence).max().unwrap_or(0);
        let lead = own - f32::from(best_other);
        let won: f32 = state.influence_in(InfluencePlace::Won(seat)).map(f32::from).sum();
        let mut hopes = 0.0;
        let mut wagered: f32 = 0.0;
        let next = state.influence_cards.iter().position(|place| *place == InfluencePlace::InDeck);
        for (index, place) in state.influence_cards.iter().enumerate() {
            let (steepness, hope) = match place {
                InfluencePlace::Lying => (0.9, 1.0),
                InfluencePlace::InDeck if Some(index) == next => {
                    let wait = f32::from(influence_rounds(state.seats)[index].saturating_sub(state.round));
                    (0.55 / (1.0 + 0.3 * wait), 0.8)
                }
                InfluencePlace::InDeck | InfluencePlace::Won(_) | InfluencePlace::Lapsed => continue,
            };
            let chance = 1.0 / (1.0 + (-steepness * (lead - 0.5)).exp());
            hopes += f32::from(state.influence_value(index)) * chance * hope;
            wagered = wagered.max(chance * hope);
        }
        Influence { markers: (1.0 - wagered) * own * 0.5, won, hopes }
    }

    fn sum(&self) -> f32 {
        self.markers + self.won + self.hopes
    }
}
