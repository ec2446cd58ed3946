//! What each viewer is told about an event, and which pieces move for these eyes.

use saturnalia_rules::{Arg, Label, Notice, Piece, Seat, Viewer};

use crate::answer::{Place, Source, Unit};
use crate::cards::{Building, Role, named};
use crate::event::{Event, Origin, Playing};
use crate::options::ShownCards;
use crate::state::End;
use crate::zone::Cards;
use crate::{pieces, text};

pub(crate) fn tell(event: &Event, viewer: Viewer) -> Notice {
    let hand = |seat, card| pieces::hand_of(viewer, seat, card);
    match *event {
        Event::StartCard { seat, card, from } => Notice::new(text::told_start_card(card, seat))
            .moving(origin(from, seat, card, viewer), pieces::pool(card.material())),
        Event::Begins { seat } => Notice::new(text::told_begins(seat)),
        Event::RoundBegins { leader, round } => Notice::new(text::told_round(round, leader)),
        Event::Thinks { seat } => Notice::new(text::told_thinks(seat)),
        Event::Plays { seat, role, unit, how } => {
            let notice = Notice::new(plays(seat, role, unit, how));
            match unit {
                Unit::Card(card) => {
                    let played = pieces::played(seat, card);
                    notice.about(played.clone()).moving(hand(seat, card), played)
                }
                Unit::Senator => {
                    let played = pieces::played_senators(seat);
                    notice.about(played.clone()).moving(pieces::senators_of(viewer, seat), played)
                }
                Unit::Petition(_) => notice,
            }
        }
        Event::PetitionCard { seat, card } => {
            let played = pieces::played(seat, card);
            Notice::new(text::told_petition_card(card, seat)).about(played.clone()).moving(hand(seat, card), played)
        }
        Event::Drew { seat, cards } => drew(seat, cards, viewer),
        Event::TookSenator { seat } => Notice::new(text::told_took_senator(seat))
            .about(pieces::SENATORS)
            .moving(pieces::SENATORS, pieces::senators_of(viewer, seat)),
        Event::Discarded { seat, card } => {
            let pool = pieces::pool(card.material());
            Notice::new(text::told_discarded(card, seat)).about(pool.clone()).moving(hand(seat, card), pool)
        }
        Event::DiscardedAll { seat, cards, senators } => discarded_all(seat, cards, senators, viewer),
        Event::Hired { seat, card, from } => {
            let client = pieces::client(seat, card.role());
            Notice::new(match from {
                Origin::Deck => text::told_hired_deck(card, card.role(), seat),
                Origin::Hand => text::told_hired_hand(card, card.role(), seat),
                Origin::Pool | Origin::Stockpile | Origin::Fountain => text::told_hired(card, card.role(), seat),
            })
            .about(client.clone())
            .moving(origin(from, seat, card, viewer), client)
        }
        Event::Stored { seat, card, from } => {
            let stockpile = pieces::stockpile(seat, card.material());
            Notice::new(match from {
                Origin::Hand => text::told_stored_hand(card, card.material(), seat),
                Origin::Pool | Origin::Deck | Origin::Stockpile | Origin::Fountain => {
                    text::told_stored(card, card.material(), seat)
                }
            })
            .about(stockpile.clone())
            .moving(origin(from, seat, card, viewer), stockpile)
        }
        Event::Sold { seat, card, from } => sold(seat, card, from, viewer),
        Event::Bathes { seat, role } => Notice::new(text::told_bathes(role, seat)),
        Event::Laid { seat, building, site, place, from } => {
            let structure = pieces::structure(seat, building);
            Notice::new(match place {
                Place::InTown => text::told_laid(building, seat, site),
                Place::OutOfTown => text::told_laid_outside(building, seat, site),
            })
            .about(structure.clone())
            .moving(origin(from, seat, building, viewer), structure.clone())
            .moving(pieces::site(site, place), structure)
        }
        Event::Added { seat, to, card, from } => {
            let structure = pieces::structure(seat, to);
            Notice::new(text::told_added(to, card, seat))
                .about(structure.clone())
                .moving(origin(from, seat, card, viewer), structure)
        }
        Event::Supplied { seat, to, material, source } => {
            let structure = pieces::structure(seat, to);
            Notice::new(match source {
                Source::Stockpile => text::told_supplied(to, material, seat),
                Source::Pool => text::told_supplied_pool(to, material, seat),
            })
            .about(structure.clone())
            .moving(pieces::source(seat, material, source), structure)
        }
        Event::Completed { seat, building, influence, materials } => {
            let structure = pieces::structure(seat, building);
            Notice::new(text::told_completed(building, influence, seat))
                .about(structure.clone())
                .moving_many(u16::from(materials), structure.clone(), pieces::BOX)
                .moving(structure, pieces::influence(seat))
        }
        Event::Opened { seat, owner, building, material, source } => {
            let structure = pieces::structure(owner, building);
            Notice::new(text::told_opened(building, material, owner, seat))
                .about(structure.clone())
                .moving(pieces::source(seat, material, source), structure)
        }
        Event::FountainDrew { seat, card } => {
            Notice::new(if viewer.sees(seat) { text::told_fountain_own(card, seat) } else { text::told_fountain(seat) })
                .about(pieces::FOUNTAIN)
                .moving(pieces::DECK, pieces::FOUNTAIN)
        }
        Event::FountainKept { seat, card } => {
            Notice::new(text::told_fountain_kept(seat)).moving(pieces::FOUNTAIN, hand(seat, card))
        }
        Event::Seized { seat, owner, building, opened } => {
            let structure = pieces::structure(owner, building);
            Notice::new(text::told_seized(building, owner, seat))
                .about(structure.clone())
                .moving_many(1 + u16::from(opened), structure, pieces::structure(seat, building))
                .moving(pieces::influence(seat), pieces::influence(owner))
        }
        Event::Grants { seat, building, times } => Notice::new(text::told_grants(building, times, seat)),
        Event::Demanded { seat, card, shown } => Notice::new(match shown {
            ShownCards::Material if !viewer.sees(seat) => text::told_demanded_material(card.material(), seat),
            ShownCards::Material | ShownCards::Name => text::told_demanded(card, card.material(), seat),
        })
        .about("demand")
        .moving(hand(seat, card), pieces::demanded(card)),
        Event::Plundered { seat, material } => Notice::new(text::told_plundered(material, seat))
            .about(pieces::pool(material))
            .moving(pieces::pool(material), pieces::stockpile(seat, material)),
        Event::Gave { seat, to, card } => {
            let stockpile = pieces::stockpile(to, card.material());
            Notice::new(text::told_gave(card, seat, to)).about(stockpile.clone()).moving(hand(seat, card), stockpile)
        }
        Event::GloryToRome { seat, material } => Notice::new(text::told_glory(material, seat)),
        Event::Surrendered { seat, to, material } => {
            let stockpile = pieces::stockpile(to, material);
            Notice::new(text::told_surrendered(material, seat, to))
                .about(stockpile.clone())
                .moving(pieces::stockpile(seat, material), stockpile)
        }
        Event::Fed { seat, owner, client } => {
            let fed = pieces::client(owner, client);
            Notice::new(text::told_fed(owner, client, seat)).about(fed.clone()).moving(fed, pieces::vault(seat))
        }
        Event::Dismissed { seat, cards } => dismissed(seat, cards, viewer),
        Event::ClaimedSenator { seat, from } => Notice::new(text::told_claimed_senator(from, seat))
            .moving(pieces::played_senators(from), pieces::senators_of(viewer, seat)),
        Event::Diverted { seat, card } => {
            let stockpile = pieces::stockpile(seat, card.material());
            Notice::new(text::told_diverted(card.material(), seat))
                .about(stockpile.clone())
                .moving(pieces::played(seat, card), stockpile)
        }
        Event::CleanedUp { seat, cards, senators } => {
            let to_pool = |notice: Notice, (card, count): (Building, u8)| {
                notice.moving_many(u16::from(count), pieces::played(seat, card), pieces::pool(card.material()))
            };
            cards.iter().fold(Notice::silent(), to_pool).moving_many(
                u16::from(senators),
                pieces::played_senators(seat),
                pieces::SENATORS,
            )
        }
        Event::Ended { end, winners } => {
            let winners = Arg::List(winners.iter().map(Arg::Seat).collect());
            Notice::new(match end {
                End::Deck => text::told_end_deck(winners),
                End::Sites => text::told_end_sites(winners),
                End::Catacomb => text::told_end_catacomb(winners),
                End::Forum(_) => text::told_end_forum(winners),
            })
        }
    }
}

