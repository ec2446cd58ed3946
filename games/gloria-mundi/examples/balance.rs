//! How fair the cards and seats are: plays many games among equal bots and counts how they end, how long they take, where the
//! winner sits and which cards winners have bought. `docs/balance-gloria-mundi.md` is made of its output.
//!
//! ```text
//! cargo run --release -p gloria-mundi --example balance -- --seats 4 --games 1000 --bot greedy
//! ```

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use gloria_mundi::cards::{BUILDINGS, Building, BuildingSet};
use gloria_mundi::goods::{Basic, Tokens};
use gloria_mundi::state::End;
use gloria_mundi::{Components, Event, GloriaMundi, Options};
use saturnalia_bots::{Bot, BotSpec, Tuning, seat_bot};
use saturnalia_rules::{BySeat, Chance, Components as _, Dice, Outcome, Position, Seat, SeatCount, Seed, Seen};

const USAGE: &str = "balance [--seats 2..6] [--games N] [--bot greedy|strong:iterations=N|…] [--seed N]";

/// As bots search at tables.
const TUNING: Tuning = Tuning { learned: Some(include_str!("../data/learned.json")), ..Tuning::DEFAULT };

struct Wanted {
    seats: SeatCount,
    games: u64,
    bot: BotSpec,
    /// The number of the first deal.
    seed: u64,
}

fn main() -> ExitCode {
    let (said, code) = match wanted(std::env::args().skip(1)) {
        Ok(wanted) => {
            let mut tally = Tally::new(wanted.seats);
            for game in 0..wanted.games {
                tally.count(&play(&wanted, wanted.seed + game));
            }
            (tally.report(&wanted), ExitCode::SUCCESS)
        }
        Err(problem) => (format!("{problem}\n{USAGE}\n"), ExitCode::FAILURE),
    };
    // Whoever has read enough may close the pipe.
    let _ = std::io::stdout().write_all(said.as_bytes());
    code
}

fn wanted(mut words: impl Iterator<Item = String>) -> Result<Wanted, String> {
    let mut wanted = Wanted {
        seats: SeatCount::new(4).expect("four can play"),
        games: 1000,
        bot: "greedy".parse().expect("a bot of the house"),
        seed: 1,
    };
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("`{value}` is no number"));
        match word.as_str() {
            "--seats" => {
                let seats = number()?.try_into().ok().filter(|seats| (2..=6).contains(seats)).and_then(SeatCount::new);
                wanted.seats = seats.ok_or("two to six can play")?;
            }
            "--games" => wanted.games = number()?.max(1),
            "--bot" => wanted.bot = value.parse().map_err(|error| format!("{error}"))?,
            "--seed" => wanted.seed = number()?,
            _ => return Err(format!("what is {word}?")),
        }
    }
    Ok(wanted)
}

/// What one game leaves to count.
struct Played {
    end: End,
    turns: u16,
    decisions: u32,
    /// Whom the dice let begin.
    start_player: Seat,
    outcome: Outcome,
    bought: BySeat<BuildingSet>,
    /// Cards that came into the forum.
    seen: BuildingSet,
    left_over: Tokens,
    destroyed: u32,
}

fn play(wanted: &Wanted, deal: u64) -> Played {
    let mut heard = Vec::new();
    let dice = Dice::fair(Seed::from_number(deal), Chance::OneStream);
    let printed = Components::sets().printed();
    let mut position =
        Position::<GloriaMundi>::start(&Options::default(), printed, wanted.seats, dice, Some(&mut heard));
    let mut bots: Vec<Box<dyn Bot<GloriaMundi>>> =
        wanted.seats.seats().map(|seat| seat_bot(&wanted.bot, &TUNING, deal * 8 + u64::from(seat.0), 1)).collect();
    let mut decisions = 0;
    while let Some(seat) = position.asked().first() {
        let answer = bots[seat.index()].choose(&Seen::new(&position, seat)).answer;
        position.play_offered(seat, answer, Some(&mut heard));
        decisions += 1;
    }
    let state = position.state();
    let mut played = Played {
        end: state.ended.expect("a finished game has a reason"),
        turns: state.turn,
        decisions,
        start_player: state.start_player,
        outcome: position.outcome().expect("the game is over"),
        bought: BySeat::default(),
        seen: BuildingSet::NONE,
        left_over: Tokens::NONE,
        destroyed: 0,
    };
    for (_, player) in state.players.at(state.seats) {
        played.left_over.add(player.tokens);
    }
    for event in heard {
        match event {
            Event::Bought { seat, building, .. } => played.bought[seat].insert(building),
            Event::Revealed { building } => played.seen.insert(building),
            Event::Lost { .. } => played.destroyed += 1,
            Event::Begun { .. }
            | Event::TurnBegun { .. }
            | Event::Burnt { .. }
            | Event::Laid { .. }
            | Event::Produced { .. }
            | Event::Used { .. }
            | Event::Gave { .. }
            | Event::Received { .. }
            | Event::Walked { .. }
            | Event::Discarded { .. }
            | Event::CardGiven { .. }
            | Event::BoughtNothing { .. }
            | Event::TributePaid { .. }
            | Event::GothMoved { .. }
            | Event::TributePassed { .. }
            | Event::WallLost { .. }
            | Event::NothingLeftToLose { .. }
            | Event::Reclaimed { .. }
            | Event::ScreenLifted { .. }
            | Event::Ended { .. } => {}
        }
    }
    played
}

