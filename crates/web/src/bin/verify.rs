//! The page on which the dice of a closed table are checked.

fn main() {
    web::app::start(web::verify::BUNDLE, web::verify::app);
}
