//! Every lesson of the client can be learned: its solution is played by the rules and leads to what it calls success, every wrong answer is
//! there to be given, and what is said is short and in both languages. `client/src/store/lesson.ts` says what the fields mean.
//!
//! While writing one: `LESSON=sylla/02 cargo nextest run -p saturnalia --test lessons --no-capture` tells every question, offer and view.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]
#![allow(clippy::print_stderr, reason = "tells whoever writes a lesson what is asked")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use saturnalia::GAMES;
use saturnalia_bots::BotSpec;
use saturnalia_catalog::{AnyGame, GameEntry, NewGame};
use saturnalia_rules::{Chance, Nonce, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spoken {
    en: String,
    de: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Condition {
    path: String,
    is: Option<Value>,
    at_least: Option<f64>,
    at_most: Option<f64>,
    has: Option<Value>,
    has_one: Option<Vec<Value>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wrong {
    answer: Value,
    say: Spoken,
}

#[derive(Deserialize)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
enum Step {
    Tell {
        say: Spoken,
        #[serde(default)]
        at: Vec<String>,
    },
    Show {
        say: Spoken,
        #[serde(default)]
        at: Vec<String>,
        question: String,
        answer: Value,
    },
    Ask {
        say: Spoken,
        #[serde(default)]
        at: Vec<String>,
        question: String,
        answers: Vec<Value>,
        #[serde(default)]
        wrong: Vec<Wrong>,
        otherwise: Option<Spoken>,
        hints: [Spoken; 3],
    },
    Other {
        seat: u8,
        question: String,
        answer: Value,
        say: Option<Spoken>,
        #[serde(default)]
        at: Vec<String>,
    },
    Free {
        say: Spoken,
        #[serde(default)]
        at: Vec<String>,
        within: usize,
        solution: Vec<Value>,
        failing: Vec<Value>,
        failed: Spoken,
        hints: [Spoken; 3],
    },
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Shown,
    Guided,
    Free,
    Trap,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    kind: Kind,
    title: Spoken,
    goal: Spoken,
    seats: u8,
    seat: u8,
    #[serde(default)]
    options: Option<Value>,
    seed: Seed,
    /// Left out where the game begins as it always does.
    #[serde(default)]
    scenario: Option<Value>,
    #[serde(default)]
    others: Vec<Value>,
    steps: Vec<Step>,
    success: Vec<Condition>,
    done: Spoken,
}

/// The most characters of what is read at once.
const LONGEST: usize = 240;

fn boards() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/src/games")
}

/// Every lesson by its game and its file's name, in the order in which they are learned.
fn lessons() -> BTreeMap<String, Vec<(String, Lesson)>> {
    let mut all: BTreeMap<String, Vec<(String, Lesson)>> = BTreeMap::new();
    for game in fs::read_dir(boards()).unwrap() {
        let game = game.unwrap();
        let Ok(files) = fs::read_dir(game.path().join("lessons")) else { continue };
        let mut names: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        names.sort();
        let key = game.file_name().into_string().unwrap();
        for file in names {
            let name = format!("{key}/{}", file.file_stem().unwrap().to_str().unwrap());
            let text = fs::read_to_string(&file).unwrap();
            let lesson = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            all.entry(key.clone()).or_default().push((name, lesson));
        }
    }
    all
}

/// The same as `matches` of the client: fields that a pattern leaves out may be anything.
fn matches(pattern: &Value, answer: &Value) -> bool {
    match (pattern, answer) {
        (Value::Array(pattern), Value::Array(answer)) => {
            pattern.len() == answer.len() && pattern.iter().zip(answer).all(|(one, other)| matches(one, other))
        }
        (Value::Object(pattern), Value::Object(answer)) => {
            pattern.iter().all(|(name, one)| answer.get(name).is_some_and(|other| matches(one, other)))
        }
        _ => pattern == answer,
    }
}

/// The same as `holds` of the client.
fn holds(view: &Value, condition: &Condition) -> bool {
    let value = view.pointer(&condition.path);
    let number = value.and_then(Value::as_f64);
    let has = |pattern: &Value| {
        value.and_then(Value::as_array).is_some_and(|list| list.iter().any(|one| matches(pattern, one)))
    };
    condition.is.as_ref().is_none_or(|is| value == Some(is))
        && condition.at_least.is_none_or(|least| number.is_some_and(|number| number >= least))
        && condition.at_most.is_none_or(|most| number.is_some_and(|number| number <= most))
        && condition.has.as_ref().is_none_or(has)
        && condition.has_one.as_ref().is_none_or(|patterns| patterns.iter().any(has))
}

/// A lesson being played.
struct Table<'a> {
    name: &'a str,
    lesson: &'a Lesson,
    game: Box<dyn AnyGame>,
    told: bool,
}

impl<'a> Table<'a> {
    fn set_up(key: &str, name: &'a str, lesson: &'a Lesson) -> Table<'a> {
        let entry = GAMES.find(key).unwrap_or_else(|| panic!("{name}: no game is called {key}"));
        let options = entry.options_of_a_new_game(&lesson.options.clone().unwrap_or_default());
        let new = NewGame {
            seats: lesson.seats,
            options: options.unwrap_or_else(|error| panic!("{name}: {error}")),
            components: None,
            scenario: lesson.scenario.clone(),
            chance: Chance::default(),
            seed: lesson.seed,
            nonce: Nonce([0; 32]),
            bond: None,
        };
        let game = entry.start(new).unwrap_or_else(|error| panic!("{name}: {error}"));
        let told = std::env::var("LESSON").is_ok_and(|wanted| name.starts_with(&wanted));
        Table { name, lesson, game, told }
    }

    fn me(&self) -> Seat {
        Seat(self.lesson.seat)
    }

    fn view(&self) -> Value {
        serde_json::from_str(self.game.view(Viewer::Seat(self.me())).get()).unwrap()
    }

    fn has_succeeded(&self) -> bool {
        let view = self.view();
        self.lesson.success.iter().all(|condition| holds(&view, condition))
    }

    /// What the seat may answer.
    fn offers(&self, at: &str, seat: Seat, question: Option<&str>) -> Vec<Value> {
        let ask = self.game.ask(seat).unwrap_or_else(|| {
            let asked: Vec<String> = self
                .game
                .asked()
                .iter()
                .map(|seat| format!("{seat}: {}", self.game.ask(seat).unwrap().question.key))
                .collect();
            panic!("{}, {at}: seat {seat} is not asked, but {asked:?}", self.name)
        });
        let offers: Vec<Value> =
            ask.offers.iter().map(|offer| serde_json::from_str(offer.answer.get()).unwrap()).collect();
        if self.told {
            eprintln!("{at}: seat {seat} is asked {}", ask.question.key);
            for (offer, answer) in ask.offers.iter().zip(&offers) {
                eprintln!("    {answer}   {}   {:?}", offer.label.key, offer.pieces);
            }
            if seat == self.me() {
                eprintln!("    view: {}", self.view());
            }
        }
        if let Some(question) = question {
            assert_eq!(ask.question.key, question, "{}, {at}: another question is asked", self.name);
        }
        offers
    }

    fn play(&mut self, at: &str, seat: Seat, answer: &Value) {
        let raw = RawValue::from_string(answer.to_string()).unwrap();
        let played = self.game.play(seat, &raw);
        played.unwrap_or_else(|error| panic!("{}, {at}: seat {seat} cannot answer {answer}: {error}", self.name));
    }

    /// Plays an answer that must be offered to the letter: a table is told nothing else.
    fn play_offered(&mut self, at: &str, seat: Seat, question: Option<&str>, answer: &Value) {
        let offers = self.offers(at, seat, question);
        assert!(offers.contains(answer), "{}, {at}: {answer} is not offered: {offers:?}", self.name);
        self.play(at, seat, answer);
    }

    /// Other seats answer where no step says what.
    fn let_others_answer(&mut self, at: &str) {
        let me = self.me();
        loop {
            let Some(other) = self.game.asked().iter().find(|seat| *seat != me) else { return };
            let offers = self.offers(at, other, None);
            let answer = self.lesson.others.iter().find(|answer| offers.contains(answer));
            let answer =
                answer.unwrap_or_else(|| panic!("{}, {at}: nothing for seat {other} of {offers:?}", self.name));
            self.play(at, other, answer);
        }
    }

    /// Plays on alone; whether the lesson succeeds on the way.
    fn succeeds_freely(&self, at: &str, answers: &[Value]) -> (Table<'a>, bool) {
        let mut table = Table { game: self.game.clone(), ..*self };
        for answer in answers {
            table.let_others_answer(at);
            table.play_offered(at, table.me(), None, answer);
            if table.has_succeeded() {
                return (table, true);
            }
        }
        if !table.game.is_over() {
            table.let_others_answer(at);
        }
        let succeeded = table.has_succeeded();
        (table, succeeded)
    }

    /// Learns a step with one of the answers that are right; how many there are.
    fn learn(&mut self, number: usize, step: &Step, chosen: usize) -> usize {
        let at = format!("step {number}");
        let me = self.me();
        match step {
            Step::Tell { say, at: meant } => {
                short(self.name, &at, say);
                named(self.name, &at, meant);
            }
            Step::Show { say, question, answer, at: meant } => {
                named(self.name, &at, meant);
                short(self.name, &at, say);
                self.play_offered(&at, me, Some(question), answer);
            }
            Step::Other { seat, question, answer, say, at: meant } => {
                named(self.name, &at, meant);
                say.iter().for_each(|say| short(self.name, &at, say));
                assert_ne!(*seat, self.lesson.seat, "{}, {at}: that is the learner's seat", self.name);
                self.play_offered(&at, Seat(*seat), Some(question), answer);
            }
            Step::Ask { say, question, answers, wrong, otherwise, hints, at: meant } => {
                named(self.name, &at, meant);
                [say].into_iter().chain(hints).chain(otherwise).chain(wrong.iter().map(|one| &one.say)).for_each(
                    |said| {
                        short(self.name, &at, said);
                    },
                );
                let offers = self.offers(&at, me, Some(question));
                let right = |offer: &Value| answers.iter().any(|right| matches(right, offer));
                for pattern in answers {
                    let there = offers.iter().any(|offer| matches(pattern, offer));
                    assert!(there, "{}, {at}: {pattern} is not offered: {offers:?}", self.name);
                }
                assert!(offers.iter().any(|offer| !right(offer)), "{}, {at}: nothing can be wrong here", self.name);
                for Wrong { answer, .. } in wrong {
                    let meant: Vec<&Value> = offers.iter().filter(|offer| matches(answer, offer)).collect();
                    assert!(!meant.is_empty(), "{}, {at}: {answer} is not offered: {offers:?}", self.name);
                    assert!(!meant.iter().any(|offer| right(offer)), "{}, {at}: {answer} is right", self.name);
                }
                let unsaid = |offer: &&Value| !right(offer) && !wrong.iter().any(|one| matches(&one.answer, offer));
                let left = offers.iter().find(unsaid);
                assert_eq!(
                    left.is_some(),
                    otherwise.is_some(),
                    "{}, {at}: `otherwise` is for answers that are neither right nor named wrong, such as {left:?}",
                    self.name
                );
                // Every wrong answer can be played.
                for offer in offers.iter().filter(|offer| !right(offer)) {
                    let mut aside = Table { game: self.game.clone(), ..*self };
                    aside.play(&at, me, offer);
                }
                let right: Vec<&Value> = offers.iter().filter(|offer| right(offer)).collect();
                self.play(&at, me, right[chosen]);
                return right.len();
            }
            Step::Free { say, within, solution, failing, failed, hints, at: meant } => {
                named(self.name, &at, meant);
                [say, failed].into_iter().chain(hints).for_each(|said| short(self.name, &at, said));
                assert!(solution.len() <= *within, "{}, {at}: the solution is longer than allowed", self.name);
                assert_eq!(failing.len(), *within, "{}, {at}: failing takes all the answers there are", self.name);
                let (_, succeeded) = self.succeeds_freely(&at, failing);
                assert!(!succeeded, "{}, {at}: what is to fail succeeds", self.name);
                let (there, succeeded) = self.succeeds_freely(&at, solution);
                assert!(succeeded, "{}, {at}: the solution does not succeed: {}", self.name, there.view());
                self.game = there.game;
            }
        }
        1
    }
}

