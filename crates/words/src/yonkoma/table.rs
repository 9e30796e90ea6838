//! The words of the table: roles, options, cases, what is on a sheet, and the values that fill an action.

use serde_json::Value;
use yonkoma::{
    Action, Basis, Bond, BondApproval, BondKind, CharacterId, ConditionId, Degree, GiftUse, NpcSheets,
    Options, Presence, Role, Severity, SheetEntry, SideId, Sign, View,
};

use super::{Args, Names, Speaker};
use crate::Person;

impl Speaker {
    /// What a role is called.
    pub fn role(&self, role: Role) -> String {
        self.named("yon-role", &role)
    }

    /// What a role does, for somebody who chooses one.
    pub fn about_role(&self, role: Role) -> String {
        self.named("yon-about", &role)
    }

    /// The options as chosen, a sentence each.
    pub fn options(&self, options: &Options) -> Vec<String> {
        let names = ["faces", "bonds", "pool", "npcs", "new", "help"];
        names.map(|name| self.option(options, name)).to_vec()
    }

    /// What the table chose of one option, by its name.
    pub fn option(&self, options: &Options, name: &str) -> String {
        self.0.just(match name {
            "bonds" => match options.bond_approval {
                BondApproval::Auto => "yon-option-bonds-auto",
                BondApproval::Gm => "yon-option-bonds-gm",
                BondApproval::Table => "yon-option-bonds-table",
            },
            "pool" => {
                let args = Args::new().with("n", options.gm_pool_per_player);
                return self.0.say("yon-option-pool", &args);
            }
            "npcs" => match options.npc_sheets {
                NpcSheets::HiddenUntilConflict => "yon-option-npcs-conflict",
                NpcSheets::Public => "yon-option-npcs-public",
                NpcSheets::Hidden => "yon-option-npcs-hidden",
            },
            "new" if options.new_character_after_elimination => "yon-option-new-yes",
            "new" => "yon-option-new-no",
            "help" if options.help_needs_relevance => "yon-option-help-yes",
            "help" => "yon-option-help-no",
            _ => {
                let faces: Vec<String> = options.success_faces.iter().map(ToString::to_string).collect();
                let args = Args::new().with("faces", self.0.either(&faces));
                return self.0.say("yon-option-faces", &args);
            }
        })
    }

    /// A case of a throw.
    pub fn basis(&self, basis: Basis) -> String {
        self.named("yon-basis", &basis)
    }

    /// How bad a Setback is, as an adjective.
    pub fn severity(&self, severity: Severity) -> String {
        self.named("yon-severity", &severity)
    }

    /// How well it went.
    pub fn degree(&self, degree: Degree) -> String {
        self.named("yon-degree", &degree)
    }

    /// Good or bad.
    pub fn sign(&self, sign: Sign) -> String {
        self.named("yon-sign", &sign)
    }

    pub fn field(&self, field: SheetEntry) -> String {
        self.named("yon-field", &field)
    }

    /// How a Gift is used.
    pub fn gift_use(&self, how: GiftUse) -> String {
        self.named("yon-use", &how)
    }

    /// Whether a character takes part.
    pub fn status(&self, status: Presence) -> String {
        self.named("yon-status", &status)
    }

    /// What a Bond ties to.
    pub fn bond_kind(&self, at: &Names, bond: &Bond) -> String {
        let name = |id: &str| {
            let name = bond.target.map_or("?", |target| at.character(target));
            self.0.say(id, &Args::new().with("name", Person::named(name)))
        };
        match bond.kind {
            BondKind::Aim => self.0.just("yon-bond-aim"),
            BondKind::ToPlayer | BondKind::ToNpc => name("yon-bond-to"),
            BondKind::Imposed => name("yon-bond-imposed"),
        }
    }

    /// A value that may stand in a field of an action, as people say it.
    pub fn value(&self, at: &Names, view: &View, action: &Action, field: &str, value: &Value) -> String {
        self.known(at, view, action, field, value).unwrap_or_else(|| match value {
            Value::Bool(yes) => self.0.just(if *yes { "yon-yes" } else { "yon-no" }),
            Value::String(text) => text.clone(),
            Value::Null => self.0.just("yon-undecided"),
            other => other.to_string(),
        })
    }

    fn known(&self, at: &Names, view: &View, action: &Action, field: &str, value: &Value) -> Option<String> {
        let number = value.as_u64();
        let place = number.and_then(|n| usize::try_from(n).ok());
        Some(match field {
            "character" | "other" | "npc" | "target" | "b" | "using" | "hindered" => {
                at.character(CharacterId(u8::try_from(number?).ok()?)).to_owned()
            }
            "erase" => self.severity(readers::json::from::<Severity>(value)?),
            "basis" => self.basis(readers::json::from::<Basis>(value)?),
            "field" => self.field(readers::json::from::<SheetEntry>(value)?),
            "sign" => self.sign(readers::json::from::<Sign>(value)?),
            "side" => {
                let side = readers::json::from::<SideId>(value)?;
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
