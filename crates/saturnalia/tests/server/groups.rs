//! Groups: who is in them, their tables, ratings and history.

use std::time::Duration;

use saturnalia_headless::{Failure, Visitor};
use saturnalia_protocol::wire::{
    Act, GROUPS_LIMIT, GroupPart, GroupState, History, Lobby, Me, MyGroups, NewTable, NewTableFrom, Ratings, Replay,
    SeatPlan, TableInfo, TableState, WaitingTables,
};
use saturnalia_protocol::{GroupId, RefusalCode, TableId};
use saturnalia_rules::Seat;
use serde_json::{Value, json};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, answer_in_turns, code, table};

const JOIN: Act = Act::Join { seat: None, invite: None, seal: None };

async fn found(visitor: &mut Visitor, name: &str) -> GroupState {
    visitor.post("/api/groups", &json!({"name": name, "about": "Every Thursday"})).await.unwrap()
}

async fn look(visitor: &mut Visitor, group: GroupId) -> Result<GroupState, Failure> {
    visitor.get(&format!("/api/groups/{group}")).await
}

async fn act(visitor: &mut Visitor, group: GroupId, act: Value) -> Result<GroupState, Failure> {
    visitor.post(&format!("/api/groups/{group}/act"), &act).await
}

/// The same where the group is gone afterwards, for this person.
async fn act_and_go(visitor: &mut Visitor, group: GroupId, act: Value) {
    let body = serde_json::to_vec(&act).unwrap();
    let answer = visitor.request("POST", &format!("/api/groups/{group}/act"), &body).await.unwrap();
    assert_eq!(answer.status, 204, "{}", answer.text());
}

fn names(state: &GroupState) -> Vec<&str> {
    state.members.iter().map(|member| member.name.as_str()).collect()
}

/// Joins by the group's link.
async fn join(visitor: &mut Visitor, group: &GroupState) -> Result<GroupState, Failure> {
    act(visitor, group.summary.id, json!({"join": {"invite": group.invite}})).await
}

/// A table of the group for two, opened by that member.
async fn open(visitor: &mut Visitor, group: GroupId) -> TableInfo {
    let new = NewTable { group: Some(group), ..table(&[SeatPlan::Me, SeatPlan::Open]) };
    visitor.open_table(&new).await.unwrap().table
}

/// Both answer for a while: a game that has hardly begun does not count.
async fn play(one: &Visitor, other: &Visitor, table: TableId) {
    let (mut her, mut him) = (Watcher::join(one, table, None).await, Watcher::join(other, table, None).await);
    answer_in_turns([&mut her, &mut him], 30, 1).await;
}

