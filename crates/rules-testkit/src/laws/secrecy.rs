//! Nobody is shown what he may not know.

use saturnalia_rules::{
    Check as _, Dice, Label, LoneAnswers, Notice, Piece, Position, Rules, ScoreSheet, Seat, SeatCount, SeatSet, Viewer,
};

use super::{all_eyes, deal};
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 12;
const WORLDS: usize = 2;

/// View, question, offers with their words and marks, and score are the same in every world the viewer cannot tell from
/// the truth. Also: whoever looks together with others sees what he sees alone; `imagine` gives sound worlds, leaves the view alone, and does imagine something; in a game of open
/// information there is [nothing to imagine](nothing_is_hidden).
pub fn a_viewer_sees_only_what_it_may_know<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    if R::OPEN {
        nothing_is_hidden::<R>(options, seats)?;
    }
    let mut imagined_anything = R::OPEN;
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            let depends = |what: String, viewer: Viewer| {
                format!("seed {seed}: {what} of {viewer:?} depends on what is hidden; next {:?}", position.agenda())
            };
            sees_the_same_together(&position).map_err(|what| format!("seed {seed}: {what}"))?;
            for viewer in Viewer::all(seats) {
                let truth = Shown::of(&position, viewer);
                let mut world = position.clone();
                for _ in 0..WORLDS {
                    world = position.imagine(viewer, player.dice());
                    world.state().check().map_err(|problem| {
                        format!("seed {seed}: {viewer:?} imagines an impossible world: {problem}")
                    })?;
                    imagined_anything |= world.state() != position.state();
                    truth.compare(&Shown::of(&world, viewer)).map_err(|what| depends(what, viewer))?;
                }
                truth.compare_marks(&position, &world, viewer).map_err(|what| depends(what, viewer))?;
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    if imagined_anything { Ok(()) } else { Err("`imagine` never changes anything".into()) }
}

/// Views made together for everybody are those made for each alone.
fn sees_the_same_together<R: Rules>(position: &Position<R>) -> Result<(), Breach> {
    let eyes: Vec<Viewer> = all_eyes(position.seats()).collect();
    for (viewer, together) in eyes.iter().zip(position.views(&eyes)) {
        let alone = position.view(*viewer);
        if together != alone {
            let difference = first_difference(&alone, &together);
            return Err(format!("{viewer:?} sees something else together with others: {difference}"));
        }
    }
    Ok(())
}

