//! The server, driven from outside.

mod acme;
mod agreements;
mod backups;
mod books;
mod bots;
mod calls;
mod codes;
mod compressed;
mod damaged;
mod described;
mod faults;
mod hostile;
mod http;
mod kill;
mod limits;
mod logs;
mod old_logs;
mod old_play;
mod psychopathe;
mod secrets;
mod shared;
mod sockets;
mod tls;
mod twins;
mod unnoticed;
mod world;
