//! The shell with Psychopathe.

fn main() {
    web::app::start("psychopathe", web::psychopathe::App);
}
