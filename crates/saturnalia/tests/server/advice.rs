//! Bots as people choose them, hints, and looking back at finished games.

use std::time::Duration;

use saturnalia_headless::{Failure, Visitor};
use saturnalia_protocol::wire::{
    Act, Analysis, Ask, Bot, Findings, GameSummary, Hint, NewTable, Ratings, SeatPlan, Seconds, WantHint,
};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules::Seat;
use serde_json::json;

use crate::process::{Data, Server};
use crate::table::{Watcher, bot, code, table};

#[tokio::test]
async fn people_choose_among_bots_and_give_the_strong_one_its_seconds() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let games: Vec<GameSummary> = livia.get("/api/games").await.unwrap();
    let seconds = Some(Seconds { min: 1, max: 10, default: 1 });
    let steps = ["random", "beginner", "tiro", "quaestor", "aedile", "praetor", "solid"];
    let unhurried = |spec: &str| Bot { spec: spec.into(), seconds: None };
    let mut offered: Vec<Bot> = steps.map(unhurried).into();
    offered.push(Bot { spec: "strong".into(), seconds });
    offered.extend(["greedy", "companion", "builder", "schemer"].map(unhurried));
    for game in games {
        assert_eq!(game.bots, offered, "{}", game.key);
    }

    for (wanted, shown) in [("strong:ms=3000", "strong:ms=3000"), ("strong:ms=1000", "strong"), ("solid", "solid")] {
        let state = livia.open_table(&table(&[SeatPlan::Open, bot(wanted)])).await.unwrap();
        assert_eq!(state.table.seats[1].bot.as_deref(), Some(shown));
    }
    for spec in ["strong:ms=999", "strong:ms=10001", "strong:iterations=100", "solid:ms=2000", "cheater", "hal", ""] {
        assert_eq!(code(livia.open_table(&table(&[SeatPlan::Me, bot(spec)])).await), RefusalCode::NoSuchBot, "{spec}");
    }
    let open = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let add = |spec: &str| Act::AddBot { spec: spec.into(), seat: None };
    assert_eq!(code(livia.act(open, &add("cheater:ms=1000")).await), RefusalCode::NoSuchBot);
    livia.act(open, &add("strong:ms=1500")).await.unwrap();

    // Whoever leaves is replaced by a solid bot; a strong one answers within the time the server gives it.
    server.stop();
    server = Server::start(server.data.clone(), &["--limits", "0", "--bot-ms", "50"]);
    let mut livia = livia.at(server.address);
    let mut watcher = Watcher::join(&livia, open, None).await;
    assert!(watcher.play(6).await > 0);
    livia.act(open, &Act::Leave {}).await.unwrap();
    assert_eq!(livia.look(open).await.unwrap().table.seats[0].bot.as_deref(), Some("solid"));
}

/// How many answers have been given at a table.
async fn entries(visitor: &mut Visitor, id: TableId) -> u32 {
    visitor.look(id).await.unwrap().turn.map_or(0, |turn| turn.entries)
}

