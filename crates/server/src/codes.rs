//! Short codes: six letters that people say aloud, instead of a link.
//!
//! A code leads to a table and its first invitation, for as long as people gather there: once the game
//! starts or the table closes, it leads nowhere. The invitation's key is a function of the table's name and
//! of a secret of this house, so nobody has to keep it. Codes are few enough to be guessed by somebody
//! patient; that is why asking for them is limited far below other requests.

use std::sync::Arc;

use kernel::Viewer;
use protocol::{Code, CodeTarget, FailureKind, Key};
use store::{Credential, Hash, TableId};
use table::{KeyHash, Phase, Table};

use crate::{
    app::App,
    auth::{self, Identity, new_key, random},
    error::Error,
};

/// No vowels, so no words; nothing that is mistaken for something else.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
const LENGTH: usize = 6;
const KIND: &str = "code";
/// The note that holds the secret of this house.
const NOTE: &str = "invitations";

/// The key of a table's first invitation.
pub(crate) async fn invitation(app: &App, table: &TableId) -> Result<String, Error> {
    let hash = KeyHash::of(&format!("invitation {} {}", house_secret(app).await?, table.as_str()));
    Ok(hash.hex()[..32].to_owned())
}

/// The name of the table that a request makes: the same request names the same table.
pub(crate) async fn table_id(app: &App, request: &str, key: &str) -> Result<TableId, Error> {
    let hash = KeyHash::of(&format!("table {} {request} {key}", house_secret(app).await?));
    Ok(auth::table_id(&hash.bytes()[..12]))
}

async fn house_secret(app: &App) -> Result<&str, Error> {
    let first = new_key();
    Ok(app.invitations.get_or_try_init(|| app.store.note_once(NOTE, &first)).await?)
}

/// A code for a new table.
async fn give(app: &App, table: &TableId) -> Result<Code, Error> {
    loop {
        let code = new_code();
        if app.store.credential(hash(&code)).await?.is_some() {
            continue;
        }
        let credential =
            Credential { hash: hash(&code), kind: KIND.to_owned(), body: code.clone(), at: app.now() };
        app.store.keep_credential(table, credential).await?;
        return Ok(Code { code });
    }
}

/// The code of a table, for those who are at it, while people gather.
pub(crate) async fn of(app: &App, id: &TableId, table: &Table, identity: Identity) -> Result<Code, Error> {
    let key = invitation(app, id).await?;
    if identity == Identity::Watcher || !works(table, &key) {
        return Err(Error::of(FailureKind::NotFound));
    }
    known_or_new(app, id).await
}

/// The code of a table, made if there is none.
pub(crate) async fn known_or_new(app: &App, id: &TableId) -> Result<Code, Error> {
    let known = app.store.credentials(id).await?.into_iter().find(|known| known.kind == KIND);
    match known {
        Some(known) => Ok(Code { code: known.body }),
        None => give(app, id).await,
    }
}

pub(crate) async fn find(app: &Arc<App>, typed: &str) -> Result<CodeTarget, Error> {
    let nowhere = || Error::of(FailureKind::NotFound);
    let code = read(typed).ok_or_else(nowhere)?;
    let found = app.store.credential(hash(&code)).await?;
    let found = found.filter(|found| found.credential.kind == KIND).ok_or_else(nowhere)?;
    let key = invitation(app, &found.table).await?;
    let loaded = app.table(&found.table).await?;
    let room = loaded.lock(app).await?;
    if !works(&room.table, &key) {
        return Err(nowhere());
    }
    let view = room.table.view(Viewer::Public);
    Ok(CodeTarget {
        table: found.table.as_str().to_owned(),
        link: Key(key),
        game: view.game,
        title: view.title,
    })
}

/// Whether people still gather there, and the invitation was not withdrawn.
fn works(table: &Table, key: &str) -> bool {
    let state = table.state();
    let key = KeyHash::of(key);
    state.phase == Phase::Lobby && state.invitations.iter().any(|link| link.key.matches(&key))
}

/// A code as people type it: in any case, with spaces or dashes.
fn read(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|c| !c.is_whitespace() && *c != '-');
    let code: String = letters.map(|c| c.to_ascii_uppercase()).take(LENGTH + 1).collect();
    let is_code = code.len() == LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
    is_code.then_some(code)
}

fn new_code() -> String {
    let mut code = String::new();
    while code.len() < LENGTH {
        // Every letter is as likely as the others: 240 is twelve times twenty.
        let bytes = random::<16>();
        let fair = bytes.into_iter().filter(|byte| *byte < 240).map(|byte| LETTERS[usize::from(byte % 20)]);
        code.extend(fair.map(char::from).take(LENGTH - code.len()));
    }
    code
}

fn hash(code: &str) -> Hash {
    Hash(*KeyHash::of(&format!("code {code}")).bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        for typed in ["BCDFGH", "bcd fgh", " bcd-fgh "] {
            assert_eq!(read(typed).as_deref(), Some("BCDFGH"), "{typed}");
        }
        for typed in ["", "BCDFG", "BCDFGHJ", "BCDFGA", "BCDFG1", "ÉÉÉÉÉÉ"] {
            assert_eq!(read(typed), None, "{typed}");
        }
        let codes: Vec<String> = (0..200).map(|_| new_code()).collect();
        assert!(codes.iter().all(|code| read(code).as_deref() == Some(code)));
        assert_ne!(hash("BCDFGH"), hash("BCDFGJ"));
    }
}
