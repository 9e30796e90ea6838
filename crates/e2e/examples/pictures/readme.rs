//! The pictures of the README: each game in the middle of an evening.

use std::{path::Path, time::Duration};

use anyhow::{Context as _, Result, bail, ensure};
use e2e::{
    Browser, Look, Player, Server, alone,
    board::{n_moves, play, tap, text},
    drama::Drama,
    page::{touch, until},
};
use serde_json::{Value, json};

/// As it lies in a table of a README: legible at half its size.
const WIDE: Look = Look { width: 1280, height: 800, dark: false, language: "fr" };
const PHONE: Look = Look { width: 390, height: 844, dark: true, language: "fr" };

/// All of them.
pub(crate) async fn take(server: &Server, folder: &Path) -> Result<()> {
    pactes(server, WIDE, &folder.join("pactes.png")).await?;
    pactes(server, PHONE, &folder.join("pactes-phone.png")).await?;
    psychopathe(server, WIDE, &folder.join("psychopathe.png")).await?;
    psychodrame(server, WIDE, &folder.join("psychodrame.png")).await?;
    innommable(server, WIDE, &folder.join("innommable.png")).await?;
    yonkoma(server, WIDE, &folder.join("yonkoma.png")).await
}

/// What is told last has been read, and nothing moves any more.
async fn still(browser: &Browser) -> Result<()> {
    until(
        browser,
        "nothing to go on from",
        "const next = document.querySelector('#moment-next');
        if (!next?.getClientRects().length) return true;
        next.click(); return false",
    )
    .await?;
    tokio::time::sleep(Duration::from_millis(600)).await;
    Ok(())
}

/// A picture at three quarters of its size: in a table of a README nobody sees more.
async fn taken(browser: &Browser, look: Look, to: &Path) -> Result<()> {
    still(browser).await?;
    let metrics =
        json!({ "width": look.width, "height": look.height, "deviceScaleFactor": 0.75, "mobile": false });
    browser.web.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    browser.picture(to).await
}

async fn says(browser: &Browser, script: &str) -> Result<bool> {
    Ok(browser.web.execute(script, vec![]).await?.json() == &json!(true))
}

