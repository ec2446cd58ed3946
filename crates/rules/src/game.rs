//! A game with its history: what a table keeps.

use crate::arrange::{Written, since_at};
use crate::{
    BySeat, Chance, Commitment, Components as _, Course, Dice, DrawnAnew, Entry, Fairness, Illegal, Nonce, Notice,
    Outcome, Part, Position, Record, RecordError, Rules, ScenarioError, Seat, SeatCount, SeatSet, Seed, Set, Start,
    Viewer,
};

/// What a new game is dealt from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal<R: Rules> {
    pub options: R::Options,
    pub components: Set<R::Components>,
    pub seats: SeatCount,
    pub chance: Chance,
    pub fairness: Fairness,
}

impl<R: Rules> Deal<R> {
    /// With the printed components, chance by purpose, and the seed of the host alone.
    pub fn new(options: R::Options, seats: SeatCount, seed: Seed, nonce: Nonce) -> Deal<R> {
        let components = R::Components::sets().printed();
        Deal { options, components, seats, chance: Chance::ByPurpose, fairness: Fairness::of_host(seed, nonce) }
    }

    fn dice(&self) -> Dice {
        Dice::fair(self.fairness.cast(), self.chance)
    }
}

/// A game being played: the position, the record that leads to it, and all that was told on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<R: Rules> {
    record: Record<R>,
    position: Position<R>,
    conceded: BySeat<Option<Seat>>,
    /// Number of entries below which a free undo may not go.
    floor: usize,
    told: Vec<Heard<R::Event>>,
}

/// An event with the number of entries that had been made when it was told: 0 is the set-up, 1 the first entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<E> {
    pub entry: usize,
    pub event: E,
}

/// Why a free undo is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoRefused {
    #[error("there is nothing to take back")]
    Nothing,
    #[error("somebody has learned something since")]
    Revealed,
}

impl<R: Rules> Game<R> {
    /// A new game, dealt as the rulebook says.
    ///
    /// # Panics
    /// If the game cannot be played by that many.
    pub fn start(deal: Deal<R>) -> Game<R> {
        let mut heard = Vec::new();
        let position =
            Position::start(&deal.options, deal.components.clone(), deal.seats, deal.dice(), Some(&mut heard));
        Game::opened(Record::new(deal, Start::Deal), position, heard)
    }

    /// A new game from a given position. The scenario must be one of this game's
    /// [`Scenario`](crate::Arrange::Scenario)s in JSON, with the answers given since.
    pub fn arrange(scenario: serde_json::Value, deal: Deal<R>) -> Result<Game<R>, ScenarioError> {
        let written = Written::read(scenario.clone())?;
        let mut heard = Vec::new();
        let Deal { options, components, seats, .. } = &deal;
        let position =
            Position::arrange_written(&written, options, components.clone(), *seats, deal.dice(), Some(&mut heard))?;
        Ok(Game::opened(Record::new(deal, Start::Scenario(scenario)), position, heard))
    }

    fn opened(record: Record<R>, position: Position<R>, heard: Vec<R::Event>) -> Game<R> {
        let told = heard.into_iter().map(|event| Heard { entry: 0, event }).collect();
        Game { record, position, conceded: BySeat::default(), floor: 0, told }
    }

    /// Plays a record from its start to its last entry. Every entry is checked; those of a game that was over before
    /// anybody was asked are left out.
    pub fn replay(record: Record<R>) -> Result<Game<R>, RecordError> {
        let entries = record.entries.len();
        Game::replay_to(record, entries)
    }

    /// Plays the first `entries` entries of a record; the rest is dropped.
    pub fn replay_to(record: Record<R>, entries: usize) -> Result<Game<R>, RecordError> {
        Game::replay_along(record, entries, |_| {})
    }

