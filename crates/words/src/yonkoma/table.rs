//! The words of the table: roles, options, cases, what is on a sheet, and the values that fill an action.

use serde_json::Value;
use yonkoma::{
    Action, Basis, Bond, BondApproval, BondKind, CharacterId, ConditionId, Degree, Field, NpcSheets, Options,
    Role, Severity, SideId, Sign, Status, View,
};

use super::{Args, Company, Speaker};

impl Speaker {
    /// What a role is called.
    pub fn role(&self, role: Role) -> String {
        self.0.just(match role {
            Role::GameMaster => "yon-role-game-master",
            Role::Player => "yon-role-player",
        })
    }

    /// What a role does, for somebody who chooses one.
    pub fn about_role(&self, role: Role) -> String {
        self.0.just(match role {
            Role::GameMaster => "yon-about-game-master",
            Role::Player => "yon-about-player",
        })
    }

    /// The options as chosen, a sentence each.
    pub fn options(&self, options: &Options) -> Vec<String> {
        let faces: Vec<String> = options.success_faces.iter().map(ToString::to_string).collect();
        let plain = [
            match options.bond_approval {
                BondApproval::Auto => "yon-option-bonds-auto",
                BondApproval::Gm => "yon-option-bonds-gm",
                BondApproval::Table => "yon-option-bonds-table",
            },
            match options.npc_sheets {
                NpcSheets::HiddenUntilConflict => "yon-option-npcs-conflict",
                NpcSheets::Public => "yon-option-npcs-public",
                NpcSheets::Hidden => "yon-option-npcs-hidden",
            },
            if options.new_character_after_elimination { "yon-option-new-yes" } else { "yon-option-new-no" },
            if options.help_needs_relevance { "yon-option-help-yes" } else { "yon-option-help-no" },
        ];
        let [bonds, npcs, new, help] = plain.map(|id| self.0.just(id));
        vec![
            self.0.say("yon-option-faces", &Args::new().with("faces", self.0.either(&faces))),
            bonds,
            self.0.say("yon-option-pool", &Args::new().with("n", options.gm_pool_per_player)),
            npcs,
            new,
            help,
        ]
    }

    /// A case of a throw.
    pub fn basis(&self, basis: Basis) -> String {
        self.0.just(match basis {
            Basis::Flaw => "yon-basis-flaw",
            Basis::Concept => "yon-basis-concept",
            Basis::Other => "yon-basis-other",
        })
    }

    /// How well it went.
    pub fn degree(&self, degree: Degree) -> String {
        self.0.just(match degree {
            Degree::Failure => "yon-degree-failure",
            Degree::Partial => "yon-degree-partial",
            Degree::Full => "yon-degree-full",
            Degree::Spotlight => "yon-degree-spotlight",
        })
    }

    /// Good or bad.
    pub fn sign(&self, sign: Sign) -> String {
        self.0.just(match sign {
            Sign::Positive => "yon-sign-positive",
            Sign::Negative => "yon-sign-negative",
        })
    }

    /// Whether a character takes part.
    pub fn status(&self, status: Status) -> String {
        let id = match status {
            Status::Draft => "yon-status-draft",
            Status::Returned => "yon-status-returned",
            Status::Approved => "yon-status-approved",
            Status::Ready => "yon-status-ready",
            Status::InPlay => "yon-status-in-play",
            Status::OutOfPlay { until } => {
                return self.0.say("yon-status-out", &Args::new().with("until", until));
            }
            Status::Eliminated => "yon-status-eliminated",
        };
        self.0.just(id)
    }

    /// What a Bond ties to.
    pub fn bond_kind(&self, at: &Company, bond: &Bond) -> String {
        let name = |id: &str| {
            let name = bond.target.map_or("?", |target| at.character(target));
            self.0.say(id, &Args::new().with("name", name))
        };
        match bond.kind {
            BondKind::Aim => self.0.just("yon-bond-aim"),
            BondKind::ToPlayer | BondKind::ToNpc => name("yon-bond-to"),
            BondKind::Imposed => name("yon-bond-imposed"),
        }
    }

    /// A value that may stand in a field of an action, as people say it.
    pub fn value(&self, at: &Company, view: &View, action: &Action, field: &str, value: &Value) -> String {
        self.known(at, view, action, field, value).unwrap_or_else(|| match value {
            Value::Bool(yes) => self.0.just(if *yes { "yon-yes" } else { "yon-no" }),
            Value::String(text) => text.clone(),
            Value::Null => self.0.just("yon-undecided"),
            other => other.to_string(),
        })
    }

    fn known(
        &self,
        at: &Company,
        view: &View,
        action: &Action,
        field: &str,
        value: &Value,
    ) -> Option<String> {
        let number = value.as_u64();
        let place = number.and_then(|n| usize::try_from(n).ok());
        Some(match field {
            "character" | "other" | "npc" | "target" | "b" | "using" | "hindered" => {
                at.character(CharacterId(u8::try_from(number?).ok()?)).to_owned()
            }
            "erase" => self.severity(kernel::json::from::<Severity>(value)?),
            "basis" => self.basis(kernel::json::from::<Basis>(value)?),
            "field" => self.field(kernel::json::from::<Field>(value)?),
            "sign" => self.sign(kernel::json::from::<Sign>(value)?),
            "side" => {
                let side = kernel::json::from::<SideId>(value)?;
                at.character(view.board.side(side)?.roller).to_owned()
            }
            "condition" | "conditions" => {
                let id = ConditionId(u32::try_from(number?).ok()?);
                let all = view.board.characters.iter().flat_map(|c| &c.conditions);
                let mut found = all.filter(|condition| condition.id == id);
                found.next()?.label.to_string()
            }
            "keep" => {
                let side = view.board.side(view.board.improving()?)?;
                let face = *side.dice.get(place?.checked_sub(1)?)?;
                self.0.say("yon-die", &Args::new().with("n", number?).with("face", face))
            }
            "replaces" => {
                let Action::ImposeBond { target, .. } = action else { return None };
                view.board.character(*target)?.bonds.get(place?)?.text.to_string()
            }
            _ => return None,
        })
    }
}
