//! How well a seat stands: all a bot needs to know.

use saturnalia_rules::{Appraise, Seat, Viewer};

use crate::GloryToRome;
use crate::cards::{Building, Material, Role};
use crate::power::{self, forum};
use crate::round::perform;
use crate::score::{self, Points, Tally};
use crate::state::{Camp, Decision, End, State};
use crate::step::{Left, Turn};

impl Appraise for GloryToRome {
    const FEATURES: &'static [&'static str] = &[
        "rome-feature-influence",
        "rome-feature-vault",
        "rome-feature-bonus",
        "rome-feature-special-points",
        "rome-feature-foundations",
        "rome-feature-laid-materials",
        "rome-feature-client-powers",
        "rome-feature-building-powers",
        "rome-feature-loot-powers",
        "rome-feature-card-powers",
        "rome-feature-vault-powers",
        "rome-feature-laborers",
        "rome-feature-craftsmen",
        "rome-feature-architects",
        "rome-feature-legionaries",
        "rome-feature-merchants",
        "rome-feature-patrons",
        "rome-feature-client-room",
        "rome-feature-vault-room",
        "rome-feature-stockpile",
        "rome-feature-cheap-materials",
        "rome-feature-middling-materials",
        "rome-feature-dear-materials",
        "rome-feature-hand",
        "rome-feature-hand-cards",
        "rome-feature-senators",
        "rome-feature-fitting-cards",
        "rome-feature-forum",
        "rome-feature-actions",
        "rome-feature-turn",
        "rome-feature-deck",
        "rome-feature-sites",
    ];

    const LEARNED: Option<&'static str> = Some(include_str!("../data/learned.json"));
    const UNSETTLED: u32 = 8;

    /// Own prospects against those of the best opponent, in points.
    fn appraise(state: &State, seat: Seat) -> f32 {
        if state.ended.is_some() {
            return finished(state, seat);
        }
        let tally = Tally::of(state, Viewer::Truth);
        let rest = rest_of_game(state);
        let worth = |seat| prospects(state, seat, &tally.points(state, seat), rest);
        let best = state.seats.seats().filter(|other| *other != seat).map(worth).fold(f32::NEG_INFINITY, f32::max);
        let own = worth(seat);
        // Whoever is ahead wants the deck to run out, or two of them would wait for each other.
        let nearly_over = 1.0 - (state.deck.len() as f32 / 24.0).min(1.0);
        own - 0.5 * best + 0.5 * nearly_over * (own - best) - impatience(state)
    }

    fn features(state: &State, seat: Seat, out: &mut [f32]) {
        let camp = &state.camps[seat];
        let rest = rest_of_game(state);
        let points = Tally::of(state, Viewer::Truth).points(state, seat);
        let mut powers = [0.0; Purpose::COUNT];
        for building in power::active(state, seat).iter() {
            powers[Purpose::of(building) as usize] += power_worth(building).max(1.0);
        }
        let clients = camp.clients.by_material().map(f32::from);
        let stock = camp.stockpile.by_material().map(f32::from);
        let missing = |limit: u8, there: u8| f32::from(i16::from(limit) - i16::from(there));
        let sites: u8 = state.in_town.iter().sum();
        out.copy_from_slice(&[
            f32::from(points.influence),
            f32::from(points.vault),
            f32::from(points.bonus),
            f32::from(points.statue + points.wall),
            structures(state, seat, rest),
            f32::from(camp.progress.total()),
            powers[Purpose::Clients as usize],
            powers[Purpose::Building as usize],
            powers[Purpose::Loot as usize],
            powers[Purpose::Cards as usize],
            powers[Purpose::Vault as usize],
            clients[Role::Laborer.index()],
            clients[Role::Craftsman.index()],
            clients[Role::Architect.index()],
            clients[Role::Legionary.index()],
            clients[Role::Merchant.index()],
            clients[Role::Patron.index()],
            missing(power::client_limit(state, seat), camp.clients.total()),
            missing(power::vault_limit(state, seat), camp.vault_size()),
            stockpile(state, seat, rest),
            stock[Material::Rubble.index()] + stock[Material::Wood.index()],
            stock[Material::Concrete.index()] + stock[Material::Brick.index()],
            stock[Material::Stone.index()] + stock[Material::Marble.index()],
            hand(camp),
            f32::from(camp.hand.total()),
            f32::from(camp.senators),
            fitting_cards(camp),
            forum_progress(state, seat),
            pending(state, seat, rest),
            turn(state, seat),
            state.deck.len() as f32,
            f32::from(sites),
        ]);
    }
}

