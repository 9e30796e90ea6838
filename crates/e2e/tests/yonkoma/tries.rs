//! A Test with all that can happen in it, and the strip that is made of such moments.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Server, page::until_with};
use serde_json::json;

use crate::steps::{
    accept, begun, choose, declare, fill, go, looked_at, say_how, says, seated, sees, test, three, told,
    touch, write,
};

/// What the row of the odds says that begins so: the numbers of its four columns.
async fn odds(browser: &Browser, way: &str, chances: [u32; 4]) -> Result<()> {
    let script = r#"
        const box = document.querySelector('.page-sheet details.odds');
        if (!box) return false;
        box.open = true;
        const row = [...box.querySelectorAll('tbody tr')].find(row => row.querySelector('th').textContent.trim().startsWith(arguments[0]));
        return !!row && [...row.querySelectorAll('td')].map(cell => cell.textContent.trim()).join() === arguments[1].join()"#;
    until_with(browser, way, script, vec![json!(way), json!(chances)]).await
}

/// Help, a Gift, an anecdote, odds, a Koma, another approach; then the spotlight, with another's character.
async fn everything([gm, bao, cleo]: [&Browser; 3]) -> Result<()> {
    write(bao, ".attempt .line-field:nth-of-type(1) input", "ouvrir le coffre").await?;
    touch(bao, ".attempt button[type=submit]").await?;
    touch(gm, ".dock [data-case=other]").await?;
    touch(cleo, ".help").await?;
    // A Gift's advantage in the middle of a Test; the game master gives it back.
    fill(cleo, "use_gift", &["la main d’Aoi passe à travers l’acier"], &[]).await?;
    says(bao, ".story", "la main d’Aoi passe à travers l’acier").await?;
    says(bao, ".cast", "utilisé").await?;
    let back = "document.querySelectorAll('details.tool').forEach(tool => { tool.open = true; });
        const e = document.querySelector('[data-do=give_back_gift] button'); e?.click(); return !!e";
    until_with(gm, "to give back a gift", back, vec![]).await?;
    until_with(bao, "the gift", "return !document.querySelector('.used')", vec![]).await?;
    fill(bao, "tell_anecdote", &["Miki a grandi parmi les serruriers."], &[]).await?;
    says(bao, ".sum", "une anecdote").await?;
    says(bao, ".throw", "Lancer : 4 dés").await?;
    odds(bao, "Ce jet", [20, 40, 40, 1]).await?;
    looked_at(&[bao], "the odds of a throw").await?;
    touch(bao, ".throw").await?;
    declare(bao, &[5, 1, 2, 3]).await?;
    odds(bao, "Tel quel", [0, 100, 0, 0]).await?;
    odds(bao, "Un Koma", [0, 30, 67, 4]).await?;
    looked_at(&[bao], "the odds of what can be done").await?;
    // The helper's Gift adds a Success to the throw.
    choose(cleo, ".gift", "traverse les murs").await?;
    go(cleo).await?;
    says(bao, "[data-panel='3'] .total", "Dont un ajouté par un don").await?;
    touch(bao, ".koma-way").await?;
    // The tiles count again for the dice that are kept.
    says(bao, "#do-it", "Relancer 3 dés").await?;
    touch(bao, ".dice li:nth-child(2) .die").await?;
    says(bao, "#do-it", "Relancer 2 dés").await?;
    touch(bao, ".dice li:nth-child(2) .die").await?;
    say_how(bao, "une épingle à cheveux").await?;
    go(bao).await?;
    declare(bao, &[5, 1, 1]).await?;
    says(bao, "[data-panel='3'] .total", "3 succès").await?;
    says(gm, ".story", "une épingle à cheveux").await?;
    // Another approach: all is judged and thrown again, and the Gift's Success is lost.
    touch(bao, "#setbacks").await?;
    until_with(
        bao,
        "to change the approach",
        "const e = document.querySelector('.improve .check input'); e?.click(); return !!e?.checked",
        vec![],
    )
    .await?;
    say_how(bao, "à la dynamite").await?;
    looked_at(&[bao], "another approach").await?;
    touch(bao, "[data-severity=serious]").await?;
    go(bao).await?;
    says(gm, ".bubble", "à la dynamite").await?;
    touch(gm, ".dock [data-case=concept]").await?;
    says(bao, ".sum", "revers sérieux").await?;
    says(bao, ".throw", "Lancer : 7 dés").await?;
    touch(bao, ".throw").await?;
    declare(bao, &[5, 5, 6, 6, 1, 1, 1]).await?;
    accept(bao).await?;
    sees(bao, ".splash[data-degree=spotlight]").await?;
    says(bao, ".dock", "À vous la vedette").await?;
    looked_at(&[bao], "the spotlight").await?;
    touch(gm, ".mark").await?;
    fill(bao, "tell_result", &["Aoi tient la mèche, Miki rit."], &["Aoi"]).await?;
    says(cleo, ".act.ask", "Quelqu’un veut faire intervenir votre personnage").await?;
    says(cleo, ".act.ask", "Aoi tient la mèche").await?;
    looked_at(&[cleo, bao], "consent").await?;
    choose(cleo, ".act.ask button", "D’accord").await?;
    says(gm, ".story", "Aoi tient la mèche, Miki rit.").await
}

