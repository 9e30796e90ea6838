//! What the terminal says, in French and English.

use kernel::Language;
use psychopathe::{Draw, Ending, Player};

/// Something to say.
#[derive(Debug, Clone)]
pub(super) enum Say {
    Welcome,
    Help,
    Yours,
    Plays(String),
    Hint(String),
    Over(Ending),
    Refused(String),
    NothingToTakeBack,
    Bye,
}

pub(super) fn sentence(language: Language, what: &Say) -> String {
    match language {
        Language::Fr => french(what),
        Language::En => english(what),
    }
}

fn french(what: &Say) -> String {
    match what {
        Say::Welcome => "Psychopathe. Le plateau et le camp sont une reconstitution : les dessins d’origine sont perdus.\nCapitales : blancs ; minuscules : noirs. X psychopathe, P psychologue, D délateur, N infirmier. « aide » pour les commandes.".into(),
        Say::Help => "a2-a1 : jouer (b2-b1 c1d=N remet un infirmier) · coups · noms · plateau · position · conseil · reprendre · abandon · quitter".into(),
        Say::Yours => "Votre coup : ".into(),
        Say::Plays(text) => format!("Je joue {text}"),
        Say::Hint(text) => format!("Pourquoi pas {text} ?"),
        Say::Over(ending) => match ending {
            Ending::Won(Player::White) => "Les blancs gagnent.".into(),
            Ending::Won(Player::Black) => "Les noirs gagnent.".into(),
            Ending::Won(Player::Red) => "Les rouges gagnent.".into(),
            Ending::Drawn(Draw::NoMove) => "Partie nulle : plus aucun coup possible.".into(),
            Ending::Drawn(Draw::Repetition) => "Partie nulle : la position revient pour la troisième fois.".into(),
            Ending::Drawn(Draw::Quiet) => "Partie nulle : cent demi-coups sans capture.".into(),
            Ending::Drawn(Draw::NoCapturers) => "Partie nulle : plus personne ne peut capturer.".into(),
            Ending::Drawn(Draw::Agreement | Draw::Time) => "Partie nulle.".into(),
        },
        Say::Refused(why) => format!("Impossible : {why}"),
        Say::NothingToTakeBack => "Il n’y a rien à reprendre.".into(),
        Say::Bye => "À bientôt.".into(),
    }
}

fn english(what: &Say) -> String {
    match what {
        Say::Welcome => "Psychopathe. Board and camp are a reconstruction: the original drawings are lost.\nUpper case: white; lower case: black. X psychopath, P psychologist, D informer, N nurse. `help` lists the commands.".into(),
        Say::Help => "a2-a1: play (b2-b1 c1d=N puts a nurse back) · moves · names · board · position · hint · undo · resign · quit".into(),
        Say::Yours => "Your move: ".into(),
        Say::Plays(text) => format!("I play {text}"),
        Say::Hint(text) => format!("Why not {text}?"),
        Say::Over(ending) => match ending {
            Ending::Won(player) => format!("{player:?} wins."),
            Ending::Drawn(Draw::NoMove) => "Drawn: no legal move is left.".into(),
            Ending::Drawn(Draw::Repetition) => "Drawn: the same position for the third time.".into(),
            Ending::Drawn(Draw::Quiet) => "Drawn: a hundred half-moves without capture.".into(),
            Ending::Drawn(Draw::NoCapturers) => "Drawn: nobody can capture any more.".into(),
            Ending::Drawn(Draw::Agreement | Draw::Time) => "Drawn.".into(),
        },
        Say::Refused(why) => format!("Not possible: {why}"),
        Say::NothingToTakeBack => "There is nothing to take back.".into(),
        Say::Bye => "See you.".into(),
    }
}
