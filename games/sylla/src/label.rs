//! Questions and offers in words, and the list of everything the game can say.

use saturnalia_rules::{Arg, Label, Seat};

use crate::answer::{Answer, Thumb};
use crate::cards::{Building, Calling, Card, Colour, EventCard, Token, Work};
use crate::components::{COLUMNS, SLAVE_PRICE, VOTES_PER_POINT, start_characters};
use crate::ladder::Direction;
use crate::row::Pose;
use crate::state::{Phase, State};
use crate::step::Step;

/// The question put to an asked seat.
pub(crate) fn question(state: &State, step: &Step, seat: Seat) -> Label {
    let player = &state.players[seat];
    match *step {
        Step::ChooseCharacters => Label::new("sylla-ask-characters").with("count", start_characters(state.seats)),
        Step::BidForConsul { .. } => match state.high_bid() {
            Some((_, votes)) => Label::new("sylla-ask-election")
                .with("votes", votes)
                .with("senators", player.election_votes())
                .with("denarii", player.denarii),
            None => Label::new("sylla-ask-election-first")
                .with("senators", player.election_votes())
                .with("denarii", player.denarii),
        },
        Step::ConsulToken { .. } => Label::new("sylla-ask-consul-token"),
        Step::Recruit { .. } => Label::new("sylla-ask-recruit"),
        Step::OfferBuilding { left, .. } => Label::new("sylla-ask-sell").with("left", left),
        Step::BidForBuilding { .. } => bid_question(state, seat),
        Step::TurnCard { left, .. } => Label::new("sylla-ask-turn").with("left", left),
        Step::InsulaToken { left, .. } => Label::new("sylla-ask-insula").with("left", left),
        Step::UseBuildings { temples, taverns, .. } => {
            Label::new("sylla-ask-use").with("temples", temples).with("taverns", taverns)
        }
        Step::PlaceCube { .. } => {
            Label::new("sylla-ask-cube").with("legionaries", player.cubes[0]).with("vestals", player.cubes[1])
        }
        Step::PreventEvent { left, .. } => Label::new("sylla-ask-prevent").with("left", left),
        Step::Flip { event, .. } => Label::new("sylla-ask-flip").with("event", Arg::term(event.term())),
        Step::RemoveEvent { .. } => Label::new("sylla-ask-remove"),
        Step::Vote => Label::new("sylla-ask-vote")
            .with("work", Arg::term(state.work().term()))
            .with("senators", player.work_votes())
            .with("denarii", player.denarii),
        Step::FreeSlaves { .. } => {
            Label::new("sylla-ask-free").with("slaves", player.row.face_up(Calling::Slave)).with("price", SLAVE_PRICE)
        }
        Step::ShowCharacters
        | Step::Round
        | Step::FirstConsul
        | Step::InstallConsul
        | Step::SpreadFamine
        | Step::Recruiting
        | Step::CloseRecruiting
        | Step::Buildings
        | Step::SellBuilding { .. }
        | Step::TakeBuilding { .. }
        | Step::CloseMarket
        | Step::Income
        | Step::ReceiveIncome { .. }
        | Step::Events
        | Step::RewardMajorities
        | Step::CountCubes
        | Step::StrikeEvents
        | Step::Strike { .. }
        | Step::ChooseRemoved
        | Step::GreatWork
        | Step::CountVotes
        | Step::FamineAndCrises
        | Step::Crises
        | Step::EndRound
        | Step::Ecclesia
        | Step::CountTokens => unreachable!("this step asks nobody"),
    }
}

fn bid_question(state: &State, seat: Seat) -> Label {
    let sale = state.sale.expect("a building is on sale");
    Label::new("sylla-ask-bid")
        .with("building", Arg::term(sale.building.term()))
        .with("colour", Arg::term(sale.colour.term()))
        .with("high", state.high_bid().map_or(0, |(_, cards)| cards))
        .with("own", state.players[seat].row.purse(sale.colour))
}

