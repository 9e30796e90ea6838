//! What people do at a table of 4-KOMA, whatever happens at it. Their dice are real: they read out what was thrown.

use anyhow::{Context as _, Result};
use e2e::{
    Browser, Look, Server,
    laws::assert_laws,
    page::{RESTS, named, until_with},
};
use serde_json::json;
use thirtyfour::prelude::*;

/// Finds what is to be seen; what stands behind *Autre chose* is opened first.
const FIND: &str = "const find = (css, fits) => {
        const all = [...document.querySelectorAll(css)].filter(e => !e.disabled && !e.hidden && fits(e));
        const seen = all.find(e => e.offsetParent !== null);
        const sheet = all[0]?.closest('dialog:not([open])');
        if (!seen && sheet) document.querySelector('#more:not([hidden])')?.click();
        return seen;
    };";

/// Touches something that is to be seen, as soon as it is there.
pub(crate) async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = format!(
        "{FIND} {RESTS} const e = find(arguments[0], () => true); if (!e || rests(e)) return false; e.click(); return true"
    );
    until_with(browser, css, &script, vec![json!(css)]).await
}

/// Does what was chosen.
pub(crate) async fn go(browser: &Browser) -> Result<()> {
    touch(browser, "#do-it").await
}

/// Takes the result as it is.
pub(crate) async fn accept(browser: &Browser) -> Result<()> {
    touch(browser, "#accept").await?;
    go(browser).await
}

/// Gives up, which is asked twice; how, if anything is to be said.
pub(crate) async fn concede(browser: &Browser, how: Option<&str>) -> Result<()> {
    touch(browser, "#concede").await?;
    if let Some(how) = how {
        say_how(browser, how).await?;
    }
    go(browser).await?;
    touch(browser, ".sure[open] #sure-yes").await
}

/// Says how, in the line that the pen opens; it was empty.
pub(crate) async fn say_how(browser: &Browser, how: &str) -> Result<()> {
    touch(browser, ".pen[aria-expanded=false]").await?;
    let empty = "return document.querySelector('.dock .line-field input')?.value === ''";
    until_with(browser, "an empty line", empty, vec![]).await?;
    write(browser, ".dock .line-field input", how).await
}

/// Whether something is there.
pub(crate) async fn sees(browser: &Browser, css: &str) -> Result<()> {
    until_with(browser, css, "return !!document.querySelector(arguments[0])", vec![json!(css)]).await
}

/// Whether a part of the page says so; a space is a space, whether a line may break there or not.
pub(crate) async fn says(browser: &Browser, css: &str, words: &str) -> Result<()> {
    let script = "return [...document.querySelectorAll(arguments[0])].some(e => e.textContent.replaceAll(/[\u{a0}\u{202f}]/gu, ' ').includes(arguments[1]))";
    until_with(browser, words, script, vec![json!(css), json!(words)]).await
}

/// Fills in the form of an action and sends it: texts in their order, then what to choose in each group.
pub(crate) async fn fill(browser: &Browser, action: &str, texts: &[&str], picks: &[&str]) -> Result<()> {
    let script = r#"
        const [name, texts, picks] = arguments;
        document.querySelectorAll('details.tool').forEach(tool => { tool.open = true; });
        const form = [...document.querySelectorAll(`details[data-do="${name}"]`)].at(0);
        if (!form) return false;
        const sheet = form.closest('dialog');
        if (sheet && !sheet.open) { document.querySelector('#more').click(); return false; }
        form.open = true;
        const areas = form.querySelectorAll('textarea');
        texts.forEach((text, i) => {
          areas[i].value = text;
          areas[i].dispatchEvent(new Event('input', {bubbles: true}));
        });
        const groups = [...form.querySelectorAll('fieldset')];
        for (const [i, pick] of picks.entries()) {
          const chip = [...groups[i].querySelectorAll('label')].find(label => label.textContent.includes(pick));
          if (!chip) return false;
          const input = chip.querySelector('input');
          if (!input.checked) input.click();
        }
        return true"#;
    until_with(browser, action, script, vec![json!(action), json!(texts), json!(picks)]).await?;
    touch(browser, &format!("details[data-do={action}] button[type=submit]")).await
}