/// The games of a group, once there are so many.
async fn history(visitor: &mut Visitor, group: GroupId, games: usize) -> History {
    for _ in 0..300 {
        let found: History = visitor.get(&format!("/api/groups/{group}/games")).await.unwrap();
        if found.games.len() == games {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the game never came into the history");
}

#[tokio::test]
async fn people_are_invited_by_name_and_by_a_link_and_others_see_nothing() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let (mut julia, mut stranger) = (server.guest("Julia").await, server.guest("Stranger").await);
    marcus
        .post::<Me>("/api/me/password", &json!({"name": "Marcus", "password": "a horse with no name"}))
        .await
        .unwrap();
    let group = found(&mut livia, "Thursday round").await;
    let id = group.summary.id;
    assert_eq!((group.part, names(&group)), (GroupPart::Head, vec!["Livia"]));
    assert_eq!(code(look(&mut marcus, id).await), RefusalCode::NotFound);

    let asked = act(&mut livia, id, json!({"invite_by_name": {"name": "marcus"}})).await.unwrap();
    assert_eq!(asked.invited.iter().map(|person| person.account).collect::<Vec<_>>(), [marcus.me.id]);
    let waiting: WaitingTables = marcus.get("/api/tables/waiting").await.unwrap();
    assert_eq!(waiting.groups, 1);
    let mine: MyGroups = marcus.get("/api/groups").await.unwrap();
    let told = &mine.invitations[0];
    assert_eq!((told.group.name.as_str(), told.by.name.as_str(), told.group.members), ("Thursday round", "Livia", 1));
    let seen = look(&mut marcus, id).await.unwrap();
    assert_eq!((seen.part, seen.invite, seen.members.len()), (GroupPart::Invited, None, 0));
    let inside = act(&mut marcus, id, json!({"join": {}})).await.unwrap();
    assert_eq!((inside.part, names(&inside)), (GroupPart::Member, vec!["Livia", "Marcus"]));
    assert_eq!(inside.invited, []);

    // A guest comes by the link, which any member can hand on.
    let link = format!("/api/groups/{id}?invite={}", inside.invite.unwrap());
    let seen: GroupState = julia.get(&link).await.unwrap();
    assert_eq!((seen.part, seen.summary.members, seen.members.len()), (GroupPart::Welcome, 2, 0));
    assert_eq!(names(&join(&mut julia, &inside).await.unwrap()).len(), 3);
    assert_eq!(join(&mut julia, &inside).await.unwrap().summary.members, 3, "twice is once");

    // A link that was renewed no longer lets anybody in.
    let ask = json!({"invite": {"account": stranger.me.id}});
    act(&mut livia, id, json!({"new_link": {}})).await.unwrap();
    assert_eq!(code(join(&mut stranger, &inside).await), RefusalCode::NotFound);
    assert_eq!(code(act(&mut stranger, id, json!({"join": {}})).await), RefusalCode::NotFound);
    assert_eq!(code(act(&mut stranger, id, ask.clone()).await), RefusalCode::NotFound);
    assert_eq!(code(stranger.get::<History>(&format!("/api/groups/{id}/games")).await), RefusalCode::NotFound);
    assert_eq!(code(look(&mut stranger, id).await), RefusalCode::NotFound);
    // Somebody who was invited does not come, and somebody else is no longer invited.
    act(&mut julia, id, json!({"invite": {"account": stranger.me.id}})).await.unwrap();
    act_and_go(&mut stranger, id, json!({"decline": {}})).await;
    act(&mut julia, id, json!({"invite": {"account": stranger.me.id}})).await.unwrap();
    let back = json!({"take_back": {"account": stranger.me.id}});
    assert_eq!(code(act(&mut marcus, id, back.clone()).await), RefusalCode::NotHead, "it was not him who asked");
    act(&mut julia, id, back).await.unwrap();
    assert_eq!(code(act(&mut stranger, id, json!({"join": {}})).await), RefusalCode::NotFound);

    let kept: Value = livia.get("/api/me/data").await.unwrap();
    assert_eq!((&kept["groups"][0]["name"], &kept["groups"][0]["head"]), (&json!("Thursday round"), &json!(true)));
}

#[tokio::test]
async fn what_cannot_be_a_group_is_refused_and_nobody_is_in_too_many() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    livia.post::<Me>("/api/me/password", &json!({"name": "Livia", "password": "a horse with no name"})).await.unwrap();
    let refused =
        async |visitor: &mut Visitor, body: Value| code(visitor.post::<GroupState>("/api/groups", &body).await);
    for (body, why) in [
        (json!({"name": "  "}), RefusalCode::BadGroup),
        (json!({"name": "x".repeat(41)}), RefusalCode::BadGroup),
        (json!({"name": "Ro\u{202e}und"}), RefusalCode::BadGroup),
        (json!({"name": "Round", "about": "y".repeat(201)}), RefusalCode::BadGroup),
        (json!({"name": "L1via"}), RefusalCode::NameTaken),
        (json!({"title": "Round"}), RefusalCode::BadRequest),
        (json!(7), RefusalCode::BadRequest),
    ] {
        assert_eq!(refused(&mut marcus, body.clone()).await, why, "{body}");
    }
    let mut last = None;
    for number in 0..GROUPS_LIMIT {
        last = Some(found(&mut marcus, &format!("Round {number}")).await);
    }
    assert_eq!(refused(&mut marcus, json!({"name": "One more"})).await, RefusalCode::TooManyGroups);
    let other = found(&mut livia, "Another").await;
    assert_eq!(code(join(&mut marcus, &other).await), RefusalCode::TooManyGroups);
    act_and_go(&mut marcus, last.unwrap().summary.id, json!({"leave": {}})).await;
    join(&mut marcus, &other).await.unwrap();
}