/// The place a card came from, for these eyes.
fn origin(from: Origin, seat: Seat, card: Building, viewer: Viewer) -> Piece {
    match from {
        Origin::Pool => pieces::pool(card.material()),
        Origin::Deck => pieces::DECK.into(),
        Origin::Hand => pieces::hand_of(viewer, seat, card),
        Origin::Stockpile => pieces::stockpile(seat, card.material()),
        Origin::Fountain => pieces::FOUNTAIN.into(),
    }
}

/// Leading and following say the role once, and what with.
fn plays(seat: Seat, role: Role, unit: Unit, how: Playing) -> Label {
    let with: Arg = match unit {
        Unit::Card(card) => card.into(),
        Unit::Senator => text::WITH_SENATOR.into(),
        Unit::Petition(material) => text::with_petition(material).into(),
    };
    match how {
        Playing::Leads => text::told_leads(role, seat, with),
        Playing::Follows => text::told_follows(role, seat, with),
        Playing::More => text::told_plays_more(seat, with),
    }
}

fn drew(seat: Seat, cards: Cards, viewer: Viewer) -> Notice {
    let notice = Notice::new(if viewer.sees(seat) {
        text::told_drew_own(named(cards.each()), seat)
    } else {
        text::told_drew(cards.total(), seat)
    })
    .about(pieces::DECK);
    // Nobody else may count the kinds: for them the cards go in one pile.
    if viewer != Viewer::Seat(seat) {
        return notice.moving_many(u16::from(cards.total()), pieces::DECK, pieces::closed_hand(seat));
    }
    cards
        .iter()
        .fold(notice, |notice, (card, count)| notice.moving_many(u16::from(count), pieces::DECK, pieces::hand(card)))
}

