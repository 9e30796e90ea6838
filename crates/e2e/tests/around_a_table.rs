//! What a table does around its game: codes, pens, going back, looking on, moving, leaving, real dice, the check.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Player, Server,
    online::{make, seated, start, take_role, three_seated},
    page::{named, touch, until},
};
use serde_json::json;
use thirtyfour::prelude::*;

/// The text of something on the page.
async fn text(browser: &Browser, css: &str) -> Result<String> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent).join(' / ')";
    let found = browser.web.execute(script, vec![json!(css)]).await?;
    Ok(found.json().as_str().unwrap_or_default().to_owned())
}

/// Types into a field as a person does.
async fn write(browser: &Browser, css: &str, text: &str) -> Result<()> {
    let script = "const e = document.querySelector(arguments[0]); e.value = arguments[1];
        e.dispatchEvent(new Event('input', {bubbles: true}));";
    browser.web.query(By::Css(css)).first().await?;
    browser.web.execute(script, vec![json!(css), json!(text)]).await?;
    Ok(())
}

/// Touches the button that says so.
async fn press(browser: &Browser, css: &str, says: &str) -> Result<()> {
    let script = "const e = [...document.querySelectorAll(arguments[0])].filter(e => e.textContent.includes(arguments[1])).pop();
        e?.click(); return !!e";
    let pressed = browser.web.execute(script, vec![json!(css), json!(says)]).await?;
    ensure!(pressed.json() == &json!(true), "none says {says:?}: {}", text(browser, css).await?);
    Ok(())
}

