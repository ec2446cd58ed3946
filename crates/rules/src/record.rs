//! The game file: options, seed and answers. Everything else about a game is a cache of this.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::game::Deal;
use crate::{
    Bond, Chance, Commitment, Components as _, Fairness, Nonce, Part, Rules, Seat, SeatCount, SeatSet, Seed, Set,
    SetId, Terms, Tree, Viewer,
};

/// A game as one open file: export, import, replay, bug report and golden test in one.
///
/// It holds the seed, so while a game runs only its keeper may see it. A game of a table is written in format 3, with the
/// terms that its host committed to; one that nobody else had to trust in format 2. A file of format 1 has none of the
/// fields that came later, draws from one stream, and stays what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<R: Rules> {
    /// Version of this format.
    pub saturnalia: u32,
    /// Key of the game.
    pub game: String,
    /// Revision of the rules it was played by.
    pub revision: u32,
    pub seats: SeatCount,
    pub options: R::Options,
    /// Which components were played with; missing for the printed ones. Since format 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<KeptSet>,
    #[serde(default, skip_serializing_if = "Start::is_deal")]
    pub start: Start,
    /// The game that this one goes on from, if it does. Since format 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came_from: Option<CameFrom>,
    /// Who sat where, if known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// How chance was drawn. Since format 2; before that there was one stream.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Chance>,
    /// Published before the first answer.
    pub commitment: Commitment,
    pub nonce: Nonce,
    pub seed: Seed,
    /// The text of the [`Terms`] that the commitment is made to; without it the commitment is one of version 1. Since format 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// What others gave to the dice. Since format 3.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
    /// Every try that was void, with the seats whose part did not come. Since format 3.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<Vec<Seat>>,
    pub entries: Vec<Entry<R::Answer>>,
    /// Where what nobody could know was drawn anew, in the order of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn_anew: Vec<DrawnAnew>,
}

/// A component set other than the printed one, so that the game replays and verifies anywhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptSet {
    #[serde(flatten)]
    pub id: SetId,
    /// What the set was read from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// Another game, up to an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CameFrom {
    /// Which one, in words of whoever kept it: a table, a device.
    pub game: String,
    pub entries: usize,
}

/// After so many entries everything that those eyes could not know was drawn anew, and so is all chance that follows. A game that is
/// played on from the middle of another would otherwise repeat what everybody has seen already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawnAnew {
    pub entry: usize,
    pub eyes: Viewer,
    pub commitment: Commitment,
    pub nonce: Nonce,
    pub seed: Seed,
}

impl DrawnAnew {
    pub fn new(entry: usize, eyes: Viewer, seed: Seed, nonce: Nonce) -> DrawnAnew {
        DrawnAnew { entry, eyes, commitment: Commitment::to(seed, nonce), nonce, seed }
    }
}

/// How the table was set up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// As the rulebook says.
    #[default]
    Deal,
    /// From a given position, kept as it was written.
    Scenario(serde_json::Value),
}

impl Start {
    fn is_deal(&self) -> bool {
        *self == Start::Deal
    }
}

/// One thing a seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Entry<A> {
    /// Answered the question put to it.
    Answer { seat: Seat, answer: A },
    /// Resigned in favour of another. When all others favour the same seat, the game is over and that seat has won.
    Concede { seat: Seat, concede: Seat },
}

/// An entry as it is written: one of the two fields beside the seat.
#[derive(Deserialize)]
#[serde(bound = "A: Deserialize<'de>")]
struct WrittenEntry<A> {
    seat: Seat,
    #[serde(default = "Option::default", deserialize_with = "there")]
    answer: Option<A>,
    #[serde(default)]
    concede: Option<Seat>,
}

/// Whatever is written there, `null` too.
fn there<'de, A: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<A>, D::Error> {
    A::deserialize(from).map(Some)
}

impl<'de, A: Deserialize<'de>> Deserialize<'de> for Entry<A> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match WrittenEntry::deserialize(from)? {
            WrittenEntry { seat, answer: Some(answer), .. } => Ok(Entry::Answer { seat, answer }),
            WrittenEntry { seat, concede: Some(concede), .. } => Ok(Entry::Concede { seat, concede }),
            WrittenEntry { .. } => Err(D::Error::custom("neither `answer` nor `concede`")),
        }
    }
}

