//! Who is told what, and once.

use std::time::Duration;

use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::{
    About, Account, Append, BlockRow, DeviceRow, Keep, LetterRow, LetterWay, MailPurpose, MailToken, NewChat,
    PlayerKey, Room, SecretHash, Session, Store, Tell, TidingKind, TidingsWrite, Write, Written, tidings,
};

use crate::Fresh;
use crate::suite::make_table;

const LIVIA: AccountId = AccountId(1);
const MARCUS: AccountId = AccountId(2);

async fn write(store: &Store, write: TidingsWrite) -> Written {
    store.write(Write::Tidings(write)).await.unwrap()
}

async fn hear(store: &Store, account: AccountId) {
    write(store, TidingsWrite::Hear { account, wishes: "w".into(), at: 1 }).await;
}

/// Something happens at a table that concerns both.
async fn happen(store: &Store, table: TableId, number: u32, at: i64) -> Written {
    let tells = [LIVIA, MARCUS].map(|account| Tell { account, kind: TidingKind::Turn, at }).to_vec();
    let (lines, joined, parted) = (vec!["line".into()], vec![], vec![]);
    store.write(Write::Append(Append { table, number, lines, phase: None, joined, parted, tells })).await.unwrap()
}

/// What somebody was not told: the kind, how often, first and last.
async fn waiting(store: &Store, account: AccountId) -> Vec<(TidingKind, u32, i64, i64)> {
    let rows = store.read(move |backend| tidings::tidings_of(backend, account)).await.unwrap();
    rows.iter().map(|row| (row.kind, row.number, row.first, row.latest)).collect()
}

fn letter(id: u64, account: AccountId) -> LetterRow {
    LetterRow {
        id,
        account,
        way: LetterWay::Push,
        target: Some("9".into()),
        body: "b".into(),
        created: 5,
        due: 5,
        attempts: 0,
    }
}

pub(crate) async fn what_concerns_somebody_is_kept_with_the_line_or_not_at_all(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    hear(&store, LIVIA).await;
    let next = store.read(move |backend| backend.versions(&[table])).await.unwrap()[0].version;
    assert_eq!(happen(&store, table, next, 10).await, Written::Done);
    assert_eq!(happen(&store, table, next, 20).await, Written::Conflict, "somebody else was faster");
    assert_eq!(waiting(&store, LIVIA).await, [(TidingKind::Turn, 1, 10, 10)]);
    assert_eq!(happen(&store, table, next + 1, 30).await, Written::Done);
    assert_eq!(waiting(&store, LIVIA).await, [(TidingKind::Turn, 2, 10, 30)], "told once, not twice");
    let due = store.read(|backend| tidings::due(backend, 9, 5)).await.unwrap();
    assert_eq!(due, [], "not yet");
    let due = store.read(|backend| tidings::due(backend, 10, 5)).await.unwrap();
    assert_eq!((due.len(), due[0].0.account, due[0].1.len()), (1, LIVIA, 1));
    write(&store, TidingsWrite::Defer { account: LIVIA, look: 99 }).await;
    assert_eq!(store.read(|backend| tidings::due(backend, 50, 5)).await.unwrap(), []);
    // Wishes that change are looked at at once.
    write(&store, TidingsWrite::Hear { account: LIVIA, wishes: "more".into(), at: 40 }).await;
    assert_eq!(store.read(|backend| tidings::due(backend, 50, 5)).await.unwrap()[0].0.wishes, "more");
    store.write(Write::DeleteTable(table)).await.unwrap();
    assert_eq!(waiting(&store, LIVIA).await, []);
}

pub(crate) async fn whoever_is_not_told_anything_leaves_no_tidings(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    let next = store.read(move |backend| backend.versions(&[table])).await.unwrap()[0].version;
    let sit = Append {
        table,
        number: next,
        lines: vec!["both sit down".into()],
        phase: None,
        joined: vec![LIVIA, MARCUS],
        parted: vec![],
        tells: vec![Tell { account: LIVIA, kind: TidingKind::Turn, at: 3 }],
    };
    store.write(Write::Append(sit)).await.unwrap();
    assert_eq!(waiting(&store, LIVIA).await, [], "she has asked for nothing");
    hear(&store, LIVIA).await;
    let say =
        |account, room, at| Write::Chat(NewChat { table, room, account, name: "n".into(), text: "Salve".into(), at });
    assert!(matches!(store.write(say(MARCUS, Room::Players, 5)).await.unwrap(), Written::Number(_)));
    store.write(say(LIVIA, Room::Players, 6)).await.unwrap();
    store.write(say(MARCUS, Room::Spectators, 7)).await.unwrap();
    assert_eq!(waiting(&store, LIVIA).await, [(TidingKind::Chat, 1, 5, 5)], "neither her own words nor spectators'");
    assert_eq!(waiting(&store, MARCUS).await, []);
    let block = BlockRow { account: LIVIA, blocked: MARCUS, name: "Marcus".into(), at: 8 };
    store.write(Write::Block(block)).await.unwrap();
    store.write(say(MARCUS, Room::Players, 9)).await.unwrap();
    assert_eq!(
        waiting(&store, LIVIA).await,
        [(TidingKind::Chat, 1, 5, 5)],
        "nothing of whom she does not want to hear"
    );
    let device = DeviceRow {
        id: 9,
        account: LIVIA,
        endpoint: "https://push.example/1".into(),
        key: "k".into(),
        auth: "a".into(),
        language: "de".into(),
        created: 1,
    };
    write(&store, TidingsWrite::KeepDevice { device, wishes: "w".into(), most: 5 }).await;
    let player = PlayerKey::Account(LIVIA);
    store.write(Write::DeleteAccount { account: LIVIA, player }).await.unwrap();
    assert_eq!(waiting(&store, LIVIA).await, []);
    assert_eq!(store.read(|backend| tidings::devices_of(backend, LIVIA)).await.unwrap(), []);
    assert_eq!(store.read(|backend| tidings::hearer(backend, LIVIA)).await.unwrap(), None);
}