#[tokio::test]
async fn a_table_of_a_group_is_for_its_members_and_its_game_counts_there() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let (mut julia, mut stranger) = (server.guest("Julia").await, server.guest("Stranger").await);
    let group = found(&mut livia, "Thursday round").await;
    let id = group.summary.id;
    for visitor in [&mut marcus, &mut julia] {
        join(visitor, &group).await.unwrap();
    }
    let new = |seats: &[SeatPlan]| NewTable { group: Some(id), ..table(seats) };
    let kept = SeatPlan::Kept { account: stranger.me.id, name: String::new() };
    assert_eq!(code(livia.open_table(&new(&[SeatPlan::Me, kept])).await), RefusalCode::NotMember);
    assert_eq!(code(stranger.open_table(&new(&[SeatPlan::Me, SeatPlan::Open])).await), RefusalCode::NotMember);
    let opened = open(&mut livia, id).await;
    assert_eq!((opened.group, opened.public, opened.invite), (Some(id), false, None));

    // Nobody else finds it, whichever way they try.
    let lobby: Lobby = stranger.get("/api/tables").await.unwrap();
    assert_eq!(lobby.open.len(), 0);
    for path in ["", "/components", "/score", "/replay", "/analysis"] {
        let path = format!("/api/tables/{}{path}", opened.id);
        assert_eq!(code(stranger.get::<Value>(&path).await), RefusalCode::NotFound, "{path}");
    }
    assert_eq!(code(stranger.act(opened.id, &JOIN).await), RefusalCode::NotMember);
    assert_eq!(look(&mut marcus, id).await.unwrap().open[0].id, opened.id);
    marcus.act(opened.id, &JOIN).await.unwrap();
    let state = look(&mut julia, id).await.unwrap();
    assert_eq!((state.open.len(), state.running.len()), (0, 1));
    // A member who does not play watches, by a socket or without.
    let mut watching = Watcher::join(&julia, opened.id, None).await;
    watching.until("it is shown", |watching| watching.turn.is_some()).await;
    play(&livia, &marcus, opened.id).await;
    livia.act(opened.id, &Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
    watching.until("it is over", Watcher::is_over).await;

    let played = history(&mut julia, id, 1).await;
    let gains: Vec<f64> = played.games[0].seats.iter().map(|seat| seat.gain.unwrap()).collect();
    assert!(gains[0] < 0.0 && gains[1] > 0.0, "{gains:?}");
    let state = look(&mut livia, id).await.unwrap();
    let ranked: Vec<(&str, u32)> =
        state.rankings[0].rows.iter().map(|row| (row.name.as_deref().unwrap(), row.games)).collect();
    assert_eq!((state.rankings.len(), ranked), (1, vec![("Marcus", 1), ("Livia", 1)]));
    let house: Ratings = stranger.get(&format!("/api/ratings?game={}", opened.game)).await.unwrap();
    assert_eq!(house.rows.len(), 2, "it counts in the house, too");
    julia.get::<Replay>(&format!("/api/tables/{}/replay", opened.id)).await.unwrap();
    assert_eq!(code(stranger.get::<Replay>(&format!("/api/tables/{}/replay", opened.id)).await), RefusalCode::NotFound);

    // A game elsewhere does not count here, and a rematch does.
    let elsewhere = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    marcus.act(elsewhere, &JOIN).await.unwrap();
    marcus.act(elsewhere, &Act::Resign { seat: Seat(1), in_favour_of: Seat(0) }).await.unwrap();
    let again = async |visitor: &mut Visitor, table: TableId| {
        let path = format!("/api/tables/{table}/rematch");
        visitor.post::<NewTableFrom>(&path, &json!({})).await.unwrap().table
    };
    let rematch = again(&mut livia, opened.id).await;
    assert_eq!(livia.look(rematch).await.unwrap().table.group, Some(id));
    marcus.act(rematch, &JOIN).await.unwrap();
    marcus.act(rematch, &Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
    let played = history(&mut livia, id, 2).await;
    assert_eq!(played.games.iter().map(|game| game.table).collect::<Vec<_>>(), [rematch, opened.id]);
    let page = format!("/api/groups/{id}/games?before={}&table={rematch}", played.games[0].at);
    let older: History = julia.get(&page).await.unwrap();
    assert_eq!(older.games.iter().map(|game| game.table).collect::<Vec<_>>(), [opened.id]);

    // Whoever has left no longer sees what is played there, but for their own games; their line is gone.
    act_and_go(&mut marcus, id, json!({"leave": {}})).await;
    let next = open(&mut livia, id).await;
    assert_eq!(code(marcus.get::<TableState>(&format!("/api/tables/{}", next.id)).await), RefusalCode::NotFound);
    marcus.get::<Replay>(&format!("/api/tables/{}/replay", opened.id)).await.unwrap();
    let state = look(&mut julia, id).await.unwrap();
    assert_eq!(state.rankings[0].rows.len(), 1);
    let outside = again(&mut marcus, rematch).await;
    assert_eq!(marcus.look(outside).await.unwrap().table.group, None);
}

#[tokio::test]
async fn whoever_leads_a_group_decides_and_hands_it_over() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut julia = server.guest("Julia").await;
    let group = found(&mut livia, "Thursday round").await;
    let id = group.summary.id;
    for visitor in [&mut marcus, &mut julia] {
        join(visitor, &group).await.unwrap();
    }
    let him = marcus.me.id;
    for wanted in [
        json!({"describe": {"name": "Friday round"}}),
        json!({"new_link": {}}),
        json!({"remove": {"account": julia.me.id}}),
        json!({"hand_over": {"account": him}}),
        json!({"dissolve": {}}),
    ] {
        assert_eq!(code(act(&mut marcus, id, wanted.clone()).await), RefusalCode::NotHead, "{wanted}");
    }
    for (wanted, why) in [
        (json!({"describe": {"name": ""}}), RefusalCode::BadGroup),
        (json!({"remove": {"account": livia.me.id}}), RefusalCode::BadRequest),
        (json!({"remove": {"account": "0000000000001"}}), RefusalCode::NotMember),
        (json!({"hand_over": {"account": "0000000000001"}}), RefusalCode::NotMember),
        (json!({"invite": {"account": "0000000000001"}}), RefusalCode::NotFound),
        (json!({"invite_by_name": {"name": "Nobody"}}), RefusalCode::NotFound),
        (json!({"burn": {}}), RefusalCode::BadRequest),
    ] {
        assert_eq!(code(act(&mut livia, id, wanted.clone()).await), why, "{wanted}");
    }
    let described = act(&mut livia, id, json!({"describe": {"name": "Friday round", "about": ""}})).await.unwrap();
    assert_eq!((described.summary.name.as_str(), described.summary.about.as_str()), ("Friday round", ""));
    let handed = act(&mut livia, id, json!({"hand_over": {"account": him}})).await.unwrap();
    assert_eq!(handed.part, GroupPart::Member);
    assert_eq!(handed.members.iter().find(|member| member.head).unwrap().account, him);
    let without = act(&mut marcus, id, json!({"remove": {"account": julia.me.id}})).await.unwrap();
    assert_eq!(names(&without), ["Livia", "Marcus"]);
    assert_eq!(code(look(&mut julia, id).await), RefusalCode::NotFound);
    // Whoever leads it leaves: the longest member leads it.
    act_and_go(&mut marcus, id, json!({"leave": {}})).await;
    assert_eq!(look(&mut livia, id).await.unwrap().part, GroupPart::Head);
    let open = open(&mut livia, id).await;
    act_and_go(&mut livia, id, json!({"dissolve": {}})).await;
    assert_eq!(code(look(&mut livia, id).await), RefusalCode::NotFound);
    let closed = livia.look(open.id).await.unwrap().table.status;
    assert_eq!(closed, saturnalia_protocol::wire::Status::Closed);
}

