//! Databases of older and newer programs.

use saturnalia_store::{NewsBy, Place, Store, StoreError};

use crate::suite::{append_next, journal, make_table};
use crate::{Fresh, open_with};

/// Closes a store, does something to its database behind its back, and says where it is.
async fn behind_its_back(fresh: Fresh, sql: &str) -> (Place, NewsBy) {
    let sql = sql.to_owned();
    let Fresh { opened, place, news } = fresh;
    drop(opened.store);
    let writer = opened.writer;
    tokio::task::spawn_blocking(move || {
        writer.join().unwrap();
        raw(&place, &sql);
        (place, news)
    })
    .await
    .unwrap()
}

/// Runs statements as another program would.
pub(crate) fn raw(place: &Place, sql: &str) {
    match place {
        Place::Folder(folder) => {
            rusqlite::Connection::open(folder.join("saturnalia.sqlite")).unwrap().execute_batch(sql).unwrap();
        }
        Place::Postgres(url) => {
            postgres::Client::connect(url, postgres::NoTls).unwrap().batch_execute(sql).unwrap();
        }
    }
}

async fn open_again((place, news): (Place, NewsBy)) -> Fresh {
    tokio::task::spawn_blocking(move || open_with(place, news)).await.unwrap()
}

pub(crate) async fn a_database_of_before_there_were_versions_is_taken_up(fresh: Fresh) {
    let table = make_table(&fresh.opened.store, 1).await;
    append_next(&fresh.opened.store, table).await;
    // All that came after the first version.
    let tables = [
        "schema_versions",
        "batches",
        "leases",
        "names",
        "sanctions",
        "blocks",
        "reports",
        "audit",
        "given_up",
        "profiles",
        "seeking",
        "friends",
        "tournaments",
        "tournament_lines",
        "tournament_people",
        "hearers",
        "devices",
        "tidings",
        "letters",
        "mail_tokens",
        "house_keys",
        "season_ratings",
        "days",
        "day_tries",
        "player_groups",
        "group_members",
        "group_invites",
        "group_ratings",
        "group_games",
        "holidays",
    ];
    let columns = ["rated", "rating", "gain", "sheet"];
    let tables = tables.iter().map(|table| format!("DROP TABLE {table}"));
    let columns = columns.iter().map(|column| format!("ALTER TABLE results DROP COLUMN {column}"));
    let indexes =
        ["results_by_time", "ratings_best", "tables_of_group"].iter().map(|index| format!("DROP INDEX {index}"));
    let group = ["ALTER TABLE tables DROP COLUMN group_id".to_owned()];
    let gone: Vec<String> = tables.chain(indexes).chain(columns).chain(group).collect();
    let place = behind_its_back(fresh, &gone.join("; ")).await;
    let again = open_again(place).await;
    append_next(&again.opened.store, table).await;
    assert_eq!(journal(&again.opened.store, table).await.len(), 2);
    // It counts from now on.
    let place = behind_its_back(again, "INSERT INTO schema_versions VALUES (77, FALSE, '9.9.9')").await;
    open_again(place).await;
}

pub(crate) async fn a_database_of_a_newer_program_is_used_if_it_says_that_one_may(fresh: Fresh) {
    let table = make_table(&fresh.opened.store, 1).await;
    let newer = "ALTER TABLE tables ADD COLUMN mood TEXT; INSERT INTO schema_versions VALUES (99, FALSE, '9.9.9')";
    let again = open_again(behind_its_back(fresh, newer).await).await;
    append_next(&again.opened.store, table).await;
    make_table(&again.opened.store, 2).await;
}

pub(crate) async fn a_program_that_is_too_old_refuses_to_start_and_says_why(fresh: Fresh) {
    let place = behind_its_back(fresh, "INSERT INTO schema_versions VALUES (99, TRUE, '9.9.9')").await;
    let opening = tokio::task::spawn_blocking(move || Store::open_with(&place.0, place.1, |_| {}).unwrap_err());
    let refused = opening.await.unwrap();
    assert!(matches!(refused, StoreError::TooOld { needed: 99, .. }), "{refused}");
    assert!(refused.to_string().contains("changed by Saturnalia 9.9.9"), "{refused}");
}
