//! How good a position looks: all a bot needs to know about the game.
//!
//! Everything is in expected final points: what would be scored now, what owned tiles may still gain, and what the dice in the buildings
//! are likely to win at the end of this pass. The numbers are experience, not rules; only bots read them.

mod gains;
mod notes;
mod stakes;

use arrayvec::ArrayVec;
use saturnalia_rules::{Appraise, Notes, Phrase, Seat, SeatCount, Stakes};

use crate::building::{castrum, senatus};
use crate::components::Components;
use crate::pool::{DICE_EACH, FACES, Pool};
use crate::score::housing::Summary;
use crate::score::senate_cards::shown_colours;
use crate::score::{Tableau, total};
use crate::senate::SenateCard;
use crate::state::{State, columns, senate_cards_won};
use crate::tiles::Sex;
use crate::{AleaIactaEst, text};
use gains::Gains;
use notes::{Known, Notebook, Worths};

/// A Repete! chip: half a point at the end, and the hope for a better roll before.
const CHIP: f32 = 0.55;
/// What a die still to be placed brings beyond a chip, at the beginning of a pass.
const UNPLACED: f32 = 0.3;
/// What cannot be seen by looking at one position is what a roll will bring, so a reroll is begun only where every placement looks this bad.
const REROLL_DOUBT: f32 = -2.0;
/// Dice that each other player still places to the left of a six, over a whole pass.
const FORUM_CROWD: f32 = 2.0;
/// What a Senate card is worth to the first, second and third who choose.
const SENATE_CARD: [f32; 3] = [4.2, 3.2, 2.2];
/// The chance to lose a place to the others' dice, by length of the run or size of the group.
const RUN_RISK: [f32; 7] = [1.0, 1.0, 0.95, 0.65, 0.35, 0.15, 0.0];
const GROUP_RISK: [f32; 9] = [1.0, 1.0, 0.65, 0.28, 0.09, 0.03, 0.0, 0.0, 0.0];
/// The chance that somebody outbids so many dice in the temple.
const TEMPLE_RISK: [f32; 9] = [1.0, 0.9, 0.7, 0.45, 0.25, 0.1, 0.05, 0.0, 0.0];

impl Appraise for AleaIactaEst {
    const FEATURES: &'static [Phrase] = &[
        text::FEATURE_POINTS,
        text::FEATURE_PROVINCES,
        text::FEATURE_PROVINCE_VALUE,
        text::FEATURE_FREE_PLACES,
        text::FEATURE_WOMEN,
        text::FEATURE_MEN,
        text::FEATURE_HOUSED_VALUE,
        text::FEATURE_HOMELESS_VALUE,
        text::FEATURE_COUPLES,
        text::FEATURE_SENATE_CARDS,
        text::FEATURE_SENATE_POINTS,
        text::FEATURE_SENATE_HOPES,
        text::FEATURE_FORTUNA_POINTS,
        text::FEATURE_CHIPS,
        text::FEATURE_TEMPLUM,
        text::FEATURE_TEMPLUM_DICE,
        text::FEATURE_SENATUS,
        text::FEATURE_SENATUS_DICE,
        text::FEATURE_CASTRUM,
        text::FEATURE_CASTRUM_DICE,
        text::FEATURE_FORUM,
        text::FEATURE_FORUM_DICE,
        text::FEATURE_LATRINA,
        text::FEATURE_DICE_LEFT,
        text::FEATURE_EQUAL_DICE,
        text::FEATURE_RUN_OF_DICE,
        text::FEATURE_REROLLED,
        text::FEATURE_OTHERS_DICE,
        text::FEATURE_PASSES,
    ];

    fn appraise(state: &State, seat: Seat) -> f32 {
        if state.finished {
            return f32::from(total(&state.set, &Tableau::of(state, seat)).points);
        }
        let mut known = Known::of(state, Tableau::of(state, seat));
        let outlook = Outlook::of(state, seat, &known);
        let hopes = Hopes::of(&outlook, &mut known.worths);
        outlook.settled() + hopes.sum()
    }

    fn standings(state: &State, seats: SeatCount, out: &mut [f32]) {
        for (seat, standing) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            let mut known = Known::of(state, Tableau::of(state, seat));
            standing.copy_from_slice(&standing_of(state, seat, &mut known));
        }
    }

    fn standings_noted(state: &State, seats: SeatCount, notes: &mut Notes, out: &mut [f32]) {
        let notebook: &mut Notebook = notes.kept();
        for (seat, standing) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            let known = notebook.look_up(state, Tableau::of(state, seat));
            standing.copy_from_slice(&standing_of(state, seat, known));
        }
    }

    const STAKES: Option<Stakes> = Some(stakes::STAKES);

    fn stakes(state: &State, seat: Seat, out: &mut [f32]) {
        stakes::count(state, seat, out);
    }

    fn turns_over(state: &State) -> u32 {
        u32::from(state.pass)
    }
}