/// Clients and materials that a Forum asks for.
const FORUM_ASKS: f32 = 12.0;

/// What a function is good for.
#[derive(Clone, Copy)]
enum Purpose {
    Clients,
    Building,
    Loot,
    Cards,
    Vault,
}

impl Purpose {
    const COUNT: usize = 5;

    fn of(building: Building) -> Purpose {
        match building {
            Building::Insula
            | Building::Bar
            | Building::Aqueduct
            | Building::Storeroom
            | Building::Bath
            | Building::SlaveMarket
            | Building::Forum
            | Building::LudusMagnus
            | Building::School => Purpose::Clients,
            Building::Road
            | Building::Circus
            | Building::Tower
            | Building::Archway
            | Building::Scriptorium
            | Building::Stairway
            | Building::Villa
            | Building::Garden
            | Building::Amphitheatre
            | Building::Gate => Purpose::Building,
            Building::Dock
            | Building::Palisade
            | Building::Bridge
            | Building::Wall
            | Building::Foundry
            | Building::Sewer
            | Building::Colosseum
            | Building::Prison => Purpose::Loot,
            Building::Latrine
            | Building::Senate
            | Building::Vomitorium
            | Building::Academy
            | Building::Shrine
            | Building::Palace
            | Building::Fountain
            | Building::Temple => Purpose::Cards,
            Building::Market | Building::Atrium | Building::Catacomb | Building::Basilica | Building::Statue => {
                Purpose::Vault
            }
        }
    }
}

/// How many of the clients and materials that the Forum asks for are there, fewer while it is being built, none without one.
fn forum_progress(state: &State, seat: Seat) -> f32 {
    let camp = &state.camps[seat];
    let share = if power::has(state, seat, Building::Forum) {
        1.0
    } else if camp.foundations.contains(Building::Forum) {
        0.4
    } else {
        return 0.0;
    };
    let (have, all) = forum::collected(state, seat);
    share * FORUM_ASKS * f32::from(have) / f32::from(all)
}

/// 1 for a seat that is about to lead or takes part in the role of this round, 0 for one that thinks or has not decided.
fn turn(state: &State, seat: Seat) -> f32 {
    match state.camps[seat].decision {
        Decision::Leads | Decision::Follows => 1.0,
        Decision::Open if state.leader == seat && state.role.is_none() => 1.0,
        Decision::Open | Decision::Thinks => 0.0,
    }
}

/// A won game is worth more than any position, a lost one less, but by how much still counts.
fn finished(state: &State, seat: Seat) -> f32 {
    let outcome = score::outcome(state);
    let points = f32::from(score::total(state, seat));
    let forum = matches!(state.ended, Some(End::Forum(_)));
    match outcome.places[seat.index()] {
        1 => 200.0 + points,
        _ if forum => -200.0,
        _ => -100.0 + points,
    }
}

/// Expected points of one seat: what it has, and what its camp promises for the rest of the game.
fn prospects(state: &State, seat: Seat, points: &Points, rest: f32) -> f32 {
    let camp = &state.camps[seat];
    let mut worth = f32::from(points.total());
    worth += structures(state, seat, rest);
    worth += powers(state, seat) * rest;
    worth += clients(state, seat) * rest;
    worth += stockpile(state, seat, rest);
    worth += hand(camp) * (0.2 + 0.8 * rest);
    worth += 14.0 * (forum_progress(state, seat) / FORUM_ASKS).powi(4);
    worth + pending(state, seat, rest)
}

