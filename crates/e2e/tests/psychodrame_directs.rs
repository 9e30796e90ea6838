//! Whoever directs is given a place and what happens there together; whoever plays writes how their character ends.

use anyhow::Result;
use e2e::{Look, Server, drama::Drama, page::until_with};
use serde_json::json;

/// How the openings begin: a place, and what happens there.
const BEGINNINGS: [[&str; 2]; 6] = [
    ["La cuisine des Tilleuls", "On vide la maison avant la signature"],
    ["Les coulisses du Petit-Odéon", "Le rôle de"],
    ["Les urgences de Saint-Roch", "On amène quelqu’un sur un brancard"],
    ["La terrasse de la Bastide-Neuve", "On attend les mariés depuis quarante minutes"],
    ["La salle commune du refuge de l’Aigle", "La tempête tient depuis midi"],
    ["La rédaction du Réverbère", "L’article est prêt"],
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_comes_with_what_happens_there_and_an_end_with_an_epilogue() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::open(&server, Look { language: "fr", ..Look::PHONE }, 2, &[]).await?;
    drama.does(0, json!({"do": "claim_direction"}), &[]).await?;
    drama.stage(0, "framing").await?;
    // One idea fills both questions.
    let idea = "const form = document.querySelector('.framing form'); if (!form) return false;
        const [place, what] = form.querySelectorAll('textarea');
        if (!place.value) place.closest('.field').querySelector('button.quiet').click();
        return arguments[0].some(([p, w]) => place.value.startsWith(p) && what.value.startsWith(w) && !what.value.includes('%'))";
    until_with(&drama.browser, "a place and what happens there", idea, vec![json!(BEGINNINGS)]).await?;
    // What was typed stays: another idea for the place leaves it.
    let typed = "const form = document.querySelector('.framing form');
        const [place, what] = form.querySelectorAll('textarea');
        what.value = 'Rien ne va plus'; what.dispatchEvent(new Event('input', {bubbles: true}));
        place.closest('.field').querySelector('button.quiet').click();
        return what.value === 'Rien ne va plus'";
    until_with(&drama.browser, "what was typed", typed, vec![]).await?;

    // Before the curtain falls, everybody may write what becomes of their character.
    drama.does(0, json!({"do": "pass_direction"}), &[]).await?;
    drama.does(1, json!({"do": "propose_end"}), &[]).await?;
    drama.turn_to(0).await?;
    let write = "const form = document.querySelector('[data-agreement=end] [data-group=psd-epilogue] form');
        if (!form) return false;
        form.closest('details').open = true;
        const area = form.querySelector('textarea');
        if (!area.value) { area.value = arguments[0]; area.dispatchEvent(new Event('input', {bubbles: true})); return false; }
        const keep = form.querySelector('button[type=submit]');
        if (keep.disabled) return false;
        keep.click(); return true";
    until_with(&drama.browser, "an epilogue", write, vec![json!("Elle rouvre le fournil.")]).await?;
    let kept = "return document.querySelector('main').textContent.includes(arguments[0])";
    drama.turn_to(1).await?;
    until_with(&drama.browser, "the remark", kept, vec![json!("Elle rouvre le fournil.")]).await?;
    drama.does(0, json!({"do": "vote_end", "yes": true}), &[]).await?;
    drama.turn_to(1).await?;
    let became = "return [...document.querySelectorAll('.epilogue .became')].some(e => e.textContent === arguments[0])";
    until_with(&drama.browser, "the epilogue", became, vec![json!("Elle rouvre le fournil.")]).await
}
