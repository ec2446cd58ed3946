//! What each viewer is told about an event, and which pieces move for these eyes.

use saturnalia_rules::{Arg, Notice, Piece, Seat, Viewer};

use crate::building::Building;
use crate::building::senatus::Run;
use crate::event::Event;
use crate::fortuna::Tiles;
use crate::pool::{FACES, Pool};
use crate::senate::{SenateCard, SenateCards};
use crate::{pieces, text};

pub(crate) fn tell(event: &Event, viewer: Viewer) -> Notice {
    match *event {
        Event::PassBegun { pass, start_player, provinces, patricians } => {
            let notice = Notice::new(text::pass_begun(pass, patricians, provinces, start_player));
            let notice = provinces
                .iter()
                .fold(notice, |notice, province| notice.moving(pieces::PROVINCE_STACK, pieces::province(province)));
            patricians
                .iter()
                .fold(notice, |notice, patrician| notice.moving(pieces::PATRICIAN_STACK, pieces::patrician(patrician)))
        }
        Event::RoundBegun { round } => Notice::new(text::round_begun(round)),
        Event::Rolled { seat, dice } => {
            let fall = |notice: Notice, die| notice.moving(pieces::dice_of(seat), pieces::die_of(viewer, seat, die));
            dice.numbered_after(Pool::NONE).fold(Notice::new(text::rolled(dice, seat)), fall)
        }
        Event::RolledAgain { seat, chosen, dice, kept } => {
            let notice = Notice::new(text::rolled_again(chosen, dice, seat));
            turned(kept + chosen, kept + dice).fold(notice, |notice, (from, to)| {
                notice.moving(pieces::die_of(viewer, seat, from), pieces::die_of(viewer, seat, to))
            })
        }
        Event::PlacedTemplum { seat, dice, there, total, pips, drawn, tiles } => {
            let notice = Notice::new(if viewer.sees(seat) && !tiles.is_empty() {
                text::placed_templum_seen(dice, pips, seat, tiles.len(), total, tiles)
            } else {
                text::placed_templum(dice, pips, seat, tiles.len(), total)
            });
            draws(placed(notice, viewer, seat, Building::Templum, dice, there), viewer, seat, drawn, tiles)
        }
        Event::HeapMixed { tiles } => {
            let back = |notice: Notice, value| notice.moving(pieces::laid_aside(value), pieces::FORTUNA_HEAP);
            tiles.iter().fold(Notice::new(text::HEAP_MIXED), back)
        }
        Event::PlacedSenatus { seat, dice, low, high } => {
            let run = Run::new(low, high).dice();
            let notice = Notice::new(if dice == run {
                text::placed_senatus(dice, seat)
            } else {
                text::placed_senatus_more(dice, run, seat)
            });
            placed(notice, viewer, seat, Building::Senatus, dice, Pool::NONE)
        }
        Event::PlacedCastrum { seat, face, count, group } => {
            let dice = Pool::of(face, count);
            let notice = Notice::new(if count == group {
                text::placed_castrum(dice, seat)
            } else {
                text::placed_castrum_more(dice, Pool::of(face, group), seat)
            });
            placed(notice, viewer, seat, Building::Castrum, dice, Pool::of(face, group - count))
        }
        Event::PlacedForum { seat, dice, there } => {
            placed(Notice::new(text::placed_forum(dice, seat)), viewer, seat, Building::Forum, dice, there)
        }
        Event::PushedOut { seat, face, nth, there } => {
            let from = [pieces::die_in(Building::Forum, seat, (face, nth))];
            to_latrina(Notice::new(text::pushed_out(face, seat)), seat, from, there)
        }
        Event::PlacedLatrina { seat, face, there } => {
            let from = [pieces::die_of(viewer, seat, (face, 1))];
            to_latrina(Notice::new(text::placed_latrina(face, seat)), seat, from, there)
        }
        Event::DiceTakenUp { seat, placed, rest } => {
            let back = |notice: Notice, die| notice.moving(pieces::die_of(viewer, seat, die), pieces::dice_of(seat));
            rest.numbered_after(placed).fold(Notice::silent(), back)
        }
        Event::DiceLeftOver { seat, dice, there } => {
            let from = (0..dice).map(|_| pieces::dice_of(seat));
            to_latrina(Notice::new(text::dice_left_over(dice, seat)), seat, from, there)
        }
        Event::PassEnded { pass } => Notice::new(text::pass_ended(pass)),
        Event::SecondTile { seat, drawn, tiles } => {
            let notice = Notice::new(if viewer.sees(seat) {
                text::second_tile_seen(seat, tiles)
            } else {
                text::second_tile(seat)
            });
            draws(notice.about("templum"), viewer, seat, drawn, tiles)
        }
        Event::FortunaKept { seat, kept, laid_aside } => fortuna_kept(viewer, seat, kept, laid_aside),
        Event::FortunaLaidAside { tiles } => Notice::new(text::fortuna_laid_aside(tiles)).about("templum"),
        Event::DiceTakenBack { seat, building, dice } => taken_back(Notice::silent(), seat, building, dice),
        Event::PacketSeen { seat, low, high, cards } => {
            let run = Run::new(low, high).dice();
            let notice = Notice::new(if viewer.sees(seat) {
                text::packet_seen(cards, run, seat)
            } else {
                text::packet(cards.len(), run, seat)
            });
            let notice = taken_back(notice.about("senatus"), seat, Building::Senatus, run);
            cards.iter().fold(notice, |notice, card| {
                moved(notice, pieces::SENATE_STACK.into(), pieces::packet_of(viewer, seat, card))
            })
        }
        Event::SenateCardTaken { seat, card, rest } => senate_card_taken(viewer, seat, card, rest),
        Event::SenateCardsReturned { count } => Notice::new(text::senate_cards_returned(count))
            .about("senatus")
            .moving_many(u16::from(count), pieces::SENATE_STACK, "box"),
        Event::ProvinceTaken { seat, face, group, province } => {
            let (dice, tile) = (Pool::of(face, group), pieces::province(province));
            let notice = Notice::new(text::province_taken(dice, province, seat)).about(tile.clone());
            taken_back(notice, seat, Building::Castrum, dice).moving(tile.clone(), tile)
        }
        Event::ProvincesLeft { provinces } => {
            let leave = |notice: Notice, province| notice.moving(pieces::province(province), "box");
            provinces.iter().fold(Notice::new(text::provinces_left(provinces)), leave)
        }
        Event::PatricianTaken { seat, face, nth, patrician } => {
            let tile = pieces::patrician(patrician);
            Notice::new(text::patrician_taken(face, patrician, seat))
                .about(tile.clone())
                .moving(pieces::die_in(Building::Forum, seat, (face, nth)), pieces::dice_of(seat))
                .moving(tile.clone(), tile)
        }
        Event::PatriciansLeft { patricians } => {
            let leave = |notice: Notice, patrician| notice.moving(pieces::patrician(patrician), "box");
            patricians.iter().fold(Notice::new(text::patricians_left(patricians)), leave)
        }
        Event::Unrewarded { seat, building, dice, there } => {
            let from = dice.numbered_after(Pool::NONE).map(|die| pieces::die_in(building, seat, die));
            to_latrina(Notice::new(text::unrewarded(dice.len(), seat)), seat, from, there)
        }
        Event::ChipsGained { seat, chips } => {
            let back = |notice: Notice, nth| notice.moving(pieces::in_latrina(seat, nth), pieces::dice_of(seat));
            (1..=chips).fold(Notice::new(text::chips_gained(chips, seat)).about("latrina"), back)
        }
        Event::SenateCardsShown { seat, cards } => Notice::new(text::senate_cards_shown(cards, seat)),
        Event::Finished { ref points, ref winners } => {
            let seats: Vec<Arg> = winners.iter().copied().map(Arg::from).collect();
            let best = points.iter().copied().max().unwrap_or_default();
            Notice::new(text::finished(best, seats))
        }
    }
}

