//! What Faust can hope for before the dice are thrown: exact, from what everybody knows.

use kernel::{Ask, Chance, Odds};
use leptos::prelude::*;
use words::Args;

use super::context::TableContext;
use crate::{
    language::{t, translator},
    rule::RuleMark,
};

/// Dice that succeed on a commitment, and sixes among them.
fn die(chance: &mut dyn Chance) -> (usize, usize) {
    let face = chance.pick(&Ask::die(6)) + 1;
    (usize::from(face >= 4), usize::from(face == 6))
}

/// How likely it is to reach at least so many achievements, from one on, if the best dice go on the commitments and
/// each 6 turns a failure into a 4 (PAC-55, PAC-59), before anybody spends a token.
fn at_least(n_lines: usize) -> Vec<f64> {
    let thrown = Odds::of(die).times(2 * n_lines, (0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
    let achieved = |(good, sixes): &(usize, usize)| n_lines.min(good + sixes.min(&(2 * n_lines - good)));
    (1..=n_lines).map(|wanted| thrown.chance_of(|dice| achieved(dice) >= wanted)).collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

/// The odds of the contract as it stands, for whoever asks.
pub(super) fn odds(ctx: TableContext) -> AnyView {
    let translator = translator();
    let n_lines = ctx.slice(|view| view.contract.as_ref().map_or(0, pactes::ContractView::n_complete));
    let rows = move || {
        let row = |(index, chance): (usize, f64)| {
            let args = Args::new().with("n", index + 1).with("percent", percent(chance));
            view! { <li>{translator.say("odds-at-least", &args)}</li> }
        };
        at_least(n_lines.get()).into_iter().enumerate().map(row).collect_view()
    };
    view! {
        <details class="odds">
            <summary>{t("odds")}</summary>
            <p class="hint">{t("odds-lead")} <RuleMark rule="PAC-59"/></p>
            <ul class="why">{rows}</ul>
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_fails_only_when_both_dice_do() {
        let [once] = at_least(1)[..] else { panic!("one line, one achievement") };
        assert!((once - 0.75).abs() < 1e-12);
    }

    #[test]
    fn a_six_makes_up_for_a_failure() {
        // Two lines, two achievements: not with four failures, nor with one success that is no six.
        let both = at_least(2)[1];
        let short = 0.5_f64.powi(4) + 4.0 * (2.0 / 6.0) * 0.5_f64.powi(3);
        assert!((both - (1.0 - short)).abs() < 1e-12, "{both}");
    }
}
