//! What the evening to the epilogues does not need: gifts, a duel, five entries struck at once, an auxiliary keeper, a
//! recount, sacrifices, and the end that nobody survives.

use anyhow::{Context as _, Result, ensure};
use e2e::{Server, page::until_with};
use serde_json::{Value, json};

use crate::group::{Group, SECRETS, act, characters, dice, mystery, offered, open_file, reads, sees, touch};

/// Short, and saved by a die that somebody else gives by implying something.
async fn suggestion(group: &Group) -> Result<()> {
    group.monologue(0, "d20", "J’ai rêvé d’une lampe.").await?;
    group.opposed(0, "Je force la serrure.").await?;
    let ana = group.player(0).await?;
    act(ana, "throw", &[], &[]).await?;
    dice(ana, &[3]).await?;
    // Whoever may give finds the form open: there is not much time.
    let bao = group.player(1).await?;
    reads(bao, ".window .seconds", " s").await?;
    sees(bao, ".dock details[data-do=suggest][open] textarea").await?;
    group.looked_at("the time to give a die").await?;
    act(group.player(1).await?, "suggest", &["Tu as toujours su où était la clef."], &[]).await?;
    let ana = group.player(0).await?;
    reads(ana, ".suggestion", "Basile Kern donne un d20 à Adèle Fauvet").await?;
    act(group.player(0).await?, "incorporate", &["Oui, je l’ai vue en rêve."], &[]).await?;
    let ana = group.player(0).await?;
    reads(ana, ".odds", "Le d20 reçu suffit avec 50,0 % de chances. Il ne peut pas ôter la raison.").await?;
    act(ana, "roll_gift_die", &[], &[]).await?;
    dice(ana, &[4]).await?;
    act(ana, "outcome", &["La serrure tourne."], &[]).await?;
    let cleo = group.player(2).await?;
    reads(cleo, ".story", "Tu as toujours su où était la clef.").await?;
    reads(cleo, ".story", "Oui, je l’ai vue en rêve.").await?;
    // The giver's name is written, and nobody gives or receives twice in a scene.
    reads(cleo, ".character:nth-child(2)", "Une inscription à biffer").await?;
    reads(cleo, ".character:nth-child(2)", "a donné un dé dans cette scène").await?;
    reads(cleo, ".character:nth-child(1)", "a reçu un dé dans cette scène").await
}

/// Two characters against each other; what would put one out of play needs a word from its player.
async fn duel(group: &Group) -> Result<()> {
    group.monologue(1, "d20", "J’ai rêvé de marches.").await?;
    let goal = "J’arrache la lampe à Adèle.";
    // Against somebody: the Keeper's duel is one gesture away, and knows against whom.
    let against = "const s = document.querySelector('.line select'); if (!s) return false;
        s.value = s.options[1].value; s.dispatchEvent(new Event('change', { bubbles: true })); return true";
    until_with(group.player(1).await?, "the target", against, vec![]).await?;
    act(group.player(1).await?, "declare_action", &[goal], &[]).await?;
    reads(&group.keeper, ".declared [data-ruling=duel]", "Against Adèle Fauvet").await?;
    touch(&group.keeper, ".declared [data-ruling=duel]").await?;
    let ana = group.player(0).await?;
    reads(ana, ".conflict", "Affrontement").await?;
    reads(ana, ".odds", "Plus de réussites que l’autre").await?;
    group.looked_at("a duel").await?;
    let ana = group.player(0).await?;
    act(ana, "throw", &[], &[]).await?;
    dice(ana, &[3, 5]).await?;
    let bao = group.player(1).await?;
    act(bao, "throw", &[], &[]).await?;
    dice(bao, &[4]).await?;
    act(group.player(0).await?, "accept_failure", &[], &[]).await?;
    act(group.player(1).await?, "outcome", &["Elle tombe dans l’escalier."], &[(0, 0)]).await?;
    let ana = group.player(0).await?;
    sees(ana, "[data-do=consent]").await?;
    reads(ana, ".story", "Elle tombe dans l’escalier.").await?;
    act(group.player(0).await?, "refuse", &[], &[]).await?;
    act(group.player(1).await?, "outcome", &["Elle lâche la lampe."], &[]).await?;
    reads(group.player(0).await?, ".story", "Elle lâche la lampe.").await
}

