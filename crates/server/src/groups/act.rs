//! What people do about groups.

use std::sync::Arc;

use saturnalia_protocol::wire::{GROUP_MEMBERS_LIMIT, GROUPS_LIMIT, GroupAct, NewGroup, Status};
use saturnalia_protocol::{AccountId, GroupId, InviteCode, Refusal, RefusalCode};
use saturnalia_store::{GroupInviteRow, GroupMemberRow, GroupRow, GroupWrite, Phase, Write, Written, groups, lobby};
use saturnalia_table::{Table, What};

use super::{good_words, head_of, unavailable};
use crate::chance;
use crate::tables::House;
use crate::time::now;

/// Open tables that are closed with their group.
const CLOSED: u32 = 200;

/// A group as it is before something is done about it.
struct Before {
    row: GroupRow,
    members: Vec<GroupMemberRow>,
    invited: Vec<GroupInviteRow>,
    /// Whom whoever acts does not want to meet, or who does not want to meet them.
    apart: Vec<AccountId>,
}

impl Before {
    async fn read(house: &House, group: GroupId, me: AccountId) -> Result<Before, Refusal> {
        let read = house.store.read(move |backend| {
            let Some(row) = groups::group(backend, group)? else { return Ok(None) };
            let (members, invited) = (groups::members(backend, group, now())?, groups::invited(backend, group)?);
            Ok(Some(Before { row, members, invited, apart: lobby::apart_from(backend, me)? }))
        });
        read.await.map_err(unavailable)?.ok_or_else(|| RefusalCode::NotFound.into())
    }

    fn has(&self, account: AccountId) -> bool {
        self.members.iter().any(|member| member.account == account)
    }

    /// Of groups that are none of somebody's business they hear nothing.
    fn member(&self, me: AccountId) -> Result<(), Refusal> {
        if self.has(me) { Ok(()) } else { Err(RefusalCode::NotFound.into()) }
    }

    fn head(&self, me: AccountId) -> Result<(), Refusal> {
        self.member(me)?;
        if head_of(&self.row, &self.members) == Some(me) { Ok(()) } else { Err(RefusalCode::NotHead.into()) }
    }

    fn meets(&self, account: AccountId) -> Result<(), Refusal> {
        if self.apart.contains(&account) { Err(RefusalCode::Blocked.into()) } else { Ok(()) }
    }

    fn was_invited(&self, account: AccountId) -> Option<&GroupInviteRow> {
        self.invited.iter().find(|row| row.account == account)
    }
}

/// Carries out what somebody does about a group. Somebody by name has been looked up before.
pub(crate) async fn act(house: &Arc<House>, me: AccountId, id: GroupId, act: GroupAct) -> Result<(), Refusal> {
    let group = Before::read(house, id, me).await?;
    let write = match act {
        GroupAct::Join { invite } => return join(house, me, &group, invite).await,
        GroupAct::Decline {} => GroupWrite::Uninvite { group: id, account: me },
        GroupAct::Leave {} => {
            group.member(me)?;
            GroupWrite::Leave { group: id, account: me }
        }
        GroupAct::Invite { account } => return invite(house, me, &group, account).await,
        GroupAct::InviteByName { .. } => return Err(RefusalCode::NotFound.into()),
        GroupAct::TakeBack { account } => {
            group.member(me)?;
            if group.was_invited(account).is_none_or(|row| row.by != me) {
                group.head(me)?;
            }
            GroupWrite::Uninvite { group: id, account }
        }
        GroupAct::Describe { name, about } => {
            group.head(me)?;
            let NewGroup { name, about } = good_words(&house.store, me, NewGroup { name, about }).await?;
            GroupWrite::Describe { group: id, name, about }
        }
        GroupAct::NewLink {} => {
            group.head(me)?;
            GroupWrite::NewLink { group: id, invite: InviteCode(chance::number()?) }
        }
        GroupAct::Remove { account } => {
            group.head(me)?;
            if account == me {
                return Err(Refusal::with(RefusalCode::BadRequest, "whoever leads a group leaves it or hands it over"));
            }
            GroupWrite::Leave { group: id, account }
        }
        GroupAct::HandOver { account } => {
            group.head(me)?;
            GroupWrite::HandOver { group: id, to: account }
        }
        GroupAct::Dissolve {} => {
            group.head(me)?;
            close_tables(house, id).await?;
            GroupWrite::Dissolve(id)
        }
    };
    match house.store.write(Write::Group(write)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(()),
        // Who was to leave or to lead is not there.
        Written::Conflict => Err(RefusalCode::NotMember.into()),
    }
}

async fn join(house: &House, me: AccountId, group: &Before, invite: Option<InviteCode>) -> Result<(), Refusal> {
    if group.has(me) {
        return Ok(());
    }
    if group.was_invited(me).is_none() && invite != Some(group.row.invite) {
        return Err(RefusalCode::NotFound.into());
    }
    head_of(&group.row, &group.members).map_or(Ok(()), |head| group.meets(head))?;
    let (members, groups) = (GROUP_MEMBERS_LIMIT, GROUPS_LIMIT);
    let join = GroupWrite::Join { group: group.row.id, account: me, at: now(), members, groups };
    match house.store.write(Write::Group(join)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(()),
        Written::Conflict => {
            let mine = house.store.read(move |backend| groups::groups_of(backend, me)).await.map_err(unavailable)?;
            Err(match mine {
                // Twice at the same time is once.
                mine if mine.iter().any(|row| row.id == group.row.id) => return Ok(()),
                mine if mine.len() >= GROUPS_LIMIT as usize => RefusalCode::TooManyGroups.into(),
                _ => RefusalCode::GroupFull.into(),
            })
        }
    }
}

async fn invite(house: &House, me: AccountId, group: &Before, account: AccountId) -> Result<(), Refusal> {
    group.member(me)?;
    group.meets(account)?;
    let there = house.store.read(move |backend| backend.account(account)).await.map_err(unavailable)?;
    there.ok_or(RefusalCode::NotFound)?;
    if group.has(account) || group.was_invited(account).is_some() {
        return Ok(());
    }
    let invite = GroupWrite::Invite { group: group.row.id, account, by: me, at: now(), most: GROUP_MEMBERS_LIMIT };
    match house.store.write(Write::Group(invite)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(()),
        Written::Conflict => Err(RefusalCode::GroupFull.into()),
    }
}

/// Nobody could sit down there any more. Games that have begun go on for those who play them.
async fn close_tables(house: &Arc<House>, group: GroupId) -> Result<(), Refusal> {
    let read = house.store.read(move |backend| groups::tables(backend, group, Phase::Open, CLOSED));
    for table in read.await.map_err(unavailable)? {
        let closing = house.write(
            table,
            Box::new(|table: &Table| Ok((table.status() == Status::Open).then_some(What::Close).into_iter().collect())),
        );
        // One that cannot be read just now is nobody's way in.
        if let Err(refusal) = closing.await {
            tracing::warn!(%table, %refusal, "a table of a group that is dissolved could not be closed");
        }
    }
    Ok(())
}
