//! Everything a viewer may know, built up from nothing. `secrets.rs` says what is hidden; what is printed and never
//! changes is sent once ([`Printed`](crate::printed::Printed)).

use std::collections::BTreeMap;

use saturnalia_rules::{Agenda, Alike, Faces, Piece, Seat, Steps as _, Viewer};
use serde::Serialize;

use crate::cards::Building;
use crate::effect::run;
use crate::effect::take::Take;
use crate::effect::trade::{Give, HowOften};
use crate::effect::{Effect, Thing};
use crate::goods::{Basic, Basics, Token, Tokens};
use crate::options::Screens;
use crate::payment::PaidFor;
use crate::pieces;
use crate::state::{End, FORUM, Player, State};
use crate::steps::Step;
use crate::turn::v_goth::{self, tribute};
use crate::turn::{ii_lay_card, iii_activate};

/// The table. Every viewer sees the same, apart from what closed screens hide (Ruling G33); the order of the deck nobody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub screens: Screens,
    /// From 1.
    pub turn: u16,
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose answer the game waits for.
    pub waiting_for: Option<Seat>,
    pub start_player: Seat,
    /// The chair through whose eyes this is seen.
    pub own: Option<Seat>,
    /// The type of basic card laid this turn.
    pub laid: Option<Basic>,
    /// Cards in the deck.
    pub deck: u8,
    /// From the dearest place to the cheapest.
    pub forum: Alike<Vec<ForumPlace>>,
    /// Burnt and discarded buildings, sorted.
    pub fire: Alike<Vec<Building>>,
    /// The cards that have not been turned up yet, sorted.
    pub unseen: Alike<Vec<Building>>,
    pub goth: Alike<GothsRoad>,
    pub players: Vec<Alike<PlayerView>>,
    /// The cards of the player who is activating.
    pub activation: Option<ActivationView>,
    /// Nothing if these eyes do not see behind the payer's screen.
    pub payment: Option<PaymentView>,
    pub ended: Option<End>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    LayCard,
    Activate,
    Buy,
    Goth,
    /// Within phase 5: cards are lost.
    Destroy,
    /// Within phase 5: tribute is taken back.
    Reclaim,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForumPlace {
    pub surcharge: u8,
    pub card: Option<Building>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GothsRoad {
    /// The space on which the Goth stands.
    pub stands_on: u8,
    /// The tokens on the spaces before him, from the nearest on.
    pub lying: Vec<Vec<Token>>,
    /// The space whose tribute would hold him now; nothing does if Rome is next.
    pub next: Option<u8>,
    /// That tribute.
    pub tribute: Option<Tokens>,
    /// The space he moves to if he is not paid.
    pub moves_to: u8,
    /// The symbols he passes on the way.
    pub raid: Basics,
    /// Symbols that still have to be served.
    pub owed: Basics,
    /// Tribute that is being taken back.
    pub spoils: Tokens,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Steps from Rome.
    pub steps: u8,
    /// What lies behind the screen, if these eyes see it: one's own, open screens, and everything at the end.
    pub screen: Option<Screen>,
    /// Basic cards in hand: one has been laid in every turn, so everybody knows their number.
    pub hand: u8,
    /// Farms, cities, peace.
    pub display: Vec<PileView>,
    /// Building cards in the display.
    pub buildings: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Screen {
    pub tokens: Tokens,
    pub hand: Basics,
}

/// The basic cards of one type in a display, and what a turn of this type would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    pub basic: Basic,
    /// Basic cards without a building.
    pub bare: u8,
    pub built: Vec<BuiltView>,
    /// Tokens if every card produces.
    pub product: u8,
    /// The same with a card of this type that the player is about to lay.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub product_if_laid: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuiltView {
    pub card: Building,
    /// What its effect would bring now, where nothing has to be given or discarded for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub brings: Option<Brings>,
}

/// What is none is left out.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Brings {
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub food: u16,
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub gold: u16,
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub peace: u16,
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub glory: u16,
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub steps: u16,
    /// Tokens or steps that are chosen on top.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub chosen: u16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks")]
fn is_none(count: &u16) -> bool {
    *count == 0
}

/// What has not acted yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActivationView {
    pub seat: Seat,
    pub basic: Basic,
    /// Basic cards that can only produce.
    pub plain: u8,
    pub built: Vec<Building>,
    /// Those of them that can act now; none if these eyes do not see behind the player's screen.
    pub usable: Vec<Building>,
    /// Tokens if everything else produces.
    pub product: u8,
    /// The building whose effect is being carried out.
    pub acting: Option<Building>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaymentView {
    /// The building that is bought; none if tribute is paid.
    pub building: Option<Building>,
    /// The type of basic card it will lie on.
    pub on: Option<Basic>,
    /// What is still asked for.
    pub asked: Tokens,
    /// Tokens of any kind, still to be paid on top.
    pub surcharge: u16,
    pub paid: Tokens,
}

/// What everybody sees alike, made once for all viewers.
pub(crate) struct Open {
    forum: Alike<Vec<ForumPlace>>,
    fire: Alike<Vec<Building>>,
    unseen: Alike<Vec<Building>>,
    goth: Alike<GothsRoad>,
    players: Faces<PlayerView>,
}

impl Open {
    pub(crate) fn of(state: &State) -> Open {
        let mut unseen: Vec<Building> = state.deck.to_vec();
        unseen.sort_unstable();
        let place = |surcharge| ForumPlace { surcharge, card: state.forum[usize::from(surcharge)] };
        Open {
            forum: (0..FORUM as u8).rev().map(place).collect::<Vec<_>>().into(),
            fire: state.fire.iter().collect::<Vec<_>>().into(),
            unseen: unseen.into(),
            goth: goth(state).into(),
            players: Faces::new(state.seats),
        }
    }
}

impl View {
    pub(crate) fn of(open: &Open, state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        let phase = phase(agenda);
        let player = |(seat, player)| {
            let sees = state.sees_behind(viewer, seat);
            open.players.of(seat, sees, || player_view(state, sees, seat, player, phase))
        };
        View {
            screens: state.screens,
            turn: state.turn,
            phase,
            active: state.active,
            waiting_for: agenda.first().and_then(|step| step.asked(state).first()),
            start_player: state.start_player,
            own: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Truth => None,
            },
            laid: state.laid,
            deck: state.deck.len() as u8,
            forum: open.forum.clone(),
            fire: open.fire.clone(),
            unseen: open.unseen.clone(),
            goth: open.goth.clone(),
            players: state.players.at(state.seats).map(player).collect(),
            activation: activation(state, viewer, agenda.first(), phase),
            payment: payment(state).filter(|_| state.sees_behind(viewer, state.active)),
            ended: state.ended,
        }
    }

    /// Where cards, tokens and figures lie, for these eyes.
    pub(crate) fn lying(&self, viewer: Viewer) -> Vec<(Piece, u16)> {
        let mut lying: BTreeMap<Piece, u16> = BTreeMap::new();
        let mut lay = |piece: Piece, count: u16| *lying.entry(piece).or_default() += count;
        lay(pieces::DECK.into(), u16::from(self.deck));
        lay(pieces::FIRE.into(), self.fire.len() as u16);
        for building in self.forum.iter().filter_map(|place| place.card) {
            lay(pieces::forum(building), 1);
        }
        lay(pieces::goth_at(self.goth.stands_on), 1);
        for (space, tokens) in (self.goth.stands_on + 1..).zip(&self.goth.lying) {
            lay(pieces::tribute(space), tokens.len() as u16);
        }
        for token in Token::ALL {
            lay(pieces::spoils(token), self.goth.spoils[token]);
        }
        for player in &self.players {
            let PlayerView { seat, steps, screen, hand, display, .. } = &**player;
            lay(pieces::roman_at(*seat, *steps), 1);
            // What has been handed over for a payment under way has not left the seat yet: all of it goes together.
            let paid = self.payment.as_ref().filter(|_| *seat == self.active).map(|payment| payment.paid);
            for token in Token::ALL {
                let behind = screen.as_ref().map(|screen| screen.tokens[token]);
                let count = behind.unwrap_or_default() + paid.unwrap_or_default()[token];
                lay(pieces::tokens_of(viewer, *seat, token), count);
            }
            if screen.is_none() {
                lay(pieces::hand_of(viewer, *seat, Basic::Farm), u16::from(*hand));
            }
            for pile in display {
                if let Some(screen) = screen {
                    lay(pieces::hand_of(viewer, *seat, pile.basic), u16::from(screen.hand[pile.basic]));
                }
                lay(pieces::basic_cards(*seat, pile.basic), u16::from(pile.product));
                for built in &pile.built {
                    lay(pieces::built(*seat, built.card), 1);
                }
            }
        }
        lying.into_iter().collect()
    }
}

