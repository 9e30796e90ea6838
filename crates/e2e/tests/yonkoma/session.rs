//! Two Sessions of a game master and two players.

use anyhow::{Result, ensure};
use e2e::{
    Browser, Server,
    page::{newest_line_is_seen, touch_and_be_asked, until_with},
};
use serde_json::json;

use crate::{
    steps::{
        accept, aoi_and_the_prince, choose, concede, declare, fill, go, looked_at, says, seated, sees, test,
        three, told, touch,
    },
    tries::printed,
};

const NOTES: &str = "le prince ment depuis toujours";
const HIDDEN: &str = "assassin au parapluie noir";
const HIDDEN_FLAW: &str = "craint les mouettes";

/// The World, two characters (one of which comes back first), their Bonds.
async fn creation(gm: &Browser, bao: &Browser, cleo: &Browser) -> Result<()> {
    fill(gm, "set_world", &["Une cité flottante"], &[]).await?;
    for browser in [bao, cleo] {
        says(browser, ".world", "Une cité flottante").await?;
        touch(browser, "[data-do=confirm_world] button").await?;
    }
    let miki = ["Miki", "dieu vivant", "peur des chats", "arrête le temps", "une écharpe rouge"];
    fill(bao, "submit_character", &miki, &[]).await?;
    looked_at(&[bao], "a sheet that waits").await?;
    says(gm, ".act.ask", "dieu vivant").await?;
    looked_at(&[gm], "a sheet to approve").await?;
    fill(gm, "return_character", &["trop puissant"], &["concept"]).await?;
    says(bao, ".returned", "trop puissant").await?;
    // What was right the first time need not be written again.
    let prefilled = "return [...document.querySelectorAll('[data-do=submit_character] textarea')].some(t => t.value === 'arrête le temps')";
    until_with(bao, "the sheet as it was", prefilled, vec![]).await?;
    fill(bao, "submit_character", &["Miki", "pirate de l’espace au cœur tendre"], &[]).await?;
    touch(gm, ".approve").await?;
    // Everybody is told who should invent somebody important, as long as there is nobody.
    says(bao, ".nobody-important", "Ana").await?;
    sees(gm, ".nobody-important").await?;
    aoi_and_the_prince([gm, bao, cleo]).await?;
    let somebody = "return !document.querySelector('.nobody-important')";
    until_with(bao, "somebody important", somebody, vec![]).await?;
    fill(gm, "create_npc", &["Kuro", "un chapeau", HIDDEN, HIDDEN_FLAW, "marche sur les toits"], &[]).await?;
    says(bao, ".cast", "Kuro").await?;
    says(gm, ".cast", "marche sur les toits").await?;
    fill(gm, "set_notes", &[NOTES], &[]).await?;
    looked_at(&[gm, cleo], "bonds").await?;
    fill(
        bao,
        "submit_bonds",
        &["retrouver la carte", "lui doit la vie", "veut le surpasser"],
        &["Aoi", "Hibiki"],
    )
    .await?;
    fill(
        cleo,
        "submit_bonds",
        &["gagner le tournoi", "a juré de veiller sur elle", "l’aime sans le dire"],
        &["Miki", "Hibiki"],
    )
    .await?;
    fill(gm, "start_session", &["Le train de nuit"], &[]).await?;
    says(bao, ".turn .place", "Scène 1").await?;
    sees(bao, ".map svg .tie").await?;
    newest_line_is_seen(gm).await?;
    looked_at(&[gm, bao, cleo], "the story goes on").await
}

/// What is established is kept for everybody, and can be looked up.
async fn facts(gm: &Browser, cleo: &Browser) -> Result<()> {
    for fact in ["Le pont est coupé depuis l’hiver.", "La nuit, les cloches sonnent seules."] {
        fill(gm, "add_fact", &[fact], &[]).await?;
        says(cleo, ".story", fact).await?;
    }
    let found = "document.querySelectorAll('details.tool').forEach(tool => { tool.open = true; });
        const field = document.querySelector('#seek-fact'); if (!field) return false;
        field.value = arguments[0]; field.dispatchEvent(new Event('input', {bubbles: true}));
        return [...document.querySelectorAll('.facts li')].map(fact => fact.textContent.split(' ')[1]).join() === arguments[1]";
    for (sought, words) in [("", "pont,nuit,"), ("PONT", "pont"), ("la nuit", "nuit,"), ("chat", "")] {
        until_with(cleo, "the facts", found, vec![json!(sought), json!(words)]).await?;
    }
    until_with(cleo, "all of them", found, vec![json!(""), json!("pont,nuit,")]).await
}

