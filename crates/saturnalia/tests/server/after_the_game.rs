//! What can be made of a finished game.

use saturnalia_headless::Visitor;
use saturnalia_protocol::wire::{
    Act, MyTables, NewTableFrom, Origin, Profile, Ratings, Replay, ReplayStep, SeatKind, SeatPlan, Status, TableState,
    Verified,
};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules::{ScoreSheet, Seat, Viewer};
use serde_json::json;

use crate::process::Server;
use crate::table::{Watcher, answer_in_turns, bot, code, table};

/// A finished game of Livia against a bot.
pub(crate) async fn finished(server: &Server) -> (Visitor, TableId) {
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.play(usize::MAX).await;
    (livia, id)
}

#[tokio::test]
async fn a_game_is_replayed_step_by_step_through_any_eyes() {
    let server = Server::fresh();
    let (mut livia, id) = finished(&server).await;
    let state = livia.look(id).await.unwrap();
    let last = state.turn.unwrap();
    let replay: Replay = livia.get(&format!("/api/tables/{id}/replay?eyes=0")).await.unwrap();
    assert_eq!(replay.entries, last.entries);
    assert_eq!((replay.by.len(), replay.points.len()), (last.entries as usize, last.entries as usize + 1));
    assert_eq!(replay.notices, {
        let whole: TableState = livia.get(&format!("/api/tables/{id}?eyes=0")).await.unwrap();
        whole.turn.unwrap().notices
    });
    for eyes in ["0", "1", "spectator", "truth"] {
        let step: ReplayStep =
            livia.get(&format!("/api/tables/{id}/replay/{}?eyes={eyes}", last.entries / 2)).await.unwrap();
        assert_eq!(step.entry, last.entries / 2);
        assert!(step.played.is_some());
        let asked: Vec<Seat> = step.asked.iter().copied().filter(|seat| step.eyes == Viewer::Seat(*seat)).collect();
        assert_eq!(step.ask.iter().map(|ask| ask.seat).collect::<Vec<Seat>>(), asked, "{eyes}");
        if eyes == "truth" {
            assert_eq!(step.eyes, Viewer::Truth);
            assert!(step.played.unwrap().label.is_some());
        }
    }
    let first: ReplayStep = livia.get(&format!("/api/tables/{id}/replay/0")).await.unwrap();
    assert!(first.played.is_none());
    let beyond = livia.get::<ReplayStep>(&format!("/api/tables/{id}/replay/{}", last.entries + 1)).await;
    assert_eq!(code(beyond), RefusalCode::NoSuchEntry);
    let sheet: ScoreSheet = livia.get(&format!("/api/tables/{id}/score?eyes=truth")).await.unwrap();
    assert_eq!(Some(sheet), last.score_sheet);
}

#[tokio::test]
async fn a_file_is_exported_verified_and_imported() {
    let server = Server::fresh();
    let (mut livia, id) = finished(&server).await;
    let commitment = livia.look(id).await.unwrap().table.commitment;
    let file = livia.request("GET", &format!("/api/tables/{id}/export"), b"").await.unwrap();
    assert!(file.header("content-disposition").unwrap().contains(".game"));
    let here: Verified = livia.get(&format!("/api/tables/{id}/verify")).await.unwrap();
    let there: Verified =
        serde_json::from_slice(&livia.request("POST", "/api/verify", &file.body).await.unwrap().body).unwrap();
    assert_eq!(here, there);
    assert_eq!(here.commitment, commitment);
    assert!(here.outcome.is_some());

    let imported = livia.request("POST", "/api/import", &file.body).await.unwrap();
    assert_eq!(imported.status, 201, "{}", imported.text());
    let NewTableFrom { table: copy } = serde_json::from_slice(&imported.body).unwrap();
    let state = livia.look(copy).await.unwrap();
    assert_eq!((state.table.status, state.table.origin), (Status::Finished, Some(Origin::Imported)));
    assert!(!state.table.rated);

    // Half of it is a game to be gone on with.
    let mut half: serde_json::Value = serde_json::from_slice(&file.body).unwrap();
    half["entries"].as_array_mut().unwrap().truncate(5);
    let imported = livia.request("POST", "/api/import", half.to_string().as_bytes()).await.unwrap();
    let NewTableFrom { table: unfinished } = serde_json::from_slice(&imported.body).unwrap();
    let mut watcher = Watcher::join(&livia, unfinished, None).await;
    watcher.play(usize::MAX).await;
    assert!(watcher.is_over());

    // A file that was tampered with is refused.
    let mut forged: serde_json::Value = serde_json::from_slice(&file.body).unwrap();
    forged["seed"] = json!("00".repeat(32));
    for body in [forged.to_string(), "{}".into(), "not json".into(), "[".repeat(100_000)] {
        let answer = livia.request("POST", "/api/verify", body.as_bytes()).await.unwrap();
        assert_eq!((answer.status, answer.text().contains("bad_file")), (422, true), "{}", answer.text());
    }
    let answer = livia.request("POST", "/api/verify", &vec![b' '; 1024 * 1024 + 1]).await.unwrap();
    assert_eq!(answer.status, 413);
}

