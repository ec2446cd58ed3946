//! What each viewer is told about an event.

use saturnalia_rules::{Arg, Label, Notice, Seat, Viewer};

use crate::answer::{Place, Source};
use crate::cards::{Building, Material, Role};
use crate::event::{Event, From};
use crate::label::{building, material, role};
use crate::pieces;
use crate::state::End;
use crate::zone::Cards;

fn by(key: &'static str, seat: Seat) -> Label {
    Label::new(key).with("seat", seat)
}

fn with_card(key: &'static str, seat: Seat, card: Building) -> Notice {
    Notice::new(by(key, seat).with("card", building(card)))
}

fn with_material(key: &'static str, seat: Seat, of: Material) -> Notice {
    Notice::new(by(key, seat).with("material", material(of)))
}

fn with_role(key: &'static str, seat: Seat, of: Role) -> Notice {
    Notice::new(by(key, seat).with("role", role(of)))
}

fn list(cards: Cards) -> Arg {
    Arg::List(cards.each().map(building).collect())
}

pub(crate) fn tell(event: &Event, viewer: Viewer) -> Notice {
    match *event {
        Event::StartCard { seat, card } => with_card("rome-told-start-card", seat, card),
        Event::Begins { seat } => Notice::new(by("rome-told-begins", seat)),
        Event::RoundBegins { leader, round } => Notice::new(by("rome-told-round", leader).with("round", round)),
        Event::Thinks { seat } => Notice::new(by("rome-told-thinks", seat)),
        Event::Leads { seat, role } => with_role("rome-told-leads", seat, role),
        Event::Follows { seat, role } => with_role("rome-told-follows", seat, role),
        Event::PlayedCard { seat, card, role: of } => {
            Notice::new(by("rome-told-played-card", seat).with("card", building(card)).with("role", role(of)))
                .about(pieces::played(seat, card))
        }
        Event::PlayedSenator { seat, role } => {
            with_role("rome-told-played-senator", seat, role).about(pieces::played_senators(seat))
        }
        Event::Petitions { seat, material: of, role: as_role } => {
            let label = by("rome-told-petitions", seat).with("material", material(of)).with("role", role(as_role));
            Notice::new(label)
        }
        Event::PetitionCard { seat, card } => {
            with_card("rome-told-petition-card", seat, card).about(pieces::played(seat, card))
        }
        Event::Drew { seat, cards } => drew(seat, cards, viewer),
        Event::TookSenator { seat } => Notice::new(by("rome-told-took-senator", seat)).about("senators"),
        Event::Discarded { seat, card } => {
            with_card("rome-told-discarded", seat, card).about(pieces::pool(card.material()))
        }
        Event::DiscardedAll { seat, cards, senators } => {
            let key = if senators > 0 { "rome-told-discarded-all-senators" } else { "rome-told-discarded-all" };
            let label = by(key, seat).with("cards", list(cards));
            Notice::new(if senators > 0 { label.with("senators", senators) } else { label }).about("pool")
        }
        Event::Hired { seat, card, from } => hired(seat, card, from),
        Event::Stored { seat, card, from } => stored(seat, card, from),
        Event::Sold { seat, card, from } => sold(seat, card, from, viewer),
        Event::Bathes { seat, role } => with_role("rome-told-bathes", seat, role),
        Event::Laid { seat, building: laid, site, place } => {
            let key = match place {
                Place::InTown => "rome-told-laid",
                Place::OutOfTown => "rome-told-laid-outside",
            };
            Notice::new(by(key, seat).with("building", building(laid)).with("site", material(site)))
                .about(pieces::structure(seat, laid))
        }
        Event::Added { seat, to, card } => {
            Notice::new(by("rome-told-added", seat).with("building", building(to)).with("card", building(card)))
                .about(pieces::structure(seat, to))
        }
        Event::Supplied { seat, to, material: of, source } => {
            let key = match source {
                Source::Stockpile => "rome-told-supplied",
                Source::Pool => "rome-told-supplied-pool",
            };
            Notice::new(by(key, seat).with("building", building(to)).with("material", material(of)))
                .about(pieces::structure(seat, to))
        }
        Event::Completed { seat, building: done, influence } => {
            let label = by("rome-told-completed", seat).with("building", building(done)).with("influence", influence);
            Notice::new(label).about(pieces::structure(seat, done))
        }
        Event::Opened { seat, owner, building: opened, material: of } => {
            let label = by("rome-told-opened", seat).with("owner", owner).with("building", building(opened));
            Notice::new(label.with("material", material(of))).about(pieces::structure(owner, opened))
        }
        Event::FountainDrew { seat, card } if viewer.sees(seat) => {
            with_card("rome-told-fountain-own", seat, card).about("fountain")
        }
        Event::FountainDrew { seat, .. } => Notice::new(by("rome-told-fountain", seat)).about("fountain"),
        Event::FountainKept { seat } => Notice::new(by("rome-told-fountain-kept", seat)),
        Event::Seized { seat, owner, building: seized } => {
            let label = by("rome-told-seized", seat).with("owner", owner).with("building", building(seized));
            Notice::new(label).about(pieces::structure(owner, seized))
        }
        Event::Grants { seat, building: from, times } => {
            Notice::new(by("rome-told-grants", seat).with("building", building(from)).with("count", times))
        }
        Event::Demanded { seat, card } => {
            let label = by("rome-told-demanded", seat).with("material", material(card.material()));
            Notice::new(label.with("card", building(card))).about("demand")
        }
        Event::Plundered { seat, material } => {
            with_material("rome-told-plundered", seat, material).about(pieces::pool(material))
        }
        Event::Gave { seat, to, card } => {
            Notice::new(by("rome-told-gave", seat).with("to", to).with("card", building(card)))
                .about(pieces::stockpile(to, card.material()))
        }
        Event::GloryToRome { seat, material } => with_material("rome-told-glory", seat, material),
        Event::Surrendered { seat, to, material: of } => {
            Notice::new(by("rome-told-surrendered", seat).with("to", to).with("material", material(of)))
                .about(pieces::stockpile(to, of))
        }
        Event::Fed { seat, owner, client } => {
            Notice::new(by("rome-told-fed", seat).with("owner", owner).with("role", role(client)))
                .about(pieces::client(owner, client))
        }
        Event::ClaimedSenator { seat, from } => Notice::new(by("rome-told-claimed-senator", seat).with("from", from)),
        Event::Diverted { seat, material } => {
            with_material("rome-told-diverted", seat, material).about(pieces::stockpile(seat, material))
        }
        Event::Ended { end, winners } => {
            let key = match end {
                End::Deck => "rome-told-end-deck",
                End::Sites => "rome-told-end-sites",
                End::Catacomb => "rome-told-end-catacomb",
                End::Forum(_) => "rome-told-end-forum",
            };
            Notice::new(Label::new(key).with("winners", Arg::List(winners.iter().map(Arg::Seat).collect())))
        }
    }
}

