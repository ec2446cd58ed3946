//! How well a seat stands: all a bot needs to know.
//!
//! Everything is measured in points: those a camp has, and those it promises for the rest of the game.

mod actions;
mod camp;
mod outlook;
mod powers;
mod stakes;
mod weights;

use saturnalia_rules::{Appraise, Phrase, Score as _, Seat, SeatCount, Stakes};

use crate::cards::{CARDS, Material, Role};
use crate::state::{Decision, End, MOST_SEATS, State};
use crate::{GloryToRome, score, text};
use camp::Standing;
use outlook::Outlook;
use powers::Purpose;

impl Appraise for GloryToRome {
    const FEATURES: &'static [Phrase] = &[
        text::FEATURE_INFLUENCE,
        text::FEATURE_VAULT,
        text::FEATURE_BONUS,
        text::FEATURE_SPECIAL_POINTS,
        text::FEATURE_FOUNDATIONS,
        text::FEATURE_LAID_MATERIALS,
        text::FEATURE_CLIENT_POWERS,
        text::FEATURE_BUILDING_POWERS,
        text::FEATURE_LOOT_POWERS,
        text::FEATURE_CARD_POWERS,
        text::FEATURE_VAULT_POWERS,
        text::FEATURE_LABORERS,
        text::FEATURE_CRAFTSMEN,
        text::FEATURE_ARCHITECTS,
        text::FEATURE_LEGIONARIES,
        text::FEATURE_MERCHANTS,
        text::FEATURE_PATRONS,
        text::FEATURE_CLIENT_ROOM,
        text::FEATURE_VAULT_ROOM,
        text::FEATURE_STOCKPILE,
        text::FEATURE_CHEAP_MATERIALS,
        text::FEATURE_MIDDLING_MATERIALS,
        text::FEATURE_DEAR_MATERIALS,
        text::FEATURE_HAND,
        text::FEATURE_HAND_CARDS,
        text::FEATURE_SENATORS,
        text::FEATURE_FITTING_CARDS,
        text::FEATURE_FORUM,
        text::FEATURE_ACTIONS,
        text::FEATURE_TURN,
        text::FEATURE_DECK,
        text::FEATURE_SITES,
    ];

    fn appraise(state: &State, seat: Seat) -> f32 {
        if state.ended.is_some() {
            return at_the_end(state, seat);
        }
        let outlook = Outlook::of(state);
        let worth = |seat| outlook.standing(seat).worth(&outlook);
        let rivals = state.seats.seats().filter(|other| *other != seat).map(worth);
        outlook.against(rivals, worth(seat))
    }

    /// The rules allow to pass Senators round for ever (ruling Q50). Whoever draws a card brings the end nearer.
    fn tedium(state: &State) -> f32 {
        outlook::late(state).min(0.9) * state.deck.len() as f32 / CARDS as f32
    }

    fn standings(state: &State, seats: SeatCount, out: &mut [f32]) {
        let outlook = Outlook::of(state);
        let mut worth = [0.0; MOST_SEATS];
        let numbers = out.as_chunks_mut::<WIDTH>().0;
        for (seat, numbers) in seats.seats().zip(&mut *numbers) {
            let standing = outlook.standing(seat);
            write(&outlook, seat, &standing, &mut numbers[1..]);
            worth[seat.index()] = standing.worth(&outlook);
        }
        for (seat, numbers) in seats.seats().zip(numbers) {
            let rivals = seats.seats().filter(|other| *other != seat).map(|rival| worth[rival.index()]);
            let ended = state.ended.is_some();
            numbers[0] = if ended { at_the_end(state, seat) } else { outlook.against(rivals, worth[seat.index()]) };
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

/// Numbers per seat.
const WIDTH: usize = 1 + GloryToRome::FEATURES.len();

/// A won game is worth more than any position, a lost one less, but by how much still counts.
fn at_the_end(state: &State, seat: Seat) -> f32 {
    let outcome = GloryToRome::outcome(state);
    let points = f32::from(score::total(state, seat));
    let forum = matches!(state.ended, Some(End::Forum(_)));
    match outcome.places[seat.index()] {
        1 => 200.0 + points,
        _ if forum => -200.0,
        _ => -100.0 + points,
    }
}

/// Writes the features of a seat.
fn write(outlook: &Outlook<'_>, seat: Seat, standing: &Standing, out: &mut [f32]) {
    let state = outlook.state;
    let camp = &state.camps[seat];
    let Standing { points, powers, clients, stock, .. } = standing;
    let client = |role: Role| f32::from(clients[role.index()]);
    let stored = |material: Material| f32::from(stock[material.index()]);
    out.copy_from_slice(&[
        f32::from(points.influence),
        f32::from(points.vault),
        f32::from(points.bonus),
        f32::from(points.statue + points.wall),
        standing.structures,
        f32::from(camp.progress.total()),
        powers.for_purpose(Purpose::Clients),
        powers.for_purpose(Purpose::Building),
        powers.for_purpose(Purpose::Loot),
        powers.for_purpose(Purpose::Cards),
        powers.for_purpose(Purpose::Vault),
        client(Role::Laborer),
        client(Role::Craftsman),
        client(Role::Architect),
        client(Role::Legionary),
        client(Role::Merchant),
        client(Role::Patron),
        f32::from(standing.client_room),
        f32::from(standing.vault_room),
        standing.stockpile,
        stored(Material::Rubble) + stored(Material::Wood),
        stored(Material::Concrete) + stored(Material::Brick),
        stored(Material::Stone) + stored(Material::Marble),
        standing.hand,
        f32::from(camp.hand.total()),
        f32::from(camp.senators),
        standing.fitting_cards,
        standing.forum,
        standing.actions,
        turn(state, seat),
        state.deck.len() as f32,
        outlook.sites_left,
    ]);
}

/// 1 for a seat that is about to lead or takes part in the role of this round, 0 for one that thinks or has not
/// decided.
fn turn(state: &State, seat: Seat) -> f32 {
    match state.camps[seat].decision {
        Decision::Leads | Decision::Follows => 1.0,
        Decision::Open if state.leader == seat && state.role.is_none() => 1.0,
        Decision::Open | Decision::Thinks => 0.0,
    }
}