/// The law of a game of open information: all see the same, and imagining leaves the state as it is.
pub fn nothing_is_hidden<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        loop {
            let truth = position.view(Viewer::Truth);
            for viewer in all_eyes(seats) {
                let view = position.view(viewer);
                if view != truth {
                    let difference = first_difference(&truth, &view);
                    return Err(format!("seed {seed}: in an open game {viewer:?} does not see all: {difference}"));
                }
                let world = position.imagine(viewer, player.dice());
                if world.state() != position.state() {
                    let difference = first_difference(position.state(), world.state());
                    return Err(format!("seed {seed}: in an open game {viewer:?} imagines: {difference}"));
                }
            }
            if position.is_over() {
                break;
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    Ok(())
}

/// What a viewer imagines depends on nothing but what it knows and the dice: imagining from an imagined world with the
/// same dice gives that world again. Otherwise a bot's choice could depend on what is hidden. (Gather what is hidden,
/// sort it, shuffle it, deal it out.)
pub fn imagination_depends_only_on_what_is_known<R: Rules>(
    options: &R::Options,
    seats: SeatCount,
) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            for viewer in Viewer::all(seats) {
                let number = player.dice().number();
                let world = position.imagine(viewer, &mut Dice::imagined(number));
                let again = world.imagine(viewer, &mut Dice::imagined(number));
                if again != world {
                    let difference = first_difference(world.state(), again.state());
                    return Err(format!(
                        "seed {seed}: {viewer:?} imagines differently in a world it cannot tell from the truth: \
                         {difference}; next {:?}",
                        position.agenda()
                    ));
                }
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    Ok(())
}

/// What one viewer gets to see of a position.
struct Shown<R: Rules> {
    view: R::View,
    score: ScoreSheet,
    asked: SeatSet,
    question: Option<Label>,
    offers: Vec<(R::Answer, Option<Label>, Vec<Piece>)>,
    why_not: Vec<(Piece, Label)>,
}

impl<R: Rules> Shown<R> {
    fn of(position: &Position<R>, viewer: Viewer) -> Shown<R> {
        let mut shown = Shown {
            view: position.view(viewer),
            score: position.score_sheet(viewer),
            asked: position.asked(),
            question: None,
            offers: Vec::new(),
            why_not: Vec::new(),
        };
        if let Viewer::Seat(seat) = viewer
            && shown.asked.contains(seat)
        {
            let mut answers = Vec::new();
            position.offers(seat, &mut answers);
            shown.question = position.question(seat);
            shown.why_not = position.why_not(seat);
            shown.offers = answers
                .into_iter()
                .map(|answer| (answer, position.words(seat, answer), position.pieces(seat, answer)))
                .collect();
        }
        shown
    }

    fn compare(&self, other: &Shown<R>) -> Result<(), String> {
        let differences = [
            ("view", self.view == other.view),
            ("score sheet", self.score == other.score),
            ("list of asked seats", self.asked == other.asked),
            ("question", self.question == other.question),
            ("offer list", self.offers == other.offers),
            ("reason for what cannot be chosen", self.why_not == other.why_not),
        ];
        match differences.into_iter().find(|(_, same)| !same) {
            Some(("view", _)) => Err(format!("view ({})", first_difference(&self.view, &other.view))),
            Some((what, _)) => Err(what.to_owned()),
            None => Ok(()),
        }
    }

    /// Whether an answer can be taken back is marked on its offer, so that must not tell one world from another either.
    fn compare_marks(&self, truth: &Position<R>, world: &Position<R>, viewer: Viewer) -> Result<(), String> {
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let answers: Vec<R::Answer> = self.offers.iter().map(|(answer, ..)| *answer).collect();
        let marks = truth.finals(seat, &answers, LoneAnswers::ByTable).into_iter().zip(world.finals(
            seat,
            &answers,
            LoneAnswers::ByTable,
        ));
        match answers.iter().zip(marks).find(|(_, (here, there))| here != there) {
            Some((answer, _)) => Err(format!("mark whether {answer:?} can be taken back")),
            None => Ok(()),
        }
    }
}

/// The first line in which two pretty-printed values differ.
fn first_difference(one: &impl std::fmt::Debug, other: &impl std::fmt::Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    one.lines()
        .zip(other.lines())
        .find(|(one, other)| one != other)
        .map_or_else(|| "in length".to_owned(), |(one, other)| format!("`{}` or `{}`", one.trim(), other.trim()))
}

/// When the same answer leads to views the viewer cannot tell apart, it was also told the same on the way, movements
/// included: a notice never says more than the view.
pub fn equal_views_come_with_equal_notices<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            let (seat, answer) = player.choose(&position);
            let before = position.clone();
            let mut events = Vec::new();
            position.play_offered(seat, answer, Some(&mut events));
            for viewer in Viewer::all(seats) {
                let told = notices(&position, &events, viewer);
                for _ in 0..WORLDS {
                    let mut world = before.imagine(viewer, player.dice());
                    let Some(told_there) = play_there(&mut world, seat, answer, viewer) else { continue };
                    if world.view(viewer) == position.view(viewer) && told_there != told {
                        return Err(format!(
                            "seed {seed}: {viewer:?} was told {told:?}, or {told_there:?} with equal views"
                        ));
                    }
                }
            }
        }
    }
    Ok(())
}

/// Plays the answer in another world; `None` if it is not offered there.
fn play_there<R: Rules>(world: &mut Position<R>, seat: Seat, answer: R::Answer, viewer: Viewer) -> Option<Vec<Notice>> {
    let mut events = Vec::new();
    world.play(seat, answer, Some(&mut events)).ok()?;
    Some(notices(world, &events, viewer))
}

fn notices<R: Rules>(position: &Position<R>, events: &[R::Event], viewer: Viewer) -> Vec<Notice> {
    events.iter().filter_map(|event| R::tell(event, position.components(), viewer)).collect()
}