fn drew(seat: Seat, cards: Cards, viewer: Viewer) -> Notice {
    let label = if viewer.sees(seat) {
        by("rome-told-drew-own", seat).with("cards", list(cards))
    } else {
        by("rome-told-drew", seat).with("count", cards.total())
    };
    Notice::new(label).about("deck")
}

fn hired(seat: Seat, card: Building, from: From) -> Notice {
    let key = match from {
        From::Pool | From::Stockpile => "rome-told-hired",
        From::Deck => "rome-told-hired-deck",
        From::Hand => "rome-told-hired-hand",
    };
    Notice::new(by(key, seat).with("card", building(card)).with("role", role(card.role())))
        .about(pieces::client(seat, card.role()))
}

fn stored(seat: Seat, card: Building, from: From) -> Notice {
    let key = match from {
        From::Pool | From::Deck | From::Stockpile => "rome-told-stored",
        From::Hand => "rome-told-stored-hand",
    };
    Notice::new(by(key, seat).with("card", building(card)).with("material", material(card.material())))
        .about(pieces::stockpile(seat, card.material()))
}

/// Ruling Q29: everybody sees what is sold, only the owner what comes from the hand, nobody what comes from the deck.
fn sold(seat: Seat, card: Building, from: From, viewer: Viewer) -> Notice {
    let label = match from {
        From::Stockpile | From::Pool => by("rome-told-sold", seat).with("material", material(card.material())),
        From::Deck => by("rome-told-sold-deck", seat),
        From::Hand if viewer.sees(seat) => by("rome-told-sold-hand-own", seat).with("card", building(card)),
        From::Hand => by("rome-told-sold-hand", seat),
    };
    Notice::new(label).about(pieces::vault(seat))
}
