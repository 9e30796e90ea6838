//! Shows a search from the opening: `cargo run --release -p search --example think -- 8 3`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::time::Instant;

use psychopathe::{Board, Course, Position};
use search::psychopathe::{Engine, Limits, Observer, Report};

struct Printer(Instant);

impl Observer for Printer {
    fn improved(&mut self, report: &Report) {
        let ms = self.0.elapsed().as_millis();
        println!("depth {} score {} nodes {} ms {ms}", report.depth, report.score, report.nodes);
    }
}

fn main() {
    println!("signature {}", search::psychopathe::signature());
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u32>().ok());
    let depth = args.next().unwrap_or(6);
    let Ok(board) = Board::of_size(args.next().unwrap_or(3) as u8) else {
        return;
    };
    let mut engine = Engine::new(board, 64);
    let mut course = Course::new(Position::opening(board));
    for _ in 0..args.next().unwrap_or(1) {
        let Some(report) = engine.search(&course, Limits::depth(depth), &mut Printer(Instant::now())) else {
            break;
        };
        let Some(&best) = report.line.first() else { break };
        println!("{}", course.position().move_text(board, best));
        course.play(board, best);
    }
}
