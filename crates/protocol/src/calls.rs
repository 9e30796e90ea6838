//! Where somebody is called when the table waits for them.

use kernel::Language;
use serde::{Deserialize, Serialize};
use table::WebhookFormat;

/// Where somebody is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum CallTo {
    /// A topic of an ntfy server, as `https://ntfy.sh/TOPIC`.
    Ntfy { url: String },
    /// Anything that takes a POST.
    Webhook { url: String, format: WebhookFormat },
}

impl CallTo {
    pub fn url(&self) -> &str {
        match self {
            Self::Ntfy { url } | Self::Webhook { url, .. } => url,
        }
    }
}

/// What the person in a seat asks about being called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum CallMe {
    /// Call me there. A first message is sent at once; where it cannot be, nothing is kept.
    At {
        to: CallTo,
        /// In which language.
        #[serde(default)]
        language: Language,
        /// After how many minutes once more, if I am still awaited.
        #[serde(default)]
        remind: Option<u32>,
    },
    /// No more there.
    Off { id: String },
}

/// Where the person in a seat is called.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Calls {
    /// Whether this server calls anybody.
    pub able: bool,
    pub at: Vec<CalledAt>,
}

/// One place where somebody is called. Its whole address is not told again: whoever knows it can write there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CalledAt {
    pub id: String,
    /// `ntfy`, `discord`, `slack`, `matrix` or `json`.
    pub by: String,
    /// The name of the machine.
    pub host: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remind: Option<u32>,
    /// Since when it does not answer, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failing_since: Option<u64>,
    /// Whether it did not answer for so long that it is not tried any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}
