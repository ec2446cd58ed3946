//! The table of a ladder, and its place in a page.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::rating::{Meeting, ratings};
use crate::arena::Contestant;
use crate::failure::Failure;

/// The line after which anything may follow.
const END: &str = "<!-- ladder end -->";

/// The table in Markdown, the strongest bot first.
pub(super) fn lines(bots: &[Contestant], meetings: &[Meeting]) -> String {
    let rated = ratings(bots.len(), meetings);
    let mut order: Vec<usize> = (0..bots.len()).collect();
    order.sort_by(|one, other| rated[*other].total_cmp(&rated[*one]));
    // Whoever met only one other has no column.
    let columns: Vec<usize> = order
        .iter()
        .copied()
        .filter(|bot| bots.len() == 2 || meetings.iter().filter(|met| met.one == *bot || met.other == *bot).count() > 1)
        .collect();
    let mut table = String::from("| bot | Elo |");
    for column in &columns {
        let _ = write!(table, " wins against `{}` |", bots[*column]);
    }
    table.push_str("\n|---|---|");
    table.push_str(&"---|".repeat(columns.len()));
    table.push('\n');
    for bot in order {
        let _ = write!(table, "| `{}` | {:.0} |", bots[bot], rated[bot]);
        for column in &columns {
            let _ = write!(table, " {} |", cell(bot, *column, meetings));
        }
        table.push('\n');
    }
    table
}

/// The table of bots that each met the next, in the order of the list: what lies between two of them.
pub(super) fn steps(bots: &[Contestant], meetings: &[Meeting]) -> String {
    let rated = ratings(bots.len(), meetings);
    let mut table = String::from("| bot | Elo | against the next | Elo between them |\n|---|---|---|---|\n");
    for (bot, name) in bots.iter().enumerate() {
        let met = meetings.iter().find(|met| met.one == bot && met.blocks > 0);
        let between = met.map_or(String::new(), |met| {
            let (low, high) = met.shares.interval();
            let elo = |share: f64| match met.scale.elo(share) {
                elo if elo.is_finite() => format!("{elo:+.0}"),
                elo if elo > 0.0 => "∞".to_owned(),
                _ => "−∞".to_owned(),
            };
            format!("{} ({} to {})", elo(met.shares.mean()), elo(low), elo(high))
        });
        let won = met.map_or(String::new(), |met| cell(bot, met.other, meetings));
        let _ = writeln!(table, "| `{name}` | {:.0} | {won} | {between} |", rated[bot]);
    }
    table
}

/// What one bot won of its games against another, with the interval and how many there were.
fn cell(bot: usize, column: usize, meetings: &[Meeting]) -> String {
    let met =
        meetings.iter().find(|met| (met.one, met.other) == (bot, column) || (met.other, met.one) == (bot, column));
    let Some(met) = met.filter(|met| met.blocks > 0) else { return String::new() };
    let (low, high) = met.shares.interval();
    let (mean, low, high) =
        if met.one == bot { (met.shares.mean(), low, high) } else { (1.0 - met.shares.mean(), 1.0 - high, 1.0 - low) };
    let percent = |share: f64| 100.0 * share;
    format!("{:.1} % ({:.0} to {:.0}) of {}", percent(mean), percent(low), percent(high), met.games)
}

fn begin(title: &str) -> String {
    format!("<!-- ladder {title} -->")
}

/// Says before anything is played whether the table will have a place.
pub(super) fn check_markers(file: &Path, title: &str) -> Result<(), Failure> {
    let page = read(file)?;
    replaced(&page, &begin(title), "").map(|_| ()).ok_or_else(|| missing(file, title))
}

/// Puts the table between its markers.
pub(super) fn put(file: &Path, title: &str, lines: &str) -> Result<(), Failure> {
    let page = read(file)?;
    let page = replaced(&page, &begin(title), lines).ok_or_else(|| missing(file, title))?;
    fs::write(file, page).map_err(|error| Failure::failed(format!("{}: {error}", file.display())))
}

fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| Failure::usage(format!("{}: {error}", file.display())))
}

fn missing(file: &Path, title: &str) -> Failure {
    let (file, begin) = (file.display(), begin(title));
    Failure::usage(format!("{file} has no place for this table: write the lines `{begin}` and `{END}` there"))
}

/// The page with other lines between two markers.
fn replaced(page: &str, begin: &str, lines: &str) -> Option<String> {
    let (before, rest) = page.split_once(begin)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{begin}\n\n{lines}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Scale, Shares};

    fn bots(names: &[&str]) -> Vec<Contestant> {
        names.iter().map(|name| Contestant::parse(name).expect("a bot")).collect()
    }

    #[test]
    fn the_strongest_comes_first_and_every_cell_says_how_many_games() {
        let mut shares = Shares::default();
        (0..50).for_each(|number| shares.note(if number % 5 == 0 { 0.5 } else { 1.0 }));
        let met = Meeting { one: 0, other: 1, scale: Scale::new(1, 2), games: 100, blocks: 50, shares };
        let table = lines(&bots(&["greedy", "random"]), &[met]);
        let rows: Vec<&str> = table.lines().collect();
        assert_eq!(rows[0], "| bot | Elo | wins against `greedy` | wins against `random` |");
        assert!(rows[2].starts_with("| `greedy` | 3") && rows[2].contains("90.0 % ("), "{table}");
        assert!(rows[3].starts_with("| `random` | 0 | 10.0 % (") && rows[3].contains(" of 100"), "{table}");
    }

    #[test]
    fn steps_keep_the_order_of_the_list_and_say_what_lies_between() {
        let met = |one, other, share: f64| {
            let mut shares = Shares::default();
            (0..50).for_each(|number| shares.note(if number % 2 == 0 { share } else { 0.5 }));
            Meeting { one, other, scale: Scale::new(1, 2), games: 100, blocks: 50, shares }
        };
        let table = steps(&bots(&["solid", "tiro", "random"]), &[met(0, 1, 1.0), met(1, 2, 0.0)]);
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert!(rows[0].starts_with("| `solid` |") && rows[0].contains("75.0 % (") && rows[0].contains("| +191 ("));
        assert!(rows[1].starts_with("| `tiro` | 0 |") && rows[1].contains("| -191 ("), "{table}");
        assert!(rows[2].starts_with("| `random` |") && rows[2].ends_with("|  |  |"), "{table}");
    }

    #[test]
    fn a_table_replaces_the_one_before_and_nothing_else() {
        let page = "# Bots\n\n<!-- ladder sylla 3 -->\nold\n<!-- ladder end -->\n\nMore.\n";
        let once = replaced(page, &begin("sylla 3"), "| new |\n").expect("markers");
        assert_eq!(once, "# Bots\n\n<!-- ladder sylla 3 -->\n\n| new |\n\n<!-- ladder end -->\n\nMore.\n");
        assert_eq!(replaced(&once, &begin("sylla 3"), "| new |\n").as_deref(), Some(once.as_str()));
        assert_eq!(replaced(page, &begin("sylla 4"), ""), None);
    }
}
