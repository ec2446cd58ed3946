//! The sheet that is drawn: game and moment above, who plays and with what score on the left, the position in words on the right, what was
//! played last below.

use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use crate::letters::{BOLD, Font, PLAIN};
use crate::{HEIGHT, WIDTH};

/// What is to be drawn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PictureOf {
    /// The game, or the title of whatever it is.
    pub title: String,
    /// Which moment it is: "Move 34 of 120".
    pub moment: String,
    pub seats: Vec<Standing>,
    /// The position, line by line.
    pub position: Vec<String>,
    /// What was played last.
    pub said: String,
}

/// How somebody stands.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    pub name: String,
    /// What they have; nothing before anything is counted.
    pub points: Option<i16>,
    /// The same by category.
    pub parts: Vec<i16>,
    /// Everybody waits for them, or they have won.
    pub marked: bool,
}

/// As many people as there is room for.
const SEATS: usize = 6;
const MARGIN: f32 = 48.0;
const HEAD: f32 = 108.0;
const FOOT: f32 = 84.0;
/// Where the position begins.
const MIDDLE: f32 = 560.0;

const PAPER: u32 = 0xf4_efe6;
const INK: u32 = 0x2b_2520;
const SOFT: u32 = 0x6a_6055;
const LINE: u32 = 0xd8_cdb9;
const TERRACOTTA: u32 = 0x9c_3f22;
const LIGHT: u32 = 0xff_f9ef;
/// The colours of the chairs and of their edges: those of the client (`client/src/styles/tokens.css`).
const CHAIRS: [(u32, u32); SEATS] = [
    (0x7a_3e9d, 0x4d_2266),
    (0xd2_691e, 0x8a_3f0a),
    (0xf5_f1e8, 0x5f_584c),
    (0x5c_3a21, 0x2e_1b0e),
    (0x12_818c, 0x08_4c53),
    (0xb3_123a, 0x6d_0722),
];

fn colour(rgb: u32) -> Color {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
}

/// The picture as a PNG file.
pub fn draw(what: &PictureOf) -> Vec<u8> {
    let mut on = Pixmap::new(WIDTH, HEIGHT).expect("the size is not zero");
    on.fill(colour(PAPER));
    let (width, height) = (WIDTH as f32, HEIGHT as f32);
    head(&mut on, what);
    for (place, standing) in what.seats.iter().take(SEATS).enumerate() {
        seat(&mut on, place, standing, what);
    }
    position(&mut on, &what.position);
    box_at(&mut on, (0.0, height - FOOT), (width, FOOT), LIGHT);
    box_at(&mut on, (0.0, height - FOOT), (width, 2.0), LINE);
    let said = PLAIN.cut(&what.said, 30.0, width - 2.0 * MARGIN);
    PLAIN.draw(&mut on, &said, (MARGIN, height - FOOT / 2.0 + 10.0), 30.0, colour(INK));
    on.encode_png().expect("a picture in memory can be written")
}

fn head(on: &mut Pixmap, what: &PictureOf) {
    let width = WIDTH as f32;
    box_at(on, (0.0, 0.0), (width, HEAD), TERRACOTTA);
    let moment = PLAIN.cut(&what.moment, 30.0, 420.0);
    let beside = PLAIN.width(&moment, 30.0);
    let title = BOLD.cut(&what.title, 52.0, width - 3.0 * MARGIN - beside);
    BOLD.draw(on, &title, (MARGIN, 74.0), 52.0, colour(LIGHT));
    PLAIN.draw(on, &moment, (width - MARGIN - beside, 72.0), 30.0, colour(LIGHT));
}

/// One of those who play: a chair with its number, the name, the points, and of what they are made.
fn seat(on: &mut Pixmap, place: usize, standing: &Standing, what: &PictureOf) {
    let rows = what.seats.len().clamp(3, SEATS) as f32;
    let row = (HEIGHT as f32 - HEAD - FOOT - 24.0) / rows;
    let middle = HEAD + 12.0 + row * (place as f32 + 0.5);
    let (fill, edge) = CHAIRS[place % SEATS];
    let across = (row * 0.3).min(30.0);
    if let Some(circle) = PathBuilder::from_circle(MARGIN + across, middle, across) {
        fill_with(on, &circle, fill);
        let stroke = Stroke { width: 4.0, ..Stroke::default() };
        on.stroke_path(&circle, &paint(edge), &stroke, Transform::identity(), None);
    }
    let number = (place + 1).to_string();
    let ink = if fill == 0xf5_f1e8 { INK } else { LIGHT };
    let size = across * 1.05;
    let x = MARGIN + across - BOLD.width(&number, size) / 2.0;
    BOLD.draw(on, &number, (x, middle + size * 0.36), size, colour(ink));

    let (left, right) = (MARGIN + 2.0 * across + 18.0, MIDDLE - 40.0);
    let points = standing.points.map(|points| points.to_string()).unwrap_or_default();
    let font: &Font = if standing.marked { &BOLD } else { &PLAIN };
    let size = (row * 0.4).clamp(24.0, 36.0);
    let counted = BOLD.width(&points, size);
    let name = font.cut(&standing.name, size, right - left - counted - 16.0);
    font.draw(on, &name, (left, middle), size, colour(INK));
    BOLD.draw(on, &points, (right - counted, middle), size, colour(INK));
    bar(on, (left, middle + row * 0.14), right - left, standing, what, (fill, edge));
}

