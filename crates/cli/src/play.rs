//! `saturnalia play`: people and bots on one keyboard.

use std::io::{BufRead as _, IsTerminal as _, Write};

use saturnalia_bots::BotSpec;
use saturnalia_catalog::{AnyGame, GameEntry, Games};
use saturnalia_protocol::wire::Ask;
use saturnalia_rules::{Label, Seat, Viewer};
use saturnalia_texts::Texts;

use crate::args::{self, PlayArgs};
use crate::failure::Failure;
use crate::{game_file, new_game, text};

/// Who sits on a chair.
enum Sitter {
    Person(String),
    Bot(String, BotSpec),
}

/// The table in front of the terminal.
struct Table {
    game: Box<dyn AnyGame>,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    texts: Texts,
    /// What each seat has already read of the log.
    read: Vec<usize>,
    /// Who last sat at the keyboard.
    at_keyboard: Option<Seat>,
}

/// What a person typed.
enum Typed {
    Offer(usize),
    Undo,
    Position,
    Score,
    Help,
    Quit,
    Nonsense,
}

pub(crate) fn run(games: Games, args: &PlayArgs) -> Result<(), Failure> {
    let texts = args::texts(games, args.language.get());
    let Some(entry) = pick_game(games, args.game.as_deref(), &texts)? else { return Ok(()) };
    let sitters = sitters(&args.seats, entry, &texts)?;
    let new = new_game::dealt(entry, sitters.len() as u8, args.options.as_ref(), args.seed)?;
    let mut game = entry.start(new).map_err(Failure::usage)?;
    let names: Vec<String> = sitters
        .iter()
        .map(|sitter| match sitter {
            Sitter::Person(name) | Sitter::Bot(name, _) => name.clone(),
        })
        .collect();
    game.set_players(names.clone());
    let read = vec![0; sitters.len()];
    let mut table = Table { game, sitters, names, texts, read, at_keyboard: None };
    let finished = table.run()?;
    if let (true, Some(path)) = (finished, &args.record) {
        game_file::write(table.game.as_ref(), path)?;
    }
    Ok(())
}

fn pick_game(games: Games, given: Option<&str>, texts: &Texts) -> Result<Option<&'static GameEntry>, Failure> {
    if let Some(key) = given {
        return Ok(Some(args::game(games, key)?));
    }
    if let [only] = games.list() {
        return Ok(Some(only));
    }
    if !std::io::stdin().is_terminal() {
        return Err(Failure::usage("say which game to play"));
    }
    let mut out = std::io::stdout().lock();
    for (index, entry) in games.iter().enumerate() {
        let key = entry.info.key;
        writeln!(
            out,
            "  {}. {} - {}",
            index + 1,
            texts.say_key(&format!("{key}-name")),
            texts.say_key(&format!("{key}-summary"))
        )?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = read_line()? else { return Ok(None) };
        if let Some(entry) =
            line.trim().parse::<usize>().ok().and_then(|number| games.list().get(number.wrapping_sub(1)))
        {
            return Ok(Some(entry));
        }
    }
}

/// Who plays: as given, or one person against greedy bots at the smallest table.
fn sitters(given: &[String], entry: &GameEntry, texts: &Texts) -> Result<Vec<Sitter>, Failure> {
    let info = entry.info;
    let me = texts.say_key(text::YOU.key());
    if given.is_empty() {
        let bots = (1..info.min_seats.max(3).min(info.max_seats)).map(|number| bot_named("greedy", number, texts));
        return std::iter::once(Ok(Sitter::Person(me))).chain(bots).collect();
    }
    let count = u8::try_from(given.len()).unwrap_or(u8::MAX);
    if !(info.min_seats..=info.max_seats).contains(&count) {
        return Err(Failure::usage(format!(
            "{count} seats: {} is played by {} to {}",
            info.key, info.min_seats, info.max_seats
        )));
    }
    given
        .iter()
        .zip(1..)
        .map(|(word, number)| match word.as_str() {
            "me" => Ok(Sitter::Person(me.clone())),
            name if name.parse::<BotSpec>().is_ok() => bot_named(name, number, texts),
            "" => Err(Failure::usage("a seat needs a name")),
            name => Ok(Sitter::Person(name.to_owned())),
        })
        .collect()
}

