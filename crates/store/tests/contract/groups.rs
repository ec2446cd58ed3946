//! Groups: who is in them, what is played there, what is told of an invitation.

use saturnalia_protocol::{AccountId, GroupId, InviteCode, TableId};
use saturnalia_store::groups::{self, GroupRow, GroupSettlement, GroupWrite};
use saturnalia_store::{
    About, Account, Phase, PlayerKey, RatingChange, RatingRow, ResultRow, Sanction, Settlement, Store, TableRow,
    TidingKind, TidingsWrite, Write, Written, tidings,
};

use crate::Fresh;

/// As many as fit in.
const MOST: u32 = 3;
const ROUND: GroupId = GroupId(u64::MAX);

async fn people(store: &Store, count: u64) {
    for id in 1..=count {
        let name = format!("Guest {id}");
        let account = Account { id: AccountId(id), name, sign_in: None, password: None, created: 1 };
        store.write(Write::CreateAccount(account)).await.unwrap();
    }
}

async fn write(store: &Store, write: GroupWrite) -> Written {
    store.write(Write::Group(write)).await.unwrap()
}

fn found(group: GroupId, head: u64) -> GroupWrite {
    let (name, about) = ("Thursday round".to_owned(), "Every Thursday".to_owned());
    let row = GroupRow { id: group, name, about, head: AccountId(head), invite: InviteCode(u64::MAX - 1), created: 10 };
    GroupWrite::Found { row, most: MOST }
}

fn join(group: GroupId, account: u64, at: i64) -> GroupWrite {
    GroupWrite::Join { group, account: AccountId(account), at, members: MOST, groups: MOST }
}

fn invite(group: GroupId, account: u64, at: i64) -> GroupWrite {
    GroupWrite::Invite { group, account: AccountId(account), by: AccountId(1), at, most: 2 }
}

async fn members(store: &Store, group: GroupId, now: i64) -> Vec<u64> {
    let rows = store.read(move |backend| groups::members(backend, group, now)).await.unwrap();
    let size = store.read(move |backend| groups::size(backend, group, now)).await.unwrap();
    assert_eq!(rows.len(), size as usize);
    rows.iter().map(|row| row.account.0).collect()
}

async fn head(store: &Store, group: GroupId) -> Option<u64> {
    store.read(move |backend| groups::group(backend, group)).await.unwrap().map(|row| row.head.0)
}

async fn groups_of(store: &Store, account: u64) -> Vec<u64> {
    let rows = store.read(move |backend| groups::groups_of(backend, AccountId(account))).await.unwrap();
    rows.iter().map(|row| row.id.0).collect()
}