fn discarded_all(seat: Seat, cards: Cards, senators: u8, viewer: Viewer) -> Notice {
    let list = named(cards.each());
    let notice = Notice::new(if senators > 0 {
        text::told_discarded_all_senators(list, seat, senators)
    } else {
        text::told_discarded_all(list, seat)
    })
    .about("pool");
    cards
        .iter()
        .fold(notice, |notice, (card, count)| {
            let hand = pieces::hand_of(viewer, seat, card);
            notice.moving_many(u16::from(count), hand, pieces::pool(card.material()))
        })
        .moving_many(u16::from(senators), pieces::senators_of(viewer, seat), pieces::SENATORS)
}

/// Nobody else may count the kinds.
fn dismissed(seat: Seat, cards: Cards, viewer: Viewer) -> Notice {
    if viewer == Viewer::Seat(seat) {
        return cards.iter().fold(Notice::silent(), |notice, (card, count)| {
            notice.moving_many(u16::from(count), pieces::demanded(card), pieces::hand(card))
        });
    }
    cards.materials().fold(Notice::silent(), |notice, material| {
        let count = u16::from(cards.count_of(material));
        notice.moving_many(count, pieces::demanded_material(material), pieces::closed_hand(seat))
    })
}

/// Ruling Q29: everybody sees what is sold, only the owner what comes from the hand, nobody what comes from the deck.
fn sold(seat: Seat, card: Building, from: Origin, viewer: Viewer) -> Notice {
    Notice::new(match from {
        Origin::Stockpile | Origin::Pool | Origin::Fountain => text::told_sold(card.material(), seat),
        Origin::Deck => text::told_sold_deck(seat),
        Origin::Hand if viewer.sees(seat) => text::told_sold_hand_own(card, seat),
        Origin::Hand => text::told_sold_hand(seat),
    })
    .about(pieces::vault(seat))
    .moving(origin(from, seat, card, viewer), pieces::vault(seat))
}
