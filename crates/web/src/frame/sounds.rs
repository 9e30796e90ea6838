//! Small sounds, synthesised: a die, a card, a seal, a knock, a scratch. Silent until somebody asks for them.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::calls;
use crate::{
    context::TableContext,
    game::{GamePage, NoticeAt},
};

/// What is heard when something happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// Dice that fall.
    Die,
    /// A card that is laid, a figure that is set down.
    Card,
    /// Something that is signed or closed.
    Seal,
    /// Two knocks: it is your turn.
    Knock,
    /// A name that is struck off.
    Scratch,
}

/// How long the page is dark before a name is struck off; the style says the same.
const DARK: Duration = Duration::from_millis(800);

/// One stroke: when, from which pitch to which, how loud, how long; seconds and hertz.
type Stroke = (f64, f32, f32, f32, f64);

impl Sound {
    fn strokes(self) -> &'static [Stroke] {
        match self {
            Self::Die => &[
                (0.0, 900.0, 500.0, 0.1, 0.03),
                (0.07, 760.0, 420.0, 0.12, 0.03),
                (0.13, 1020.0, 560.0, 0.08, 0.03),
                (0.21, 680.0, 380.0, 0.06, 0.04),
            ],
            Self::Card => &[(0.0, 1500.0, 300.0, 0.05, 0.06)],
            Self::Seal => &[(0.0, 120.0, 55.0, 0.3, 0.18), (0.05, 240.0, 90.0, 0.1, 0.1)],
            Self::Knock => &[(0.0, 190.0, 70.0, 0.25, 0.12), (0.16, 190.0, 70.0, 0.25, 0.12)],
            Self::Scratch => &[(0.0, 2600.0, 700.0, 0.06, 0.38), (0.02, 1730.0, 410.0, 0.08, 0.34)],
        }
    }

    /// Makes it, where sounds are wished for; a device that stays silent has shown it.
    pub(super) fn play(self) {
        if !calls::is_on() {
            return;
        }
        match self {
            Self::Die | Self::Card | Self::Seal => _ = self.synthesise(),
            Self::Knock => self.shake(),
            Self::Scratch => set_timeout(move || self.shake(), DARK),
        }
    }

    /// A sound that is felt, too.
    fn shake(self) {
        calls::vibrate();
        let _ = self.synthesise();
    }

    fn synthesise(self) -> Result<(), JsValue> {
        let audio = AudioContext::new()?;
        for (delay, from, to, volume, length) in self.strokes() {
            let at = audio.current_time() + delay;
            let (tone, gain) = (audio.create_oscillator()?, audio.create_gain()?);
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value_at_time(*from, at)?;
            tone.frequency().exponential_ramp_to_value_at_time(*to, at + length)?;
            gain.gain().set_value_at_time(*volume, at)?;
            gain.gain().exponential_ramp_to_value_at_time(0.001, at + length)?;
            tone.connect_with_audio_node(&gain)?.connect_with_audio_node(&audio.destination())?;
            tone.start_with_when(at)?;
            tone.stop_with_when(at + length + 0.01)?;
        }
        // A device has few voices; one that cannot be given back is its own loss.
        set_timeout(move || _ = audio.close(), Duration::from_secs(1));
        Ok(())
    }
}

/// Each piece of news sounds as its game says, the loudest of what comes together.
pub(crate) fn sound_with<G: GamePage>(ctx: TableContext<G>) {
    Effect::new(move |before: Option<usize>| {
        let heard = ctx.story.with(|story| {
            // What was told before one came is no news.
            let news = before
                .filter(|before| *before > 0)
                .and_then(|before| story.get(before..))
                .unwrap_or_default();
            loudest::<G>(news)
        });
        if let Some(sound) = heard {
            sound.play();
        }
        ctx.story.with(Vec::len)
    });
}

fn loudest<G: GamePage>(news: &[NoticeAt<G::Notice>]) -> Option<Sound> {
    let sounds: Vec<Sound> = news.iter().filter_map(|heard| G::sound(&heard.notice)).collect();
    [Sound::Scratch, Sound::Seal, Sound::Die, Sound::Card].into_iter().find(|sound| sounds.contains(sound))
}
