//! Psychopathe's engine, for a worker.

fn main() {
    console_error_panic_hook::set_once();
    web::psychopathe::brain::listen();
}