/// Nothing, one, four Successes; then a grave Setback that does not help.
async fn tests(gm: &Browser, bao: &Browser, cleo: &Browser) -> Result<()> {
    // From the declaration on: the player says what, the game master which case.
    let attempt = "const [goal, how] = document.querySelectorAll('.attempt input'); if (!how) return false;
        for (const [field, text] of [[goal, 'attraper le train'], [how, 'en courant']]) {
          field.value = text; field.dispatchEvent(new Event('input', {bubbles: true}));
        }
        return true";
    until_with(bao, "something to try", attempt, vec![]).await?;
    touch(bao, ".attempt button[type=submit]").await?;
    says(gm, ".koma", "attraper le train").await?;
    looked_at(&[gm], "which case").await?;
    touch(gm, ".dock [data-case=other]").await?;
    touch(cleo, ".help").await?;
    says(bao, ".sum", "Aoi").await?;
    looked_at(&[bao], "a throw is prepared").await?;
    touch(bao, ".throw").await?;
    declare(bao, &[1, 2, 4]).await?;
    looked_at(&[bao], "dice on the table").await?;
    accept(bao).await?;
    looked_at(&[gm], "a failure to tell").await?;
    told(gm, bao, "failure", "Le train part, et l’alarme hurle.").await?;

    test(gm, cleo, "Aoi", "flaw", &[5]).await?;
    accept(cleo).await?;
    told(gm, bao, "partial", "Oui, mais on vous a vu.").await?;

    test(gm, bao, "Miki", "concept", &[5, 6, 5, 6]).await?;
    accept(bao).await?;
    // The spotlight: the player tells.
    told(bao, cleo, "spotlight", "Un bond, un éclair, et c’est fait.").await?;

    test(gm, cleo, "Aoi", "other", &[1, 2]).await?;
    touch(cleo, "#setbacks").await?;
    touch(cleo, "[data-severity=grave]").await?;
    looked_at(&[cleo], "the four setbacks").await?;
    go(cleo).await?;
    declare(cleo, &[1, 2, 3, 4]).await?;
    says(cleo, ".armed", "Aoi").await?;
    accept(cleo).await?;
    told(gm, cleo, "failure", "Le plancher cède.").await?;
    sees(bao, ".sheet-card[data-state=out]").await?;
    says(cleo, ".warning", "ors-jeu").await
}

/// A group against somebody important, ended by concession.
async fn conflict(gm: &Browser, bao: &Browser, cleo: &Browser) -> Result<()> {
    for scene in ["Scène 2", "Scène 3"] {
        fill(gm, "start_scene", &[], &[]).await?;
        says(gm, ".turn .place", scene).await?;
    }
    until_with(cleo, "back in play", "return !document.querySelector('.sheet-card[data-state=out]')", vec![])
        .await?;
    fill(gm, "start_conflict", &["la couronne"], &["Hibiki"]).await?;
    sees(cleo, ".koma-page.duel").await?;
    choose(cleo, ".help", "aide Miki").await?;
    touch(gm, "[data-judge=a] [data-case=concept]").await?;
    touch(gm, "[data-judge=b] [data-case=other]").await?;
    looked_at(&[gm, bao], "a conflict is prepared").await?;
    touch(bao, ".throw").await?;
    declare(bao, &[1, 2, 3, 4, 5]).await?;
    touch(gm, ".throw").await?;
    declare(gm, &[6, 6]).await?;
    // The trailing side is asked first for a Gift; the window says on every screen who is awaited.
    says(gm, ".gift-window", "on attend").await?;
    looked_at(&[gm, bao], "the window for gifts").await?;
    touch(bao, ".moment-please").await?;
    touch(bao, ".pass").await?;
    touch(cleo, ".pass").await?;
    touch(gm, ".pass").await?;
    fill(gm, "tell_round", &["Les lames chantent."], &[]).await?;
    sees(bao, "#concede:not([hidden])").await?;
    looked_at(&[bao, cleo, gm], "the loser chooses").await?;
    concede(bao, None).await?;
    told(gm, bao, "partial", "La couronne est à lui.").await?;
    says(bao, ".cast", "prince sans royaume").await
}

