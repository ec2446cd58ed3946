//! Groups: who may do what about them, what each sees, and who is let in at their tables.

mod act;
mod shown;

use std::sync::Arc;

use saturnalia_protocol::wire::{GROUP_ABOUT_LIMIT, GROUP_NAME_LIMIT, GROUPS_LIMIT, NewGroup};
use saturnalia_protocol::{AccountId, GroupId, InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_store::{GroupMemberRow, GroupRow, GroupWrite, Store, StoreError, Write, Written, groups};
use saturnalia_table::{Person, visible};

pub(crate) use act::act;
pub(crate) use shown::{games, invited, mine, state};

use crate::auth::nobody_elses;
use crate::chance;
use crate::tables::House;
use crate::time::now;

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

/// What a group is called and what is said about it, if both can be: a name is not that of another person.
async fn good_words(store: &Store, account: AccountId, new: NewGroup) -> Result<NewGroup, Refusal> {
    let name = visible(&new.name, GROUP_NAME_LIMIT).filter(|name| !name.is_empty()).ok_or(RefusalCode::BadGroup)?;
    let about = visible(&new.about, GROUP_ABOUT_LIMIT).ok_or(RefusalCode::BadGroup)?;
    nobody_elses(store, &name, Some(account)).await?;
    Ok(NewGroup { name, about })
}

/// Founds a group, which this person leads.
pub(crate) async fn found(store: &Store, person: &Person, new: NewGroup) -> Result<GroupId, Refusal> {
    let NewGroup { name, about } = good_words(store, person.account, new).await?;
    let (id, invite) = (GroupId(chance::number()?), InviteCode(chance::number()?));
    let row = GroupRow { id, name, about, head: person.account, invite, created: now() };
    let found = GroupWrite::Found { row, most: GROUPS_LIMIT };
    match store.write(Write::Group(found)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(id),
        Written::Conflict => Err(RefusalCode::TooManyGroups.into()),
    }
}

/// Whoever leads a group now: as long as its head is banned, the longest member does.
fn head_of(row: &GroupRow, members: &[GroupMemberRow]) -> Option<AccountId> {
    members.iter().find(|member| member.account == row.head).or(members.first()).map(|member| member.account)
}

/// Whether somebody is in a group.
pub(crate) async fn is_member(store: &Store, group: GroupId, account: AccountId) -> Result<bool, Refusal> {
    store.read(move |backend| groups::is_member(backend, group, account)).await.map_err(unavailable)
}

/// Refuses whoever is not in a group.
pub(crate) async fn only_members(store: &Store, group: GroupId, people: &[AccountId]) -> Result<(), Refusal> {
    for account in people {
        if !is_member(store, group, *account).await? {
            return Err(RefusalCode::NotMember.into());
        }
    }
    Ok(())
}

/// The invitation with which somebody comes to a table: the one they bring along, or, at a table of a group they are in, the table's own.
pub(crate) async fn invitation(
    house: &Arc<House>,
    table: TableId,
    account: Option<AccountId>,
    given: Option<InviteCode>,
) -> Option<InviteCode> {
    let (Some(account), None) = (account, given) else { return given };
    let read = house.read(table, |table, _| Ok(table.header().group.map(|group| (group, table.header().invite))));
    // Whatever goes wrong here is said where the table is asked.
    let (group, invite) = read.await.ok().flatten()?;
    is_member(&house.store, group, account).await.unwrap_or(false).then_some(invite)
}
