//! When people are away.

use saturnalia_protocol::AccountId;
use saturnalia_store::holidays::holidays_of;
use saturnalia_store::tidings::tidings_of;
use saturnalia_store::{Account, HolidaysRow, PlayerKey, Store, Tell, TidingKind, TidingsWrite, Write, Written};

use crate::Fresh;
use crate::suite::{append, make_table};

const LIVIA: AccountId = AccountId(1);
const MARCUS: AccountId = AccountId(u64::MAX);

fn keep(account: AccountId, absences: &str, version: u32, at: i64) -> Write {
    Write::KeepHolidays { row: HolidaysRow { account, absences: absences.into(), version }, at }
}

async fn kept(store: &Store, accounts: &[AccountId]) -> Vec<(AccountId, String, u32)> {
    let accounts = accounts.to_vec();
    let mut rows = store.read(move |backend| holidays_of(backend, &accounts)).await.unwrap();
    rows.sort_by_key(|row| row.account);
    rows.into_iter().map(|row| (row.account, row.absences, row.version)).collect()
}

pub(crate) async fn of_two_who_change_when_somebody_is_away_one_comes_too_late(fresh: Fresh) {
    let store = fresh.opened.store;
    assert_eq!(kept(&store, &[LIVIA, MARCUS]).await, []);
    assert_eq!(kept(&store, &[]).await, []);
    assert_eq!(store.write(keep(LIVIA, "first", 1, 5)).await.unwrap(), Written::Done);
    assert_eq!(store.write(keep(LIVIA, "late", 1, 5)).await.unwrap(), Written::Conflict, "it is no longer the first");
    assert_eq!(store.write(keep(LIVIA, "early", 3, 5)).await.unwrap(), Written::Conflict);
    assert_eq!(store.write(keep(MARCUS, "his", 1, 5)).await.unwrap(), Written::Done);
    let mut writing = Vec::new();
    for number in 0..8 {
        let store = store.clone();
        writing.push(tokio::spawn(async move { store.write(keep(LIVIA, &format!("by {number}"), 2, 5)).await }));
    }
    let mut done = 0;
    for written in writing {
        done += usize::from(written.await.unwrap().unwrap() == Written::Done);
    }
    assert_eq!(done, 1);
    let all = kept(&store, &[MARCUS, LIVIA]).await;
    assert!(all[0].1.starts_with("by ") && all[0].2 == 2, "{all:?}");
    assert_eq!(all[1], (MARCUS, "his".to_owned(), 1));
}

pub(crate) async fn an_absence_goes_with_whoever_is_deleted(fresh: Fresh) {
    let store = fresh.opened.store;
    let account = Account { id: LIVIA, name: "Livia".into(), sign_in: None, password: None, created: 1 };
    store.write(Write::CreateAccount(account)).await.unwrap();
    store.write(keep(LIVIA, "[]", 1, 5)).await.unwrap();
    store.write(keep(MARCUS, "[]", 1, 5)).await.unwrap();
    store.write(Write::DeleteAccount { account: LIVIA, player: PlayerKey::Account(LIVIA) }).await.unwrap();
    assert_eq!(kept(&store, &[LIVIA, MARCUS]).await, [(MARCUS, "[]".to_owned(), 1)]);
    // There is nobody of that number, so there is nothing to be kept of them.
    store.write(Write::ForgetGuests { created_before: 100 }).await.unwrap();
    assert_eq!(kept(&store, &[LIVIA, MARCUS]).await, []);
}

pub(crate) async fn what_waits_for_somebody_who_is_away_is_not_forgotten(fresh: Fresh) {
    let store = fresh.opened.store;
    let write = async |write| store.write(Write::Tidings(write)).await.unwrap();
    for account in [LIVIA, MARCUS] {
        write(TidingsWrite::Hear { account, wishes: "{}".into(), at: 1 }).await;
    }
    let table = make_table(&store, 1).await;
    let tells = [LIVIA, MARCUS].map(|account| Tell { account, kind: TidingKind::Turn, at: 1 }).to_vec();
    let mut answer = append(table, 0, &["an answer"]);
    if let Write::Append(answer) = &mut answer {
        answer.tells = tells;
    }
    store.write(answer).await.unwrap();
    let number = async |account| store.read(move |backend| tidings_of(backend, account)).await.unwrap().len();
    assert_eq!((number(LIVIA).await, number(MARCUS).await), (1, 1), "both were told");
    // She is away for long: nothing is told her before.
    write(TidingsWrite::Defer { account: LIVIA, look: 1_000_000 }).await;
    write(TidingsWrite::ForgetOld { before: 500_000, now: 600_000 }).await;
    assert_eq!((number(LIVIA).await, number(MARCUS).await), (1, 0));
    // She comes back: it is looked at again at once.
    let due =
        async |now| store.read(move |backend| saturnalia_store::tidings::due(backend, now, 9)).await.unwrap().len();
    assert_eq!(due(700_000).await, 0);
    store.write(keep(LIVIA, "[]", 1, 700_000)).await.unwrap();
    assert_eq!(due(700_000).await, 1);
    write(TidingsWrite::ForgetOld { before: 1_200_000, now: 1_200_000 }).await;
    assert_eq!(number(LIVIA).await, 0);
}
