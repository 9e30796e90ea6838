//! The laws of the page, in a real browser, at every size: nothing scrolls but panes, whoever is awaited sees what with,
//! what was told stays in view, two taps do one thing.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Player, Server,
    alone::open as alone,
    board::{moves, play},
    laws::{Lawful, assert_laws, is_whole, wander},
    online::{make_of, take_role, three_seated},
    page::{named, newest_line_is_seen, touch, touch_and_be_asked, until},
};
use serde_json::json;
use thirtyfour::prelude::*;

/// Bots that do not wait.
async fn hurry(browser: &Browser, server: &Server) -> Result<()> {
    browser.web.goto(server.address()).await?;
    browser.hurry().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_pactes_keeps_the_laws() -> Result<()> {
    let server = Server::open().await?;
    for part in if is_whole() { vec![0, 1, 2] } else { vec![0] } {
        let browser = Browser::start(Look { width: 360, height: 640, ..Look::PHONE }).await?;
        hurry(&browser, &server).await?;
        alone(&browser, &server, "pactes", Some(part)).await?;
        let mut player = Player::new(&browser);
        player.laws = Some(Lawful::default());
        player.twice = true;
        player.play_to_the_end().await?;
        let mut laws = player.laws.take().context("the laws")?;
        laws.look(&browser).await?;
        laws.end(12)?;
    }
    Ok(())
}

/// Counts what calls a person: the strokes of a knock, and what shakes a phone.
const HEAR: &str = "window.calls = { knocks: 0, shakes: 0 };
    const tune = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      if (value === 190) window.calls.knocks += 1;
      return tune.call(this, value, at);
    };
    Object.defineProperty(navigator, 'vibrate', { value: () => { window.calls.shakes += 1; return true; } });";

/// How often it did.
async fn heard(browser: &Browser) -> Result<serde_json::Value> {
    let counted = "return [window.calls.knocks, window.calls.shakes]";
    Ok(browser.web.execute(counted, vec![]).await?.json().clone())
}

/// A game of Psychopathe between two people far apart, to its end, on a phone and on a desk. Whoever wants to be called
/// when it is their turn is called once each time, and nobody else is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_psychopathe_keeps_the_laws() -> Result<()> {
    let server = Server::open().await?;
    let (ana, bao) = tokio::try_join!(Browser::start(Look::PHONE), Browser::start(Look::DESK))?;
    let link = make_of(&ana, &server, "psychopathe", "Ana").await?;
    bao.web.goto(&link).await?;
    named(&bao, "Bao").await?;
    take_role(&ana, "white").await?;
    take_role(&bao, "black").await?;
    touch(&ana, "#start:not([disabled])").await?;
    let mut laws = [Lawful::default(), Lawful::default()];
    let all = [&ana, &bao];
    for browser in all {
        until(browser, "the board", "return !!document.querySelector('#board')").await?;
        browser.web.execute(HEAR, vec![]).await?;
    }
    for (n, (player, played)) in
        [(0, "a2-o"), (1, "d2-d1"), (0, "a2b2-b2"), (1, "d1-d2")].into_iter().enumerate()
    {
        play(all[player], played).await?;
        for (browser, laws) in all.iter().zip(&mut laws) {
            moves(browser, n + 1).await?;
            laws.look(browser).await?;
        }
        match n {
            // Nobody has asked to be called.
            0 => {
                ensure!(heard(&bao).await? == json!([0, 0]), "called without a wish: {}", heard(&bao).await?)
            }
            // The switch says how it sounds.
            1 => {
                touch(&bao, "#calls").await?;
                until(&bao, "a knock", "return window.calls.knocks === 2 && window.calls.shakes === 1")
                    .await?;
                bao.web.execute("window.calls = { knocks: 0, shakes: 0 }", vec![]).await?;
            }
            // White has moved, or Black has: one call, two strokes of a knock.
            _ => {
                until(&bao, "a call", "return window.calls.shakes > 0").await?;
                ensure!(
                    heard(&bao).await? == json!([2, 1]),
                    "called otherwise than once: {}",
                    heard(&bao).await?
                );
            }
        }
    }
    ensure!(heard(&ana).await? == json!([0, 0]), "called without a wish: {}", heard(&ana).await?);
    touch_and_be_asked(&ana, "#resign:not([disabled])").await?;
    touch(&ana, ".sure[open] #sure-yes").await?;
    for (browser, mut laws) in all.into_iter().zip(laws) {
        until(browser, "the end", "return !document.querySelector('.turn.mine')").await?;
        laws.look(browser).await?;
        laws.end(2)?;
    }
    Ok(())
}

