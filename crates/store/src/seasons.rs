//! Who played best in a season. The same statements for both databases.

use crate::line::list;
use crate::plan::{Value, can_be_kept};
use crate::{Backend, PlayerKey, RatingRow, StoreError};

/// Those who have played at least so many rated games of a season, best first, each with the rating after their last one and the number
/// of games in that season.
pub fn best_of(
    backend: &mut dyn Backend,
    (game, season): (&str, u32),
    at_least: u32,
    limit: u32,
) -> Result<Vec<RatingRow>, StoreError> {
    can_be_kept(game)?;
    let sql = "SELECT player, rating, uncertainty, games FROM season_ratings \
         WHERE game = $1 AND season = $2 AND games >= $3 ORDER BY rating DESC, player LIMIT $4";
    let values = [Value::Text(game), Value::Number(season), Value::Number(at_least), Value::Int(limit.into())];
    list(backend, sql, &values, |line| {
        Ok(RatingRow {
            game: game.to_owned(),
            player: PlayerKey::read(&line.text()?)?,
            rating: line.real()?,
            uncertainty: line.real()?,
            games: line.small()?,
        })
    })
}

/// Seasons in which somebody has played a rated game, newest first. Each is one look into an index, however many have played.
pub fn seasons_of(backend: &mut dyn Backend, game: &str, limit: u32) -> Result<Vec<u32>, StoreError> {
    can_be_kept(game)?;
    let sql = "SELECT MAX(season) FROM season_ratings WHERE game = $1 AND season < $2";
    let (mut found, mut before) = (Vec::new(), i32::MAX.cast_unsigned());
    while found.len() < limit as usize {
        let rows = list(backend, sql, &[Value::Text(game), Value::Number(before)], |line| line.maybe_number())?;
        let Some(season) = rows.into_iter().flatten().next() else { break };
        before = u32::try_from(season).map_err(|_| StoreError::Corrupt("a season before our time".to_owned()))?;
        found.push(before);
    }
    Ok(found)
}

/// Every season of somebody: the game, the season, the rating after it, and how many games.
pub fn of_player(backend: &mut dyn Backend, player: &PlayerKey) -> Result<Vec<(String, u32, f64, u32)>, StoreError> {
    let sql = "SELECT game, season, rating, games FROM season_ratings WHERE player = $1 ORDER BY season, game";
    list(backend, sql, &[Value::Player(player)], |line| Ok((line.text()?, line.small()?, line.real()?, line.small()?)))
}