fn short(name: &str, at: &str, said: &Spoken) {
    for text in [&said.en, &said.de] {
        assert!(!text.trim().is_empty(), "{name}, {at}: something is not said");
        let length = text.chars().count();
        assert!(length <= LONGEST, "{name}, {at}: {length} characters are too many to be read at once: {text}");
    }
}

/// What is meant is named as the board names it; whether it is there, the browser's tests see.
fn named(name: &str, at: &str, meant: &[String]) {
    for one in meant {
        let plain = one.chars().all(|letter| letter.is_ascii_alphanumeric() || "/_-,.*".contains(letter));
        assert!(!one.is_empty() && plain, "{name}, {at}: nothing on a board is called {one:?}");
    }
}

#[test]
fn every_lesson_can_be_learned_and_every_wrong_answer_be_given() {
    for (key, lessons) in lessons() {
        for (name, lesson) in &lessons {
            for goal in [&lesson.goal.en, &lesson.goal.de] {
                let words = goal.split_whitespace().count();
                assert!((1..=12).contains(&words), "{name}: a goal has at most twelve words, not {words}: {goal}");
            }
            short(name, "title", &lesson.title);
            short(name, "end", &lesson.done);
            let mut table = Table::set_up(&key, name, lesson);
            assert!(!lesson.success.is_empty() && !table.has_succeeded(), "{name}: success is there from the start");
            let right: Vec<usize> =
                (1..).zip(&lesson.steps).map(|(number, step)| table.learn(number, step, 0)).collect();
            assert!(table.has_succeeded(), "{name}: the solution does not lead to success: {}", table.view());
            // Whatever else is called right leads there as well.
            for (other, count) in right.into_iter().enumerate() {
                for chosen in 1..count {
                    let mut table = Table::set_up(&key, name, lesson);
                    for (index, step) in lesson.steps.iter().enumerate() {
                        table.learn(index + 1, step, if index == other { chosen } else { 0 });
                    }
                    let view = table.view();
                    assert!(table.has_succeeded(), "{name}, step {}, right answer {chosen}: {view}", other + 1);
                }
            }
        }
    }
}

