//! What each placement would bring as things stand.

use saturnalia_rules::{Seat, Viewer};

use super::Prospect;
use crate::building::{Building, castrum, forum, senatus, templum};
use crate::pool::Pool;
use crate::state::{State, columns, provinces_laid_out, senate_cards_won};
use crate::steps::{Place, Step};
use crate::turn::place::placements;

/// One for every placement that the viewer could make now.
pub(super) fn all(state: &State, step: Option<&Step>, viewer: Viewer) -> Vec<Prospect> {
    let Some(&Step::Place(Place { seat })) = step else { return Vec::new() };
    let mut prospects = Vec::new();
    if viewer == Viewer::Seat(seat) {
        placements(state, seat, |building, dice| prospects.push(prospect(state, seat, building, dice)));
    }
    prospects
}

fn prospect(state: &State, seat: Seat, building: Building, dice: Pool) -> Prospect {
    let nothing =
        Prospect { building, dice, place: None, columns: Vec::new(), wins: false, tiles: 0, pushes_out: Vec::new() };
    match building {
        Building::Templum => {
            Prospect { place: Some(1), wins: true, tiles: templum::tiles_to_draw(state, dice), ..nothing }
        }
        Building::Senatus => {
            let run = senatus::run_with(state, seat, dice);
            let others = senatus::ranking(state).filter(|other| *other != seat);
            let place = 1 + others.filter(|other| state.senatus[*other].rank() > run.rank()).count() as u8;
            Prospect { place: Some(place), wins: place <= senate_cards_won(state.seats), ..nothing }
        }
        Building::Castrum => {
            let group = castrum::group_with(state, seat, dice);
            let better = |other: &&castrum::Group| group.is_some_and(|group| other.rank() > group.rank());
            let place = 1 + castrum::ranking(state).iter().filter(better).count() as u8;
            Prospect { place: Some(place), wins: place <= provinces_laid_out(state.seats), ..nothing }
        }
        Building::Forum => {
            let (after, standing) = forum::with(&state.forum, seat, dice);
            let pushed = after.len().saturating_sub(usize::from(columns(state.seats)));
            Prospect {
                place: standing.first().copied(),
                columns: standing.into_iter().collect(),
                wins: true,
                pushes_out: state.forum.iter().rev().take(pushed).map(|die| die.seat).collect(),
                ..nothing
            }
        }
        Building::Latrina => nothing,
    }
}