/// What it counts is in docs/performance.md; what a busy machine makes of it is no matter of right or wrong.
#[tokio::test]
async fn fifty_tables_of_strong_bots_on_two_threads_all_go_on() {
    let server = Server::start(Data::folder(), &["--limits", "0", "--bot-threads", "2"]);
    let mut livia = server.guest("Livia").await;
    let mut tables = Vec::new();
    for _ in 0..50 {
        tables.push(livia.open_table(&table(&[bot("strong"), bot("strong")])).await.unwrap().table.id);
    }
    for id in tables {
        while entries(&mut livia, id).await < 4 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let metrics = server.get("/metrics").await.text();
    let shown = metrics.lines().filter(|line| line.starts_with("saturnalia_bot") || line.starts_with("process_"));
    shown.for_each(|line| eprintln!("{line}"));
    let moves = metrics.lines().find_map(|line| line.strip_prefix("saturnalia_bot_moves_total ")).unwrap();
    assert!(moves.parse::<u32>().unwrap() >= 200, "{moves}");
}

/// Livia's question at a table, once she is asked.
async fn question(livia: &Visitor, id: TableId) -> (Ask, WantHint) {
    let mut watcher = Watcher::join(livia, id, None).await;
    watcher.until("Livia is asked", |watcher| watcher.question().is_some()).await;
    let ask = watcher.question().unwrap();
    let wanted = WantHint { seat: ask.seat, version: watcher.turn.unwrap().version, idea: None, show: None };
    (ask, wanted)
}

async fn hint(visitor: &mut Visitor, id: TableId, wanted: &impl serde::Serialize) -> Result<Hint, Failure> {
    visitor.post(&format!("/api/tables/{id}/hint"), wanted).await
}

async fn resign(visitor: &mut Visitor, id: TableId) {
    visitor.act(id, &Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
}

#[tokio::test]
async fn a_hint_names_the_best_of_my_offers_and_ends_the_rating_for_good() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let opened = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table;
    assert!(opened.rated);
    let id = opened.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.play(3).await;
    let (ask, wanted) = question(&livia, id).await;
    let given = hint(&mut livia, id, &wanted).await.unwrap();
    assert_eq!((given.seat, given.version), (wanted.seat, wanted.version));
    assert!((1..=3).contains(&given.offers.len()));
    for offer in &given.offers {
        let known = ask.offers.iter().find(|known| known.answer.get() == offer.answer.get()).unwrap();
        assert_eq!(known.label, offer.label);
        assert!((0.0..=1.0).contains(&offer.win_share), "{}", offer.win_share);
    }
    if ask.offers.len() > 1 {
        let compared = given.compared.as_ref().unwrap();
        assert_eq!(ask.offers[usize::from(compared.other)].label, compared.label);
        assert!(compared.games >= 16 && compared.merits.len() <= 3, "{compared:?}");
        let show = hint(&mut livia, id, &WantHint { show: Some([compared.other, 0]), ..wanted }).await.unwrap();
        assert!(show.offers.is_empty() && show.futures.len() == 2 && !show.futures[1].is_empty());
    }
    let idea = hint(&mut livia, id, &WantHint { idea: Some(9_999), ..wanted }).await;
    assert_eq!(code(idea), RefusalCode::NotOffered);
    watcher.until("the table is told", |watcher| watcher.info.as_ref().is_some_and(|info| !info.rated)).await;
    // The answer may still be given as if nothing had happened.
    let best = Act::play(given.seat, given.version, given.offers[0].answer.clone());
    livia.act(id, &best).await.unwrap();

    server.kill();
    server = server.again();
    let mut livia = livia.at(server.address);
    assert!(!livia.look(id).await.unwrap().table.rated);
    resign(&mut livia, id).await;
    server.stop();
    server = server.again();
    let mut livia = livia.at(server.address);
    let ratings: Ratings = livia.get(&format!("/api/ratings?game={}", opened.game)).await.unwrap();
    assert!(ratings.rows.is_empty(), "{ratings:?}");
    let metrics = server.get("/metrics").await.text();
    assert!(metrics.contains("saturnalia_hint_seconds_count 0\n"), "{metrics}");
}

#[tokio::test]
async fn a_hint_is_refused_to_whom_it_is_not_due() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let local = SeatPlan::Local { name: "Anna".into() };
    let id = livia.open_table(&table(&[SeatPlan::Me, local, bot("random")])).await.unwrap().table.id;
    let (_, wanted) = question(&livia, id).await;
    let other = Seat(1 - wanted.seat.0);
    let asked = livia.look(id).await.unwrap().turn.unwrap().asked;
    if asked.iter().all(|asked| asked.seat != other) {
        let not_asked = WantHint { seat: other, ..wanted };
        assert_eq!(code(hint(&mut livia, id, &not_asked).await), RefusalCode::NotAsked);
    }
    let stale = WantHint { version: wanted.version + 1, ..wanted };
    assert_eq!(code(hint(&mut livia, id, &stale).await), RefusalCode::Stale);
    assert_eq!(code(hint(&mut livia, id, &WantHint { seat: Seat(2), ..wanted }).await), RefusalCode::NotYourSeat);
    assert_eq!(code(hint(&mut livia, id, &WantHint { seat: Seat(9), ..wanted }).await), RefusalCode::NoSuchSeat);
    assert_eq!(code(hint(&mut marcus, id, &wanted).await), RefusalCode::NotYourSeat);
    for body in [json!({}), json!([]), json!({"seat": -1, "version": 1}), json!({"seat": 0, "version": 1, "x": 2})] {
        assert_eq!(code(hint(&mut livia, id, &body).await), RefusalCode::BadRequest, "{body}");
    }
    // Two at a time are one too many; the people on one device do not matter.
    let (mut one, mut two) = (livia.at(server.address), livia.at(server.address));
    let (first, second) = tokio::join!(hint(&mut one, id, &wanted), hint(&mut two, id, &wanted));
    let (given, refused) = if first.is_ok() { (first, second) } else { (second, first) };
    assert!(given.is_ok());
    assert_eq!(code(refused), RefusalCode::TooManyRequests);
    assert!(hint(&mut livia, id, &wanted).await.is_ok(), "one after the other");
    let metrics = server.get("/metrics").await.text();
    assert!(metrics.contains("saturnalia_hint_seconds_count 2\n"), "{metrics}");

    // Nobody is advised against another person, nor after the end.
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let at = |seat| WantHint { seat: Seat(seat), version: 0, idea: None, show: None };
    assert_eq!(code(hint(&mut livia, id, &at(0)).await), RefusalCode::NotRunning);
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    assert_eq!(code(hint(&mut livia, id, &at(0)).await), RefusalCode::NoHints);
    assert!(livia.look(id).await.unwrap().table.rated, "a refused hint costs nothing");
    resign(&mut livia, id).await;
    assert_eq!(code(hint(&mut livia, id, &at(0)).await), RefusalCode::GameOver);
}