pub(crate) async fn a_group_has_members_as_many_as_it_may_and_somebody_leads_it(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 5).await;
    assert_eq!(write(&store, found(ROUND, 1)).await, Written::Done);
    let row = store.read(|backend| groups::group(backend, ROUND)).await.unwrap().unwrap();
    let GroupWrite::Found { row: asked, .. } = found(ROUND, 1) else { unreachable!() };
    assert_eq!(row, asked);
    assert_eq!(write(&store, join(ROUND, 3, 20)).await, Written::Done);
    assert_eq!(write(&store, join(ROUND, 3, 25)).await, Written::Conflict, "once is enough");
    assert_eq!(write(&store, join(ROUND, 2, 30)).await, Written::Done);
    assert_eq!(members(&store, ROUND, 0).await, [1, 3, 2], "the longest first");
    assert_eq!(write(&store, join(ROUND, 4, 40)).await, Written::Conflict, "so many and no more");
    assert_eq!(write(&store, join(GroupId(9), 4, 40)).await, Written::Conflict, "no such group");
    // Nobody is in more groups than one can be.
    for id in 1..=3 {
        let done = if id < 3 { Written::Done } else { Written::Conflict };
        assert_eq!(write(&store, found(GroupId(id), 3)).await, done);
    }
    assert_eq!(groups_of(&store, 3).await, [ROUND.0, 1, 2]);
    let name = "Friday round".to_owned();
    assert_eq!(write(&store, GroupWrite::Describe { group: ROUND, name, about: String::new() }).await, Written::Done);
    assert_eq!(write(&store, GroupWrite::NewLink { group: ROUND, invite: InviteCode(5) }).await, Written::Done);
    let row = store.read(|backend| groups::group(backend, ROUND)).await.unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.about.as_str(), row.invite), ("Friday round", "", InviteCode(5)));
    assert_eq!(
        write(&store, GroupWrite::HandOver { group: ROUND, to: AccountId(4) }).await,
        Written::Conflict,
        "no member"
    );
    assert_eq!(write(&store, GroupWrite::HandOver { group: ROUND, to: AccountId(2) }).await, Written::Done);
    assert_eq!(head(&store, ROUND).await, Some(2));
    let leave = |account| GroupWrite::Leave { group: ROUND, account: AccountId(account) };
    assert_eq!(write(&store, leave(5)).await, Written::Conflict, "no member");
    assert_eq!(write(&store, leave(2)).await, Written::Done);
    assert_eq!((head(&store, ROUND).await, members(&store, ROUND, 0).await), (Some(1), vec![1, 3]));
    write(&store, invite(ROUND, 4, 50)).await;
    write(&store, leave(3)).await;
    assert_eq!(head(&store, ROUND).await, Some(1));
    write(&store, leave(1)).await;
    assert_eq!((head(&store, ROUND).await, members(&store, ROUND, 0).await), (None, vec![]), "with the last it goes");
    assert_eq!(store.read(|backend| groups::invited(backend, ROUND)).await.unwrap(), []);
    write(&store, GroupWrite::Dissolve(GroupId(1))).await;
    assert_eq!(groups_of(&store, 3).await, [2]);
}

pub(crate) async fn whoever_is_invited_to_a_group_joins_it_or_is_told_once(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 4).await;
    write(&store, found(ROUND, 1)).await;
    let hear = TidingsWrite::Hear { account: AccountId(2), wishes: "w".into(), at: 1 };
    store.write(Write::Tidings(hear)).await.unwrap();
    assert_eq!(write(&store, invite(ROUND, 2, 20)).await, Written::Done);
    assert_eq!(write(&store, invite(ROUND, 2, 21)).await, Written::Conflict, "asked already");
    assert_eq!(write(&store, invite(ROUND, 1, 21)).await, Written::Conflict, "a member");
    assert_eq!(write(&store, invite(ROUND, 3, 22)).await, Written::Done);
    assert_eq!(write(&store, invite(ROUND, 4, 23)).await, Written::Conflict, "so many and no more");
    let asked = store.read(|backend| groups::invited(backend, ROUND)).await.unwrap();
    assert_eq!(
        asked.iter().map(|row| (row.account.0, row.by_name.as_str())).collect::<Vec<_>>(),
        [(3, "Guest 1"), (2, "Guest 1")]
    );
    let mine = store.read(|backend| groups::invitations(backend, AccountId(2))).await.unwrap();
    assert_eq!(mine.iter().map(|row| (row.group, row.by.0, row.at)).collect::<Vec<_>>(), [(ROUND, 1, 20)]);
    // Whoever wants to hear of it is told; the other finds it on the page.
    let due = async |now| {
        let found = store.read(move |backend| tidings::due(backend, now, 9)).await.unwrap();
        found.into_iter().map(|(hearer, tidings)| (hearer.account.0, tidings[0].about)).collect::<Vec<_>>()
    };
    assert_eq!(due(19).await, []);
    assert_eq!(due(20).await, [(2, About::Group(ROUND))]);
    store.write(Write::Tidings(TidingsWrite::Defer { account: AccountId(2), look: 90 })).await.unwrap();
    assert_eq!((due(89).await, due(90).await.len()), (vec![], 1));
    let told = || {
        let ended = vec![(About::Group(ROUND), TidingKind::Invitation, 1)];
        let (account, letters) = (AccountId(2), Vec::new());
        Write::Tidings(TidingsWrite::Tell { account, ended, letters, pushed: None, mailed: None })
    };
    assert_eq!(store.write(told()).await.unwrap(), Written::Done);
    assert_eq!(store.write(told()).await.unwrap(), Written::Conflict, "once");
    assert_eq!(due(i64::MAX).await, []);
    assert_eq!(write(&store, join(ROUND, 2, 30)).await, Written::Done);
    write(&store, GroupWrite::Uninvite { group: ROUND, account: AccountId(3) }).await;
    assert_eq!(store.read(|backend| groups::invited(backend, ROUND)).await.unwrap(), []);
    assert!(store.read(|backend| groups::is_member(backend, ROUND, AccountId(2))).await.unwrap());
    assert!(!store.read(|backend| groups::is_member(backend, ROUND, AccountId(3))).await.unwrap());
}