/// An offered answer in words.
pub(crate) fn offer(state: &State, seat: Seat, answer: Answer) -> Label {
    let player = &state.players[seat];
    match answer {
        Answer::Characters(row) => Label::new("sylla-do-characters").with("cards", cards(row.cards())),
        Answer::Pass => Label::new("sylla-do-pass"),
        Answer::BidDenarii(denarii) => {
            Label::new("sylla-do-bid-denarii").with("denarii", denarii).with("votes", player.election_votes() + denarii)
        }
        Answer::BidCards(cards) => Label::new("sylla-do-bid-cards").with("cards", cards),
        Answer::Take(token) => Label::new("sylla-do-take").with("token", Arg::term(token.term())),
        Answer::Recruit(card) => Label::new("sylla-do-recruit").with("card", Arg::term(card.term())),
        Answer::Sell { building, colour } => Label::new("sylla-do-sell")
            .with("building", Arg::term(building.term()))
            .with("colour", Arg::term(colour.term())),
        Answer::Turn(card) => Label::new("sylla-do-turn").with("card", Arg::term(card.term())),
        Answer::Sacrifice(token) => Label::new("sylla-do-sacrifice")
            .with("token", Arg::term(token.term()))
            .with("price", Building::HouseTemple.amount()),
        Answer::Move { marker, direction } => {
            let end = match direction {
                Direction::Left => 0,
                Direction::Right => COLUMNS as u8 - 1,
            };
            let key = match direction {
                Direction::Left | Direction::Right if state.ladder.column(marker) == end => "sylla-do-hold",
                Direction::Left => "sylla-do-move-left",
                Direction::Right => "sylla-do-move-right",
            };
            Label::new(key).with("token", Arg::term(marker.term()))
        }
        Answer::Finish => Label::new("sylla-do-finish"),
        Answer::Cube { event, fighter } => {
            Label::new("sylla-do-cube").with("event", Arg::term(event.term())).with("card", Arg::term(fighter.term()))
        }
        Answer::Prevent(event) => Label::new("sylla-do-prevent").with("event", Arg::term(event.term())),
        Answer::Remove(event) => Label::new("sylla-do-remove").with("event", Arg::term(event.term())),
        Answer::FlipCard { card, pose: Pose::Turned } => {
            Label::new("sylla-do-flip-turned").with("card", Arg::term(card.term()))
        }
        Answer::FlipCard { card, pose: Pose::Upright | Pose::Down } => {
            Label::new("sylla-do-flip").with("card", Arg::term(card.term()))
        }
        Answer::FlipBuilding(building) => Label::new("sylla-do-flip").with("card", Arg::term(building.term())),
        Answer::Vote { thumb: Thumb::Up, denarii } => {
            Label::new("sylla-do-vote-up").with("denarii", denarii).with("votes", player.work_votes() + denarii)
        }
        Answer::Vote { thumb: Thumb::Down, denarii } => {
            let votes = player.work_votes() + denarii;
            Label::new("sylla-do-vote-down")
                .with("denarii", denarii)
                .with("votes", votes)
                .with("points", votes / VOTES_PER_POINT)
        }
        Answer::Free(slaves) => Label::new("sylla-do-free").with("slaves", slaves).with("price", slaves * SLAVE_PRICE),
    }
}

/// A list of cards by name.
pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> Arg {
    Arg::List(cards.into_iter().map(|card| Arg::term(card.term())).collect())
}

/// A list of buildings by name.
pub(crate) fn buildings(tiles: impl IntoIterator<Item = Building>) -> Arg {
    Arg::List(tiles.into_iter().map(|tile| Arg::term(tile.term())).collect())
}

/// A list of events by name.
pub(crate) fn events(events: impl IntoIterator<Item = EventCard>) -> Arg {
    Arg::List(events.into_iter().map(|event| Arg::term(event.term())).collect())
}

