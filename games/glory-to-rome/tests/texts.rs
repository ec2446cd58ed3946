//! Everything that can be said in many games has a text with all its arguments, in both languages.

use std::collections::{BTreeMap, BTreeSet};

use glory_to_rome::options::{Edition, Gifts, Options, StartPlayer};
use glory_to_rome::{Building, GloryToRome};
use saturnalia_rules::{Arg, Dice, Label, Position, Rules, Seat, SeatCount, Seed, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use saturnalia_texts::{Language, SeatNumbers, Texts};

struct Listener {
    texts: Vec<Texts>,
    keys: BTreeSet<String>,
    /// How often each message was heard.
    heard: BTreeMap<String, u32>,
}

/// A message is put into words this often: with other arguments each time.
const ENOUGH: u32 = 40;

impl Listener {
    fn hear(&mut self, label: &Label) {
        if self.note(label.key.as_ref()) > ENOUGH {
            return;
        }
        for (_, arg) in label.args.iter() {
            self.note_terms(arg);
        }
        for texts in &self.texts {
            let sentence = texts.say(label, &SeatNumbers);
            assert!(!sentence.contains('<') && !sentence.contains("{$"), "{label:?}: {sentence}");
        }
    }

    fn note(&mut self, key: &str) -> u32 {
        assert!(self.keys.contains(key), "`{key}` is not in message_keys");
        if let Some(times) = self.heard.get_mut(key) {
            *times += 1;
            return *times;
        }
        self.heard.insert(key.to_owned(), 1);
        1
    }

    fn note_terms(&mut self, arg: &Arg) {
        match arg {
            Arg::Term(key) => {
                self.note(key.as_ref());
            }
            Arg::List(list) => list.iter().for_each(|arg| self.note_terms(arg)),
            Arg::Label(label) => {
                self.note(label.key.as_ref());
            }
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }

    fn hear_position(&mut self, position: &Position<GloryToRome>, seats: SeatCount) {
        let Some(step) = position.agenda().first() else { return };
        let mut offers = Vec::new();
        for seat in position.asked().iter() {
            self.hear(&GloryToRome::question(position.state(), step, seat));
            position.offers(seat, &mut offers);
            for answer in offers.drain(..) {
                self.hear(&GloryToRome::label(position.state(), step, seat, answer));
                for piece in GloryToRome::pieces(position.state(), step, seat, answer) {
                    assert!(!piece.0.is_empty() && !piece.0.ends_with('/'), "{piece}");
                }
            }
            for (_, reason) in GloryToRome::why_not(position.state(), step, seat) {
                self.hear(&reason);
            }
        }
        for viewer in Viewer::all(seats) {
            for line in GloryToRome::describe(&position.view(viewer)) {
                self.hear(&line);
            }
        }
    }
}

#[test]
fn every_sentence_is_complete_in_both_languages() {
    let mut listener = Listener {
        texts: Language::ALL.into_iter().map(Texts::load).collect(),
        keys: GloryToRome::message_keys().into_iter().map(str::to_owned).collect(),
        heard: BTreeMap::new(),
    };
    for seed in 0..120u64 {
        let options = Options {
            edition: if seed % 2 == 0 { Edition::Lookout } else { Edition::LookoutRed },
            start: if seed % 3 == 0 { StartPlayer::Chosen } else { StartPlayer::Drawn },
            gifts: if seed % 5 == 0 { Gifts::Asked } else { Gifts::Never },
            ..Options::default()
        };
        let seats = SeatCount::new(2 + (seed % 4) as u8).unwrap();
        let mut position = Position::<GloryToRome>::start(&options, seats, Dice::fair(Seed::from_number(seed)), None);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            if seed < 12 {
                listener.hear_position(&position, seats);
            }
            let (seat, answer) = player.choose(&position);
            let mut events = Vec::new();
            position.play_offered(seat, answer, Some(&mut events));
            for event in &events {
                for viewer in [Viewer::Seat(seat), Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Truth] {
                    let notice = GloryToRome::tell(event, viewer).unwrap();
                    listener.hear(&notice.label);
                }
            }
        }
        let sheet = position.score_sheet(Viewer::Spectator);
        for line in &sheet.lines {
            listener.hear(&line.label);
        }
        for remark in &sheet.remarks {
            listener.hear(remark);
        }
    }
    assert!(listener.heard.len() > 180, "only {} messages were heard", listener.heard.len());
    assert!(listener.heard.contains_key(Building::Villa.term()));
}
