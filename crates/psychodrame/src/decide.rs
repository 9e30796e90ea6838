//! What a permitted action makes happen.

mod aftermath;
mod conflict;
mod scene;
mod sheet;

use aftermath::{answer_death, decide_tie, give_packet, narrate_act, narrate_result, new_trait, spend};
use conflict::{
    accept, answer_support, close_response, done, initiate_conflict, initiate_inner, join, offer_support,
    oppose, pass_psych, play_combination, purge_draw, refuse, settle, stay_out, tick_belief, use_trait,
};
use kernel::{Actor, Ask, Chance, Seat, Text, Unfolding, Viewer, What};
use scene::{
    begin_closing, bring_in, close_if_last, create_secondary, end_scene, enter_scene, frame_scene,
    pass_direction, play_secondary, purge_by_act, purge_by_belief, ready, vote,
};
use sheet::{
    ack_relation, clear_belief, confirm_sheet, create_trait, decline_character, new_character, promote,
    resolve, retire, set_balance, set_belief, set_free_trait, set_identity, set_nuance, set_problem,
    set_problem_link, set_relation, set_tie,
};

use crate::{
    action::Action,
    event::{Conversion, DrawReason, Event},
    game::Psychodrame,
    state::OpenState,
    view::{View, Window},
    vocabulary::{Card, CharacterId, EntryId},
};

/// A decision under way.
type Run<'a> = Unfolding<'a, Psychodrame>;

/// The events of an action that the rules permit.
pub(crate) fn decide(run: &mut Run<'_>, actor: Actor, action: &Action) {
    match actor {
        Actor::Seat(by) => act(run, by, action),
        Actor::House => close_window(run),
    }
    close_if_last(run);
}

fn table<'r>(run: &'r Run<'_>) -> &'r OpenState {
    &run.state().table
}

/// What everybody sees by now.
fn view(run: &Run<'_>) -> View {
    run.state().view(Viewer::Public)
}

fn entry(run: &Run<'_>) -> EntryId {
    table(run).scene.as_ref().map_or(EntryId(1), |scene| scene.next_entry)
}

fn main_of(run: &Run<'_>, seat: Seat) -> Option<CharacterId> {
    table(run).chairs.get(seat)?.main
}