/// How much of the game is still to come: 1 at the start, 0 at the end. It falls with the rounds as well as with deck and sites: otherwise
/// nobody who stands well would ever draw another card.
fn rest_of_game(state: &State) -> f32 {
    let seats = f32::from(state.seats.get());
    let deck = state.deck.len() as f32 / 110.0;
    let sites: u8 = state.in_town.iter().sum();
    let sites = f32::from(sites) / (6.0 * seats.max(3.0));
    let rounds = 1.0 - f32::from(state.round) / usual_rounds(state);
    deck.min(sites).min(rounds).clamp(0.0, 1.0)
}

/// How many rounds a game usually takes.
fn usual_rounds(state: &State) -> f32 {
    15.0 + 120.0 / f32::from(state.seats.get())
}

/// What it costs to let a game drag on. The rules allow to pass Senators round for ever; in the end every card left in the deck weighs
/// more than a Senator in the hand.
fn impatience(state: &State) -> f32 {
    late(state) * state.deck.len() as f32
}

/// By how much a game is longer than usual: 0 for a usual one, 1 for one that takes more than twice as long.
fn late(state: &State) -> f32 {
    (f32::from(state.round) / usual_rounds(state) - 1.3).max(0.0)
}

/// A foundation is worth a part of its influence, more with each material, less when the game may be over first.
fn structures(state: &State, seat: Seat, rest: f32) -> f32 {
    let camp = &state.camps[seat];
    let mut worth = 0.0;
    for building in camp.foundations.iter() {
        let value = f32::from(camp.site_of(building).value());
        let lying = f32::from(camp.progress.count(building));
        let done = (lying + 0.6) / (value + 0.6);
        let promise = value + 0.8 * power_worth(building) * rest;
        worth += promise * done * (0.45 + 0.4 * rest);
    }
    // More than a few at once are rarely finished.
    let many = camp.foundations.len().saturating_sub(3) as f32;
    worth - 0.5 * many
}

fn powers(state: &State, seat: Seat) -> f32 {
    power::active(state, seat).iter().map(power_worth).sum()
}

/// What having a function from the start would be worth.
fn power_worth(building: Building) -> f32 {
    match building {
        Building::Insula => 1.5,
        Building::Latrine => 1.0,
        Building::Road => 1.5,
        Building::Bar => 2.5,
        Building::Circus => 1.5,
        Building::Dock => 3.0,
        Building::Market => 2.0,
        Building::Palisade => 1.5,
        Building::Amphitheatre => 0.0,
        Building::Aqueduct => 3.0,
        Building::Bridge => 3.0,
        Building::Storeroom => 3.0,
        Building::Senate => 2.0,
        Building::Wall => 2.5,
        Building::Tower => 2.5,
        Building::Vomitorium => 1.0,
        Building::Academy => 2.5,
        Building::Atrium => 2.5,
        Building::Foundry => 0.0,
        Building::Shrine => 1.5,
        Building::School => 0.0,
        Building::Gate => 3.0,
        Building::Bath => 4.0,
        Building::Archway => 3.5,
        Building::Colosseum => 3.5,
        Building::Garden => 0.0,
        Building::Sewer => 2.5,
        Building::Catacomb => 0.0,
        Building::Scriptorium => 2.5,
        Building::SlaveMarket => 4.0,
        Building::Prison => 0.0,
        Building::Villa => 0.0,
        Building::Basilica => 5.0,
        Building::Forum => 3.0,
        Building::Stairway => 1.5,
        Building::LudusMagnus => 3.5,
        Building::Palace => 4.0,
        Building::Fountain => 4.0,
        Building::Statue => 0.0,
        Building::Temple => 3.0,
    }
}

/// Every client is an action in many rounds to come.
fn clients(state: &State, seat: Seat) -> f32 {
    let camp = &state.camps[seat];
    let mut worth = 0.0;
    for role in Role::ALL {
        let count = camp.clients.count_of(role.material());
        let each = match role {
            Role::Laborer => 2.5,
            Role::Craftsman => 3.2,
            Role::Architect => 3.2,
            Role::Legionary => 2.5,
            Role::Merchant => 4.0,
            Role::Patron => 2.5,
        };
        // The second and third of a role add less than the first.
        worth += each * f32::from(count) / (1.0 + 0.12 * f32::from(count));
    }
    let room = power::client_limit(state, seat).saturating_sub(camp.clients.total());
    worth + 0.25 * f32::from(room.min(4))
}

