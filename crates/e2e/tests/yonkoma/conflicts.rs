//! Conflicts: a tie, the more specific Concept, the winner's Bond; an elimination, and somebody new.

use anyhow::Result;
use e2e::{Browser, Server, laws::assert_laws, page::until_with};
use serde_json::json;

use crate::steps::{
    begun, choose, concede, declare, fill, go, looked_at, misses, say_how, says, seated, sees, three, touch,
    write,
};

/// Miki against Aoi, both with four dice; they have been thrown.
pub(crate) async fn duel(at: [&Browser; 3], miki: &[u8], aoi: &[u8]) -> Result<()> {
    let [gm, bao, cleo] = at;
    // While something is under way nothing else is taken: each is pressed until it is.
    let judge = "const of = `[data-judge=${arguments[0]}] [data-case=concept]`;
        const e = [...document.querySelectorAll(of)].find(e => e.offsetParent !== null);
        if (e) window.judged = arguments[0];
        e?.click(); return !e && window.judged === arguments[0]";
    for side in ["a", "b"] {
        until_with(gm, "a case", judge, vec![json!(side)]).await?;
    }
    touch(bao, ".throw").await?;
    declare(bao, miki).await?;
    touch(cleo, ".throw").await?;
    declare(cleo, aoi).await
}

/// Whoever fights, however long their name, can be read beside the score.
async fn long_names(browser: &Browser) -> Result<()> {
    let rename = "const names = [...document.querySelectorAll('.tug .score span')];
        window.known ??= names.map((e) => e.textContent);
        names.forEach((e, i) => { e.textContent = arguments[0] ?? window.known[i]; });
        return names.length === 2";
    for name in ["le capitaine Oni", "la très honorable Marguerite-Hildegarde de la Tour-Froide"] {
        until_with(browser, name, rename, vec![json!(name)]).await?;
        assert_laws(browser, name).await?;
    }
    until_with(browser, "their own names", rename, vec![json!(null)]).await
}

/// Nobody can say whose Concept is more specific, then somebody can; it is not asked again.
async fn ties(at: [&Browser; 3]) -> Result<()> {
    let [gm, bao, cleo] = at;
    fill(gm, "start_conflict", &["le dernier billet"], &["Aoi"]).await?;
    duel(at, &[5, 1, 2, 3], &[6, 1, 2, 3]).await?;
    // Bao will not be asked again for a Gift, Cléo will.
    touch(bao, ".keep").await?;
    sees(bao, ".kept-gifts:not([hidden])").await?;
    touch(cleo, ".pass").await?;
    // Both Concepts lie side by side; the game master alone judges.
    says(gm, ".specific", "pirate de l’espace").await?;
    says(gm, ".specific", "majordome ninja").await?;
    let shut = "const e = [...document.querySelectorAll('.specific')]; return e.length === 2 && e.every(e => e.disabled)";
    until_with(bao, "the concepts", shut, vec![]).await?;
    looked_at(&[gm, bao], "a tie").await?;
    long_names(bao).await?;
    write(gm, ".dock .line-field input", "Le train déraille !").await?;
    touch(gm, "#undecided").await?;
    says(bao, ".story", "Le train déraille !").await?;
    fill(bao, "go_on", &["par le toit"], &[]).await?;
    looked_at(&[cleo], "after what nobody foresaw").await?;
    fill(cleo, "go_on", &["par la fenêtre"], &[]).await?;
    says(gm, ".bubble", "par la fenêtre").await?;
    duel(at, &[5, 5, 1, 2], &[6, 6, 1, 2]).await?;
    touch(cleo, ".pass").await?;
    misses(bao, ".pass").await?;
    // What was typed for the last event is not there for the next.
    let empty = "return document.querySelector('.dock .line-field input')?.value === ''";
    until_with(gm, "an empty line", empty, vec![]).await?;
    choose(gm, ".specific", "Miki").await?;
    says(cleo, ".leads", "plus précis, l’emporte").await?;
    choose(bao, "[data-do=keep_gifts] button", "Ne plus garder").await?;
    fill(gm, "tell_round", &["Les étincelles volent."], &[]).await?;
    // Another tie goes the same way without a question.
    touch(cleo, ".koma-way").await?;
    say_how(cleo, "un dernier souffle").await?;
    go(cleo).await?;
    declare(cleo, &[1, 2]).await?;
    says(bao, ".story", "un dernier souffle").await?;
    touch(bao, ".pass").await?;
    touch(cleo, ".pass").await?;
    fill(gm, "tell_round", &["Encore."], &[]).await
}

