//! The addresses of the things on the table that an answer touches.
//!
//! | address | what |
//! |---|---|
//! | `templum`, `senatus`, `castrum`, `forum`, `latrina` | the buildings |
//! | `cup` | all my dice, before they are rolled |
//! | `dice/4/1`, `dice/4/2` | my first and second die that shows a 4 |
//! | `chips` | my Repete! chips |
//! | `fortuna/3/1` | my first tile of value 3 drawn in this pass |
//! | `senate/women` | a Senate card I choose from |
//! | `province/red-3`, `patrician/red-woman-3` | a province or patrician laid out |

use saturnalia_rules::Piece;

use crate::answer::Answer;
use crate::fortuna::Tiles;
use crate::pool::{FACES, Pool};
use crate::senate::SenateCard;
use crate::state::State;

pub(crate) fn of(state: &State, answer: Answer) -> Vec<Piece> {
    match answer {
        Answer::Roll => vec!["cup".into()],
        Answer::Place { building, dice: placed } => {
            let mut pieces = dice(placed);
            pieces.push(building.name().into());
            pieces
        }
        Answer::Repete => vec!["chips".into()],
        Answer::Again(count) => {
            let face = state.again.and_then(|again| again.face);
            face.map(|face| dice(Pool::of(face, count))).unwrap_or_default()
        }
        Answer::Throw => state.again.map(|again| dice(again.chosen)).unwrap_or_default(),
        Answer::Keep(kept) => tiles(kept),
        Answer::SenateCard(card) => vec![senate(card)],
        Answer::Province(province) => vec![format!("province/{province}").into()],
        Answer::Patrician(patrician) => vec![format!("patrician/{patrician}").into()],
    }
}

pub(crate) fn senate(card: SenateCard) -> Piece {
    format!("senate/{}", &card.key()["alea-senate-".len()..]).into()
}

fn dice(pool: Pool) -> Vec<Piece> {
    let of_face = |face| (1..=pool.count(face)).map(move |nth| format!("dice/{face}/{nth}").into());
    (1..=FACES).flat_map(of_face).collect()
}

fn tiles(tiles: Tiles) -> Vec<Piece> {
    let of_value = |value| (1..=tiles.count(value)).map(move |nth| format!("fortuna/{value}/{nth}").into());
    (1..=3).flat_map(of_value).collect()
}
