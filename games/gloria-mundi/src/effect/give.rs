//! What is given for an effect: the left side of a trade, and how often somebody can give it.

use super::{MOST_CHOICES, Thing};
use crate::cards::Building;
use crate::goods::{Basic, Token, TokenSet, Tokens};
use crate::state::Player;

/// The left side of a trade.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cost {
    /// Tokens that leave no choice.
    pub tokens: Tokens,
    /// Everything else: choices, and cards, of which the owner says which. Those there are come first.
    pub terms: [Term; MOST_CHOICES],
}

/// So many things, each one of these.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Term {
    pub count: u8,
    pub among: ThingSet,
}

/// A set of things, by [`Thing::index`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ThingSet(pub u8);

/// So many of each thing, by [`Thing::index`].
pub(crate) type Things = [u16; Thing::ALL.len()];

impl Thing {
    pub const ALL: [Thing; 8] = [
        Thing::Token(Token::Food),
        Thing::Token(Token::Gold),
        Thing::Token(Token::Peace),
        Thing::Token(Token::Glory),
        Thing::Building,
        Thing::Basic(Basic::Farm),
        Thing::Basic(Basic::City),
        Thing::Basic(Basic::Peace),
    ];

    #[inline]
    pub fn index(self) -> usize {
        match self {
            Thing::Token(token) => token.index(),
            Thing::Building => 4,
            Thing::Basic(basic) => 5 + basic.index(),
        }
    }
}

impl ThingSet {
    pub fn insert(&mut self, thing: Thing) {
        self.0 |= 1 << thing.index();
    }

    #[inline]
    pub fn contains(self, thing: Thing) -> bool {
        self.0 >> thing.index() & 1 == 1
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Thing> {
        Thing::ALL.into_iter().filter(move |thing| self.contains(*thing))
    }

    /// The tokens of the set.
    #[inline]
    pub fn tokens(self) -> TokenSet {
        TokenSet(self.0 & 0b1111)
    }

    /// Whether cards are among them.
    #[inline]
    pub fn has_cards(self) -> bool {
        self.0 >> Token::ALL.len() != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of all of these.
    #[inline]
    pub(crate) fn sum(self, things: &Things) -> u32 {
        (0..).zip(things).filter(|(index, _)| self.0 >> index & 1 == 1).map(|(_, count)| u32::from(*count)).sum()
    }
}

/// What a player with these tokens can give for a building's effect: other buildings, and basic cards except the one below
/// it (Ruling G37).
pub(crate) fn owned(player: &Player, tokens: Tokens, building: Building) -> Things {
    let [farm, city, peace] = Basic::ALL
        .map(|basic| u16::from(player.bare[basic]) + u16::from(player.built[basic.index()].without(building).len()));
    let buildings = u16::from(player.buildings().without(building).len());
    [tokens.food, tokens.gold, tokens.peace, tokens.glory, buildings, farm, city, peace]
}

impl Cost {
    /// `B`: another building, and nothing else.
    pub const ANOTHER_BUILDING: Cost = Cost {
        tokens: Tokens::NONE,
        terms: [
            Term { count: 1, among: ThingSet(1 << 4) },
            Term { count: 0, among: ThingSet(0) },
            Term { count: 0, among: ThingSet(0) },
        ],
    };

    /// The terms there are, in the card's order.
    #[inline]
    pub fn terms(&self) -> impl Iterator<Item = Term> + Clone + use<> {
        self.terms.into_iter().take_while(|term| term.count > 0)
    }

    #[inline]
    pub fn has_terms(&self) -> bool {
        self.terms[0].count > 0
    }

    /// Whether cards can be given for it.
    #[inline]
    pub fn has_cards(&self) -> bool {
        self.terms().any(|term| term.among.has_cards())
    }

    /// All tokens that can be given for it.
    pub fn token_kinds(&self) -> TokenSet {
        TokenSet(self.terms().fold(self.tokens.kinds().0, |all, term| all | term.among.tokens().0))
    }

    /// Whether somebody with these tokens can give this.
    #[inline]
    pub(crate) fn can_be_given(&self, player: &Player, tokens: Tokens, building: Building) -> bool {
        tokens.cover(self.tokens) && (!self.has_terms() || self.times(player, tokens, building) > 0)
    }

    /// How often this can be given by somebody with these tokens.
    pub(crate) fn times(&self, player: &Player, tokens: Tokens, building: Building) -> u16 {
        let fixed = self.tokens.kinds();
        let most = fixed.iter().map(|token| tokens[token] / self.tokens[token]).min().unwrap_or(u16::MAX);
        if most == 0 || !self.has_terms() {
            return most;
        }
        // Each time, the terms of a group take their number, and fixed tokens what they take, out of the things that fit.
        let (owned, fixed) = (owned(player, tokens, building), of_tokens(self.tokens));
        self.groups().fold(most, |most, group| {
            let times = group.among.sum(&owned) / (group.count + group.among.sum(&fixed));
            most.min(times.try_into().unwrap_or(u16::MAX))
        })
    }

    /// Whether what was given for the terms, so many times over, can be completed out of what is left: no group of terms
    /// lacks things, and none was given too many.
    pub(crate) fn can_complete(&self, times: u16, given: &Things, left: &Things) -> bool {
        self.groups().all(|group| {
            let asked = group.count * u32::from(times);
            let fitting = group.among.sum(given);
            fitting + group.among.sum(left) >= asked && group.only_here.sum(given) <= asked
        })
    }

    /// Things that the terms ask for, so many times over.
    pub(crate) fn chosen(&self, times: u16) -> u32 {
        self.terms().map(|term| u32::from(term.count)).sum::<u32>() * u32::from(times)
    }

    /// All things that fit a term.
    pub(crate) fn among(&self) -> ThingSet {
        ThingSet(self.terms().fold(0, |all, term| all | term.among.0))
    }

    /// Every group of terms.
    fn groups(&self) -> impl Iterator<Item = Group> {
        let terms = self.terms();
        (1..1u8 << terms.clone().count()).map(move |chosen| {
            let (mut group, mut elsewhere) = (Group::default(), 0);
            for (index, term) in terms.clone().enumerate() {
                if chosen >> index & 1 == 1 {
                    group.count += u32::from(term.count);
                    group.among.0 |= term.among.0;
                } else {
                    elsewhere |= term.among.0;
                }
            }
            group.only_here.0 = group.among.0 & !elsewhere;
            group
        })
    }
}

/// Some terms of a cost.
#[derive(Default)]
struct Group {
    /// How many things they ask for together.
    count: u32,
    /// The things that fit one of them.
    among: ThingSet,
    /// Those of them that fit no other term.
    only_here: ThingSet,
}

fn of_tokens(tokens: Tokens) -> Things {
    [tokens.food, tokens.gold, tokens.peace, tokens.glory, 0, 0, 0, 0]
}
