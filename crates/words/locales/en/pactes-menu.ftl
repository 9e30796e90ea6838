### Pactes: actions, their questions, and the advice that goes with them.

## What can be done, as a verb

deed-suggest-desire = suggest a desire to Faust
deed-set-desire = state the desire
deed-suggest-obstacle = suggest an obstacle
deed-set-obstacle = write an obstacle
deed-start-aid = open the association page
deed-choose-sin = choose a sin
deed-add-word = add a word to the page
deed-choose-first-rep = say who sells first
deed-choose-obstacle = choose the obstacle of the contract
deed-propose = propose a commitment
deed-accept = accept the proposal
deed-refuse = refuse the proposal
deed-withdraw = take the proposal back
deed-write-flaw = write the hidden flaw
deed-sign = sign the contract
deed-go-on = go on with one more line
deed-set-rebate = grant a rebate
deed-pay = pay for the contract
deed-roll = roll the dice
deed-place = place or move a die
deed-lift = take a die back
deed-convert = convert a die to 4
deed-skip-conversion = leave the other dice alone
deed-confirm = confirm the dice
deed-discard = choose the tokens to discard
deed-reroll = reroll a die (one token)
deed-shift = change a die by 1 (one token)
deed-pass = leave the dice as they are
deed-summarise = tell what happens
deed-object = object to a flaw
deed-reword-flaw = reword a flaw
deed-offer = offer a trade of tokens
deed-accept-offer = accept an offer
deed-decline-offer = decline an offer
deed-withdraw-offer = take an offer back

## What can be done, more exactly

choice-shift-up = add 1 to a die (one token)
choice-shift-down = take 1 off a die (one token)
choice-reword-proposal = replace your proposal with another
choice-offer-give = give { $to } tokens, for others or as a gift
choice-offer-ask = ask { $to } for tokens and give none
choice-accept-offer = accept the offer that comes from { $from }
choice-decline-offer = decline the offer that comes from { $from }
choice-withdraw-offer = take back the offer made to { $to }

## A whole action, as advice puts it

action-text = { $deed }: “{ $text }”
action-detail = { $deed }: { $detail }
action-place = place a { $face } on { $slot }
action-lift = take the { $face } back
action-convert = convert a { $face } to 4
action-reroll = reroll { $slot } for a { $token }
action-shift = bring { $slot } from { $from } to { $to } for a { $token }
action-rebate =
    grant a rebate of { $rebate ->
        [1] one point
       *[other] { $rebate } points
    }

## What is asked for an action

ask-desire = What do you want more than anything?
ask-suggest-desire = What desire do you suggest to Faust?
ask-suggest-obstacle = What obstacle do you suggest?
ask-obstacle-text = What keeps Faust from his desire?
ask-word = Which word do you cross out?
ask-word-text = Which word do you add? The first that comes is the right one.
ask-link = What inspires it?
ask-sin = Which sin?
ask-demon = Which demon sells first?
ask-obstacle = Which obstacle do you sell this contract against?
ask-commitment = How will Faust get past this obstacle?
ask-reason = Why do you refuse?
ask-flaw = What side effect do you hide in this line?
ask-rebate = By how many points in all?
ask-pay = Which tokens do you pay with?
ask-discard = Which tokens do you lose?
ask-die = Which die?
ask-slot = On which slot?
ask-bend = On which slot is the die?
ask-token = Which token do you spend?
ask-summary = How does Faust get nearer to his desire, or not?
ask-line = Which line?
ask-reword = How do you reword this flaw?
ask-give = Which tokens do you give?
ask-disclosed = Do you show their value beforehand?
ask-count = How many tokens do you ask for in return?
ask-points = How many points must they make at least?
ask-note = A word to go with the offer?
ask-accept-tokens = Which tokens do you give in return?

## Advice, beside the action

hint-desire = One simple sentence: what you hope to get. Once written, the desire does not change.
hint-obstacle = One short sentence: a problem between Faust and his desire.
hint-propose = Nothing supernatural: you influence people and nudge fate.
hint-answer = Refusing costs nothing; refuse what would be supernatural, too.
hint-flaw = A side effect of the commitment, as cruel as you like, but never deadly for Faust. Nobody else reads it before the contract is resolved.
hint-sign = One more line costs a soul point and gives two more dice.
hint-rebate = Everything is negotiable: a lower price for a promise, say. But only tokens change hands.
hint-place = On a commitment, 4, 5 or 6 brings the desire nearer. On a flaw, 4, 5 or 6 gives soul tokens back. A 6 acts as soon as it is placed.
hint-bend = A 1 will do: the token’s value makes no difference.
hint-summary = In a few words, weaving in the flaws as their dice say. The tale has no effect on tokens.
hint-offer = A promise binds nobody: only tokens traded now are sure.
