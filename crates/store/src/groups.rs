//! Groups: what is kept of them, what changes it, what is read. The same statements for both databases.
//!
//! Whoever is banned is left out of everything that is read of a group's people, as long as they are.

use saturnalia_protocol::{AccountId, GroupId, InviteCode, TableId};

use crate::history::result_row;
use crate::line::{Line, list};
use crate::plan::{Value, key};
use crate::{Backend, Phase, PlayerKey, RatingRow, ResultRow, StoreError};

/// A group without its people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupRow {
    pub id: GroupId,
    pub name: String,
    /// A line about it; may be empty.
    pub about: String,
    /// Whoever leads it; always a member.
    pub head: AccountId,
    pub invite: InviteCode,
    pub created: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupMemberRow {
    pub account: AccountId,
    pub name: String,
    /// Their coin, as the server writes it.
    pub coin: Option<String>,
    pub since: i64,
}

/// Somebody was asked to join a group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupInviteRow {
    pub group: GroupId,
    pub account: AccountId,
    /// How they are called.
    pub name: String,
    /// Whoever has asked them.
    pub by: AccountId,
    pub by_name: String,
    pub at: i64,
}

/// What a game at a table of a group does there.
#[derive(Clone, PartialEq, Debug)]
pub struct GroupSettlement {
    pub group: GroupId,
    /// When the game was over.
    pub at: i64,
    /// New ratings within the group.
    pub ratings: Vec<crate::RatingChange>,
    /// What each seat has gained; the store does not read it.
    pub gains: Option<String>,
}

/// A game that was played at a table of a group.
#[derive(Clone, PartialEq, Debug)]
pub struct GroupGame {
    pub table: TableId,
    pub gains: Option<String>,
    /// One for every seat.
    pub seats: Vec<ResultRow>,
}

/// What changes about groups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GroupWrite {
    /// A new group, of which whoever leads it is the first member. Conflicts if they are in so many already.
    Found { row: GroupRow, most: u32 },
    /// Another name and line about it. Conflicts if there is no such group.
    Describe { group: GroupId, name: String, about: String },
    /// Another link. Conflicts if there is no such group.
    NewLink { group: GroupId, invite: InviteCode },
    /// Somebody is asked to join, and told so. Conflicts if they are a member or were asked already, or so many were.
    Invite { group: GroupId, account: AccountId, by: AccountId, at: i64, most: u32 },
    /// Somebody is no longer invited.
    Uninvite { group: GroupId, account: AccountId },
    /// Conflicts if there is no such group, it has so many members, or this person is in so many groups.
    Join { group: GroupId, account: AccountId, at: i64, members: u32, groups: u32 },
    /// If they led it, the longest member leads it now; with the last member everything of the group goes. Conflicts if they are no member.
    Leave { group: GroupId, account: AccountId },
    /// Conflicts if that is no member.
    HandOver { group: GroupId, to: AccountId },
    /// Everything of the group goes; games stay with those who played them.
    Dissolve(GroupId),
}

fn id(group: GroupId) -> Value<'static> {
    Value::Int(key(group.0))
}

fn own(account: AccountId) -> Value<'static> {
    Value::Int(key(account.0))
}

const ROW: &str = "SELECT player_groups.id, player_groups.name, about, head, invite, player_groups.created";

fn row(line: &mut Line) -> Result<GroupRow, StoreError> {
    Ok(GroupRow {
        id: line.group()?,
        name: line.text()?,
        about: line.text()?,
        head: line.account()?,
        invite: InviteCode(line.number()?.cast_unsigned()),
        created: line.number()?,
    })
}

pub fn group(backend: &mut dyn Backend, group: GroupId) -> Result<Option<GroupRow>, StoreError> {
    Ok(list(backend, &format!("{ROW} FROM player_groups WHERE id = $1"), &[id(group)], row)?.pop())
}