/// Every message but the names.
const SENTENCES: [&str; 114] = [
    "sylla-unofficial",
    "sylla-ask-characters",
    "sylla-ask-election",
    "sylla-ask-election-first",
    "sylla-ask-consul-token",
    "sylla-ask-recruit",
    "sylla-ask-sell",
    "sylla-ask-bid",
    "sylla-ask-turn",
    "sylla-ask-insula",
    "sylla-ask-use",
    "sylla-ask-cube",
    "sylla-ask-prevent",
    "sylla-ask-flip",
    "sylla-ask-remove",
    "sylla-ask-vote",
    "sylla-ask-free",
    "sylla-do-characters",
    "sylla-do-pass",
    "sylla-do-bid-denarii",
    "sylla-do-bid-cards",
    "sylla-do-take",
    "sylla-do-recruit",
    "sylla-do-sell",
    "sylla-do-turn",
    "sylla-do-sacrifice",
    "sylla-do-move-left",
    "sylla-do-move-right",
    "sylla-do-hold",
    "sylla-do-finish",
    "sylla-do-cube",
    "sylla-do-prevent",
    "sylla-do-remove",
    "sylla-do-flip",
    "sylla-do-flip-turned",
    "sylla-do-vote-up",
    "sylla-do-vote-down",
    "sylla-do-free",
    "sylla-told-left-out",
    "sylla-told-started",
    "sylla-told-round",
    "sylla-told-recruits",
    "sylla-told-buildings",
    "sylla-told-election-bid",
    "sylla-told-election-pass",
    "sylla-told-elected",
    "sylla-told-elected-free",
    "sylla-told-token-consul",
    "sylla-told-token-insula",
    "sylla-told-token-temple",
    "sylla-told-token-majority",
    "sylla-told-famine-symbols",
    "sylla-told-famine-grown",
    "sylla-told-events",
    "sylla-told-famine-eased",
    "sylla-told-recruited",
    "sylla-told-put-under",
    "sylla-told-on-sale",
    "sylla-told-sale-bid",
    "sylla-told-sale-pass",
    "sylla-told-sold",
    "sylla-told-unsold",
    "sylla-told-turned",
    "sylla-told-building-points",
    "sylla-told-bank",
    "sylla-told-crane",
    "sylla-told-market-closed",
    "sylla-told-income",
    "sylla-told-tavern-left",
    "sylla-told-tavern-right",
    "sylla-told-tavern-held",
    "sylla-told-cube",
    "sylla-told-majority-prestige",
    "sylla-told-prevented",
    "sylla-told-struck",
    "sylla-told-marker-left",
    "sylla-told-marker-right",
    "sylla-told-nothing-moved",
    "sylla-told-at-the-top",
    "sylla-told-flipped",
    "sylla-told-nothing-to-flip",
    "sylla-told-removed",
    "sylla-told-released",
    "sylla-told-new-event",
    "sylla-told-work",
    "sylla-told-work-last",
    "sylla-told-voted-up",
    "sylla-told-voted-down",
    "sylla-told-plebs",
    "sylla-told-honoured",
    "sylla-told-work-votes",
    "sylla-told-starved",
    "sylla-told-fed",
    "sylla-told-crisis",
    "sylla-told-praised",
    "sylla-told-blamed",
    "sylla-told-church",
    "sylla-told-christians",
    "sylla-told-freed",
    "sylla-told-tokens",
    "sylla-score-glory",
    "sylla-score-christians",
    "sylla-score-freed",
    "sylla-score-tokens",
    "sylla-score-token-count",
    "sylla-score-shared",
    "sylla-why-marker-moved",
    "sylla-why-not-fought",
    "sylla-why-wrong-colour",
    "sylla-why-turned",
    "sylla-why-face-down",
    "sylla-why-already-prevented",
    "sylla-why-fewer-cubes",
    "sylla-why-no-money",
];

/// The lines of the text view.
const LINES: [&str; 15] = [
    "sylla-show-round",
    "sylla-show-ladder",
    "sylla-show-famine",
    "sylla-show-work",
    "sylla-show-next-work",
    "sylla-show-event",
    "sylla-show-event-famine",
    "sylla-show-recruits",
    "sylla-show-buildings",
    "sylla-show-sale",
    "sylla-show-player",
    "sylla-show-upright",
    "sylla-show-turned",
    "sylla-show-down",
    "sylla-show-owned",
];

/// Every message the game can say.
pub(crate) fn keys() -> Vec<&'static str> {
    let mut keys = Vec::new();
    keys.extend(SENTENCES);
    keys.extend(LINES);
    keys.extend(Token::ALL.map(Token::term));
    keys.extend(Colour::ALL.map(Colour::term));
    keys.extend(Card::ALL.map(Card::term));
    keys.extend(Building::ALL.map(Building::term));
    keys.extend(EventCard::ALL.map(EventCard::term));
    keys.extend(Work::ALL.map(Work::term));
    keys.extend(Phase::ALL.map(Phase::term));
    keys
}
