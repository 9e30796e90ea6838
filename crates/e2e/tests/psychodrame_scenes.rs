//! Psychodrame, scene by scene: what no game does by itself, each step and each card chosen, and what people read then.

use anyhow::{Result, ensure};
use e2e::{Look, Server, drama::Drama, page::newest_line_is_seen};
use serde_json::json;

/// The Director frames a scene about somebody, with these others.
async fn frame(drama: &Drama, director: usize, focus: &str, with: &[&str]) -> Result<()> {
    let what = "Quatre heures sonnent.";
    let scene =
        json!({"do": "frame_scene", "focus": focus, "place": "Le fournil", "with": with, "what": what});
    drama.does(director, scene, &[]).await?;
    drama.stage(director, "play").await
}

/// Spends all points of all packets, each on the first emotion that is there.
async fn spend_all(drama: &Drama, n_seats: usize, after: &str) -> Result<()> {
    for _ in 0..200 {
        for seat in 0..n_seats {
            drama.turn_to(seat).await?;
            let stage = "return document.querySelector('.act')?.dataset.phase";
            if drama.browser.web.execute(stage, vec![]).await?.json() != "packets" {
                return drama.stage(seat, after).await;
            }
            let spend = "const can = css => [...document.querySelectorAll(css)].find(e => !e.disabled && !e.closest('[hidden]'));
                (can('[data-do=give_packet] button:not(.rule-mark)') ?? can('.spend:not(.emotions) .point:last-child'))?.click()";
            drama.browser.web.execute(spend, vec![]).await?;
        }
    }
    drama.stage(0, after).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_conflict_is_refused_and_another_is_for_three() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::open(&server, Look::PHONE, 3, &[]).await?;
    drama.does(0, json!({"do": "claim_direction"}), &[]).await?;
    frame(&drama, 0, "m2", &["m1", "m3"]).await?;

    // Nobody resists: whoever wanted it tells how it comes about (PSD-66).
    drama.sends(0, "[data-do=initiate_conflict]", &["Que Basile rejoue ce soir"], &["Basile"]).await?;
    drama.draws(0, &["9S"]).await?;
    drama.reads(1, "Le but d’Alice").await?;
    drama.tells(1, "refuse", "Fais comme tu veux.").await?;
    drama.reads(2, "Ce conflit n’est pas le vôtre").await?;
    drama.taps(2, ".line [data-do=stay_out]").await?;
    drama.reads(0, "Alice obtient son but").await?;
    ensure!(!drama.offers(1, "[data-do=narrate_result]").await?, "only the initiator tells it");
    drama.tells(0, "narrate_result", "Basile s’assied au piano.").await?;
    drama.reads(2, "Basile s’assied au piano.").await?;
    drama.stage(1, "play").await?;

    // Now two stand in the way, one of them without having been asked (PSD-63).
    drama.sends(0, "[data-do=initiate_conflict]", &["Que Basile avoue"], &["Basile"]).await?;
    drama.draws(0, &["9H"]).await?;
    drama.tells(1, "accept", "Jamais.").await?;
    drama.draws(1, &["9D"]).await?;
    drama.tells(2, "oppose", "Laisse-le !").await?;
    drama.draws(2, &["5S"]).await?;
    drama.stage(0, "development").await?;
    drama.looks_fine(1, "drawing").await?;
    drama.taps(0, ".trait[data-do=use_trait]").await?;
    drama.draws(0, &["9C", "2S", "3S", "4S", "6S"]).await?;
    for seat in [1, 2] {
        drama.taps(seat, "button[data-do=done]").await?;
    }
    drama.plays(1, "9", "Tu perdras mon amitié").await?;
    drama.plays(2, "5", "Je dirai tout").await?;
    drama.plays(0, "9", "Tout le quartier saura").await?;
    for seat in 0..3 {
        drama.taps(seat, "[data-do=pass_psych] button").await?;
    }
    drama.reads(0, "Deux 9 contre un 9").await?;
    drama.reads(0, "Alice obtient son but").await?;
    drama.tells(0, "narrate_result", "Basile avoue tout.").await?;

    // Equal ranks: the last of the tied decides (PSD-113).
    drama.stage(0, "tie").await?;
    ensure!(!drama.offers(1, "[data-do=decide_tie]").await?, "the last to play decides");
    drama.taps(0, "[data-do=decide_tie] button").await?;
    drama.reads(1, "Colette : reste à répartir 2 sur 2").await?;
    drama.reads(1, "Alice : reste à répartir 1 sur 1").await?;
    drama.looks_fine(1, "packets").await?;
    repercussions(&drama).await
}

