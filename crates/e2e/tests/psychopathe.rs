//! Psychopathe in the browser, on one device: a whole game against the computer, by hand and by keyboard; the analysis
//! board; going back through a game; a lesson, puzzles.

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Server,
    board::{finger, look, n_moves, play, tap, text, touch},
    laws::{Lawful, assert_laws},
    page::until,
};
use thirtyfour::{Key, prelude::*};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_against_the_computer() -> Result<()> {
    let server = Server::open().await?;
    let address = server.address();
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(&format!("{address}#/psychopathe")).await?;
    browser.web.query(By::Id("door-new")).first().await?;
    browser.assert_accessible("the hub").await?;
    browser.assert_fits("the hub").await?;
    browser.hurry().await?;
    browser.web.find(By::Id("door-new")).await?.click().await?;
    browser.web.query(By::Id("start")).first().await?;
    browser.assert_accessible("setting up").await?;
    browser.web.back().await?;
    browser.web.query(By::Id("door-alone")).first().await?.click().await?;
    browser.web.query(By::Id("colour")).first().await?;
    browser.assert_accessible("alone").await?;
    browser.web.find(By::Id("start")).await?.click().await?;
    browser.web.query(By::Id("board")).first().await?;
    // A piece and where it may go: tap, tap.
    tap(&browser, "[data-node='a2'] .body").await?;
    until(&browser, "the targets", "return !!document.querySelector(\"[data-target='o']\")").await?;
    browser.assert_accessible("a piece chosen").await?;
    assert_laws(&browser, "a piece chosen").await?;
    tap(&browser, "[data-target='o']").await?;
    // On a small screen a move is said, and played by a second tap.
    until(
        &browser,
        "the move in words",
        "return /a2 → o/.test(document.querySelector('.question').textContent)",
    )
    .await?;
    assert_laws(&browser, "a move aimed").await?;
    ensure!(n_moves(&browser).await? == 0, "nothing is played yet");
    touch(&browser, "#play-move").await?;
    until(&browser, "an answer", "return document.querySelectorAll('.played .move').length >= 2").await?;
    // A closed tab loses nothing.
    browser.web.refresh().await?;
    browser.web.query(By::Id("board")).first().await?;
    ensure!(n_moves(&browser).await? >= 2, "the game is still there");
    // A piece glides along its path.
    let glides = "return getComputedStyle(document.querySelector('.glide')).offsetPath.startsWith('path(')";
    until(&browser, "the way", glides).await?;
    // What is not legal says why, and changes nothing.
    play(&browser, "a3-d3").await?;
    until(&browser, "a reason", "return document.querySelector('#typed-error').textContent.length > 10")
        .await?;
    // The advice of the engine, played to the end.
    let over = "return !!document.querySelector('#ending-title')";
    let mut laws = Lawful::default();
    for round in 0..150 {
        let awaited = "return !!document.querySelector('#ending-title, .turn.mine #awaited')";
        until(&browser, "one's turn", awaited).await?;
        if browser.web.execute(over, vec![]).await?.json().as_bool() == Some(true) {
            break;
        }
        if round % 6 == 0 {
            laws.hold(&browser, &format!("one's turn, {round}")).await?;
        } else {
            laws.look(&browser).await?;
        }
        browser.speak("fr").await?;
        let before = n_moves(&browser).await?;
        touch(&browser, "#hint").await?;
        let advised = "return /Conseil.*-/.test(document.querySelector('.question').textContent)";
        until(&browser, "advice", advised).await?;
        let advice = text(&browser, ".question .said").await?;
        let (_, advice) = advice.split_once(':').context("what to play")?;
        play(&browser, advice.trim()).await?;
        until(
            &browser,
            "the move",
            &format!("return document.querySelectorAll('.played .move').length > {before}"),
        )
        .await?;
    }
    ensure!(browser.web.query(By::Id("rematch")).exists().await?, "the game ends");
    laws.hold(&browser, "the end").await?;
    laws.end(1)?;
    browser.speak("fr").await?;
    browser.assert_accessible("the end").await?;
    browser.assert_fits("the end").await?;
    // Going back through it with the arrow keys.
    let total = n_moves(&browser).await?;
    browser.web.action_chain().send_keys(Key::Left + Key::Left).perform().await?;
    let script = format!(
        "const all = [...document.querySelectorAll('.played .move')];
         return all.findIndex(e => e.getAttribute('aria-current') === 'true') === {} - 3",
        total
    );
    until(&browser, "the move before the last but one", &script).await?;
    browser.assert_quiet().await
}