/// A contract with some of its dice on it, one in hand.
async fn pactes(server: &Server, look: Look, to: &Path) -> Result<()> {
    let browser = Browser::start(look).await?;
    alone::open_in_a_hurry(&browser, server, "pactes", Some(0)).await?;
    let mut player = Player::new(&browser);
    player.ideas = true;
    let placed = "const left = document.querySelectorAll('.tray .die').length;
        return left > 0 && left < 4";
    for step in 0..4_000 {
        if says(&browser, placed).await? {
            return taken(&browser, look, to).await;
        }
        if player.step(step).await?.is_empty() {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    bail!("no dice to be placed")
}

/// A game against the computer, as the engine would play it, with a piece in hand.
pub(crate) async fn duel(browser: &Browser, server: &Server, rounds: u32) -> Result<()> {
    browser.web.goto(server.address()).await?;
    browser.hurry().await?;
    browser.web.goto(format!("{}#/psychopathe/alone", server.address())).await?;
    browser.web.refresh().await?;
    touch(browser, "#start").await?;
    for _ in 0..rounds {
        let awaited = "return !!document.querySelector('#ending-title, .turn.mine #awaited')";
        until(browser, "one's turn", awaited).await?;
        if says(browser, "return !!document.querySelector('#ending-title')").await? {
            return Ok(());
        }
        let before = n_moves(browser).await?;
        touch(browser, "#hint").await?;
        let advised = "return /: .*-/.test(document.querySelector('.question').textContent.replaceAll(/[\\u00a0\\u202f]/g, ' '))";
        until(browser, "advice", advised).await?;
        let advice = text(browser, ".question .said").await?;
        let (_, advice) = advice.split_once(':').context("what to play")?;
        play(browser, advice.trim()).await?;
        let moved = format!("return document.querySelectorAll('.played .move').length > {before}");
        until(browser, "the move", &moved).await?;
    }
    until(browser, "one's turn", "return !!document.querySelector('#ending-title, .turn.mine #awaited')")
        .await
}

async fn psychopathe(server: &Server, look: Look, to: &Path) -> Result<()> {
    let browser = Browser::start(look).await?;
    duel(&browser, server, 5).await?;
    choose(&browser).await?;
    taken(&browser, look, to).await
}

/// Takes up the piece that may go to most places.
pub(crate) async fn choose(browser: &Browser) -> Result<()> {
    let nodes = "return [...document.querySelectorAll('#board [data-node]')].filter(e => e.querySelector('.body')).map(e => e.dataset.node)";
    let nodes = browser.web.execute(nodes, vec![]).await?;
    let mut best = (0, String::new());
    for node in nodes.json().as_array().into_iter().flatten().filter_map(Value::as_str) {
        let piece = format!("[data-node='{node}'] .body");
        tap(browser, &piece).await?;
        let targets = browser.web.execute("return document.querySelectorAll('[data-target]').length", vec![]);
        let n = targets.await?.json().as_u64().unwrap_or_default();
        best = best.max((n, piece));
        browser
            .web
            .execute("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))", vec![])
            .await?;
    }
    ensure!(best.0 > 0, "no piece may move");
    if !says(browser, "return !!document.querySelector('[data-target]')").await? {
        tap(browser, &best.1).await?;
    }
    Ok(())
}

/// A conflict: both have drawn, and one has played.
async fn psychodrame(server: &Server, look: Look, to: &Path) -> Result<()> {
    let drama = Drama::gather(server, look, 3, &[]).await?;
    let people = [
        (
            "Alice",
            "34",
            "boulangère",
            "Je dois tout porter seule",
            "Les autres finissent par partir",
            "Elle n’ouvre plus les lettres de la banque",
            "m2",
            "Sa sœur cadette",
        ),
        (
            "Basile",
            "29",
            "pianiste",
            "Je ne mérite pas qu’on m’écoute",
            "Les gens rient dans mon dos",
            "Il n’a plus joué depuis l’accident",
            "m3",
            "Amis d’enfance",
        ),
        (
            "Colette",
            "61",
            "horlogère",
            "Je répare ce que je casse",
            "Personne ne dit la vérité",
            "Elle cache d’où vient l’argent",
            "m1",
            "Sa marraine",
        ),
    ];
    for (seat, (name, age, activity, own, others, problem, ..)) in people.iter().enumerate() {
        let act = json!({"do": "set_identity", "name": name, "age": age, "activity": activity});
        drama.does(seat, act, &[]).await?;
        for (slot, scope, text) in [(1, "i", own), (2, "others", others)] {
            let act = json!({"do": "set_belief", "slot": slot, "scope": scope, "text": text});
            drama.does(seat, act, &[]).await?;
        }
        let act = json!({"do": "set_problem", "text": problem, "concerns": ["health"]});
        drama.does(seat, act, &[]).await?;
        for (pair, scores) in [("anger_love", [3, 2]), ("fear_trust", [2, 3]), ("sadness_joy", [3, 2])] {
            drama.does(seat, json!({"do": "set_balance", "pair": pair, "scores": scores}), &[]).await?;
        }
    }
    for (seat, (.., to, relation)) in people.iter().enumerate() {
        drama.does(seat, json!({"do": "set_relation", "to": to, "text": relation}), &[]).await?;
        let text = "Veut l’aider, quoi qu’il en coûte";
        let link = json!({"do": "set_problem_link", "to": to, "stance": "supporter", "text": text});
        drama.does(seat, link, &[]).await?;
        let nuance = json!({"do": "set_nuance", "of": 1, "text": "Sauf quand on le lui demande"});
        drama.does(seat, nuance, &[]).await?;
    }
    for seat in 0..3 {
        drama.does(seat, json!({"do": "confirm_sheet"}), &[]).await?;
    }
    drama.does(2, json!({"do": "claim_direction"}), &[]).await?;
    let scene = json!({"do": "frame_scene", "focus": "m2", "place": "Le fournil, avant l’aube", "with": ["m1"],
        "what": "Le piano du café est arrivé dans la nuit, et personne n’a dit qui l’a payé."});
    drama.does(2, scene, &[]).await?;
    let goal = json!({"do": "initiate_conflict", "who": "m1", "goal": "Que Basile rejoue ce soir", "against": ["m2"]});
    drama.does(0, goal, &["9S"]).await?;
    drama.does(1, json!({"do": "accept", "text": "Pas devant eux."}), &["10S"]).await?;
    drama
        .does(0, json!({"do": "use_trait", "trait": 1, "count": 5}), &["9H", "9D", "KH", "4H", "QS"])
        .await?;
    drama
        .does(1, json!({"do": "use_trait", "trait": 1, "count": 5}), &["10H", "JH", "7D", "7C", "2S"])
        .await?;
    let risk = "Tu perdras le seul qui t’attend encore";
    let play = json!({"do": "play_combination", "rank": "10", "count": 2, "risk": risk, "targets": ["m1"]});
    drama.stage(0, "cards").await?;
    // Whoever is awaited first plays first.
    if drama.does(1, play.clone(), &[]).await.is_err() {
        let first = json!({"do": "play_combination", "rank": "9", "count": 3, "risk": "Je fermerai le fournil", "targets": ["m2"]});
        drama.does(0, first, &[]).await?;
        drama.turn_to(1).await?;
    } else {
        drama.turn_to(0).await?;
    }
    taken(&drama.browser, look, to).await
}

/// The Keeper's cockpit, with a monologue told and something declared.
async fn innommable(server: &Server, look: Look, to: &Path) -> Result<()> {
    const TEXTS: [&str; 3] = [
        "La mer est rentrée trop tôt, et les chiens se sont tus.",
        "Une lampe s’allume au presbytère.",
        "Le plancher est mouillé jusqu’à l’autel.",
    ];
    let browser = Browser::start(look).await?;
    alone::open_in_a_hurry(&browser, server, "innommable", Some(0)).await?;
    let there = "return !!document.querySelector('.try.declared') && document.querySelectorAll('.story li').length > 14";
    for n in 0..600 {
        if says(&browser, there).await? {
            return taken(&browser, look, to).await;
        }
        if alone::step(&browser, alone::INNOMMABLE, n, false, &TEXTS).await?.is_empty() {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    bail!("nobody declares anything")
}

/// A Test with dice on the table, as whoever threw them sees it.
async fn yonkoma(server: &Server, look: Look, to: &Path) -> Result<()> {
    const TEXTS: [&str; 30] = [
        "Miki",
        "pirate de l’espace au cœur tendre",
        "peur des chats",
        "arrête le temps",
        "une écharpe rouge",
        "retrouver la carte",
        "lui doit la vie",
        "veut le surpasser",
        "ouvrir le coffre du capitaine",
        "avec une épingle à cheveux",
        "sans réveiller le chat",
        "en retenant son souffle",
        "sauter sur le toit d’en face",
        "avec l’élan d’un cerf-volant",
        "semer les gardes du port",
        "par les passages de service",
        "calmer l’épée Marguerite",
        "en lui parlant comme à une amie",
        "traverser la cour de nuit",
        "à l’ombre des lanternes",
        "lire la carte à l’envers",
        "dans le reflet d’une flaque",
        "convaincre le forgeron",
        "avec une tasse de thé",
        "rattraper le train",
        "sur une bicyclette empruntée",
        "retenir la porte",
        "de l’épaule et en comptant jusqu’à dix",
        "ouvrir la malle qui ronfle",
        "tout doucement",
    ];
    let browser = Browser::start(look).await?;
    alone::open_in_a_hurry(&browser, server, "yonkoma", Some(1)).await?;
    let thrown = "return !!document.querySelector('#do-it') && !document.querySelector('.koma-page.duel') && !!document.querySelector('.dice .die') && !!document.querySelector('.turn.mine')";
    for n in 0..1_500 {
        if says(&browser, thrown).await? {
            return taken(&browser, look, to).await;
        }
        if alone::step(&browser, alone::YONKOMA, n, false, &TEXTS).await?.is_empty() {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    bail!("nobody throws")
}