/// A game of Livia against a bot that ends after a few answers.
async fn short_game(server: &Server, answers: usize) -> (Visitor, TableId) {
    let mut livia = server.guest("Livia").await;
    let new = NewTable { public: false, ..table(&[SeatPlan::Me, bot("random")]) };
    let id = livia.open_table(&new).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.play(answers).await;
    resign(&mut livia, id).await;
    (livia, id)
}

async fn analysis(visitor: &mut Visitor, id: TableId) -> Result<Analysis, Failure> {
    visitor.get(&format!("/api/tables/{id}/analysis")).await
}

async fn want_analysis(visitor: &mut Visitor, id: TableId) -> Result<Analysis, Failure> {
    visitor.post(&format!("/api/tables/{id}/analysis"), &json!({})).await
}

async fn findings(visitor: &mut Visitor, id: TableId) -> Findings {
    let entries = visitor.look(id).await.unwrap().turn.unwrap().entries;
    for _ in 0..6000 {
        match analysis(visitor, id).await.unwrap() {
            Analysis::Found(findings) => return findings,
            Analysis::Running { done, of } => assert!(done <= of && of == entries, "{done} of {of}"),
            other => panic!("neither found nor running: {other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the analysis comes to no end");
}

#[tokio::test]
async fn a_finished_game_is_looked_back_at_in_the_background() {
    let server = Server::fresh();
    let (mut livia, id) = short_game(&server, 4).await;
    assert_eq!(analysis(&mut livia, id).await.unwrap(), Analysis::None);
    let mut stranger = server.guest("Stranger").await;
    assert_eq!(code(want_analysis(&mut stranger, id).await), RefusalCode::NotFound, "the table is private");
    assert_eq!(code(analysis(&mut stranger, id).await), RefusalCode::NotFound);
    let strange = livia.post::<Analysis>(&format!("/api/tables/{id}/analysis"), &json!({"iterations": 1})).await;
    assert_eq!(code(strange), RefusalCode::BadRequest);
    assert_eq!(analysis(&mut livia, id).await.unwrap(), Analysis::None);

    let begun = livia.request("POST", &format!("/api/tables/{id}/analysis"), b"{}").await.unwrap();
    assert_eq!(begun.status, 202, "{}", begun.text());
    assert!(matches!(want_analysis(&mut livia, id).await.unwrap(), Analysis::Running { .. } | Analysis::Found(_)));
    let found = findings(&mut livia, id).await;
    let entries = livia.look(id).await.unwrap().turn.unwrap().entries;
    assert_eq!(found.moments.len(), entries as usize);
    assert_eq!((found.start.len(), found.luck.len()), (2, 2));
    for moment in &found.moments {
        assert!((moment.shares.iter().sum::<f32>() - 1.0).abs() < 0.2, "{moment:?}");
        assert!(moment.cost >= 0.0 && (moment.better.is_some() || moment.cost == 0.0), "{moment:?}");
    }
    let last = found.moments.last().unwrap();
    assert_eq!((last.seat, &last.played, last.shares.as_slice()), (Seat(0), &None, [0.0, 1.0].as_slice()));
    assert!(found.moments[0].played.is_some());
    // Asked again, it is there already; whoever has the link may read it.
    assert_eq!(want_analysis(&mut livia, id).await.unwrap(), Analysis::Found(found.clone()));
    let invite = livia.look(id).await.unwrap().table.invite.unwrap();
    let read: Analysis = stranger.get(&format!("/api/tables/{id}/analysis?invite={invite}")).await.unwrap();
    assert_eq!(read, Analysis::Found(found));
    assert!(server.get("/metrics").await.text().contains("saturnalia_analyses_total 1\n"));

    let running = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    assert_eq!(code(want_analysis(&mut livia, running).await), RefusalCode::NotFinished);
    assert_eq!(code(analysis(&mut livia, running).await), RefusalCode::NotFinished);
}

#[tokio::test]
async fn an_analysis_that_was_broken_off_begins_again_with_the_server() {
    let mut server = Server::fresh();
    let (mut livia, id) = short_game(&server, 10).await;
    assert!(matches!(want_analysis(&mut livia, id).await.unwrap(), Analysis::Running { .. }));
    for round in 0..2 {
        if round == 0 {
            server.kill()
        } else {
            server.stop()
        }
        server = server.again();
        livia = livia.at(server.address);
        let state = analysis(&mut livia, id).await.unwrap();
        assert!(matches!(state, Analysis::Running { .. } | Analysis::Found(_)), "{state:?}");
    }
    let found = findings(&mut livia, id).await;
    server.kill();
    server = server.again();
    assert_eq!(analysis(&mut livia.at(server.address), id).await.unwrap(), Analysis::Found(found), "kept for good");
}