#[test]
fn lessons_go_from_being_shown_to_traps() {
    for (key, lessons) in lessons() {
        assert!((5..=8).contains(&lessons.len()), "{key} has {} lessons", lessons.len());
        let kinds: Vec<Kind> = lessons.iter().map(|(_, lesson)| lesson.kind).collect();
        assert!(kinds.is_sorted(), "{key}: {kinds:?}");
        assert_eq!(kinds.first(), Some(&Kind::Shown), "{key}");
        assert_eq!(kinds.last(), Some(&Kind::Trap), "{key}");
        for (name, lesson) in &lessons {
            let shown = lesson.steps.iter().any(|step| matches!(step, Step::Show { .. }));
            let asked = lesson.steps.iter().any(|step| matches!(step, Step::Ask { .. }));
            let free = lesson.steps.iter().any(|step| matches!(step, Step::Free { .. }));
            let fits = match lesson.kind {
                Kind::Shown => shown,
                Kind::Guided | Kind::Trap => asked,
                Kind::Free => free,
            };
            assert!(fits, "{name} is not of the kind {:?}", lesson.kind);
        }
    }
}

/// Said once, when its moment comes for the first time.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Comment {
    #[serde(default)]
    question: Vec<String>,
    #[serde(default)]
    offers: Vec<Value>,
    #[serde(default)]
    view: Vec<Condition>,
    say: Spoken,
    #[serde(default)]
    at: Vec<String>,
}