/// Groups that somebody is in, the last one they joined first.
pub fn groups_of(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<GroupRow>, StoreError> {
    let sql = format!(
        "{ROW} FROM group_members JOIN player_groups ON player_groups.id = group_id WHERE account = $1 \
         ORDER BY since DESC, group_id"
    );
    list(backend, &sql, &[own(account)], row)
}

/// Everybody who is in a group now, the longest member first.
pub fn members(backend: &mut dyn Backend, group: GroupId, now: i64) -> Result<Vec<GroupMemberRow>, StoreError> {
    let sql = "SELECT group_members.account, accounts.name, profiles.coin, since FROM group_members \
         JOIN accounts ON accounts.id = group_members.account \
         LEFT JOIN profiles ON profiles.account = group_members.account \
         WHERE group_id = $1 AND NOT EXISTS \
         (SELECT 1 FROM sanctions WHERE sanctions.account = group_members.account AND banned_until > $2) \
         ORDER BY since, group_members.account";
    list(backend, sql, &[id(group), Value::Int(now)], |line| {
        Ok(GroupMemberRow {
            account: line.account()?,
            name: line.text()?,
            coin: line.maybe_text()?,
            since: line.number()?,
        })
    })
}

/// How many are in a group now.
pub fn size(backend: &mut dyn Backend, group: GroupId, now: i64) -> Result<u32, StoreError> {
    let sql = "SELECT COUNT(*) FROM group_members WHERE group_id = $1 AND NOT EXISTS \
         (SELECT 1 FROM sanctions WHERE sanctions.account = group_members.account AND banned_until > $2)";
    Ok(list(backend, sql, &[id(group), Value::Int(now)], Line::small)?.pop().unwrap_or(0))
}

/// Whether somebody is in a group.
pub fn is_member(backend: &mut dyn Backend, group: GroupId, account: AccountId) -> Result<bool, StoreError> {
    let sql = "SELECT since FROM group_members WHERE group_id = $1 AND account = $2";
    Ok(!list(backend, sql, &[id(group), own(account)], Line::number)?.is_empty())
}

const INVITE: &str = "SELECT group_id, group_invites.account, accounts.name, inviter, inviters.name, at \
    FROM group_invites JOIN accounts ON accounts.id = group_invites.account \
    JOIN accounts inviters ON inviters.id = inviter";

fn invite_row(line: &mut Line) -> Result<GroupInviteRow, StoreError> {
    Ok(GroupInviteRow {
        group: line.group()?,
        account: line.account()?,
        name: line.text()?,
        by: line.account()?,
        by_name: line.text()?,
        at: line.number()?,
    })
}

/// Whom a group has asked who did not answer, the newest first.
pub fn invited(backend: &mut dyn Backend, group: GroupId) -> Result<Vec<GroupInviteRow>, StoreError> {
    let sql = format!("{INVITE} WHERE group_id = $1 ORDER BY at DESC, group_invites.account");
    list(backend, &sql, &[id(group)], invite_row)
}

/// Which groups have asked somebody who did not answer, the newest first.
pub fn invitations(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<GroupInviteRow>, StoreError> {
    let sql = format!("{INVITE} WHERE group_invites.account = $1 ORDER BY at DESC, group_id");
    list(backend, &sql, &[own(account)], invite_row)
}

/// Tables of a group in that phase, the newest first.
pub fn tables(backend: &mut dyn Backend, group: GroupId, phase: Phase, limit: u32) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE group_id = $1 AND phase = $2 ORDER BY created DESC, id DESC LIMIT $3";
    list(backend, sql, &[id(group), Value::Text(phase.word()), Value::Int(limit.into())], Line::table)
}

fn rating_row(line: &mut Line) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        game: line.text()?,
        player: PlayerKey::read(&line.text()?)?,
        rating: line.real()?,
        uncertainty: line.real()?,
        games: line.small()?,
    })
}

/// All ratings within a group, game by game, best first.
pub fn ratings(backend: &mut dyn Backend, group: GroupId) -> Result<Vec<RatingRow>, StoreError> {
    let sql = "SELECT game, player, rating, uncertainty, games FROM group_ratings WHERE group_id = $1 \
         ORDER BY game, rating DESC, player";
    list(backend, sql, &[id(group)], rating_row)
}

/// The ratings of a game within a group.
pub fn ratings_in(backend: &mut dyn Backend, group: GroupId, game: &str) -> Result<Vec<RatingRow>, StoreError> {
    let sql = "SELECT game, player, rating, uncertainty, games FROM group_ratings WHERE group_id = $1 AND game = $2 \
         ORDER BY rating DESC, player";
    list(backend, sql, &[id(group), Value::Text(game)], rating_row)
}

/// Somebody's ratings within groups.
pub fn ratings_of(backend: &mut dyn Backend, player: &PlayerKey) -> Result<Vec<(GroupId, RatingRow)>, StoreError> {
    let sql = "SELECT group_id, game, player, rating, uncertainty, games FROM group_ratings WHERE player = $1 \
         ORDER BY group_id, game";
    list(backend, sql, &[Value::Player(player)], |line| Ok((line.group()?, rating_row(line)?)))
}

/// Games that were played at tables of a group, the last first, before that one: when it was over, and its table.
pub fn played(
    backend: &mut dyn Backend,
    group: GroupId,
    before: Option<(i64, TableId)>,
    limit: u32,
) -> Result<Vec<GroupGame>, StoreError> {
    // The first condition is what the index is entered by.
    let sql = "SELECT table_id, gains FROM group_games WHERE group_id = $1 AND at <= $2 AND (at < $2 OR table_id < $3) \
         ORDER BY at DESC, table_id DESC LIMIT $4";
    let (at, table) = before.map_or((i64::MAX, i64::MAX), |(at, table)| (at, key(table.0)));
    let values = [id(group), Value::Int(at), Value::Int(table), Value::Int(limit.into())];
    let mut games = list(backend, sql, &values, |line| {
        Ok(GroupGame { table: line.table()?, gains: line.maybe_text()?, seats: Vec::new() })
    })?;
    if games.is_empty() {
        return Ok(games);
    }
    let places: Vec<String> = (1..=games.len()).map(|place| format!("${place}")).collect();
    let sql = format!(
        "SELECT table_id, seat, game, player, place, points, at, CASE WHEN rated THEN 1 ELSE 0 END, rating, gain, sheet \
         FROM results WHERE table_id IN ({}) ORDER BY table_id, seat",
        places.join(", ")
    );
    let values: Vec<Value<'_>> = games.iter().map(|game| Value::Int(key(game.table.0))).collect();
    for seat in list(backend, &sql, &values, result_row)? {
        if let Some(game) = games.iter_mut().find(|game| game.table == seat.table) {
            game.seats.push(seat);
        }
    }
    Ok(games)
}
