//! What is written about groups.

use saturnalia_protocol::{AccountId, GroupId};

use super::{Expect, Plan, Value, key};
use crate::RatingRow;
use crate::groups::{GroupRow, GroupSettlement, GroupWrite};

/// Whoever changes who is in a group does so one after the other, also in two processes; and the group is there.
const STAND_STILL: &str = "UPDATE player_groups SET name = name WHERE id = $1";
/// What goes with a group.
const OF_A_GROUP: [&str; 5] = [
    "DELETE FROM group_invites WHERE group_id = $1",
    "DELETE FROM group_ratings WHERE group_id = $1",
    "DELETE FROM group_games WHERE group_id = $1",
    "DELETE FROM group_members WHERE group_id = $1",
    "DELETE FROM player_groups WHERE id = $1",
];
/// The same, if it was the last member who has left.
const OF_AN_EMPTY_GROUP: [&str; 4] = [
    "DELETE FROM group_invites WHERE group_id = $1 AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = $1)",
    "DELETE FROM group_ratings WHERE group_id = $1 AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = $1)",
    "DELETE FROM group_games WHERE group_id = $1 AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = $1)",
    "DELETE FROM player_groups WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = $1)",
];
/// What goes with whoever is deleted, in this order: where others stay, one of them leads from now on; the rest was theirs alone.
const OF_AN_ACCOUNT: [&str; 9] = [
    "UPDATE player_groups SET name = name WHERE id IN (SELECT group_id FROM group_members WHERE account = $1)",
    "UPDATE player_groups SET head = (SELECT account FROM group_members WHERE group_id = player_groups.id \
     AND account <> $1 ORDER BY since, account LIMIT 1) WHERE head = $1 \
     AND EXISTS (SELECT 1 FROM group_members WHERE group_id = player_groups.id AND account <> $1)",
    "DELETE FROM group_invites WHERE group_id IN (SELECT id FROM player_groups WHERE head = $1)",
    "DELETE FROM group_ratings WHERE group_id IN (SELECT id FROM player_groups WHERE head = $1)",
    "DELETE FROM group_games WHERE group_id IN (SELECT id FROM player_groups WHERE head = $1)",
    "DELETE FROM player_groups WHERE head = $1",
    "DELETE FROM group_members WHERE account = $1",
    "DELETE FROM group_invites WHERE account = $1",
    "DELETE FROM group_invites WHERE inviter = $1",
];

fn id(group: GroupId) -> Value<'static> {
    Value::Int(key(group.0))
}

fn own(account: AccountId) -> Value<'static> {
    Value::Int(key(account.0))
}

impl<'a> Plan<'a> {
    pub(super) fn group(&mut self, write: &'a GroupWrite) {
        match write {
            GroupWrite::Found { row, most } => self.found(row, *most),
            GroupWrite::Describe { group, name, about } => self.step(
                "UPDATE player_groups SET name = $1, about = $2 WHERE id = $3",
                vec![Value::Text(name), Value::Text(about), id(*group)],
                Expect::OneRow,
            ),
            GroupWrite::NewLink { group, invite } => self.step(
                "UPDATE player_groups SET invite = $1 WHERE id = $2",
                vec![Value::Int(key(invite.0)), id(*group)],
                Expect::OneRow,
            ),
            GroupWrite::Invite { group, account, by, at, most } => {
                self.step(STAND_STILL, vec![id(*group)], Expect::OneRow);
                self.step(
                    "INSERT INTO group_invites (group_id, account, inviter, at, look) SELECT $1, $2, $3, $4, \
                     CASE WHEN EXISTS (SELECT 1 FROM hearers WHERE account = $2) THEN $4 END \
                     WHERE (SELECT COUNT(*) FROM group_invites WHERE group_id = $1) < $5 \
                     AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = $1 AND account = $2)",
                    vec![id(*group), own(*account), own(*by), Value::Int(*at), Value::Number(*most)],
                    Expect::OneRow,
                );
            }
            GroupWrite::Uninvite { group, account } => self.step(
                "DELETE FROM group_invites WHERE group_id = $1 AND account = $2",
                vec![id(*group), own(*account)],
                Expect::Anything,
            ),
            GroupWrite::Join { group, account, at, members, groups } => {
                // Groups of one person are counted one after the other, too.
                self.accounts.push(*account);
                self.step(STAND_STILL, vec![id(*group)], Expect::OneRow);
                self.step(
                    "INSERT INTO group_members (group_id, account, since) SELECT $1, $2, $3 \
                     WHERE (SELECT COUNT(*) FROM group_members WHERE group_id = $1) < $4 \
                     AND (SELECT COUNT(*) FROM group_members WHERE account = $2) < $5",
                    vec![id(*group), own(*account), Value::Int(*at), Value::Number(*members), Value::Number(*groups)],
                    Expect::OneRow,
                );
                self.step(
                    "DELETE FROM group_invites WHERE group_id = $1 AND account = $2",
                    vec![id(*group), own(*account)],
                    Expect::Anything,
                );
            }
            GroupWrite::Leave { group, account } => self.leave_group(*group, *account),
            GroupWrite::HandOver { group, to } => {
                self.step(STAND_STILL, vec![id(*group)], Expect::OneRow);
                self.step(
                    "UPDATE player_groups SET head = $1 WHERE id = $2 \
                     AND EXISTS (SELECT 1 FROM group_members WHERE group_id = $2 AND account = $1)",
                    vec![own(*to), id(*group)],
                    Expect::OneRow,
                );
            }
            GroupWrite::Dissolve(group) => {
                for sql in OF_A_GROUP {
                    self.step(sql, vec![id(*group)], Expect::Anything);
                }
            }
        }
    }

