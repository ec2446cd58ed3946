//! What each viewer is told about an event.

use saturnalia_rules::{Arg, Label, Notice, Seat, Viewer};

use crate::cards::{Card, Deck};
use crate::event::Event;
use crate::label::{at_arg, card_arg, deck_arg, gains};
use crate::pieces;

pub(crate) fn tell(event: &Event, viewer: Viewer) -> Option<Notice> {
    Some(match event {
        Event::Begun { start_player } => Notice::new(by("city-told-begun", *start_player)),
        Event::Drafted { seat, card, passed_on } => drafted(*seat, *card, *passed_on, viewer),
        Event::RoundBegun { round, start_player, strip: _, offer } => {
            let cards: Vec<Arg> = offer.iter().map(|card| card_arg(*card)).collect();
            let label = by("city-told-round", *start_player).with("round", *round).with("cards", cards);
            (0..offer.len()).fold(Notice::new(label).about("strip"), |notice, slot| notice.about(pieces::offer(slot)))
        }
        Event::InfluenceCardLaid { value } => Notice::new(Label::new("city-told-influence-card").with("value", *value))
            .about(pieces::influence_card(*value)),
        Event::BuilderPlaced { seat, field, bricks, cogs } => {
            let label = by("city-told-placed", *seat).with("field", *field + 1);
            Notice::new(label.with("bricks", *bricks).with("cogs", *cogs)).about(pieces::strip(*field))
        }
        Event::CardTaken { seat, card, slot } => {
            about_card("city-told-taken", *seat, *card).about(pieces::offer(usize::from(*slot)))
        }
        Event::Built { seat, card, at, replaced, markers, money } => {
            let label = match replaced {
                Some(replaced) => by("city-told-built-replacing", *seat).with("replaced", card_arg(*replaced)),
                None if *markers == 0 && *money == 0 => by("city-told-built", *seat),
                None => by("city-told-built-paid", *seat),
            };
            let label = label.with("card", card_arg(*card)).with("at", at_arg(*at));
            Notice::new(label.with("markers", *markers).with("money", *money)).about(pieces::city(*seat, *at))
        }
        Event::StarsCounted { seat, card, influence } => {
            number(about_card("city-told-stars", *seat, *card), "influence", *influence).about(pieces::influence(*seat))
        }
        Event::MarketIncome { seat, card, money } => {
            number(about_card("city-told-market", *seat, *card), "money", *money).about(pieces::money(*seat))
        }
        Event::ArenaInfluence { seat, card, influence } => {
            number(about_card("city-told-arena", *seat, *card), "influence", *influence).about(pieces::influence(*seat))
        }
        Event::ThermaPoints { seat, card, at, points } => {
            number(about_card("city-told-therma", *seat, *card), "points", *points).about(pieces::city(*seat, *at))
        }
        Event::SchoolDrew { seat, deck, cards } => {
            let label = if viewer.sees(*seat) {
                let cards: Vec<Arg> = cards.iter().map(|card| card_arg(*card)).collect();
                about_deck("city-told-school-drew-own", *seat, *deck).with("cards", cards)
            } else {
                about_deck("city-told-school-drew", *seat, *deck).with("count", cards.len() as u8)
            };
            Notice::new(label).about(pieces::deck(*deck))
        }
        Event::SchoolKept { seat, deck, card } => {
            let label = if viewer.sees(*seat) {
                about_deck("city-told-school-kept-own", *seat, *deck).with("card", card_arg(*card))
            } else {
                about_deck("city-told-school-kept", *seat, *deck)
            };
            Notice::new(label).about(pieces::deck(*deck))
        }
        // Others have been told already that the rest goes under the deck.
        Event::SchoolReturned { seat, .. } if !viewer.sees(*seat) => return None,
        Event::SchoolReturned { seat, deck, card } => {
            let label = about_deck("city-told-school-returned", *seat, *deck).with("card", card_arg(*card));
            Notice::new(label).about(pieces::deck(*deck))
        }
        Event::Produced { seat, money, influence, markers, paid } => {
            let label = by("city-told-produced", *seat).with("gains", gains(*money, *influence, *markers));
            Notice::new(label.with("paid", *paid)).about("produce")
        }
        Event::Idle { seat } => Notice::new(by("city-told-idle", *seat)),
        Event::InfluenceWon { seat, values, markers } => {
            let label = values_label("city-told-influence-won", values).with("seat", *seat).with("markers", *markers);
            let notice = Notice::new(label).about(pieces::influence(*seat));
            values.iter().fold(notice, |notice, value| notice.about(pieces::influence_card(*value)))
        }
        Event::InfluenceTied { values } => Notice::new(values_label("city-told-influence-tied", values)),
        Event::InfluenceLapsed { values } => Notice::new(values_label("city-told-influence-lapsed", values)),
        Event::Finished { winners, points, .. } => {
            let best = points.iter().copied().max().unwrap_or_default();
            let winners: Vec<Arg> = winners.iter().map(|seat| Arg::Seat(*seat)).collect();
            let many = winners.len() as u8;
            let label = Label::new("city-told-finished").with("winners", winners).with("many", many);
            Notice::new(label.with("points", best))
        }
    })
}

fn by(key: &'static str, seat: Seat) -> Label {
    Label::new(key).with("seat", seat)
}

fn about_card(key: &'static str, seat: Seat, card: Card) -> Notice {
    Notice::new(by(key, seat).with("card", card_arg(card)))
}

fn about_deck(key: &'static str, seat: Seat, deck: Deck) -> Label {
    by(key, seat).with("deck", deck_arg(deck))
}

fn number(notice: Notice, name: &'static str, number: u8) -> Notice {
    Notice { label: notice.label.with(name, number), pieces: notice.pieces }
}

fn values_label(key: &'static str, values: &[u8]) -> Label {
    let list: Vec<Arg> = values.iter().map(|value| Arg::Number(i64::from(*value))).collect();
    Label::new(key).with("values", list).with("cards", values.len() as u8)
}

/// The start player only gets what is left over.
fn drafted(seat: Seat, card: Card, passed_on: u8, viewer: Viewer) -> Notice {
    let label = match (viewer.sees(seat), passed_on) {
        (true, 0) => by("city-told-drafted-last-own", seat).with("card", card_arg(card)),
        (true, _) => by("city-told-drafted-own", seat).with("card", card_arg(card)).with("passed", passed_on),
        (false, 0) => by("city-told-drafted-last", seat),
        (false, _) => by("city-told-drafted", seat).with("passed", passed_on),
    };
    Notice::new(label)
}