/// Reads out real dice.
pub(crate) async fn declare(browser: &Browser, dice: &[u8]) -> Result<()> {
    let script = r"
        const fields = [...document.querySelectorAll('.real-dice input')];
        const send = document.querySelector('form.real button');
        if (fields.length !== arguments[0].length || rests(send)) return false;
        fields.forEach((field, i) => {
          field.value = String(arguments[0][i]);
          field.dispatchEvent(new Event('input', {bubbles: true}));
        });
        send.click();
        return true";
    until_with(browser, "real dice", &format!("{RESTS} {script}"), vec![json!(dice)]).await
}

/// axe finds nothing, nothing sticks out, and the laws of the page hold at every size.
pub(crate) async fn looked_at(browsers: &[&Browser], place: &str) -> Result<()> {
    for browser in browsers {
        browser.assert_accessible(place).await?;
        browser.assert_fits(place).await?;
        browser.assert_quiet().await?;
        let size = browser.web.execute("return [innerWidth, innerHeight]", vec![]).await?;
        assert_laws(browser, place).await?;
        let metrics = json!({
            "width": size.json()[0], "height": size.json()[1], "deviceScaleFactor": 1, "mobile": false,
        });
        browser.web.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
    }
    Ok(())
}

/// Touches what says so, as soon as it is there.
pub(crate) async fn choose(browser: &Browser, css: &str, words: &str) -> Result<()> {
    let script = format!(
        "{FIND} {RESTS} const plain = e => e.textContent.replaceAll(/[\\u{{a0}}\\u{{202f}}]/gu, ' ');
        const e = find(arguments[0], e => plain(e).includes(arguments[1]));
        if (!e || rests(e)) return false; e.click(); return true"
    );
    until_with(browser, words, &script, vec![json!(css), json!(words)]).await
}

/// Writes into a field that is to be seen.
pub(crate) async fn write(browser: &Browser, css: &str, text: &str) -> Result<()> {
    let script = "const e = [...document.querySelectorAll(arguments[0])].find(e => e.offsetParent !== null);
        if (!e) return false;
        e.value = arguments[1]; e.dispatchEvent(new Event('input', {bubbles: true})); return true";
    until_with(browser, css, script, vec![json!(css), json!(text)]).await
}

/// Nothing of the kind is to be seen, once the page has come so far.
pub(crate) async fn misses(browser: &Browser, css: &str) -> Result<()> {
    let script = "return ![...document.querySelectorAll(arguments[0])].some(e => e.offsetParent !== null)";
    until_with(browser, &format!("{css} to go"), script, vec![json!(css)]).await
}