/// A Bond erases a Setback, another pays; the game master undoes that one.
async fn erased([gm, bao, _]: [&Browser; 3]) -> Result<()> {
    let marked =
        "return [...document.querySelectorAll('.sheet-card.own .marks .on')].length === Number(arguments[0])";
    until_with(bao, "a mark", marked, vec![json!(1)]).await?;
    choose(bao, ".claim button", "effacer « sérieux »").await?;
    until_with(bao, "no mark", marked, vec![json!(0)]).await?;
    says(gm, ".story", "efface un revers sérieux").await?;
    says(bao, "#bonds-title", "aucun Koma").await?;
    touch(bao, ".claim:not(.paid) .koma-gain").await?;
    says(bao, "#bonds-title", "1 Koma").await?;
    let undo = "const e = [...document.querySelectorAll('.bonds .paid button')].filter(e => !e.hidden).at(-1); e?.click(); return !!e";
    until_with(gm, "to undo it", undo, vec![]).await?;
    says(bao, "#bonds-title", "aucun Koma").await
}

/// The strip makes itself; a panel gets another moment and other words; the page is kept, shared and printed.
async fn page(gm: &Browser, bao: &Browser, cleo: &Browser) -> Result<()> {
    for (who, name, dice, degree) in
        [(bao, "Miki", 6, "partial"), (cleo, "Aoi", 1, "failure"), (bao, "Miki", 2, "failure")]
    {
        test(gm, who, name, "flaw", &[dice]).await?;
        accept(who).await?;
        told(gm, bao, degree, "Et voilà.").await?;
    }
    touch(bao, "[data-pane=strip]").await?;
    fill(bao, "mark_moment", &["Un chat passe, personne n’ose bouger."], &[]).await?;
    // It makes itself of what happened; another moment takes the place of the first, in other words.
    sees(bao, ".strip-page svg").await?;
    touch(bao, ".spot[data-spot='0']").await?;
    let which = ".strip-which p";
    says(bao, which, "Case 1").await?;
    touch(bao, "#strip-next").await?;
    write(bao, "#strip-bubble", "BOUM !").await?;
    says(bao, ".strip-page", "BOUM !").await?;
    write(bao, "#strip-name", "La nuit du coffre").await?;
    for words in ["La nuit du coffre", "Un chat passe"] {
        says(bao, ".strip-page", words).await?;
    }
    looked_at(&[bao], "the strip").await?;
    touch(bao, ".pane.strip [data-strip=keep]").await?;
    sees(bao, ".kept-strips img").await?;
    shared(bao).await?;
    printed(bao).await
}

