//! What happened, in words. Everything that happens is public, so everybody is told the same.

use saturnalia_rules::{Arg, Label, Notice, Seat};

use crate::cards::roads;
use crate::effect::words;
use crate::event::Event;
use crate::goods::{Basic, Basics, Good};
use crate::label::{a_card, end_of, name};
use crate::pieces;

pub(crate) fn tell(event: &Event) -> Notice {
    match event {
        Event::Begun { start_player } => said("gloria-begun", *start_player),
        Event::TurnBegun { turn, seat } => Notice::new(with_seat("gloria-turn", *seat).with("turn", *turn)),
        Event::Revealed { building } => {
            Notice::new(Label::new("gloria-revealed").with("building", name(*building))).about(pieces::forum(*building))
        }
        Event::Burnt { building } => {
            Notice::new(Label::new("gloria-burnt").with("building", name(*building))).about("fire")
        }
        Event::Laid { seat, basic } => card("gloria-laid", *seat, *basic),
        Event::Produced { seat, basic, count } => {
            let gain = words::token_amount(basic.token(), u16::from(*count));
            Notice::new(with_seat("gloria-produced", *seat).with("gain", gain)).about(pieces::bare(*seat, *basic))
        }
        Event::Used { seat, building } => {
            let label = with_seat("gloria-used", *seat).with("building", name(*building));
            Notice::new(label).about(pieces::built(*seat, *building))
        }
        Event::Gave { seat, tokens } => {
            Notice::new(with_seat("gloria-gave", *seat).with("tokens", words::tokens(*tokens)))
        }
        Event::Received { seat, tokens } => {
            Notice::new(with_seat("gloria-received", *seat).with("tokens", words::tokens(*tokens)))
        }
        Event::Walked { seat, steps, at } => {
            let label = with_seat("gloria-walked", *seat).with("steps", words::amount(Good::Step, u16::from(*steps)));
            Notice::new(label.with("at", *at)).about(pieces::roman(*seat))
        }
        Event::Discarded { seat, building } => {
            Notice::new(with_seat("gloria-discarded", *seat).with("building", name(*building))).about("fire")
        }
        Event::Bought { seat, building, on, paid } => {
            let label = with_seat("gloria-bought", *seat).with("building", name(*building));
            let label = label.with("on", a_card(*on)).with("paid", words::tokens(*paid));
            Notice::new(label).about(pieces::built(*seat, *building))
        }
        Event::BoughtNothing { seat } => said("gloria-bought-nothing", *seat),
        Event::TributePaid { seat, space, paid } => {
            let label = with_seat("gloria-tribute-paid", *seat).with("paid", words::tokens(*paid));
            Notice::new(label.with("space", *space)).about(pieces::road(*space))
        }
        Event::GothMoved { seat, to, owed } => Notice::new(goth_moved(*seat, *to, *owed)).about("goth"),
        Event::Lost { seat, basic, building: None } => card("gloria-lost", *seat, *basic),
        Event::Lost { seat, basic, building: Some(building) } => {
            let label = with_seat("gloria-lost-built", *seat).with("building", name(*building));
            Notice::new(label.with("card", a_card(*basic))).about(pieces::bare(*seat, *basic)).about("fire")
        }
        Event::WallLost { seat, basic, building } => {
            let label = with_seat("gloria-wall-lost", *seat).with("building", name(*building));
            Notice::new(label.with("card", a_card(*basic))).about(pieces::bare(*seat, *basic)).about("fire")
        }
        Event::NothingLeftToLose { owed } => {
            Notice::new(Label::new("gloria-nothing-left").with("owed", words::basics(*owed)))
        }
        Event::Reclaimed { seat, token } => {
            Notice::new(with_seat("gloria-reclaimed", *seat).with("what", words::token_amount(*token, 1)))
        }
        Event::Ended { why, winners } => {
            let winners = Arg::List(winners.iter().copied().map(Arg::Seat).collect());
            Notice::new(Label::new("gloria-ended").with("why", end_of(*why)).with("winners", winners))
        }
    }
}

/// On his last way to Rome nobody could have paid him, and there may be nothing left to destroy.
fn goth_moved(seat: Seat, to: u8, owed: Basics) -> Label {
    let label = match (to == roads().rome(), owed.total()) {
        (false, _) => with_seat("gloria-goth-moved", seat).with("to", to),
        (true, 0) => return Label::new("gloria-goth-in-rome"),
        (true, _) => Label::new("gloria-goth-in-rome-raid"),
    };
    label.with("owed", words::basics(owed))
}

fn with_seat(key: &'static str, seat: Seat) -> Label {
    Label::new(key).with("seat", seat)
}

fn said(key: &'static str, seat: Seat) -> Notice {
    Notice::new(with_seat(key, seat))
}

fn card(key: &'static str, seat: Seat, basic: Basic) -> Notice {
    Notice::new(with_seat(key, seat).with("card", a_card(basic))).about(pieces::bare(seat, basic))
}

/// Every message key of this file.
pub(crate) const KEYS: &[&str] = &[
    "gloria-begun",
    "gloria-turn",
    "gloria-revealed",
    "gloria-burnt",
    "gloria-laid",
    "gloria-produced",
    "gloria-used",
    "gloria-gave",
    "gloria-received",
    "gloria-walked",
    "gloria-discarded",
    "gloria-bought",
    "gloria-bought-nothing",
    "gloria-tribute-paid",
    "gloria-goth-moved",
    "gloria-goth-in-rome",
    "gloria-goth-in-rome-raid",
    "gloria-lost",
    "gloria-lost-built",
    "gloria-wall-lost",
    "gloria-nothing-left",
    "gloria-reclaimed",
    "gloria-ended",
];
