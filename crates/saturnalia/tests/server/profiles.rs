//! What is shown of people, and what they have played.

use saturnalia_headless::Visitor;
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, Coin, History, NewTable, Profile, SeatPlan};
use saturnalia_rules::Seat;
use serde_json::json;

use crate::after_the_game::finished;
use crate::process::Server;
use crate::table::{Watcher, bot, code, table};

/// The first page of somebody's games, once that many are told.
async fn history(visitor: &mut Visitor, who: &str, games: usize) -> History {
    for _ in 0..200 {
        let found: History = visitor.get(&format!("/api/people/{who}/games")).await.unwrap();
        if found.games.len() == games {
            return found;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the result was never settled");
}

#[tokio::test]
async fn a_finished_game_is_in_the_history_of_everybody_who_sat_there() {
    let server = Server::fresh();
    let (mut livia, id) = finished(&server).await;
    let who = livia.me.id.to_string();
    let found = history(&mut livia, &who, 1).await;
    assert_eq!((found.games[0].table, found.more), (id, false));
    let outcome = livia.look(id).await.unwrap().turn.unwrap().outcome.unwrap();
    assert!(found.games[0].seats.iter().map(|seat| seat.points).eq(outcome.points.iter().copied()));
    assert!(found.games[0].seats[0].gain.is_some());
    let bots = found.games[0].seats[1].bot.clone().unwrap();
    assert_eq!(history(&mut livia, &format!("bot:{bots}"), 1).await.games[0].table, id);
    let against: History = livia.get(&format!("/api/people/{who}/games?against=bot:{bots}")).await.unwrap();
    assert_eq!(against.games.len(), 1);
    for nothing in ["against=bot:greedy", "before=0"] {
        let found: History = livia.get(&format!("/api/people/{who}/games?{nothing}")).await.unwrap();
        assert_eq!(found.games, [], "{nothing}");
    }
    let profile: Profile = livia.get(&format!("/api/people/{who}")).await.unwrap();
    let sums: Vec<f64> = profile.games[0].categories.iter().map(|category| category.points).collect();
    assert_eq!(sums.iter().sum::<f64>(), f64::from(outcome.points[0]), "the categories are those of the score sheet");
}

#[tokio::test]
async fn what_is_hidden_others_do_not_see_and_a_private_table_is_nobodys_business() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let mut stranger = server.guest("Stranger").await;
    let private = NewTable { public: false, ..table(&[SeatPlan::Me, bot("random")]) };
    let id = livia.open_table(&private).await.unwrap().table.id;
    Watcher::join(&livia, id, None).await.play(usize::MAX).await;
    let who = livia.me.id.to_string();
    history(&mut livia, &who, 1).await;
    // Its result counts, and others do not read who sat there.
    let seen: Profile = stranger.get(&format!("/api/people/{who}")).await.unwrap();
    assert_eq!((seen.games.len(), seen.hidden), (1, false));
    assert_eq!(seen.games[0].best, None, "it names the table and who sat there");
    assert_eq!(history(&mut stranger, &who, 0).await.games, []);

    let coin = Coin { metal: 2, figure: 7, border: 1 };
    let shown: Profile = livia.patch("/api/me/profile", &json!({"coin": coin, "hidden": true})).await.unwrap();
    assert_eq!((shown.coin, shown.hidden), (Some(coin), true));
    let seen: Profile = stranger.get(&format!("/api/people/{who}")).await.unwrap();
    assert_eq!((seen.coin, seen.games.len(), seen.opponents.len()), (Some(coin), 0, 0));
    let own: Profile = livia.get(&format!("/api/people/{who}")).await.unwrap();
    assert_eq!(own.games.len(), 1);
    // What is not said stays.
    let shown: Profile = livia.patch("/api/me/profile", &json!({"hidden": false})).await.unwrap();
    assert_eq!((shown.coin, shown.hidden), (Some(coin), false));
}

/// A page that everybody may read named whomever somebody had met, also at tables that are nobody's business.
#[tokio::test]
async fn whom_somebody_met_at_a_private_table_was_told_to_strangers() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut stranger = server.guest("Stranger").await;
    let who = livia.me.id.to_string();
    for (games, public) in [(1, false), (2, true)] {
        let new = NewTable { public, ..table(&[SeatPlan::Me, SeatPlan::Invited]) };
        let opened = livia.open_table(&new).await.unwrap().table;
        marcus.act(opened.id, &Act::Join { seat: None, invite: opened.invite, seal: None }).await.unwrap();
        livia.act(opened.id, &Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
        history(&mut livia, &who, games).await;
        let seen: Profile = stranger.get(&format!("/api/people/{who}")).await.unwrap();
        assert_eq!(seen.games[0].games, games as u32, "it counts");
        let met: Vec<(&str, u32)> =
            seen.opponents.iter().map(|line| (line.name.as_deref().unwrap(), line.games)).collect();
        assert_eq!(met, if public { vec![("Marcus", 1)] } else { vec![] });
        let own: Profile = livia.get(&format!("/api/people/{who}")).await.unwrap();
        assert_eq!(own.opponents[0].games, games as u32, "she knows whom she met");
    }
    // Whoever hides is not read about on other people's pages either.
    marcus.patch::<Profile>("/api/me/profile", &json!({"hidden": true})).await.unwrap();
    let seen: Profile = stranger.get(&format!("/api/people/{who}")).await.unwrap();
    assert_eq!(seen.opponents, []);
}

#[tokio::test]
async fn a_coin_that_cannot_be_struck_and_people_who_are_not_there_are_refused() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let coin = json!({"coin": {"metal": 200, "figure": 0, "border": 0}});
    assert_eq!(code(livia.patch::<Profile>("/api/me/profile", &coin).await), RefusalCode::BadRequest);
    for body in [json!({"coin": "gold"}), json!({"hidden": 3}), json!({"name": "Livia"}), json!(7)] {
        assert_eq!(code(livia.patch::<Profile>("/api/me/profile", &body).await), RefusalCode::BadRequest, "{body}");
    }
    for nobody in ["0000000000001", "bot:nobody", "bot:", "x", "%00", "%ff", "..%2Fme"] {
        let refused = livia.get::<Profile>(&format!("/api/people/{nobody}")).await;
        assert_eq!(code(refused), RefusalCode::NotFound, "{nobody}");
    }
    let who = livia.me.id.to_string();
    let wrong = livia.get::<History>(&format!("/api/people/{who}/games?before=yesterday")).await;
    assert_eq!(code(wrong), RefusalCode::BadRequest);
    for (game, refusal) in
        [("nothing", RefusalCode::NoSuchGame), ("", RefusalCode::NoSuchGame), ("%00", RefusalCode::BadRequest)]
    {
        let unknown = livia.get::<History>(&format!("/api/people/{who}/games?game={game}")).await;
        assert_eq!(code(unknown), refusal, "{game}");
    }
}

#[tokio::test]
async fn a_game_that_was_brought_along_is_in_nobodys_history() {
    let server = Server::fresh();
    let (mut livia, id) = finished(&server).await;
    let who = livia.me.id.to_string();
    history(&mut livia, &who, 1).await;
    let file = livia.request("GET", &format!("/api/tables/{id}/export"), b"").await.unwrap();
    let imported = livia.request("POST", "/api/import", &file.body).await.unwrap();
    assert!(imported.status == 200 || imported.status == 201, "{}", imported.status);
    assert_eq!(history(&mut livia, &who, 1).await.games[0].table, id);
}
