//! What happened, in words, and what moved. Everybody is told the same, but where things lie differs: one's own hand and
//! tokens lie open by kind, those of others are piles. While screens are closed (Ruling G33), what goes between the
//! supply and another's screen is told without its amount; tribute lies on the road for all to see.

use saturnalia_rules::{Arg, Label, Notice, Piece, Seat, Viewer};

use crate::cards::Building;
use crate::components::Components;
use crate::event::Event;
use crate::goods::{Basic, Basics, Good, Token, Tokens};
use crate::options::Screens;
use crate::{amounts, pieces, text};

pub(crate) fn tell(event: &Event, set: &Components, viewer: Viewer) -> Notice {
    match event {
        Event::Begun { start_player } => Notice::new(text::begun(*start_player)),
        Event::TurnBegun { turn, seat } => Notice::new(text::turn(*seat, *turn)),
        Event::Revealed { building } => Notice::new(text::revealed(set.name(*building)))
            .about(pieces::forum(*building))
            .moving(pieces::DECK, pieces::forum(*building)),
        Event::Burnt { building } => Notice::new(text::burnt(set.name(*building)))
            .about(pieces::FIRE)
            .moving(pieces::forum(*building), pieces::FIRE),
        Event::Laid { seat, basic } => Notice::new(text::laid(*basic, *seat))
            .about(pieces::basic_cards(*seat, *basic))
            .moving(pieces::hand_of(viewer, *seat, *basic), pieces::basic_cards(*seat, *basic)),
        Event::Produced { seat, basic, screens, .. } if !screens.let_see(viewer, *seat) => {
            Notice::new(text::produced_unseen(*seat)).about(pieces::basic_cards(*seat, *basic))
        }
        Event::Produced { seat, basic, count, .. } => {
            let tokens = Tokens::of(basic.token(), u16::from(*count));
            let notice = Notice::new(text::produced(amounts::product(*basic, *count), *seat));
            taking(notice.about(pieces::basic_cards(*seat, *basic)), *seat, tokens, viewer)
        }
        Event::Used { seat, building } => {
            Notice::new(text::used(set.name(*building), *seat)).about(pieces::built(*seat, *building))
        }
        // That the building was used has been told.
        Event::Gave { seat, screens, .. } | Event::Received { seat, screens, .. }
            if !screens.let_see(viewer, *seat) =>
        {
            Notice::silent()
        }
        Event::Gave { seat, tokens, screens } => {
            paying(Notice::new(text::gave(*seat, *tokens)), *seat, *tokens, *screens, viewer, pieces::BOX.into())
        }
        Event::Received { seat, tokens, .. } => {
            taking(Notice::new(text::received(*seat, *tokens)), *seat, *tokens, viewer)
        }
        Event::Walked { seat, steps, at } => {
            let steps_made = amounts::amount(Good::Step, u16::from(*steps));
            Notice::new(text::walked(*at, *seat, steps_made))
                .about(pieces::roman(*seat))
                .moving(pieces::roman_at(*seat, at - steps), pieces::roman_at(*seat, *at))
        }
        Event::Discarded { seat, building } => Notice::new(text::discarded(set.name(*building), *seat))
            .about(pieces::FIRE)
            .moving(pieces::built(*seat, *building), pieces::FIRE),
        Event::Bought { seat, building, on, screens, .. } if !screens.let_see(viewer, *seat) => {
            let place = pieces::built(*seat, *building);
            let notice = Notice::new(text::bought_unseen(set.name(*building), *on, *seat)).about(place.clone());
            notice.moving(pieces::forum(*building), place)
        }
        Event::Bought { seat, building, on, paid, screens } => {
            let place = pieces::built(*seat, *building);
            let notice = Notice::new(text::bought(set.name(*building), *on, *paid, *seat)).about(place.clone());
            paying(notice, *seat, *paid, *screens, viewer, pieces::BOX.into()).moving(pieces::forum(*building), place)
        }
        Event::BoughtNothing { seat } => Notice::new(text::bought_nothing(*seat)),
        Event::TributePaid { seat, space, paid, screens } => {
            let notice = Notice::new(text::tribute_paid(*paid, *seat, *space)).about(pieces::road(*space));
            paying(notice, *seat, *paid, *screens, viewer, pieces::tribute(*space))
        }
        Event::GothMoved { seat, from, to, owed } => Notice::new(goth_moved(set, *seat, *to, *owed))
            .about(pieces::GOTH)
            .moving(pieces::goth_at(*from), pieces::goth_at(*to)),
        Event::TributePassed { space, tokens } => {
            let passed = |notice: Notice, token| {
                notice.moving_many(tokens[token], pieces::tribute(*space), pieces::spoils(token))
            };
            tokens.kinds().iter().fold(Notice::silent(), passed)
        }
        Event::Lost { seat, basic, building } => {
            let label = match building {
                None => text::lost(*basic, *seat),
                Some(building) => text::lost_built(set.name(*building), *basic, *seat),
            };
            card_gone(Notice::new(label), *seat, *basic, *building)
        }
        Event::CardGiven { seat, basic, building } => {
            let label = match building {
                None => text::card_given(*basic, *seat),
                Some(building) => text::card_given_built(set.name(*building), *basic, *seat),
            };
            card_gone(Notice::new(label), *seat, *basic, *building)
        }
        Event::WallLost { seat, basic, building } => Notice::new(text::wall_lost(set.name(*building), *basic, *seat))
            .about(pieces::basic_cards(*seat, *basic))
            .about(pieces::FIRE)
            .moving(pieces::built(*seat, *building), pieces::FIRE),
        Event::NothingLeftToLose { owed } => Notice::new(text::nothing_left(*owed)),
        Event::Reclaimed { seat, token, screens } => {
            Notice::new(text::reclaimed(*seat, amounts::token_amount(*token, 1)))
                .moving(pieces::spoils(*token), behind_screen(viewer, *seat, *token, *screens))
        }
        Event::ScreenLifted { seat, tokens } => screen_lifted(*seat, *tokens, viewer),
        Event::Ended { why, winners } => {
            let winners: Vec<Arg> = winners.iter().copied().map(Arg::Seat).collect();
            Notice::new(text::ended(Label::from(*why), winners))
        }
    }
}

