//! The stage of Pactes: the contract, its dice and what is asked on one screen, by finger, on a small phone and a wide
//! screen.

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Player, Server,
    keys::{choose, press},
    laws::assert_laws,
    online::{start, three, three_seated},
    page::{named, touch, until, until_with},
};
use serde_json::{Value, json};
use thirtyfour::Key;

const SMALL: Look = Look { width: 360, height: 640, dark: false, language: "fr" };
const LOOKS: [Look; 3] = [SMALL, Look::DESK, Look::PHONE];

/// What a script answers.
async fn ask(browser: &Browser, script: &str, args: Vec<Value>) -> Result<Value> {
    Ok(browser.web.execute(script, args).await?.json().clone())
}

/// The middle of something, where it is the topmost thing in the viewport.
const MIDDLE: &str = "const e = document.querySelector(arguments[0]);
    if (!e || e.disabled) return null;
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'out of view';
    const top = document.elementFromPoint(x, y);
    return e.contains(top) ? [x, y] : 'covered by ' + top?.className;";

async fn middle(browser: &Browser, css: &str) -> Result<(f64, f64)> {
    let ready = "const e = document.querySelector(arguments[0]);
        return !!e && !e.disabled && document.querySelector('.table').getAttribute('aria-busy') !== 'true'";
    until_with(browser, css, ready, vec![json!(css)]).await?;
    let found = ask(browser, MIDDLE, vec![json!(css)]).await?;
    let at = |index: usize| found.get(index).and_then(Value::as_f64);
    at(0).zip(at(1)).with_context(|| format!("{css} cannot be touched: {found}"))
}

