//! A list of games.

use crate::GameEntry;

/// The games of a house, in the order in which they are offered. Whoever needs games is handed such a list.
///
/// ```ignore
/// static LIST: [GameEntry; 1] = [GameEntry::of::<Tali>()];
/// const GAMES: Games = Games::new(&LIST);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Games(&'static [GameEntry]);

impl Games {
    pub const fn new(list: &'static [GameEntry]) -> Games {
        Games(list)
    }

    /// The same games, some of them with other components. Such a list is made once and kept for as long as the process lives.
    pub fn furnished<E>(self, furnish: impl Fn(GameEntry) -> Result<GameEntry, E>) -> Result<Games, E> {
        let list: Vec<GameEntry> = self.0.iter().copied().map(furnish).collect::<Result<_, E>>()?;
        Ok(Games(list.leak()))
    }

    /// The game with that key.
    pub fn find(self, key: &str) -> Option<&'static GameEntry> {
        self.0.iter().find(|entry| entry.info.key == key)
    }

    /// Every game, in order.
    pub fn iter(self) -> std::slice::Iter<'static, GameEntry> {
        self.0.iter()
    }

    /// All of them as a slice.
    pub fn list(self) -> &'static [GameEntry] {
        self.0
    }
}

impl IntoIterator for Games {
    type Item = &'static GameEntry;
    type IntoIter = std::slice::Iter<'static, GameEntry>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
