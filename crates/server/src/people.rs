//! What the results of somebody's games come to. Pure: rows in, figures out.

use std::collections::BTreeMap;

use saturnalia_protocol::wire::{Category, Chair, Coin, GameProfile, HeadToHead, PlayedGame, PlayedSeat, Rated};
use saturnalia_rules::Label;
use saturnalia_store::{PlayerKey, RatingRow, ResultRow};

/// How people are called who are named in results; whoever is gone is not among them.
pub(crate) type Names = BTreeMap<PlayerKey, String>;

/// As many opponents as are told of.
const OPPONENTS: usize = 50;
/// Averages of categories are those of so many games.
const SHEETS: u32 = 100;

/// A coin as it is kept. One that another version has struck is left out.
pub(crate) fn struck(kept: Option<String>) -> Option<Coin> {
    kept.and_then(|coin| serde_json::from_str(&coin).ok()).filter(|coin: &Coin| coin.exists())
}

/// A game that is over, out of the rows of its seats.
pub(crate) fn game_of(seats: &[ResultRow], names: &Names) -> Option<PlayedGame> {
    let first = seats.first()?;
    let seats = seats.iter().map(|row| {
        let (account, bot) = parts(&row.player, names);
        PlayedSeat {
            seat: row.seat,
            name: names.get(&row.player).cloned(),
            account,
            bot,
            place: row.place,
            points: row.points,
            gain: row.rating.map(|rating| rating.gain),
        }
    });
    let ResultRow { table, game, at, rated, .. } = first;
    Some(PlayedGame { table: *table, game: game.clone(), at: *at, rated: *rated, seats: seats.collect() })
}

/// Who it is, as others may know them: an account that is gone is nobody.
fn parts(player: &PlayerKey, names: &Names) -> (Option<saturnalia_protocol::AccountId>, Option<String>) {
    match player {
        PlayerKey::Account(account) => (names.contains_key(player).then_some(*account), None),
        PlayerKey::Bot(spec) => (None, Some(spec.clone())),
    }
}

/// The games of a list, each with the rows of all its seats.
pub(crate) fn by_game(rows: &[ResultRow]) -> impl Iterator<Item = &[ResultRow]> {
    rows.chunk_by(|one, other| one.table == other.table)
}

/// How somebody does in each game, by number of games. `rows` are whole games, newest first.
pub(crate) fn games(player: &PlayerKey, rows: &[ResultRow], ratings: &[RatingRow], names: &Names) -> Vec<GameProfile> {
    let mut found: BTreeMap<&str, Tally<'_>> = BTreeMap::new();
    for seats in by_game(rows) {
        for own in seats.iter().filter(|row| row.player == *player) {
            found.entry(&own.game).or_default().count(own, seats);
        }
    }
    let mut games: Vec<GameProfile> = found
        .into_iter()
        .map(|(game, tally)| {
            let rating = ratings.iter().find(|row| row.game == game);
            tally.told(game, rating, names)
        })
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.games));
    games
}

/// What is counted of one game.
#[derive(Default)]
struct Tally<'a> {
    games: u32,
    wins: u32,
    course: Vec<f64>,
    places: Vec<u32>,
    chairs: Vec<Chair>,
    /// In the order of the newest sheet.
    categories: Vec<(Label, i64)>,
    sheets: u32,
    best: Option<(i16, &'a [ResultRow])>,
}

/// The place of a list, which is made long enough.
fn at<T: Default + Clone>(list: &mut Vec<T>, index: usize) -> &mut T {
    if list.len() <= index {
        list.resize(index + 1, T::default());
    }
    &mut list[index]
}

impl<'a> Tally<'a> {
    /// Counts an older game than those before.
    fn count(&mut self, own: &ResultRow, seats: &'a [ResultRow]) {
        let won = own.place == 1;
        self.games += 1;
        self.wins += u32::from(won);
        self.course.extend(own.rating.map(|rating| rating.after));
        *at(&mut self.places, usize::from(own.place.max(1)) - 1) += 1;
        let chair = at(&mut self.chairs, usize::from(own.seat));
        chair.games += 1;
        chair.wins += u32::from(won);
        if won && self.best.is_none_or(|(points, _)| own.points >= points) {
            self.best = Some((own.points, seats));
        }
        self.add_sheet(own);
    }

    /// Sheets that another version has written, with other categories, are left out.
    fn add_sheet(&mut self, own: &ResultRow) {
        let sheet = own.sheet.as_deref().filter(|_| self.sheets < SHEETS);
        let Some(lines) = sheet.and_then(|sheet| serde_json::from_str::<Vec<(Label, i16)>>(sheet).ok()) else { return };
        if self.sheets == 0 {
            self.categories = lines.iter().map(|(label, _)| (label.clone(), 0)).collect();
        }
        if lines.len() != self.categories.len()
            || lines.iter().zip(&self.categories).any(|(one, other)| one.0 != other.0)
        {
            return;
        }
        self.sheets += 1;
        for ((_, sum), (_, points)) in self.categories.iter_mut().zip(&lines) {
            *sum += i64::from(*points);
        }
    }