/// A game of Psychodrame with two bots: sheets, scenes, conflicts and what they lead to, until everybody has had enough.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_psychodrame_keeps_the_laws() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { width: 360, height: 640, ..Look::PHONE }).await?;
    hurry(&browser, &server).await?;
    alone(&browser, &server, "psychodrame", None).await?;
    browser.web.execute(include_str!("../src/psychodrame.js"), vec![]).await?;
    browser.web.execute("window.psdSeat = 0; window.psdSeats = 3", vec![]).await?;
    let step = "const next = document.querySelector('#moment-next, #verdict-on');
        if (next) { next.click(); return 'moment'; }
        const stage = document.querySelector('.act')?.dataset.phase;
        window.psdLast = stage;
        // Bots close what people may still be in when they are asked to.
        if (arguments[0] && arguments[1] % 8 === 0) document.querySelector('[data-wish=bots-close]')?.click();
        const wishes = {play: arguments[0] ? ['close_scene'] : ['initiate_conflict', 'close_scene'],
            offer: arguments[0] ? ['vote_end', 'propose_end'] : []};
        return psdStep(wishes[stage] ?? [], ['refuse']) ?? ''";
    let over = "return !!document.querySelector('.ending')";
    let mut laws = Lawful::default();
    let (least, most) = if is_whole() { (260, 2000) } else { (90, 900) };
    let (mut ended, mut last) = (false, Vec::new());
    for n in 0..most {
        laws.look(&browser).await?;
        ended = browser.web.execute(over, vec![]).await?.json() == &json!(true);
        if ended {
            break;
        }
        let did = browser.web.execute(step, vec![json!(n > least), json!(n)]).await?;
        let did = did.json().as_str().unwrap_or_default().to_owned();
        if did.is_empty() || did.ends_with('…') {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        last.push(did);
    }
    laws.look(&browser).await?;
    ensure!(ended, "{most} steps and no end; the last were {:?}", &last[last.len().saturating_sub(30)..]);
    laws.end(12)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_other_games_keep_them_as_they_begin() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { width: 360, height: 640, ..Look::PHONE }).await?;
    hurry(&browser, &server).await?;
    let steps = if is_whole() { 200 } else { 24 };
    // The evening of a Keeper is in `innommable::laws`: it begins with a sheet, not with a question.
    for (game, part) in [("psychodrame", None), ("innommable", Some(1)), ("yonkoma", Some(1))] {
        alone(&browser, &server, game, part).await?;
        let mut laws = Lawful::default();
        for pane in ["story", "room", "play"] {
            touch(&browser, &format!("[data-pane={pane}]")).await?;
            assert_laws(&browser, &format!("{game}, {pane}")).await?;
        }
        for step in 0..steps {
            laws.look(&browser).await.with_context(|| game.to_owned())?;
            if wander(&browser, step).await?.is_empty() {
                tokio::time::sleep(Duration::from_millis(25)).await;
            }
        }
        laws.end(2).with_context(|| game.to_owned())?;
    }
    Ok(())
}

/// Law 5, on this device.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_taps_in_the_same_task_do_one_thing() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(server.address()).await?;
    browser.web.execute("localStorage.setItem('tablee.pace', '100000')", vec![]).await?;
    alone(&browser, &server, "psychodrame", None).await?;
    let twice = "const b = [...document.querySelectorAll('.dock button[data-awaited], .dock [type=submit]')].find(b => !b.disabled);
        if (!b) return -1;
        b.click(); b.click();
        const key = Object.keys(localStorage).find(key => key.startsWith('tablee.local.'));
        return JSON.parse(localStorage[key]).rows.length";
    let rows = browser.web.execute(twice, vec![]).await?;
    ensure!(rows.json().as_i64().is_some_and(|rows| rows <= 1), "{} rows", rows.json());
    Ok(())
}