/// The appraisal of a seat and its features.
fn standing_of(state: &State, seat: Seat, known: &mut Known) -> [f32; 1 + AleaIactaEst::FEATURES.len()] {
    let outlook = Outlook::of(state, seat, known);
    let tableau = &outlook.tableau;
    let player = &state.players[seat];
    let housing = &outlook.housing;
    let plain = known.plain;
    let women = tableau.patricians.iter().filter(|patrician| patrician.sex() == Sex::Woman).count() as f32;
    let in_forum = state.forum.iter().filter(|die| die.seat == seat).count() as f32;
    // Once the last pass is over, nothing more is won.
    let hopes = if state.finished { Hopes::default() } else { Hopes::of(&outlook, &mut known.worths) };
    let growth = |card| if state.finished { 0.0 } else { outlook.growth(card) };
    [
        if state.finished { f32::from(outlook.now) } else { outlook.settled() + hopes.sum() },
        f32::from(outlook.now),
        f32::from(tableau.provinces.len()),
        f32::from(outlook.set.worth_of_provinces(tableau.provinces)),
        outlook.free_places(),
        women,
        f32::from(tableau.patricians.len()) - women,
        f32::from(i16::from(outlook.set.worth_of_patricians(tableau.patricians)) - housing.total.unhoused),
        f32::from(housing.total.unhoused),
        f32::from(housing.couples),
        f32::from(tableau.senate.len()),
        f32::from(outlook.now - plain),
        tableau.senate.iter().map(growth).sum(),
        f32::from(tableau.fortuna.points()),
        f32::from(tableau.chips),
        hopes.templum,
        f32::from(state.templum.dice[seat].len()),
        hopes.senatus,
        f32::from(state.senatus[seat].len()),
        hopes.castrum,
        f32::from(state.castrum[seat].len()),
        hopes.forum,
        in_forum,
        f32::from(state.latrina[seat]),
        f32::from(player.left),
        (1..=FACES).map(|face| f32::from(player.rolled.count(face))).fold(0.0, f32::max),
        longest_run(player.rolled),
        hopes.rolling_again,
        outlook.threat * f32::from((state.seats.get() - 1) * DICE_EACH),
        f32::from(state.passes().saturating_sub(state.pass)),
    ]
}

/// Dice of the longest run of consecutive faces.
fn longest_run(rolled: Pool) -> f32 {
    let (mut longest, mut run) = (0.0f32, 0.0);
    for face in 1..=FACES {
        run = if rolled.count(face) > 0 { run + 1.0 } else { 0.0 };
        longest = longest.max(run);
    }
    longest
}

/// One seat's hopes in one position.
struct Outlook<'a> {
    set: &'a Components,
    state: &'a State,
    seat: Seat,
    tableau: Tableau,
    /// The best housing as things are.
    housing: Summary,
    /// Points if the game were over now.
    now: i16,
    /// Passes still to come, as a share of the game.
    ahead: f32,
    /// Dice the others can still place, as a share of all they have.
    threat: f32,
}

/// What the dice of this pass may still win, building by building.
#[derive(Default)]
struct Hopes {
    templum: f32,
    senatus: f32,
    castrum: f32,
    forum: f32,
    latrina: f32,
    rolling_again: f32,
}