/// A table alone against the computer, which does not move by itself, with this colour.
async fn alone(browser: &Browser, server: &Server, colour: &str) -> Result<()> {
    browser.web.goto(&format!("{}#/psychopathe/alone", server.address())).await?;
    browser.web.execute("localStorage.setItem('tablee.pace', '1000000')", vec![]).await?;
    let choose = format!(
        "const s = document.querySelector('#colour'); if (!s) return false;
         s.value = {colour:?}; s.dispatchEvent(new Event('change')); return true"
    );
    until(browser, "the colours", &choose).await?;
    ensure!(browser.web.find_all(By::Css(".level")).await?.len() == 10, "ten levels to choose from");
    let asked = browser.web.find_all(By::Css(".new :is(input, select, details)")).await?;
    ensure!(asked.len() == 1, "nothing else is asked");
    touch(browser, "#start").await?;
    browser.web.query(By::Id("board")).first().await?;
    Ok(())
}

/// Law 5: two taps in the same task do one thing, whatever is tapped: a move, a resignation, another game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_taps_in_the_same_task_do_one_thing() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    alone(&browser, &server, "white").await?;
    let twice = |css: &str| {
        format!(
            "const b = document.querySelector({css:?}); if (!b || b.disabled || b.offsetParent === null) return false;
             b.click(); b.click(); return true"
        )
    };
    let rows = "return JSON.parse(localStorage['tablee.local.' + location.hash.split('/')[3]]).rows.length";
    tap(&browser, "[data-node='a2'] .body").await?;
    until(&browser, "the targets", "return !!document.querySelector(\"[data-target='o']\")").await?;
    tap(&browser, "[data-target='o']").await?;
    until(&browser, "the move", &twice("#play-move")).await?;
    until(&browser, "the board after it", "return document.querySelectorAll('.played .move').length === 1")
        .await?;
    ensure!(browser.web.execute(rows, vec![]).await?.json().as_u64() == Some(1), "two taps, one move");
    touch(&browser, "#more").await?;
    until(&browser, "resigning", &twice("#resign")).await?;
    until(&browser, "the second step", &twice(".sure[open] #sure-yes")).await?;
    until(&browser, "the end", "return !!document.querySelector('#ending-title')").await?;
    ensure!(browser.web.execute(rows, vec![]).await?.json().as_u64() == Some(2), "two taps, one resignation");
    // What is kept of it is what was played.
    let kept = "const text = (id) => decodeURIComponent(document.querySelector(id).href);
        return /a2-o/.test(text('#keep-record')) && text('#keep-story').length > 40";
    until(&browser, "the record", kept).await?;
    let over = browser.web.current_url().await?;
    until(&browser, "another game", &twice("#rematch")).await?;
    let other =
        format!("return location.href !== {:?} && !document.querySelector('#ending-title')", over.as_str());
    until(&browser, "a new board", &other).await?;
    let seat = "const all = Object.keys(localStorage).filter(key => key.startsWith('tablee.local.'));
        const kept = JSON.parse(localStorage['tablee.local.' + location.hash.split('/')[3]]);
        return [all.length, kept.people.findIndex(person => !person.bot)]";
    let found = browser.web.execute(seat, vec![]).await?.json().clone();
    ensure!(found == serde_json::json!([2, 1]), "one game more, and the sides exchanged: {found}");
    browser.assert_quiet().await
}

