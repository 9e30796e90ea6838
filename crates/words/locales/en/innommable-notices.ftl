### Innommable: what happens, told to who looks on.

notice-mystery-written = The mystery is on your sheet.
notice-dice-laid = The dice are laid on the elements.
notice-die-moved = A d{ $die } changes places on your sheet.
notice-noted = You note for yourself: “{ $text }”
notice-revealed =
    { $told ->
        [some] “{ $text }”{ " " }
       *[none] { "" }
    }Discovery number { $number }{ $kind ->
        [source] , the source
        [profiteer] , a profiteer
        [symptom] , a symptom
       *[none] { "" }
    }. Into the bowl: { $dice }. Difficulty: { $difficulty }.
notice-published = Find number { $number } can now be read: “{ $text }”
notice-blacklisted = { OF($who) } name is written on the blacklist: { $cause }.
notice-closed = The Keeper turns the sheet over. This is what it was: “{ $mystery_sheet_source }”
notice-preparation-finished = { $place }, { $date }. Your role: “{ $role }”
notice-setting-told = { $setting_place }, { $setting_date }. Your role: “{ $role }” The Keeper is still writing; make your characters.
notice-character-submitted = { $who } { AGREE($who, "presents", "present") } { $profile_name }: “{ $profile_portrait }”
notice-character-approved = { OF($who) } character is accepted.
notice-character-returned =
    { OF($who) } character is to be changed{ $told ->
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
notice-narrated = { $who }: “{ $text }”
notice-action-declared =
    { $who } { AGREE($who, "attempts", "attempt") } something{ $told ->
        [some]: “{ $goal }”
       *[none] .
    }
notice-action-withdrawn = { $who } { AGREE($who, "gives", "give") } up this action.
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
        [duel] { $sides } oppose each other
        [resist] { $who } { AGREE($who, "resists", "resist") }. Difficulty { $difficulty }
       *[standard] Something opposes { $who }. Difficulty { $difficulty }
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-conflict-withdrawn = { $who } { AGREE($who, "withdraws", "withdraw") } from the conflict.
notice-yielded =
    { $who } { AGREE($who, "yields", "yield") }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-monologue-started = { $who } { AGREE($who, "begins", "begin") } to speak: { $content } Silence, please.
notice-monologue-finished =
    { $who } { AGREE($who, "ends the", "end your") } monologue{ $die ->
        [none] { "" }
       *[other] { " " }and the d{ $die } is kept
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-monologue-cancelled = { $who } { AGREE($who, "falls", "fall") } silent: the die goes back into the bowl.
notice-anchor-contested =
    The Keeper contests: { OF($who) } anchor was not at the heart of it{ $told ->
        [some]: “{ $reason }”
       *[none] .
    }
notice-suggested =
    { $to_me ->
        [yes] { $who } { AGREE($who, "gives", "give") } you a d{ $faces } and implies something
       *[no] { $who } { AGREE($who, "gives", "give") } a d{ $faces } to { $to } and { AGREE($who, "implies", "imply") } something
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-incorporated =
    { $who } { AGREE($who, "takes", "take") } it up{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-auxiliary-gave =
    { $to_me ->
        [yes] { $who } { AGREE($who, "imposes", "impose") } a d{ $faces } on you
       *[no] { $who } { AGREE($who, "imposes", "impose") } a d{ $faces } on { $to }
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-gift-passed = { $who } { AGREE($who, "gives", "give") } nothing.
notice-window-closed = The moment to give a die is over.
notice-dice-thrown =
    { $n_dice ->
        [0] { $who } { AGREE($who, "has", "have") } no dice to throw: no dice, no success.
       *[other] { $who } { AGREE($who, "throws", "throw") } { $thrown }: { $total ->
            [0] no success
            [1] one success
           *[other] { $total } successes
        }.{ $mad ->
            [yes] { " " }A 1, and too many dice: something gives way.
           *[no] { "" }
        }
    }
notice-gift-awaited =
    { $who } may throw the die received, or stop.
notice-gift-die-thrown =
    { $who } { AGREE($who, "throws", "throw") } the die received, a d{ $thrown_faces }: { $thrown_value }. In all, { $total ->
        [0] no success
        [1] one success
       *[other] { $total } successes
    }.{ $mad ->
        [yes] { " " }A 1, and too many dice: something gives way.
       *[no] { "" }
    }
notice-action-stopped = { $who } { AGREE($who, "stops", "stop") } there.
notice-fell-short =
    { $who } { AGREE($who, "is", "are") } short of { $missing ->
        [1] one success
       *[other] { $missing } successes
    }.
notice-failure-accepted = { $who } { AGREE($who, "accepts", "accept") } the failure.
notice-rerolled =
    { $who } { AGREE($who, "rerolls", "reroll") }, { $nth ->
        [1] behaving oddly
       *[other] parting from the anchor
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-sacrificed =
    { $who } { AGREE($who, "gives up the", "give up your") } character, { $loss ->
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
       *[no] { $who } { AGREE($who, "succeeds", "succeed") }; let us hear how.
    }
notice-outcome-told =
    { $incapacitates ->
        [yes] { $who } { AGREE($who, "wants", "want") } to put the other out of play, which needs consent
       *[no] { $who } { AGREE($who, "tells", "tell") } how it goes
    }{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-consented =
    { $who } { AGREE($who, "consents", "consent") }; the character { $dies ->
        [yes] dies of it
       *[no] does not die of it
    }.
notice-consent-refused = { $who } { AGREE($who, "refuses", "refuse") }: the outcome is to be told otherwise.
notice-conflict-closed = The conflict is over.
notice-conflict-held = The conflict waits.
notice-conflict-resumed = The conflict goes on.
notice-conflict-dropped = The conflict has lost its purpose.
notice-character-lost =
    { $status ->
        [dead] { OF($who) } character dies.
       *[mad] { OF($who) } character goes mad, for good.
    }
notice-anchor-changed =
    { OF($who) } anchor { $to ->
        [lost] is lost
        [harmed] is harmed
       *[intact] holds
    }.
notice-struck =
    { OWN($who, "The name", "Your name") } is struck{ $k ->
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
notice-effect-takes-hold = { $who } { AGREE($who, "does", "do") } not resist enough: it takes effect, as the Keeper will tell.
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
notice-effect-cancelled = { $who } { AGREE($who, "escapes", "escape") } it.
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
    { OF($who) } epilogue{ $told ->
        [some]: “{ $text }”
       *[none] .
    }
notice-epilogue-skipped = { $who } { AGREE($who, "adds", "add") } nothing.