/// Finding 1: after the X-card everybody presses the same button, and the game goes on. An agreement is in view on
/// every pane.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_agrees_to_go_on_after_the_card() -> Result<()> {
    let (_server, [ana, bao, cleo]) = three_seated([Look::PHONE, Look::PHONE, Look::DESK]).await?;
    tells(&ana, "la mer", &cleo).await?;
    touch(&bao, "#x-card:not([hidden])").await?;
    for browser in [&ana, &bao, &cleo] {
        until(browser, "the card", "return !!document.querySelector('.halt')").await?;
        // Talk is open, whatever the game says, and in view: on the stage, or beside it.
        let open = "const say = document.querySelector('#say'); if (!say || say.disabled) return false;
            const box = say.getBoundingClientRect();
            return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === say";
        until(browser, "the talk", open).await?;
        assert_laws(browser, "the card is up").await?;
    }
    // People talk; the cartouche names who asks, what would happen, and who has agreed.
    touch(&ana, ".paused .primary").await?;
    until(&bao, "the question", "return !!document.querySelector('[data-agreement=resume] .consent')")
        .await?;
    for browser in [&ana, &bao, &cleo] {
        assert_laws(browser, "going on is proposed").await?;
        browser.assert_accessible("going on is proposed").await?;
    }
    let chain = "return [...document.querySelectorAll('[data-agreement=resume] .chain li')].map(e => e.className).join()";
    ensure!(bao.web.execute(chain, vec![]).await?.json() == &json!("yes,you,wait"), "who agreed comes first");
    for browser in [&bao, &cleo] {
        touch(browser, "[data-agreement=resume] .consent").await?;
    }
    for browser in [&ana, &bao, &cleo] {
        until(browser, "the game goes on", "return !document.querySelector('.halt, [data-agreement]')")
            .await?;
    }
    // Nobody's talk lies over the story (finding 3): a wide screen has one of them at a time, and its newest line is seen.
    newest_line_is_seen(&cleo).await
}

/// Going back says what it undoes, and is agreed to in view of every pane.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_agreement_is_in_view_on_every_pane() -> Result<()> {
    let (_server, [ana, bao, _cleo]) = three_seated([Look::PHONE, Look::PHONE, Look::DESK]).await?;
    touch_and_be_asked(&ana, "#close-table:not([hidden])").await?;
    touch(&ana, ".sure[open] #sure-yes").await?;
    until(&bao, "the question", "return !!document.querySelector('[data-agreement=close] .consent')").await?;
    for pane in ["play", "story", "talk", "room"] {
        touch(&bao, &format!("[data-pane={pane}]")).await?;
        assert_laws(&bao, pane).await?;
    }
    touch(&bao, "[data-agreement=close] .decline").await?;
    until(&ana, "no question", "return !document.querySelector('[data-agreement]')").await
}

/// Finding 1: *Reprendre* pressed by everybody at once is one proposal and two consents.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_presses_what_means_the_same_agrees() -> Result<()> {
    let (_server, [ana, bao, cleo]) = three_seated([Look::PHONE, Look::PHONE, Look::DESK]).await?;
    touch(&bao, "#x-card:not([hidden])").await?;
    for browser in [&ana, &bao, &cleo] {
        until(browser, "the card", "return !!document.querySelector('.paused .primary')").await?;
    }
    for browser in [&ana, &bao, &cleo] {
        touch(browser, ":is(.paused, [data-agreement=resume]) .primary").await?;
    }
    for browser in [&ana, &bao, &cleo] {
        until(browser, "the game goes on", "return !document.querySelector('.halt, [data-agreement]')")
            .await?;
    }
    Ok(())
}

