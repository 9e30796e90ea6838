//! The lessons can be solved as they say, and what is wrong is recognised.

use psychopathe::{Goal, Lesson, LessonError, Question, Step, Verdict};

fn names(step: &Step, question: Question) -> Vec<&'static str> {
    let board = step.board();
    question.answer(board, &step.position).into_iter().map(|node| board.name(node)).collect()
}

fn step(lesson: &str, name: &str) -> Step {
    let lessons = Lesson::all();
    let lesson = lessons.into_iter().find(|known| known.name == lesson).expect("a lesson");
    lesson.steps.into_iter().find(|step| step.name == name).expect("a step")
}

#[test]
fn every_step_is_solved_by_its_answer() {
    for lesson in Lesson::all() {
        for step in &lesson.steps {
            assert!(step.position.is_settled(step.board()), "{} {}", lesson.name, step.name);
            let mut attempt = step.begin();
            if let Goal::Ask(question) = step.goal {
                let answer: Vec<_> = question.answer(step.board(), &step.position).into_iter().collect();
                assert!((1..=8).contains(&answer.len()), "{} {}: {}", lesson.name, step.name, answer.len());
                assert_eq!(attempt.point(&answer), Verdict::Solved, "{} {}", lesson.name, step.name);
                continue;
            }
            assert_eq!(step.answer.len(), step.moves, "{} {}", lesson.name, step.name);
            for (n, text) in step.answer.iter().enumerate() {
                let verdict = attempt.play(text);
                let verdict = verdict.unwrap_or_else(|why| panic!("{} {}: {why}", lesson.name, step.name));
                let last = n + 1 == step.answer.len();
                let fits =
                    matches!((last, &verdict), (true, Verdict::Solved) | (false, Verdict::GoOn { .. }));
                assert!(fits, "{} {}: {text} gives {verdict:?}", lesson.name, step.name);
                if let Verdict::GoOn { reply } = verdict {
                    assert_eq!(reply.is_some(), n < step.replies.len(), "{} {}", lesson.name, step.name);
                }
            }
            assert!(attempt.is_solved());
        }
    }
}

#[test]
fn every_step_can_be_got_wrong() {
    for lesson in Lesson::all() {
        for step in &lesson.steps {
            let board = step.board();
            if let Goal::Ask(question) = step.goal {
                let answer: Vec<_> = question.answer(board, &step.position).into_iter().collect();
                let other = board.nodes().find(|node| !answer.contains(node)).expect("a node");
                let missing = answer.clone();
                let pointed = Verdict::Pointed { missing, extra: vec![other] };
                assert_eq!(step.begin().point(&[other]), pointed, "{} {}", lesson.name, step.name);
                continue;
            }
            let first: Vec<String> = step.position.move_texts(board);
            let unsolved = first.iter().filter(|text| {
                let mut attempt = step.begin();
                let verdict = attempt.play(text).expect("legal");
                assert_eq!(verdict == Verdict::Wrong, step.moves == 1 && !attempt.is_solved(), "{text}");
                !attempt.is_solved()
            });
            assert!(unsolved.count() * 2 > first.len(), "{} {}: too easy", lesson.name, step.name);
        }
    }
}

#[test]
fn the_questions_have_the_answers_of_the_rules() {
    let ask = |lesson: &str, name: &str| {
        let step = step(lesson, name);
        let Goal::Ask(question) = step.goal else { panic!("{lesson} {name} is a question") };
        names(&step, question)
    };
    assert_eq!(ask("block", "reach"), ["a2", "a3"]);
    assert_eq!(ask("jump", "landing"), ["a1", "o"]);
    assert_eq!(ask("hold", "find"), ["a1b1", "c"]);
    assert_eq!(ask("parley", "one-path"), ["a1b1", "b1c2"]);
    assert_eq!(ask("suicide", "barred"), ["a1b1"]);
}

#[test]
fn a_refused_move_changes_nothing_and_a_finished_attempt_is_over() {
    let held = step("hold", "along");
    let mut attempt = held.begin();
    assert_eq!(attempt.play("a1b1-b1").expect_err("held").to_string().get(..6), Some("PSY-20"));
    assert_eq!(attempt.moves_left(), 1);
    assert_eq!(attempt.play("a1b1-a1b2"), Ok(Verdict::Wrong));
    assert!(attempt.play("a1b2-a1b3").is_err());
    let limit = step("border-capture", "limit");
    assert_eq!(limit.begin().play("c2-c"), Ok(Verdict::Wrong), "two special nodes lie between");
    let put = step("resurrection", "back");
    assert_eq!(put.begin().play("b-a1b"), Ok(Verdict::Wrong), "declined");
    assert_eq!(put.begin().play("b-a1b a1b1=N"), Ok(Verdict::Wrong), "another piece");
}

#[test]
fn lesson_files_are_read_strictly() {
    let text = include_str!("../../lessons/lessons.txt");
    let why = |text: String| Lesson::parse(&text).map(|_| ()).expect_err("wrong").to_string();
    assert_eq!(Lesson::parse(""), Err(LessonError::NoHeading));
    assert!(
        why(text.replacen("goal visit a3 a3b2", "goal visit a9", 1)).ends_with("the board has no node `a9`")
    );
    assert!(why(text.replacen("\ngoal win", "\ngoal gain", 1)).ends_with("`gain` is no goal"));
    assert!(why(text.replacen("step path", "step Path", 1)).contains("`Path` is no name"));
    assert!(why(text.replacen("answer o-a3 / a3-a3b2\n", "", 1)).contains("a question has no `answer`"));
    assert!(why(text.replacen("moves 2", "moves 2\nmoves 2", 1)).ends_with("`moves` is given twice"));
}