fn bot_named(name: &str, number: u8, texts: &Texts) -> Result<Sitter, Failure> {
    let spec = name.parse().map_err(Failure::usage)?;
    Ok(Sitter::Bot(bot_name(spec, usize::from(number), texts), spec))
}

/// What a bot is called on a chair: a Roman first name, and what the house calls its kind.
pub(crate) fn bot_name(spec: BotSpec, number: usize, texts: &Texts) -> String {
    const NAMES: [&str; 6] = ["Aulus", "Livia", "Marcus", "Flavia", "Quintus", "Drusilla"];
    format!("{} ({})", NAMES[number % NAMES.len()], texts.say_key(&format!("house-bot-{}", spec.kind.name())))
}

fn read_line() -> Result<Option<String>, Failure> {
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then_some(line))
}

impl Table {
    /// Plays to the end; `false` if somebody left.
    fn run(&mut self) -> Result<bool, Failure> {
        self.say(&text::play_start(saturnalia_rules::Arg::Text(self.game.commitment().to_string())))?;
        while let Some(seat) = self.game.asked().first() {
            match &self.sitters[seat.index()] {
                Sitter::Bot(_, spec) => {
                    let thought = self.game.think(seat, spec, new_game::random_number()?, new_game::threads());
                    let thought = thought.ok_or_else(|| Failure::failed("a bot was not asked"))?;
                    self.game.play(seat, &thought.answer).map_err(Failure::failed)?;
                }
                Sitter::Person(_) => {
                    if !self.person(seat)? {
                        return Ok(false);
                    }
                }
            }
        }
        self.end()?;
        Ok(true)
    }

    /// Lets a person answer; `false` if the person leaves.
    fn person(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.hand_over(seat)?;
        self.tell_news(Viewer::Seat(seat), seat)?;
        self.position(seat)?;
        let Some(ask) = self.game.ask(seat) else { return Ok(true) };
        self.list(&ask)?;
        loop {
            match self.typed(ask.offers.len())? {
                Typed::Offer(index) => {
                    self.game.play(seat, &ask.offers[index].answer).map_err(Failure::failed)?;
                    return Ok(true);
                }
                Typed::Undo => match self.undo(seat) {
                    true => return Ok(true),
                    false => self.say(&text::UNDO_REFUSED.into())?,
                },
                Typed::Position => {
                    self.position(seat)?;
                    self.list(&ask)?;
                }
                Typed::Score => {
                    let mut out = std::io::stdout().lock();
                    print_score(&mut out, self.game.as_ref(), Viewer::Seat(seat), &self.texts, &self.names)?;
                }
                Typed::Help | Typed::Nonsense => self.say(&text::PLAY_HELP.into())?,
                Typed::Quit => return Ok(false),
            }
        }
    }

    /// Takes back this person's last answer, together with what bots did since, if nobody learned anything by it.
    fn undo(&mut self, seat: Seat) -> bool {
        let own = (self.game.undo_floor()..self.game.entries())
            .rev()
            .find(|entry| self.game.seat_of_entry(*entry) == Some(seat));
        let Some(entry) = own else { return false };
        let taken_back = (entry..self.game.entries()).filter_map(|later| self.game.seat_of_entry(later));
        let only_bots =
            taken_back.into_iter().all(|other| other == seat || matches!(self.sitters[other.index()], Sitter::Bot(..)));
        if !only_bots || self.game.undo_to(entry).is_err() {
            return false;
        }
        for read in &mut self.read {
            *read = (*read).min(entry);
        }
        true
    }

