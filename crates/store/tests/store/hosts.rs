//! Reaching PostgreSQL: in secret, and whichever of several servers takes writes.

use std::time::{Duration, Instant};

use kernel::Seq;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use sqlx::{Connection as _, Executor as _};
use store::{Appended, Change, Outage, Store, StoreError, testkit::Postgres};

use crate::kit::{asked, bodies, fill, id, row, table};

/// Whom to trust, and a certificate for `localhost` with its key.
struct Certificates {
    root: String,
    leaf: String,
    key: String,
}

fn certificates() -> Certificates {
    let root_key = KeyPair::generate().expect("a key");
    let mut root = CertificateParams::new(Vec::new()).expect("no names");
    root.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let certificate = root.self_signed(&root_key).expect("signed");
    let issuer = Issuer::new(root, root_key);
    let key = KeyPair::generate().expect("a key");
    let leaf = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
    let leaf = leaf.signed_by(&key, &issuer).expect("signed");
    Certificates { root: certificate.pem(), leaf: leaf.pem(), key: key.serialize_pem() }
}

#[tokio::test]
async fn postgres_is_reached_in_secret_and_by_its_name_alone() {
    let (ours, strange) = (certificates(), certificates());
    let folder = tempfile::tempdir().expect("a folder");
    let trusting = |name: &str, certificate: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, certificate).expect("written");
        format!("sslmode=verify-full&sslrootcert={}", file.display())
    };
    let (trusted, distrusted) = (trusting("ours", &ours.root), trusting("strange", &strange.root));
    let mut server = Postgres::on_network();
    let address = server.database();
    let plain = Store::open(&format!("{address}?{trusted}")).await;
    assert!(matches!(plain, Err(StoreError::Unavailable(_))), "it speaks no TLS yet: {plain:?}");
    server.secure(&ours.leaf, &ours.key);
    let store = Store::open(&format!("{address}?{trusted}")).await.expect("it opens");
    store.create_table(table("t")).await.expect("made");
    let mut watch = store.watch().await.expect("listening");
    fill(&store, "t", 1).await;
    assert_eq!(watch.next().await, Some(Change::Row { table: id("t"), seq: Seq(1) }));
    let mut look = sqlx::PgConnection::connect(&address).await.expect("reachable");
    let open: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
         WHERE NOT s.ssl AND a.client_addr IS NOT NULL AND a.pid <> pg_backend_pid()",
    )
    .fetch_one(&mut look)
    .await
    .expect("counted");
    assert_eq!(open, 0, "connections that anybody could read");
    for (wrong, with) in
        [(address.clone(), &distrusted), (address.replace("localhost", "127.0.0.1"), &trusted)]
    {
        let refused = Store::open(&format!("{wrong}?{with}")).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(Outage::Unreachable(_)))), "{refused:?}");
    }
}

/// An address that names both servers.
fn both(primary: &str, standby: &Postgres) -> String {
    let (host, name) = primary.rsplit_once('/').expect("a path");
    format!("{host},localhost:{}/{name}", standby.port().expect("a network"))
}

async fn say(address: &str, statements: &'static [&'static str]) {
    let mut connection = sqlx::PgConnection::connect(address).await.expect("reachable");
    for statement in statements {
        connection.execute(*statement).await.expect("done");
    }
}

/// The primary dies under load and its synchronous standby takes its place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_promoted_standby_has_everything_and_play_goes_on() {
    const TABLES: usize = 6;
    let primary = Postgres::on_network();
    let address = primary.database();
    let standby = primary.standby();
    // An operator's habit that would acknowledge what the standby does not have.
    say(
        &address,
        &[
            "ALTER SYSTEM SET synchronous_standby_names = '*'",
            "ALTER SYSTEM SET synchronous_commit = 'local'",
            "SELECT pg_reload_conf()",
        ],
    )
    .await;
    let store = Store::open(&both(&address, &standby)).await.expect("it opens");
    let mut watch = store.watch().await.expect("listening");
    let looker = Store::open(&both(&address, &standby)).await.expect("it opens");
    let _ear = looker.watch().await.expect("listening");
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut players = tokio::task::JoinSet::new();
    for n in 0..TABLES {
        let name = format!("t{n}");
        store.create_table(table(&name)).await.expect("made");
        let (store, stopped) = (store.clone(), stopped.clone());
        players.spawn(async move {
            let mut seq = 1;
            while !*stopped.borrow() {
                match store.append(asked(&format!("r{seq}"), row(&name, seq))).await {
                    Ok(Appended::Now) => seq += 1,
                    Ok(Appended::Before(before)) => {
                        assert_eq!(before, Seq(seq));
                        seq += 1;
                    }
                    Err(StoreError::Unavailable(_) | StoreError::InDoubt(_)) => {
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                    Err(error) => panic!("{name} {seq}: {error}"),
                }
            }
            (name, seq)
        });
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let start = Instant::now();
    let servers = tokio::task::spawn_blocking(move || {
        primary.crash();
        // Nobody waits for a standby that is the primary now.
        standby.promote();
        (primary, standby)
    });
    let _servers = servers.await.expect("no panic");
    while store.ping().await.is_err() {
        assert!(start.elapsed() < Duration::from_secs(15), "play does not go on");
    }
    store.head(&id("t0")).await.expect("it is read where it is written");
    // Nobody writes who has not read before: a process that only read comes along by itself.
    let found = async {
        while looker.head(&id("t0")).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(15), found).await.expect("others read there, too");
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.send_replace(true);
    for (name, next) in players.join_all().await {
        let rows = store.rows(&id(&name), Seq(0), u32::MAX).await.expect("read");
        let seqs: Vec<u64> = rows.iter().map(|row| row.seq.0).collect();
        assert_eq!(seqs, (0..next).collect::<Vec<_>>(), "{name}");
    }
    // Others are heard of again, too.
    let missed = async { while watch.next().await != Some(Change::Missed) {} };
    tokio::time::timeout(Duration::from_secs(15), missed).await.expect("it listens again");
}

/// A standby does not take writes, and one that has become the primary does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_takes_no_writes_until_it_is_promoted() {
    let primary = Postgres::on_network();
    let address = primary.database();
    Store::open(&address).await.expect("it opens").close().await;
    let standby = primary.standby();
    let alone = address.replace(
        &primary.port().expect("a network").to_string(),
        &standby.port().expect("a network").to_string(),
    );
    let refused = Store::open(&alone).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(Outage::ReadOnly))), "{refused:?}");
    standby.promote();
    let store = Store::open(&alone).await.expect("it opens");
    store.create_table(table("t")).await.expect("made");
    fill(&store, "t", 1).await;
}

/// What a connection was told when it was made holds for as long as it stands: another one may write again.
#[tokio::test]
async fn a_connection_that_may_only_read_is_given_up() {
    let server = Postgres::start();
    let address = server.database();
    let store = Store::open(&address).await.expect("it opens");
    store.create_table(table("t")).await.expect("made");
    let set: &'static [&'static str] =
        &["DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', \
               current_database()); END $$"];
    say(&address, set).await;
    server.crash();
    server.resume();
    let refused = store.append(row("t", 1)).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(Outage::ReadOnly))), "{refused:?}");
    let reset: &'static [&'static str] = &[
        "SET default_transaction_read_only = off",
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', \
                 current_database()); END $$",
    ];
    say(&address, reset).await;
    let stored = async { while store.append(row("t", 1)).await.is_err() {} };
    tokio::time::timeout(Duration::from_secs(5), stored).await.expect("another connection may write");
    assert_eq!(bodies(&store, "t").await, ["{}", "row 1"]);
}