    /// The same, and shows the game at its start, after every entry and whenever something was drawn anew.
    fn replay_along(
        record: Record<R>,
        entries: usize,
        mut shown: impl FnMut(&Game<R>),
    ) -> Result<Game<R>, RecordError> {
        record.check_header()?;
        let deal = record.deal()?;
        let mut game = match &record.start {
            Start::Deal => Game::start(deal),
            Start::Scenario(scenario) => {
                Game::arrange(scenario.clone(), deal).map_err(|error| RecordError::Scenario(error.to_string()))?
            }
        };
        // What is over before anybody is asked takes no answer. A file of a time when it was read otherwise may hold some.
        let entries = if game.is_over() { 0 } else { entries };
        let (played, drawn_anew) = (record.entries, record.drawn_anew);
        game.record = Record { entries: Vec::new(), drawn_anew: Vec::new(), ..record };
        let mut drawn_anew = drawn_anew.into_iter().peekable();
        shown(&game);
        for (index, entry) in played.into_iter().take(entries).enumerate() {
            while let Some(anew) = drawn_anew.next_if(|anew| anew.entry == index) {
                game.draw_anew(anew.eyes, anew.seed, anew.nonce);
                shown(&game);
            }
            let done = match entry {
                Entry::Answer { seat, answer } => game.play(seat, answer),
                Entry::Concede { seat, concede } => game.concede(seat, concede),
            };
            done.map_err(|illegal| RecordError::Entry(index, illegal))?;
            shown(&game);
        }
        for anew in drawn_anew.filter(|anew| anew.entry == entries) {
            game.draw_anew(anew.eyes, anew.seed, anew.nonce);
            shown(&game);
        }
        Ok(game)
    }

    /// The present position as a scenario: what [`arrange`](Game::arrange) takes, with the same options, components and
    /// seats. Arranged with the game's own seed, and if that game draws by purpose, it also goes on as this one. Who has
    /// resigned is no part of a position.
    pub fn scenario(&self) -> Result<serde_json::Value, ScenarioError> {
        let mut course = self.opening()?;
        let mut seen = None;
        let replayed = Game::replay_along(self.record.clone(), self.entries(), |game| {
            let position = game.position.clone();
            match seen.map(|entries: usize| game.record.entries.get(entries)) {
                Some(Some(Entry::Answer { seat, answer })) => course.went_on(*seat, *answer, position),
                Some(Some(Entry::Concede { .. })) => {}
                Some(None) => {
                    if let Some(DrawnAnew { eyes, seed, .. }) = game.record.drawn_anew.last() {
                        course.draw_anew(*eyes, *seed, game.record.chance());
                    }
                }
                // The beginning, to which the course has led already.
                None => {}
            }
            seen = Some(game.entries());
        });
        match replayed {
            Ok(_) => course.scenario(),
            Err(error) => Err(ScenarioError::at("scenario", error.to_string())),
        }
    }

    /// The course of the game up to its first entry. One that began as a scenario may have had answers before it.
    fn opening(&self) -> Result<Course<R>, ScenarioError> {
        let deal = self.record.deal().map_err(|error| ScenarioError::at("scenario", error.to_string()))?;
        let options = deal.options.clone();
        let Start::Scenario(json) = &self.record.start else {
            return Ok(Course::new(options, Game::start(deal).position));
        };
        let Written { scenario, since } = Written::<R::Scenario, R::Answer>::read(json.clone())?;
        let first = Position::arrange(&scenario, &options, deal.components.clone(), deal.seats, deal.dice(), None)?;
        let mut course = Course::new(options, first);
        for (index, happened) in since.into_iter().enumerate() {
            let mut next = course.latest().clone();
            happened.happen(&mut next, None).map_err(|problem| ScenarioError::at(since_at(index), problem))?;
            course.came_to(next, happened);
        }
        Ok(course)
    }

    pub fn record(&self) -> &Record<R> {
        &self.record
    }

    pub fn position(&self) -> &Position<R> {
        &self.position
    }

    /// Names the people at the table, for exports.
    pub fn set_players(&mut self, players: Vec<String>) {
        self.record.players = players;
    }

    /// All that was told, in order.
    pub fn told(&self) -> &[Heard<R::Event>] {
        &self.told
    }

    /// What the viewer is told about one of the events.
    pub fn notice(&self, event: &R::Event, viewer: Viewer) -> Option<Notice> {
        R::tell(event, self.position.components(), viewer)
    }

    /// How many entries have been made: the number of the decision that is open now.
    pub fn entries(&self) -> usize {
        self.record.entries.len()
    }

