//! How many taps a character and a conflict take where people talk, and that not a letter has to be written.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{
    Look, Server,
    drama::{Drama, SPOKEN},
};
use serde_json::json;

const SMALL: Look = Look { width: 360, height: 640, dark: false, language: "fr" };

/// Counts what a finger does.
struct Taps<'a> {
    drama: &'a Drama,
    n: usize,
}

impl Taps<'_> {
    async fn tap(&mut self, css: &str) -> Result<()> {
        self.n += 1;
        self.drama.touches(0, css).await
    }
}

/// Basile plays; Alice taps what lies in her hand, the largest set.
async fn play(taps: &mut Taps<'_>, rank: &str, count: u8) -> Result<()> {
    let basile = json!({"do": "play_combination", "rank": rank, "count": count, "risk": "Tu me perdras", "targets": ["m1"]});
    taps.drama.stage(0, "cards").await?;
    let first = taps.drama.offers(0, ".playing:not([hidden]) #play-combination").await?;
    if !first {
        taps.drama.does(1, basile.clone(), &[]).await?;
    }
    taps.tap("#play-combination").await?;
    if first {
        taps.drama.does(1, basile, &[]).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_conflict_with_a_rematch_takes_twelve_taps_and_no_letter() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::open(&server, SMALL, 2, &[SPOKEN]).await?;
    drama.does(1, json!({"do": "claim_direction"}), &[]).await?;
    let scene =
        json!({"do": "frame_scene", "focus": "m1", "place": "Le fournil", "with": ["m2"], "what": "L’aube."});
    drama.does(1, scene, &[]).await?;
    drama.stage(0, "play").await?;
    // That a scene begins is a moment of its own; whoever acts has gone on.
    let mut taps = Taps { drama: &drama, n: 0 };
    taps.tap("#conflict").await?;
    taps.tap("dialog[open] [data-do=initiate_conflict] .said-aloud").await?;
    drama.draws(0, &["9S"]).await?;
    drama.does(1, json!({"do": "accept"}), &["10S"]).await?;

    // Two nines and two tens: a rematch.
    drama.stage(0, "development").await?;
    taps.tap(".trait[data-do=use_trait]").await?;
    drama.draws(0, &["9H", "2H", "3H", "4H", "5H"]).await?;
    drama
        .does(1, json!({"do": "use_trait", "trait": 1, "count": 5}), &["10H", "JH", "QH", "KH", "2S"])
        .await?;
    // Whoever can draw no more is done without saying so (PSD-76).
    play(&mut taps, "10", 2).await?;
    // The window closes by itself: nobody has to tap.
    drama.stage(0, "psych").await?;
    for seat in [0, 1] {
        drama.does(seat, json!({"do": "pass_psych"}), &[]).await?;
    }

    // Three fours against a two: the goal, and three points for Basile.
    drama.stage(0, "development").await?;
    drama.reads(0, "Relance").await?;
    taps.tap(".trait[data-do=use_trait]:not([disabled])").await?;
    drama.draws(0, &["4S", "4D", "6S", "7S", "8S"]).await?;
    drama.does(1, json!({"do": "done"}), &[]).await?;
    play(&mut taps, "2", 1).await?;
    drama.stage(0, "psych").await?;
    for seat in [0, 1] {
        drama.does(seat, json!({"do": "pass_psych"}), &[]).await?;
    }
    drama.stage(0, "result").await?;
    drama.reads(0, "Alice obtient son but").await?;
    taps.tap("[data-do=narrate_result]").await?;
    drama.reads(0, "Trois 4 contre un 2").await?;
    drama.reads(0, "Basile blesse Alice").await?;
    for left in ["2 sur 3", "1 sur 3", "0 sur 3"] {
        taps.tap(".spend.emotions .point").await?;
        drama.reads(0, left).await?;
    }
    taps.tap("#validate").await?;
    drama.reads(0, "Basile : la colère monte de").await?;
    ensure!(taps.n <= 12, "{} taps", taps.n);
    drama.browser.assert_quiet().await
}

/// What is asked of the first seat, and all that is said there; nothing, while an answer is awaited.
async fn asked(drama: &Drama) -> Result<(String, String)> {
    drama.turn_to(0).await?;
    let script = "const all = [...document.querySelectorAll('.asking[data-do], [data-do=confirm_sheet]')].filter(e => e.getClientRects().length);
        const busy = document.querySelector('.table').getAttribute('aria-busy') === 'true';
        if (!all.length || busy) return ['', ''];
        return [all[0].dataset.do, all[0].textContent]";
    let found = drama.browser.web.execute(script, vec![]).await?;
    Ok(serde_json::from_value(found.json().clone())?)
}

/// A character: a word for each thing that is written, the heavier half of each pair, and the whole confirmed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_character_takes_twelve_taps_and_no_letter() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::gather(&server, SMALL, 2, &[SPOKEN]).await?;
    drama.writes_sheet(1).await?;
    drama.reads(0, "Basile").await?;
    let mut taps = Taps { drama: &drama, n: 0 };
    let mut questions = Vec::new();
    let mut last = String::new();
    for _ in 0..600 {
        let (deed, said) = asked(&drama).await?;
        if deed.is_empty() || said == last {
            tokio::time::sleep(Duration::from_millis(25)).await;
            continue;
        }
        match deed.as_str() {
            "confirm_sheet" => {
                taps.tap("[data-do=confirm_sheet] .primary").await?;
                questions.push(deed);
                break;
            }
            "set_balance" if drama.offers(0, ".asking #validate:not([disabled])").await? => {
                taps.tap(".asking #validate").await?;
            }
            "set_balance" => taps.tap(".asking .pair:not(.shared) .stepper:last-child .more").await?,
            _ => taps.tap(".asking .said-aloud").await?,
        }
        questions.push(deed);
        last = said;
    }
    ensure!(questions.last().is_some_and(|last| last == "confirm_sheet"), "only {questions:?} were asked");
    ensure!(taps.n <= 12, "{} taps for {questions:?}", taps.n);
    drama.browser.assert_quiet().await
}
