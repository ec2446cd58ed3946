//! Hands are secret, and so is the deck.

use saturnalia_rules::{Agenda, Arg, Dice, Notice, Piece, Seat, Secrets, Set, Viewer};
use serde::Serialize;

use super::{Event, Flaw, HighCard, State, Step, text};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub(super) deck: u16,
    /// The next card, for those who see everything.
    next: Option<u8>,
    /// By seat, each card as far as it is known.
    pub(super) hands: Vec<Vec<Option<u8>>>,
    table: Vec<Option<u8>>,
    laid: Vec<u8>,
    points: Vec<i16>,
}

impl Secrets for HighCard {
    type View = View;

    fn view(state: &State, _: &Agenda<Step>, viewer: Viewer) -> View {
        let sees_deck = state.flaw == Flaw::ViewShowsDeck || viewer == Viewer::Truth;
        let known = |seat| move |card: &u8| viewer.sees(seat).then_some(*card);
        View {
            deck: state.deck.len() as u16,
            next: state.deck.last().copied().filter(|_| sees_deck),
            hands: state.hands.at(state.seats).map(|(seat, hand)| hand.iter().map(known(seat)).collect()).collect(),
            table: state.table.at(state.seats).map(|(_, card)| *card).collect(),
            laid: state.laid.to_vec(),
            points: state.points.at(state.seats).map(|(_, points)| *points).collect(),
        }
    }

    fn views(state: &State, agenda: &Agenda<Step>, viewers: &[Viewer]) -> Vec<View> {
        let eyes = |viewer: &Viewer| match viewers.first() {
            Some(first) if state.flaw == Flaw::ViewsAreTheFirstOnes => *first,
            _ => *viewer,
        };
        viewers.iter().map(|viewer| Self::view(state, agenda, eyes(viewer))).collect()
    }

    fn tell(event: &Event, _: Set<()>, viewer: Viewer) -> Option<Notice> {
        let own = |seat| viewer == Viewer::Seat(seat);
        Some(match *event {
            Event::Drew { seat, card, flaw } => {
                let named: Arg = if flaw == Flaw::NamesTheNameless {
                    Arg::term("high-joker")
                } else if viewer.sees(seat) || flaw == Flaw::NoticeNamesDrawnCard {
                    card.into()
                } else {
                    text::UNSEEN.into()
                };
                let to = if flaw == Flaw::TellsTheWrongPlace { Seat(seat.0 + 1) } else { seat };
                Notice::new(text::drew(named, seat))
                    .moving("deck", held(own(seat) || flaw == Flaw::MoveNamesDrawnCard, to, card))
            }
            Event::Stayed { seat } => Notice::new(text::stayed(seat)),
            Event::Laid { seat, card } => {
                Notice::new(text::laid(card, seat)).moving(held(own(seat), seat, card), table(seat))
            }
            Event::Took { seat, laid } => {
                laid.iter().fold(Notice::new(text::took(seat)), |notice, seat| notice.moving(table(seat), "laid"))
            }
        })
    }

    fn imagine(state: &mut State, _: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        if state.flaw == Flaw::NoImagination {
            return;
        }
        let forgets = state.flaw == Flaw::ForgetsOwnHand;
        let seats = state.seats;
        let hidden = |seat: &Seat| !viewer.sees(*seat) || forgets;
        let mut unseen = std::mem::take(&mut state.deck);
        for seat in seats.seats().filter(hidden) {
            unseen.extend(state.hands[seat].iter().copied());
        }
        if !matches!(state.flaw, Flaw::ImaginesFromTheTruth | Flaw::MarksTellTheDeck) {
            unseen.sort_unstable();
        }
        dice.shuffle(&mut unseen);
        if state.flaw == Flaw::ExpectsTheLowest {
            unseen.sort_unstable();
        }
        for seat in seats.seats().filter(hidden) {
            let rest = unseen.len() - state.hands[seat].len();
            state.hands[seat] = unseen.drain(rest..).collect();
            state.hands[seat].sort_unstable();
        }
        state.deck = unseen;
        if state.flaw == Flaw::ExpectsTheLowest {
            state.deck.reverse();
        }
    }

    fn lying(view: &View, viewer: Viewer) -> Vec<(Piece, u16)> {
        let mut lying = vec![("deck".into(), view.deck), ("laid".into(), view.laid.len() as u16)];
        for (index, (hand, laid)) in view.hands.iter().zip(&view.table).enumerate() {
            let seat = Seat(index as u8);
            let own = viewer == Viewer::Seat(seat);
            lying.extend(hand.iter().map(|card| (held(own, seat, card.unwrap_or_default()), 1)));
            lying.extend(laid.map(|_| (table(seat), 1)));
        }
        lying
    }
}

/// Where a card is held: everybody tells the cards of their own hand apart, and nobody those of another.
fn held(own: bool, seat: Seat, card: u8) -> Piece {
    if own { format!("hand/{card}").into() } else { format!("seat/{}/hand", seat.0).into() }
}

fn table(seat: Seat) -> Piece {
    format!("table/{}", seat.0).into()
}
