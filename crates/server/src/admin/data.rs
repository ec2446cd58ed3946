//! Everything that is kept of somebody.

use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::history::{self, Wanted};
use saturnalia_store::holidays::holidays_of;
use saturnalia_store::{
    Account, Backend, PlayerKey, Store, StoreError, TableRow, days, friends, groups, people, seasons, tidings,
};
use saturnalia_table::replay;
use serde_json::{Value, json};

use crate::blocking::blocking;
use saturnalia_catalog::Games;

/// All of it, as JSON: for whoever it is about, and for the keeper who hands it out. No hash of a password, session or token, no seed of a game
/// that is not over, nothing of anybody else but their names beside whom somebody sat.
pub(crate) async fn everything_about(games: Games, store: &Store, account: AccountId) -> Result<Value, Refusal> {
    let (mut kept, tables) = store
        .read(move |backend| Ok((person(backend, account)?, tables(backend, account)?)))
        .await
        .map_err(|error| Refusal::with(RefusalCode::Unavailable, error))?;
    blocking(move || {
        let list: Vec<Value> = tables.into_iter().map(|(row, lines)| table(games, account, &row, &lines)).collect();
        kept["tables"] = json!(list);
        Ok(kept)
    })
    .await
}

fn person(backend: &mut dyn Backend, id: AccountId) -> Result<Value, StoreError> {
    let account = backend.account(id)?;
    let sanction = people::sanctions(backend)?.into_iter().find(|sanction| sanction.account == id);
    let tokens = backend.tokens_of(id)?;
    let sessions = people::sessions_of(backend, id)?;
    let ratings = people::ratings_of_account(backend, id)?;
    let player = PlayerKey::Account(id);
    let seasons = seasons::of_player(backend, &player)?;
    let wanted = Wanted { player: &player, game: None, against: None, public: false, before: None, limit: u32::MAX };
    let results = history::played(backend, wanted)?;
    let profile = history::profile(backend, id)?;
    let said = people::said_by(backend, id)?;
    let blocks = people::blocks_of(backend, id)?;
    let friends = friends::friends_of(backend, id)?;
    let member_of = groups::groups_of(backend, id)?;
    let invited_to = groups::invitations(backend, id)?;
    let group_ratings = groups::ratings_of(backend, &player)?;
    let reports = people::reports(backend, true)?;
    let hearer = tidings::hearer(backend, id)?;
    let devices = tidings::devices_of(backend, id)?;
    let tries = days::tries_of(backend, id, u32::MAX)?;
    let holidays = holidays_of(backend, &[id])?.pop();
    Ok(json!({
        "account": account.map(|Account { id, name, sign_in, password, created }| json!({
            "id": id, "name": name, "sign_in": sign_in, "has_password": password.is_some(), "created": created,
        })),
        "friends": friends.iter().filter(|friend| friend.wanted).map(|friend| json!({
            "account": friend.account, "name": friend.name, "both": friend.wants,
        })).collect::<Vec<_>>(),
        "groups": member_of.iter().map(|row| json!({
            "id": row.id, "name": row.name, "about": row.about, "head": row.head == id,
            "ratings": group_ratings.iter().filter(|(group, _)| *group == row.id).map(|(_, rating)| json!({
                "game": rating.game, "rating": rating.rating, "uncertainty": rating.uncertainty, "games": rating.games,
            })).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "group_invitations": invited_to.iter().map(|row| json!({
            "group": row.group, "by": row.by_name, "at": row.at,
        })).collect::<Vec<_>>(),
        "tidings": hearer.map(|hearer| json!({
            "wishes": serde_json::from_str::<Value>(&hearer.wishes).unwrap_or_default(), "address": hearer.address,
            "devices": devices.iter().map(|device| json!({
                "endpoint": device.endpoint, "language": device.language, "created": device.created,
            })).collect::<Vec<_>>(),
        })),
        "holidays": holidays.map(|row| serde_json::from_str::<Value>(&row.absences).unwrap_or_default()),
        "coin": profile.coin,
        "hidden": profile.hidden,
        "muted_until": sanction.and_then(|sanction| sanction.muted_until),
        "banned_until": sanction.and_then(|sanction| sanction.banned_until),
        "sessions": sessions.iter().map(|(created, expires)| json!({"created": created, "expires": expires})).collect::<Vec<_>>(),
        "tokens": tokens.iter().map(|token| json!({
            "name": token.name, "created": token.created, "last_used": token.last_used,
        })).collect::<Vec<_>>(),
        "ratings": ratings.iter().map(|row| json!({
            "game": row.game, "rating": row.rating, "uncertainty": row.uncertainty, "games": row.games,
        })).collect::<Vec<_>>(),
        "seasons": seasons.iter().map(|(game, season, rating, games)| json!({
            "game": game, "season": season, "rating": rating, "games": games,
        })).collect::<Vec<_>>(),
        "results": results.iter().filter(|row| row.player == player).map(|row| json!({
            "table": row.table, "game": row.game, "place": row.place, "points": row.points, "at": row.at,
            "rated": row.rated,
        })).collect::<Vec<_>>(),
        "said": said.iter().map(|(table, line)| json!({
            "table": table, "number": line.number, "text": line.text, "at": line.at,
        })).collect::<Vec<_>>(),
        "deals_of_days": tries.iter().map(|tried| json!({
            "day": tried.day, "game": tried.game, "number": tried.number, "table": tried.table,
            "points": tried.result.map(|result| result.points), "margin": tried.result.map(|result| result.margin),
        })).collect::<Vec<_>>(),
        "blocked": blocks.iter().map(|row| json!({"account": row.blocked, "name": row.name, "at": row.at})).collect::<Vec<_>>(),
        "reported": reports.iter().filter(|row| row.by == id).map(|row| json!({
            "table": row.table, "number": row.number, "text": row.text, "at": row.at,
        })).collect::<Vec<_>>(),
    }))
}

type Kept = (TableRow, Vec<String>);

fn tables(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<Kept>, StoreError> {
    let mut kept = Vec::new();
    for id in people::tables_with(backend, account)? {
        if let Some(row) = backend.table(id)? {
            kept.push((row, backend.journal(id, 0)?));
        }
    }
    Ok(kept)
}

fn table(games: Games, account: AccountId, row: &TableRow, lines: &[String]) -> Value {
    let mut told = json!({
        "table": row.id, "game": row.game, "phase": row.phase.word(), "public": row.public, "created": row.created,
    });
    if let Ok(replayed) = replay(games, row.id, &row.header, lines) {
        let table = replayed.table;
        told["players"] = json!(table.names());
        // The file of a game that is over holds its seed; that of another one would tell secrets.
        if let Ok(finished) = table.finished_game(Some(account), None) {
            told["file"] = serde_json::from_str(finished.file()).unwrap_or_default();
        }
    }
    told
}
