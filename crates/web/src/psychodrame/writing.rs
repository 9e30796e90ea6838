//! A new sheet, one question after another: what is asked now, and what has been typed so far.

use std::collections::VecDeque;

use kernel::{Text, is_blank};
use leptos::prelude::*;
use psychodrame::{
    Action, ActionKind, CharacterId, Concern, Lack, Main, Scope, Stage, Stance, TraitId, View,
};

use super::{balances::Shares, context::TableContext};
use crate::draft::Draft;

/// The questions, in their order.
pub(super) const QUESTIONS: [Lack; 9] = [
    Lack::Identity,
    Lack::BeliefAboutOneself,
    Lack::BeliefAboutOthers,
    Lack::Problem,
    Lack::Relation,
    Lack::ProblemLink,
    Lack::Nuance,
    Lack::FreeTrait,
    Lack::Emotions,
];

/// What somebody is writing, for the dock that asks and for the stage where the sheet grows.
#[derive(Clone, Copy)]
pub(super) struct Writing {
    pub(super) ctx: TableContext,
    /// A question that its writer has gone back to.
    pub(super) back: RwSignal<Option<Lack>>,
    /// What is asked now; nothing, once all is written.
    pub(super) asked: Memo<Option<Lack>>,
    /// The text of each question; the first is the name.
    texts: StoredValue<Vec<Draft>>,
    pub(super) age: Draft,
    pub(super) activity: Draft,
    /// How one is tied to a problem, in words of one's own.
    pub(super) words: Draft,
    pub(super) scopes: [RwSignal<Scope>; 2],
    pub(super) concern: RwSignal<Concern>,
    pub(super) relation: RwSignal<Option<CharacterId>>,
    pub(super) link: RwSignal<Option<CharacterId>>,
    pub(super) stance: RwSignal<Stance>,
    pub(super) nuanced: RwSignal<TraitId>,
    /// How the emotions are shared out, after each tap.
    pub(super) shares: RwSignal<Vec<(CharacterId, Shares)>>,
    /// What is being sent, one thing after the other.
    pub(super) steps: RwSignal<VecDeque<Action>>,
}

/// The sheet that the viewer writes: a new one, or one that has lost its problem.
pub(super) fn own_draft(view: &View) -> Option<(CharacterId, &Main)> {
    let you = view.you?;
    let without = || {
        let (who, main) = view.table.living_main_of(you)?;
        let writes = matches!(view.table.stage, Stage::Creation | Stage::Replacement);
        (writes && main.problem().is_none()).then_some((who, main))
    };
    view.table.draft_of(you).or_else(without)
}

/// What a sheet lacks: of one in play, only its problem.
pub(super) fn lacks(view: &View) -> Vec<Lack> {
    let Some((_, main)) = own_draft(view) else { return Vec::new() };
    let all = main.lacks(view.options.creation_traits);
    match main.fate {
        psychodrame::Fate::Draft => all,
        psychodrame::Fate::Alive | psychodrame::Fate::Dead | psychodrame::Fate::Retired => {
            all.into_iter().filter(|lack| *lack == Lack::Problem).collect()
        }
    }
}

impl Writing {
    pub(super) fn new(ctx: TableContext) -> Self {
        let back = RwSignal::new(None);
        let lacks = ctx.slice(lacks);
        let asked = Memo::new(move |_| back.get().or_else(|| lacks.with(|lacks| lacks.first().copied())));
        let draft =
            |name: &str| ctx.table.with_value(|table| Draft::new(format!("{table}.sheet.{name}"), ""));
        let texts = QUESTIONS.map(|lack| draft(&format!("{lack:?}")));
        Self {
            ctx,
            back,
            asked,
            texts: StoredValue::new(texts.to_vec()),
            age: draft("age"),
            activity: draft("activity"),
            words: draft("words"),
            scopes: [RwSignal::new(Scope::I), RwSignal::new(Scope::Others)],
            concern: RwSignal::new(Concern::SelfEsteem),
            relation: RwSignal::new(None),
            link: RwSignal::new(None),
            stance: RwSignal::new(Stance::Affected),
            nuanced: RwSignal::new(TraitId(1)),
            shares: RwSignal::new(Vec::new()),
            steps: ctx.steps(|_, _| true),
        }
    }

    /// Where the text of a question is kept.
    pub(super) fn text(self, question: Lack) -> Draft {
        let at = QUESTIONS.iter().position(|other| *other == question).unwrap_or_default();
        self.texts.with_value(|texts| texts[at])
    }

    /// Whether the table has no problem left to be tied to: then anybody will do (PSD-19).
    pub(super) fn ties_freely(self) -> bool {
        self.ctx.choices.with(|all| all.iter().any(|choice| choice.action.kind() == ActionKind::SetTie))
    }

    /// With whom one can be tied by this answer, the first taken as long as nobody has chosen.
    pub(super) fn partners(self, question: Lack) -> Vec<CharacterId> {
        let of = |action: &Action| match (question, action) {
            (Lack::Relation, Action::SetRelation { to, .. })
            | (
                Lack::ProblemLink,
                Action::SetProblemLink { to, stance: Stance::Affected, .. } | Action::SetTie { to, .. },
            ) => Some(*to),
            _ => None,
        };
        self.ctx.choices.with(|all| all.iter().filter_map(|choice| of(&choice.action)).collect())
    }