    /// Between two people the screen is cleared, so that nobody reads the other's hand.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Failure> {
        let people = self.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Person(_))).count();
        if people > 1 && self.at_keyboard.is_some_and(|last| last != seat) && std::io::stdin().is_terminal() {
            let mut out = std::io::stdout().lock();
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
            writeln!(out, "{}", self.texts.say(&text::hand_over(seat), self.names.as_slice()))?;
            out.flush()?;
            read_line()?;
        }
        self.at_keyboard = Some(seat);
        Ok(())
    }

    /// What happened since this person last looked.
    fn tell_news(&mut self, viewer: Viewer, seat: Seat) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        writeln!(out)?;
        for told in self.game.notices(viewer, self.read[seat.index()]) {
            if let Some(label) = &told.notice.label {
                writeln!(out, "  {}", self.texts.say(label, self.names.as_slice()))?;
            }
        }
        self.read[seat.index()] = self.game.entries();
        Ok(())
    }

    fn position(&self, seat: Seat) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        writeln!(out)?;
        for line in self.game.describe(Viewer::Seat(seat)) {
            writeln!(out, "{}", self.texts.say(&line, self.names.as_slice()))?;
        }
        Ok(())
    }

    fn list(&self, ask: &Ask) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        let names = self.names.as_slice();
        writeln!(out, "\n{}: {}", self.names[ask.seat.index()], self.texts.say(&ask.question, names))?;
        for (index, offer) in ask.offers.iter().enumerate() {
            writeln!(out, "  {:>2}. {}", index + 1, self.texts.say(&offer.label, names))?;
        }
        Ok(())
    }

    fn typed(&self, offers: usize) -> Result<Typed, Failure> {
        let mut out = std::io::stdout().lock();
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = read_line()? else { return Ok(Typed::Quit) };
        Ok(match line.trim() {
            "u" => Typed::Undo,
            "p" => Typed::Position,
            "s" => Typed::Score,
            "?" | "h" => Typed::Help,
            "q" => Typed::Quit,
            number => match number.parse::<usize>() {
                Ok(number) if (1..=offers).contains(&number) => Typed::Offer(number - 1),
                _ => Typed::Nonsense,
            },
        })
    }

    fn end(&mut self) -> Result<(), Failure> {
        let reader = self.at_keyboard.unwrap_or(Seat(0));
        self.tell_news(Viewer::Truth, reader)?;
        let mut out = std::io::stdout().lock();
        print_score(&mut out, self.game.as_ref(), Viewer::Truth, &self.texts, &self.names)?;
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        let winners = outcome.winners().map(saturnalia_rules::Arg::Seat).collect::<Vec<_>>();
        writeln!(out, "\n{}", self.texts.say(&text::winner(winners), self.names.as_slice()))?;
        Ok(())
    }

    fn say(&self, label: &Label) -> Result<(), Failure> {
        writeln!(std::io::stdout().lock(), "{}", self.texts.say(label, self.names.as_slice()))?;
        Ok(())
    }
}

/// The score sheet, a line per category and a column per seat.
pub(crate) fn print_score(
    out: &mut impl Write,
    game: &dyn AnyGame,
    viewer: Viewer,
    texts: &Texts,
    names: &[String],
) -> Result<(), Failure> {
    let sheet = game.score_sheet(viewer);
    let heads: Vec<String> = game.seats().seats().map(|seat| saturnalia_texts::Names::name(names, seat)).collect();
    let labels: Vec<String> = sheet.lines.iter().map(|line| texts.say(&line.label, names)).collect();
    let total = texts.say_key(text::TOTAL.key());
    let width = labels.iter().chain([&total]).map(|label| label.chars().count()).max().unwrap_or(0);
    let columns: Vec<usize> = heads.iter().map(|head| head.chars().count().max(4)).collect();
    write!(out, "\n{:width$}", "")?;
    for (head, column) in heads.iter().zip(&columns) {
        write!(out, "  {head:>column$}")?;
    }
    writeln!(out)?;
    let rows = labels.iter().zip(sheet.lines.iter().map(|line| &line.points)).chain([(&total, &sheet.totals)]);
    for (label, points) in rows {
        write!(out, "{label:width$}")?;
        for (points, column) in points.iter().zip(&columns) {
            write!(out, "  {points:>column$}")?;
        }
        writeln!(out)?;
    }
    for remark in &sheet.remarks {
        writeln!(out, "{}", texts.say(remark, names))?;
    }
    Ok(())
}