impl Hopes {
    fn of(outlook: &Outlook<'_>, worths: &mut Option<Worths>) -> Hopes {
        let Outlook { state, seat, .. } = outlook;
        let in_castrum = !state.castrum[*seat].is_empty();
        let in_forum = state.forum.iter().any(|die| die.seat == *seat);
        // What tiles would add is asked only for dice that may win one.
        let worths = if in_castrum || in_forum { Some(&*worths.get_or_insert_with(|| outlook.worths())) } else { None };
        Hopes {
            templum: outlook.templum(),
            senatus: outlook.senatus(),
            castrum: worths.filter(|_| in_castrum).map_or(0.0, |worths| outlook.castrum(&worths.provinces)),
            forum: worths.filter(|_| in_forum).map_or(0.0, |worths| outlook.forum(&worths.patricians)),
            latrina: outlook.latrina(),
            rolling_again: outlook.rolling_again(),
        }
    }

    fn sum(&self) -> f32 {
        self.templum + self.senatus + self.castrum + self.forum + self.latrina + self.rolling_again
    }
}

impl<'a> Outlook<'a> {
    fn of(state: &'a State, seat: Seat, known: &Known) -> Outlook<'a> {
        let others = state.seats.seats().filter(|other| *other != seat);
        let unplaced: u8 = others.map(|other| state.players[other].left).sum();
        let all = (state.seats.get() - 1) * DICE_EACH;
        Outlook {
            set: state.set.get(),
            state,
            seat,
            tableau: known.tableau,
            now: known.now,
            housing: known.housing,
            ahead: f32::from(state.passes().saturating_sub(state.pass)) / f32::from(state.passes()),
            threat: f32::from(unplaced) / f32::from(all),
        }
    }

    /// What is owned, and what it may still gain.
    fn settled(&self) -> f32 {
        let cards: f32 = self.tableau.senate.iter().map(|card| self.growth(card)).sum();
        let homeless = 0.45 * self.ahead * f32::from(self.housing.total.unhoused);
        f32::from(self.now) + homeless + 0.55 * self.ahead * self.free_places() + cards
    }

    /// Places in own lodgings where nobody lives.
    fn free_places(&self) -> f32 {
        let roof = self.tableau.senate.contains(SenateCard::FreeSenateProvince);
        let lodgings = self.tableau.provinces.len() + u8::from(roof);
        f32::from(2 * lodgings - self.housing.housed)
    }

    fn homeless_worth(&self, value: u8) -> f32 {
        0.45 * f32::from(value) * self.ahead
    }

    /// What a Senate card may gain until the end of the game.
    fn growth(&self, card: SenateCard) -> f32 {
        let whole_game = match card {
            SenateCard::ManyProvinces | SenateCard::ManyPatricians | SenateCard::ManyFortunaTiles => 5.0,
            SenateCard::ManySenateCards => 2.5,
            SenateCard::ManyRepeteChips => 3.0,
            SenateCard::GovernorRed
            | SenateCard::GovernorBlue
            | SenateCard::GovernorGreen
            | SenateCard::GovernorYellow
            | SenateCard::GovernorPurple
            | SenateCard::GovernorBrown => 2.5,
            SenateCard::Women | SenateCard::Men => 4.0,
            SenateCard::Couples | SenateCard::EmptyProvinces | SenateCard::FreeSenateProvince => 4.5,
            SenateCard::Homeless | SenateCard::Citizenship => 3.0,
            SenateCard::Diversity => {
                let shown = shown_colours(self.tableau.provinces);
                if shown >= self.set.senate(card).colours { 0.0 } else { 5.0 }
            }
        };
        whole_game * self.ahead
    }

    /// The best tile is safe; the second one only for the leader.
    fn templum(&self) -> f32 {
        let player = &self.state.players[self.seat];
        let drawn = player.drawn_tiles();
        let (one, two) = (f32::from(drawn.best(1).points()), f32::from(drawn.best(2).points()));
        if self.state.templum.last != Some(self.seat) {
            return one;
        }
        let dice = self.state.templum.dice[self.seat].len();
        // A die that stays alone draws a second tile.
        let second = if drawn.len() == 1 { 2.0 } else { two - one };
        one + second * (1.0 - self.threat * TEMPLE_RISK[usize::from(dice)])
    }

    fn senatus(&self) -> f32 {
        let run = self.state.senatus[self.seat];
        let winners = usize::from(senate_cards_won(self.state.seats));
        let Some(place) = senatus::ranking(self.state).position(|seat| seat == self.seat) else { return 0.0 };
        let lost = CHIP * f32::from(run.len());
        if place >= winners {
            return lost;
        }
        let hold = self.hold(RUN_RISK[usize::from(run.len())], winners - 1 - place);
        hold * SENATE_CARD[place] + (1.0 - hold) * lost
    }

    /// The chance to keep a place that has so many winning places below it.
    fn hold(&self, risk: f32, spare: usize) -> f32 {
        1.0 - self.threat * risk.powi(1 + spare as i32)
    }

    /// What tiles laid out would add.
    fn worths(&self) -> Worths {
        let gains = Gains::over(self.set, &self.tableau, &self.housing);
        Worths { provinces: self.province_worths(&gains), patricians: self.patrician_worths(&gains) }
    }

    fn castrum(&self, worth: &[f32]) -> f32 {
        let groups = castrum::ranking(self.state);
        let mut sum = 0.0;
        for (place, group) in groups.iter().enumerate().filter(|(_, group)| group.seat == self.seat) {
            let lost = CHIP * f32::from(group.count);
            sum += match worth.get(place) {
                Some(pick) => {
                    let hold = self.hold(GROUP_RISK[usize::from(group.count)], worth.len() - 1 - place);
                    hold * pick + (1.0 - hold) * lost
                }
                None => lost,
            };
        }
        sum
    }

    /// What each province laid out would add, best first.
    fn province_worths(&self, gains: &Gains<'_>) -> ArrayVec<f32, 5> {
        let worth = |province| f32::from(gains.province(province)) + 1.1 * self.ahead;
        descending(self.state.provinces.display.iter().map(worth).collect())
    }

    fn forum(&self, worth: &[f32]) -> f32 {
        let forum = &self.state.forum;
        let columns = f32::from(columns(self.state.seats));
        let others = f32::from(self.state.seats.get() - 1);
        let mut sum = 0.0;
        for (column, die) in forum.iter().enumerate().filter(|(_, die)| die.seat == self.seat) {
            // Dice that will still be placed to its left.
            let before = self.threat * others * FORUM_CROWD * f32::from(die.face) / f32::from(FACES);
            let expected = column as f32 + before;
            let hold = ((columns - column as f32) / (before + 0.01) * 0.6).min(1.0);
            let pick = worth.get(expected as usize).copied().unwrap_or_default();
            sum += hold * pick + (1.0 - hold) * CHIP;
        }
        sum
    }

    /// What each patrician laid out would add, best first.
    fn patrician_worths(&self, gains: &Gains<'_>) -> ArrayVec<f32, 7> {
        let worth = |patrician| {
            let gain = f32::from(gains.patrician(patrician));
            gain.max(self.homeless_worth(self.set.patrician(patrician)) + 0.25 * gain)
        };
        descending(self.state.patricians.display.iter().map(worth).collect())
    }

    /// Dice that won nothing, and dice that may still win something.
    fn latrina(&self) -> f32 {
        let left = self.state.players[self.seat].left;
        let others = self.state.seats.seats().filter(|other| *other != self.seat);
        let soonest = others.map(|other| self.state.players[other].left).min().unwrap_or(0);
        let hope = UNPLACED * f32::from(soonest) / f32::from(DICE_EACH);
        f32::from(self.state.latrina[self.seat]) * CHIP + f32::from(left) * (CHIP + hope)
    }

    /// A reroll under way: what the dice that are kept promise together.
    fn rolling_again(&self) -> f32 {
        let Some(chosen) = self.state.again else { return 0.0 };
        let rolled = self.state.players[self.seat].rolled;
        let kept = if rolled.contains(chosen) { rolled - chosen } else { Pool::NONE };
        let groups: u8 = (1..=FACES).map(|face| kept.count(face).saturating_sub(1)).sum();
        REROLL_DOUBT + 0.3 * f32::from(groups) + 0.12 * f32::from(chosen.len())
    }
}

fn descending<const N: usize>(mut worths: ArrayVec<f32, N>) -> ArrayVec<f32, N> {
    worths.sort_unstable_by(|one, other| other.total_cmp(one));
    worths
}
