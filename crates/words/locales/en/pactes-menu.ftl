### Pactes: actions, their questions, and the advice that goes with them.

## What can be done, as a verb

do-suggest-desire = suggest a desire to Faust
do-set-desire = state the desire
do-suggest-obstacle = suggest an obstacle
do-set-obstacle = write an obstacle
do-start-aid = open the association page
do-choose-sin = choose a sin
do-add-word = add a word to the page
do-choose-first-rep = say who sells first
do-choose-obstacle = choose the obstacle of the contract
do-propose = propose a commitment
do-accept = accept the proposal
do-refuse = refuse the proposal
do-withdraw = take the proposal back
do-write-flaw = write the hidden flaw
do-sign = sign the contract
do-go-on = go on with one more line
do-set-rebate = grant a rebate
do-pay = pay for the contract
do-roll = roll the dice
do-place = place or move a die
do-lift = take a die back
do-convert = convert a die to 4
do-skip-conversion = leave the other dice alone
do-confirm = confirm the dice
do-discard = choose the tokens to discard
do-reroll = reroll a die (one token)
do-shift = change a die by 1 (one token)
do-pass = leave the dice as they are
do-summarise = tell what happens
do-object = object to a flaw
do-reword-flaw = reword a flaw
do-offer = offer a trade of tokens
do-accept-offer = accept an offer
do-decline-offer = decline an offer
do-withdraw-offer = take an offer back

## What can be done, more exactly

choice-shift-up = add 1 to a die (one token)
choice-shift-down = take 1 off a die (one token)
choice-reword-proposal = replace your proposal with another
choice-offer-give = give { $to } { AGREE($to, "token", "tokens") }, for others or as a gift
choice-offer-ask = ask { $to } for tokens and give none
choice-accept-offer = accept the offer that comes from { $from }
choice-decline-offer = decline the offer that comes from { $from }
choice-withdraw-offer = take back the offer made to { $to }

## A whole action, as advice puts it

action-text = { $verb }: “{ $text }”
action-detail = { $verb }: { $detail }
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

question-text-set-desire = What do you want more than anything?
question-text-suggest-desire = What desire do you suggest to Faust?
question-text-suggest-obstacle = What obstacle do you suggest?
question-text-set-obstacle = What stands in the way of this desire?
question-word = Which word do you cross out?
question-text-add-word = Which word do you add? The first that comes is the right one.
question-link = What inspires it?
question-sin = Which sin?
question-demon = Which demon sells first?
question-obstacle = Which obstacle do you sell this contract against?
question-text-propose = How will Faust get past this obstacle?
question-reason = Why do you refuse?
question-text-write-flaw = What side effect do you hide in this line?
question-rebate = By how many points in all?
question-tokens-pay = Which tokens do you pay with?
question-tokens-discard = Which tokens do you lose?
question-die = Which die?
question-slot-place = On which slot?
question-slot = On which slot is the die?
question-token = Which token do you spend?
question-text-summarise = How do you get nearer to your desire, or fail to?
question-line = Which line?
question-text-reword-flaw = How do you reword this flaw?
question-give = Which tokens do you give?
question-disclosed = Do you show their value beforehand?
question-ask-count = How many tokens do you ask for in return?
question-ask-points = How many points must they make at least?
question-note = A word to go with the offer?
question-tokens-accept-offer = Which tokens do you give in return?

## Advice, beside the action

hint-set-desire = One simple sentence: what you hope to get. Once written, the desire does not change.
hint-set-obstacle = One short sentence: a problem to get past before it is had.
hint-propose = Nothing supernatural: you influence people and nudge fate.
hint-accept = Refusing costs nothing; refuse what would be supernatural, too.
hint-write-flaw = A side effect of the commitment, as cruel as you like, but never deadly for Faust. Nobody else reads it before the contract is resolved.
hint-sign = One more line costs a soul point and gives two more dice.
hint-set-rebate = Everything is negotiable: a lower price for a promise, say. But only tokens change hands.
hint-place = On a commitment, 4, 5 or 6 brings the desire nearer. On a flaw, 4, 5 or 6 gives soul tokens back. A 6 acts as soon as it is placed.
hint-reroll = A 1 will do: the token’s value makes no difference.
hint-summarise = In a few words, weaving in the flaws as their dice say. The tale has no effect on tokens.
hint-offer = A promise binds nobody: only tokens traded now are sure.
