//! Everything that is true: the table and the camps.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, Known as _, Score as _, Seat, SeatCount, SeatSet, Set};
use serde::{Deserialize, Serialize};

use crate::GloryToRome;
use crate::cards::{Building, Buildings, CARDS, MATERIALS, Material, Role};
use crate::components::Components;
use crate::event::Event;
use crate::knowledge::{Bounds, Least};
use crate::options::Options;
use crate::power::forum;
use crate::zone::Cards;

/// The most players.
pub const MOST_SEATS: usize = 5;
/// Influence everybody begins with.
pub const FIRST_INFLUENCE: u8 = 2;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies in the box.
    pub set: Set<Components>,
    pub seats: SeatCount,
    pub options: Options,
    pub round: u16,
    pub leader: Seat,
    /// The role led this round.
    pub role: Option<Role>,
    /// The draw pile; the last is the top card.
    pub deck: ArrayVec<Building, CARDS>,
    /// Cards that never enter this game (trial game, scenarios). Nobody has seen them.
    pub aside: Cards,
    pub pool: Cards,
    /// Materials built into structures: out of the game, seen by all.
    pub built: Cards,
    /// Senators in the pile.
    pub senators: u8,
    pub in_town: [u8; MATERIALS],
    pub out_of_town: [u8; MATERIALS],
    /// Sites of each material in this game, wherever they lie.
    pub site_total: [u8; MATERIALS],
    pub camps: BySeat<Camp, MOST_SEATS>,
    /// Every building opened by a Stairway: its function is everybody's. Agrees with [`Camp::opened`].
    pub opened: Buildings,
    /// The cards on "Rome demands". They lie there out of the hand that shows them, and count as its cards all the
    /// while.
    pub demanded: Cards,
    /// Whose cards they are.
    pub demanding: Option<Seat>,
    /// The Fountain's card, seen only by whoever acts.
    pub peeked: Option<Building>,
    /// Who has performed a Craftsman action this round (Academy).
    pub crafted: SeatSet,
    pub ended: Option<End>,
}

/// How the game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The deck is empty.
    Deck,
    /// The last in-town site is taken. Ruling Q2: of all materials together.
    Sites,
    Catacomb,
    /// These seats fulfil the Forum's condition.
    Forum(SeatSet),
}

/// What a seat has decided about the role of this round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    #[default]
    Open,
    Leads,
    Follows,
    Thinks,
}

/// One player's sphere of influence.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Camp {
    pub hand: Cards,
    /// Senators in the hand. They are taken and played openly.
    pub senators: u8,
    pub stockpile: Cards,
    pub clients: Cards,
    /// Vault: sold or fed to the lions before the eyes of all.
    pub sold: Cards,
    /// Vault: laid there from the hand with the Basilica, seen only by the owner.
    pub hidden: Cards,
    /// Vault: laid there from the deck with the Atrium, seen by nobody.
    pub unseen: Cards,
    /// Sites of finished buildings: the influence.
    pub sites: [u8; MATERIALS],

    pub foundations: Buildings,
    pub completed: Buildings,
    /// Finished buildings of this camp that a Stairway has opened to all.
    pub opened: Buildings,
    /// How many materials lie under each foundation.
    pub progress: Cards,
    /// The site the Statue stands on, if there is a Statue.
    pub statue_site: Option<Material>,

    pub decision: Decision,
    /// Played to lead or follow this round.
    pub played: Cards,
    pub played_senators: u8,
    /// Units played whose action is still to come.
    pub units: u8,
    /// A client under the Slave Market has acted once and may act again.
    pub echo: u8,
    /// Craftsman actions of a finished Amphitheatre that are still to come.
    pub amphitheatre: u8,
    /// Clients by role that have acted this round or will not act any more.
    pub acted: [u8; MATERIALS],
    /// Clients by role hired this round: they rest until the next.
    pub fresh: [u8; MATERIALS],
    /// Hand cards shown by name to a Legionary action this round. Ruling Q10: each only once.
    pub shown: Cards,
    /// By material, where only that is shown (ruling Q52).
    pub shown_materials: [u8; MATERIALS],

    /// What everybody knows to be in this hand.
    pub known: Cards,
    /// What everybody knows to be in this hand or among the hidden cards of the vault.
    pub perhaps: Cards,
    /// At most so many of those lie in the vault.
    pub perhaps_hidden: u8,
    pub bounds: Bounds,
    pub least: Least,
}

impl Camp {
    /// Order cards and Senators together.
    #[inline]
    pub fn hand_size(&self) -> u8 {
        self.hand.total() + self.senators
    }

    #[inline]
    pub fn influence(&self, set: &Components) -> u8 {
        FIRST_INFLUENCE + self.sites.iter().zip(set.values()).map(|(sites, value)| sites * value).sum::<u8>()
    }

    /// Cards in the vault.
    #[inline]
    pub fn vault_size(&self) -> u8 {
        self.sold.total() + self.hidden.total() + self.unseen.total()
    }

    /// Has a foundation or a finished building of this name.
    #[inline]
    pub fn has_structure(&self, building: Building) -> bool {
        self.foundations.union(self.completed).contains(building)
    }

    /// The site under a structure of this camp.
    #[inline]
    pub fn site_of(&self, building: Building) -> Material {
        match self.statue_site {
            Some(site) if building == Building::Statue => site,
            _ => building.material(),
        }
    }

    /// Adds a client, who rests until the next round.
    #[inline]
    pub fn hire(&mut self, card: Building) {
        self.clients.add(card);
        self.fresh[card.role().index()] += 1;
    }

    /// Removes a client of that role, one who has not acted yet if there is one.
    pub fn lose_client(&mut self, role: Role) -> Building {
        let card = self.clients.take(role.material());
        let index = role.index();
        let left = self.clients.count_of(role.material());
        if self.acted[index] + self.fresh[index] > left {
            if self.acted[index] > 0 {
                self.acted[index] -= 1;
            } else {
                self.fresh[index] -= 1;
            }
        }
        card
    }
}

impl State {
    /// Draws the top card: with the last one the game ends (`check`).
    #[inline]
    pub fn draw_top(&mut self) -> Building {
        self.deck.pop().known()
    }

    /// Whether buildings have functions at all: not in the trial game.
    #[inline]
    pub fn has_powers(&self) -> bool {
        self.options.game == crate::options::Scope::Full
    }

    /// Ends the game at once; what is pending lapses. Ruling Q25: a Forum fulfilled by the same card comes first.
    pub fn finish(&mut self, end: End, cx: &mut Context<'_, GloryToRome>) {
        if self.ended.is_some() {
            return;
        }
        let fulfilled = forum::fulfilled(self);
        let end = if fulfilled.is_empty() { end } else { End::Forum(fulfilled) };
        self.ended = Some(end);
        // The vaults are turned over.
        cx.reveal();
        cx.end();
        cx.tell(Event::Ended { end, winners: GloryToRome::outcome(self).winners().collect() });
    }

    /// Ends the game if the last card has been drawn.
    #[inline]
    pub fn finish_if_deck_empty(&mut self, cx: &mut Context<'_, GloryToRome>) {
        if self.deck.is_empty() {
            self.finish(End::Deck, cx);
        }
    }
}
