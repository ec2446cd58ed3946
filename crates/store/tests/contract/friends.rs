//! Who is whose friend.

use saturnalia_protocol::AccountId;
use saturnalia_store::{Account, FriendRow, PlayerKey, ProfileRow, Store, Write, Written, friends};

use crate::Fresh;

const MOST: u32 = 2;

async fn people(store: &Store, count: u64) {
    for id in 1..=count {
        let name = format!("Guest {id}");
        let account = Account { id: AccountId(id), name, sign_in: None, password: None, created: 1 };
        store.write(Write::CreateAccount(account)).await.unwrap();
    }
}

fn befriend(account: u64, friend: u64, at: i64) -> Write {
    Write::Befriend { account: AccountId(account), friend: AccountId(friend), at, most: MOST }
}

/// Whom somebody wants, and who wants them.
async fn friends(store: &Store, account: u64) -> Vec<(u64, bool, bool)> {
    let rows = store.read(move |backend| friends::friends_of(backend, AccountId(account))).await.unwrap();
    rows.iter().map(|row| (row.account.0, row.wanted, row.wants)).collect()
}

pub(crate) async fn friends_are_two_who_have_said_so(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 4).await;
    assert_eq!(store.write(befriend(1, 2, 10)).await.unwrap(), Written::Done);
    assert_eq!(friends(&store, 1).await, [(2, true, false)]);
    assert_eq!(friends(&store, 2).await, [(1, false, true)]);
    assert_eq!(store.write(befriend(1, 2, 20)).await.unwrap(), Written::Done, "asking twice is asking once");
    assert_eq!(store.write(befriend(2, 1, 30)).await.unwrap(), Written::Done);
    assert_eq!(store.write(befriend(1, 3, 40)).await.unwrap(), Written::Done);
    assert_eq!(friends(&store, 1).await, [(3, true, false), (2, true, true)], "the newest first");
    assert_eq!(store.write(befriend(1, 4, 50)).await.unwrap(), Written::Conflict, "so many and no more");
    let coin = ProfileRow { coin: Some("c".into()), hidden: false };
    store.write(Write::ShowProfile { account: AccountId(2), profile: coin }).await.unwrap();
    let found = store.read(|backend| friends::friends_of(backend, AccountId(1))).await.unwrap();
    let (name, coin) = ("Guest 2".to_owned(), Some("c".to_owned()));
    assert_eq!(found[1], FriendRow { account: AccountId(2), name, coin, wanted: true, wants: true, at: 30 });
    store.write(Write::PartWays { account: AccountId(2), friend: AccountId(1) }).await.unwrap();
    assert_eq!((friends(&store, 1).await, friends(&store, 2).await), (vec![(3, true, false)], vec![]));
    let player = PlayerKey::Account(AccountId(3));
    store.write(Write::DeleteAccount { account: AccountId(3), player }).await.unwrap();
    assert_eq!(friends(&store, 1).await, []);
}
