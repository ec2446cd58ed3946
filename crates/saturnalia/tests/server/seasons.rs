//! Rankings of seasons and of all time, and who is on them.

use saturnalia_headless::Visitor;
use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::{Ratings, Season, SeatPlan};
use serde_json::json;

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, table};

/// The ranking of the house's first game; of a season, if one is named.
async fn ranking(visitor: &mut Visitor, season: Option<Season>) -> Ratings {
    let game = table(&[]).game;
    let season = season.map(|Season { year, quarter }| format!("&season={year}-{quarter}")).unwrap_or_default();
    visitor.get(&format!("/api/ratings?game={game}{season}")).await.unwrap()
}

fn ranked(ratings: &Ratings, account: AccountId) -> Option<u32> {
    ratings.rows.iter().find(|row| row.account == Some(account)).map(|row| row.games)
}

async fn seasons_count_how_well_somebody_plays(data: Data) {
    let server = Server::start(data, &["--limits", "0"]);
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let me = livia.me.id;
    let before = ranking(&mut marcus, None).await;
    assert!(before.season.is_none() && before.seasons.len() == 1, "the present season is always there");
    let season = Some(before.seasons[0]);
    for game in 1..=5 {
        let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
        Watcher::join(&livia, id, None).await.play(usize::MAX).await;
        // A result is settled a moment after the game.
        while ranked(&ranking(&mut livia, None).await, me) != Some(game) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let listed = ranked(&ranking(&mut marcus, season).await, me);
        assert_eq!(listed, (game == 5).then_some(5), "after {game} games");
    }
    let (now, ever) = (ranking(&mut marcus, season).await, ranking(&mut marcus, None).await);
    assert_eq!(now.season, season);
    let rating = |ratings: &Ratings| ratings.rows.iter().find(|row| row.account == Some(me)).map(|row| row.rating);
    assert_eq!(rating(&now), rating(&ever), "what counts is how well somebody plays, not how often");
    assert!(now.rows.windows(2).all(|pair| pair[0].rating >= pair[1].rating));
    let earlier = Season { year: now.seasons[0].year - 1, ..now.seasons[0] };
    assert_eq!(ranking(&mut marcus, Some(earlier)).await.rows, []);

    // Whoever hides their page is on nobody else's list.
    let _: serde_json::Value = livia.patch("/api/me/profile", &json!({"hidden": true})).await.unwrap();
    for season in [None, season] {
        assert_eq!(ranked(&ranking(&mut marcus, season).await, me), None);
        assert_eq!(ranked(&ranking(&mut livia, season).await, me), Some(5));
    }
    let wrong = server.get(&format!("/api/ratings?game={}&season=2026-5", table(&[]).game)).await;
    assert_eq!(wrong.status, 400);
    let data: serde_json::Value = livia.get("/api/me/data").await.unwrap();
    assert_eq!(data["seasons"][0]["games"], 5);
}

#[tokio::test]
async fn a_season_ranks_whoever_has_played_enough_by_how_well_they_play() {
    seasons_count_how_well_somebody_plays(Data::folder()).await;
}

#[tokio::test]
async fn a_season_on_postgres_is_the_same() {
    seasons_count_how_well_somebody_plays(Data::Database(cluster::new_database())).await;
}