impl<A> Entry<A> {
    pub fn seat(&self) -> Seat {
        match self {
            Entry::Answer { seat, .. } | Entry::Concede { seat, .. } => *seat,
        }
    }
}

/// Why a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("this is a file of format {0}; this program reads formats 1 to {FORMAT}")]
    Format(u32),
    #[error("a file of format {0} has no field `{1}`")]
    Field(u32, &'static str),
    #[error("the component set `{0}` is not here")]
    Components(String),
    #[error("the component set `{0}` is not the one that the file names")]
    OtherComponents(String),
    #[error("its component set: {0}")]
    Misprint(#[from] crate::Misprint),
    #[error("this is a game of {0}, not of {1}")]
    OtherGame(String, &'static str),
    #[error("{0} seats: this game is played by {1} to {2}")]
    Seats(u8, u8, u8),
    #[error("the commitment does not match seed and nonce")]
    Commitment,
    #[error("the commitment was not made to these terms, this seed and this nonce")]
    NotToTerms,
    #[error("its terms cannot be read: they are of a version to come, or of none")]
    Terms,
    #[error("the commitment was made to another {0} than the file has")]
    OtherTerms(&'static str),
    #[error("the part of seat {0} is not what was sealed")]
    Part(Seat),
    #[error("what was drawn anew is not in the order of the entries")]
    DrawnAnew,
    #[error("seat {0} is not at this table: nothing can be drawn anew for its eyes")]
    Eyes(Seat),
    #[error("every seat can make one try void and no more")]
    Voided,
    #[error("the scenario cannot be set up: {0}")]
    Scenario(String),
    #[error("entry {0}: {1}")]
    Entry(usize, crate::Illegal),
}

/// The newest version of the format.
pub(crate) const FORMAT: u32 = 3;
/// The version that a game without terms is written in.
const WITHOUT_TERMS: u32 = 2;

impl<R: Rules> Record<R> {
    pub(crate) fn new(deal: Deal<R>, start: Start) -> Record<R> {
        let commitment = deal.fairness.commitment();
        let Fairness { seed, nonce, bond } = deal.fairness;
        let set = deal.components;
        // A game stays one of the rules by which it was begun.
        let terms = bond.as_ref().and_then(|bond| Terms::read(&bond.terms));
        let revision = terms.map_or(R::INFO.revision, |terms| terms.revision);
        let (terms, parts, voided) = match bond {
            Some(Bond { terms, parts, voided }) => (Some(terms), parts, voided),
            None => Default::default(),
        };
        Record {
            saturnalia: if terms.is_some() { FORMAT } else { WITHOUT_TERMS },
            game: R::INFO.key.to_owned(),
            revision,
            seats: deal.seats,
            options: deal.options,
            components: (!set.is_printed())
                .then(|| KeptSet { id: set.id().clone(), source: Some(set.source().to_owned()) }),
            start,
            came_from: None,
            players: Vec::new(),
            chance: Some(deal.chance),
            commitment,
            nonce,
            seed,
            terms,
            parts,
            voided,
            entries: Vec::new(),
            drawn_anew: Vec::new(),
        }
    }

    /// How chance was drawn.
    pub fn chance(&self) -> Chance {
        self.chance.unwrap_or_else(Chance::unsaid)
    }

    /// What the game was dealt from.
    pub(crate) fn deal(&self) -> Result<Deal<R>, RecordError> {
        let components = self.set()?;
        let fairness = self.fairness();
        Ok(Deal { options: self.options.clone(), components, seats: self.seats, chance: self.chance(), fairness })
    }

    /// What decides its chance.
    pub fn fairness(&self) -> Fairness {
        let bond =
            self.terms.clone().map(|terms| Bond { terms, parts: self.parts.clone(), voided: self.voided.clone() });
        Fairness { seed: self.seed, nonce: self.nonce, bond }
    }

    fn set(&self) -> Result<Set<R::Components>, RecordError> {
        let Some(kept) = &self.components else { return Ok(R::Components::sets().printed()) };
        let Some(source) = &kept.source else {
            return R::Components::sets().find(&kept.id).ok_or_else(|| RecordError::Components(kept.id.name.clone()));
        };
        let set = R::Components::sets().bring(source)?;
        if *set.id() == kept.id { Ok(set) } else { Err(RecordError::OtherComponents(kept.id.name.clone())) }
    }

    /// Whether this house and this game can play the record at all.
    pub(crate) fn check_header(&self) -> Result<(), RecordError> {
        if !(1..=FORMAT).contains(&self.saturnalia) {
            return Err(RecordError::Format(self.saturnalia));
        }
        let since = [
            (2, "chance", self.chance.is_some()),
            (2, "components", self.components.is_some()),
            (2, "came_from", self.came_from.is_some()),
            (3, "terms", self.terms.is_some()),
            (3, "parts", !self.parts.is_empty()),
            (3, "voided", !self.voided.is_empty()),
        ];
        let too_early = since.into_iter().find(|(format, _, there)| *there && *format > self.saturnalia);
        if let Some((_, field, _)) = too_early {
            return Err(RecordError::Field(self.saturnalia, field));
        }
        self.check_terms()?;
        if self.game != R::INFO.key {
            return Err(RecordError::OtherGame(self.game.clone(), R::INFO.key));
        }
        if !R::INFO.allows(self.seats) {
            return Err(RecordError::Seats(self.seats.get(), R::INFO.min_seats, R::INFO.max_seats));
        }
        if !self.drawn_anew.iter().all(|anew| anew.commitment.binds(anew.seed, anew.nonce)) {
            return Err(RecordError::Commitment);
        }
        if !self.drawn_anew.is_sorted_by_key(|anew| anew.entry)
            || self.drawn_anew.last().is_some_and(|anew| anew.entry > self.entries.len())
        {
            return Err(RecordError::DrawnAnew);
        }
        for anew in &self.drawn_anew {
            if let Viewer::Seat(seat) = anew.eyes
                && !self.seats.contains(seat)
            {
                return Err(RecordError::Eyes(seat));
            }
        }
        self.check_voided()
    }

    /// Whether so many tries can have been void.
    fn check_voided(&self) -> Result<(), RecordError> {
        let mut without = SeatSet::NONE;
        for seats in &self.voided {
            let once = |seat: &Seat| self.seats.contains(*seat) && !without.contains(*seat);
            if seats.is_empty() || seats.len() > usize::from(self.seats.get()) || !seats.iter().all(once) {
                return Err(RecordError::Voided);
            }
            without = without.iter().chain(seats.iter().copied()).collect();
        }
        Ok(())
    }

    /// Whether the host's commitment is kept, and each part what was sealed. Names what the host changed after he had
    /// committed to it.
    fn check_terms(&self) -> Result<(), RecordError> {
        let Some(text) = &self.terms else {
            let bound = self.commitment.binds(self.seed, self.nonce) && self.saturnalia < FORMAT;
            return if bound { Ok(()) } else { Err(RecordError::Commitment) };
        };
        if self.commitment != Commitment::to_terms(text, self.seed, self.nonce) {
            return Err(RecordError::NotToTerms);
        }
        let terms = Terms::read(text).filter(|terms| terms.version == Terms::VERSION).ok_or(RecordError::Terms)?;
        let scenario = match &self.start {
            Start::Deal => None,
            Start::Scenario(scenario) => Some(Terms::scenario(scenario)),
        };
        let options = Tree::from(terms.options).read::<R::Options>().ok();
        let set = self.components.as_ref().map_or("", |set| &set.id.hash);
        let same = [
            ("game", terms.game == self.game),
            ("revision", terms.revision == self.revision),
            ("number of seats", terms.seats == self.seats.get() && terms.tokens.len() == usize::from(terms.seats)),
            ("choice of options", options.as_ref() == Some(&self.options)),
            ("component set", terms.components == set),
            ("way of drawing", terms.chance == self.chance()),
            ("scenario", terms.scenario == scenario),
        ];
        if let Some((what, _)) = same.into_iter().find(|(_, same)| !same) {
            return Err(RecordError::OtherTerms(what));
        }
        let one_each = self.parts.is_sorted_by(|one, next| one.seat < next.seat);
        let wrong = self.parts.iter().find(|part| !one_each || !self.seats.contains(part.seat) || !part.is_bound());
        wrong.map_or(Ok(()), |part| Err(RecordError::Part(part.seat)))
    }
}
