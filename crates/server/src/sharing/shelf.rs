//! Pictures that were drawn, until there is no more room for them.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use saturnalia_picture::{PictureOf, draw};
use saturnalia_protocol::{Refusal, RefusalCode};
use tokio::sync::Semaphore;

use crate::blocking::blocking;

/// So many pictures are kept; one takes some fifty kilobytes.
const ROOM: usize = 128;
/// So many are drawn at the same time, and so many may wait for that.
const DRAWN_AT_ONCE: usize = 1;
const WAITING: usize = 32;

/// What was drawn last, by what it shows.
pub(crate) struct Shelf {
    kept: Mutex<VecDeque<(PictureOf, Bytes)>>,
    drawing: Semaphore,
    waiting: Semaphore,
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shelf")
    }
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf { kept: Mutex::default(), drawing: Semaphore::new(DRAWN_AT_ONCE), waiting: Semaphore::new(WAITING) }
    }
}

impl Shelf {
    /// The picture of something; drawn if it was not drawn lately. Refused while too many others wait for theirs.
    pub(crate) async fn picture(&self, what: PictureOf) -> Result<Bytes, Refusal> {
        if let Some(found) = self.find(&what) {
            return Ok(found);
        }
        let _place = self.waiting.try_acquire().map_err(|_| RefusalCode::TooManyRequests)?;
        let _turn = self.drawing.acquire().await.map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
        // Somebody who asked for the same may have been before us.
        if let Some(found) = self.find(&what) {
            return Ok(found);
        }
        let wanted = what.clone();
        let drawn = Bytes::from(blocking(move || Ok(draw(&wanted))).await?);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((what, drawn.clone()));
        kept.truncate(ROOM);
        Ok(drawn)
    }

    fn find(&self, what: &PictureOf) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(of, _)| of == what)?;
        let found = kept.remove(place)?;
        let picture = found.1.clone();
        // What is asked for again stays.
        kept.push_front(found);
        Some(picture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(number: usize) -> PictureOf {
        PictureOf { title: number.to_string(), ..PictureOf::default() }
    }

    #[tokio::test]
    async fn a_picture_is_drawn_once_and_kept_while_it_is_asked_for() {
        let shelf = Shelf::default();
        let first = shelf.picture(of(0)).await.unwrap();
        for number in 1..=ROOM {
            shelf.picture(of(number)).await.unwrap();
            if number % 32 == 0 {
                let again = shelf.picture(of(0)).await.unwrap();
                assert_eq!(again.as_ptr(), first.as_ptr(), "it was drawn again");
            }
        }
        assert_eq!(shelf.kept.lock().unwrap().len(), ROOM);
        assert!(shelf.find(&of(1)).is_none(), "nobody asked for it again");
    }

    #[tokio::test]
    async fn whoever_comes_when_too_many_wait_is_sent_away() {
        let shelf = Shelf { waiting: Semaphore::new(0), ..Shelf::default() };
        assert_eq!(shelf.picture(of(1)).await.unwrap_err().code, RefusalCode::TooManyRequests);
    }
}
