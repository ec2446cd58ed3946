//! What hints speak of.

use saturnalia_rules::{Seat, Stake, Stakes, Viewer};

use crate::cards::{Material, Role};
use crate::score::Tally;
use crate::state::{End, State};
use crate::text;

/// In the order in which [`count`] counts them.
pub(super) const STAKES: Stakes = Stakes {
    list: &[
        Stake::end(text::STAKE_POINTS_MORE, text::STAKE_POINTS_LESS, 1.0),
        Stake::end(text::STAKE_RIVAL_MORE, text::STAKE_RIVAL_LESS, -0.5),
        Stake::end(text::STAKE_INFLUENCE_MORE, text::STAKE_INFLUENCE_LESS, 1.0),
        Stake::end(text::STAKE_VAULT_MORE, text::STAKE_VAULT_LESS, 1.0),
        Stake::end(text::STAKE_BONUS_MORE, text::STAKE_BONUS_LESS, 1.0),
        Stake::end(text::STAKE_SPECIAL_MORE, text::STAKE_SPECIAL_LESS, 1.0),
        Stake::how_often(text::STAKE_FORUM_MORE, text::STAKE_FORUM_LESS, 15.0),
        Stake::how_often(text::STAKE_FORUM_RIVAL_MORE, text::STAKE_FORUM_RIVAL_LESS, -15.0),
        Stake::means(text::STAKE_BUILDINGS_MORE, text::STAKE_BUILDINGS_LESS, 2.0),
        Stake::means(text::STAKE_FOUNDATIONS_MORE, text::STAKE_FOUNDATIONS_LESS, 0.7),
        Stake::means(text::STAKE_LAID_MORE, text::STAKE_LAID_LESS, 0.8),
        Stake::means(text::STAKE_LABORERS_MORE, text::STAKE_LABORERS_LESS, 1.5),
        Stake::means(text::STAKE_CRAFTSMEN_MORE, text::STAKE_CRAFTSMEN_LESS, 1.5),
        Stake::means(text::STAKE_ARCHITECTS_MORE, text::STAKE_ARCHITECTS_LESS, 1.5),
        Stake::means(text::STAKE_LEGIONARIES_MORE, text::STAKE_LEGIONARIES_LESS, 1.5),
        Stake::means(text::STAKE_MERCHANTS_MORE, text::STAKE_MERCHANTS_LESS, 1.5),
        Stake::means(text::STAKE_PATRONS_MORE, text::STAKE_PATRONS_LESS, 1.5),
        Stake::means(text::STAKE_CHEAP_MORE, text::STAKE_CHEAP_LESS, 0.4),
        Stake::means(text::STAKE_MIDDLING_MORE, text::STAKE_MIDDLING_LESS, 0.6),
        Stake::means(text::STAKE_DEAR_MORE, text::STAKE_DEAR_LESS, 0.8),
        Stake::means(text::STAKE_HAND_MORE, text::STAKE_HAND_LESS, 0.4),
        Stake::means(text::STAKE_SENATORS_MORE, text::STAKE_SENATORS_LESS, 0.6),
        Stake::end(text::STAKE_RIVAL_BUILDINGS_MORE, text::STAKE_RIVAL_BUILDINGS_LESS, -0.8),
        Stake::end(text::STAKE_RIVAL_CLIENTS_MORE, text::STAKE_RIVAL_CLIENTS_LESS, -0.6),
        Stake::end(text::STAKE_RIVAL_MATERIALS_MORE, text::STAKE_RIVAL_MATERIALS_LESS, -0.25),
    ],
    moments: [text::STAKE_THIS_ROUND, text::STAKE_NEXT_ROUND, text::STAKE_AT_THE_END],
};

/// What of all this the seat has.
pub(super) fn count(state: &State, seat: Seat, out: &mut [f32]) {
    let camp = &state.camps[seat];
    let tally = Tally::of(state, Viewer::Truth);
    let points = tally.points(state, seat);
    let rivals = || state.seats.seats().filter(|other| *other != seat);
    let best_rival = rivals().map(|rival| tally.points(state, rival).total()).max().unwrap_or_default();
    let forum = |whose: &dyn Fn(Seat) -> bool| match state.ended {
        Some(End::Forum(winners)) => {
            f32::from(u8::from(state.seats.seats().any(|one| whose(one) && winners.contains(one))))
        }
        Some(End::Deck | End::Sites | End::Catacomb) | None => 0.0,
    };
    // After the end, what was to be used is of no use any more.
    let useful = |number: u8| if state.ended.is_some() { 0.0 } else { f32::from(number) };
    let client = |role: Role| useful(camp.clients.count_of(role.material()));
    let stored = |one: Material, other: Material| useful(camp.stockpile.count_of(one) + camp.stockpile.count_of(other));
    let others = |number: &dyn Fn(Seat) -> u8| useful(rivals().map(number).max().unwrap_or_default());
    out.copy_from_slice(&[
        f32::from(points.total()),
        f32::from(best_rival),
        f32::from(points.influence),
        f32::from(points.vault),
        f32::from(points.bonus),
        f32::from(points.statue + points.wall),
        forum(&|one| one == seat),
        forum(&|one| one != seat),
        useful(camp.completed.len() as u8),
        useful(camp.foundations.len() as u8),
        useful(camp.progress.total()),
        client(Role::Laborer),
        client(Role::Craftsman),
        client(Role::Architect),
        client(Role::Legionary),
        client(Role::Merchant),
        client(Role::Patron),
        stored(Material::Rubble, Material::Wood),
        stored(Material::Concrete, Material::Brick),
        stored(Material::Stone, Material::Marble),
        useful(camp.hand.total()),
        useful(camp.senators),
        others(&|rival| state.camps[rival].completed.len() as u8),
        others(&|rival| state.camps[rival].clients.total()),
        others(&|rival| state.camps[rival].stockpile.total()),
    ]);
}