/// The picture is a PNG; where nothing can be shared with, it is saved.
async fn shared(browser: &Browser) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let behavior = json!({ "behavior": "allow", "downloadPath": folder.path() });
    browser.web.cdp().send_raw("Browser.setDownloadBehavior", behavior).await?;
    browser.web.execute("navigator.canShare = undefined", vec![]).await?;
    touch(browser, ".pane.strip [data-strip=share]").await?;
    let file = folder.path().join("4-koma.png");
    for _ in 0..400 {
        if let Ok(png) = tokio::fs::read(&file).await {
            ensure!(png.starts_with(b"\x89PNG"), "no picture");
            if png.ends_with(b"IEND\xaeB`\x82") {
                ensure!(png.len() > 20_000, "hardly anything is drawn: {} bytes", png.len());
                return Ok(());
            }
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    bail!("nothing was saved")
}

/// On paper there is the strip and nothing else.
pub(crate) async fn printed(browser: &Browser) -> Result<()> {
    let press = "window.print = () => { window.printed = true; };
        const way = [...document.querySelectorAll('[data-strip=print]')].find(e => e.getClientRects().length);
        way?.click(); return window.printed === true";
    until_with(browser, "the printer", press, vec![]).await?;
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let alone = "const seen = css => [...document.querySelectorAll(css)].some(e => getComputedStyle(e).visibility === 'visible' && e.getClientRects().length);
        return seen('.strip-page svg') && !seen('.turn') && !seen('.strip-which') && !seen('[data-strip]')";
    until_with(browser, "the strip alone", alone, vec![]).await?;
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "" })).await?;
    // On A4, A5, Letter, upright or not.
    for (width, height) in [(8.27, 11.69), (5.83, 8.27), (8.5, 11.0), (11.69, 8.27)] {
        let paper = json!({ "paperWidth": width, "paperHeight": height, "preferCSSPageSize": true });
        let pdf = browser.web.cdp().send_raw("Page.printToPDF", paper).await?;
        let count = "return (atob(arguments[0]).match(/\\/Type\\s*\\/Page(?!s)/g) ?? []).length";
        let n = browser.web.execute(count, vec![pdf["data"].clone()]).await?;
        ensure!(n.json() == &json!(1), "{} pages of {width} by {height} inches", n.json());
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_test_with_everything_and_a_strip() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    let at = [&gm, &bao, &cleo];
    seated(&server, at, &[]).await?;
    begun(at).await?;
    everything(at).await?;
    erased(at).await?;
    page(&gm, &bao, &cleo).await
}

/// How often the game master has touched something since this was asked last.
async fn taps(browser: &Browser) -> Result<i64> {
    let counted = "const n = window.taps ?? 0; window.taps = 0;
        if (!window.counts) { window.counts = true; document.addEventListener('click', () => { window.taps += 1; }, true); }
        return n";
    Ok(browser.web.execute(counted, vec![]).await?.json().as_i64().unwrap_or_default())
}

/// At a table that speaks aloud a whole Test costs the game master two taps, and whoever throws two.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_test_costs_the_game_master_two_taps() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    seated(&server, [&gm, &bao, &cleo], &[]).await?;
    begun([&gm, &bao, &cleo]).await?;
    sees(&gm, ".caller [data-case=flaw]").await?;
    taps(&gm).await?;
    touch(&gm, ".caller [data-case=flaw]").await?;
    sees(&bao, ".throw").await?;
    taps(&bao).await?;
    touch(&bao, ".throw").await?;
    sees(&bao, ".real-dice input").await?;
    ensure!(taps(&bao).await? == 1, "one tap throws");
    declare(&bao, &[5]).await?;
    sees(&bao, "#accept[aria-pressed=true]").await?;
    taps(&bao).await?;
    go(&bao).await?;
    sees(&gm, ".splash[data-degree=partial]").await?;
    ensure!(taps(&bao).await? == 1, "one tap takes the result as it is");
    touch(&gm, "[data-do=tell_result] button[type=submit]").await?;
    sees(&gm, ".caller [data-case=flaw]").await?;
    let n = taps(&gm).await?;
    ensure!(n == 2, "{n} taps for a Test");
    Ok(())
}
