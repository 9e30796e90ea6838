### Innommable: what happens, told to who looks on.

notice-mystery-written = The mystery is on your sheet.
notice-dice-laid = The dice are laid on the elements.
notice-die-moved = A d{ $die } changes places on your sheet.
notice-noted = You note for yourself: “{ $text }”
notice-revealed =
    Something has been found, number { $number }{ $kind ->
        [source] , the source
        [profiteer] , a profiteer
        [symptom] , a symptom
       *[none] { "" }
    }. Into the bowl: { $dice }. The difficulty is { $difficulty }.{ $told ->
        [some] { " " }“{ $text }”
       *[none] { "" }
    }
notice-published = Find number { $number } can now be read: “{ $text }”
notice-blacklisted =
    { $me ->
        [yes] Your name is written
       *[no] The name of { $who } is written
    } on the blacklist: { $cause }.
notice-closed = The Keeper turns the sheet over. This is what it was: “{ $mystery_sheet_source }”
notice-preparation-finished = { $place }, { $date }. Your role: “{ $role }”
notice-character-submitted =
    { $me ->
        [yes] You present
       *[no] { $who } presents
    } { $profile_name }: “{ $profile_portrait }”
notice-character-approved =
    { $me ->
        [yes] Your character is accepted
       *[no] The character of { $who } is accepted
    }.
notice-character-returned =
    { $me ->
        [yes] Your character is to be changed
       *[no] The character of { $who } is to be changed
    }{ $told ->
        [some]: “{ $reason }”
       *[none] .
    }