#[tokio::test]
async fn a_game_leads_to_a_rematch_the_same_deal_and_playing_on() {
    let server = Server::fresh();
    let (mut livia, id) = finished(&server).await;
    let old = livia.look(id).await.unwrap();

    let rematch: NewTableFrom = livia.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    let again: NewTableFrom = livia.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    assert_eq!(rematch, again, "there is one rematch");
    let state = livia.look(rematch.table).await.unwrap();
    assert_eq!(state.table.status, Status::Running);
    assert!(state.table.seats[1].mine, "everybody has moved on by one seat");
    assert_ne!(state.table.commitment, old.table.commitment);
    assert_eq!(livia.look(id).await.unwrap().table.rematch, Some(rematch.table));

    let body = json!({"seats": ["me", {"bot": {"spec": "greedy"}}]});
    let same: NewTableFrom = livia.post(&format!("/api/tables/{id}/same-deal"), &body).await.unwrap();
    let state = livia.look(same.table).await.unwrap();
    let terms: serde_json::Value = serde_json::from_str(state.table.terms.as_deref().unwrap()).unwrap();
    assert_eq!(terms["deal"], json!({"same_deal": {"of": id}}), "it is said where the deal comes from");
    assert_eq!((state.table.rated, state.table.origin), (false, Some(Origin::SameDeal { of: id })));

    let body = json!({"entry": 6, "seats": ["me", {"bot": {"spec": "random"}}]});
    let on: NewTableFrom = livia.post(&format!("/api/tables/{id}/play-on"), &body).await.unwrap();
    let mut watcher = Watcher::join(&livia, on.table, None).await;
    watcher.until("it is shown", |watcher| watcher.turn.is_some()).await;
    assert!(watcher.turn.as_ref().unwrap().entries >= 6);
    watcher.play(usize::MAX).await;
    assert!(watcher.is_over());
    // The chance that follows is another, and can be verified like the first.
    let state = livia.look(on.table).await.unwrap();
    assert_ne!(state.table.commitment, old.table.commitment);
    let file = livia.request("GET", &format!("/api/tables/{}/export", on.table), b"").await.unwrap();
    let record: serde_json::Value = serde_json::from_slice(&file.body).unwrap();
    assert_eq!(record["drawn_anew"][0]["commitment"], json!(state.table.commitment));
    assert_eq!(record["drawn_anew"][0]["entry"], json!(6));
    let verified = livia.request("POST", "/api/verify", &file.body).await.unwrap();
    assert_eq!(verified.status, 200, "{}", verified.text());
    let imported = livia.request("POST", "/api/import", &file.body).await.unwrap();
    let NewTableFrom { table: copy } = serde_json::from_slice(&imported.body).unwrap();
    let eyes = |table: TableId| format!("/api/tables/{table}?eyes=truth");
    let there = livia.get::<TableState>(&eyes(on.table)).await.unwrap().turn.unwrap();
    let copied = livia.get::<TableState>(&eyes(copy)).await.unwrap().turn.unwrap();
    assert_eq!(copied.view.get(), there.view.get());
    let open = json!({"entry": 6, "seats": ["me", "open"]});
    let refused = livia.post::<NewTableFrom>(&format!("/api/tables/{id}/play-on"), &open).await;
    assert_eq!(code(refused), RefusalCode::BadSeats);
}

