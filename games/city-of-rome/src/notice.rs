//! What each viewer is told about an event, and which pieces move for these eyes.

use saturnalia_rules::{Arg, Notice, Seat, Viewer};

use crate::cards::{Card, named};
use crate::event::Event;
use crate::round::action::gains;
use crate::{pieces, text};

pub(crate) fn tell(event: &Event, viewer: Viewer) -> Notice {
    let hand = |seat, card| pieces::hand_of(viewer, seat, card);
    match event {
        Event::Begun { start_player } => Notice::new(text::told_begun(*start_player)),
        Event::Drafted { seat, card, rest, next } => drafted(*seat, *card, rest, *next, viewer),
        Event::RoundBegun { round, start_player, strip: _, offer } => {
            let cards = named(offer.iter().map(|(_, _, card)| *card));
            let notice = Notice::new(text::told_round(cards, *round, *start_player)).about("strip");
            offer.iter().fold(notice, |notice, (slot, deck, _)| {
                notice.about(pieces::offer(*slot)).moving(pieces::deck(*deck), pieces::offer(*slot))
            })
        }
        Event::InfluenceCardLaid { value } => Notice::new(text::told_influence_card(*value))
            .about(pieces::influence_card(*value))
            .moving(pieces::deck(crate::cards::Deck::I), pieces::influence_card(*value)),
        Event::BuilderPlaced { seat, field, bricks, cogs } => {
            Notice::new(text::told_placed(*bricks, *cogs, *field + 1, *seat))
                .about(pieces::strip(*field))
                .moving(pieces::builders(*seat), pieces::strip(*field))
        }
        Event::CardTaken { seat, card, slot } => Notice::new(text::told_taken(*card, *seat))
            .about(pieces::offer(usize::from(*slot)))
            .moving(pieces::offer(usize::from(*slot)), hand(*seat, *card)),
        Event::Announced { seat, card } => Notice::silent().moving(hand(*seat, *card), pieces::ANNOUNCED),
        Event::Built { seat, card, at, replaced, markers, money } => {
            let place = pieces::city(*seat, *at);
            let notice = Notice::new(match replaced {
                Some(replaced) => text::told_built_replacing(*at, *card, *markers, *money, *replaced, *seat),
                None if *markers == 0 && *money == 0 => text::told_built(*at, *card, *seat),
                None => text::told_built_paid(*at, *card, *markers, *money, *seat),
            });
            let notice = if replaced.is_some() { notice.moving(place.clone(), "box") } else { notice };
            notice.about(place.clone()).moving(pieces::ANNOUNCED, place)
        }
        Event::StarsCounted { seat, card, influence } => {
            Notice::new(text::told_stars(*card, *influence, *seat)).about(pieces::influence(*seat))
        }
        Event::MarketIncome { seat, card, money } => {
            Notice::new(text::told_market(*card, *money, *seat)).about(pieces::money(*seat))
        }
        Event::ArenaInfluence { seat, card, influence } => {
            Notice::new(text::told_arena(*card, *influence, *seat)).about(pieces::influence(*seat))
        }
        Event::ThermaPoints { seat, card, at, points } => {
            Notice::new(text::told_therma(*card, *points, *seat)).about(pieces::city(*seat, *at))
        }
        Event::SchoolDrew { seat, deck, cards } => {
            let notice = Notice::new(if viewer.sees(*seat) {
                text::told_school_drew_own(named(cards.iter().copied()), *deck, *seat)
            } else {
                text::told_school_drew(cards.len() as u8, *deck, *seat)
            });
            let drawn = |notice: Notice, card: &Card| {
                notice.moving(pieces::deck(*deck), pieces::peeked_of(viewer, *seat, *card))
            };
            cards.iter().fold(notice.about(pieces::deck(*deck)), drawn)
        }
        Event::SchoolKept { seat, deck, card } => Notice::new(if viewer.sees(*seat) {
            text::told_school_kept_own(*card, *deck, *seat)
        } else {
            text::told_school_kept(*deck, *seat)
        })
        .about(pieces::deck(*deck))
        .moving(pieces::peeked_of(viewer, *seat, *card), hand(*seat, *card)),
        Event::SchoolReturned { seat, deck, card } => {
            // Others have been told already that the rest goes under the deck.
            let notice = if viewer.sees(*seat) {
                Notice::new(text::told_school_returned(*card, *deck, *seat)).about(pieces::deck(*deck))
            } else {
                Notice::silent()
            };
            notice.moving(pieces::peeked_of(viewer, *seat, *card), pieces::deck(*deck))
        }
        Event::Produced { seat, money, influence, markers, paid } => {
            Notice::new(text::told_produced(gains(*money, *influence, *markers), *paid, *seat)).about("produce")
        }
        Event::TurnEnded { seat, field, idle } => {
            let notice = if *idle { Notice::new(text::told_idle(*seat)) } else { Notice::silent() };
            notice.moving(pieces::strip(*field), pieces::builders(*seat))
        }
        Event::InfluenceWon { seat, values, markers } => {
            let label = text::told_influence_won(values.len() as u8, *markers, *seat, numbers(values));
            values.iter().fold(Notice::new(label).about(pieces::influence(*seat)), |notice, value| {
                notice
                    .about(pieces::influence_card(*value))
                    .moving(pieces::influence_card(*value), pieces::influence_card_won(*seat, *value))
            })
        }
        Event::InfluenceTied { values } => Notice::new(text::told_influence_tied(values.len() as u8, numbers(values))),
        Event::InfluenceLapsed { values } => {
            let notice = Notice::new(text::told_influence_lapsed(values.len() as u8, numbers(values)));
            values.iter().fold(notice, |notice, value| notice.moving(pieces::influence_card(*value), "box"))
        }
        Event::Finished { winners, points, .. } => {
            let best = points.iter().copied().max().unwrap_or_default();
            let names: Vec<Arg> = winners.iter().map(|seat| Arg::Seat(*seat)).collect();
            Notice::new(text::told_finished(winners.len() as u8, best, names))
        }
    }
}

fn numbers(values: &[u8]) -> Vec<Arg> {
    values.iter().map(|value| Arg::from(*value)).collect()
}

/// The start player only gets what is left over. The rest of the packet goes on to the next.
fn drafted(seat: Seat, card: Card, rest: &[Card], next: Option<Seat>, viewer: Viewer) -> Notice {
    let passed = rest.len() as u8;
    let notice = Notice::new(match (viewer.sees(seat), passed) {
        (true, 0) => text::told_drafted_last_own(card, seat),
        (true, _) => text::told_drafted_own(card, passed, seat),
        (false, 0) => text::told_drafted_last(seat),
        (false, _) => text::told_drafted(passed, seat),
    });
    let notice = notice.moving(pieces::peeked_of(viewer, seat, card), pieces::hand_of(viewer, seat, card));
    let Some(next) = next else { return notice };
    rest.iter().fold(notice, |notice, card| {
        let [from, to] = [seat, next].map(|chooser| pieces::peeked_of(viewer, chooser, *card));
        if from == to { notice } else { notice.moving(from, to) }
    })
}