/// A failure with both rerolls and one more monologue: five entries, and no anchor.
async fn five_entries(group: &Group) -> Result<()> {
    group.opposed(0, "Je retiens la porte.").await?;
    let ana = group.player(0).await?;
    act(ana, "throw", &[], &[]).await?;
    dice(ana, &[3, 5]).await?;
    act(ana, "reroll", &["Je compte à l’envers."], &[]).await?;
    dice(ana, &[7, 9]).await?;
    act(ana, "reroll", &["Je lâche sa main."], &[]).await?;
    dice(ana, &[11, 13]).await?;
    act(ana, "accept_failure", &[], &[]).await?;
    act(&group.keeper, "outcome", &["La porte s’ouvre en grand."], &[]).await?;
    // Without an anchor there is nothing to choose before the next monologue.
    let ana = group.player(0).await?;
    touch(ana, ".take[data-die=d20]").await?;
    touch(ana, "#speak").await?;
    act(ana, "finish_monologue", &["J’ai rêvé que je n’avais plus de mains."], &[]).await?;
    reads(group.player(0).await?, ".character:nth-child(1)", "5 inscriptions à biffer").await
}

/// All five are struck at once: deadly, not resisted, and the character dies of it.
async fn severe_strike(group: &Group) -> Result<()> {
    let strikes = ".blacklist .soul:first-child [data-do=strike]";
    reads(&group.keeper, &format!("{strikes}:nth-of-type(1) summary"), "an effect up to slight").await?;
    reads(&group.keeper, &format!("{strikes}:nth-of-type(3) summary"), "an effect up to deadly").await?;
    offered(&group.keeper, &format!("{strikes}:nth-of-type(3)"), &["Le plafond descend."], &[]).await?;
    let ana = group.player(0).await?;
    reads(ana, ".strike", "lignes 1, 2, 3, 4, 5. Effet mortel.").await?;
    reads(ana, ".strike", "Le plafond descend.").await?;
    act(ana, "accept_effect", &[], &[]).await?;
    act(&group.keeper, "apply_effect", &["Il ne reste qu’un soulier."], &[(0, 0)]).await?;
    let ana = group.player(0).await?;
    reads(ana, ".character[data-status=dead]", "a perdu la vie").await?;
    reads(ana, ".act", "vous secondez désormais le gardien").await?;
    group.looked_at("an auxiliary keeper").await
}

/// Whoever has lost a character still gives dice, and tells what comes with them.
async fn auxiliary_gift(group: &Group) -> Result<()> {
    group.opposed(1, "Je cherche la sortie.").await?;
    let bao = group.player(1).await?;
    act(bao, "throw", &[], &[]).await?;
    dice(bao, &[3]).await?;
    let ana = group.player(0).await?;
    sees(ana, ".dock details[data-do=auxiliary_gift][open] textarea").await?;
    act(ana, "auxiliary_gift", &["Tu rêves d’une clef sous la langue."], &[]).await?;
    let bao = group.player(1).await?;
    reads(bao, ".story", "Tu rêves d’une clef sous la langue.").await?;
    act(bao, "roll_gift_die", &[], &[]).await?;
    dice(bao, &[20]).await?;
    reads(bao, ".a-side.won", "2 réussites").await?;
    act(bao, "outcome", &["Il y a de l’air."], &[]).await
}

/// A real die lay elsewhere than the page thought.
async fn recount(group: &Group) -> Result<()> {
    let held =
        "return document.querySelectorAll('.character:nth-child(3) .holds .die').length === arguments[0]";
    let cleo = group.player(2).await?;
    until_with(cleo, "an empty hand", held, vec![json!(0)]).await?;
    // The first is about the bowl: the third hand has the die.
    act(&group.keeper, "recount", &[], &[(1, 2)]).await?;
    let cleo = group.player(2).await?;
    until_with(cleo, "the die", held, vec![json!(1)]).await?;
    reads(cleo, ".story", "Avant : le bol ; maintenant : votre main.").await
}