/// Somebody writes what is asked of them, and somebody else has read it when this returns.
async fn tells(writer: &Browser, hand: &'static str, reader: &Browser) -> Result<()> {
    let mut player = Player::new(writer);
    player.hand = hand;
    for step in 0..400 {
        if player.step(step).await? == "send" {
            let read = format!("return document.querySelector('.story').textContent.includes({hand:?})");
            return until(reader, hand, &read).await;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    anyhow::bail!("nobody asks for {hand}")
}

/// Taking back what somebody has answered is asked of all: it names each row by number, in words; the story strikes them,
/// and it says what stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back_says_what_it_undoes() -> Result<()> {
    let (_server, [ana, bao, cleo]) = three_seated([Look::PHONE, Look::PHONE, Look::DESK]).await?;
    tells(&ana, "la mer", &cleo).await?;
    tells(&ana, "la lune", &bao).await?;
    tells(&bao, "le soleil", &ana).await?;
    let rewind =
        "const b = [...document.querySelectorAll('.safety button')].find(b => /Revenir/.test(b.textContent));
        b?.click(); return !!b";
    until(&ana, "going back", rewind).await?;
    for browser in [&bao, &cleo] {
        let said = "const [first, second] = document.querySelectorAll('[data-agreement=rewind] .undone li');
            return first?.querySelector('.tag')?.textContent === '1' && /la lune/.test(first.textContent)
                && /le soleil/.test(second?.textContent)
                && document.querySelector('[data-agreement=rewind] .stays').textContent.length > 10";
        until(browser, "what would be undone", said).await?;
        assert_laws(browser, "taking back").await?;
    }
    until(
        &cleo,
        "the struck line",
        "return /la lune/.test(document.querySelector('.story .cut')?.textContent)",
    )
    .await?;
    for browser in [&bao, &cleo] {
        touch(browser, "[data-agreement=rewind] .consent").await?;
    }
    let gone = "const story = document.querySelector('.story').textContent;
        return /la mer/.test(story) && !/la lune|le soleil/.test(story)";
    until(&ana, "it is gone", gone).await
}

/// On one device, too, taking back says row by row what it undoes before it does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back_on_one_device_says_what_it_undoes() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(server.address()).await?;
    browser.web.execute("localStorage.setItem('tablee.pace', '100000')", vec![]).await?;
    alone(&browser, &server, "pactes", Some(0)).await?;
    let mut player = Player::new(&browser);
    player.hand = "la lune";
    for step in 0..4 {
        player.step(step).await?;
    }
    until(&browser, "the desire", "return /la lune/.test(document.querySelector('.story')?.textContent)")
        .await?;
    let n_told = "return document.querySelector('.story').textContent.split('la lune').length";
    let before = browser.web.execute(n_told, vec![]).await?.json().as_u64().unwrap_or_default();
    touch(&browser, "#take-back:not([disabled])").await?;
    let said = "return /la lune/.test(document.querySelector('.sure[open] .undone li')?.textContent)";
    until(&browser, "what would be undone", said).await?;
    browser.assert_accessible("taking back").await?;
    touch(&browser, ".sure[open] #sure-yes").await?;
    until(&browser, "it is gone", &format!("{n_told} < {before}")).await
}

/// Finding 13: what was said in one language is not left in a live region when the page speaks another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_region_does_not_keep_the_old_language() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    hurry(&browser, &server).await?;
    alone(&browser, &server, "pactes", Some(0)).await?;
    let player = Player::new(&browser);
    let mut said = false;
    for step in 0..200 {
        player.step(step).await?;
        let heard = "return document.querySelector('#announcements').textContent.trim().length > 0";
        said = browser.web.execute(heard, vec![]).await?.json() == &json!(true);
        if said && step > 8 {
            break;
        }
    }
    ensure!(said, "something was said");
    let regions = "return [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')].map(e => e.textContent.trim())";
    let before = browser.web.execute(regions, vec![]).await?.json().clone();
    browser.speak("en").await?;
    let after = browser.web.execute(regions, vec![]).await?.json().clone();
    let texts = |regions: &serde_json::Value| -> Vec<String> {
        let all = regions.as_array().into_iter().flatten().filter_map(|text| text.as_str());
        all.filter(|text| text.len() > 12).map(str::to_owned).collect()
    };
    let old = texts(&before);
    let kept: Vec<String> = texts(&after).into_iter().filter(|text| old.contains(text)).collect();
    ensure!(kept.is_empty(), "still in French: {kept:?}");
    Ok(())
}

