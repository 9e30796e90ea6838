//! The table: the thing of the moment, what is asked, the characters.

use leptos::prelude::*;
use psychodrame::{ActionKind, Stage};
use words::Args;

use super::{
    act::{Desk, act},
    context::{TableContext, name, names, speaker},
    creation::steps,
    draw::{SaidWith, said_with_it},
    end::end,
    epilogue::to_write,
    felt::felt,
    growing::{growing, problems as group_problems},
    hand::Hand,
    packets::{Spending, share},
    scene::{any, at_stake, problems},
    sheet::characters,
    strip::cast,
    telling::{has_more, more},
    thread::thread,
    verdict::{self, Verdict},
    writing::Writing,
};
use crate::{
    erased::piece,
    frame::{Dock, Pane, Table, Turn},
    game::Weight,
    menu::menu,
    story::Tale,
};

/// A table of Psychodrame, for one viewer.
pub(super) fn table(ctx: TableContext) -> AnyView {
    let panes = vec![Pane {
        name: "cast",
        title: "psd-pane-cast",
        badge: Signal::stored(0),
        content: ViewFn::from(move || characters(ctx)),
    }];
    let said_with = SaidWith(said_with_it(ctx));
    provide_context(said_with);
    let desk = Desk {
        ctx,
        writing: Writing::new(ctx),
        hand: Hand::new(ctx),
        spending: Spending::new(ctx),
        said_with,
        focus: RwSignal::new(None),
    };
    let over = ctx.slice(|view| view.table.stage == Stage::End);
    let dock = Dock {
        ask: ViewFn::from(move || piece(move || (!over.get()).then(|| act(desk)))),
        more: ViewFn::from(move || more(ctx)),
        has_more: has_more(ctx).into(),
        agreements: ViewFn::from(move || vote(ctx)),
    };
    let all = verdict::verdict(ctx);
    let stage = ViewFn::from(move || stage(desk, all));
    view! { <Table turn=turn(desk) stage dock panes/> }.into_any()
}

/// What lies on the stage, by what the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scenery {
    Sheets,
    Framing,
    /// Before the first scene: what the scenes will be about.
    Group,
    Story,
    Felt,
    Verdict,
    Aftermath,
    End,
}

fn scenery(stage: Stage, frames: bool) -> Scenery {
    match stage {
        Stage::Creation | Stage::Replacement => Scenery::Sheets,
        Stage::Framing if frames => Scenery::Framing,
        Stage::Offer
        | Stage::AllPassed
        | Stage::Framing
        | Stage::Play
        | Stage::Closing
        | Stage::Resolution => Scenery::Story,
        Stage::Response | Stage::Development | Stage::Cards | Stage::Psych | Stage::Tie => Scenery::Felt,
        Stage::Yielded | Stage::Result => Scenery::Verdict,
        Stage::Packets | Stage::Acts | Stage::Consent => Scenery::Aftermath,
        Stage::End => Scenery::End,
    }
}

fn stage(desk: Desk, all: Memo<Verdict>) -> AnyView {
    let ctx = desk.ctx;
    let seen = RwSignal::new(None::<kernel::Seq>);
    let now = ctx.slice(|view| {
        let frames = view.you.is_some() && view.table.director == view.you;
        match scenery(view.table.stage, frames) {
            Scenery::Story if view.table.scene.is_none() && view.table.scenes == 0 => Scenery::Group,
            other => other,
        }
    });
    let stays = Memo::new(move |_| all.with(|it| it.stays() && seen.get() < it.ended()));
    let shown = move || match now.get() {
        Scenery::Sheets => growing(desk.writing),
        Scenery::Framing => problems(desk),
        Scenery::Group => view! { <div class="growing">{group_problems(ctx)}</div> }.into_any(),
        Scenery::Story if stays.get() => piece(move || all.with(|it| verdict::card(ctx, it, Some(seen)))),
        Scenery::Story => view! { {at_stake(ctx)} {thread(ctx)} }.into_any(),
        Scenery::Felt => felt(desk.hand),
        Scenery::Verdict => verdict::standing(ctx, all),
        Scenery::Aftermath => {
            view! { {share(desk.spending)} {latest()} {verdict::standing(ctx, all)} }.into_any()
        }
        Scenery::End => end(ctx),
    };
    let class = move || match now.get() {
        Scenery::Story if stays.get() => "psd-stage verdict-stage",
        Scenery::Story => "psd-stage story-stage",
        Scenery::Felt => "psd-stage felt-stage",
        Scenery::Sheets | Scenery::Group => "psd-stage sheet-stage",
        Scenery::Verdict | Scenery::Aftermath => "psd-stage verdict-stage",
        Scenery::Framing => "psd-stage framing-stage",
        Scenery::End => "psd-stage end-stage",
    };
    view! { <div class=class data-pane-scrolls="">{piece(shown)}</div> }.into_any()
}

