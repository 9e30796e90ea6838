//! How things are called: what can be done, and the words of the game.

use psychodrame::{ActionKind, Concern, Emotion, Lack, Scope, Stage, Stance, TraitKind};

use super::{Args, Speaker, sentence};

impl Speaker {
    /// What an action is called in a menu.
    pub fn action(&self, kind: ActionKind) -> String {
        self.called("psd-action", &kind)
    }

    /// The advice that goes with an action; what the rules leave to the people stands here.
    pub fn hint(&self, kind: ActionKind) -> Option<String> {
        self.0.find(&sentence("psd-hint", "", &kind, |_, _| None).0, &Args::new())
    }

    pub fn emotion(&self, emotion: Emotion) -> String {
        self.called("psd-emotion", &emotion)
    }

    /// An emotion without its article: what stands beside a score.
    pub fn feeling(&self, emotion: Emotion) -> String {
        self.called("psd-felt", &emotion)
    }

    /// What a problem touches.
    pub fn concern(&self, concern: Concern) -> String {
        self.called("psd-concern", &concern)
    }

    /// Whom a belief is about.
    pub fn scope(&self, scope: Scope) -> String {
        self.called("psd-scope", &scope)
    }

    /// How one is tied to a problem.
    pub fn stance(&self, stance: Stance) -> String {
        self.called("psd-stance", &stance)
    }

    /// What a sheet lacks.
    pub fn lack(&self, lack: Lack) -> String {
        self.called("psd-lack", &lack)
    }

    /// What the game waits for, as a title.
    pub fn stage(&self, stage: Stage) -> String {
        self.called("psd-stage", &stage)
    }

    pub fn about(&self, about: &TraitKind) -> String {
        self.called("psd-about", about)
    }
}
