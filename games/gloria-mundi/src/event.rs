//! What happened, told in full. Where screens are closed, tokens that go behind one or leave it are not told to everybody.

use arrayvec::ArrayVec;
use saturnalia_rules::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::Building;
use crate::goods::{Basic, Basics, Token, Tokens};
use crate::options::Screens;
use crate::state::End;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The start player was found.
    Begun {
        start_player: Seat,
    },
    TurnBegun {
        turn: u16,
        seat: Seat,
    },
    /// A building came into the forum.
    Revealed {
        building: Building,
    },
    /// A building was pushed out of the forum.
    Burnt {
        building: Building,
    },
    Laid {
        seat: Seat,
        basic: Basic,
    },
    /// Basic cards produced.
    Produced {
        seat: Seat,
        basic: Basic,
        count: u8,
        screens: Screens,
    },
    /// A building acted.
    Used {
        seat: Seat,
        building: Building,
    },
    /// Tokens were given away for an effect.
    Gave {
        seat: Seat,
        tokens: Tokens,
        screens: Screens,
    },
    /// Tokens came out of an effect.
    Received {
        seat: Seat,
        tokens: Tokens,
        screens: Screens,
    },
    /// A Roman moved and now stands so many steps from Rome.
    Walked {
        seat: Seat,
        steps: u8,
        at: u8,
    },
    /// A building was discarded for an effect.
    Discarded {
        seat: Seat,
        building: Building,
    },
    /// A basic card of the display was given for an effect, with the building on it.
    CardGiven {
        seat: Seat,
        basic: Basic,
        building: Option<Building>,
    },
    Bought {
        seat: Seat,
        building: Building,
        on: Basic,
        paid: Tokens,
        screens: Screens,
    },
    BoughtNothing {
        seat: Seat,
    },
    TributePaid {
        seat: Seat,
        space: u8,
        paid: Tokens,
        screens: Screens,
    },
    /// The Goth moved; these symbols are owed.
    GothMoved {
        seat: Seat,
        from: u8,
        to: u8,
        owed: Basics,
    },
    /// The Goth has passed the tribute on a space: it will be taken back.
    TributePassed {
        space: u8,
        tokens: Tokens,
    },
    /// A basic card was lost, with the building on it.
    Lost {
        seat: Seat,
        basic: Basic,
        building: Option<Building>,
    },
    /// A wall was lost in place of the basic card below it.
    WallLost {
        seat: Seat,
        basic: Basic,
        building: Building,
    },
    /// Nobody has a card left that fits what is owed.
    NothingLeftToLose {
        owed: Basics,
    },
    Reclaimed {
        seat: Seat,
        token: Token,
        screens: Screens,
    },
    /// The game is over: everybody sees what lay behind a closed screen.
    ScreenLifted {
        seat: Seat,
        tokens: Tokens,
    },
    Ended {
        why: End,
        winners: ArrayVec<Seat, MAX_SEATS>,
    },
}
