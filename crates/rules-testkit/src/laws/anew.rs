//! A game that is drawn anew goes on like any other.

use saturnalia_rules::{Check as _, Deal, Game, Nonce, Position, Rules, SeatCount, Seed, Viewer};

use super::MOST_DECISIONS;
use super::playing::question_is_sound;
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 6;
/// What is drawn anew is looked at whenever somebody is asked, and played to the end one time in so many.
const PLAYED_ON: usize = 16;
const NONCE: Nonce = Nonce([7; 32]);

/// At any question, for any eyes: what is drawn anew leaves their view as it is, everybody asked has an offer, and the
/// game that goes on from there ends and replays from its record. So whatever the agenda says of hidden things `imagine`
/// keeps, although no view shows it: a question is public, and so is what made it possible.
pub fn a_game_drawn_anew_ends_like_any_other<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut game = Game::<R>::start(Deal::new(options.clone(), seats, Seed::from_number(seed), NONCE));
        let mut player = RandomPlayer::new(seed);
        while !game.is_over() {
            for eyes in Viewer::all(seats) {
                let at =
                    |problem| format!("seed {seed}, drawn anew for {eyes:?} at entry {}: {problem}", game.entries());
                let world = game.position().imagine(eyes, player.dice());
                is_sound(&world).map_err(at)?;
                if game.entries().is_multiple_of(PLAYED_ON) {
                    play_on(game.clone(), eyes, &mut player).map_err(at)?;
                }
            }
            let (seat, answer) = player.choose(game.position());
            game.play(seat, answer).map_err(|illegal| format!("seed {seed}: an offer was refused: {illegal}"))?;
        }
    }
    Ok(())
}

/// Draws anew, and plays to the end.
fn play_on<R: Rules>(mut game: Game<R>, eyes: Viewer, player: &mut RandomPlayer<R>) -> Result<(), Breach> {
    let seen = game.position().view(eyes);
    game.draw_anew(eyes, Seed::from_number(player.dice().number()), NONCE);
    if game.position().view(eyes) != seen {
        return Err("their view is another".to_owned());
    }
    let last = game.entries() + MOST_DECISIONS;
    while !game.is_over() {
        is_sound(game.position())?;
        let (seat, answer) = player.choose(game.position());
        game.play(seat, answer).map_err(|illegal| format!("an offer was refused: {illegal}"))?;
        if game.entries() > last {
            return Err(format!("no end after {MOST_DECISIONS} decisions"));
        }
    }
    match Game::replay(game.record().clone()) {
        Ok(replayed) if replayed == game => Ok(()),
        Ok(_) => Err("a replay differs".to_owned()),
        Err(error) => Err(format!("replay: {error}")),
    }
}

fn is_sound<R: Rules>(position: &Position<R>) -> Result<(), Breach> {
    question_is_sound(position)?;
    position.state().check()
}