/// The screen in the middle shows the way in and then the game; it holds nothing to touch and nothing secret.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_screen_in_the_middle_has_no_control_and_no_secret() -> Result<()> {
    let server = Server::open().await?;
    let tv = Look { width: 1280, height: 720, dark: false, language: "fr" };
    let (ana, bao, screen) =
        tokio::try_join!(Browser::start(Look::PHONE), Browser::start(Look::PHONE), Browser::start(tv))?;
    let link = make_of(&ana, &server, "pactes", "Ana").await?;
    bao.web.goto(&link).await?;
    named(&bao, "Bao").await?;
    // Whoever sits there may make it, not the host alone.
    touch(&bao, "#middle-make").await?;
    let middle = bao.web.query(By::Id("middle-open")).first().await?.attr("href").await?.context("a link")?;
    screen.listen().await?;
    screen.web.goto(&middle).await?;
    let shown = "return !!document.querySelector('.middle .qr') && /[A-Z]{3}/.test(document.querySelector('.middle .letters')?.textContent)
        && document.querySelector('.middle-seats').textContent.includes('Bao')";
    until(&screen, "the way in", shown).await?;
    screen.assert_accessible("people sit down").await?;
    screen.assert_fits("people sit down").await?;
    take_role(&ana, "faust").await?;
    take_role(&bao, "demon_a").await?;
    touch(&ana, ".lobby-seat.free .add-bot:not([hidden])").await?;
    touch(&ana, "#start:not([disabled])").await?;
    until(&screen, "the game", "return !!document.querySelector('.middle.playing')").await?;
    let players = [Player::new(&ana), Player::new(&bao)];
    for step in 0..160 {
        for player in &players {
            player.step(step).await?;
        }
    }
    let told = "return document.querySelector('.middle-told')?.textContent.length > 10
        && !!document.querySelector('.middle-person.awaited') && document.querySelector('.middle h1').textContent.length > 5";
    until(&screen, "what happens", told).await?;
    let free = "return [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary, [tabindex=\"0\"])')]
        .filter(e => !e.closest('[inert]') && e.getClientRects().length).map(e => e.outerHTML)";
    let free = screen.web.execute(free, vec![]).await?;
    ensure!(free.json() == &json!([]), "something can be touched: {}", free.json());
    ensure!(screen.web.find_all(By::Css(".purse")).await?.is_empty(), "a purse is its owner's");
    screen.frames().await?.assert_purses_closed("nobody")?;
    screen.assert_accessible("the game in the middle").await?;
    screen.assert_fits("the game in the middle").await?;
    screen.assert_quiet().await
}

/// Where people talk, a word does for whatever would be written: one tap.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_people_talk_nothing_has_to_be_written() -> Result<()> {
    let server = Server::open().await?;
    let ana = Browser::start(Look::PHONE).await?;
    for game in ["pactes", "psychodrame", "innommable", "yonkoma"] {
        make_of(&ana, &server, game, "Ana").await?;
        until(
            &ana,
            "the switch",
            "const s = document.querySelector('#spoken:not([disabled])'); if (!s) return false;
            if (!s.checked) s.click(); return s.checked",
        )
        .await?;
        until(&ana, "a role", "const mine = document.querySelector('[data-role][aria-pressed=true]'), any = document.querySelector('[data-role]');
            if (!any || mine) return true;
            // What a Keeper prepares is secret.
            (document.querySelector('[data-game=innommable] [data-role=player]:not([disabled])') ?? document.querySelector('[data-role]:not([disabled])')).click(); return false").await?;
        until(
            &ana,
            "the bots",
            "const add = document.querySelector('.lobby-seat.free .add-bot:not([hidden])'); add?.click();
            return !document.querySelector('.lobby-seat.free')",
        )
        .await?;
        touch(&ana, "#start:not([disabled])").await?;
        until(&ana, "the table", "return !!document.querySelector('.table')").await?;
        // Whatever asks for words has the one tap, but for what only its writer may read.
        let offered = "const forms = [...document.querySelectorAll('form.text-form')].filter(f => f.querySelector('textarea') && !f.closest('.secret'));
            return forms.some(f => f.querySelector('.said-aloud:not([hidden])'))
                // What may stay empty is one tap already.
                || /Facultatif/.test(document.querySelector('.dock')?.innerText)";
        until(&ana, &format!("{game}: one tap"), offered).await?;
        let said = "const b = document.querySelector('form.text-form:not(.secret) .said-aloud:not([hidden])');
            b?.click(); return /dit à voix haute/.test(document.querySelector('.table').textContent) || !document.querySelector('.said-aloud')";
        until(&ana, &format!("{game}: it is said"), said).await?;
        ensure!(
            ana.web.find_all(By::Css(".not-done .refused, .refused-box .refused")).await?.is_empty(),
            "{game} refuses it"
        );
    }
    Ok(())
}