/// A finger that lands where several nodes can be meant is asked by the loupe, and plays nothing by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_loupe_asks_which_node_is_meant() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { width: 390, height: 844, ..Look::PHONE }).await?;
    alone(&browser, &server, "white").await?;
    let place = |css: &str| {
        format!(
            "const r = document.querySelector({css:?}).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]"
        )
    };
    finger(&browser, &place("[data-node='a2'] .body")).await?;
    until(&browser, "the targets", "return !!document.querySelector(\"[data-target='a1']\")").await?;
    finger(&browser, &place("[data-target='a1']")).await?;
    until(&browser, "the loupe", "return !!document.querySelector('.loupe.asks')").await?;
    ensure!(n_moves(&browser).await? == 0, "nothing is played");
    // In the loupe neighbours lie apart, and it lies away from the finger.
    let in_loupe = "const l = document.querySelector('.loupe'), t = document.querySelector(\"[data-target='a1']\");
        const r = l.getBoundingClientRect(), s = +l.dataset.scale;
        return [r.left + r.width / 2 + (+t.getAttribute('cx') - +l.dataset.x) * s, r.top + r.height / 2 + (+t.getAttribute('cy') - +l.dataset.y) * s]";
    let far = "const l = document.querySelector('.loupe').getBoundingClientRect(), t = document.querySelector(\"[data-target='a1']\").getBoundingClientRect();
        return t.top > l.bottom || t.left > l.right || t.right < l.left";
    until(&browser, "a loupe in a far corner", far).await?;
    finger(&browser, in_loupe).await?;
    until(&browser, "the aim", "return document.querySelector('#play-move')?.textContent.includes('a1')")
        .await?;
    until(&browser, "no loupe", "return !document.querySelector('.loupe')").await?;
    ensure!(n_moves(&browser).await? == 0, "a second yes is asked for");
    assert_laws(&browser, "aimed").await?;
    touch(&browser, "#play-move").await?;
    until(&browser, "the move", "return document.querySelector('.played .move')?.textContent === 'a2-a1'")
        .await?;
    browser.assert_quiet().await
}