pub(crate) async fn of_many_who_want_the_last_place_in_a_group_one_is_told_done(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 10).await;
    write(&store, found(ROUND, 1)).await;
    write(&store, join(ROUND, 2, 20)).await;
    let tries: Vec<_> = (3..=10)
        .map(|account| {
            let store = store.clone();
            tokio::spawn(async move { write(&store, join(ROUND, account, 30)).await })
        })
        .collect();
    let mut done = 0;
    for one in tries {
        done += usize::from(one.await.unwrap() == Written::Done);
    }
    assert_eq!((done, members(&store, ROUND, 0).await.len()), (1, 3));
}

/// A table of the group, or of nobody's.
async fn table(store: &Store, id: u64, phase: Phase, group: Option<GroupId>) {
    let row = TableRow {
        id: TableId(id),
        header: "{}".into(),
        game: "g".into(),
        phase,
        public: false,
        rated: true,
        created: 1,
        group,
    };
    store.write(Write::CreateTable { row, lines: vec![], members: vec![] }).await.unwrap();
}

/// A finished game of 1 and 2, which counts in the group on so many games.
async fn played(store: &Store, id: u64, at: i64, before_games: u32, rating: f64) -> Written {
    table(store, id, Phase::Finished, Some(ROUND)).await;
    let player = |seat: u8| PlayerKey::Account(AccountId(u64::from(seat) + 1));
    let (table, game) = (TableId(id), "g".to_owned());
    let result = |seat: u8| ResultRow {
        table,
        seat,
        game: game.clone(),
        player: player(seat),
        place: seat + 1,
        points: 3,
        at,
        rated: true,
        rating: None,
        sheet: None,
    };
    let after = |seat: u8| RatingRow {
        game: game.clone(),
        player: player(seat),
        rating: rating - f64::from(seat),
        uncertainty: 2.0,
        games: before_games + 1,
    };
    let ratings = [0, 1].map(|seat| RatingChange { after: after(seat), before_games }).to_vec();
    let group = GroupSettlement { group: ROUND, at, ratings, gains: Some("[1,-1]".into()) };
    let results = vec![result(0), result(1)];
    store
        .write(Write::Settle(Settlement { table, season: 1, day: None, results, ratings: vec![], group: Some(group) }))
        .await
        .unwrap()
}