    fn found(&mut self, row: &'a GroupRow, most: u32) {
        let GroupRow { id: group, name, about, head, invite, created } = row;
        self.accounts.push(*head);
        self.step(
            "INSERT INTO player_groups (id, name, about, head, invite, created) SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM group_members WHERE account = $4) < $7",
            vec![
                id(*group),
                Value::Text(name),
                Value::Text(about),
                own(*head),
                Value::Int(key(invite.0)),
                Value::Int(*created),
                Value::Number(most),
            ],
            Expect::OneRow,
        );
        self.step(
            "INSERT INTO group_members (group_id, account, since) VALUES ($1, $2, $3)",
            vec![id(*group), own(*head), Value::Int(*created)],
            Expect::OneRow,
        );
    }

    fn leave_group(&mut self, group: GroupId, account: AccountId) {
        self.step(STAND_STILL, vec![id(group)], Expect::OneRow);
        self.step(
            "DELETE FROM group_members WHERE group_id = $1 AND account = $2",
            vec![id(group), own(account)],
            Expect::OneRow,
        );
        self.step(
            "UPDATE player_groups SET head = (SELECT account FROM group_members WHERE group_id = $1 \
             ORDER BY since, account LIMIT 1) WHERE id = $1 AND head = $2 \
             AND EXISTS (SELECT 1 FROM group_members WHERE group_id = $1)",
            vec![id(group), own(account)],
            Expect::Anything,
        );
        for sql in OF_AN_EMPTY_GROUP {
            self.step(sql, vec![id(group)], Expect::Anything);
        }
    }

    /// Whoever is deleted leaves all their groups.
    pub(super) fn leave_all_groups(&mut self, account: AccountId) {
        for sql in OF_AN_ACCOUNT {
            self.step(sql, vec![own(account)], Expect::Anything);
        }
    }

    /// What a finished game does within its group, which is still there.
    pub(super) fn settle_in_group(&mut self, table: Value<'a>, settlement: &'a GroupSettlement) {
        let GroupSettlement { group, at, ratings, gains } = settlement;
        self.step(STAND_STILL, vec![id(*group)], Expect::OneRow);
        for change in ratings {
            let RatingRow { game, player, rating, uncertainty, games } = &change.after;
            self.step(
                "INSERT INTO group_ratings (group_id, game, player, rating, uncertainty, games) \
                 SELECT $1, $2, $3, $4, $5, $6 WHERE $7 = COALESCE(\
                 (SELECT games FROM group_ratings WHERE group_id = $1 AND game = $2 AND player = $3), 0) \
                 ON CONFLICT (group_id, game, player) DO UPDATE SET rating = $4, uncertainty = $5, games = $6 \
                 WHERE group_ratings.games = $7",
                vec![
                    id(*group),
                    Value::Text(game),
                    Value::Player(player),
                    Value::Real(*rating),
                    Value::Real(*uncertainty),
                    Value::Number(*games),
                    Value::Number(change.before_games),
                ],
                Expect::OneRow,
            );
        }
        self.step(
            "INSERT INTO group_games (group_id, at, table_id, gains) VALUES ($1, $2, $3, $4)",
            vec![id(*group), Value::Int(*at), table, Value::MaybeText(gains.as_deref())],
            Expect::OneRow,
        );
    }
}

/// One write of every kind.
#[cfg(test)]
pub(super) fn every_group_write() -> Vec<GroupWrite> {
    use saturnalia_protocol::InviteCode;
    let (group, account, invite) = (GroupId(7), AccountId(2), InviteCode(8));
    let row = GroupRow { id: group, name: "n".into(), about: "a".into(), head: account, invite, created: 1 };
    vec![
        GroupWrite::Found { row, most: 3 },
        GroupWrite::Describe { group, name: "n".into(), about: String::new() },
        GroupWrite::NewLink { group, invite },
        GroupWrite::Invite { group, account, by: AccountId(3), at: 1, most: 3 },
        GroupWrite::Uninvite { group, account },
        GroupWrite::Join { group, account, at: 1, members: 3, groups: 3 },
        GroupWrite::Leave { group, account },
        GroupWrite::HandOver { group, to: account },
        GroupWrite::Dissolve(group),
    ]
}