/// The points of that conflict are shared out, then purged; and in the next scene spent on cards.
async fn repercussions(drama: &Drama) -> Result<()> {
    // One’s own points are never one’s own to spend (PSD-115).
    ensure!(!drama.offers(1, ".spend").await?, "nothing has been entrusted yet");
    drama.presses(0, "Confier le paquet d’Alice à Bao").await?;
    drama.presses(1, "Confier le paquet de Basile à Ana").await?;
    drama.presses(2, "Confier le paquet de Colette à Ana").await?;
    // A point is spent on what its spender has seen (TAB-29).
    for seat in [0, 1] {
        drama.reads(seat, "les points de Colette").await?;
    }
    drama.taps(1, ".spend.emotions .point").await?;
    drama.taps(1, "#validate").await?;
    drama.reads(1, "Alice : la colère monte de 1").await?;
    laid_and_taken_back(drama).await?;
    for left in ["reste à répartir 1 sur", "reste à répartir 0 sur"] {
        drama.taps(0, ".spend.emotions .point:not([disabled])").await?;
        drama.reads(0, left).await?;
    }
    drama.taps(0, "#validate").await?;
    drama.stage(1, "closing").await?;
    drama.tells(1, "purge_by_act", "Il casse une vitre.").await?;
    drama.reads(0, "Il casse une vitre.").await?;
    for seat in [0, 2] {
        drama.taps(seat, "[data-do=ready] button").await?;
    }
    // PSD-157: a purge costs the one whom the scene is about the point.
    drama.reads(0, "Basile n’avance pas.").await?;
    drama.does(1, json!({"do": "accept_direction"}), &[]).await?;
    frame(drama, 1, "m1", &["m2", "m3"]).await?;
    let goal = json!({"do": "initiate_conflict", "who": "m3", "goal": "Qu’elle parte", "against": ["m1"]});
    drama.does(2, goal, &["4H"]).await?;
    drama.does(0, json!({"do": "accept"}), &["8H"]).await?;
    drama.does(1, json!({"do": "stay_out"}), &[]).await?;
    drama.writes(0, "#said-with", "Elle hurle.").await?;
    drama.taps(0, ".trait.fire [data-do=purge_draw]").await?;
    drama.draws(0, &["8D"]).await?;
    drama.reads(2, "Alice laisse éclater").await?;
    drama.reads(2, "Elle hurle.").await?;
    drama.browser.assert_quiet().await
}

/// Points lie on the emotions, and can be taken back, until all of them do and are spent.
async fn laid_and_taken_back(drama: &Drama) -> Result<()> {
    let lies = |left: u8| format!("Basile : reste à répartir {left} sur 2");
    ensure!(!drama.offers(0, "#validate").await?, "nothing lies there yet");
    drama.reads(0, "Encore 2 points").await?;
    drama.taps(0, ".point[data-emotion=fear]").await?;
    drama.reads(0, &lies(1)).await?;
    drama.reads(0, "Encore 1 point").await?;
    drama.taps(0, ".point[data-emotion=anger]").await?;
    drama.reads(0, &lies(0)).await?;
    drama.taps(0, "[data-less=fear]").await?;
    drama.reads(0, &lies(1)).await?;
    drama.taps(0, "#take-back").await?;
    drama.reads(0, &lies(2)).await?;
    ensure!(!drama.offers(0, "#take-back").await?, "nothing lies there any more");
    for left in [1, 0] {
        drama.taps(0, ".point[data-emotion=anger]").await?;
        drama.reads(0, &lies(left)).await?;
    }
    drama.looks_fine(0, "points that lie there").await?;
    drama.taps(0, "#validate").await?;
    drama.reads(0, "Basile : la colère monte de").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_are_played_disputed_and_helped() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::open(&server, Look::DESK, 3, &["support"]).await?;
    drama.does(0, json!({"do": "claim_direction"}), &[]).await?;
    frame(&drama, 0, "m2", &["m1"]).await?;

    // Whoever has nobody there plays somebody without a sheet (PSD-43, PSD-45).
    drama.sends(2, "[data-do=create_secondary]", &["Doctor Weil", "An old friend"], &[]).await?;
    drama.reads(0, "Doctor Weil Cléo").await?;
    drama.taps(2, "[data-do=release_secondary] button").await?;
    drama.presses(2, "Play Doctor Weil").await?;
    drama.tells(2, "narrate", "He lights a pipe in the flour dust.").await?;
    drama.reads(1, "Doctor Weil: “He lights a pipe in the flour dust.”").await?;
    newest_line_is_seen(&drama.browser).await?;
    dispute(&drama).await?;

    // A conflict with oneself: somebody who is absent plays the voice within (PSD-153).
    let within = ["Stop lying", "The fear of being seen"];
    drama.sends(0, "[data-do=initiate_inner]", &within, &[]).await?;
    drama.draws(0, &["7S"]).await?;
    drama.reads(1, "Within, Cléo says no: “The fear of being seen”").await?;
    drama.tells(2, "accept", "They would laugh.").await?;
    drama.draws(2, &["6S", "6H", "6D", "5S"]).await?;
    drama.reads(1, "The voice within resists. “They would laugh.”").await?;

    // Help that may be declined (PSD-74): it is offered, and offered again to somebody else.
    drama.presses(1, "Support Alice with three cards").await?;
    drama.presses(0, "Decline the support of Bao").await?;
    drama.reads(1, "Alice declines your support.").await?;
    drama.presses(1, "Support the voice within with three cards").await?;
    drama.presses(2, "Take the support of Bao").await?;
    drama.draws(2, &["6C", "2S", "3S"]).await?;
    drama.reads(0, "Bao supports the voice within.").await?;

    // Four sixes lie there: whatever Alice draws, they win or there is a rematch (the odds on demand).
    drama.taps(0, "#odds").await?;
    drama.reads(0, "goal 0% · rematch 0% · hurt 0%").await?;
    drama.looks_fine(0, "the odds").await?;
    drama.taps(0, "dialog[open] .page-sheet-top button").await?;
    drama.presses(0, "Draw no more").await?;
    drama.plays(2, "6", "Everybody will see").await?;
    drama.plays(0, "7", "I shall shout").await?;
    drama.taps(0, "[data-do=pass_psych] button").await?;
    drama.reads(2, "Alice misses the goal").await?;
    drama.tells(2, "narrate_result", "She says nothing.").await?;
    drama.reads(1, "She says nothing.").await?;
    drama.browser.assert_quiet().await
}