/// A finger goes down, perhaps elsewhere, and up.
async fn finger(browser: &Browser, path: &[(f64, f64)]) -> Result<()> {
    let tools = browser.web.cdp();
    for (index, (x, y)) in path.iter().enumerate() {
        let kind = if index == 0 { "touchStart" } else { "touchMove" };
        let event = json!({ "type": kind, "touchPoints": [{ "x": x, "y": y }] });
        tools.send_raw("Input.dispatchTouchEvent", event).await?;
    }
    tools.send_raw("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
    Ok(())
}

/// Touches what is in view, and nothing else.
async fn tap(browser: &Browser, css: &str, taps: &mut u32) -> Result<()> {
    free(browser).await?;
    let at = middle(browser, css).await?;
    finger(browser, &[at]).await?;
    *taps += 1;
    Ok(())
}

/// Nothing is under way: what is touched meanwhile is not taken.
async fn free(browser: &Browser) -> Result<()> {
    let free = "return document.querySelector('.table')?.getAttribute('aria-busy') !== 'true'";
    until(browser, "an answer", free).await
}

/// Taps something for as long as it is there, until the page says so: a tap while an answer is awaited is not taken.
async fn tap_until(browser: &Browser, css: &str, what: &str, script: &str) -> Result<()> {
    for _ in 0..8 {
        if ask(browser, "return !!document.querySelector(arguments[0])", vec![json!(css)]).await?
            == json!(true)
        {
            tap(browser, css, &mut 0).await?;
        }
        for _ in 0..40 {
            if ask(browser, script, vec![]).await? == json!(true) {
                return Ok(());
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
    }
    until(browser, what, script).await
}

/// A finger drags something onto something else.
async fn drag(browser: &Browser, from: &str, to: &str) -> Result<()> {
    free(browser).await?;
    let ((x, y), (to_x, to_y)) = (middle(browser, from).await?, middle(browser, to).await?);
    let way = |part: f64| (x + (to_x - x) * part, y + (to_y - y) * part);
    finger(browser, &[way(0.0), way(0.2), way(0.5), way(0.8), way(1.0)]).await
}

/// All but the first play until the first sees this; the first plays too, unless it is `alone`.
async fn play_until(browsers: [&Browser; 3], css: &str, alone: bool) -> Result<()> {
    let players = browsers.map(Player::new);
    let there = "const e = document.querySelector(arguments[0]); return !!e && e.offsetParent !== null";
    for step in 0..2_000 {
        if ask(browsers[0], there, vec![json!(css)]).await? == json!(true) {
            return Ok(());
        }
        for player in players.iter().skip(usize::from(alone)) {
            player.step(step).await?;
        }
    }
    let said = ask(browsers[0], "return document.querySelector('main').innerText", vec![]).await?;
    anyhow::bail!("{css} does not come: {said}")
}

/// Faust accepts until there are so many lines, signs, pays and throws, a tap each.
async fn draw_up(browsers: [&Browser; 3], n_lines: usize, taps: &mut u32) -> Result<()> {
    let ana = browsers[0];
    for line in 1..=n_lines {
        play_until(browsers, "#accept", true).await?;
        tap(ana, "#accept", taps).await?;
        play_until(browsers, "#sign", true).await?;
        if line < n_lines {
            tap(ana, "#go-on", taps).await?;
        }
    }
    for id in ["#sign", "#pay", "#roll"] {
        tap(ana, id, taps).await?;
    }
    Ok(())
}

/// What is in the viewport and topmost: dice, slots and the button that confirms.
const TOGETHER: &str = "const middle = e => { const b = e.getBoundingClientRect(); return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); };
    const all = [...document.querySelectorAll('.contract .slot, .tray .die, #confirm')];
    const hidden = all.filter(e => !e.contains(middle(e))).map(e => e.dataset.slot ?? e.dataset.die ?? e.id);
    const stage = document.querySelector('.on-stage');
    if (stage.scrollHeight > stage.clientHeight + 1) hidden.push(`the stage scrolls: ${stage.scrollHeight} > ${stage.clientHeight}`);
    return hidden.join()";

/// Where the slots and the button are.
const PLACES: &str = "return JSON.stringify([...document.querySelectorAll('.contract .slot, #confirm')]
    .map(e => e.getBoundingClientRect()).map(b => [b.x, b.y, b.width, b.height]))";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_contract_of_three_lines_takes_sixteen_taps() -> Result<()> {
    let (server, browsers) = three(LOOKS).await?;
    let all @ [ana, ..] = browsers.each_ref();
    with_real_dice(&server, all).await?;
    play_until(all, "#accept", false).await?;
    let mut taps = 0;
    draw_up(all, 3, &mut taps).await?;
    // What the dice show is read out: two 6s among them. One on a commitment asks a question more, which is a tap more:
    // whoever counts puts them on flaws.
    throw(ana, &[6, 3, 6, 2, 5, 1]).await?;
    for left in (0..6).rev() {
        until(ana, "a die in hand", "return !!document.querySelector('.tray .die.in-hand')").await?;
        let six = ask(ana, "return !!document.querySelector('.in-hand.six')", vec![]).await?;
        let first = if six == json!(true) { 'H' } else { 'C' };
        let wished = format!(".slot.welcomes[data-slot^={first}]");
        let there = ask(ana, "return !!document.querySelector(arguments[0])", vec![json!(wished)]).await?;
        tap(ana, if there == json!(true) { wished.as_str() } else { ".slot.welcomes" }, &mut taps).await?;
        let laid = format!("return document.querySelectorAll('.tray .die').length === {left}");
        until(ana, "the die laid", &laid).await?;
        if ask(ana, "return !!document.querySelector('#convert-no')", vec![]).await? == json!(true) {
            tap(ana, "#convert-no", &mut taps).await?;
        }
    }
    tap(ana, "#confirm", &mut taps).await?;
    tap(ana, "#pass", &mut taps).await?;
    play_until(all, "#unfold", true).await?;
    ensure!(taps <= 16, "{taps} taps from the offer to the resolution");
    let scrolled =
        "return [...document.querySelectorAll('*')].some(e => e.scrollTop > 0 && !e.closest('.side'))";
    ensure!(ask(ana, scrolled, vec![]).await? == json!(false), "something was scrolled");
    Ok(())
}

/// Reads out what real dice show.
async fn throw(browser: &Browser, faces: &[u8]) -> Result<()> {
    let thrown = "const real = document.querySelector('.real'); if (!real) return false;
        arguments[0].forEach((face, index) => { const field = real.querySelectorAll('input')[index];
            field.value = face; field.dispatchEvent(new Event('input', {bubbles: true})); });
        real.querySelector('button').click(); return true";
    until_with(browser, "the throw", thrown, vec![json!(faces)]).await
}

/// A table with real dice, so that they show what we say.
async fn with_real_dice(server: &Server, browsers: [&Browser; 3]) -> Result<()> {
    let [ana, others @ ..] = browsers;
    ana.web.goto(format!("{}#/pactes/far", server.address())).await?;
    touch(ana, "#real").await?;
    named(ana, "Ana").await?;
    until(ana, "the link", "return !!document.querySelector('.link-text')?.value").await?;
    let link = ask(ana, "return document.querySelector('.link-text').value", vec![]).await?;
    for (browser, name) in others.iter().zip(["Bao", "Cléo"]) {
        browser.web.goto(link.as_str().context("a link")?).await?;
        named(browser, name).await?;
    }
    start(browsers).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_lines_are_placed_bent_and_unfolded_on_a_small_phone() -> Result<()> {
    let (server, browsers) = three(LOOKS).await?;
    let all @ [ana, bao, _] = browsers.each_ref();
    with_real_dice(&server, all).await?;
    play_until(all, "#accept", false).await?;
    draw_up(all, 5, &mut 0).await?;
    throw(ana, &[6, 5, 4, 3, 2, 1, 1, 2, 5, 3]).await?;
    until(ana, "the dice", "return document.querySelectorAll('.tray .die').length === 10").await?;

    // Finding 4: dice, slots and the button are on one screen, and selecting moves nothing.
    ensure!(ask(ana, TOGETHER, vec![]).await? == json!(""), "{}", ask(ana, TOGETHER, vec![]).await?);
    let places = ask(ana, PLACES, vec![]).await?;
    tap(ana, ".tray .die[data-die='3']", &mut 0).await?;
    until(ana, "the 4 in hand", "return !!document.querySelector('.in-hand[data-die=\"3\"]')").await?;
    ensure!(ask(ana, PLACES, vec![]).await? == places, "selecting a die moves the slots");
    let says = "return [...document.querySelectorAll('.slot.welcomes')].every(e => e.textContent.trim() || e.querySelector('.dia'))";
    ensure!(ask(ana, says, vec![]).await? == json!(true), "a free slot says what the die would do there");

    // Finding 6: a drag by finger lays the die and leads nowhere else.
    let address = ana.web.current_url().await?;
    drag(ana, ".tray .die[data-die='6']", ".slot[data-slot=H1]").await?;
    until(ana, "the 1 on its flaw", "return document.querySelector('[data-slot=H1]').dataset.face === '1'")
        .await?;
    ensure!(ana.web.current_url().await? == address, "a drag has left the table");
    ensure!(ask(ana, PLACES, vec![]).await? == places, "laying a die moves the slots");

    // A laid die can be taken back; the one in hand stays there, however often it is touched, until a slot is.
    let laid = ".slot[data-slot=H1][data-face='1']";
    tap_until(ana, laid, "the 1 in hand", "return !!document.querySelector('.in-hand[data-die=\"6\"]')")
        .await?;
    drag(ana, ".tray .die[data-die='6']", ".slot[data-slot=H1]").await?;
    until(ana, "the 1 again", "return document.querySelector('[data-slot=H1]').dataset.face === '1'").await?;
    // The next die that helps comes to hand by itself.
    until(ana, "the 5 in hand", "return !!document.querySelector('.in-hand[data-die=\"2\"]')").await?;
    tap(ana, ".tray .die.in-hand[data-die='2']", &mut 0).await?;
    free(ana).await?;
    let stays = "return !!document.querySelector('.in-hand[data-die=\"2\"]') && document.querySelectorAll('.slot.full').length === 1";
    ensure!(ask(ana, stays, vec![]).await? == json!(true), "a touched die leaves the hand");
    tap_until(
        ana,
        ".slot.welcomes[data-slot=C1]",
        "the 5 on its commitment",
        "return document.querySelector('[data-slot=C1]').dataset.face === '5'",
    )
    .await?;

    // Finding 4: the 6 asks in its own row; no die leaves, and it is said twice.
    tap(ana, ".tray .die.six", &mut 0).await?;
    until(ana, "the 6 in hand", "return !!document.querySelector('.in-hand.six')").await?;
    tap(ana, ".slot[data-slot=C2]", &mut 0).await?;
    until(ana, "the question", "return !!document.querySelector('.line.asks #convert')").await?;
    ensure!(ask(ana, "return document.querySelectorAll('.tray .die').length", vec![]).await? == json!(7));
    ensure!(
        ask(ana, TOGETHER, vec![]).await? == json!(""),
        "the question covers: {}",
        ask(ana, TOGETHER, vec![]).await?
    );
    assert_laws(ana, "the question of the 6").await?;
    tap(ana, ".tray .die[data-face='3']", &mut 0).await?;
    tap(ana, "#convert", &mut 0).await?;
    until(ana, "the lock", "return !!document.querySelector('[data-slot=C2] .lock')").await?;
    ensure!(
        ask(ana, "return !document.querySelector('.text.whole')", vec![]).await? == json!(true),
        "the answer has opened the words of its line"
    );
    ana.assert_accessible("placing").await?;

    // The rest where there is room; then everybody bends, and the touched line says what a token does.
    for _ in 0..7 {
        tap(ana, ".slot.welcomes", &mut 0).await?;
        free(ana).await?;
    }
    ensure!(
        ask(ana, TOGETHER, vec![]).await? == json!(""),
        "all laid: {}",
        ask(ana, TOGETHER, vec![]).await?
    );
    tap(ana, "#confirm", &mut 0).await?;
    until(ana, "the window", "return !!document.querySelector('#pass')").await?;
    until(ana, "the strip", "return /Infléchir/.test(document.querySelector('#awaited').textContent)")
        .await?;
    tap(ana, ".slot[data-slot=C2]", &mut 0).await?;
    tap(ana, ".bend:not([disabled])", &mut 0).await?;
    until(
        ana,
        "the price",
        "return /^Payer un [12]/.test(document.querySelector('#bend')?.textContent.trim())",
    )
    .await?;
    ensure!(ask(ana, "return !!document.querySelector('.asis')", vec![]).await? == json!(true));
    assert_laws(ana, "bending").await?;
    // What was paid for is done: the choice goes with it, and the others see it without a die being covered.
    tap(ana, "#bend", &mut 0).await?;
    until(ana, "no choice", "return !document.querySelector('.bend, #bend')").await?;
    until(bao, "the change", "return /→|5/.test(document.querySelector('.moment')?.textContent)").await?;
    ensure!(ask(bao, TOGETHER, vec![]).await? == json!(""), "{}", ask(bao, TOGETHER, vec![]).await?);
    tap(ana, "#pass", &mut 0).await?;
    until(ana, "the mark", "return !!document.querySelector('[data-seat=faust].done')").await?;

    // It unfolds line by line; then the strip and the dock ask for the same thing (finding 9).
    play_until(all, "#unfold", true).await?;
    for line in 1..=5 {
        let open = format!("return document.querySelector('.opened')?.dataset.line === '{line}'");
        until(ana, "the line", &open).await?;
        assert_laws(ana, &format!("line {line}")).await?;
        tap(ana, "#unfold", &mut 0).await?;
    }
    until(ana, "the debt", "return !!document.querySelector('#discard')").await?;
    let strip = ask(ana, "return document.querySelector('#awaited').textContent", vec![]).await?;
    ensure!(strip.as_str().is_some_and(|strip| strip.contains("perdez")), "the strip says {strip}");
    ensure!(ask(ana, "return !document.querySelector('.act textarea')", vec![]).await? == json!(true));
    tap(ana, "#discard", &mut 0).await?;
    until(ana, "the tale", "return !!document.querySelector('.act textarea') && document.querySelectorAll('.told .small').length === 5").await?;
    ana.assert_quiet().await
}

/// More than fits in a row of a small phone.
const LONG: &str = "Le doyen vous prend pour son fils perdu, la ville entière descend dans la rue pour fêter vos retrouvailles, \
    et quand la fanfare s’arrête enfin il ne reste plus personne qui se rappelle pourquoi l’on vous cherchait ce \
    matin-là, ni avec quels chiens";

/// A promise that does not fit is opened whole by key as by a tap, and closes again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_promise_that_is_cut_opens_by_key() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(SMALL).await?;
    browser.web.goto(format!("{}#/pactes/alone", server.address())).await?;
    browser.hurry().await?;
    browser.web.refresh().await?;
    touch(&browser, "[data-part='1']").await?;
    let mut player = Player::new(&browser);
    player.hand = LONG;
    let cut = "return !!document.querySelector('.contract .text[tabindex]')";
    for step in 0..2_000 {
        if ask(&browser, cut, vec![]).await? == json!(true) {
            break;
        }
        player.step(step).await?;
    }
    choose(&browser, ".contract .text[tabindex]").await?;
    until(&browser, "all of it", "return /chiens/.test(document.querySelector('.text.whole')?.innerText)")
        .await?;
    browser.assert_accessible("a promise, whole").await?;
    press(&browser, Key::Escape).await?;
    until(&browser, "the row again", "return !document.querySelector('.text.whole')").await
}

/// Finding 5: an offer is in view whatever one looks at, the strip says so, and what becomes of it is told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_is_in_view_and_its_answer_is_told() -> Result<()> {
    let (_server, browsers) = three_seated(LOOKS).await?;
    let all @ [ana, bao, cleo] = browsers.each_ref();
    play_until(all, "#accept", false).await?;
    // Cléo is not awaited: Bao and Ana offer, and it is no time to say that nothing is to be done.
    for (browser, n) in [(ana, 1), (bao, 2)] {
        touch(browser, "#more").await?;
        let send = "const all = [...document.querySelectorAll('.making [name=offer-to]')]; all.at(-1).click();
            const plus = document.querySelector('.making .plus:not([disabled])'); plus?.click(); return !!plus";
        until(browser, "the terms", send).await?;
        touch(browser, "#offer-send:not([disabled])").await?;
        let seen = format!("return document.querySelectorAll('.offer-card, .offer-line').length >= {n}");
        until(cleo, "the offer", &seen).await?;
    }
    let strip = ask(cleo, "return document.querySelector('#awaited').textContent", vec![]).await?;
    ensure!(strip.as_str().is_some_and(|strip| strip.contains("vous propose")), "the strip says {strip}");
    for pane in ["play", "sheet", "story"] {
        touch(cleo, &format!("[data-pane={pane}]")).await?;
        assert_laws(cleo, &format!("an offer, {pane}")).await?;
    }
    touch(cleo, "[data-pane=play]").await?;
    cleo.assert_accessible("an offer").await?;
    touch(cleo, "#offer-decline").await?;
    until(ana, "what became of it", "return /décline/.test(document.querySelector('.moment')?.textContent)")
        .await?;
    // Another price, on the same card: the first is declined, and this is offered.
    touch(cleo, "#offer-counter").await?;
    until(cleo, "the steppers", "return document.querySelectorAll('.offer-card .stepper').length > 1")
        .await?;
    assert_laws(cleo, "another price").await?;
    touch(cleo, ".offer-card .plus:not([disabled])").await?;
    touch(cleo, "#counter-send:not([disabled])").await?;
    until(bao, "the other price", "return !!document.querySelector('.offer-card')").await?;
    touch(bao, "#offer-accept:not([disabled])").await?;
    until(cleo, "the answer", "return !document.querySelector('.offer-card, .offer-line') && /accept/.test(document.querySelector('.moment')?.textContent)").await
}

