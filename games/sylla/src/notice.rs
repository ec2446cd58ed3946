//! What everybody is told about an event, and which pieces move. Everything that happens in Sylla happens in the open,
//! but what goes behind a closed screen (Ruling S25); one's own cubes have an address of their own.

use saturnalia_rules::{Notice, Seat, Viewer};

use crate::answer::Thumb;
use crate::cards::{CARDS, Card, EventCard, Fighter, named};
use crate::event::{Event, TokenReason};
use crate::ladder::Direction;
use crate::row::{Pose, StartingRow};
use crate::{pieces, text};

/// One notice per event, in the order of the phases.
pub(crate) fn tell(event: &Event, viewer: Viewer) -> Notice {
    match *event {
        Event::Unofficial => Notice::new(text::UNOFFICIAL),
        Event::LeftOut { work, first_consul } => {
            Notice::new(text::told_left_out(first_consul, work)).about(pieces::work(work))
        }
        Event::Started { seat, row, denarii, screens } => {
            started(seat, row, screens.let_see(viewer, seat).then_some(denarii))
        }
        Event::DeckFormed { cards } => Notice::silent().moving_many(u16::from(cards), pieces::BOX, pieces::DECK),
        Event::RoundBegins { round, work, built } => {
            let notice = Notice::new(text::told_round(round, work));
            let Some(built) = built else { return notice };
            notice.moving(pieces::work(built), pieces::WORKS_BUILT).moving(pieces::WORKS, pieces::work(work))
        }
        Event::RecruitsShown { ref cards } => {
            let notice = Notice::new(text::told_recruits(named(cards.iter().copied())));
            cards.iter().fold(notice, |notice, card| notice.moving(pieces::DECK, pieces::recruit(*card)))
        }
        Event::BuildingsShown { ref tiles } => Notice::new(text::told_buildings(named(tiles.iter().copied()))),
        Event::EventsShown { events } => Notice::new(text::told_events(named(events))),

        Event::ElectionBid { seat, votes, denarii } => Notice::new(text::told_election_bid(denarii, seat, votes)),
        Event::ElectionPass { seat } => Notice::new(text::told_election_pass(seat)),
        Event::Elected { seat, denarii: 0 } => Notice::new(text::told_elected_free(seat)).about(pieces::screen(seat)),
        Event::Elected { seat, denarii } => Notice::new(text::told_elected(denarii, seat)).about(pieces::screen(seat)),
        Event::TokenTaken { seat, token, reason, screens } => {
            let sees = screens.let_see(viewer, seat);
            let supply =
                if sees || reason.is_shown() { pieces::token_supply(token) } else { pieces::TOKEN_SUPPLY.into() };
            Notice::new(match reason {
                TokenReason::Consul => text::told_token_consul(seat, token),
                TokenReason::Majority(event) => text::told_token_majority(event, seat, token),
                TokenReason::Insula if sees => text::told_token_insula(seat, token),
                TokenReason::Temple if sees => text::told_token_temple(seat, token),
                TokenReason::Insula => text::told_token_insula_unseen(seat),
                TokenReason::Temple => text::told_token_temple_unseen(seat),
            })
            .about(pieces::screen(seat))
            .moving(supply, if sees { pieces::screen(seat) } else { pieces::closed_screen(seat) })
        }
        Event::FamineSymbols { symbols, to } => {
            Notice::new(text::told_famine_symbols(symbols, to)).about(pieces::famine())
        }

        Event::Recruited { seat, card } => {
            let place = pieces::card(seat, card, Pose::Upright);
            Notice::new(text::told_recruited(card, seat)).about(place.clone()).moving(pieces::recruit(card), place)
        }
        Event::PutUnder { ref cards } => {
            let notice = Notice::new(text::told_put_under(named(cards.iter().copied())));
            cards.iter().fold(notice, |notice, card| notice.moving(pieces::recruit(*card), pieces::DECK))
        }

        Event::OnSale { seat, building, colour } => Notice::new(text::told_on_sale(building, colour, seat)),
        Event::SaleBid { seat, cards } => Notice::new(text::told_sale_bid(cards, seat)),
        Event::SalePass { seat } => Notice::new(text::told_sale_pass(seat)),
        Event::Sold { seat, building, cards } => {
            Notice::new(text::told_sold(building, cards, seat)).about(pieces::building(seat, building))
        }
        Event::Unsold { building } => Notice::new(text::told_unsold(building)),
        Event::Turned { seat, card } => {
            let [from, to] = [Pose::Upright, Pose::Turned].map(|pose| pieces::card(seat, card, pose));
            // How many cards a building costs was told when it was sold.
            Notice::silent().moving(from, to)
        }
        Event::TileKept { seat, slot, building } => {
            Notice::silent().moving(pieces::slot(slot.into()), pieces::building(seat, building))
        }
        Event::TileDiscarded { slot } => Notice::silent().moving(pieces::slot(slot.into()), pieces::BOX),
        Event::BuildingPoints { seat, building, points } => {
            Notice::new(text::told_building_points(building, points, seat)).about(pieces::glory(seat))
        }
        Event::BankPaid { seat, denarii, screens } => Notice::new(if screens.let_see(viewer, seat) {
            text::told_bank(denarii, seat)
        } else {
            text::told_bank_unseen(seat)
        })
        .about(pieces::screen(seat)),
        Event::CraneArrived { seat } => {
            let place = pieces::card(seat, Card::Crane, Pose::Turned);
            Notice::new(text::told_crane(seat)).about(place.clone()).moving(pieces::BOX, place)
        }
        Event::MarketClosed { ref tiles } => Notice::new(text::told_market_closed(named(tiles.iter().copied()))),

        Event::Income { seat, denarii, screens } => Notice::new(if screens.let_see(viewer, seat) {
            text::told_income(denarii, seat)
        } else {
            text::told_income_unseen(seat)
        })
        .about(pieces::screen(seat)),
        Event::TavernMoved { seat, marker, direction, value } => Notice::new(match direction {
            Direction::Left => text::told_tavern_left(seat, marker, value),
            Direction::Right => text::told_tavern_right(seat, marker, value),
        })
        .about(pieces::marker(marker)),
        Event::TavernHeld { seat, marker } => {
            Notice::new(text::told_tavern_held(seat, marker)).about(pieces::marker(marker))
        }

        Event::CubesReady { seat, cubes } => by_fighter(cubes, |notice, fighter, count| {
            notice.moving_many(count, pieces::BOX, pieces::cubes_of(viewer, seat, fighter))
        }),
        Event::CubePlaced { seat, event, fighter, beside } => Notice::new(text::told_cube(fighter, event, seat))
            .about(pieces::event(event))
            .moving(pieces::cubes_of(viewer, seat, fighter), pieces::cube_on(event, seat, beside)),
        Event::CubesUnused { seat, cubes } => by_fighter(cubes, |notice, fighter, count| {
            notice.moving_many(count, pieces::cubes_of(viewer, seat, fighter), pieces::BOX)
        }),
        Event::MajorityPrestige { seat, event, points } => {
            Notice::new(text::told_majority_prestige(event, points, seat)).about(pieces::event(event))
        }
        Event::Prevented { ref events } => Notice::new(text::told_prevented(named(events.iter().copied()))),
        Event::Struck { event } => Notice::new(text::told_struck(event)).about(pieces::event(event)),
        Event::MarkerMoved { marker, direction, steps, value } => Notice::new(match direction {
            Direction::Left => text::told_marker_left(marker, value),
            Direction::Right => text::told_marker_right(steps, marker, value),
        })
        .about(pieces::marker(marker)),
        Event::NothingMoved { marker, direction } => Notice::new(match direction {
            Direction::Left => text::told_nothing_moved(marker),
            Direction::Right => text::told_at_the_top(marker),
        })
        .about(pieces::marker(marker)),
        Event::FamineGrown { by, to } => Notice::new(text::told_famine_grown(by, to)).about(pieces::famine()),
        Event::CardFlipped { seat, card, pose } => {
            let down = pieces::card(seat, card, Pose::Down);
            let notice = Notice::new(text::told_flipped(card, seat)).about(down.clone());
            notice.moving(pieces::card(seat, card, pose), down)
        }
        Event::BuildingFlipped { seat, building } => {
            Notice::new(text::told_flipped(building, seat)).about(pieces::building(seat, building))
        }
        Event::NothingToFlip { seat } => Notice::new(text::told_nothing_to_flip(seat)),
        Event::Removed { event } => {
            let place = pieces::event(event);
            Notice::new(text::told_removed(event)).about(place.clone()).moving(place, pieces::BOX)
        }
        Event::CubesReturned { events, ref cubes } => {
            let on_events = events.into_iter().zip(cubes).flat_map(|(event, cubes)| {
                (0..).map(Seat).zip(&cubes.0).map(move |(seat, count)| (event, seat, *count))
            });
            on_events.fold(Notice::silent(), returned)
        }
        Event::CardReleased { seat, card, count } => {
            let [down, upright] = [Pose::Down, Pose::Upright].map(|pose| pieces::card(seat, card, pose));
            let notice = Notice::new(text::told_released(card, count, seat)).about(upright.clone());
            notice.moving_many(u16::from(count), down, upright)
        }
        Event::BuildingReleased { seat, building, count } => {
            Notice::new(text::told_released(building, count, seat)).about(pieces::building(seat, building))
        }
        Event::NewEvent { event } => {
            let place = pieces::event(event);
            Notice::new(text::told_new_event(event)).about(place.clone()).moving(pieces::EVENT_DECK, place)
        }

        Event::WorkBegun { work, next } => Notice::new(match next {
            Some(next) => text::told_work(next, work),
            None => text::told_work_last(work),
        })
        .about(pieces::work(work)),
        Event::Voted { seat, vote } => Notice::new(match vote.thumb {
            Thumb::Up => text::told_voted_up(vote.denarii, seat, vote.votes),
            Thumb::Down => text::told_voted_down(vote.denarii, seat, vote.votes),
        }),
        Event::PlebsThanked { seat, points } => Notice::new(text::told_plebs(points, seat)).about(pieces::glory(seat)),
        Event::WorkHonoured { seat, points } => {
            Notice::new(text::told_honoured(points, seat)).about(pieces::glory(seat))
        }
        Event::WorkVotes { work, votes } => Notice::new(text::told_work_votes(votes, work)).about(pieces::work(work)),
        Event::FamineEased { by, to } => Notice::new(text::told_famine_eased(by, to)).about(pieces::famine()),

        Event::Starved { seat, points } => Notice::new(text::told_starved(points, seat)).about(pieces::glory(seat)),
        Event::Fed { seat } => Notice::new(text::told_fed(seat)),
        Event::Crisis { marker } => Notice::new(text::told_crisis(marker)).about(pieces::marker(marker)),
        Event::CrisisShown { seat, tokens } => Notice::new(text::told_shown(seat, tokens)).about(pieces::screen(seat)),
        Event::CrisisPraised { seat, tokens, points } => {
            Notice::new(text::told_praised(points, seat, tokens)).about(pieces::glory(seat))
        }
        Event::CrisisBlamed { seat, tokens, points } => {
            Notice::new(text::told_blamed(points, seat, tokens)).about(pieces::glory(seat))
        }
        Event::Straightened { seat, turned } => straightened(seat, turned),
        Event::TilesLaid { count } => (0..usize::from(count))
            .fold(Notice::silent(), |notice, slot| notice.moving(pieces::STACK, pieces::slot(slot))),

        Event::ChurchBuilt => Notice::new(text::TOLD_CHURCH),
        Event::Christians { seat, count, points } => {
            Notice::new(text::told_christians(count, points, seat)).about(pieces::glory(seat))
        }
        Event::Freed { seat, slaves, points } => {
            Notice::new(text::told_freed(points, seat, slaves)).about(pieces::glory(seat))
        }
        Event::TokensCounted { seat, points, tokens, screens } => {
            let notice = Notice::new(text::told_tokens(points, seat)).about(pieces::glory(seat));
            if screens.let_see(viewer, seat) {
                return notice;
            }
            notice.moving_many(u16::from(tokens), pieces::closed_screen(seat), pieces::screen(seat))
        }
    }
}

