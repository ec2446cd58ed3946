//! What stands behind the screens, and what everybody knows of it (Ruling S25).
//!
//! Money goes there and leaves for all to see. So do tokens, except those of the insula and the house temple while the
//! screens are closed: their number is known, their kind is not, until a crisis or the end has everybody show them.
//!
//! A crisis shows all tokens of one kind, so that whatever stays unseen is of another. Older tokens have been through at
//! least as many crises as younger ones; therefore all that can be known of a player's unseen tokens is how many of them
//! were there in the last crisis that left two kinds possible. Those shown count as the older ones: a younger token that
//! was shown instead leaves the same kinds possible for the rest.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, Dice, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Sylla;
use crate::cards::Token;
use crate::event::{Event, TokenReason};
use crate::options::Screens;
use crate::state::{MOST_SEATS, Player, State};

/// Nobody comes near that many, all kinds together. A bound of each kind would not do: of which kind an unseen token is
/// differs from one imagined world to the next.
pub(crate) const MOST_TOKENS: u16 = 255;

/// What everybody knows of a player's tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Known {
    /// Tokens whose kind everybody knows, by kind.
    pub seen: [u8; 3],
    /// Of the others, those that are known not to be of the kind that was shown last.
    pub older: u8,
}

/// What crises have shown while the screens are closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ShownTokens {
    /// In the last crisis of each kind, by seat.
    pub by_kind: [Option<BySeat<u8, MOST_SEATS>>; 3],
    /// The kind of the last crisis: no older token is of it.
    pub last: Option<Token>,
}

impl Player {
    /// Tokens whose kind only their owner knows, by kind.
    pub fn unseen(&self) -> [u8; 3] {
        std::array::from_fn(|kind| self.tokens[kind] - self.known.seen[kind])
    }

    fn shows(&mut self, kind: Token, last: Option<Token>) {
        let Known { seen, older } = &mut self.known;
        let mut younger = self.tokens.iter().sum::<u8>() - seen.iter().sum::<u8>() - *older;
        let shown = self.tokens[kind.index()] - seen[kind.index()];
        seen[kind.index()] += shown;
        match last {
            Some(last) if last != kind => {
                let of_older = shown.min(*older);
                younger -= shown - of_older;
                // Two kinds were possible, and this is not the one: so it is the third.
                let third = Token::ALL[3 - kind.index() - last.index()];
                seen[third.index()] += *older - of_older;
                *older = younger;
            }
            Some(_) | None => *older += younger - shown,
        }
    }

    fn all_seen(&mut self) {
        self.known = Known { seen: self.tokens, older: 0 };
    }

    /// Deals the unseen tokens anew, each of a kind that it can be.
    fn imagine(&mut self, last: Option<Token>, dice: &mut Dice) {
        let unseen: u8 = self.unseen().iter().sum();
        if unseen == 0 {
            return;
        }
        self.tokens = self.known.seen;
        for index in 0..unseen {
            let can_be = |kind: &Token| index >= self.known.older || Some(*kind) != last;
            let possible: ArrayVec<Token, 3> = Token::ALL.into_iter().filter(can_be).collect();
            if let Some(kind) = dice.pick(&possible) {
                self.tokens[kind.index()] += 1;
            }
        }
    }
}

impl TokenReason {
    /// Whether everybody knows the kind: the consul shows it, and an event has it printed.
    pub(crate) const fn is_shown(self) -> bool {
        match self {
            TokenReason::Consul | TokenReason::Majority(_) => true,
            TokenReason::Insula | TokenReason::Temple => false,
        }
    }
}

impl State {
    /// A token goes behind the screen.
    pub(crate) fn take_token(&mut self, seat: Seat, token: Token, reason: TokenReason, cx: &mut Context<'_, Sylla>) {
        let player = &mut self.players[seat];
        if player.all_tokens() < MOST_TOKENS {
            player.tokens[token.index()] += 1;
            if self.screens == Screens::Open || reason.is_shown() {
                player.known.seen[token.index()] += 1;
            }
        }
        cx.tell(Event::TokenTaken { seat, token, reason, screens: self.screens });
    }

