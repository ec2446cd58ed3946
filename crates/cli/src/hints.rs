//! `saturnalia hints`: what the house says when somebody asks for advice, at questions out of random games, to be read against their
//! positions; and how often it has something to say.

use std::io::Write as _;

use clap::Args;
use saturnalia_bots::search::Budget;
use saturnalia_bots::{Advice, BotKind, Manner, Patience};
use saturnalia_catalog::{AnyGame, GameEntry, Games};
use saturnalia_protocol::wire::{Ask, HintComparison, HintMerit, HintSort, HintVerdict};
use saturnalia_rules::{Dice, Label, Seat, Seed, Viewer};
use saturnalia_texts::Texts;
use serde_json::value::RawValue;

use crate::args::{self, LanguageArg};
use crate::failure::Failure;
use crate::{new_game, progress};

#[derive(Args, Debug)]
pub(crate) struct HintsArgs {
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of seats
    #[arg(long)]
    seats: u8,
    /// Number of questions, each out of a game of its own
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// Print the position and the hint of so many of them
    #[arg(long, default_value_t = 10)]
    read: u64,
    /// Number of the first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Iterations of search for each hint
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    iterations: u32,
    #[command(flatten)]
    language: LanguageArg,
}

/// What hints came to.
#[derive(Default)]
struct Tally {
    reasons: u64,
    even: u64,
    neither: u64,
}

pub(crate) fn run(games: Games, args: &HintsArgs) -> Result<(), Failure> {
    let entry = args::game(games, &args.game)?;
    let bar = progress::games(args.count);
    let mut tally = Tally::default();
    for number in 0..args.count {
        let seed = args.seed.wrapping_add(number);
        let (game, ask) = question(entry, args.seats, seed)?;
        let manner =
            Manner { budget: Budget::Iterations(args.iterations), threads: 1, seed, patience: &Patience::endless() };
        let advice = game.advise(ask.seat, None, &manner).map_err(Failure::failed)?;
        tally.note(advice.compared.as_ref());
        if number < args.read {
            let texts = args::texts_of(games, game.as_ref(), args.language.get());
            write_hint(seed, game.as_ref(), &ask, &advice, &texts)?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let Tally { reasons, even, neither } = tally;
    let share = 100.0 * (reasons + even) as f64 / args.count as f64;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{}, {} seats: {} questions, {reasons} with a reason that holds, {even} even, {neither} neither: {share:.1} %",
        entry.info.key, args.seats, args.count
    )?;
    Ok(())
}

impl Tally {
    fn note(&mut self, compared: Option<&HintComparison>) {
        match compared {
            Some(compared) if compared.merits.iter().any(|merit| merit.sort == HintSort::Gain) => self.reasons += 1,
            Some(compared) => match compared.verdict {
                HintVerdict::Even | HintVerdict::Safer | HintVerdict::Riskier => self.even += 1,
                HintVerdict::Better | HintVerdict::Unclear => self.neither += 1,
            },
            None => self.neither += 1,
        }
    }
}

/// A question with something to choose, somewhere in a game of beginners.
fn question(entry: &'static GameEntry, seats: u8, seed: u64) -> Result<(Box<dyn AnyGame>, Ask), Failure> {
    let mut dice = Dice::imagined(seed);
    let deal = || new_game::dealt(entry, seats, None, Some(Seed::from_number(seed)));
    let played = entry.play_out(deal()?, &[BotKind::Beginner.spec()], seed).map_err(Failure::usage)?;
    let record = played.record();
    loop {
        let at = dice.below(played.entries() as u32) as usize;
        let game = entry.open_at(record.get(), at).map_err(Failure::failed)?;
        let ask = game.asked().first().and_then(|seat| game.ask(seat)).filter(|ask| ask.offers.len() > 1);
        if let Some(ask) = ask {
            return Ok((game, ask));
        }
    }
}

fn write_hint(
    number: u64,
    game: &dyn AnyGame,
    ask: &Ask,
    advice: &Advice<Box<RawValue>>,
    texts: &Texts,
) -> Result<(), Failure> {
    let names: Vec<String> = game.seats().seats().map(|seat: Seat| format!("P{}", seat.0 + 1)).collect();
    let say = |label: &Label| texts.say(label, names.as_slice());
    let mut out = std::io::stdout().lock();
    writeln!(out, "── {number} ──")?;
    for line in game.describe(Viewer::Seat(ask.seat)) {
        writeln!(out, "{}", say(&line))?;
    }
    writeln!(out, "{}: {}", names[ask.seat.index()], say(&ask.question))?;
    for offer in &ask.offers {
        writeln!(out, "    · {}", say(&offer.label))?;
    }
    for offer in &advice.offers {
        writeln!(out, "→ {} ({:.0} %)", say(&offer.label), 100.0 * offer.win_share)?;
    }
    if let Some(compared) = &advice.compared {
        let share = compared.win_share.map_or_else(String::new, |share| format!(" ({:.0} %)", 100.0 * share));
        let against = say(&compared.label);
        writeln!(out, "    {:?}, {} games, against: {against}{share}", compared.verdict, compared.games)?;
        for merit in &compared.merits {
            let (label, when) = (say(&merit.label), say(&merit.when));
            writeln!(out, "    {:?}: {label}, {when} ({})", merit.sort, numbers(merit))?;
        }
    }
    writeln!(out)?;
    Ok(())
}

fn numbers(merit: &HintMerit) -> String {
    if merit.how_often {
        format!("{:.0} % / {:.0} %", 100.0 * merit.own, 100.0 * merit.other)
    } else {
        format!("{:.1} / {:.1}", merit.own, merit.other)
    }
}
