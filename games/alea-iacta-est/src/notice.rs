//! What a viewer is told about an event.

use saturnalia_rules::{Arg, Label, Notice, Viewer};

use crate::event::Event;
use crate::label::{dice_text, patrician_term, province_term, run_text, senate_term, tiles_text};
use crate::pieces;
use crate::pool::Pool;
use crate::senate::SenateCards;
use crate::tiles::{Patricians, Provinces};

pub(crate) const KEYS: &[&str] = &[
    "alea-pass-begun",
    "alea-round-begun",
    "alea-rolled",
    "alea-rolled-again",
    "alea-placed-templum",
    "alea-placed-templum-seen",
    "alea-heap-mixed",
    "alea-placed-senatus",
    "alea-placed-senatus-more",
    "alea-placed-castrum",
    "alea-placed-castrum-more",
    "alea-placed-forum",
    "alea-pushed-out",
    "alea-placed-latrina",
    "alea-dice-left-over",
    "alea-pass-ended",
    "alea-second-tile",
    "alea-second-tile-seen",
    "alea-fortuna-kept",
    "alea-fortuna-laid-aside",
    "alea-packet",
    "alea-packet-seen",
    "alea-senate-card-taken",
    "alea-senate-card-taken-seen",
    "alea-senate-cards-returned",
    "alea-province-taken",
    "alea-provinces-left",
    "alea-patrician-taken",
    "alea-patricians-left",
    "alea-unrewarded",
    "alea-chips-gained",
    "alea-senate-cards-shown",
    "alea-finished",
];

fn provinces(set: Provinces) -> Arg {
    Arg::List(set.iter().map(province_term).collect())
}

fn patricians(set: Patricians) -> Arg {
    Arg::List(set.iter().map(patrician_term).collect())
}

fn senate_cards(set: SenateCards) -> Arg {
    Arg::List(set.iter().map(senate_term).collect())
}