/// The points by category, one beside the other, on a scale that is the same for all.
fn bar(on: &mut Pixmap, (left, top): (f32, f32), room: f32, standing: &Standing, what: &PictureOf, chair: (u32, u32)) {
    let sum = |standing: &Standing| standing.parts.iter().map(|part| i32::from((*part).max(0))).sum::<i32>();
    let most = what.seats.iter().map(sum).max().unwrap_or(0);
    if most == 0 {
        return;
    }
    box_at(on, (left, top), (room, 10.0), LINE);
    let mut x = left;
    for (number, part) in standing.parts.iter().filter(|part| **part > 0).enumerate() {
        let wide = room * f32::from(*part) / most as f32;
        box_at(on, (x, top), (wide, 10.0), if number % 2 == 0 { chair.0 } else { chair.1 });
        x += wide;
    }
}

fn position(on: &mut Pixmap, lines: &[String]) {
    let (size, step) = (21.0, 29.0);
    let room = WIDTH as f32 - MARGIN - MIDDLE;
    let bottom = HEIGHT as f32 - FOOT - 14.0;
    box_at(on, (MIDDLE - 22.0, HEAD + 24.0), (2.0, bottom - HEAD - 24.0), LINE);
    let mut y = HEAD + 24.0 + size;
    for line in lines {
        for (number, text) in PLAIN.lines(line, size, room - 16.0, 2).into_iter().enumerate() {
            if y > bottom {
                return;
            }
            let x = if number == 0 { MIDDLE } else { MIDDLE + 16.0 };
            PLAIN.draw(on, &text, (x, y), size, colour(if number == 0 { INK } else { SOFT }));
            y += step;
        }
    }
}

fn paint(rgb: u32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour(rgb));
    paint
}

fn fill_with(on: &mut Pixmap, path: &Path, rgb: u32) {
    on.fill_path(path, &paint(rgb), FillRule::Winding, Transform::identity(), None);
}

fn box_at(on: &mut Pixmap, (x, y): (f32, f32), (width, height): (f32, f32), rgb: u32) {
    // One of no width is no box.
    if let Some(area) = Rect::from_xywh(x, y, width, height) {
        on.fill_rect(area, &paint(rgb), Transform::identity(), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> PictureOf {
        let standing = |name: &str, points, marked| Standing {
            name: name.to_owned(),
            points: Some(points),
            parts: vec![points - 3, 3, -2],
            marked,
        };
        PictureOf {
            title: "City of Rome".into(),
            moment: "Move 3 of 80".into(),
            seats: vec![standing("Livia", 21, true), standing("Marcus", 12, false)],
            position: vec!["Round 2 of 8".into()],
            said: "Livia: build the market".into(),
        }
    }

    fn pixels(png: &[u8]) -> Pixmap {
        Pixmap::decode_png(png).unwrap()
    }

    #[test]
    fn a_picture_has_the_size_that_previews_want() {
        let picture = pixels(&draw(&two()));
        assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
    }

    #[test]
    fn another_position_is_another_picture_and_the_same_is_the_same() {
        let other = PictureOf { position: vec!["Round 3 of 8".into()], ..two() };
        assert_eq!(draw(&two()), draw(&two()));
        assert_ne!(draw(&two()), draw(&other));
    }

    #[test]
    fn whatever_is_handed_in_a_picture_comes_of_it() {
        let long = "Wort ".repeat(100_000);
        let standing =
            Standing { name: long.clone(), points: Some(i16::MIN), parts: vec![i16::MAX; 40], marked: false };
        let much = PictureOf {
            title: long.clone(),
            moment: long.clone(),
            seats: vec![standing; 40],
            position: vec![long.clone(); 500],
            said: long,
        };
        assert!(draw(&much).len() < 400_000);
        assert!(!draw(&PictureOf::default()).is_empty());
    }
}
