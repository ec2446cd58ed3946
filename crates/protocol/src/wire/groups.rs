//! Groups: people who play among themselves, with tables, ratings and a history of their own.

use serde::{Deserialize, Serialize};

use super::{Coin, FoundPerson, Millis, RatingRow, TableSummary};
use crate::{AccountId, GroupId, InviteCode};

/// `GET /api/groups`: my groups, and those I am invited to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyGroups {
    /// The one I joined last first.
    pub groups: Vec<GroupSummary>,
    /// The newest first.
    pub invitations: Vec<GroupInvitation>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupSummary {
    pub id: GroupId,
    pub name: String,
    /// A line about it; may be empty.
    pub about: String,
    pub members: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupInvitation {
    pub group: GroupSummary,
    /// Whoever invites.
    pub by: FoundPerson,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
}

/// `POST /api/groups`: founds a group, which I lead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGroup {
    pub name: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub about: String,
}

/// `GET /api/groups/{id}`: a group as one viewer sees it now. Whoever is not a member sees what it is called, and how many are in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupState {
    pub summary: GroupSummary,
    pub part: GroupPart,
    /// Goes into the link by which anybody can join. For members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<InviteCode>,
    /// The longest member first.
    pub members: Vec<GroupMember>,
    /// Who was invited by name and has not answered.
    pub invited: Vec<FoundPerson>,
    /// Tables of the group with a free seat, newest first.
    pub open: Vec<TableSummary>,
    /// Tables of the group at which a game is played, newest first.
    pub running: Vec<TableSummary>,
    /// By game; games at tables of the group count, and no others.
    pub rankings: Vec<GroupRanking>,
}

/// What this viewer is to the group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GroupPart {
    /// Leads it.
    Head,
    Member,
    /// Invited by name.
    Invited,
    /// Came by the link.
    Welcome,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupMember {
    pub account: AccountId,
    pub name: String,
    /// Missing where nobody has chosen one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub coin: Option<Coin>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: Millis,
    /// Leads the group.
    pub head: bool,
}

/// How its members and the bots they have met do in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupRanking {
    pub game: String,
    /// Best first.
    pub rows: Vec<RatingRow>,
}

/// `POST /api/groups/{id}/act`: answered with a `GroupState`, or 204 if this person may no longer see the group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GroupAct {
    /// By an invitation to me, or by the link.
    Join {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        invite: Option<InviteCode>,
    },
    /// I was invited and do not come.
    Decline {},
    /// If whoever leads the group leaves, the longest member leads it; with the last member it is dissolved.
    Leave {},
    /// A member asks somebody to join.
    Invite {
        account: AccountId,
    },
    /// The same, by the name of an account.
    InviteByName {
        name: String,
    },
    /// Somebody who was invited is no longer. By whoever leads the group or has invited them.
    TakeBack {
        account: AccountId,
    },
    /// By whoever leads the group, like all that follows.
    Describe {
        name: String,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        about: String,
    },
    /// The link of before no longer leads here.
    NewLink {},
    Remove {
        account: AccountId,
    },
    /// That member leads the group from now on.
    HandOver {
        account: AccountId,
    },
    /// Its history and ratings go with it; games stay with those who played them.
    Dissolve {},
}