pub(crate) fn tell(event: &Event, viewer: Viewer) -> Option<Notice> {
    let notice = match *event {
        Event::PassBegun { pass, start_player, provinces: laid, patricians: people } => Notice::new(
            Label::new("alea-pass-begun")
                .with("pass", pass)
                .with("seat", start_player)
                .with("provinces", provinces(laid))
                .with("patricians", patricians(people)),
        ),
        Event::RoundBegun { round } => Notice::new(Label::new("alea-round-begun").with("round", round)),
        Event::Rolled { seat, dice } => {
            Notice::new(Label::new("alea-rolled").with("seat", seat).with("dice", dice_text(dice)))
        }
        Event::RolledAgain { seat, chosen, dice } => Notice::new(
            Label::new("alea-rolled-again")
                .with("seat", seat)
                .with("chosen", dice_text(chosen))
                .with("dice", dice_text(dice)),
        ),
        Event::PlacedTemplum { seat, dice, total, pips, tiles } => {
            let label = |key: &'static str| {
                Label::new(key)
                    .with("seat", seat)
                    .with("dice", dice_text(dice))
                    .with("total", total)
                    .with("pips", pips)
                    .with("tiles", tiles.len())
            };
            let label = if viewer.sees(seat) && !tiles.is_empty() {
                label("alea-placed-templum-seen").with("values", tiles_text(tiles))
            } else {
                label("alea-placed-templum")
            };
            Notice::new(label).about("templum")
        }
        Event::HeapMixed => Notice::new(Label::new("alea-heap-mixed")),
        Event::PlacedSenatus { seat, dice, low, high } => {
            let label = |key: &'static str| Label::new(key).with("seat", seat).with("dice", dice_text(dice));
            let label = if dice.len() == high - low + 1 {
                label("alea-placed-senatus")
            } else {
                label("alea-placed-senatus-more").with("run", run_text(low, high))
            };
            Notice::new(label).about("senatus")
        }
        Event::PlacedCastrum { seat, face, count, group } => {
            let of = |count| dice_text(Pool::of(face, count));
            let label = |key: &'static str| Label::new(key).with("seat", seat).with("dice", of(count));
            let label = if count == group {
                label("alea-placed-castrum")
            } else {
                label("alea-placed-castrum-more").with("group", of(group))
            };
            Notice::new(label).about("castrum")
        }
        Event::PlacedForum { seat, dice } => {
            Notice::new(Label::new("alea-placed-forum").with("seat", seat).with("dice", dice_text(dice))).about("forum")
        }
        Event::PushedOut { seat, face } => {
            Notice::new(Label::new("alea-pushed-out").with("seat", seat).with("face", face)).about("latrina")
        }
        Event::PlacedLatrina { seat, face } => {
            Notice::new(Label::new("alea-placed-latrina").with("seat", seat).with("face", face)).about("latrina")
        }
        Event::DiceLeftOver { seat, dice } => {
            Notice::new(Label::new("alea-dice-left-over").with("seat", seat).with("dice", dice)).about("latrina")
        }
        Event::PassEnded { pass } => Notice::new(Label::new("alea-pass-ended").with("pass", pass)),
        Event::SecondTile { seat, tiles } => {
            let label = if viewer.sees(seat) {
                Label::new("alea-second-tile-seen").with("seat", seat).with("values", tiles_text(tiles))
            } else {
                Label::new("alea-second-tile").with("seat", seat)
            };
            Notice::new(label).about("templum")
        }
        Event::FortunaKept { seat, kept } => {
            Notice::new(Label::new("alea-fortuna-kept").with("seat", seat).with("kept", tiles_text(kept)))
                .about("templum")
        }
        Event::FortunaLaidAside { tiles } => {
            Notice::new(Label::new("alea-fortuna-laid-aside").with("tiles", tiles_text(tiles))).about("templum")
        }
        Event::PacketSeen { seat, low, high, cards } => {
            let run = run_text(low, high);
            let label = if viewer.sees(seat) {
                Label::new("alea-packet-seen").with("seat", seat).with("run", run).with("cards", senate_cards(cards))
            } else {
                Label::new("alea-packet").with("seat", seat).with("run", run).with("count", cards.len())
            };
            Notice::new(label).about("senatus")
        }
        Event::SenateCardTaken { seat, card } => {
            if viewer.sees(seat) {
                let label = Label::new("alea-senate-card-taken-seen").with("seat", seat);
                Notice::new(label.with("card", senate_term(card))).about(pieces::senate(card))
            } else {
                Notice::new(Label::new("alea-senate-card-taken").with("seat", seat)).about("senatus")
            }
        }
        Event::SenateCardsReturned { count } => {
            Notice::new(Label::new("alea-senate-cards-returned").with("count", count)).about("senatus")
        }
        Event::ProvinceTaken { seat, face, group, province } => Notice::new(
            Label::new("alea-province-taken")
                .with("seat", seat)
                .with("dice", dice_text(Pool::of(face, group)))
                .with("province", province_term(province)),
        )
        .about(format!("province/{province}")),
        Event::ProvincesLeft { provinces: left } => {
            Notice::new(Label::new("alea-provinces-left").with("provinces", provinces(left)))
        }
        Event::PatricianTaken { seat, face, patrician } => Notice::new(
            Label::new("alea-patrician-taken")
                .with("seat", seat)
                .with("face", face)
                .with("patrician", patrician_term(patrician)),
        )
        .about(format!("patrician/{patrician}")),
        Event::PatriciansLeft { patricians: left } => {
            Notice::new(Label::new("alea-patricians-left").with("patricians", patricians(left)))
        }
        Event::Unrewarded { seat, dice } => {
            Notice::new(Label::new("alea-unrewarded").with("seat", seat).with("dice", dice)).about("latrina")
        }
        Event::ChipsGained { seat, chips } => {
            Notice::new(Label::new("alea-chips-gained").with("seat", seat).with("chips", chips)).about("latrina")
        }
        Event::SenateCardsShown { seat, cards } => {
            Notice::new(Label::new("alea-senate-cards-shown").with("seat", seat).with("cards", senate_cards(cards)))
        }
        Event::Finished { ref points, ref winners } => {
            let seats: Vec<Arg> = winners.iter().copied().map(Arg::from).collect();
            let best = points.iter().copied().max().unwrap_or_default();
            Notice::new(Label::new("alea-finished").with("seats", seats).with("points", best))
        }
    };
    Some(notice)
}
