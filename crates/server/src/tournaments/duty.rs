//! What one process does about tournaments for all that share a database: they begin, their rounds are drawn, and end.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use saturnalia_protocol::{Refusal, TournamentId};
use saturnalia_store::tournaments;
use saturnalia_tournament::{Due, Tournament, What};

use super::keep::{append, load};
use super::round::{begin_round, look_at_tables, open_sealed_tables};
use super::{refusal, unavailable};
use crate::tables::House;
use crate::time::now;

/// How often somebody looks.
const EVERY: Duration = Duration::from_secs(1);

/// Goes on as long as the server runs.
pub(crate) async fn look_after_all(house: Arc<House>) {
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut known: HashMap<TournamentId, Tournament> = HashMap::new();
    loop {
        every.tick().await;
        if !house.is_on_duty() {
            known.clear();
            continue;
        }
        if let Err(refusal) = look_after(&house, &mut known).await {
            tracing::warn!(%refusal, "nobody could look after the tournaments");
        }
    }
}

async fn look_after(house: &Arc<House>, known: &mut HashMap<TournamentId, Tournament>) -> Result<(), Refusal> {
    let versions = house.store.read(tournaments::versions).await.map_err(unavailable)?;
    known.retain(|id, _| versions.iter().any(|(there, _)| there == id));
    for (id, version) in versions {
        let tournament = match known.remove(&id).filter(|tournament| tournament.version() == version) {
            Some(tournament) => tournament,
            None => match load(house, id).await {
                Ok(tournament) => tournament,
                Err(refusal) => {
                    tracing::error!(tournament = %id, %refusal, "a tournament cannot be read");
                    continue;
                }
            },
        };
        // One that cannot go on keeps no other from it.
        match step(house, &tournament).await {
            Ok(after) => drop(known.insert(id, after.unwrap_or(tournament))),
            Err(refusal) => tracing::error!(tournament = %id, %refusal, "a tournament cannot go on"),
        }
    }
    Ok(())
}

/// Does what is due. Returns the tournament if it has changed; what somebody else has written meanwhile is read the next time.
async fn step(house: &Arc<House>, tournament: &Tournament) -> Result<Option<Tournament>, Refusal> {
    match tournament.due(now()) {
        None => {
            let lines = look_at_tables(house, tournament).await?;
            if lines.is_empty() { Ok(None) } else { append(house, tournament, lines, Vec::new()).await }
        }
        Some(Due::Start) => {
            let begin = tournament.begin().map_err(refusal)?;
            append(house, tournament, vec![begin], Vec::new()).await
        }
        Some(Due::Round) => begin_round(house, tournament).await,
        Some(Due::EndRound) => {
            // First the tables: should this process end in between, the next one tells them again.
            open_sealed_tables(house, tournament).await;
            append(house, tournament, tournament.end_round(), Vec::new()).await
        }
        Some(Due::End) => append(house, tournament, vec![What::Over], Vec::new()).await,
        Some(Due::Cancel) => append(house, tournament, vec![What::Cancel], Vec::new()).await,
    }
}