/// The game master calls for a Test of somebody in one tap, who throws.
pub(crate) async fn test(gm: &Browser, who: &Browser, name: &str, case: &str, dice: &[u8]) -> Result<()> {
    let call = format!("{RESTS} const row = [...document.querySelectorAll('.caller')].find(row => row.querySelector('legend').textContent === arguments[0]);
        const button = row?.querySelector(`[data-case=${{arguments[1]}}]`);
        if (!button || rests(button)) return false; button.click(); return true");
    until_with(gm, "a call", &call, vec![json!(name), json!(case)]).await?;
    touch(who, ".throw").await?;
    declare(who, dice).await?;
    sees(who, "#accept:not([hidden])").await
}

/// The result is there, somebody keeps the moment, and it is told.
pub(crate) async fn told(teller: &Browser, other: &Browser, degree: &str, text: &str) -> Result<()> {
    sees(teller, &format!(".splash[data-degree={degree}]")).await?;
    touch(other, ".mark").await?;
    fill(teller, "tell_result", &[text], &[]).await?;
    says(other, ".story", text).await
}

/// Three browsers: a wide screen and two phones, one of them in the dark.
pub(crate) async fn three() -> Result<[Browser; 3]> {
    async fn browser(look: Look) -> Result<Browser> {
        let browser = Browser::start(look).await?;
        browser.listen().await?;
        let french = json!({ "source": "localStorage.setItem('tablee.language', 'fr')" });
        browser.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", french).await?;
        Ok(browser)
    }
    let dark = Look { dark: true, ..Look::PHONE };
    let (a, b, c) = tokio::try_join!(browser(Look::DESK), browser(Look::PHONE), browser(dark))?;
    Ok([a, b, c])
}

/// Ana leads, Bao and Cléo play; `options` are chosen by name and place.
pub(crate) async fn seated(server: &Server, at: [&Browser; 3], options: &[(&str, usize)]) -> Result<()> {
    let [gm, bao, cleo] = at;
    gm.web.goto(format!("{}#/yonkoma/far", server.address())).await?;
    sees(gm, "#n-seats").await?;
    gm.assert_accessible("making a table").await?;
    let three = "const n = document.querySelector('#n-seats'); n.value = '3'; n.dispatchEvent(new Event('change', {bubbles: true}));
        const real = document.querySelector('#real'); if (!real.checked) real.click(); return real.checked";
    until_with(gm, "real dice", three, vec![]).await?;
    let pick = "const e = document.querySelectorAll(`input[name=${arguments[0]}]`)[arguments[1]]; e?.click(); return !!e?.checked";
    for (name, way) in options {
        until_with(gm, name, pick, vec![json!(name), json!(way)]).await?;
    }
    named(gm, "Ana").await?;
    let link = gm.web.query(By::Css(".link-text")).first().await?.prop("value").await?.context("a link")?;
    for (browser, name) in [(bao, "Bao"), (cleo, "Cléo")] {
        browser.web.goto(&link).await?;
        named(browser, name).await?;
    }
    touch(gm, ".lobby-seat button[data-role=game_master]").await?;
    for browser in [bao, cleo] {
        touch(browser, ".lobby-seat button[data-role=player]").await?;
    }
    touch(gm, "#start").await?;
    for browser in at {
        sees(browser, ".turn").await?;
    }
    Ok(())
}

/// Cléo's Aoi is approved, and the game master's prince is there.
pub(crate) async fn aoi_and_the_prince([gm, bao, cleo]: [&Browser; 3]) -> Result<()> {
    let aoi = ["Aoi", "majordome ninja", "ne sait pas dire non", "traverse les murs", "un parapluie"];
    fill(cleo, "submit_character", &aoi, &[]).await?;
    touch(gm, ".approve").await?;
    let prince = ["le prince Hibiki", "un monocle", "prince sans royaume", "vaniteux"];
    fill(gm, "create_npc", &prince, &[]).await?;
    says(bao, ".cast", "Hibiki").await
}

/// Bao plays Miki, Cléo plays Aoi, the prince stands in their way, and the first Session begins.
pub(crate) async fn begun([gm, bao, cleo]: [&Browser; 3]) -> Result<()> {
    fill(gm, "set_world", &["Une cité flottante"], &[]).await?;
    for browser in [bao, cleo] {
        touch(browser, "[data-do=confirm_world] button").await?;
    }
    let miki =
        ["Miki", "pirate de l’espace au cœur tendre", "peur des chats", "arrête le temps", "une écharpe"];
    fill(bao, "submit_character", &miki, &[]).await?;
    touch(gm, ".approve").await?;
    aoi_and_the_prince([gm, bao, cleo]).await?;
    let bonds = ["retrouver la carte", "lui doit la vie", "veut le surpasser"];
    fill(bao, "submit_bonds", &bonds, &["Aoi", "Hibiki"]).await?;
    let bonds = ["gagner le tournoi", "a juré de veiller sur elle", "l’aime sans le dire"];
    fill(cleo, "submit_bonds", &bonds, &["Miki", "Hibiki"]).await?;
    fill(gm, "start_session", &["Le train de nuit"], &[]).await?;
    says(bao, ".turn .place", "Scène 1").await?;
    says(cleo, ".turn .place", "Scène 1").await
}