pub(crate) async fn games_of_a_group_are_counted_apart_and_read_page_by_page(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 2).await;
    write(&store, found(ROUND, 1)).await;
    for (id, phase, group) in [
        (1, Phase::Open, Some(ROUND)),
        (2, Phase::Open, None),
        (3, Phase::Open, Some(GroupId(5))),
        (4, Phase::Running, Some(ROUND)),
    ] {
        table(&store, id, phase, group).await;
    }
    let listed = async |phase| {
        let ids = store.read(move |backend| groups::tables(backend, ROUND, phase, 9)).await.unwrap();
        ids.iter().map(|id| id.0).collect::<Vec<_>>()
    };
    assert_eq!((listed(Phase::Open).await, listed(Phase::Running).await), (vec![1], vec![4]));
    assert_eq!(store.read(|backend| backend.table(TableId(4))).await.unwrap().unwrap().group, Some(ROUND));
    // Two are over at the same time, and ids use all 64 bits.
    assert_eq!(played(&store, u64::MAX, 10, 0, 30.0).await, Written::Done);
    assert_eq!(played(&store, 11, 10, 1, 31.0).await, Written::Done);
    assert_eq!(played(&store, 12, 30, 2, 32.0).await, Written::Done);
    assert_eq!(played(&store, 13, 40, 2, 99.0).await, Written::Conflict, "the ratings have moved on");
    let page = async |before, limit| {
        let games = store.read(move |backend| groups::played(backend, ROUND, before, limit)).await.unwrap();
        assert!(games.iter().all(|game| game.seats.len() == 2 && game.gains.as_deref() == Some("[1,-1]")));
        games.iter().map(|game| game.table.0).collect::<Vec<_>>()
    };
    assert_eq!(page(None, 9).await, [12, 11, u64::MAX]);
    assert_eq!(page(None, 2).await, [12, 11]);
    assert_eq!(page(Some((10, TableId(11))), 9).await, [u64::MAX]);
    assert_eq!(page(Some((10, TableId(u64::MAX))), 9).await, [0u64; 0]);
    let ratings = store.read(|backend| groups::ratings(backend, ROUND)).await.unwrap();
    assert_eq!(ratings.iter().map(|row| (row.rating, row.games)).collect::<Vec<_>>(), [(32.0, 3), (31.0, 3)]);
    let player = PlayerKey::Account(AccountId(1));
    let house = store.read(move |backend| backend.ratings_of("g", &[player])).await.unwrap();
    assert_eq!(house, [], "the house counts for itself");
    store.write(Write::DeleteTable(TableId(12))).await.unwrap();
    assert_eq!(page(None, 9).await, [11, u64::MAX]);
    write(&store, GroupWrite::Dissolve(ROUND)).await;
    assert_eq!(page(None, 9).await, [0u64; 0]);
    assert_eq!(store.read(|backend| groups::ratings(backend, ROUND)).await.unwrap(), []);
    assert_eq!(played(&store, 14, 50, 0, 30.0).await, Written::Conflict, "the group is gone");
}

pub(crate) async fn whoever_is_deleted_or_banned_is_in_no_group(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 4).await;
    write(&store, found(ROUND, 1)).await;
    write(&store, found(GroupId(2), 1)).await;
    for account in [2u64, 3] {
        write(&store, join(ROUND, account, 10 + account.cast_signed())).await;
    }
    write(&store, invite(ROUND, 4, 20)).await;
    assert_eq!(played(&store, 11, 10, 0, 30.0).await, Written::Done);
    let banned = Sanction { account: AccountId(2), muted_until: None, banned_until: Some(100) };
    store.write(Write::Sanction(banned)).await.unwrap();
    assert_eq!(members(&store, ROUND, 99).await, [1, 3]);
    assert_eq!(members(&store, ROUND, 100).await, [1, 2, 3], "until it is over");
    // Guests of long ago who are in a group are not forgotten.
    store.write(Write::ForgetGuests { created_before: 100 }).await.unwrap();
    assert_eq!(members(&store, ROUND, 100).await, [1, 2, 3]);
    let player = PlayerKey::Account(AccountId(1));
    store.write(Write::DeleteAccount { account: AccountId(1), player: player.clone() }).await.unwrap();
    assert_eq!((head(&store, ROUND).await, members(&store, ROUND, 100).await), (Some(2), vec![2, 3]));
    assert_eq!(head(&store, GroupId(2)).await, None, "it was theirs alone");
    assert_eq!(store.read(|backend| groups::invited(backend, ROUND)).await.unwrap(), [], "nobody invites");
    assert_eq!(store.read(move |backend| groups::ratings_of(backend, &player)).await.unwrap(), []);
    let left = store.read(|backend| groups::ratings(backend, ROUND)).await.unwrap();
    assert_eq!(left.len(), 1, "the others keep theirs");
}
