//! A Test with all that can happen in it, and the strip that is made of such moments.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Server, page::until_with};
use serde_json::json;

use crate::steps::{
    begun, choose, declare, fill, looked_at, says, seated, sees, test, three, told, touch, write,
};

/// What the row of the odds says that begins so: the numbers of its four columns.
async fn odds(browser: &Browser, panel: u8, way: &str, chances: [u32; 4]) -> Result<()> {
    let script = r#"
        const box = document.querySelector(`[data-panel="${arguments[0]}"] details.odds`);
        if (!box) return false;
        box.open = true;
        const row = [...box.querySelectorAll('tbody tr')].find(row => row.querySelector('th').textContent.trim().startsWith(arguments[1]));
        return !!row && [...row.querySelectorAll('td')].map(cell => cell.textContent.trim()).join() === arguments[2].join()"#;
    until_with(browser, way, script, vec![json!(panel), json!(way), json!(chances)]).await
}

/// Help, a Gift, an anecdote, odds, a Koma, another approach; then the spotlight, with another's character.
async fn everything([gm, bao, cleo]: [&Browser; 3]) -> Result<()> {
    write(bao, ".attempt .line-field:nth-of-type(1) input", "ouvrir le coffre").await?;
    touch(bao, ".attempt button[type=submit]").await?;
    touch(gm, ".koma [data-case=other]").await?;
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
    odds(bao, 3, "Ce jet", [20, 40, 40, 1]).await?;
    looked_at(&[bao], "the odds of a throw").await?;
    touch(bao, ".throw").await?;
    declare(bao, &[5, 1, 2, 3]).await?;
    odds(bao, 3, "Tel quel", [0, 100, 0, 0]).await?;
    odds(bao, 3, "Un Koma", [0, 30, 67, 4]).await?;
    looked_at(&[bao], "the odds of what can be done").await?;
    // The helper's Gift adds a Success to the throw.
    choose(cleo, ".gift", "traverse les murs").await?;
    says(bao, "[data-panel='3'] .total", "Dont un ajouté par un don").await?;
    write(bao, ".improve > .line-field input", "une épingle à cheveux").await?;
    touch(bao, ".koma-way").await?;
    declare(bao, &[5, 1, 1]).await?;
    says(bao, "[data-panel='3'] .total", "3 succès").await?;
    says(gm, ".story", "une épingle à cheveux").await?;
    // Another approach: all is judged and thrown again, and the Gift's Success is lost.
    until_with(
        bao,
        "to change the approach",
        "const e = document.querySelector('.improve .check input'); e?.click(); return !!e?.checked",
        vec![],
    )
    .await?;
    write(bao, ".improve > .line-field input", "à la dynamite").await?;
    looked_at(&[bao], "another approach").await?;
    touch(bao, "[data-severity=serious]").await?;
    says(gm, ".bubble", "à la dynamite").await?;
    touch(gm, ".koma [data-case=concept]").await?;
    says(bao, ".sum", "revers sérieux").await?;
    says(bao, ".throw", "Lancer : 7 dés").await?;
    touch(bao, ".throw").await?;
    declare(bao, &[5, 5, 6, 6, 1, 1, 1]).await?;
    touch(bao, "#accept").await?;
    sees(bao, ".splash[data-degree=spotlight]").await?;
    says(bao, "[data-panel='4']", "À vous la vedette").await?;
    looked_at(&[bao], "the spotlight").await?;
    touch(gm, ".mark").await?;
    fill(bao, "tell_result", &["Aoi tient la mèche, Miki rit."], &["Aoi"]).await?;
    says(cleo, ".ask", "Quelqu’un veut faire intervenir votre personnage").await?;
    says(cleo, ".ask", "Aoi tient la mèche").await?;
    looked_at(&[cleo, bao], "consent").await?;
    choose(cleo, ".ask button", "D’accord").await?;
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

/// Five moments are kept; four of them are chosen, one gets another caption; the page is saved and printed.
async fn page(gm: &Browser, bao: &Browser, cleo: &Browser) -> Result<()> {
    for (who, name, dice, degree) in
        [(bao, "Miki", 6, "partial"), (cleo, "Aoi", 1, "failure"), (bao, "Miki", 2, "failure")]
    {
        test(gm, who, name, "flaw", &[dice]).await?;
        touch(who, "#accept").await?;
        told(gm, bao, degree, "Et voilà.").await?;
    }
    touch(bao, "[data-pane=strip]").await?;
    fill(bao, "mark_moment", &["Un chat passe, personne n’ose bouger."], &[]).await?;
    let rows = "return document.querySelectorAll('.moments li').length === 5";
    until_with(bao, "five moments", rows, vec![]).await?;
    // The last four, unless others are chosen.
    sees(bao, ".strip-page svg").await?;
    let choose = "const e = document.querySelectorAll('.moments input[type=checkbox]')[arguments[0]]; e.click(); return true";
    until_with(bao, "a moment", choose, vec![json!(0)]).await?;
    says(bao, ".strip-box [role=status]:not([hidden])", "Choisissez quatre instants").await?;
    until_with(bao, "a moment", choose, vec![json!(3)]).await?;
    write(bao, ".moments li:nth-child(1) .caption", "BOUM !").await?;
    write(bao, "#strip-name", "La nuit du coffre").await?;
    looked_at(&[bao], "the strip").await?;
    saved(bao).await?;
    printed(bao).await
}

/// The file that is saved is the page that is seen.
async fn saved(browser: &Browser) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let behavior = json!({ "behavior": "allow", "downloadPath": folder.path() });
    browser.web.cdp().send_raw("Browser.setDownloadBehavior", behavior).await?;
    touch(browser, "#save-strip").await?;
    let file = folder.path().join("4-koma.svg");
    for _ in 0..400 {
        if let Ok(svg) = tokio::fs::read_to_string(&file).await
            && svg.ends_with("</svg>")
        {
            for words in ["La nuit du coffre", "BOUM !", "Un chat passe"] {
                ensure!(svg.contains(words), "{words} is not on the page: {svg}");
            }
            ensure!(svg.matches("<g transform").count() >= 4, "four panels");
            let read = "const page = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');
                return !page.querySelector('parsererror') && page.documentElement.tagName === 'svg'";
            return until_with(browser, "a picture", read, vec![json!(svg)]).await;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    bail!("nothing was saved")
}

/// On paper there is the strip and nothing else.
async fn printed(browser: &Browser) -> Result<()> {
    let press = "window.print = () => { window.printed = true; };
        document.querySelector('#print-strip').click(); return window.printed === true";
    until_with(browser, "the printer", press, vec![]).await?;
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let alone = "const seen = css => [...document.querySelectorAll(css)].some(e => getComputedStyle(e).visibility === 'visible' && e.getClientRects().length);
        return seen('.strip-page svg') && !seen('.turn') && !seen('.moments') && !seen('#save-strip')";
    until_with(browser, "the strip alone", alone, vec![]).await?;
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "" })).await?;
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