    /// A crisis: everybody shows the tokens of this kind, and puts them back.
    pub(crate) fn show_tokens(&mut self, kind: Token, cx: &mut Context<'_, Sylla>) {
        if self.screens == Screens::Open {
            return;
        }
        let shown = BySeat::from_fn(|seat| self.players[seat].tokens(kind));
        self.shown.by_kind[kind.index()] = Some(shown);
        for seat in self.seats.seats() {
            self.players[seat].shows(kind, self.shown.last);
        }
        self.shown.last = Some(kind);
        cx.reveal();
    }

    /// The end: everybody shows everything.
    pub(crate) fn lift_screens(&mut self, cx: &mut Context<'_, Sylla>) {
        if self.screens == Screens::Closed {
            self.seats.seats().for_each(|seat| self.players[seat].all_seen());
            cx.reveal();
        }
    }

    /// Whether these eyes see what stands behind the seat's screen.
    pub(crate) fn sees_behind(&self, viewer: Viewer, seat: Seat) -> bool {
        self.finished || self.screens.let_see(viewer, seat)
    }

    /// Deals anew what the viewer does not know of the tokens behind closed screens.
    pub(crate) fn imagine_tokens(&mut self, viewer: Viewer, dice: &mut Dice) {
        if self.screens == Screens::Open {
            return;
        }
        let last = self.shown.last;
        for seat in self.seats.seats().filter(|seat| !viewer.sees(*seat)) {
            self.players[seat].imagine(last, dice);
        }
    }
}

impl Screens {
    /// Whether these eyes see what stands behind the seat's screen while the game runs.
    pub(crate) fn let_see(self, viewer: Viewer, seat: Seat) -> bool {
        self == Screens::Open || viewer.sees(seat)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// What happens behind one screen: a token goes there unseen, or a crisis.
    type Happened = Option<Token>;

    /// What a player with these unseen tokens has to show, and what is known of them in the end.
    fn told(story: &[Happened], truth: &[Token]) -> (Vec<u8>, Known, Option<Token>) {
        let (mut player, mut last, mut truth) = (Player::default(), None, truth.iter());
        let mut shown = Vec::new();
        for happened in story {
            match happened {
                None => player.tokens[truth.next().expect("a token for each").index()] += 1,
                Some(kind) => {
                    shown.push(player.tokens(*kind));
                    player.shows(*kind, last);
                    last = Some(*kind);
                }
            }
        }
        (shown, player.known, last)
    }

    fn all(length: usize) -> Vec<Vec<Token>> {
        (0..length).fold(vec![Vec::new()], |lists, _| {
            lists.iter().flat_map(|list| Token::ALL.map(|kind| [list.as_slice(), &[kind]].concat())).collect()
        })
    }

    fn counted(tokens: impl IntoIterator<Item = Token>) -> [u8; 3] {
        let mut counts = [0; 3];
        tokens.into_iter().for_each(|kind| counts[kind.index()] += 1);
        counts
    }

    /// All tokens that a player can have of whom this is known.
    fn possible(known: Known, last: Option<Token>, unseen: usize) -> BTreeSet<[u8; 3]> {
        let older = usize::from(known.older);
        let can_be = |tokens: &Vec<Token>| tokens[..older].iter().all(|kind| Some(*kind) != last);
        let with_seen = |counts: [u8; 3]| std::array::from_fn(|kind| counts[kind] + known.seen[kind]);
        all(unseen).into_iter().filter(can_be).map(|tokens| with_seen(counted(tokens))).collect()
    }

    #[test]
    fn what_is_known_of_unseen_tokens_is_exactly_what_the_crises_have_shown() {
        for length in 0..=6u32 {
            for number in 0..4usize.pow(length) {
                let story: Vec<Happened> =
                    (0..length).map(|place| Token::ALL.get(number / 4usize.pow(place) % 4).copied()).collect();
                let takes = story.iter().filter(|happened| happened.is_none()).count();
                let mut worlds: BTreeMap<Vec<u8>, BTreeSet<[u8; 3]>> = BTreeMap::new();
                for truth in all(takes) {
                    worlds.entry(told(&story, &truth).0).or_default().insert(counted(truth));
                }
                for truth in all(takes) {
                    let (shown, known, last) = told(&story, &truth);
                    let unseen = takes - usize::from(known.seen.iter().sum::<u8>());
                    assert_eq!(possible(known, last, unseen), worlds[&shown], "{story:?}, {truth:?}");
                }
            }
        }
    }
}