/// Somebody finds a telling incoherent; the Director’s word is final (PSD-41).
async fn dispute(drama: &Drama) -> Result<()> {
    let told = "Doctor Weil: “He lights a pipe in the flour dust.”";
    drama.sends(1, "[data-do=challenge]", &["Flour explodes."], &[told]).await?;
    drama.reads(2, "Bao asks Cléo to explain").await?;
    drama.taps(2, ".dispute [data-do=maintain] button").await?;
    drama.reads(1, "the Director rules").await?;
    ensure!(!drama.offers(1, "[data-do=rule]").await?, "only the Director rules");
    drama.sends(0, ".dispute [data-do=rule]", &["No fire here."], &["it must be told another way"]).await?;
    drama.tells(2, "retell", "He only shakes his head.").await?;
    drama.reads(1, "Cléo tells it differently: “He only shakes his head.”").await?;
    ensure!(!drama.offers(0, ".dispute").await?, "it is settled");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_death_is_refused_then_consented_to() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::open(&server, Look::PHONE, 3, &["consent"]).await?;
    drama.does(0, json!({"do": "claim_direction"}), &[]).await?;
    frame(&drama, 0, "m2", &["m1", "m3"]).await?;
    drama.does(2, json!({"do": "create_secondary", "name": "Odile"}), &[]).await?;
    overflow(&drama).await?;

    // An emotion at ten: something irreparable is done. Whoever plays the victim has a say (PSD-133).
    drama.reads(1, "Votre personnage commet l’irréparable").await?;
    drama.sends(1, "[data-do=narrate_act]", &["Il pousse Colette."], &["Colette"]).await?;
    drama.reads(2, "s’apprête à tuer Colette : « Il pousse Colette. »").await?;
    ensure!(!drama.offers(0, "[data-do=answer_death]").await?, "it is for the victim’s player to say");
    drama.looks_fine(2, "a death to agree to").await?;
    drama.presses(2, "Refuser cette mort").await?;
    drama.reads(1, "Cléo refuse la mort de Colette").await?;
    drama.sends(1, "[data-do=narrate_act]", &["Il renverse le four sur Alice."], &["Alice"]).await?;
    drama.presses(0, "Accepter cette mort").await?;
    // It cannot be taken back: the second step names the price.
    drama.taps(0, ".sure[open] #sure-yes").await?;
    drama.reads(2, "Alice meurt.").await?;
    spend_all(&drama, 3, "replacement").await?;
    drama.taps(2, "[data-pane=cast]").await?;
    drama.reads(2, "a perdu la vie").await?;

    // Whoever lost a character writes another one, out of somebody who was there (PSD-139, PSD-164).
    drama.reads(0, "Un autre personnage, ou aucun ?").await?;
    drama.looks_fine(0, "another character").await?;
    drama.presses(0, "Créer un nouveau personnage").await?;
    drama.taps(0, "[data-do=promote] button").await?;
    drama.reads(0, "Odile").await?;
    drama.browser.assert_quiet().await
}