    /// Over by the rules, or because all others resigned in favour of one seat.
    pub fn is_over(&self) -> bool {
        self.position.is_over() || self.favoured().is_some()
    }

    /// Who still owes an answer; nobody once the game is over.
    pub fn asked(&self) -> SeatSet {
        if self.favoured().is_some() { SeatSet::NONE } else { self.position.asked() }
    }

    /// Plays an answer. A refused answer changes nothing.
    pub fn play(&mut self, seat: Seat, answer: R::Answer) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        let mut heard = Vec::new();
        let played = self.position.play(seat, answer, Some(&mut heard))?;
        self.record.entries.push(Entry::Answer { seat, answer });
        let entry = self.entries();
        self.told.extend(heard.into_iter().map(|event| Heard { entry, event }));
        if played.revealed {
            self.floor = entry;
        }
        Ok(())
    }

    /// Resigns in favour of another seat. The game ends when all others favour that same seat; until then it goes on.
    pub fn concede(&mut self, seat: Seat, in_favour_of: Seat) -> Result<(), Illegal> {
        let seats = self.position.seats();
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        if !seats.contains(seat) || !seats.contains(in_favour_of) || seat == in_favour_of {
            return Err(Illegal::NoSuchSeat);
        }
        self.conceded[seat] = Some(in_favour_of);
        self.record.entries.push(Entry::Concede { seat, concede: in_favour_of });
        Ok(())
    }

    /// Draws anew what those eyes cannot know now, and all chance that follows, from a seed of its own. To them the position stays as it is;
    /// no free undo goes back past it.
    pub fn draw_anew(&mut self, eyes: Viewer, seed: Seed, nonce: Nonce) {
        self.position.draw_anew(eyes, Dice::fair(seed, self.record.chance()));
        self.record.drawn_anew.push(DrawnAnew::new(self.entries(), eyes, seed, nonce));
        self.floor = self.entries();
    }

    /// The same game dealt anew, before anything has happened: with what people gave to the dice, and what became of the tries before.
    pub fn deal_with(&self, parts: Vec<Part>, voided: Vec<Vec<Seat>>) -> Result<Game<R>, RecordError> {
        Game::replay_to(Record { parts, voided, ..self.record.clone() }, 0)
    }

    /// The commitment to the chance that is still to come.
    pub fn commitment(&self) -> Commitment {
        self.record.drawn_anew.last().map_or(self.record.commitment, |anew| anew.commitment)
    }

    /// The seat that each seat has resigned in favour of.
    pub fn conceded(&self) -> &BySeat<Option<Seat>> {
        &self.conceded
    }

    /// The seat in whose favour all others have resigned.
    pub fn favoured(&self) -> Option<Seat> {
        let seats = self.position.seats();
        seats.seats().find(|favoured| {
            seats.len() > 1 && seats.seats().all(|seat| seat == *favoured || self.conceded[seat] == Some(*favoured))
        })
    }

    /// Places and points; `None` while the game runs. After a resignation the favoured seat is first and
    /// the others are placed by the score as it stands.
    pub fn outcome(&self) -> Option<Outcome> {
        let Some(favoured) = self.favoured() else { return self.position.outcome() };
        let sheet = self.position.score_sheet(Viewer::Truth);
        let points = |seat: Seat| sheet.totals.get(seat.index()).copied().unwrap_or_default();
        Some(Outcome::ranked(self.position.seats(), points, |seat| (seat == favoured, points(seat))))
    }

    /// The number of entries to which anybody may go back freely: nobody has learned anything since.
    pub fn undo_floor(&self) -> usize {
        self.floor
    }

    /// Goes back to the position after `entries` entries, if nobody has learned anything since.
    pub fn undo_to(&mut self, entries: usize) -> Result<(), UndoRefused> {
        if entries >= self.entries() {
            return Err(UndoRefused::Nothing);
        }
        if entries < self.floor {
            return Err(UndoRefused::Revealed);
        }
        self.rewind_to(entries);
        Ok(())
    }

    /// Goes back to the position after `entries` entries, whatever was learned since: by consent of all.
    pub fn rewind_to(&mut self, entries: usize) {
        let record = self.record.clone();
        *self = Game::replay_to(record, entries).expect("a game replays its own record");
    }
}