#[tokio::test]
async fn a_rematch_keeps_seats_free_for_those_who_played() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let (mut paula, mut stranger) = (server.guest("Paula").await, server.guest("Stranger").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])).await.unwrap().table.id;
    for visitor in [&mut marcus, &mut paula] {
        visitor.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    }
    marcus.act(id, &Act::Resign { seat: Seat(1), in_favour_of: Seat(0) }).await.unwrap();
    paula.act(id, &Act::Resign { seat: Seat(2), in_favour_of: Seat(0) }).await.unwrap();

    let refused = stranger.post::<NewTableFrom>(&format!("/api/tables/{id}/rematch"), &json!({})).await;
    assert_eq!(code(refused), RefusalCode::NotYourSeat);
    let NewTableFrom { table: new } = livia.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    let state = livia.look(new).await.unwrap().table;
    assert_eq!(state.status, Status::Open, "nobody is made to play");
    let seats: Vec<_> = state.seats.iter().map(|seat| (seat.kind, seat.name.as_deref().unwrap_or(""))).collect();
    assert_eq!(
        seats,
        [(SeatKind::Invited, "Paula"), (SeatKind::Person, "Livia"), (SeatKind::Invited, "Marcus")],
        "everybody one seat further"
    );

    // It is in their lists as something that waits for them; a stranger cannot take the seat.
    for visitor in [&mut marcus, &mut paula] {
        let mine: MyTables = visitor.get("/api/tables/mine").await.unwrap();
        assert!(mine.tables[0].waiting && mine.tables[0].table.id == new);
    }
    let join = Act::Join { seat: None, invite: None, seal: None };
    assert_eq!(code(stranger.act(new, &join).await), RefusalCode::SeatTaken);
    let taken = Act::Join { seat: Some(Seat(0)), invite: None, seal: None };
    assert_eq!(code(marcus.act(new, &taken).await), RefusalCode::SeatTaken, "that one is Paula's");
    marcus.act(new, &join).await.unwrap();
    assert!(marcus.look(new).await.unwrap().table.seats[2].mine);

    // Whoever declines has it no longer in the list, and the seat can go to a bot.
    paula.act(new, &Act::Leave {}).await.unwrap();
    let mine: MyTables = paula.get("/api/tables/mine").await.unwrap();
    assert!(mine.tables.iter().all(|line| line.table.id != new));
    assert!(livia.look(new).await.unwrap().table.seats[0].name.is_none());
    livia.act(new, &Act::AddBot { spec: "random".into(), seat: Some(Seat(0)) }).await.unwrap();
    assert_eq!(livia.look(new).await.unwrap().table.status, Status::Running);
}

#[tokio::test]
async fn people_and_bots_are_rated_and_compared() {
    let server = Server::fresh();
    let (mut livia, id) = finished(&server).await;
    let state = livia.look(id).await.unwrap();
    let outcome = state.turn.unwrap().outcome.unwrap();
    let game = state.table.game;
    let ratings = async |livia: &mut Visitor| -> Ratings {
        for _ in 0..200 {
            let found: Ratings = livia.get(&format!("/api/ratings?game={game}")).await.unwrap();
            if !found.rows.is_empty() {
                return found;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("the result was never settled");
    };
    let found = ratings(&mut livia).await;
    assert_eq!(found.rows.len(), 2);
    let mine = found.rows.iter().find(|row| row.name.as_deref() == Some("Livia")).unwrap();
    let bots = found.rows.iter().find(|row| row.bot.as_deref() == Some("random")).unwrap();
    assert_eq!((mine.games, bots.games), (1, 1));
    assert_eq!(mine.rating > bots.rating, outcome.places[0] < outcome.places[1]);
    let profile: Profile = livia.get(&format!("/api/people/{}", mine.account.unwrap())).await.unwrap();
    assert_eq!((profile.games[0].games, profile.games[0].course.len()), (1, 1));
    assert_eq!(profile.games[0].wins, u32::from(outcome.places[0] == 1));
    assert_eq!(profile.games[0].course, [mine.rating]);
    let line = &profile.opponents[0];
    assert_eq!((line.bot.as_deref(), line.games), (Some("random"), 1));
    assert_eq!(line.ahead + line.behind, u32::from(outcome.places[0] != outcome.places[1]));
}

#[tokio::test]
async fn giving_up_against_the_same_person_stops_paying() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut game = String::new();
    for _ in 0..4 {
        let opened = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table;
        marcus.act(opened.id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
        let mut one = Watcher::join(&livia, opened.id, None).await;
        let mut two = Watcher::join(&marcus, opened.id, None).await;
        answer_in_turns([&mut one, &mut two], 25, 0).await;
        let resign = Act::Resign { seat: Seat(1), in_favour_of: Seat(0) };
        marcus.act(opened.id, &resign).await.unwrap();
        let state = livia.look(opened.id).await.unwrap();
        assert!(state.table.rated, "both have played long enough");
        game = state.table.game;
    }
    // The last ones are looked at and not counted.
    let start = std::time::Instant::now();
    loop {
        let found: Ratings = livia.get(&format!("/api/ratings?game={game}")).await.unwrap();
        let games = found.rows.iter().map(|row| row.games).max().unwrap_or(0);
        assert!(games <= 2, "{games} of four games have counted");
        if games == 2 && start.elapsed().as_secs() >= 2 {
            break;
        }
        assert!(start.elapsed().as_secs() < 20, "{games} of four games have counted");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
