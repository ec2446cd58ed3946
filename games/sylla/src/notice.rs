//! Events in words. Everything that happens in Sylla happens in the open.

use saturnalia_rules::{Arg, Label, Notice, Piece, Seat};

use crate::answer::Thumb;
use crate::cards::Card;
use crate::event::{Event, TokenReason};
use crate::label::{buildings, cards, events};
use crate::ladder::Direction;
use crate::pieces;
use crate::row::Pose;

/// What everybody is told.
pub(crate) fn tell(event: &Event) -> Notice {
    Notice { label: label(event), pieces: about(event).into_iter().collect() }
}

fn by(key: &'static str, seat: Seat) -> Label {
    Label::new(key).with("seat", seat)
}

/// One sentence per event, in the order of the phases.
fn label(event: &Event) -> Label {
    let name = |key: &'static str| Arg::term(key);
    match event {
        Event::Unofficial => Label::new("sylla-unofficial"),
        Event::LeftOut { work, first_consul } => {
            by("sylla-told-left-out", *first_consul).with("work", name(work.term()))
        }
        Event::Started { seat, row, denarii } => {
            by("sylla-told-started", *seat).with("cards", cards(row.cards())).with("denarii", *denarii)
        }
        Event::RoundBegins { round, work } => {
            Label::new("sylla-told-round").with("round", *round).with("work", name(work.term()))
        }
        Event::RecruitsShown { cards: shown } => {
            Label::new("sylla-told-recruits").with("cards", cards(shown.iter().copied()))
        }
        Event::BuildingsShown { tiles } => {
            Label::new("sylla-told-buildings").with("tiles", buildings(tiles.iter().copied()))
        }
        Event::EventsShown { events: shown } => Label::new("sylla-told-events").with("events", events(*shown)),

        Event::ElectionBid { seat, votes, denarii } => {
            by("sylla-told-election-bid", *seat).with("votes", *votes).with("denarii", *denarii)
        }
        Event::ElectionPass { seat } => by("sylla-told-election-pass", *seat),
        Event::Elected { seat, denarii: 0 } => by("sylla-told-elected-free", *seat),
        Event::Elected { seat, denarii } => by("sylla-told-elected", *seat).with("denarii", *denarii),
        Event::TokenTaken { seat, token, reason } => {
            let label = match reason {
                TokenReason::Consul => by("sylla-told-token-consul", *seat),
                TokenReason::Insula => by("sylla-told-token-insula", *seat),
                TokenReason::Temple => by("sylla-told-token-temple", *seat),
                TokenReason::Majority(event) => {
                    by("sylla-told-token-majority", *seat).with("event", name(event.term()))
                }
            };
            label.with("token", name(token.term()))
        }
        Event::FamineSymbols { symbols, to } => {
            Label::new("sylla-told-famine-symbols").with("symbols", *symbols).with("to", *to)
        }
        Event::FamineGrown { by, to } => Label::new("sylla-told-famine-grown").with("by", *by).with("to", *to),
        Event::FamineEased { by, to } => Label::new("sylla-told-famine-eased").with("by", *by).with("to", *to),

        Event::Recruited { seat, card } => by("sylla-told-recruited", *seat).with("card", name(card.term())),
        Event::PutUnder { cards: put } => Label::new("sylla-told-put-under").with("cards", cards(put.iter().copied())),

        Event::OnSale { seat, building, colour } => {
            by("sylla-told-on-sale", *seat).with("building", name(building.term())).with("colour", name(colour.term()))
        }
        Event::SaleBid { seat, cards } => by("sylla-told-sale-bid", *seat).with("cards", *cards),
        Event::SalePass { seat } => by("sylla-told-sale-pass", *seat),
        Event::Sold { seat, building, cards } => {
            by("sylla-told-sold", *seat).with("building", name(building.term())).with("cards", *cards)
        }
        Event::Unsold { building } => Label::new("sylla-told-unsold").with("building", name(building.term())),
        Event::Turned { seat, card } => by("sylla-told-turned", *seat).with("card", name(card.term())),
        Event::BuildingPoints { seat, building, points } => {
            by("sylla-told-building-points", *seat).with("building", name(building.term())).with("points", *points)
        }
        Event::BankPaid { seat, denarii } => by("sylla-told-bank", *seat).with("denarii", *denarii),
        Event::CraneArrived { seat } => by("sylla-told-crane", *seat),
        Event::MarketClosed { tiles } => {
            Label::new("sylla-told-market-closed").with("tiles", buildings(tiles.iter().copied()))
        }

        Event::Income { seat, denarii } => by("sylla-told-income", *seat).with("denarii", *denarii),
        Event::TavernMoved { seat, marker, direction, value } => {
            let key = match direction {
                Direction::Left => "sylla-told-tavern-left",
                Direction::Right => "sylla-told-tavern-right",
            };
            by(key, *seat).with("token", name(marker.term())).with("value", *value)
        }
        Event::TavernHeld { seat, marker } => by("sylla-told-tavern-held", *seat).with("token", name(marker.term())),

        Event::CubePlaced { seat, event, fighter } => {
            by("sylla-told-cube", *seat).with("event", name(event.term())).with("card", name(fighter.term()))
        }
        Event::MajorityPrestige { seat, event, points } => {
            by("sylla-told-majority-prestige", *seat).with("event", name(event.term())).with("points", *points)
        }
        Event::Prevented { events: prevented } => {
            Label::new("sylla-told-prevented").with("events", events(prevented.iter().copied()))
        }
        Event::Struck { event } => Label::new("sylla-told-struck").with("event", name(event.term())),
        Event::MarkerMoved { marker, direction, steps, value } => {
            let key = match direction {
                Direction::Left => "sylla-told-marker-left",
                Direction::Right => "sylla-told-marker-right",
            };
            Label::new(key).with("token", name(marker.term())).with("steps", *steps).with("value", *value)
        }
        Event::NothingMoved { marker, direction } => {
            let key = match direction {
                Direction::Left => "sylla-told-nothing-moved",
                Direction::Right => "sylla-told-at-the-top",
            };
            Label::new(key).with("token", name(marker.term()))
        }
        Event::CardFlipped { seat, card, .. } => by("sylla-told-flipped", *seat).with("card", name(card.term())),
        Event::BuildingFlipped { seat, building } => {
            by("sylla-told-flipped", *seat).with("card", name(building.term()))
        }
        Event::NothingToFlip { seat } => by("sylla-told-nothing-to-flip", *seat),
        Event::Removed { event } => Label::new("sylla-told-removed").with("event", name(event.term())),
        Event::CardReleased { seat, card, count } => {
            by("sylla-told-released", *seat).with("card", name(card.term())).with("count", *count)
        }
        Event::BuildingReleased { seat, building, count } => {
            by("sylla-told-released", *seat).with("card", name(building.term())).with("count", *count)
        }
        Event::NewEvent { event } => Label::new("sylla-told-new-event").with("event", name(event.term())),

        Event::WorkBegun { work, next: Some(next) } => {
            Label::new("sylla-told-work").with("work", name(work.term())).with("next", name(next.term()))
        }
        Event::WorkBegun { work, next: None } => Label::new("sylla-told-work-last").with("work", name(work.term())),
        Event::Voted { seat, vote } => {
            let key = match vote.thumb {
                Thumb::Up => "sylla-told-voted-up",
                Thumb::Down => "sylla-told-voted-down",
            };
            by(key, *seat).with("votes", vote.votes).with("denarii", vote.denarii)
        }
        Event::PlebsThanked { seat, points } => by("sylla-told-plebs", *seat).with("points", *points),
        Event::WorkHonoured { seat, points } => by("sylla-told-honoured", *seat).with("points", *points),
        Event::WorkVotes { work, votes } => {
            Label::new("sylla-told-work-votes").with("work", name(work.term())).with("votes", *votes)
        }

        Event::Starved { seat, points } => by("sylla-told-starved", *seat).with("points", *points),
        Event::Fed { seat } => by("sylla-told-fed", *seat),
        Event::Crisis { marker } => Label::new("sylla-told-crisis").with("token", name(marker.term())),
        Event::CrisisPraised { seat, tokens, points } => {
            by("sylla-told-praised", *seat).with("tokens", *tokens).with("points", *points)
        }
        Event::CrisisBlamed { seat, tokens, points } => {
            by("sylla-told-blamed", *seat).with("tokens", *tokens).with("points", *points)
        }

        Event::ChurchBuilt => Label::new("sylla-told-church"),
        Event::Christians { seat, count, points } => {
            by("sylla-told-christians", *seat).with("count", *count).with("points", *points)
        }
        Event::Freed { seat, slaves, points } => {
            by("sylla-told-freed", *seat).with("slaves", *slaves).with("points", *points)
        }
        Event::TokensCounted { seat, points } => by("sylla-told-tokens", *seat).with("points", *points),
    }
}