/// Until phase 4 cards are acting; behind it something is being bought or paid, unless the first question says more.
fn phase(agenda: &Agenda<Step>) -> Phase {
    let Some(first) = agenda.first() else { return Phase::Over };
    if let Step::LayCard(_) = first {
        Phase::LayCard
    } else if let Step::Goth(_) = first {
        Phase::Goth
    } else if let Step::Destroy(_) = first {
        Phase::Destroy
    } else if let Step::Reclaim(_) = first {
        Phase::Reclaim
    } else if agenda.iter().skip(1).any(|step| matches!(step, Step::Buy(_))) {
        Phase::Activate
    } else {
        Phase::Buy
    }
}

fn goth(state: &State) -> GothsRoad {
    let tokens = |lying: &Tokens| -> Vec<Token> {
        Token::ALL.into_iter().flat_map(|token| std::iter::repeat_n(token, usize::from(lying[token]))).collect()
    };
    GothsRoad {
        stands_on: state.goth,
        lying: state.tribute.iter().map(tokens).collect(),
        next: state.next_tribute(),
        tribute: tribute::due(state),
        moves_to: v_goth::target(state),
        raid: v_goth::raid(state),
        owed: state.owed,
        spoils: state.spoils,
    }
}

fn player_view(state: &State, sees: bool, seat: Seat, player: &Player, phase: Phase) -> PlayerView {
    let lays = sees && phase == Phase::LayCard && seat == state.active;
    let pile = |basic: Basic| PileView {
        basic,
        bare: player.bare[basic],
        built: player.built[basic.index()]
            .iter()
            .map(|building| BuiltView { card: building, brings: brings(state, seat, building, sees) })
            .collect(),
        product: player.cards(basic),
        product_if_laid: (lays && player.hand[basic] > 0).then(|| ii_lay_card::product_with(state, basic)),
    };
    PlayerView {
        seat,
        steps: player.steps,
        screen: sees.then_some(Screen { tokens: player.tokens, hand: player.hand }),
        hand: player.hand.total(),
        display: Basic::ALL.map(pile).to_vec(),
        buildings: player.buildings().len(),
    }
}