    /// Who is chosen, or stands first.
    pub(super) fn partner(self, question: Lack) -> Option<CharacterId> {
        let chosen = if question == Lack::Relation { self.relation } else { self.link };
        let all = self.partners(question);
        chosen.get().filter(|who| all.contains(who)).or_else(|| all.first().copied())
    }

    /// What would be sent for a question, blanks filled with what does for a text said aloud.
    pub(super) fn action(self, question: Lack, aloud: Option<&str>) -> Option<Action> {
        let said = |draft: Draft| -> Option<Text> {
            let text = draft.get().trim().to_owned();
            if is_blank(&text) { aloud.map(Text::from) } else { Some(text.into()) }
        };
        let text = || said(self.text(question));
        let belief = |slot: u8| {
            let scope = self.scopes[usize::from(slot) - 1].get();
            Some(Action::SetBelief { slot, scope, text: text()? })
        };
        let action = match question {
            Lack::Identity => {
                let you = || self.ctx.view.with(|view| view.you.map(|you| self.ctx.name(you)));
                // A name is not said aloud: it is called out all evening.
                let own = aloud.and_then(|_| you()).map(Text::from);
                let name = self.text(question).get().trim().to_owned();
                let name = if is_blank(&name) { own? } else { name.into() };
                Some(Action::SetIdentity { name, age: said(self.age)?, activity: said(self.activity)? })
            }
            Lack::BeliefAboutOneself => belief(1),
            Lack::BeliefAboutOthers => belief(2),
            Lack::Problem => {
                Some(Action::SetProblem { text: text()?, concerns: [self.concern.get()].into() })
            }
            Lack::Relation => Some(Action::SetRelation { to: self.partner(question)?, text: text()? }),
            Lack::ProblemLink if self.ties_freely() => {
                Some(Action::SetTie { to: self.partner(question)?, text: text()? })
            }
            Lack::ProblemLink => {
                let stance = self.stance.get();
                let words = if stance == Stance::Other { Some(said(self.words)?) } else { None };
                Some(Action::SetProblemLink { to: self.partner(question)?, stance, words, text: text()? })
            }
            Lack::Nuance => Some(Action::SetNuance { of: self.nuanced.get(), text: text()? }),
            Lack::FreeTrait => Some(Action::SetFreeTrait { text: text()? }),
            Lack::Emotions => None,
        }?;
        self.ctx.permits(&action).then_some(action)
    }

    /// The question before, if any.
    pub(super) fn before(self) -> Option<Lack> {
        let five = self.ctx.view.with(|view| view.options.creation_traits == 5);
        let now = self.asked.get();
        let until = QUESTIONS.iter().position(|it| Some(*it) == now).unwrap_or(QUESTIONS.len());
        QUESTIONS[..until].iter().rev().find(|it| five || **it != Lack::FreeTrait).copied()
    }

    /// Goes back to a question, with what was answered.
    pub(super) fn go_back(self, question: Lack) {
        let written = self.ctx.view.with_untracked(|view| {
            let (_, main) = own_draft(view)?;
            let trait_text = |n: u16| main.trait_of(TraitId(n)).map(|it| it.text.to_string());
            let belief = |n| main.beliefs.iter().find(|it| it.id.0 == n).map(|it| it.text.to_string());
            match question {
                Lack::Identity => main.name.as_ref().map(ToString::to_string),
                Lack::BeliefAboutOneself => belief(1),
                Lack::BeliefAboutOthers => belief(2),
                Lack::Problem => trait_text(1),
                Lack::Relation => trait_text(2),
                Lack::ProblemLink => trait_text(3),
                Lack::Nuance => trait_text(4),
                Lack::FreeTrait => trait_text(5),
                Lack::Emotions => None,
            }
        });
        let fill = |draft: Draft, text: Option<String>| {
            if let Some(text) = text.filter(|_| is_blank(&draft.now())) {
                draft.set(text);
            }
        };
        fill(self.text(question), written);
        if question == Lack::Identity {
            let both = self.ctx.view.with_untracked(|view| {
                let main = own_draft(view).map(|(_, main)| main);
                let text = |text: Option<&Text>| text.map(ToString::to_string);
                (text(main.and_then(|it| it.age.as_ref())), text(main.and_then(|it| it.activity.as_ref())))
            });
            fill(self.age, both.0);
            fill(self.activity, both.1);
        }
        self.back.set(Some(question));
    }

    /// Keeps an answer, and goes on to the next question.
    pub(super) fn keep(self, question: Lack, aloud: Option<&str>) -> bool {
        let Some(action) = untrack(|| self.action(question, aloud)) else { return false };
        let kept = self.ctx.act.run(action);
        if kept {
            self.text(question).clear();
            if question == Lack::Identity {
                self.age.clear();
                self.activity.clear();
            }
            self.back.set(None);
        }
        kept
    }
}