/// Finding 11: the words that a desire begins with are no desire, what is whispered is adopted by a tap, and nothing is
/// called free that will cost something.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_desire_is_said_and_a_line_names_its_price() -> Result<()> {
    let (_server, browsers) = three_seated(LOOKS).await?;
    let all @ [ana, bao, _] = browsers.each_ref();
    let disabled = "return document.querySelector('.act [type=submit]')?.disabled === true";
    until(ana, "nothing to say yet", disabled).await?;
    let whisper = "const form = document.querySelector('[data-do=suggest_desire]'); if (!form) return false;
        form.open = true; const field = form.querySelector('textarea'), send = form.querySelector('[type=submit]');
        if (!send.disabled) { send.click(); return true; }
        field.value = 'être aimée de tous'; field.dispatchEvent(new Event('input', {bubbles: true})); return false";
    until(bao, "the whisper", whisper).await?;
    tap(ana, ".suggestion", &mut 0).await?;
    let adopted = "return document.querySelector('.act textarea').value === 'Je veux être aimée de tous'";
    until(ana, "the desire", adopted).await?;
    play_until(all, "#accept", false).await?;
    let page = ask(ana, "return document.querySelector('main').innerText", vec![]).await?;
    let page = page.as_str().context("a page")?;
    ensure!(!page.contains("Gratuit") && page.contains("1 point d’âme"), "{page}");
    Ok(())
}

/// Finding 11: the association page is the stage while it is made.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_association_page_is_above_the_fold() -> Result<()> {
    let (_server, browsers) = three_seated(LOOKS).await?;
    let [ana, bao, cleo] = browsers.each_ref();
    let writes = "return document.querySelectorAll('.to-pass .words').length === 0 && !!document.querySelector('.to-pass')";
    let player = Player::new(ana);
    for step in 0..200 {
        if ask(ana, writes, vec![]).await? == json!(true) {
            break;
        }
        player.step(step).await?;
    }
    touch(ana, "[data-do=start_aid] button").await?;
    for browser in [bao, cleo] {
        touch(browser, "[data-do=choose_sin] button").await?;
    }
    until(ana, "a word", "return !!document.querySelector('.entry-row')").await?;
    let seen = "const box = document.querySelector('.page-box svg').getBoundingClientRect();
        return box.height > 120 && box.bottom <= document.querySelector('.dock').getBoundingClientRect().top";
    until(ana, "the page in view", seen).await?;
    assert_laws(ana, "the association page").await?;
    ana.assert_accessible("the association page").await
}