/// All play until one of them sees this.
async fn play_until(browsers: [&Browser; 3], css: &str) -> Result<()> {
    let players = browsers.map(Player::new);
    let script = "return !!document.querySelector(arguments[0])";
    for step in 0..2_000 {
        let mut idle = true;
        for (browser, player) in browsers.iter().zip(&players) {
            if browser.web.execute(script, vec![json!(css)]).await?.json() == &json!(true) {
                return Ok(());
            }
            idle &= player.step(step).await?.is_empty();
        }
        if idle {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    anyhow::bail!("{css} does not come: {}", text(browsers[0], ".turn, .act").await?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_that_was_said_real_dice_and_pens() -> Result<()> {
    let server = Server::open().await?;
    let (ana, bao) = (Browser::start(Look::PHONE).await?, Browser::start(Look::DESK).await?);
    let cleo = Browser::start(Look { dark: true, ..Look::PHONE }).await?;
    ana.web.goto(format!("{}#/pactes/far", server.address())).await?;
    ana.web.query(By::Id("name")).first().await?;
    touch(&ana, "#real").await?;
    named(&ana, "Ana").await?;
    until(&ana, "the code", "return /[A-Z]{3}-[A-Z]{3}/.test(document.querySelector('#code')?.textContent)")
        .await?;
    let said = text(&ana, "#code").await?;
    let code = said.rsplit(' ').next().context("a code")?.to_lowercase();
    for (browser, name) in [(&bao, "Bao"), (&cleo, "Cléo")] {
        browser.web.goto(server.address()).await?;
        write(browser, "#join-code", "bcd fgh").await?;
        touch(browser, "#join-by-code").await?;
        until(browser, "a word about it", "return !!document.querySelector('.by-code .refused')").await?;
        browser.assert_accessible("a wrong code").await?;
        write(browser, "#join-code", &code).await?;
        touch(browser, "#join-by-code").await?;
        named(browser, name).await?;
    }
    let all = [&ana, &bao, &cleo];
    start(all).await?;

    // Who writes is seen by the others, and not after it was said.
    write(&bao, "#say", "hm").await?;
    until(&cleo, "Bao's pen", "return document.querySelector('[data-at=talk]').textContent.includes('Bao')")
        .await?;
    write(&ana, ".act textarea", "Je veux la lune").await?;
    until(&cleo, "Ana's pen", "return document.querySelector('[data-at=story]').textContent.includes('Ana')")
        .await?;
    touch(&ana, ".act .text-form button[type=submit]").await?;
    until(&cleo, "the pen goes", "return document.querySelector('[data-at=story]').textContent === ''")
        .await?;

    // The odds before the throw; then the real dice are read out, and one is dragged to its place.
    play_until(all, ".odds").await?;
    touch(&ana, ".odds summary").await?;
    ensure!(text(&ana, ".odds li").await?.contains('%'), "odds are chances");
    ana.assert_accessible("the odds").await?;
    play_until(all, ".real").await?;
    ana.assert_accessible("real dice").await?;
    ana.assert_fits("real dice").await?;
    play_until(all, ".tray .die").await?;
    let before = ana.web.find_all(By::Css(".tray .die")).await?.len();
    ana.web.execute(DRAG, vec![]).await?;
    let placed = format!("return document.querySelectorAll('.tray .die').length === {}", before - 1);
    until(&ana, "the die at its place", &placed).await?;
    ana.assert_quiet().await?;

    // Nobody can check real dice, and the check does not say otherwise.
    touch(&ana, "#close-table:not([hidden])").await?;
    touch(&ana, ".sure[open] #sure-yes").await?;
    for browser in [&bao, &cleo] {
        touch(browser, ".motion .consent").await?;
    }
    touch(&ana, "#verify:not([hidden])").await?;
    until(&ana, "the check", "return /concorde/.test(document.querySelector('#verified')?.textContent)")
        .await?;
    let said = text(&ana, "#verified").await?;
    ensure!(said.contains("lus sur de vrais dés"), "{said}");
    Ok(())
}

/// The events of a drag, as a browser sends them.
const DRAG: &str = "
const [die, slot] = [document.querySelector('.tray .die'), document.querySelector('.slot.welcomes')];
const middle = e => { const box = e.getBoundingClientRect(); return {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2}; };
const send = (name, at) => die.dispatchEvent(new PointerEvent(name, {bubbles: true, isPrimary: true, button: 0, pointerId: 1, ...middle(at)}));
send('pointerdown', die); send('pointermove', slot); send('pointerup', slot);
";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn going_back_looking_on_moving_and_leaving() -> Result<()> {
    let server = Server::open().await?;
    let (ana, bao) = (Browser::start(Look::PHONE).await?, Browser::start(Look::DESK).await?);
    let cleo = Browser::start(Look { dark: true, ..Look::PHONE }).await?;
    let all = [&ana, &bao, &cleo];
    seated(&server, all).await?;
    play_until(all, ".cards .card").await?;

    // A place is marked, and found again.
    write(&bao, "#bookmark", "Ici").await?;
    touch(&bao, "#bookmark ~ .buttons button").await?;
    until(&ana, "the bookmark", "return /Ici/.test(document.querySelector('.safety')?.textContent)").await?;
    press(&ana, ".limits button", "Ici").await?;
    until(&ana, "the place", "return document.activeElement.id.startsWith('row-')").await?;

    // Back to a row, by consent of all.
    let rows = "return document.querySelectorAll('.pane.story li').length";
    let before = ana.web.execute(rows, vec![]).await?.json().as_u64().context("rows")?;
    let go_back =
        "const all = [...document.querySelectorAll('.story .rewind-here')]; all[all.length - 4].click()";
    ana.web.execute(go_back, vec![]).await?;
    until(&cleo, "the question", "return !!document.querySelector('[data-agreement=rewind]')").await?;
    for browser in [&bao, &cleo] {
        until(browser, "the question", "return !!document.querySelector('.motion .consent')").await?;
        touch(browser, "[data-pane=talk]").await?;
        browser.assert_accessible("a question to all").await?;
        touch(browser, ".motion .consent").await?;
    }
    let fewer = format!("return document.querySelectorAll('.pane.story li').length < {before}");
    until(&ana, "the past", &fewer).await?;

    // Somebody looks on, and sees nobody's tokens.
    touch(&ana, "[data-pane=talk]").await?;
    press(&ana, ".society button", "spectateurs").await?;
    let link = ana
        .web
        .query(By::Css(".society .link-text"))
        .first()
        .await?
        .prop("value")
        .await?
        .context("a link")?;
    let guest = Browser::start(Look::PHONE).await?;
    guest.listen().await?;
    guest.web.goto(&link).await?;
    guest.web.query(By::Css(".turn")).first().await?;
    guest.assert_accessible("looking on").await?;
    ensure!(guest.web.find_all(By::Css(".purse")).await?.is_empty(), "a purse is its owner's");
    guest.frames().await?.assert_purses_closed("nobody")?;

    // A seat moves to another device; the first one has it no more.
    touch(&cleo, "[data-pane=talk]").await?;
    press(&cleo, ".society button", "autre appareil").await?;
    let link = cleo
        .web
        .query(By::Css(".society .link-text"))
        .first()
        .await?
        .prop("value")
        .await?
        .context("a link")?;
    guest.web.goto(&link).await?;
    until(&guest, "Cléo", "return document.querySelector('.as')?.textContent.includes('Cléo') ?? false")
        .await?;
    until(&cleo, "the farewell", "return !!document.querySelector('.lost')").await?;
    cleo.assert_accessible("a seat that has moved").await?;

    // Whoever is asked to leave is replaced by a bot, by consent.
    press(&ana, ".present button", "Faire sortir").await?;
    touch(&bao, ".motion .consent").await?;
    until(&guest, "the farewell", "return !!document.querySelector('.lost')").await?;
    until(
        &ana,
        "the empty seat",
        "return /Place libre/.test(document.querySelector('.present').textContent)",
    )
    .await?;
    press(&ana, ".present button", "Laisser le programme").await?;
    touch(&bao, ".motion .consent").await?;
    until(&ana, "the bot", "return /Le programme/.test(document.querySelector('.present').textContent)")
        .await?;
    ana.assert_accessible("who is here").await?;
    ana.assert_fits("who is here").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_server_refuses_and_what_does_not_hold_is_said_in_french() -> Result<()> {
    let server = Server::open().await?;
    let ana = Browser::start(Look::PHONE).await?;
    make(&ana, &server, "Ana").await?;
    take_role(&ana, "faust").await?;
    for n in [2, 1] {
        touch(&ana, ".lobby-seat.free .add-bot:not([hidden])").await?;
        let free = format!("return document.querySelectorAll('.lobby-seat.free').length < {n}");
        until(&ana, "a bot", &free).await?;
    }
    touch(&ana, "#start:not([disabled])").await?;
    let first = ana.web.window().await?;

    // What the server does not take is there again: here it is told more than a person can type.
    let longer = "const send = WebSocket.prototype.send; window.restore = () => { WebSocket.prototype.send = send; };
        WebSocket.prototype.send = function (text) { send.call(this, text.replaceAll('trop', 'trop'.repeat(1500))); };";
    ana.web.query(By::Css(".act textarea")).first().await?;
    ana.web.execute(longer, vec![]).await?;
    for (field, button) in [
        ("#say", ".say button"),
        (".act textarea", ".act .text-form button[type=submit]"),
        ("#limit", "#add-line"),
    ] {
        write(&ana, field, "Je veux trop").await?;
        touch(&ana, button).await?;
        let why = "return !!document.querySelector('.refused')";
        until(&ana, "why", why).await?;
        let kept = format!("return document.querySelector('{field}').value === 'Je veux trop'");
        until(&ana, "what was written", &kept).await?;
        touch(&ana, ".refused button:not(.rule-mark)").await?;
    }
    ana.web.execute("restore()", vec![]).await?;

    // Another tab of the same seat holds its tongue, and speaks when the table has gone on.
    let address = ana.web.current_url().await?;
    let second = ana.web.new_tab().await?;
    ana.web.switch_to_window(second).await?;
    ana.web.goto(address.as_str()).await?;
    write(&ana, ".act textarea", "Je veux la lune").await?;
    ana.web
        .execute(
            "window.held = []; const send = WebSocket.prototype.send;
             WebSocket.prototype.send = function (text) { held.push(() => send.call(this, text)); };
             document.querySelector('.act .text-form button[type=submit]').click()",
            vec![],
        )
        .await?;
    let other = ana.web.window().await?;
    ana.web.switch_to_window(first.clone()).await?;
    write(&ana, ".act textarea", "Je veux le soleil").await?;
    touch(&ana, ".act .text-form button[type=submit]").await?;
    until(&ana, "the desire", "return /soleil/.test(document.querySelector('.desire')?.textContent)").await?;
    ana.web.switch_to_window(other).await?;
    ana.web.execute("held.forEach(speak => speak())", vec![]).await?;
    until(&ana, "why", "return !!document.querySelector('.refused-box .refused .rule-mark')").await?;
    ana.assert_accessible("a refusal").await?;
    ana.web.switch_to_window(first).await?;

    // A log in which a die was changed does not hold, and the page says so in its language.
    Player::new(&ana).play_to_the_end().await?;
    touch(&ana, "#close-table:not([hidden])").await?;
    touch(&ana, ".sure[open] #sure-yes").await?;
    let change = "const fetched = window.fetch; window.fetch = async (...args) => {
        const answer = await fetched(...args);
        if (!String(args[0]?.url ?? args[0]).includes('/export')) return answer;
        const text = await answer.text();
        return new Response(text.replace(/(\"die\":6[^\\n]*?\"outcome\":)(\\d)/, (_, before, n) => before + (n + 1) % 6));
    };";
    ana.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": change })).await?;
    touch(&ana, "#verify:not([hidden])").await?;
    let found = "return /ne concorde pas/.test(document.querySelector('#verified')?.textContent)";
    until(&ana, "that it does not hold", found).await?;
    let said = text(&ana, "#verified").await?;
    ensure!(said.contains("le secret donne") || said.contains("D’après les règles"), "in French: {said}");
    ana.assert_accessible("a log that does not hold").await
}

/// Finding 7: what waits to be sent while the line is cut is in sight, and what is withdrawn is never done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_to_be_sent_is_shown_and_can_be_withdrawn() -> Result<()> {
    let (mut server, [ana, bao, _cleo]) = three_seated([Look::PHONE; 3]).await?;
    let (field, send) = (".act textarea", ".act .text-form button[type=submit]:not([disabled])");
    write(&ana, field, "Je veux la lune").await?;
    server.kill().await?;
    let lost = "return !!document.querySelector('.alarm')?.getClientRects().length";
    until(&ana, "the lost line", lost).await?;
    touch(&ana, send).await?;
    let waits = "const box = document.querySelector('#withdraw-unsent').getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top?.id === 'withdraw-unsent' && box.height >= 40";
    until(&ana, "what waits, and its button", waits).await?;
    ensure!(text(&ana, ".unsent").await?.contains("Une action attend"), "it is said how much waits");
    ana.assert_accessible("something waits to be sent").await?;
    ana.assert_fits("something waits to be sent").await?;

    // What was withdrawn lies in its form again, and the page no longer waits for an answer.
    touch(&ana, "#withdraw-unsent").await?;
    let back = "return document.querySelector('.act textarea')?.value === 'Je veux la lune'
        && document.querySelector('main').getAttribute('aria-busy') === 'false'
        && !document.querySelector('.unsent').getClientRects().length";
    until(&ana, "what was written", back).await?;
    server.restart().await?;
    for browser in [&ana, &bao] {
        until(browser, "the line", &lost.replacen("!!", "!", 1)).await?;
    }
    write(&ana, field, "Je veux le soleil").await?;
    touch(&ana, send).await?;
    until(&bao, "the desire", "return /soleil/.test(document.querySelector('main').textContent)").await?;
    ensure!(!text(&bao, "main").await?.contains("la lune"), "what was withdrawn was done all the same");
    Ok(())
}

/// A page that is hidden, where notifications are allowed: what they say is kept.
const NOTIFIED: &str = "
window.notified = [];
window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(...said) { notified.push(said); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
";

/// Finding 10: the title and the icon say whose turn it is; a notification does where it is wished for, and no more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_calls_whoever_is_awaited() -> Result<()> {
    let server = Server::open().await?;
    let (ana, bao) = (Browser::start(Look::PHONE).await?, Browser::start(Look::PHONE).await?);
    let cleo = Browser::start(Look::PHONE).await?;
    for browser in [&bao, &cleo] {
        let script = json!({ "source": NOTIFIED });
        browser.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
    }
    seated(&server, [&ana, &bao, &cleo]).await?;
    let calls = "const icon = document.querySelector('link[rel=icon]').href;
        return document.title.startsWith('À vous ● Pactes') && icon.startsWith('data:image/svg+xml')";
    let rests = "const icon = document.querySelector('link[rel=icon]').href;
        return document.title.startsWith('Pactes') && icon === 'data:,'";
    until(&ana, "a page that calls", calls).await?;
    until(&bao, "a page that does not", rests).await?;
    // Bao wants to be called, Cléo does not.
    touch(&bao, "#calls").await?;
    let asked = "notified.length = 0; return localStorage.getItem('tablee.calls') !== null";
    until(&bao, "the wish", asked).await?;

    write(&ana, ".act textarea", "Je veux une lune qzdesir").await?;
    touch(&ana, ".act .text-form button[type=submit]:not([disabled])").await?;
    play_until([&ana, &bao, &cleo], ".cards .card, [data-do=choose_sin] button, .act .text-form.secret")
        .await?;
    until(&ana, "a page that has been answered", rests).await?;
    until(&bao, "a page that calls", calls).await?;
    until(&bao, "a notification", "return notified.length > 0").await?;
    let said = bao.web.execute("return notified", vec![]).await?;
    let only =
        said.json().as_array().is_some_and(|all| all.iter().all(|said| *said == json!(["C’est à vous."])));
    ensure!(only, "a notification tells no more than whose turn it is: {}", said.json());
    let said = cleo.web.execute("return notified", vec![]).await?;
    ensure!(said.json() == &json!([]), "nobody is called unasked: {}", said.json());
    Ok(())
}