/// Moves a piece, if these eyes see it in another place afterwards.
fn moved(notice: Notice, from: Piece, to: Piece) -> Notice {
    if from == to { notice } else { notice.moving(from, to) }
}

/// Dice go from where they were rolled into a building.
fn placed(notice: Notice, viewer: Viewer, seat: Seat, building: Building, dice: Pool, there: Pool) -> Notice {
    let ways = dice.numbered_after(Pool::NONE).zip(dice.numbered_after(there));
    ways.fold(notice.about(building.name()), |notice, (from, to)| {
        notice.moving(pieces::die_of(viewer, seat, from), pieces::die_in(building, seat, to))
    })
}

/// Tiles come from the heap beside those drawn before.
fn draws(notice: Notice, viewer: Viewer, seat: Seat, drawn: Tiles, tiles: Tiles) -> Notice {
    tiles
        .numbered_after(drawn)
        .fold(notice, |notice, tile| notice.moving(pieces::FORTUNA_HEAP, pieces::drawn_of(viewer, seat, tile)))
}

/// Dice come to lie in the Latrina beside those that are there.
fn to_latrina(notice: Notice, seat: Seat, from: impl IntoIterator<Item = Piece>, there: u8) -> Notice {
    let ways = from.into_iter().zip(there + 1..);
    ways.fold(notice.about("latrina"), |notice, (from, nth)| notice.moving(from, pieces::in_latrina(seat, nth)))
}

