//! Who played best in a season.

use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::{
    Phase, PlayerKey, RatingChange, RatingRow, Settlement, Store, TableRow, Write, Written, seasons,
};

use crate::Fresh;

const GAME: &str = "high-card";

/// A rated game that one player has played, with the rating after it.
async fn played(store: &Store, table: u64, season: u32, player: &PlayerKey, rating: f64, before_games: u32) {
    let row = TableRow {
        id: TableId(table),
        header: "h".into(),
        game: GAME.into(),
        phase: Phase::Finished,
        public: true,
        rated: true,
        created: 1,
        group: None,
    };
    store.write(Write::CreateTable { row, lines: vec![], members: vec![] }).await.unwrap();
    let after =
        RatingRow { game: GAME.into(), player: player.clone(), rating, uncertainty: 2.0, games: before_games + 1 };
    let ratings = vec![RatingChange { after, before_games }];
    let settle =
        Write::Settle(Settlement { table: TableId(table), season, day: None, results: vec![], ratings, group: None });
    assert_eq!(store.write(settle.clone()).await.unwrap(), Written::Done);
    // Settled twice is settled once.
    assert_eq!(store.write(settle).await.unwrap(), Written::Done);
}

async fn best(store: &Store, season: u32, at_least: u32) -> Vec<(PlayerKey, f64, u32)> {
    let rows = store.read(move |backend| seasons::best_of(backend, (GAME, season), at_least, 10)).await.unwrap();
    rows.into_iter().map(|row| (row.player, row.rating, row.games)).collect()
}

pub(crate) async fn a_season_is_ranked_by_how_well_and_not_by_how_much(fresh: Fresh) {
    let store = fresh.opened.store;
    let (livia, marcus) = (PlayerKey::Account(AccountId(1)), PlayerKey::Account(AccountId(2)));
    let bot = PlayerKey::Bot("greedy".into());
    played(&store, 1, 8107, &livia, 30.0, 0).await;
    played(&store, 2, 8107, &livia, 28.5, 1).await;
    for game in 0..5 {
        played(&store, 3 + u64::from(game), 8107, &marcus, 26.0, game).await;
    }
    played(&store, 8, 8107, &bot, 29.0, 0).await;
    played(&store, 9, 8108, &livia, 31.0, 2).await;
    let found = best(&store, 8107, 2).await;
    assert_eq!(
        found,
        [(livia.clone(), 28.5, 2), (marcus, 26.0, 5)],
        "the last rating counts, five games no more than two"
    );
    assert_eq!(best(&store, 8107, 1).await.len(), 3);
    assert_eq!(best(&store, 8108, 1).await, [(livia.clone(), 31.0, 1)]);
    assert_eq!(best(&store, 8106, 1).await, []);
    let seasons = store.read(|backend| seasons::seasons_of(backend, GAME, 10)).await.unwrap();
    assert_eq!(seasons, [8108, 8107]);
    assert_eq!(store.read(|backend| seasons::seasons_of(backend, GAME, 1)).await.unwrap(), [8108]);
    assert!(store.read(|backend| seasons::seasons_of(backend, "another", 10)).await.unwrap().is_empty());
    let of = livia.clone();
    let mine = store.read(move |backend| seasons::of_player(backend, &of)).await.unwrap();
    assert_eq!(mine, [(GAME.to_owned(), 8107, 28.5, 2), (GAME.to_owned(), 8108, 31.0, 1)]);
    store.write(Write::DeleteAccount { account: AccountId(1), player: livia }).await.unwrap();
    assert_eq!(best(&store, 8108, 1).await, [], "whoever goes leaves no line");
}