pub(crate) async fn of_many_who_tell_the_same_one_is_told_done(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    hear(&store, LIVIA).await;
    let next = store.read(move |backend| backend.versions(&[table])).await.unwrap()[0].version;
    happen(&store, table, next, 10).await;
    let tell = |id, number| TidingsWrite::Tell {
        account: LIVIA,
        ended: vec![(About::Table(table), TidingKind::Turn, number)],
        letters: vec![letter(id, LIVIA)],
        pushed: Some(11),
        mailed: None,
    };
    assert_eq!(write(&store, tell(100, 2)).await, Written::Conflict, "it has not happened so often");
    let mut telling = Vec::new();
    for id in 0..8 {
        let (store, tell) = (store.clone(), tell(id, 1));
        telling.push(tokio::spawn(async move { write(&store, tell).await }));
    }
    let mut done = 0;
    for one in telling {
        done += usize::from(one.await.unwrap() == Written::Done);
    }
    let letters = store.read(|backend| tidings::letters_due(backend, 5, 50)).await.unwrap();
    assert_eq!((done, letters.len()), (1, 1));
    assert_eq!(waiting(&store, LIVIA).await, []);
    assert_eq!(store.read(|backend| tidings::hearer(backend, LIVIA)).await.unwrap().unwrap().pushed, 11);
}

pub(crate) async fn a_letter_is_claimed_by_one_and_by_another_after_a_while(fresh: Fresh) {
    let store = fresh.opened.store;
    hear(&store, LIVIA).await;
    let tell = TidingsWrite::Tell {
        account: LIVIA,
        ended: vec![],
        letters: vec![letter(1, LIVIA)],
        pushed: None,
        mailed: None,
    };
    write(&store, tell).await;
    let claim = |attempts, term| TidingsWrite::ClaimLetter { id: 1, attempts, term };
    let minute = Duration::from_secs(60);
    let (one, other) = tokio::join!(write(&store, claim(0, minute)), write(&store, claim(0, minute)));
    assert!((one == Written::Done) != (other == Written::Done), "{one:?} {other:?}");
    let now = store.read(|backend| backend.now()).await.unwrap();
    let due = async |at| store.read(move |backend| tidings::letters_due(backend, at, 5)).await.unwrap();
    assert_eq!(due(now).await, [], "somebody is sending it");
    let later = due(now + 70_000).await;
    assert_eq!((later.len(), later[0].attempts), (1, 1), "whoever claimed it is gone");
    assert_eq!(write(&store, claim(1, minute)).await, Written::Done);
    write(&store, TidingsWrite::LetterLater { id: 1, due: now }).await;
    assert_eq!(due(now).await.len(), 1);
    write(&store, TidingsWrite::LetterDone(1)).await;
    assert_eq!(due(now + 70_000).await, []);
    assert_eq!(write(&store, claim(2, minute)).await, Written::Conflict, "it was sent");
}