/// Materials wait to be built with or sold.
fn stockpile(state: &State, seat: Seat, rest: f32) -> f32 {
    let camp = &state.camps[seat];
    let mut wanted = [0.0f32; 6];
    for building in camp.foundations.iter() {
        let site = camp.site_of(building);
        wanted[site.index()] += f32::from(site.value() - camp.progress.count(building));
    }
    let room = f32::from(power::vault_limit(state, seat).saturating_sub(camp.vault_size()));
    let mut sellable = room;
    let mut worth = 0.0;
    for material in Material::ALL.into_iter().rev() {
        let count = f32::from(camp.stockpile.count_of(material));
        let value = f32::from(material.value());
        let built = count.min(wanted[material.index()]);
        worth += 0.75 * built;
        let sold = (count - built).min(sellable);
        sellable -= sold;
        worth += 0.32 * value * sold;
        worth += 0.08 * (count - built - sold).max(0.0);
    }
    worth * (0.2 + 0.8 * rest) + 0.15 * room.min(4.0) * rest
}

/// Cards are choices; Senators are the best of them.
fn hand(camp: &Camp) -> f32 {
    let cards = f32::from(camp.hand.total());
    let kinds = Material::ALL.into_iter().filter(|material| camp.hand.has(*material)).count() as f32;
    let fits = fitting_cards(camp);
    cards * 0.45 / (1.0 + 0.04 * cards) + 0.15 * kinds + 0.25 * fits + 0.8 * f32::from(camp.senators.min(3))
}

/// Foundations for which there is a material in the hand.
fn fitting_cards(camp: &Camp) -> f32 {
    camp.foundations.iter().filter(|building| camp.hand.has(camp.site_of(*building))).count() as f32
}

/// Actions of this round that are still to come.
fn pending(state: &State, seat: Seat, rest: f32) -> f32 {
    let Some(role) = state.role else { return 0.0 };
    let actions = f32::from(perform::left(state, Turn { seat, role, left: Left::Round }).min(6));
    let eager = (1.0 - late(state)).max(0.0);
    if actions == 0.0 { 0.0 } else { eager * actions * action_worth(state, seat, role, rest) }
}

/// What one action of a role would bring this seat now.
fn action_worth(state: &State, seat: Seat, role: Role, rest: f32) -> f32 {
    let camp = &state.camps[seat];
    match role {
        Role::Laborer => {
            let best = state.pool.materials().map(|material| f32::from(material.value())).fold(0.0, f32::max);
            0.3 * best
        }
        Role::Patron => {
            let room = power::client_limit(state, seat) > camp.clients.total();
            let any = !state.pool.is_empty() || power::has(state, seat, Building::Bar);
            if room && any { 2.6 * rest } else { 0.0 }
        }
        Role::Merchant => {
            let room = power::vault_limit(state, seat) > camp.vault_size();
            let best = camp.stockpile.materials().map(|material| f32::from(material.value())).fold(0.0, f32::max);
            if room { 0.9 * best } else { 0.0 }
        }
        Role::Craftsman => {
            let fits = camp.foundations.iter().any(|building| camp.hand.has(camp.site_of(building)));
            if fits {
                0.4 + 0.9 * rest
            } else if camp.hand.is_empty() {
                0.0
            } else {
                0.7 * rest
            }
        }
        Role::Architect => {
            let fits = camp.foundations.iter().any(|building| camp.stockpile.has(camp.site_of(building)));
            if fits {
                0.6 + rest
            } else if camp.hand.is_empty() {
                0.0
            } else {
                0.6 * rest
            }
        }
        Role::Legionary => {
            let others = f32::from((state.seats.get() - 1).min(2));
            if camp.hand.is_empty() { 0.0 } else { 0.35 + 0.35 * others }
        }
    }
}
