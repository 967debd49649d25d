//! Edits of the addresses of pages.

use crate::model::{PATHS, Page};
use crate::random::Random;

impl Page {
    /// Changes its path, its languages or its former path, and returns a description.
    pub(super) fn edit_addresses(&mut self, id: &str, random: &mut Random) -> &'static str {
        match random.below(4) {
            0 if id != "home" => {
                self.locales = random.pick(&[&[] as &[_], &["en"], &["de"], &["en", "de"]]);
                "locales"
            }
            1 => {
                self.german_path = random.pick(&[None, Some("ueber"), Some("team")]);
                "path in German"
            }
            2 => {
                let paths = [None, Some("was/here"), Some("/old.html"), Some("team")];
                self.alias = random.pick(&paths);
                "alias"
            }
            _ => {
                self.path = random.pick(&PATHS);
                "path"
            }
        }
    }
}