/// The capture that ends a game stays on the board with its figure, and the end is said to whoever looks, with its reason.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_capture_is_shown_and_said() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { width: 390, height: 844, ..Look::PHONE }).await?;
    alone(&browser, &server, "black").await?;
    // Black to move, in a position where one move takes the psychopath.
    let position = "const key = Object.keys(localStorage).find(key => key.startsWith('tablee.local.'));
        const kept = JSON.parse(localStorage[key]);
        kept.setup.options.position = 'Xa1b1 Pd1 pa1 pb1 na1f na1b dc xd b - -';
        localStorage[key] = JSON.stringify(kept)";
    browser.web.execute(position, vec![]).await?;
    browser.web.refresh().await?;
    tap(&browser, "[data-node='c'] .body").await?;
    tap(&browser, "[data-target='b1c']").await?;
    let price = "return /prend le psychopathe a1b1 et gagne/.test(document.querySelector('.question .takes')?.textContent)";
    until(&browser, "the price", price).await?;
    until(&browser, "the victim", "return !!document.querySelector('.ring.victim')").await?;
    touch(&browser, "#play-move").await?;
    let said = "return document.querySelector('#ending-title')?.textContent === 'Vous gagnez\u{202f}: le psychopathe adverse est pris en a1b1.'";
    until(&browser, "the end", said).await?;
    let figure = "return ['path.span', 'path.light', '.ring.victim', '.piece.ghost'].every(css => document.querySelector('#board ' + css))";
    until(&browser, "the figure", figure).await?;
    let named = "const text = document.querySelector('.over .reason').textContent;
        return ['l’infirmier noir en a1f', 'le délateur noir en b1c'].every(piece => text.includes(piece))";
    until(&browser, "who captured", named).await?;
    assert_laws(&browser, "the end").await?;
    // Whoever comes back finds it again.
    browser.web.refresh().await?;
    until(&browser, "the figure", figure).await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_keyboard_and_for_two() -> Result<()> {
    let server = Server::open().await?;
    let address = server.address();
    let browser = Browser::start(Look::DESK).await?;
    browser.web.goto(&format!("{address}#/psychopathe/new")).await?;
    browser.web.query(By::Id("start")).first().await?.click().await?;
    let board = browser.web.query(By::Id("board")).first().await?;
    // From the centre down ray a to the first nurse, and one back towards the centre.
    board.send_keys(Key::Down + Key::Down + Key::Down).await?;
    until(&browser, "the cursor", "return /a2/.test(document.querySelector('#announcements').textContent)")
        .await?;
    board.send_keys(Key::Enter).await?;
    board.send_keys(Key::Up + Key::Enter).await?;
    until(&browser, "the move", "return document.querySelector('.played .move')?.textContent === 'a2-a1'")
        .await?;
    // Black, by typing; then both agree to a draw.
    play(&browser, "d2 d1").await?;
    until(&browser, "the answer", "return document.querySelectorAll('.played .move').length === 2").await?;
    touch(&browser, "#take-move-back").await?;
    touch(&browser, ".sure[open] #sure-yes").await?;
    until(&browser, "one move less", "return document.querySelectorAll('.played .move').length === 1")
        .await?;
    // Black offers a draw and moves; white finds the offer.
    touch(&browser, "#draw").await?;
    play(&browser, "d2 d1").await?;
    until(&browser, "the offer", "return !!document.querySelector('[data-agreement=draw]')").await?;
    assert_laws(&browser, "an offer").await?;
    touch(&browser, "#accept-draw").await?;
    until(&browser, "the end", "return /Drawn/.test(document.querySelector('#ending-title')?.textContent)")
        .await?;
    browser.assert_accessible("a draw").await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_analysis_board() -> Result<()> {
    let server = Server::open().await?;
    let address = server.address();
    let browser = Browser::start(Look::DESK).await?;
    browser.web.goto(&format!("{address}#/psychopathe/study")).await?;
    browser.web.query(By::Id("board")).first().await?;
    play(&browser, "a2-o").await?;
    play(&browser, "d2-d1").await?;
    browser.web.find(By::Id("previous")).await?.click().await?;
    play(&browser, "d2-d1").await?;
    browser.web.find(By::Id("previous")).await?.click().await?;
    play(&browser, "d3-d1").await?;
    until(&browser, "a reason", "return document.querySelector('#typed-error').textContent.length > 10")
        .await?;
    play(&browser, "c1d-c2d").await?;
    until(&browser, "a variation", "return document.querySelectorAll('.variation .move').length === 1")
        .await?;
    browser.web.find(By::Id("engine")).await?.click().await?;
    until(&browser, "three lines", "return document.querySelectorAll('#lines li').length === 3").await?;
    until(&browser, "the bar", "return !!document.querySelector('.worth b')").await?;
    browser.assert_accessible("analysis").await?;
    // Each move of a line plays the line up to it.
    let listed = "return document.querySelectorAll('.tree .move').length";
    let before = browser.web.execute(listed, vec![]).await?.json().as_u64().context("a number")?;
    touch(&browser, "#lines li .move:nth-of-type(2)").await?;
    until(&browser, "two moves more", &format!("{listed} === {}", before + 2)).await?;
    browser.web.find(By::Id("engine")).await?.click().await?;
    // A held piece: the psychologist and the path are drawn and named.
    let position = "Xa Na2 Nb1 pd1 xd nc1 nf1 dd3 w - -".replace(' ', "%20");
    browser.web.execute(format!("location.hash = '#/psychopathe/study/3/{position}'"), vec![]).await?;
    until(
        &browser,
        "the position",
        "return !!document.querySelector(\"[data-node='dd3'], [data-node='d3']\")",
    )
    .await?;
    tap(&browser, "[data-node='a2'] .body").await?;
    until(&browser, "the hold", "return !!document.querySelector('path.hold')").await?;
    let why = text(&browser, ".why").await?;
    ensure!(why.contains("d1") && why.contains("ad"), "{why}");
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_from_beginning_to_end() -> Result<()> {
    let server = Server::open().await?;
    let address = server.address();
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(&format!("{address}#/psychopathe/rules")).await?;
    browser.web.query(By::Css(".psy-rules h1")).first().await?;
    look(&browser, "the rules").await?;
    browser.web.goto(&format!("{address}#/psychopathe/lessons")).await?;
    browser.web.query(By::Css("[data-lesson=slide]")).first().await?;
    look(&browser, "all lessons").await?;
    browser.web.find(By::Css("[data-lesson=slide]")).await?.click().await?;
    browser.web.query(By::Id("task")).first().await?;
    browser.assert_accessible("a lesson").await?;
    browser.assert_fits("a lesson").await?;
    let solved = "return document.querySelector('.verdict')?.dataset.state === 'solved'";
    // A move that does not lead there says so, and another try is there.
    play(&browser, "o-a1").await?;
    play(&browser, "a1-o").await?;
    browser.web.query(By::Id("again")).first().await?.click().await?;
    play(&browser, "o-a3").await?;
    play(&browser, "a3-a3b2").await?;
    until(&browser, "the first step", solved).await?;
    browser.web.query(By::Id("next-step")).first().await?.click().await?;
    play(&browser, "a1-d2").await?;
    play(&browser, "d2-c2d2").await?;
    until(&browser, "the second step", solved).await?;
    browser.web.query(By::Id("next-lesson")).first().await?;
    // What was learned stays on the device.
    browser.web.goto(&format!("{address}#/psychopathe/lessons")).await?;
    browser.web.refresh().await?;
    browser.web.query(By::Css(".lessons .done [data-lesson=slide]")).first().await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn puzzles_with_a_wrong_try_and_with_a_reply() -> Result<()> {
    let server = Server::open().await?;
    let address = server.address();
    let browser = Browser::start(Look { dark: true, ..Look::PHONE }).await?;
    browser.web.goto(&format!("{address}#/psychopathe/puzzles")).await?;
    browser.web.query(By::Id("next-puzzle")).first().await?;
    browser.assert_accessible("all puzzles").await?;
    browser.assert_fits("all puzzles").await?;
    browser.web.find(By::Id("next-puzzle")).await?.click().await?;
    browser.web.query(By::Id("task")).first().await?;
    let state =
        |state: &str| format!("return document.querySelector('.verdict')?.dataset.state === '{state}'");
    // Threats would give it away.
    ensure!(!browser.web.query(By::Id("threats")).nowait().exists().await?, "no threats in a puzzle");
    // A move that wins nothing is not taken; help names the piece, then where it goes.
    play(&browser, "b1-o").await?;
    until(&browser, "a word about it", &state("wrong")).await?;
    ensure!(browser.web.query(By::Css("[data-node=b1]")).nowait().exists().await?, "the piece stays");
    for (help, node) in [("the piece", "bc"), ("the target", "ab")] {
        browser.web.find(By::Id("puzzle-help")).await?.click().await?;
        let hint = format!("return document.querySelector('#puzzle-hint').textContent.includes('{node}')");
        until(&browser, help, &hint).await?;
    }
    browser.assert_accessible("help").await?;
    play(&browser, "bc-ab").await?;
    until(&browser, "the solution", &state("solved")).await?;
    browser.assert_accessible("solved").await?;
    browser.assert_fits("solved").await?;
    // In two moves, by hand, with an answer in between.
    browser.web.execute("location.hash = '#/psychopathe/puzzles/s1g103a'", vec![]).await?;
    until(&browser, "the puzzle", "return /2/.test(document.querySelector('#task')?.textContent ?? '')")
        .await?;
    tap(&browser, "[data-node='e2'] .body").await?;
    until(&browser, "the targets", "return !!document.querySelector(\"[data-target='b1']\")").await?;
    tap(&browser, "[data-target='b1']").await?;
    until(&browser, "the answer", "return !!document.querySelector(\".piece.black[data-node='d']\")").await?;
    play(&browser, "b1-b1c1").await?;
    until(&browser, "the solution", &state("solved")).await?;
    // What was solved stays on the device: one with help, one without.
    browser.web.goto(&format!("{address}#/psychopathe/puzzles")).await?;
    browser.web.refresh().await?;
    browser.web.query(By::Css("[data-puzzle=s1g35a][data-state=solved]")).first().await?;
    browser.web.query(By::Css("[data-puzzle=s1g103a][data-state=clean]")).first().await?;
    browser.assert_quiet().await
}

/// The whole way to the turning points of a game, which was loaded by a link.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_reviewed_to_its_end() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { dark: false, ..Look::DESK }).await?;
    // A short game to the capture of the psychopath: every position is judged, the last one too.
    let record = "[Position \"Xa1b1 Pd1 pa1 pb1 na1f na1b dc xd w - -\"]\n\n1. d1-d2 c-b1cxa1b1\n0-1\n";
    let script = "location.hash = '#/psychopathe/study/record/' + encodeURIComponent(arguments[0])";
    browser.web.goto(&server.address()).await?;
    browser.web.execute(script, vec![serde_json::json!(record)]).await?;
    until(&browser, "the moves", "return document.querySelectorAll('.tree .move').length === 2").await?;
    browser.web.find(By::Id("review-run")).await?.click().await?;
    let ended = "return /turning point/.test(document.querySelector('#announcements').textContent)
        && !document.querySelector('.review progress')";
    until(&browser, "the end of the review", ended).await?;
    let drawn = "return !!document.querySelector('#graph .chance') && /\\d/.test(document.querySelector('#accuracy').textContent)";
    until(&browser, "the graph", drawn).await?;
    // A decided position says so.
    browser.web.find(By::Id("latest")).await?.click().await?;
    until(&browser, "who has won", "return /won/.test(document.querySelector('.worth b')?.textContent)")
        .await?;
    until(&browser, "the bar", "return !!document.querySelector('.worth b')").await?;
    browser.assert_accessible("a review").await?;
    browser.assert_quiet().await
}