/// No word of a sheet is broken in its middle, however narrow its column.
async fn words_stay_whole(browser: &Browser) -> Result<()> {
    let broken = "const broken = [];
        for (const e of document.querySelectorAll('.sheet-card')) {
          const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode;
            if (node.parentElement.closest('.unseen')) continue;
            for (const word of node.data.matchAll(/[\\p{L}]+/gu)) {
              const range = document.createRange();
              range.setStart(node, word.index);
              range.setEnd(node, word.index + word[0].length);
              const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
              if (lines.size > 1) broken.push(word[0]);
            }
          }
        }
        return broken";
    let before = browser.size().await?;
    touch(browser, "[data-pane=cast]").await?;
    for (width, height) in [(360, 640), (1000, 800), (1280, 800)] {
        browser.set_size(width, height).await?;
        let found = browser.web.execute(broken, vec![]).await?;
        ensure!(found.json() == &json!([]), "broken at {width}: {}", found.json());
    }
    browser.set_size(before.0, before.1).await?;
    touch(browser, "[data-pane=play]").await
}

/// A Bond pays; the Session ends, the next begins with what was kept.
async fn next_session(gm: &Browser, bao: &Browser, cleo: &Browser) -> Result<()> {
    touch(bao, ".koma-gain").await?;
    says(bao, "#bonds-title", "2 Koma").await?;
    touch_and_be_asked(gm, "[data-do=end_session] button").await?;
    touch(gm, ".sure[open] #sure-yes").await?;
    says(gm, ".act", "Miki garde 2 Koma").await?;
    looked_at(&[gm, bao], "between two sessions").await?;
    // The strip stands on the stage, with what is done with it.
    sees(bao, ".closing-strip .page-picture").await?;
    for tool in ["share", "print", "keep"] {
        sees(bao, &format!(".closing-strip [data-strip={tool}]")).await?;
    }
    touch(bao, ".closing-strip [data-strip=keep]").await?;
    sees(bao, ".kept-strips img").await?;
    printed(bao).await?;
    words_stay_whole(bao).await?;
    fill(bao, "change_bond", &["gagner, cette fois"], &[]).await?;
    says(cleo, ".cast", "gagner, cette fois").await?;
    fill(gm, "start_session", &["Le lendemain"], &[]).await?;
    says(bao, ".turn .place", "Session 2").await?;
    says(bao, "#bonds-title", "2 Koma").await?;
    // The moments that were kept make a page.
    touch(bao, "[data-pane=strip]").await?;
    sees(bao, ".strip-page svg").await?;
    looked_at(&[bao], "the strip").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_sessions_with_real_dice() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    seated(&server, [&gm, &bao, &cleo], &[]).await?;
    creation(&gm, &bao, &cleo).await?;
    facts(&gm, &cleo).await?;
    tests(&gm, &bao, &cleo).await?;
    conflict(&gm, &bao, &cleo).await?;
    next_session(&gm, &bao, &cleo).await?;
    // What is the game master's stays the game master's.
    for browser in [&bao, &cleo] {
        let frames = browser.frames().await?;
        frames.assert_never(&[NOTES, HIDDEN, HIDDEN_FLAW])?;
        ensure!(frames.len() > 30, "hardly anything was heard");
    }
    gm.frames_with(&[NOTES, HIDDEN, HIDDEN_FLAW]).await?;
    // The same page in the other language.
    gm.speak("en").await?;
    says(&gm, ".turn .place", "The story goes on").await?;
    gm.assert_accessible("in English").await
}
