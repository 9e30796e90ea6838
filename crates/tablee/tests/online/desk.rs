//! The operator's desk beside a server that runs.

use std::path::Path;

use serde_json::json;

use crate::house::{House, tablee};

/// What a command at the desk says, if it succeeds.
fn desk(home: &Path, arguments: &[&str], database: &str) -> Result<String, String> {
    let mut command = tablee(home);
    let output =
        command.args(arguments).arg("--database").arg(home.join(database)).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() { Ok(said) } else { Err(said + &String::from_utf8_lossy(&output.stderr)) }
}

#[test]
fn backups_are_verified_and_a_database_is_examined_while_play_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let house = House::open(home.path());
    let table = house.make(&json!({"game": "pactes", "language": "en"}));
    let file = |name: &str| home.path().join(name).display().to_string();
    let (backup, salvaged) = (file("all.backup"), file("saved.backup"));

    let said = desk(home.path(), &["backup", &backup], "house.db").expect("written");
    assert!(said.contains("Verified by restoring it: 1 table, 2 rows."), "{said}");
    let said = desk(home.path(), &["doctor", "--salvage", &salvaged], "house.db").expect("it is sound");
    assert!(said.contains("Free on the disk: ") && said.contains("1 table, 2 rows in "), "{said}");
    assert!(said.contains("Examined: 1 table, 0 fault"), "{said}");
    for (kept, database) in [(&backup, "one.db"), (&salvaged, "other.db")] {
        desk(home.path(), &["restore", kept], database).expect("restored");
        let said = desk(home.path(), &["tables"], database).expect("a list");
        assert!(said.contains(&table.id) && !said.contains(&table.host), "{said}");
    }

    let said = desk(home.path(), &["delete", &table.id], "house.db").expect_err("it asks first");
    assert!(said.contains("--yes"), "{said}");
    assert_eq!(house.ask("GET", &table.path, Some(&table.host), None).expect("an answer").status, 200);
    desk(home.path(), &["delete", "--yes", &table.id], "house.db").expect("erased");
    let invite = json!({"request": "i", "table": {"do": "invite", "to": "watch"}});
    let answer = house.ask("POST", &format!("{}/act", table.path), Some(&table.host), Some(&invite));
    assert_eq!(answer.expect("an answer").status, 404);
}
