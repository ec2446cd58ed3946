//! Component sets that strangers bring along.

use std::net::IpAddr;

use saturnalia_protocol::RefusalCode;
use serde::Deserialize;

use super::App;
use crate::limits::Kind;

/// As much of a game file as says which set it brings.
#[derive(Deserialize)]
struct File {
    game: String,
    components: Option<Components>,
}

#[derive(Deserialize)]
struct Components {
    source: Option<String>,
}

/// Sets of one game beyond which strangers bring no other. A set goes with the last game that is played with it, and that of a table that
/// is kept always comes back.
const MOST_SETS: usize = 500;

/// Whether that address may bring the set of that file now. One that the server does not have needs room, and work to read it: nobody takes
/// all of it.
pub(crate) fn may_bring(app: &App, address: IpAddr, game: &str, file: &str) -> Result<(), RefusalCode> {
    match app.house.games.find(game) {
        Some(entry) if !entry.has_set(file) => {
            if entry.sets_here() >= MOST_SETS {
                return Err(RefusalCode::TooManyRequests);
            }
            app.limits.address(address, Kind::Set)
        }
        Some(_) | None => Ok(()),
    }
}

/// The same for a game file. What cannot be read is refused by whoever reads it.
pub(crate) fn may_bring_with(app: &App, address: IpAddr, file: &str) -> Result<(), RefusalCode> {
    match serde_json::from_str(file) {
        Ok(File { game, components: Some(Components { source: Some(source) }) }) => {
            may_bring(app, address, &game, &source)
        }
        Ok(_) | Err(_) => Ok(()),
    }
}