    fn told(mut self, game: &str, rating: Option<&RatingRow>, names: &Names) -> GameProfile {
        self.course.reverse();
        let count = f64::from(self.sheets.max(1));
        GameProfile {
            game: game.to_owned(),
            games: self.games,
            wins: self.wins,
            rating: rating.map(|row| Rated { rating: row.rating, uncertainty: row.uncertainty, games: row.games }),
            course: self.course,
            places: self.places,
            chairs: self.chairs,
            categories: self
                .categories
                .into_iter()
                .map(|(label, sum)| Category { label, points: sum as f64 / count })
                .collect(),
            best: self.best.and_then(|(_, seats)| game_of(seats, names)),
        }
    }
}

/// How somebody and whoever they met have placed against each other, those met most often first.
pub(crate) fn opponents(player: &PlayerKey, rows: &[ResultRow], names: &Names) -> Vec<HeadToHead> {
    let mut met: BTreeMap<(&PlayerKey, &str), HeadToHead> = BTreeMap::new();
    for seats in by_game(rows) {
        for own in seats.iter().filter(|row| row.player == *player) {
            for other in seats.iter().filter(|row| row.player != *player) {
                let (account, bot) = parts(&other.player, names);
                if account.is_none() && bot.is_none() {
                    continue;
                }
                let line = met.entry((&other.player, &own.game)).or_insert_with(|| HeadToHead {
                    name: names.get(&other.player).cloned(),
                    account,
                    bot,
                    game: own.game.clone(),
                    games: 0,
                    ahead: 0,
                    behind: 0,
                });
                line.games += 1;
                line.ahead += u32::from(own.place < other.place);
                line.behind += u32::from(own.place > other.place);
            }
        }
    }
    let mut lines: Vec<HeadToHead> = met.into_values().collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.games));
    lines.truncate(OPPONENTS);
    lines
}

#[cfg(test)]
mod tests {
    use saturnalia_protocol::{AccountId, TableId};
    use saturnalia_store::NewRating;
    use serde_json::json;

    use super::*;

    const LIVIA: PlayerKey = PlayerKey::Account(AccountId(1));

    fn row(table: u64, seat: u8, player: &PlayerKey, place: u8, points: i16) -> ResultRow {
        ResultRow {
            table: TableId(table),
            seat,
            game: "high-card".into(),
            player: player.clone(),
            place,
            points,
            at: table.cast_signed(),
            rated: true,
            rating: Some(NewRating { after: 25.0 + table as f64, gain: 1.0 }),
            sheet: Some(json!([[{"key": "cards"}, points], [{"key": "bonus"}, 0]]).to_string()),
        }
    }

    /// Two games, newest first: she won the first of them, on the second chair.
    fn two_games() -> Vec<ResultRow> {
        let bot = PlayerKey::Bot("greedy".into());
        vec![row(2, 0, &LIVIA, 2, 3), row(2, 1, &bot, 1, 9), row(1, 0, &bot, 2, 4), row(1, 1, &LIVIA, 1, 7)]
    }

    fn names() -> Names {
        [(LIVIA, "Livia".to_owned())].into()
    }

    #[test]
    fn places_chairs_course_and_categories_are_those_of_her_games() {
        let rating = RatingRow { game: "high-card".into(), player: LIVIA, rating: 27.0, uncertainty: 3.0, games: 2 };
        let games = games(&LIVIA, &two_games(), &[rating], &names());
        let [game] = games.as_slice() else { panic!("one game") };
        assert_eq!((game.games, game.wins, game.places.as_slice()), (2, 1, [1, 1].as_slice()));
        assert_eq!(game.chairs, [Chair { games: 1, wins: 0 }, Chair { games: 1, wins: 1 }]);
        assert_eq!(game.course, [26.0, 27.0], "oldest first");
        assert_eq!(game.categories.iter().map(|category| category.points).collect::<Vec<_>>(), [5.0, 0.0]);
        assert_eq!(game.best.as_ref().map(|best| best.table), Some(TableId(1)));
        assert_eq!(game.rating.map(|rating| rating.games), Some(2));
    }

    #[test]
    fn a_sheet_of_other_categories_is_left_out_of_the_average() {
        let mut rows = two_games();
        rows[3].sheet = Some(json!([[{"key": "something"}, 100]]).to_string());
        let games = games(&LIVIA, &rows, &[], &names());
        assert_eq!(games[0].categories[0].points, 3.0);
        assert_eq!(games[0].rating, None);
    }

    #[test]
    fn somebody_who_is_gone_is_nobodys_opponent() {
        let gone = PlayerKey::Account(AccountId(0));
        let rows = [row(3, 0, &LIVIA, 1, 1), row(3, 1, &gone, 2, 0)];
        assert_eq!(opponents(&LIVIA, &rows, &names()), []);
        let seats = game_of(&rows, &names()).unwrap().seats;
        assert_eq!((seats[1].name.as_deref(), seats[1].account), (None, None));
        let met = opponents(&LIVIA, &two_games(), &names());
        assert_eq!((met.len(), met[0].games, met[0].ahead, met[0].behind), (1, 2, 1, 1));
    }
}