/// `client/src/store/first-round.ts` says what the fields mean.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstRound {
    title: Spoken,
    goal: Spoken,
    seats: u8,
    bot: String,
    #[serde(default)]
    options: Option<Value>,
    seed: Seed,
    comments: Vec<Comment>,
    #[serde(default)]
    over: Vec<Condition>,
    done: Spoken,
}

/// The learner's seat of a first round.
const LEARNER: Seat = Seat(0);

impl FirstRound {
    fn start(&self, entry: &GameEntry, name: &str, number: u8) -> Box<dyn AnyGame> {
        let options = entry.options_of_a_new_game(&self.options.clone().unwrap_or_default());
        let new = NewGame {
            seats: self.seats,
            options: options.unwrap_or_else(|error| panic!("{name}: {error}")),
            components: None,
            scenario: None,
            chance: Chance::default(),
            seed: if number == 0 { self.seed } else { Seed([number; 32]) },
            nonce: Nonce([0; 32]),
            bond: None,
        };
        entry.start(new).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn is_over(&self, view: &Value) -> bool {
        !self.over.is_empty() && self.over.iter().all(|condition| holds(view, condition))
    }

    /// Which comments have their moment in a game of people who answer anything; whether the farewell is said.
    fn moments(&self, mut game: Box<dyn AnyGame>, any: &mut impl FnMut(usize) -> usize) -> (Vec<usize>, bool) {
        let mut come = Vec::new();
        while !game.is_over() {
            let view: Value = serde_json::from_str(game.view(Viewer::Seat(LEARNER)).get()).unwrap();
            if self.is_over(&view) {
                return (come, true);
            }
            let seat = game.asked().first().unwrap();
            let ask = game.ask(seat).unwrap();
            if seat == LEARNER {
                let offers: Vec<Value> =
                    ask.offers.iter().map(|offer| serde_json::from_str(offer.answer.get()).unwrap()).collect();
                let due = |comment: &Comment| {
                    let offered = |pattern: &Value| offers.iter().any(|offer| matches(pattern, offer));
                    (comment.question.is_empty() || comment.question.iter().any(|key| *key == ask.question.key))
                        && (comment.offers.is_empty() || comment.offers.iter().any(offered))
                        && comment.view.iter().all(|condition| holds(&view, condition))
                };
                come.extend((0..).zip(&self.comments).filter(|(_, comment)| due(comment)).map(|(index, _)| index));
            }
            game.play(seat, &ask.offers[any(ask.offers.len())].answer).unwrap();
        }
        (come, self.over.is_empty())
    }
}

#[test]
fn every_moment_of_a_first_round_can_come_and_the_farewell_does() {
    let mut any = {
        let mut number = 1_u32;
        move |of: usize| {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 8) as usize % of
        }
    };
    for key in lessons().keys() {
        let name = format!("{key}/first-round");
        let file = boards().join(key).join("first-round.json");
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let round: FirstRound = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let entry = GAMES.find(key).unwrap();
        assert!(round.bot.parse::<BotSpec>().is_ok(), "{name}: no bot is called {}", round.bot);
        for goal in [&round.goal.en, &round.goal.de] {
            let words = goal.split_whitespace().count();
            assert!((1..=12).contains(&words), "{name}: a goal has at most twelve words, not {words}: {goal}");
        }
        [&round.title, &round.done].into_iter().for_each(|said| short(&name, "frame", said));
        for (index, comment) in round.comments.iter().enumerate() {
            short(&name, &format!("comment {index}"), &comment.say);
            named(&name, &format!("comment {index}"), &comment.at);
        }
        let mut unheard: Vec<usize> = (0..round.comments.len()).collect();
        for number in 0..40 {
            let (come, over) = round.moments(round.start(entry, &name, number), &mut any);
            assert!(over, "{name}: the game ends without a farewell");
            unheard.retain(|index| !come.contains(index));
        }
        assert!(unheard.is_empty(), "{name}: the moments of comments {unheard:?} never come");
    }
}