/// Who concedes tells how they get away; the winner binds them.
async fn bound([gm, bao, cleo]: [&Browser; 3]) -> Result<()> {
    concede(cleo, Some("Aoi saute dans le fleuve.")).await?;
    says(bao, ".story", "Aoi saute dans le fleuve.").await?;
    sees(gm, ".splash[data-degree=partial]").await?;
    fill(gm, "tell_result", &["Le billet est à Miki."], &[]).await?;
    says(bao, ".act.ask", "Vous avez gagné").await?;
    looked_at(&[bao], "the winner's bond").await?;
    fill(bao, "impose_bond", &["prendra sa revanche sur Miki"], &["gagner le tournoi"]).await?;
    says(gm, ".act.ask", "doit remplacer « gagner le tournoi »").await?;
    looked_at(&[gm], "a bond for another").await?;
    choose(gm, ".act.ask button", "il le remplace").await?;
    says(cleo, ".own-bonds", "prendra sa revanche sur Miki").await?;
    let gone = "return !document.querySelector('.own-bonds').textContent.includes('gagner le tournoi')";
    until_with(cleo, "the old bond to go", gone, vec![]).await
}

/// A Condition for the winner to give, a critical Setback, and the end of a story.
async fn eliminated(at: [&Browser; 3]) -> Result<()> {
    let [gm, bao, cleo] = at;
    fill(gm, "start_conflict", &["l’honneur"], &["Aoi"]).await?;
    duel(at, &[5, 6, 5, 1], &[1, 2, 3, 4]).await?;
    touch(cleo, ".keep").await?;
    touch(bao, ".keep").await?;
    looked_at(&[bao], "a condition to give").await?;
    fill(bao, "award", &["en déséquilibre"], &["Aoi", "un souci"]).await?;
    says(cleo, ".cast", "en déséquilibre").await?;
    fill(gm, "tell_round", &["Aoi vacille."], &[]).await?;
    // Four dice, three for the Setback, one less for the Condition.
    touch(cleo, "[data-severity=critical]").await?;
    says(cleo, "#do-it", "relancer 6 dés").await?;
    says(cleo, ".price", "l’histoire d’Aoi s’arrête ici").await?;
    looked_at(&[cleo], "a critical setback").await?;
    go(cleo).await?;
    touch(cleo, ".sure[open] #sure-yes").await?;
    declare(cleo, &[1, 1, 2, 2, 3, 3]).await?;
    says(cleo, ".armed", "hors de l’histoire si cela rate").await?;
    touch(bao, ".no-award").await?;
    fill(gm, "tell_round", &["Le pont cède."], &[]).await?;
    concede(cleo, None).await?;
    sees(bao, ".sheet-card[data-state=gone]").await?;
    sees(gm, ".splash[data-degree=full]").await?;
    looked_at(&[cleo], "eliminated").await?;
    fill(gm, "tell_result", &["Personne ne reverra Aoi."], &[]).await?;
    says(cleo, ".story", "Personne ne reverra Aoi.").await
}

/// Somebody new, with one Koma and three Bonds, from the next Scene on.
async fn newcomer([gm, bao, cleo]: [&Browser; 3]) -> Result<()> {
    says(cleo, ".act.ask", "Votre nouveau personnage").await?;
    let ren =
        ["Ren", "chasseuse de démons flamboyante", "vantarde", "parle aux machines", "un sabre trop grand"];
    fill(cleo, "submit_character", &ren, &[]).await?;
    touch(gm, ".approve").await?;
    fill(cleo, "submit_bonds", &["venger Aoi", "s’en méfie", "travaille pour lui"], &["Miki", "Hibiki"])
        .await?;
    says(gm, ".act.ask", "Ren attend d’entrer en scène").await?;
    looked_at(&[gm, cleo], "somebody new").await?;
    fill(gm, "start_scene", &["Le lendemain"], &[]).await?;
    choose(gm, ".act.ask button", "aire entrer").await?;
    says(cleo, "#bonds-title", "1 Koma").await?;
    says(bao, ".cast", "chasseuse de démons").await?;
    sees(cleo, ".attempt:not([hidden])").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ties_bonds_and_an_elimination() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    let at = [&gm, &bao, &cleo];
    seated(&server, at, &[]).await?;
    begun(at).await?;
    ties(at).await?;
    bound(at).await?;
    eliminated(at).await?;
    newcomer(at).await
}
