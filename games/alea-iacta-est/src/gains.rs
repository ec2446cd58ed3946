//! What the tiles laid out would add to a tableau: worked out once, then remembered.
//!
//! The best housing is the dear part of every appraisal, and in a whole pass of imagined dice neither tableaux nor displays change. So each
//! thread remembers what it worked out last.

use std::cell::RefCell;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use arrayvec::ArrayVec;

use crate::fortuna::Tiles;
use crate::score::housing::{self, Summary};
use crate::score::{Tableau, total};
use crate::tiles::{Patrician, Patricians, Province, Provinces};

/// How many tableaux a thread remembers: those of one search, with the Senate cards that others may hold.
const REMEMBERED: usize = 128;

/// What can be known about a tableau and the tiles laid out.
#[derive(Clone, Debug)]
pub(crate) struct Gains {
    pub(crate) housing: Summary,
    /// The points that each province laid out would add.
    pub(crate) provinces: ArrayVec<i16, 5>,
    /// Each patrician laid out, and the points he or she would add.
    pub(crate) patricians: ArrayVec<(Patrician, i16), 7>,
}

/// All that the gains depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Question {
    tableau: Tableau,
    provinces: Provinces,
    patricians: Patricians,
}

thread_local! {
    static KNOWN: RefCell<[Option<(Question, Gains)>; REMEMBERED]> =
        const { RefCell::new([const { None }; REMEMBERED]) };
}

impl Gains {
    pub(crate) fn of(tableau: &Tableau, provinces: Provinces, patricians: Patricians) -> Gains {
        // Chips and Fortuna tiles count the same with and without a tile.
        let tableau = Tableau { fortuna: Tiles::NONE, chips: 0, ..*tableau };
        let question = Question { tableau, provinces, patricians };
        let place = BuildHasherDefault::<DefaultHasher>::new().hash_one(question) as usize % REMEMBERED;
        KNOWN.with_borrow_mut(|known| match &known[place] {
            Some((asked, gains)) if *asked == question => gains.clone(),
            _ => {
                let gains = Gains::work_out(&question);
                known[place] = Some((question, gains.clone()));
                gains
            }
        })
    }

    fn work_out(question: &Question) -> Gains {
        let Question { tableau, provinces, patricians } = question;
        let now = total(tableau).points;
        let gain = |with: Tableau| total(&with).points - now;
        let with_province = |province: Province| {
            let mut with = *tableau;
            with.provinces.insert(province);
            gain(with)
        };
        let with_patrician = |patrician: Patrician| {
            let mut with = *tableau;
            with.patricians.insert(patrician);
            (patrician, gain(with))
        };
        Gains {
            housing: housing::summary(tableau),
            provinces: provinces.iter().map(with_province).collect(),
            patricians: patricians.iter().map(with_patrician).collect(),
        }
    }
}
