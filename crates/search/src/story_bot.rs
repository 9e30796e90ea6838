//! What the bots of the stories have in common.

use kernel::Company;

use crate::said::Said;

/// Somebody who plays a story, in a style of that game.
#[derive(Debug, Clone, Default)]
pub struct StoryBot<S> {
    pub(crate) style: S,
    pub(crate) said: Said,
    pub(crate) company: Company,
}

impl<S: Default> StoryBot<S> {
    /// In this style.
    pub fn new(style: S) -> Self {
        Self { style, ..Self::default() }
    }
}