fn brings(state: &State, seat: Seat, building: Building, sees: bool) -> Option<Brings> {
    if !sees && matches!(state.set.facts(building).effect, Effect::Owned { thing: Thing::Token(_), .. }) {
        return None;
    }
    let (get, times) = run::plain_result(state, seat, building)?;
    let Tokens { food, gold, peace, glory } = get.tokens.times(times);
    let often = |count: u8| u16::from(count).saturating_mul(times);
    let chosen = get.choices().map(|choice| often(choice.count)).fold(0, u16::saturating_add);
    Some(Brings { food, gold, peace, glory, steps: often(get.steps), chosen })
}

fn activation(state: &State, viewer: Viewer, first: Option<&Step>, phase: Phase) -> Option<ActivationView> {
    let (step, basic) = (first.filter(|_| phase == Phase::Activate)?, state.laid?);
    let seat = step.asked(state).first()?;
    let acting = if let Step::HowOften(HowOften { building, .. })
    | Step::Give(Give { building, .. })
    | Step::Take(Take { building, .. }) = step
    {
        Some(*building)
    } else {
        None
    };
    let idle = state.idle;
    Some(ActivationView {
        seat,
        basic,
        plain: idle.plain,
        built: idle.built.iter().collect(),
        usable: iii_activate::usable(state, seat, basic).filter(|_| state.sees_behind(viewer, seat)).collect(),
        product: idle.plain + idle.built.len(),
        acting,
    })
}

fn payment(state: &State) -> Option<PaymentView> {
    let payment = state.payment.as_ref()?;
    let (building, on) = match payment.paid_for {
        PaidFor::Building { building, on } => (Some(building), Some(on)),
        PaidFor::Tribute => (None, None),
    };
    Some(PaymentView { building, on, asked: payment.asked, surcharge: payment.surcharge, paid: payment.paid })
}
