//! Letters, drawn as the outlines that a font has of them.

use std::sync::LazyLock;

use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Transform};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// What stands for a letter that the font does not have.
const UNKNOWN: char = '\u{b7}';
/// What stands for the rest of a line that is too long.
const MORE: char = '\u{2026}';
/// The longest text that is looked at, in letters: no line of a picture has room for more.
const LONGEST: usize = 400;

/// A font at hand.
#[derive(Debug)]
pub(crate) struct Font {
    face: Face<'static>,
    per_em: f32,
}

fn font(bytes: &'static [u8]) -> Font {
    let face = Face::parse(bytes, 0).expect("the font lies beside this file");
    let per_em = f32::from(face.units_per_em());
    Font { face, per_em }
}

pub(crate) static PLAIN: LazyLock<Font> = LazyLock::new(|| font(include_bytes!("../fonts/DejaVuSerifCondensed.ttf")));
pub(crate) static BOLD: LazyLock<Font> =
    LazyLock::new(|| font(include_bytes!("../fonts/DejaVuSerifCondensed-Bold.ttf")));

/// Turns an outline of the font upright and puts it where it belongs.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

impl Font {
    fn glyph(&self, letter: char) -> Option<GlyphId> {
        self.face.glyph_index(letter).or_else(|| self.face.glyph_index(UNKNOWN))
    }

    fn advance(&self, letter: char, size: f32) -> f32 {
        let units = self.glyph(letter).and_then(|glyph| self.face.glyph_hor_advance(glyph)).unwrap_or(0);
        f32::from(units) * size / self.per_em
    }

    /// How wide a text is.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.advance(letter, size)).sum()
    }

    /// As much of a text as there is room for.
    pub(crate) fn cut(&self, text: &str, size: f32, room: f32) -> String {
        let text: String = text.chars().take(LONGEST).collect();
        if self.width(&text, size) <= room {
            return text;
        }
        let mut left = room - self.advance(MORE, size);
        let fits = |letter: &char| {
            left -= self.advance(*letter, size);
            left >= 0.0
        };
        let kept: String = text.chars().take_while(fits).collect();
        format!("{}{MORE}", kept.trim_end())
    }

    /// A text in lines of that width, so many at most; the last one says if there is more.
    pub(crate) fn lines(&self, text: &str, size: f32, room: f32, most: usize) -> Vec<String> {
        let text: String = text.chars().take(LONGEST).collect();
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match longer.filter(|longer| self.width(longer, size) <= room) {
                Some(longer) => *lines.last_mut().expect("it was made longer") = longer,
                None if lines.len() == most => {
                    let last = lines.pop().map_or_else(String::new, |line| format!("{line} {word} {word}"));
                    lines.push(self.cut(&last, size, room));
                    return lines;
                }
                None => lines.push(self.cut(word, size, room)),
            }
        }
        lines
    }

    /// Draws a text; `y` is the line that its letters stand on.
    pub(crate) fn draw(&self, on: &mut Pixmap, text: &str, (x, y): (f32, f32), size: f32, colour: Color) {
        let mut pen = Pen { path: PathBuilder::new(), x, y, scale: size / self.per_em };
        for letter in text.chars() {
            if let Some(glyph) = self.glyph(letter) {
                self.face.outline_glyph(glyph, &mut pen);
            }
            pen.x += self.advance(letter, size);
        }
        // A text of spaces has no outline.
        let Some(path) = pen.path.finish() else { return };
        let mut paint = Paint::default();
        paint.set_color(colour);
        on.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_where_its_room_ends() {
        let room = PLAIN.width("Marcus Antonius", 20.0);
        assert_eq!(PLAIN.cut("Marcus Antonius", 20.0, room), "Marcus Antonius");
        let cut = PLAIN.cut("Marcus Antonius Primus", 20.0, room);
        assert!(cut.ends_with('…') && PLAIN.width(&cut, 20.0) <= room, "{cut}");
    }

    #[test]
    fn lines_are_as_wide_as_they_may_be_and_no_more_than_were_asked_for() {
        let text = "the quick brown fox jumps over the lazy dog ".repeat(9);
        let lines = PLAIN.lines(&text, 20.0, 200.0, 3);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| PLAIN.width(line, 20.0) <= 200.0), "{lines:?}");
        assert!(lines[2].ends_with('…') && !lines[1].ends_with('…'), "{lines:?}");
        assert_eq!(PLAIN.lines("", 20.0, 200.0, 3), Vec::<String>::new());
    }

    #[test]
    fn a_letter_the_font_does_not_have_takes_its_room_all_the_same() {
        assert!(PLAIN.width("虎", 20.0) > 0.0);
        assert!(BOLD.width("Ärgöß ЖΩ", 20.0) > BOLD.width("Arg", 20.0));
    }
}