/// All dice that these are of a seat in a building go back to it.
fn taken_back(notice: Notice, seat: Seat, building: Building, dice: Pool) -> Notice {
    dice.numbered_after(Pool::NONE)
        .fold(notice, |notice, die| notice.moving(pieces::die_in(building, seat, die), pieces::dice_of(seat)))
}

/// Which dice turn into which, where these become those: the last of a face goes first.
fn turned(before: Pool, after: Pool) -> impl Iterator<Item = ((u8, u8), (u8, u8))> {
    let beyond = |more: Pool, less: Pool| {
        (1..=FACES).flat_map(move |face| (less.count(face) + 1..=more.count(face)).map(move |nth| (face, nth)))
    };
    beyond(before, after).zip(beyond(after, before))
}

/// What is kept lies open beside what was kept before; the rest is laid aside.
fn fortuna_kept(viewer: Viewer, seat: Seat, kept: Tiles, laid_aside: Tiles) -> Notice {
    let notice = Notice::new(text::fortuna_kept(kept, seat)).about("templum");
    let notice = kept
        .numbered_after(Tiles::NONE)
        .fold(notice, |notice, tile| moved(notice, pieces::drawn_of(viewer, seat, tile), pieces::kept(seat)));
    laid_aside
        .numbered_after(kept)
        .fold(notice, |notice, tile| notice.moving(pieces::drawn_of(viewer, seat, tile), pieces::laid_aside(tile.0)))
}

/// Whoever chose lays the rest down for the next; for the others one card leaves the stack.
fn senate_card_taken(viewer: Viewer, seat: Seat, card: SenateCard, rest: SenateCards) -> Notice {
    let notice = if viewer.sees(seat) {
        Notice::new(text::senate_card_taken_seen(card, seat)).about(pieces::senate(card))
    } else {
        Notice::new(text::senate_card_taken(seat)).about("senatus")
    };
    let taken = notice.moving(pieces::packet_of(viewer, seat, card), pieces::senate_of(viewer, seat, card));
    rest.iter()
        .fold(taken, |notice, card| moved(notice, pieces::packet_of(viewer, seat, card), pieces::SENATE_STACK.into()))
}