#[tokio::test]
async fn whoever_is_blocked_is_not_invited_and_does_not_join() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut julia = server.guest("Julia").await;
    let group = found(&mut livia, "Thursday round").await;
    let id = group.summary.id;
    join(&mut julia, &group).await.unwrap();
    act(&mut livia, id, json!({"invite": {"account": marcus.me.id}})).await.unwrap();
    // They meet at a table, and he blocks her.
    let elsewhere = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    livia.act(elsewhere, &Act::Chat { text: "Salve!".into() }).await.unwrap();
    marcus.act(elsewhere, &JOIN).await.unwrap();
    marcus.post::<Value>("/api/me/blocks", &json!({"table": elsewhere, "number": 1})).await.unwrap();
    let mine: MyGroups = marcus.get("/api/groups").await.unwrap();
    assert_eq!(mine.invitations, [], "he does not hear of her any more");
    assert_eq!(code(act(&mut marcus, id, json!({"join": {}})).await), RefusalCode::Blocked);
    assert_eq!(code(join(&mut marcus, &group).await), RefusalCode::Blocked, "she leads it");
    act(&mut livia, id, json!({"take_back": {"account": marcus.me.id}})).await.unwrap();
    assert_eq!(code(act(&mut livia, id, json!({"invite": {"account": marcus.me.id}})).await), RefusalCode::Blocked);
    // Where somebody else leads he joins, and does not see her tables.
    act(&mut livia, id, json!({"hand_over": {"account": julia.me.id}})).await.unwrap();
    act(&mut julia, id, json!({"invite": {"account": marcus.me.id}})).await.unwrap();
    act(&mut marcus, id, json!({"join": {}})).await.unwrap();
    open(&mut livia, id).await;
    let (his, hers) = (look(&mut marcus, id).await.unwrap(), look(&mut julia, id).await.unwrap());
    assert_eq!((his.open.len(), hers.open.len()), (0, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_is_the_same_at_two_processes() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let (first, second) = (Server::start(data.clone(), &["--limits", "0"]), Server::start(data, &["--limits", "0"]));
    let (mut livia, mut marcus) = (first.guest("Livia").await, second.guest("Marcus").await);
    let group = found(&mut livia, "Thursday round").await;
    let id = group.summary.id;
    join(&mut marcus, &group).await.unwrap();
    assert_eq!(names(&look(&mut livia, id).await.unwrap()), ["Livia", "Marcus"]);
    let opened = open(&mut livia, id).await;
    marcus.act(opened.id, &JOIN).await.unwrap();
    play(&livia, &marcus, opened.id).await;
    marcus.act(opened.id, &Act::Resign { seat: Seat(1), in_favour_of: Seat(0) }).await.unwrap();
    for visitor in [&mut livia, &mut marcus] {
        assert_eq!(history(visitor, id, 1).await.games[0].table, opened.id);
        let state = look(visitor, id).await.unwrap();
        assert_eq!(state.rankings[0].rows[0].name.as_deref(), Some("Livia"));
    }
    act(&mut livia, id, json!({"remove": {"account": marcus.me.id}})).await.unwrap();
    let next = open(&mut livia, id).await;
    assert_eq!(code(marcus.act(next.id, &JOIN).await), RefusalCode::NotMember);
}
