//! The page on which the dice of a closed table are checked.

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(web::pactes::VerifyApp);
}