/// What happened last, above the card: who is about to die of what, where a point went.
pub(super) fn latest() -> AnyView {
    let tale = Tale::here();
    let said = Memo::new(move |_| {
        tale.told.with(|tale| {
            let last = tale.iter().rfind(|said| said.weight != Weight::Passing).map(|said| said.seq);
            let row = tale.iter().filter(|said| Some(said.seq) == last && said.weight != Weight::Passing);
            row.map(|said| said.text.clone()).collect::<Vec<_>>()
        })
    });
    let line = |text: String| view! { <li>{text}</li> }.into_any();
    view! {
        <ul class="latest" data-pane-scrolls="" tabindex="0">
            {piece(move || said.get().into_iter().map(line).collect_view())}
        </ul>
    }
    .into_any()
}

/// Whether to stop is asked of everybody above the dock, whatever they look at; whoever has agreed sees there who has
/// not yet, and that the scene is the last once all have.
fn vote(ctx: TableContext) -> AnyView {
    let asked = any(ctx, |kind| kind == ActionKind::VoteEnd);
    let agreed = ctx.slice(|view| {
        let has = |you| view.table.vote.as_ref().is_some_and(|vote| vote.yes.contains(&you));
        // Once all have passed, the line of the turn says who is asked.
        view.you.is_some_and(has) && !matches!(view.table.stage, Stage::AllPassed | Stage::End)
    });
    let said = move || {
        if ctx.view.with(|view| view.table.all_want_the_end()) {
            return ctx.translator.just("psd-last-scene");
        }
        let (yes, wait, in_scene) = ctx.view.with(|view| {
            let yes: Vec<_> = view.table.vote.iter().flat_map(|vote| vote.yes.iter().copied()).collect();
            let wait: Vec<_> = view.table.chairs.seats().filter(|seat| !yes.contains(seat)).collect();
            (yes, wait, view.table.stage.in_scene())
        });
        let named =
            |seats: Vec<kernel::Seat>| seats.into_iter().map(|seat| ctx.person(seat)).collect::<Vec<_>>();
        let n = yes.len();
        let asked = if in_scene { "psd-last-scene-asked" } else { "psd-end-asked" };
        ctx.translator
            .say(asked, &Args::new().with("n", n).with("agreed", named(yes)).with("wait", named(wait)))
    };
    piece(move || {
        let asked = asked.get();
        (asked || agreed.get()).then(|| {
            let answers = asked.then(|| {
                view! {
                    <div class="answers">{menu(ctx, |action| action.kind() == ActionKind::VoteEnd)}</div>
                    {to_write(ctx)}
                }
            });
            view! {
                <section class="agreement" data-agreement="end" aria-live="polite">
                    <p>{Signal::derive(said)}</p>
                    {answers}
                </section>
            }
        })
    })
}

/// Whose turn it is, what can be done and why.
fn turn(desk: Desk) -> Turn {
    let ctx = desk.ctx;
    let mine = ctx.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let place = move || {
        let (scene, stage) = ctx.view.with(|view| (view.table.scenes, view.table.stage));
        let stage_name = speaker(ctx).stage(stage);
        if scene == 0 || stage == Stage::End {
            stage_name
        } else {
            ctx.translator.say("psd-turn-place", &Args::new().with("scene", scene).with("stage", stage_name))
        }
    };
    let who = move || {
        let own = ctx
            .view
            .with(|view| view.you.map(|you| (you, view.table.chairs.get(you).and_then(|chair| chair.main))));
        own.map(|(you, main)| {
            let args = Args::new().with("name", ctx.name(you));
            match main {
                Some(main) => ctx.translator.say("psd-turn-as", &args.with("who", name(ctx, main))),
                None => ctx.name(you),
            }
        })
    };
    let writes = ctx.slice(|view| view.table.stage == Stage::Creation);
    let score = move || piece(move || if writes.get() { steps(desk.writing) } else { cast(ctx) });
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(move || ctx.view.with(|view| speaker(ctx).awaited(&names(ctx), view))),
        mine: mine.into(),
        who: Signal::derive(who),
        score: ViewFn::from(score),
    }
}