/// Two rounds of four of a kind bring the sadness of Basile from two to ten.
async fn overflow(drama: &Drama) -> Result<()> {
    let goal = json!({"do": "initiate_conflict", "who": "m1", "goal": "Qu’il joue", "against": ["m2"]});
    drama.does(0, goal, &["AS"]).await?;
    drama.does(1, json!({"do": "accept"}), &["2S"]).await?;
    drama.does(2, json!({"do": "stay_out"}), &[]).await?;
    let rounds = [
        (1, "A", "2", ["AH", "AD", "AC", "KS", "KH"], ["2H", "2D", "2C", "3S", "3H"], [1, 0], 4),
        (2, "K", "3", ["KD", "KC", "QS", "QH", "QD"], ["3D", "3C", "4S", "4H", "4D"], [0, 1], 3),
    ];
    for (used, high, low, hers, his, order, count) in rounds {
        drama.does(0, json!({"do": "use_trait", "trait": used, "count": 5}), &hers).await?;
        drama.does(1, json!({"do": "use_trait", "trait": used, "count": 5}), &his).await?;
        drama.does(2, json!({"do": "done"}), &[]).await?;
        for seat in order {
            let (rank, count, target) = if seat == 0 { (high, 4, "m2") } else { (low, count, "m1") };
            let risk = format!("La menace de {rank}");
            let play = json!({"do": "play_combination", "rank": rank, "count": count, "risk": risk, "targets": [target]});
            drama.does(seat, play, &[]).await?;
        }
        for seat in [0, 1] {
            drama.does(seat, json!({"do": "pass_psych"}), &[]).await?;
        }
    }
    drama.does(0, json!({"do": "narrate_result"}), &[]).await?;
    drama.does(1, json!({"do": "give_packet", "packet": 1, "to": 2}), &[]).await?;
    for risk in [2, 3] {
        let spend =
            json!({"do": "spend_on_emotion", "packet": 1, "risk": risk, "emotion": "sadness", "points": 4});
        drama.does(2, spend, &[]).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_problem_is_resolved_and_the_series_goes_on() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::open(&server, Look::DESK, 2, &[]).await?;
    drama.does(0, json!({"do": "claim_direction"}), &[]).await?;
    for scene in 0..5 {
        let (director, focus) = [(0, "m2"), (1, "m1")][scene % 2];
        if scene > 0 {
            drama.does(director, json!({"do": "accept_direction"}), &[]).await?;
        }
        frame(&drama, director, focus, &[]).await?;
        if scene < 4 {
            drama.does(director, json!({"do": "close_scene"}), &[]).await?;
        }
    }
    drama.reads(1, "(2 of 3)").await?;
    drama.tells(0, "close_scene", "The lights go down.").await?;
    drama.reads(1, "Your character breaks free of the problem: tell it.").await?;
    ensure!(!drama.offers(0, "[data-do=resolve]").await?, "it is for its player to tell");
    drama.looks_fine(1, "a problem that is resolved").await?;
    let told = ["He plays at last.", "Once afraid of pianos", "Nobody listens"];
    drama.sends(1, "[data-do=resolve]", &told, &["health and integrity"]).await?;
    drama.reads(0, "He plays at last.").await?;

    // Everybody agrees that it is enough; what is left can be read.
    drama.taps(0, "[data-do=propose_end] button").await?;
    drama.taps(1, "[data-do=vote_end] button").await?;
    drama.reads(0, "Problems resolved: 1.").await?;
    drama.reads(0, "The lights go down.").await?;
    drama.looks_fine(0, "the end").await?;

    // The same characters another evening (PSD-163): sheets that are whole only have to be confirmed.
    drama.taps(0, "#sequel").await?;
    drama.taps(1, ".motion .consent").await?;
    for seat in [0, 1] {
        drama.stage(seat, "creation").await?;
        drama.taps(seat, "[data-do=confirm_sheet] .primary").await?;
    }
    drama.stage(1, "offer").await?;
    drama.reads(1, "Nobody listens").await?;
    drama.reads(1, "Once afraid of pianos").await?;
    drama.browser.assert_quiet().await
}