/// A success that costs the character; the last one is asked about.
async fn sacrifices(group: &Group) -> Result<()> {
    group.opposed(1, "Je ferme le puits.").await?;
    act(group.player(1).await?, "sacrifice", &["Je regarde au fond."], &[(0, 0)]).await?;
    // It cannot be taken back: the second step names the price, and what was written stays as long as it is asked.
    let bao = group.player(1).await?;
    reads(bao, ".sure[open] .price", "Votre personnage perd la raison").await?;
    touch(bao, ".sure[open] #sure-no").await?;
    sees(bao, ".character:nth-child(2):not([data-status=mad])").await?;
    act(group.player(1).await?, "sacrifice", &["Je regarde au fond."], &[(0, 0)]).await?;
    touch(group.player(1).await?, ".sure[open] #sure-yes").await?;
    act(group.player(1).await?, "outcome", &["Le puits est clos."], &[]).await?;
    reads(group.player(2).await?, ".character[data-status=mad]", "a perdu la raison").await?;
    group.opposed(2, "Je garde la porte.").await?;
    act(group.player(2).await?, "sacrifice", &["Je la ferme de l’intérieur."], &[(0, 1)]).await?;
    reads(group.player(2).await?, ".sure[open] .price", "Votre personnage meurt").await?;
    touch(group.player(2).await?, ".sure[open] #sure-yes").await?;
    act(group.player(2).await?, "outcome", &["Elle ne s’ouvrira plus."], &[]).await?;
    // It was the last of them: did it defuse the mystery? It did not.
    group.keeper.assert_accessible("the last act").await?;
    act(&group.keeper, "confirm_defused", &["Rien n’est fini."], &[(0, 1)]).await?;
    sees(&group.keeper, "[data-do=epilogue]").await?;
    act(&group.keeper, "epilogue", &["La côte entière se tait."], &[]).await
}

/// What everybody reads when it is over, and the mystery as a file for another group.
async fn disaster(group: &Group) -> Result<()> {
    for index in 0..3 {
        let player = group.player(index).await?;
        reads(player, ".end h2", "c’est le désastre").await?;
        reads(player, ".end", SECRETS[0]).await?;
        reads(player, ".end h3", "Les notes du gardien").await?;
        reads(player, ".end .notes", SECRETS[5]).await?;
        reads(player, ".story", "La côte entière se tait.").await?;
    }
    group.looked_at("the disaster").await?;
    let saved = "return decodeURIComponent(document.querySelector('.end a[download=\"mystere.json\"]').href)";
    let saved = group.keeper.web.execute(saved, vec![]).await?;
    let saved = saved.json().as_str().and_then(|link| link.split_once(',')).context("a file")?.1.to_owned();
    let saved: Value = serde_json::from_str(&saved)?;
    ensure!(saved["sheet"] == mystery()["sheet"], "the sheet that was saved: {saved}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gifts_a_duel_a_death_sacrifices_and_the_disaster() -> Result<()> {
    let server = Server::open().await?;
    let group = Group::sit(&server).await?;
    sees(&group.keeper, ".prepare").await?;
    open_file(&group.keeper, &mystery().to_string()).await?;
    act(&group.keeper, "finish_preparation", &[], &[]).await?;
    characters(&group).await?;
    reads(&group.keeper, ".keeper-desk .note-line", "At the end they are read with the mystery").await?;
    act(&group.keeper, "add_note", &[SECRETS[5]], &[]).await?;
    reads(&group.keeper, ".keeper-desk .notes", SECRETS[5]).await?;
    suggestion(&group).await?;
    duel(&group).await?;
    five_entries(&group).await?;
    severe_strike(&group).await?;
    auxiliary_gift(&group).await?;
    recount(&group).await?;
    sacrifices(&group).await?;
    disaster(&group).await?;
    group.keeper.assert_quiet().await?;
    group.phone.assert_quiet().await
}
