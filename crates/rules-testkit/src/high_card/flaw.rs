//! What can be wrong with the game.

use serde::{Deserialize, Serialize};

/// Options of a game that only the laws play: no form offers them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Options {
    pub flaw: Flaw,
}

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    #[default]
    None,
    /// No round is ever the last.
    Endless,
    /// Cards that have been compared are compared again, and nobody is asked any more.
    ComparesForEver,
    /// Once the deck is empty, neither drawing nor staying is offered.
    OffersNothing,
    /// Cards are offered that do not exist, more than anybody could read.
    OffersTooMany,
    /// The offers come in the wrong order.
    UnsortedOffers,
    /// Drawing is offered every other time that somebody looks.
    ChangesItsMind,
    /// The deal depends on how many games were dealt before.
    CountsItsGames,
    /// A part of the state is not kept.
    ForgetsWhenKept,
    /// The view shows the next card of the deck.
    ViewShowsDeck,
    /// Whoever looks together with others sees what the first of them sees.
    ViewsAreTheFirstOnes,
    /// Drawing is offered only if the next card is a good one.
    OffersDependOnDeck,
    /// Imagining changes nothing.
    NoImagination,
    /// Imagining swaps a card of the viewer's own hand.
    ForgetsOwnHand,
    /// Only a good card counts as shown to whoever draws it.
    GoodCardsCountAlone,
    /// The same, and imagining starts from the truth: the mark on the offer tells whether the next card is a good one.
    MarksTellTheDeck,
    /// The notice of a draw names the card to everybody.
    NoticeNamesDrawnCard,
    /// A drawn card is seen by everybody to go where its owner alone sees it lie.
    MoveNamesDrawnCard,
    /// Imagining shuffles the true order instead of a sorted one.
    ImaginesFromTheTruth,
    /// In the first round staying promises a high card, which must then be laid; imagining forgets the promise.
    ForgetsThePromise,
    /// A draw does not declare that somebody saw a card.
    DrawWithoutReveal,
    /// Staying, which shows nothing, declares a reveal.
    StayReveals,
    /// A draw of the lowest card does not count as shown, and everybody imagines that it comes next.
    ExpectsTheLowest,
    /// Whoever holds no good card may only stay, and the table stays for them at once.
    StaysAtOnceWithABadHand,
    /// Two draws are said to be chosen together, though the next one is somebody else's.
    DrawsTwiceTogether,
    /// A drawn card stays in the deck as well.
    CardInTwoPlaces,
    /// A draw makes a list for nothing.
    Allocates,
    /// The share of a seat in the cards laid is asked for before there are any.
    DividesByNothing,
    /// Asked about all seats at once, the game forgets the hands.
    StandsOtherwiseTogether,
    /// More is lost to tedium than there was.
    WearisomeBeyondMeasure,
    /// A question is a message that does not exist.
    AsksWithoutText,
    /// An answer's message misses an argument.
    SaysHalfASentence,
    /// A notice names a card that has no name.
    NamesTheNameless,
    /// Whoever draws tells nobody.
    DrawsUntold,
    /// A drawn card is told to have gone where it is not.
    TellsTheWrongPlace,
    /// The deck is shuffled after each round, every time as at the deal.
    ShufflesAlikeTwice,
    /// Whoever arranges a position shuffles the deck that the scenario names.
    DealsWhatIsNamed,
    /// A position is told without its points.
    TellsNoPoints,
    /// No position before the last round can be told.
    TellsTheLastRoundAlone,
    /// Laying a card panics. For whoever has to go on all the same.
    Panics,
}