pub(crate) async fn a_browser_is_told_once_and_only_so_many_are(fresh: Fresh) {
    let store = fresh.opened.store;
    let device = |id: u64, account, endpoint: &str| DeviceRow {
        id,
        account,
        endpoint: endpoint.into(),
        key: "k".into(),
        auth: "a".into(),
        language: "de".into(),
        created: id.cast_signed(),
    };
    let keep = |device| TidingsWrite::KeepDevice { device, wishes: "first".into(), most: 2 };
    let ids = async |account| {
        let rows = store.read(move |backend| tidings::devices_of(backend, account)).await.unwrap();
        rows.iter().map(|row| row.id).collect::<Vec<_>>()
    };
    write(&store, keep(device(1, LIVIA, "https://push.example/1"))).await;
    write(&store, TidingsWrite::Hear { account: LIVIA, wishes: "hers".into(), at: 2 }).await;
    write(&store, keep(device(2, LIVIA, "https://push.example/2"))).await;
    assert_eq!(store.read(|backend| tidings::hearer(backend, LIVIA)).await.unwrap().unwrap().wishes, "hers");
    write(&store, keep(device(3, LIVIA, "https://push.example/3"))).await;
    assert_eq!(ids(LIVIA).await, [2, 3], "the oldest no longer");
    // Somebody else uses the same browser.
    write(&store, keep(device(4, MARCUS, "https://push.example/3"))).await;
    assert_eq!((ids(LIVIA).await, ids(MARCUS).await), (vec![2], vec![3]));
    assert_eq!(write(&store, TidingsWrite::ForgetDevice { account: LIVIA, id: 3 }).await, Written::Conflict);
    assert_eq!(write(&store, TidingsWrite::ForgetDevice { account: MARCUS, id: 3 }).await, Written::Done);
    write(&store, TidingsWrite::DropDevice(2)).await;
    assert_eq!(ids(LIVIA).await, Vec::<u64>::new());
    for value in ["one", "other"] {
        write(&store, TidingsWrite::KeepKey { name: "vapid".into(), value: value.into() }).await;
    }
    let key = store.read(|backend| tidings::house_key(backend, "vapid")).await.unwrap();
    assert_eq!(key.as_deref(), Some("one"), "the first one stays");
}

pub(crate) async fn what_was_sent_by_mail_is_good_once_and_not_for_long(fresh: Fresh) {
    let store = fresh.opened.store;
    let account = Account {
        id: LIVIA,
        name: "Livia".into(),
        sign_in: Some("livia".into()),
        password: Some("old".into()),
        created: 1,
    };
    store.write(Write::CreateAccount(account)).await.unwrap();
    let hash = SecretHash([7; 32]);
    store.write(Write::OpenSession(Session { hash, account: LIVIA, created: 1, expires: 1000 })).await.unwrap();
    let make = |hash: &str, purpose| TidingsWrite::MakeMailToken {
        token: MailToken {
            hash: hash.into(),
            account: LIVIA,
            purpose,
            address: "livia@rome.example".into(),
            expires: 100,
        },
        wishes: Some("w".into()),
        at: 1,
    };
    let confirm = |hash: &str, now| TidingsWrite::ConfirmAddress { hash: hash.into(), now };
    let address = async || store.read(|backend| tidings::hearer(backend, LIVIA)).await.unwrap().unwrap().address;
    write(&store, make("a", MailPurpose::Confirm)).await;
    write(&store, make("b", MailPurpose::Confirm)).await;
    assert_eq!(write(&store, confirm("a", 50)).await, Written::Conflict, "a newer one took its place");
    assert_eq!(write(&store, confirm("b", 100)).await, Written::Conflict, "too late");
    assert_eq!(address().await, None);
    assert_eq!(write(&store, confirm("b", 50)).await, Written::Done);
    assert_eq!(address().await.as_deref(), Some("livia@rome.example"));
    assert_eq!(write(&store, confirm("b", 50)).await, Written::Conflict, "once");
    let found = store.read(|backend| tidings::hearers_at(backend, "livia@rome.example", 5)).await.unwrap();
    assert_eq!(found.len(), 1);

    write(&store, make("c", MailPurpose::Reset)).await;
    let reset = |hash: &str, now| TidingsWrite::ResetPassword {
        hash: hash.into(),
        account: LIVIA,
        password: "new".into(),
        now,
    };
    assert_eq!(write(&store, confirm("c", 50)).await, Written::Conflict, "for another purpose");
    assert_eq!(write(&store, reset("c", 100)).await, Written::Conflict, "too late");
    assert!(store.read(move |backend| backend.session(hash, 5)).await.unwrap().is_some());
    assert_eq!(write(&store, reset("c", 50)).await, Written::Done);
    assert_eq!(write(&store, reset("c", 50)).await, Written::Conflict, "once");
    let account = store.read(|backend| backend.account(LIVIA)).await.unwrap().unwrap();
    assert_eq!(account.password.as_deref(), Some("new"));
    assert_eq!(store.read(move |backend| backend.session(hash, 5)).await.unwrap(), None, "every session ends");
    write(&store, TidingsWrite::ForgetAddress(LIVIA)).await;
    assert_eq!(address().await, None);
    // A password that was changed in the ordinary way makes no letter of before good.
    let keep = Keep::None;
    let (name, sign_in, lookalike) = ("Livia".to_owned(), "livia".to_owned(), "livia".to_owned());
    write(&store, make("d", MailPurpose::Reset)).await;
    let change = Write::SetPassword { account: LIVIA, name, sign_in, lookalike, password: "third".into(), keep };
    store.write(change).await.unwrap();
    assert_eq!(write(&store, reset("d", 50)).await, Written::Conflict);
}