/// What a card did over all games.
#[derive(Clone, Copy, Default)]
struct CardTally {
    /// Games in which it came into the forum.
    seen: u32,
    bought: u32,
    /// Wins of its buyers, a shared one in parts.
    won: f64,
}

struct Tally {
    seats: SeatCount,
    games: u32,
    ends: [u32; 4],
    turns: u64,
    decisions: u64,
    /// By place from the start player on.
    won_by_place: [f64; 6],
    steps_by_place: [u64; 6],
    winner_steps: u64,
    last_steps: u64,
    shared: u32,
    purchases: u64,
    left_over: u64,
    destroyed: u64,
    cards: [CardTally; BUILDINGS],
}

impl Tally {
    fn new(seats: SeatCount) -> Tally {
        Tally {
            seats,
            games: 0,
            ends: [0; 4],
            turns: 0,
            decisions: 0,
            won_by_place: [0.0; 6],
            steps_by_place: [0; 6],
            winner_steps: 0,
            last_steps: 0,
            shared: 0,
            purchases: 0,
            left_over: 0,
            destroyed: 0,
            cards: [CardTally::default(); BUILDINGS],
        }
    }

    fn count(&mut self, game: &Played) {
        self.games += 1;
        self.ends[game.end as usize] += 1;
        self.turns += u64::from(game.turns);
        self.decisions += u64::from(game.decisions);
        self.destroyed += u64::from(game.destroyed);
        self.left_over += u64::from(game.left_over.total());
        self.shared += u32::from(game.outcome.winners().count() > 1);
        let steps = |seat: Seat| game.outcome.points[seat.index()].max(0) as u64;
        self.winner_steps += self.seats.seats().map(steps).max().unwrap_or(0);
        self.last_steps += self.seats.seats().map(steps).min().unwrap_or(0);
        for (place, seat) in self.seats.seats_from(game.start_player).enumerate() {
            self.won_by_place[place] += game.outcome.win_share(seat);
            self.steps_by_place[place] += steps(seat);
        }
        for building in game.seen.iter() {
            self.cards[building.index()].seen += 1;
        }
        for seat in self.seats.seats() {
            for building in game.bought[seat].iter() {
                self.purchases += 1;
                self.cards[building.index()].bought += 1;
                self.cards[building.index()].won += game.outcome.win_share(seat);
            }
        }
    }

    fn report(&self, wanted: &Wanted) -> String {
        let games = f64::from(self.games);
        let seats = f64::from(self.seats.get());
        let percent = |count: f64| 100.0 * count / games;
        let each = |count: u64| count as f64 / games / seats;
        let mut text = String::new();
        let end = |end: End| percent(f64::from(self.ends[end as usize]));
        let _ = writeln!(text, "## {} players: {} games of `{}`\n", self.seats.get(), self.games, wanted.bot);
        let _ = writeln!(text, "| | |\n|---|---|");
        let _ = writeln!(
            text,
            "| ends: Africa / Goth / hand | {:.1} % / {:.1} % / {:.1} % |",
            end(End::Africa),
            end(End::Rome),
            end(End::Hand)
        );
        let _ = writeln!(
            text,
            "| turns; decisions | {:.1}; {:.0} |",
            self.turns as f64 / games,
            self.decisions as f64 / games
        );
        let _ = writeln!(
            text,
            "| steps of the first / of the last | {:.1} / {:.1} |",
            self.winner_steps as f64 / games,
            self.last_steps as f64 / games
        );
        let _ = writeln!(text, "| shared victories | {:.1} % |", percent(f64::from(self.shared)));
        let _ = writeln!(
            text,
            "| purchases; tokens left, per player | {:.1}; {:.1} |",
            each(self.purchases),
            each(self.left_over)
        );
        let _ = writeln!(text, "| basic cards destroyed | {:.1} |", self.destroyed as f64 / games);
        let by_place =
            |of: &dyn Fn(usize) -> String| (0..self.seats.get().into()).map(of).collect::<Vec<_>>().join(" · ");
        let _ = writeln!(
            text,
            "| wins by place in the order of play | {} % |",
            by_place(&|place| format!("{:.1}", percent(self.won_by_place[place])))
        );
        let _ = writeln!(
            text,
            "| steps by place | {} |",
            by_place(&|place| format!("{:.1}", self.steps_by_place[place] as f64 / games))
        );
        self.report_cards(&mut text, seats);
        text
    }

    /// How often each card is bought when it comes up, and how often its buyer wins, measured by the share of a seat.
    fn report_cards(&self, text: &mut String, seats: f64) {
        let _ = writeln!(
            text,
            "\n| card | lies on | tokens | steps | bought % | buyer's wins × |\n|---|---|---|---|---|---|"
        );
        let mut cards: Vec<Building> = Building::all().collect();
        let index = |building: &Building| {
            let tally = self.cards[building.index()];
            tally.won * seats / f64::from(tally.bought.max(1))
        };
        let printed = Components::sets().printed();
        cards.sort_by(|one, other| index(other).total_cmp(&index(one)));
        for card in cards {
            let tally = self.cards[card.index()];
            let facts = printed.facts(card);
            let fits: Vec<String> =
                Basic::ALL.iter().filter(|basic| facts.fits(**basic)).map(|b| format!("{b:?}")).collect();
            let _ = writeln!(
                text,
                "| {card} {} | {} | {} | {} | {:.0} | {:.2} |",
                printed.inscription(card).name,
                fits.join("/").to_lowercase(),
                facts.price.total(),
                facts.laurel,
                100.0 * f64::from(tally.bought) / f64::from(tally.seen.max(1)),
                index(&card)
            );
        }
    }
}
