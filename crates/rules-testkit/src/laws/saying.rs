//! Everything said has words, in both languages.

use saturnalia_rules::{Chance, Dice, Label, Position, Rules, ScoreSheet, SeatCount, Seed};

use super::{all_eyes, deal_with};
use crate::lexicon::Lexicon;
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 6;

/// Every question, answer, reason and notice, the score and the picture of the table, for every viewer: its message
/// exists in both languages and is given all that it uses. So do the game's name, its options and what a standing is
/// made of.
pub fn everything_said_has_words<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    let lexicon = Lexicon::of::<R>()?;
    lexicon.check_key(&format!("{}-name", R::INFO.key))?;
    lexicon.check_key(&format!("{}-summary", R::INFO.key))?;
    for field in R::OPTIONS {
        lexicon.check_key(field.label.key())?;
        field.choices.iter().try_for_each(|choice| lexicon.check_key(choice.label.key()))?;
    }
    R::FEATURES.iter().try_for_each(|feature| lexicon.check_key(feature.key()))?;
    if let Some(stakes) = R::STAKES {
        let sides = stakes.list.iter().flat_map(|stake| [stake.more, stake.less]);
        sides.chain(stakes.moments).try_for_each(|phrase| lexicon.check_key(phrase.key()))?;
    }
    for seed in 0..GAMES {
        let mut events = Vec::new();
        let dice = Dice::fair(Seed::from_number(seed), Chance::ByPurpose);
        let mut position = deal_with::<R>(options, seats, dice, Some(&mut events));
        let mut player = RandomPlayer::new(seed);
        loop {
            let said = said_at(&position, &events).map_err(|what| format!("seed {seed}: {what}"))?;
            for label in said {
                lexicon.check(&label).map_err(|breach| format!("seed {seed}: {breach}; {:?}", position.agenda()))?;
            }
            if position.is_over() {
                break;
            }
            let (seat, answer) = player.choose(&position);
            events.clear();
            position.play_offered(seat, answer, Some(&mut events));
        }
    }
    Ok(())
}

/// All that is said in a position, and of the events that led there.
fn said_at<R: Rules>(position: &Position<R>, events: &[R::Event]) -> Result<Vec<Label>, Breach> {
    let mut said = Vec::new();
    for viewer in all_eyes(position.seats()) {
        let notices = events.iter().filter_map(|event| R::tell(event, position.components(), viewer));
        said.extend(notices.filter_map(|notice| notice.label));
        said.extend(R::describe(&position.view(viewer), position.components()));
        let ScoreSheet { lines, totals, remarks } = position.score_sheet(viewer);
        if totals != position.totals(viewer) {
            return Err(format!("the sheet says {totals:?}, the sums are {:?}", position.totals(viewer)));
        }
        said.extend(remarks);
        for line in lines {
            said.push(line.label);
            said.extend(line.details.into_iter().flatten());
        }
    }
    let mut offers = Vec::new();
    for seat in position.asked().iter() {
        let step = position.agenda().first();
        said.push(position.question(seat).ok_or_else(|| format!("{step:?} asks without a question"))?);
        said.extend(position.why_not(seat).into_iter().map(|(_, reason)| reason));
        position.offers(seat, &mut offers);
        for answer in &offers {
            said.push(position.words(seat, *answer).ok_or_else(|| format!("{answer:?} at {step:?} has no words"))?);
        }
    }
    Ok(said)
}
