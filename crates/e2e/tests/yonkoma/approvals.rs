//! Who says whether a Bond was played: nobody, the game master, or anybody else at the table.

use anyhow::Result;
use e2e::{Server, page::until_with};

use crate::steps::{
    accept, begun, choose, declare, looked_at, misses, says, seated, test, three, told, touch,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bonds_pay_as_the_table_wants_it() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    let at = [&gm, &bao, &cleo];

    // The game master.
    seated(&server, at, &[("bonds", 1)]).await?;
    begun(at).await?;
    touch(&bao, ".koma-gain").await?;
    says(&gm, ".act.ask", "Miki dit avoir joué « retrouver la carte »").await?;
    says(&bao, "#bonds-title", "1 Koma").await?;
    misses(&cleo, ".act.ask").await?;
    looked_at(&[&gm, &bao], "a bond that waits").await?;
    choose(&gm, ".act.ask button", "Oui, joué").await?;
    says(&bao, "#bonds-title", "2 Koma").await?;
    says(&bao, ".claim.paid", "a déjà rapporté dans cette scène").await?;
    touch(&bao, ".claim:not(.paid) .koma-gain").await?;
    says(&gm, ".act.ask", "Miki dit avoir joué « lui doit la vie »").await?;
    choose(&gm, ".act.ask button", "Non").await?;
    says(&bao, ".story", "Le lien « lui doit la vie » de Miki ne rapporte rien cette fois.").await?;
    says(&bao, "#bonds-title", "2 Koma").await?;

    // Two taps in the same task on what a Koma buys take one Koma.
    test(&gm, &bao, "Miki", "flaw", &[1]).await?;
    touch(&bao, ".koma-way").await?;
    let twice = "const e = document.querySelector('#do-it'); if (!e || e.disabled) return false; e.click(); e.click(); return true";
    until_with(&bao, "two taps", twice, vec![]).await?;
    declare(&bao, &[2]).await?;
    says(&bao, "#bonds-title", "1 Koma").await?;
    accept(&bao).await?;
    told(&gm, &bao, "failure", "Le coffre reste clos.").await?;
    says(&bao, "#bonds-title", "1 Koma").await?;

    // Anybody else at the table: another player will do.
    seated(&server, at, &[("bonds", 2)]).await?;
    begun(at).await?;
    touch(&bao, ".koma-gain").await?;
    says(&cleo, ".act.ask", "Miki dit avoir joué « retrouver la carte »").await?;
    misses(&bao, ".act.ask").await?;
    looked_at(&[&cleo], "a bond to judge").await?;
    choose(&cleo, ".act.ask button", "Oui, joué").await?;
    says(&bao, "#bonds-title", "2 Koma").await?;
    misses(&gm, ".act.ask").await
}