notice-play-started = Play begins. In the bowl: { $bowl }.
notice-scene-started =
    Scene { $scene }{ $titled ->
        [some]: { $title }
       *[none] { "" }
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-narrated =
    { $me ->
        [yes] You tell
       *[no] { $who } tells
    }: “{ $text }”
notice-action-declared =
    { $me ->
        [yes] You attempt something
       *[no] { $who } attempts something
    }{ $told ->
        [some]: “{ $goal }”
       *[none] .
    }
notice-action-withdrawn =
    { $me ->
        [yes] You give up
       *[no] { $who } gives up
    } this action.
notice-action-happened =
    { $me ->
        [yes] What you attempt happens
       *[no] What { $who } attempts happens
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-conflict-called =
    { $kind ->
        [duel] { $who } and { $to } oppose each other
        [resist] { $who } resists. Difficulty { $difficulty }
       *[standard] Something opposes { $who }. Difficulty { $difficulty }
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-conflict-withdrawn =
    { $me ->
        [yes] You withdraw
       *[no] { $who } withdraws
    } from the conflict.
notice-yielded =
    { $me ->
        [yes] You yield
       *[no] { $who } yields
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-monologue-started =
    { $me ->
        [yes] You begin to speak
       *[no] { $who } begins to speak
    }: { $content } Silence, please.
notice-monologue-finished =
    { $me ->
        [yes] You end your monologue
       *[no] { $who } ends the monologue
    }{ $die ->
        [none] { "" }
       *[other] { " " }and the d{ $die } is kept
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-monologue-cancelled =
    { $me ->
        [yes] You fall silent
       *[no] { $who } falls silent
    }: the die goes back into the bowl.
notice-anchor-contested =
    { $me ->
        [yes] The Keeper contests: your anchor was not
       *[no] The Keeper contests: the anchor of { $who } was not
    } at the heart of it{ $told ->
        [some]: “{ $reason }”
       *[none] .
    }
notice-suggested =
    { $to_me ->
        [yes] { $who } gives you a d{ $faces } and implies something
       *[no] { $me ->
            [yes] You give a d{ $faces } to { $to } and imply
           *[no] { $who } gives a d{ $faces } to { $to } and implies
        } something
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-incorporated =
    { $me ->
        [yes] You take it up
       *[no] { $who } takes it up
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-auxiliary-gave =
    { $to_me ->
        [yes] { $who } imposes a d{ $faces } on you
       *[no] { $me ->
            [yes] You impose a d{ $faces } on { $to }
           *[no] { $who } imposes a d{ $faces } on { $to }
        }
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-gift-passed =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } nothing.
notice-window-closed = The moment to give a die is over.
notice-dice-thrown =
    { $n_dice ->
        [0] { $me ->
            [yes] You have no dice to throw: no dice, no success.
           *[no] { $who } has no dice to throw: no dice, no success.
        }
       *[other] { $me ->
            [yes] You throw
           *[no] { $who } throws
        } { $thrown }: { $total ->
            [0] no success
            [1] one success
           *[other] { $total } successes
        }.{ $mad ->
            [yes] { " " }A 1, and too many dice: something gives way.
           *[no] { "" }
        }
    }
notice-gift-awaited =
    { $me ->
        [yes] You may throw the die received, or stop
       *[no] { $who } may throw the die received, or stop
    }.
notice-gift-die-thrown =
    { $me ->
        [yes] You throw
       *[no] { $who } throws
    } the die received: { $thrown_value } on a d{ $thrown_faces }, { $total } in all.{ $mad ->
        [yes] { " " }A 1, and too many dice: something gives way.
       *[no] { "" }
    }
notice-action-stopped =
    { $me ->
        [yes] You stop
       *[no] { $who } stops
    } there.
notice-fell-short =
    { $me ->
        [yes] You are short of
       *[no] { $who } is short of
    } { $missing ->
        [1] one success
       *[other] { $missing } successes
    }.
notice-failure-accepted =
    { $me ->
        [yes] You accept
       *[no] { $who } accepts
    } the failure.
notice-rerolled =
    { $me ->
        [yes] You reroll
       *[no] { $who } rerolls
    }, { $nth ->
        [1] behaving oddly
       *[other] parting from the anchor
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-sacrificed =
    { $me ->
        [yes] You give up your character
       *[no] { $who } gives up the character
    }, { $loss ->
        [mad] driven mad
       *[dead] who dies
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-conflict-settled =
    { $me ->
        [none] It is a failure. The Keeper tells.
        [yes] You succeed; tell how.
       *[no] { $who } succeeds; let us hear how.
    }
notice-outcome-told =
    { $incapacitates ->
        [yes] { $me ->
            [yes] You want
           *[no] { $who } wants
        } to put the other out of play, which needs consent
       *[no] { $me ->
            [yes] You tell
           *[no] { $who } tells
        } how it goes
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-consented =
    { $me ->
        [yes] You consent
       *[no] { $who } consents
    }; the character { $dies ->
        [yes] dies of it
       *[no] does not die of it
    }.
notice-consent-refused =
    { $me ->
        [yes] You refuse
       *[no] { $who } refuses
    }: the outcome is to be told otherwise.
notice-conflict-closed = The conflict is over.
notice-conflict-held = The conflict waits.
notice-conflict-resumed = The conflict goes on.
notice-conflict-dropped = The conflict has lost its purpose.
notice-character-lost =
    { $status ->
        [dead] { $me ->
            [yes] Your character dies
           *[no] The character of { $who } dies
        }.
       *[mad] { $me ->
            [yes] Your character goes mad
           *[no] The character of { $who } goes mad
        }, for good.
    }
notice-anchor-changed =
    { $me ->
        [yes] Your anchor
       *[no] The anchor of { $who }
    } { $to ->
        [lost] is lost
        [harmed] is harmed
       *[intact] holds
    }.
notice-struck =
    { $me ->
        [yes] The Keeper strikes your name
       *[no] The Keeper strikes the name of { $who }
    }{ $k ->
        [none] { "" }
        [1] , once
       *[other] , { $k } times
    }: a { $worst } effect.{ $threatens_anchor ->
        [yes] { " " }The anchor is threatened.
       *[no] { "" }
    }{ $told ->
        [some] { " " }“{ $text }”
       *[none] { "" }
    }
notice-effect-takes-hold =
    { $me ->
        [yes] You do not resist enough
       *[no] { $who } does not resist enough
    }: it takes effect, as the Keeper will tell.
notice-effect-accepted =
    { $me ->
        [yes] Nothing shields you any more
       *[no] Nothing shields { $who } any more
    }.
notice-effect-applied =
    { $me ->
        [yes] It happens to you
       *[no] It happens to { $who }
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-effect-cancelled =
    { $me ->
        [yes] You escape it
       *[no] { $who } escapes it
    }.
notice-strike-closed = The threat has passed.
notice-recounted = Recount: a d{ $faces } goes from { $from } to { $to }.
notice-last-act-asked = Nobody is left standing. Did this act defuse the mystery? The Keeper answers.
notice-ended =
    { $ending ->
        [defused] The mystery is defused
       *[disaster] It is a disaster
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-epilogue-told =
    { $me ->
        [yes] Your epilogue
       *[no] The epilogue of { $who }
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-epilogue-skipped =
    { $me ->
        [yes] You add
       *[no] { $who } adds
    } nothing.