/// A basic card leaves the game, and the building on it goes into the fire.
fn card_gone(notice: Notice, seat: Seat, basic: Basic, building: Option<Building>) -> Notice {
    let cards = pieces::basic_cards(seat, basic);
    let notice = notice.about(cards.clone());
    match building {
        None => notice.moving(cards, pieces::BOX),
        Some(building) => {
            notice.about(pieces::FIRE).moving(cards, pieces::BOX).moving(pieces::built(seat, building), pieces::FIRE)
        }
    }
}

/// Where a seat's tokens lie while the game runs, for these eyes.
fn behind_screen(viewer: Viewer, seat: Seat, token: Token, screens: Screens) -> Piece {
    if screens.let_see(viewer, seat) { pieces::tokens_of(viewer, seat, token) } else { pieces::closed_screen(seat) }
}

/// What lay behind a screen that was closed to these eyes lies open from now on.
fn screen_lifted(seat: Seat, tokens: Tokens, viewer: Viewer) -> Notice {
    let notice = Notice::new(match tokens.total() {
        0 => text::screen_lifted_empty(seat),
        _ => text::screen_lifted(seat, tokens),
    });
    if viewer.sees(seat) {
        return notice;
    }
    tokens.kinds().iter().fold(notice, |notice, token| {
        notice.moving_many(tokens[token], pieces::closed_screen(seat), pieces::tokens_of(viewer, seat, token))
    })
}

/// Tokens go from a seat to another place.
fn paying(notice: Notice, seat: Seat, tokens: Tokens, screens: Screens, viewer: Viewer, to: Piece) -> Notice {
    tokens.kinds().iter().fold(notice, |notice, token| {
        notice.moving_many(tokens[token], behind_screen(viewer, seat, token, screens), to.clone())
    })
}

/// Tokens come to a seat out of the supply.
fn taking(notice: Notice, seat: Seat, tokens: Tokens, viewer: Viewer) -> Notice {
    tokens.kinds().iter().fold(notice, |notice, token| {
        notice.moving_many(tokens[token], pieces::BOX, pieces::tokens_of(viewer, seat, token))
    })
}

/// On his last way to Rome nobody could have paid him, and there may be nothing left to destroy.
fn goth_moved(set: &Components, seat: Seat, to: u8, owed: Basics) -> Label {
    match (to == set.roads.rome(), owed.total()) {
        (false, _) => text::goth_moved(owed, seat, to),
        (true, 0) => text::GOTH_IN_ROME.into(),
        (true, _) => text::goth_in_rome_raid(owed),
    }
}