/// The characters come from the sets, which nobody else sees.
fn started(seat: Seat, row: StartingRow, denarii: Option<u8>) -> Notice {
    let cards = named(row.cards());
    let notice = Notice::new(match denarii {
        Some(denarii) => text::told_started(cards, denarii, seat),
        None => text::told_started_unseen(cards, seat),
    });
    row.cards().fold(notice, |notice, card| notice.moving(pieces::BOX, pieces::card(seat, card, Pose::Upright)))
}

fn by_fighter(cubes: [u8; Fighter::ALL.len()], moving: impl Fn(Notice, Fighter, u16) -> Notice) -> Notice {
    let counts = Fighter::ALL.into_iter().zip(cubes);
    counts.fold(Notice::silent(), |notice, (fighter, count)| moving(notice, fighter, u16::from(count)))
}

fn returned(notice: Notice, (event, seat, count): (EventCard, Seat, u8)) -> Notice {
    (0..count).fold(notice, |notice, index| notice.moving(pieces::cube_on(event, seat, index), pieces::BOX))
}

fn straightened(seat: Seat, turned: [u8; CARDS]) -> Notice {
    Card::ALL.into_iter().zip(turned).fold(Notice::silent(), |notice, (card, count)| {
        let [from, to] = [Pose::Turned, Pose::Upright].map(|pose| pieces::card(seat, card, pose));
        notice.moving_many(u16::from(count), from, to)
    })
}