/// The piece the event is about.
fn about(event: &Event) -> Option<Piece> {
    match event {
        Event::TokenTaken { seat, .. }
        | Event::BankPaid { seat, .. }
        | Event::Income { seat, .. }
        | Event::Elected { seat, .. } => Some(pieces::screen(*seat)),
        Event::FamineSymbols { .. } | Event::FamineGrown { .. } | Event::FamineEased { .. } => Some(pieces::famine()),
        Event::Recruited { seat, card } => Some(pieces::card(*seat, *card, Pose::Upright)),
        Event::CardReleased { seat, card, .. } => Some(pieces::card(*seat, *card, Pose::Upright)),
        Event::Turned { seat, card } => Some(pieces::card(*seat, *card, Pose::Turned)),
        Event::CardFlipped { seat, card, .. } => Some(pieces::card(*seat, *card, Pose::Down)),
        Event::CraneArrived { seat } => Some(pieces::card(*seat, Card::Crane, Pose::Turned)),
        Event::Sold { seat, building, .. }
        | Event::BuildingFlipped { seat, building }
        | Event::BuildingReleased { seat, building, .. } => Some(pieces::building(*seat, *building)),
        Event::TavernMoved { marker, .. }
        | Event::TavernHeld { marker, .. }
        | Event::MarkerMoved { marker, .. }
        | Event::NothingMoved { marker, .. }
        | Event::Crisis { marker } => Some(pieces::marker(*marker)),
        Event::CubePlaced { event, .. }
        | Event::MajorityPrestige { event, .. }
        | Event::Struck { event }
        | Event::Removed { event }
        | Event::NewEvent { event } => Some(pieces::event(*event)),
        Event::LeftOut { work, .. } | Event::WorkBegun { work, .. } | Event::WorkVotes { work, .. } => {
            Some(pieces::work(*work))
        }
        Event::BuildingPoints { seat, .. }
        | Event::PlebsThanked { seat, .. }
        | Event::WorkHonoured { seat, .. }
        | Event::Starved { seat, .. }
        | Event::CrisisPraised { seat, .. }
        | Event::CrisisBlamed { seat, .. }
        | Event::Christians { seat, .. }
        | Event::Freed { seat, .. }
        | Event::TokensCounted { seat, .. } => Some(pieces::glory(*seat)),
        Event::Unofficial
        | Event::Started { .. }
        | Event::RoundBegins { .. }
        | Event::RecruitsShown { .. }
        | Event::BuildingsShown { .. }
        | Event::EventsShown { .. }
        | Event::ElectionBid { .. }
        | Event::ElectionPass { .. }
        | Event::PutUnder { .. }
        | Event::OnSale { .. }
        | Event::SaleBid { .. }
        | Event::SalePass { .. }
        | Event::Unsold { .. }
        | Event::MarketClosed { .. }
        | Event::Prevented { .. }
        | Event::NothingToFlip { .. }
        | Event::Voted { .. }
        | Event::Fed { .. }
        | Event::ChurchBuilt => None,
    }
}
