//! The shelf: what waits first, a game within three taps, a code; and what leads away from it and back.

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Server,
    online::{make, take_role},
    page::{touch, until},
};
use serde_json::json;
use thirtyfour::prelude::*;

/// The games that this device remembers, by name.
const KEPT: &str = "return Object.keys(localStorage).filter(key => key.startsWith('tablee.shelf.'))
    .map(key => JSON.parse(localStorage[key]).game)";

async fn text(browser: &Browser, css: &str) -> Result<String> {
    let script = "return document.querySelector(arguments[0])?.textContent";
    let found = browser.web.execute(script, vec![json!(css)]).await?;
    found.json().as_str().map(str::to_owned).with_context(|| format!("no {css}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_begins_within_three_taps_and_begins_nothing_else() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(server.address()).await?;
    browser.assert_fine("the shelf", Look::PHONE).await?;
    // No game's code comes for a shelf.
    let loaded = "return performance.getEntriesByType('resource').some(file => /wasm|words/.test(file.name))";
    ensure!(browser.web.execute(loaded, vec![]).await?.json() == &json!(false), "a game was loaded");
    // Of a book beside the chosen one a slice is seen, at least as wide as a finger.
    let slice = "const book = document.querySelector('.cover[data-game=psychodrame]');
        const { left, right, bottom } = book.getBoundingClientRect();
        let width = 0;
        for (let x = left + 1; x < Math.min(right, innerWidth); x += 1)
            width += book.contains(document.elementFromPoint(x, bottom - 20)) ? 1 : 0;
        if (width > 40) book.click();
        return width > 40";
    until(&browser, "the book", slice).await?;
    browser.web.find(By::Id("try-alone-psychodrame")).await?.click().await?;
    until(&browser, "the table", "return !!document.querySelector('#awaited')?.textContent").await?;
    let kept = browser.web.execute(KEPT, vec![]).await?;
    ensure!(kept.json() == &json!(["psychodrame"]), "{}", kept.json());
    // Another game's place is another bundle's: this one begins nothing there.
    browser.web.execute("location.hash = '#/pactes/alone'", vec![]).await?;
    until(&browser, "the parts", "return !!document.querySelector('[data-part]')").await?;
    let kept = browser.web.execute(KEPT, vec![]).await?;
    ensure!(kept.json() == &json!(["psychodrame"]), "a phantom: {}", kept.json());
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_for_me_stands_first_and_what_is_here_alone_can_be_forgotten() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::DESK).await?;
    browser.web.goto(format!("{}#/psychodrame/alone", server.address())).await?;
    until(&browser, "the table", "return !!document.querySelector('#awaited')?.textContent").await?;
    make(&browser, &server, "Ana").await?;
    take_role(&browser, "faust").await?;
    for free in [1, 0] {
        touch(&browser, ".lobby-seat.free .add-bot:not([hidden])").await?;
        let seated = format!("return document.querySelectorAll('.lobby-seat.free').length === {free}");
        until(&browser, "a bot", &seated).await?;
    }
    touch(&browser, "#start:not([disabled])").await?;
    until(&browser, "the table", "return !!document.querySelector('#awaited')?.textContent").await?;
    browser.web.goto(server.address()).await?;
    until(&browser, "both", "return document.querySelectorAll('.waiting li').length === 2").await?;
    browser.assert_fine("the shelf with tables", Look::DESK).await?;
    let first = text(&browser, ".waiting li:first-child").await?;
    ensure!(first.contains("Pactes") && first.contains("Your turn: state the desire"), "{first}");
    let here = text(&browser, ".waiting li:last-child .ask").await?;
    ensure!(here == "Your turn: make your character", "what waits on this device: {here}");
    ensure!(!first.contains("pactes"), "the game is named once: {first}");
    ensure!(
        text(&browser, ".waiting li:last-child .title").await? == "Psychodrame",
        "the game of this device"
    );
    // The game that was played last is the one that lies open.
    until(&browser, "the last game", "return document.querySelector('#choose-pactes').checked").await?;
    touch(&browser, ".waiting .forget").await?;
    ensure!(browser.web.execute(KEPT, vec![]).await?.json() == &json!(["psychodrame"]), "one press asks");
    touch(&browser, ".waiting .forget[data-sure]").await?;
    until(&browser, "one", "return document.querySelectorAll('.waiting li').length === 1").await?;
    let left = "return Object.keys(localStorage).some(key => /tablee.(shelf|local)/.test(key))";
    ensure!(browser.web.execute(left, vec![]).await?.json() == &json!(false), "something of it is left");
    browser.web.find(By::Css(".waiting a")).await?.click().await?;
    until(&browser, "the table again", "return !!document.querySelector('#awaited')?.textContent").await?;
    browser.assert_quiet().await
}

/// While the code of a table comes, the page says which table it is, who sits there and where the story is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_loads_says_who_sits_there_and_where_it_is() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(server.address()).await?;
    let here = json!({"id": "here", "game": "pactes", "title": "Pactes", "names": "Ana, Bao, Cléo", "progress": 4, "over": false, "at": 1});
    let far = json!([{"id": "far", "game": "psychopathe", "title": "Le grand match", "phase": "play", "seats": [0],
        "names": ["Ana", "Émile"], "awaited": [1], "progress": 12, "over": false, "at": 1}]);
    let keep = "localStorage.setItem('tablee.shelf.here', arguments[0]); localStorage.setItem('tablee.mine', arguments[1])";
    browser.web.execute(keep, vec![json!(here.to_string()), json!(far.to_string())]).await?;
    // What stood there before the code drew over it.
    let watch = "new MutationObserver(() => { const s = document.getElementById('sketch'); if (s?.textContent) window.sketched = s.textContent; })
        .observe(document, { childList: true, subtree: true, characterData: true });";
    let script = json!({ "source": watch });
    browser.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
    for (place, title, who, at) in [
        ("pactes/local/here", "Pactes", "Ana, Bao, Cléo", "manche 4 sur 6"),
        ("psychopathe/table/far/0", "Le grand match", "Ana, Émile", "coup 12"),
    ] {
        browser.web.goto(format!("{}#/{place}", server.address())).await?;
        browser.web.refresh().await?;
        until(
            &browser,
            "the table or none",
            "return !!document.querySelector('main') && !document.querySelector('#sketch')",
        )
        .await?;
        let said = browser.web.execute("return window.sketched ?? ''", vec![]).await?;
        let said = said.json().as_str().unwrap_or_default().to_owned();
        ensure!([title, who, at].into_iter().all(|part| said.contains(part)), "{place}: {said}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_leads_to_its_table_and_a_wrong_one_is_told() -> Result<()> {
    let server = Server::open().await?;
    let (host, guest) = (Browser::start(Look::DESK).await?, Browser::start(Look::PHONE).await?);
    make(&host, &server, "Ana").await?;
    until(&host, "the code", "return /[A-Z]{3}-[A-Z]{3}/.test(document.querySelector('#code')?.textContent)")
        .await?;
    let said = text(&host, "#code").await?;
    let code = said.split_whitespace().last().context("a code")?.to_owned();
    guest.web.goto(server.address()).await?;
    let field = guest.web.find(By::Id("join-code")).await?;
    field.send_keys("BBB-BBB").await?;
    guest.web.find(By::Id("join-by-code")).await?.click().await?;
    let told =
        "return document.querySelector('.by-code [role=alert]').textContent.startsWith('Aucune table')";
    until(&guest, "why not", told).await?;
    field.clear().await?;
    field.send_keys(code.to_lowercase()).await?;
    guest.web.find(By::Id("join-by-code")).await?.click().await?;
    let invited = "return document.querySelector('h1')?.textContent === 'On vous invite à jouer à Pactes'";
    until(&guest, "the invitation", invited).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_is_copied_also_where_the_page_has_no_clipboard() -> Result<()> {
    let server = Server::open().await?;
    let host = Browser::start(Look::PHONE).await?;
    make(&host, &server, "Ana").await?;
    // As over plain HTTP on a home network.
    host.web.execute("Object.defineProperty(navigator, 'clipboard', { value: undefined })", vec![]).await?;
    host.web.execute("document.oncopy = () => { window.copied = String(getSelection()) || document.activeElement.value }", vec![]).await?;
    host.web.find(By::Css(".copy-link")).await?.click().await?;
    until(&host, "that it was copied", "return document.querySelector('.copy-link').textContent === 'Copié'")
        .await?;
    let is_link = "return window.copied === document.querySelector('.link-text').value";
    until(&host, "the link", is_link).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_stand_in_chapters_and_their_words_come_first() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(format!("{}#/pactes/rules", server.address())).await?;
    until(&browser, "the rules", "return document.querySelectorAll('.rule').length === 93").await?;
    let chapters = "return document.querySelectorAll('.rules section h2').length === 12
        && document.querySelectorAll('.chapters button').length === 12";
    ensure!(browser.web.execute(chapters, vec![]).await?.json() == &json!(true), "twelve chapters");
    let first = text(&browser, ".rule").await?;
    ensure!(first.starts_with("On joue à trois") && first.ends_with("PAC-01"), "{first}");
    // As one types: without accents, in any case.
    browser.web.find(By::Id("rules-search")).await?.send_keys("DEFAUSSE").await?;
    let fewer = "const rules = [...document.querySelectorAll('.rule')];
        return rules.length > 0 && rules.length < 40 && rules.every(rule => /d.fauss/i.test(rule.textContent))";
    until(&browser, "what was searched", fewer).await?;
    browser.assert_accessible("the rules that were searched").await?;
    // A duel's are drawn too: each picture has its sentence, and says in words what stands on it.
    browser.web.goto(format!("{}#/psychopathe/rules", server.address())).await?;
    for (language, piece) in [("fr", "Délateur"), ("en", "Informer")] {
        browser.speak(language).await?;
        let drawn = format!("const all = [...document.querySelectorAll('.diagrams figure')];
            return all.length === 10 && all.every(one => one.querySelector('svg .piece') && one.querySelector('figcaption').textContent.length > 20
                && one.querySelector('svg').getAttribute('aria-label').length > 20)
                && all.some(one => one.querySelector('svg').getAttribute('aria-label').includes({piece:?}))");
        until(&browser, "the diagrams", &drawn).await?;
        browser.assert_accessible("the diagrams").await?;
    }
    browser.speak("fr").await?;
    browser.web.goto(format!("{}#/pactes/alone", server.address())).await?;
    touch(&browser, "[data-part='0']").await?;
    touch(&browser, ".rule-mark").await?;
    until(&browser, "the rule", "return !!document.querySelector('dialog[open] .rule-text')?.textContent")
        .await?;
    ensure!(!text(&browser, "#rule-title").await?.contains("PAC-"), "the words of the rule are its title");
    ensure!(text(&browser, "dialog[open] .rule-id").await?.contains("PAC-"), "its id stands below");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_pactes_chooses_all_that_its_rules_leave_open() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(format!("{}#/pactes/new", server.address())).await?;
    let choose = "const set = (css, value) => {
            const field = document.querySelector(css);
            field.value = value;
            field.dispatchEvent(new Event('change', { bubbles: true }));
        };
        if (!document.querySelector('#option-tokens-per-value')) return false;
        set('#option-tokens-per-value', '200');
        set('#option-max-commitments', '4');
        document.querySelectorAll('[name=demon-perfect-tie]')[1].click();
        // What no rule allows is not taken.
        set('#option-tokens-per-value', '9');
        return true";
    until(&browser, "the options", choose).await?;
    touch(&browser, "#start").await?;
    let chosen = "const key = Object.keys(localStorage).find(key => key.startsWith('tablee.local.'));
        if (!key) return false;
        const { tokensPerValue, maxCommitments, demonPerfectTie } = JSON.parse(localStorage[key]).setup.options;
        return tokensPerValue === 200 && maxCommitments === 1 && demonPerfectTie === 'nobody'";
    until(&browser, "a game by these options", chosen).await
}
