//! What happened, in words, and what moved. Everything that happens is public, so everybody is told the same; only where
//! things lie differs: one's own hand and tokens lie open by kind, those of others are piles.

use saturnalia_rules::{Arg, Label, Notice, Piece, Seat, Viewer};

use crate::components::Components;
use crate::event::Event;
use crate::goods::{Basics, Good, Tokens};
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
        Event::Produced { seat, basic, count } => {
            let tokens = Tokens::of(basic.token(), u16::from(*count));
            let notice = Notice::new(text::produced(amounts::product(*basic, *count), *seat));
            taking(notice.about(pieces::basic_cards(*seat, *basic)), *seat, tokens, viewer)
        }
        Event::Used { seat, building } => {
            Notice::new(text::used(set.name(*building), *seat)).about(pieces::built(*seat, *building))
        }
        Event::Gave { seat, tokens } => {
            paying(Notice::new(text::gave(*seat, *tokens)), *seat, *tokens, viewer, pieces::BOX.into())
        }
        Event::Received { seat, tokens } => taking(Notice::new(text::received(*seat, *tokens)), *seat, *tokens, viewer),
        Event::Walked { seat, steps, at } => {
            let steps_made = amounts::amount(Good::Step, u16::from(*steps));
            Notice::new(text::walked(*at, *seat, steps_made))
                .about(pieces::roman(*seat))
                .moving(pieces::roman_at(*seat, at - steps), pieces::roman_at(*seat, *at))
        }
        Event::Discarded { seat, building } => Notice::new(text::discarded(set.name(*building), *seat))
            .about(pieces::FIRE)
            .moving(pieces::built(*seat, *building), pieces::FIRE),
        Event::Bought { seat, building, on, paid } => {
            let place = pieces::built(*seat, *building);
            let notice = Notice::new(text::bought(set.name(*building), *on, *paid, *seat)).about(place.clone());
            paying(notice, *seat, *paid, viewer, pieces::BOX.into()).moving(pieces::forum(*building), place)
        }
        Event::BoughtNothing { seat } => Notice::new(text::bought_nothing(*seat)),
        Event::TributePaid { seat, space, paid } => {
            let notice = Notice::new(text::tribute_paid(*paid, *seat, *space)).about(pieces::road(*space));
            paying(notice, *seat, *paid, viewer, pieces::tribute(*space))
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
            let cards = pieces::basic_cards(*seat, *basic);
            match building {
                None => Notice::new(text::lost(*basic, *seat)).about(cards.clone()).moving(cards, pieces::BOX),
                Some(building) => Notice::new(text::lost_built(set.name(*building), *basic, *seat))
                    .about(cards.clone())
                    .about(pieces::FIRE)
                    .moving(cards, pieces::BOX)
                    .moving(pieces::built(*seat, *building), pieces::FIRE),
            }
        }
        Event::WallLost { seat, basic, building } => Notice::new(text::wall_lost(set.name(*building), *basic, *seat))
            .about(pieces::basic_cards(*seat, *basic))
            .about(pieces::FIRE)
            .moving(pieces::built(*seat, *building), pieces::FIRE),
        Event::NothingLeftToLose { owed } => Notice::new(text::nothing_left(*owed)),
        Event::Reclaimed { seat, token } => Notice::new(text::reclaimed(*seat, amounts::token_amount(*token, 1)))
            .moving(pieces::spoils(*token), pieces::tokens_of(viewer, *seat, *token)),
        Event::Ended { why, winners } => {
            let winners: Vec<Arg> = winners.iter().copied().map(Arg::Seat).collect();
            Notice::new(text::ended(Label::from(*why), winners))
        }
    }
}

/// Tokens go from a seat to another place.
fn paying(notice: Notice, seat: Seat, tokens: Tokens, viewer: Viewer, to: Piece) -> Notice {
    tokens.kinds().iter().fold(notice, |notice, token| {
        notice.moving_many(tokens[token], pieces::tokens_of(viewer, seat, token), to.clone())
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
