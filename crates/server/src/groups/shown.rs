//! What each sees of groups.

use std::collections::BTreeSet;
use std::sync::Arc;

use saturnalia_protocol::wire::{
    FoundPerson, GroupInvitation, GroupMember, GroupPart, GroupRanking, GroupState, GroupSummary, History, MyGroups,
    RatingRow, SeatKind, TableSummary,
};
use saturnalia_protocol::{AccountId, GroupId, InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_store::history;
use saturnalia_store::{
    Backend, GroupGame, GroupInviteRow, GroupMemberRow, GroupRow, Phase, PlayerKey, RatingRow as Row, StoreError,
    groups, lobby,
};

use super::{head_of, unavailable};
use crate::people::{self, Names, struck};
use crate::tables::House;
use crate::time::now;

/// Tables of each kind that are shown.
const TABLES: u32 = 20;
/// Lines of a page of a group's history.
const PAGE: u32 = 20;

fn summary(row: &GroupRow, members: u32) -> GroupSummary {
    GroupSummary { id: row.id, name: row.name.clone(), about: row.about.clone(), members }
}

/// Somebody's groups, and those they are invited to.
pub(crate) async fn mine(house: &House, me: AccountId) -> Result<MyGroups, Refusal> {
    let read = house.store.read(move |backend| {
        let at = now();
        let mut mine = MyGroups { groups: Vec::new(), invitations: Vec::new() };
        for row in groups::groups_of(backend, me)? {
            let members = groups::size(backend, row.id, at)?;
            mine.groups.push(summary(&row, members));
        }
        for invite in invitations(backend, me)? {
            let Some(row) = groups::group(backend, invite.group)? else { continue };
            let members = groups::size(backend, row.id, at)?;
            let by = FoundPerson { account: invite.by, name: invite.by_name };
            mine.invitations.push(GroupInvitation { group: summary(&row, members), by, at: invite.at });
        }
        Ok(mine)
    });
    read.await.map_err(unavailable)
}

/// Invitations to somebody, but for those of people whom they do not want to meet.
fn invitations(backend: &mut dyn Backend, me: AccountId) -> Result<Vec<GroupInviteRow>, StoreError> {
    let rows = groups::invitations(backend, me)?;
    if rows.is_empty() {
        return Ok(rows);
    }
    let apart = lobby::apart_from(backend, me)?;
    Ok(rows.into_iter().filter(|row| !apart.contains(&row.by)).collect())
}

/// To how many groups somebody is invited.
pub(crate) fn invited(backend: &mut dyn Backend, me: AccountId) -> Result<u32, StoreError> {
    Ok(u32::try_from(invitations(backend, me)?.len()).unwrap_or(u32::MAX))
}

/// What somebody is to a group; `None` if it is none of their business.
fn part_of(
    row: &GroupRow,
    members: &[GroupMemberRow],
    invited: &[GroupInviteRow],
    me: AccountId,
    invite: Option<InviteCode>,
) -> Option<GroupPart> {
    if head_of(row, members) == Some(me) {
        Some(GroupPart::Head)
    } else if members.iter().any(|member| member.account == me) {
        Some(GroupPart::Member)
    } else if invited.iter().any(|row| row.account == me) {
        Some(GroupPart::Invited)
    } else {
        (invite == Some(row.invite)).then_some(GroupPart::Welcome)
    }
}

/// What is read of a group at once.
struct Kept {
    row: GroupRow,
    members: Vec<GroupMemberRow>,
    invited: Vec<GroupInviteRow>,
    part: GroupPart,
    ratings: Vec<Row>,
    open: Vec<TableId>,
    running: Vec<TableId>,
    apart: BTreeSet<AccountId>,
}

fn kept(
    backend: &mut dyn Backend,
    id: GroupId,
    me: AccountId,
    invite: Option<InviteCode>,
) -> Result<Option<Kept>, StoreError> {
    let Some(row) = groups::group(backend, id)? else { return Ok(None) };
    let members = groups::members(backend, id, now())?;
    let invited = groups::invited(backend, id)?;
    let Some(part) = part_of(&row, &members, &invited, me, invite) else { return Ok(None) };
    let mut kept = Kept {
        row,
        members,
        invited,
        part,
        ratings: Vec::new(),
        open: Vec::new(),
        running: Vec::new(),
        apart: BTreeSet::new(),
    };
    if matches!(part, GroupPart::Head | GroupPart::Member) {
        kept.ratings = groups::ratings(backend, id)?;
        kept.open = groups::tables(backend, id, Phase::Open, TABLES)?;
        kept.running = groups::tables(backend, id, Phase::Running, TABLES)?;
        kept.apart = lobby::apart_from(backend, me)?.into_iter().collect();
    }
    Ok(Some(kept))
}

/// A group as somebody sees it now; refused as if there were none if it is none of their business.
pub(crate) async fn state(
    house: &Arc<House>,
    id: GroupId,
    me: AccountId,
    invite: Option<InviteCode>,
) -> Result<GroupState, Refusal> {
    let read = house.store.read(move |backend| kept(backend, id, me, invite)).await.map_err(unavailable)?;
    let kept = read.ok_or(RefusalCode::NotFound)?;
    let summary = summary(&kept.row, u32::try_from(kept.members.len()).unwrap_or(u32::MAX));
    if matches!(kept.part, GroupPart::Invited | GroupPart::Welcome) {
        return Ok(GroupState {
            summary,
            part: kept.part,
            invite: None,
            members: Vec::new(),
            invited: Vec::new(),
            open: Vec::new(),
            running: Vec::new(),
            rankings: Vec::new(),
        });
    }
    let head = head_of(&kept.row, &kept.members);
    let rankings = rankings(&kept.ratings, &kept.members);
    let mut open = summaries(house, &kept.open, me).await;
    open.retain(|table| seats_somebody(table, &kept.apart));
    Ok(GroupState {
        summary,
        part: kept.part,
        invite: Some(kept.row.invite),
        members: kept
            .members
            .into_iter()
            .map(|GroupMemberRow { account, name, coin, since }| GroupMember {
                account,
                name,
                coin: struck(coin),
                since,
                head: head == Some(account),
            })
            .collect(),
        invited: kept.invited.into_iter().map(|row| FoundPerson { account: row.account, name: row.name }).collect(),
        open,
        running: summaries(house, &kept.running, me).await,
        rankings,
    })
}

/// A table that cannot be read just now is left out of the list.
async fn summaries(house: &Arc<House>, tables: &[TableId], me: AccountId) -> Vec<TableSummary> {
    let mut list = Vec::with_capacity(tables.len());
    for id in tables {
        list.extend(house.read(*id, move |table, presence| Ok(table.summary(Some(me), presence))).await.ok());
    }
    list
}

/// One's own, or one with a free seat of people who would want to meet.
fn seats_somebody(table: &TableSummary, apart: &BTreeSet<AccountId>) -> bool {
    let mine = table.seats.iter().any(|seat| seat.mine);
    let free = table.seats.iter().any(|seat| matches!(seat.kind, SeatKind::Open | SeatKind::Invited));
    let unwanted = table.seats.iter().filter_map(|seat| seat.account).any(|account| apart.contains(&account));
    mine || free && !unwanted
}

/// Game by game, those who are in the group now and the bots they have met. `rows` are sorted so.
fn rankings(rows: &[Row], members: &[GroupMemberRow]) -> Vec<GroupRanking> {
    let line = |row: &Row| {
        let told = |name: Option<String>, account, bot| RatingRow {
            name,
            account,
            bot,
            rating: row.rating,
            uncertainty: row.uncertainty,
            games: row.games,
        };
        match &row.player {
            PlayerKey::Account(account) => members
                .iter()
                .find(|member| member.account == *account)
                .map(|member| told(Some(member.name.clone()), Some(*account), None)),
            PlayerKey::Bot(spec) => Some(told(None, None, Some(spec.clone()))),
        }
    };
    rows.chunk_by(|one, other| one.game == other.game)
        .map(|of_one_game| GroupRanking {
            game: of_one_game[0].game.clone(),
            rows: of_one_game.iter().filter_map(line).collect(),
        })
        .filter(|ranking| ranking.rows.iter().any(|row| row.account.is_some()))
        .collect()
}

/// A page of the games played at tables of a group, for its members.
pub(crate) async fn games(
    house: &House,
    id: GroupId,
    me: AccountId,
    before: Option<(i64, TableId)>,
) -> Result<History, Refusal> {
    let read = house.store.read(move |backend| {
        if !groups::is_member(backend, id, me)? {
            return Ok(None);
        }
        let games = groups::played(backend, id, before, PAGE + 1)?;
        let mut accounts: Vec<AccountId> =
            games.iter().flat_map(|game| &game.seats).filter_map(|row| row.player.account()).collect();
        accounts.sort();
        accounts.dedup();
        let called = history::called(backend, &accounts)?;
        let names: Names = called.into_iter().map(|called| (PlayerKey::Account(called.account), called.name)).collect();
        let more = games.len() > PAGE as usize;
        let games = games.iter().take(PAGE as usize).filter_map(|game| told(game, &names)).collect();
        Ok(Some(History { games, more }))
    });
    read.await.map_err(unavailable)?.ok_or_else(|| RefusalCode::NotFound.into())
}

/// A game as it counts in the group: what it has gained elsewhere is left out.
fn told(game: &GroupGame, names: &Names) -> Option<saturnalia_protocol::wire::PlayedGame> {
    let gains: Vec<f64> = game.gains.as_deref().and_then(|gains| serde_json::from_str(gains).ok()).unwrap_or_default();
    let mut told = people::game_of(&game.seats, names)?;
    for (seat, gain) in told.seats.iter_mut().zip(gains.iter().map(Some).chain(std::iter::repeat(None))) {
        seat.gain = gain.copied();
    }
    Some(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(head: u64) -> GroupRow {
        let (id, head, invite) = (GroupId(1), AccountId(head), InviteCode(7));
        GroupRow { id, name: "n".into(), about: String::new(), head, invite, created: 1 }
    }

    fn member(account: u64) -> GroupMemberRow {
        GroupMemberRow { account: AccountId(account), name: format!("Guest {account}"), coin: None, since: 1 }
    }

    #[test]
    fn somebody_is_to_a_group_what_they_may_be() {
        let members = [member(1), member(2)];
        let asked = GroupInviteRow {
            group: GroupId(1),
            account: AccountId(3),
            name: "n".into(),
            by: AccountId(1),
            by_name: "m".into(),
            at: 1,
        };
        let part = |me, invite: Option<u64>| {
            part_of(&row(2), &members, std::slice::from_ref(&asked), AccountId(me), invite.map(InviteCode))
        };
        assert_eq!(part(2, None), Some(GroupPart::Head));
        assert_eq!(part(1, Some(7)), Some(GroupPart::Member));
        assert_eq!(part(3, None), Some(GroupPart::Invited));
        assert_eq!(part(4, Some(7)), Some(GroupPart::Welcome));
        assert_eq!((part(4, Some(8)), part(4, None)), (None, None));
        assert_eq!(head_of(&row(9), &members), Some(AccountId(1)), "whoever leads it is banned");
    }

    #[test]
    fn a_ranking_names_members_and_bots_and_nobody_who_has_left() {
        let rated =
            |game: &str, player: PlayerKey| Row { game: game.into(), player, rating: 1.0, uncertainty: 1.0, games: 1 };
        let (here, gone) = (PlayerKey::Account(AccountId(1)), PlayerKey::Account(AccountId(5)));
        let bot = PlayerKey::Bot("solid".into());
        let rows =
            [rated("a", gone.clone()), rated("a", bot.clone()), rated("a", here), rated("b", gone), rated("b", bot)];
        let rankings = rankings(&rows, &[member(1)]);
        assert_eq!(rankings.len(), 1, "bots alone are no ranking");
        let who: Vec<_> = rankings[0].rows.iter().map(|row| (row.name.as_deref(), row.bot.as_deref())).collect();
        assert_eq!(who, [(None, Some("solid")), (Some("Guest 1"), None)]);
    }
}