/// Each action is decided: a new one does not compile before it is.
fn act(run: &mut Run<'_>, by: Seat, action: &Action) {
    match action.clone() {
        Action::SetIdentity { name, age, activity } => set_identity(run, by, name, age, activity),
        Action::SetBelief { slot: number, scope, text } => set_belief(run, by, number, scope, text),
        Action::ClearBelief { slot: number } => clear_belief(run, by, number),
        Action::SetProblem { text, concerns } => set_problem(run, by, text, concerns),
        Action::SetRelation { to, text } => set_relation(run, by, to, text),
        Action::SetProblemLink { to, stance, words, text } => {
            set_problem_link(run, by, to, stance, words, text)
        }
        Action::SetTie { to, text } => set_tie(run, by, to, text),
        Action::SetNuance { of, text } => set_nuance(run, by, of, text),
        Action::SetFreeTrait { text } => set_free_trait(run, by, text),
        Action::SetBalance { pair, scores } => set_balance(run, by, pair, scores),
        Action::AckRelation { of, agrees, comment } => ack_relation(run, by, of, agrees, comment),
        Action::Promote { secondary } => promote(run, by, secondary),
        Action::ConfirmSheet => confirm_sheet(run, by),
        Action::CreateTrait { subject, to, text } => create_trait(run, by, subject, to, text),
        Action::NewCharacter => new_character(run, by),
        Action::DeclineCharacter => decline_character(run, by),
        Action::Resolve { text, past, problem, concerns } => resolve(run, by, text, past, problem, concerns),
        Action::Retire { text } => retire(run, by, text),

        Action::ClaimDirection | Action::AcceptDirection => {
            run.emit(Event::DirectorNamed { director: by });
        }
        Action::PassDirection => pass_direction(run, by),
        Action::ProposeEnd => run.emit(Event::EndProposed { by }),
        Action::VoteEnd { yes } => vote(run, by, yes),
        Action::FrameScene { focus, place, with, what } => frame_scene(run, by, focus, place, with, what),
        Action::Narrate { who, text } => {
            run.emit(Event::Narrated { entry: entry(run), by, who, text });
        }
        Action::EnterScene { text } => enter_scene(run, by, text),
        Action::LeaveScene { who, text } => {
            run.emit(Event::Left { entry: entry(run), by, who, text });
        }
        Action::CreateSecondary { name, description } => create_secondary(run, by, name, description),
        Action::BringIn { who } => bring_in(run, by, who),
        Action::PlaySecondary { who } => play_secondary(run, by, who),
        Action::AssignSecondary { who, to } => run.emit(Event::SecondaryGiven { who, to }),
        Action::ReleaseSecondary { who } => run.emit(Event::SecondaryReleased { by, who }),
        Action::PurgeByAct { emotion, text } => purge_by_act(run, by, emotion, text),
        Action::PurgeByBelief { emotion, scope, text } => purge_by_belief(run, by, emotion, scope, text),
        Action::CloseScene { text } => begin_closing(run, Some(by), text),
        Action::Ready => ready(run, by),

        Action::InitiateConflict { who, goal, against } => initiate_conflict(run, by, who, goal, against),
        Action::InitiateInner { goal, against, adversary } => {
            initiate_inner(run, by, goal, against, adversary)
        }
        Action::Accept { text } => accept(run, by, text),
        Action::Refuse { text } => refuse(run, by, text),
        Action::Oppose { who, text } => oppose(run, by, who, text),
        Action::StayOut => stay_out(run, by),
        Action::UseTrait { trait_id, count, text } => use_trait(run, by, trait_id, count, text),
        Action::PurgeDraw { points, text } => purge_draw(run, by, points, text),
        Action::Support { who } => offer_support(run, by, who),
        Action::AnswerSupport { from, agrees } => answer_support(run, by, from, agrees),
        Action::JoinConflict { who, side } => join(run, by, who, side),
        Action::Done => done(run, by),
        Action::PlayCombination { rank, count, risk, targets } => {
            play_combination(run, by, rank, count, risk, targets)
        }
        Action::TickBelief { belief, swap_with, text } => tick_belief(run, by, belief, swap_with, text),
        Action::PassPsych => pass_psych(run, by),

        Action::DecideTie { each } => decide_tie(run, by, each),
        Action::NarrateResult { text } => narrate_result(run, by, text),
        Action::GivePacket { packet, to } => give_packet(run, packet, to),
        Action::SpendOnEmotion { packet, risk, emotion, points, text } => {
            spend(run, by, packet, Conversion::Emotion { emotion }, points, risk, text);
        }
        Action::SpendOnTrait { packet, risk, trait_id, change, wording, text } => {
            let on = Conversion::Trait { trait_id, up: change > 0, wording };
            spend(run, by, packet, on, change.unsigned_abs(), risk, text);
        }
        Action::SpendOnNewTrait { packet, risk, subject, to, name, points, text } => {
            if let Some(on) = new_trait(run, packet, (subject, to), name) {
                spend(run, by, packet, on, points, risk, text);
            }
        }
        Action::NarrateAct { emotion, text, deaths, witnesses } => {
            narrate_act(run, by, emotion, text, deaths, witnesses)
        }
        Action::AnswerDeath { agrees } => answer_death(run, by, agrees),

        Action::Challenge { entry, text } => challenge(run, by, entry, text),
        Action::Explain { text } => run.emit(Event::Explained { by, text }),
        Action::WithdrawChallenge => run.emit(Event::ChallengeWithdrawn { by }),
        Action::Maintain => run.emit(Event::Maintained { by }),
        Action::Rule { uphold, text } => {
            run.emit(Event::Ruled { by, upheld: uphold, text });
        }
        Action::Retell { text } => run.emit(Event::Retold { by, text }),
        Action::Remark { kind, about, text } => {
            run.emit(Event::Remarked { by, kind, about, text });
        }
        Action::ExtendWindow => run.emit(Event::WindowExtended { by }),
        // The house does that.
        Action::CloseWindow => {}
    }
}

fn challenge(run: &mut Run<'_>, by: Seat, entry: EntryId, text: Option<Text>) {
    let author = table(run).scene.as_ref().and_then(|scene| scene.entries.get(&entry)).copied();
    if let Some(author) = author {
        run.emit(Event::Challenged { by, entry, author, text });
    }
}

/// The countdown has run out: nobody else wants anything.
fn close_window(run: &mut Run<'_>) {
    match view(run).window() {
        Some(Window::Claims) => {
            for (who, to) in view(run).settled_claims() {
                run.emit(Event::SecondaryGiven { who, to });
            }
        }
        Some(Window::Opposing) => close_response(run),
        Some(Window::Supporting) => run.emit(Event::PlayBegan),
        Some(Window::Psych) => settle(run),
        Some(Window::Closing) => end_scene(run),
        None => {}
    }
}

/// PSD-02, PSD-77: so many cards, at random from those not seen; then those under the deck; then the
/// discards of this conflict again; fewer, if there are no more.
fn draw(run: &mut Run<'_>, by: Seat, who: CharacterId, n: usize, why: DrawReason) {
    let mut wanted = n;
    while wanted > 0 {
        let cards = pick(run, wanted);
        wanted -= cards.len();
        if !cards.is_empty() {
            run.emit(Event::CardsDrawn { by, who, cards, why });
        }
        let discarded = run.state().deck.discard.len();
        if wanted == 0 || discarded == 0 {
            return;
        }
        run.emit(Event::DeckRenewed { cards: u16::try_from(discarded).unwrap_or(u16::MAX) });
    }
}

fn pick(run: &mut Run<'_>, wanted: usize) -> Vec<Card> {
    let mut unseen: Vec<Card> = run.state().deck.unseen.iter().copied().collect();
    let under = run.state().deck.under.clone();
    let mut cards = Vec::new();
    while cards.len() < wanted && !unseen.is_empty() {
        let names = unseen.iter().map(Card::to_string).collect();
        let index = run.pick(&Ask { what: What::Card(names), hidden: false });
        cards.push(unseen.remove(index.min(unseen.len() - 1)));
    }
    let more = wanted - cards.len();
    cards.extend(under.into_iter().take(more));
    cards
}
