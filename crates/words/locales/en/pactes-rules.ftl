### Pactes: the short text of each rule, as read when asking “why?”.

## Players, roles, material

rule-pac-01 = There are exactly three players: one Faust and two demons.
rule-pac-02 = The three roles are shared out before anything else and kept for the whole game. When order matters, it is Faust, then the first demon, then the second.
rule-pac-03 = Dice have six sides. A contract needs two for each commitment: ten at most.
rule-pac-04 = A soul token is worth 1 or 2, and the value is on one side only: face down, it tells nothing. There are as many 1s as 2s: twenty-six of each, unless the table chose otherwise.
rule-pac-05 = Achievement tokens mark Faust’s progress and pile up on the sheet. They belong to nobody and can’t be lost, spent or traded. There are always enough of them.
rule-pac-06 = The sheet holds the desire, the six obstacles, the achievement tokens, the Reserve and the Discard. There are six contracts: each takes one obstacle, its commitments, and a folded flap for the hidden flaws.

## Set-up

rule-pac-07 = Each demon starts with three blank contracts and a single soul token, worth 1.
rule-pac-08 = Faust starts with eight soul tokens worth 1 and four worth 2: twelve tokens, sixteen soul points.
rule-pac-09 = All the other soul tokens are shuffled, values hidden, to form the Reserve. It starts with thirty-eight of them, unless the table chose otherwise.
rule-pac-10 = At the start Faust has no achievement and the Discard is empty.
rule-pac-11 = No soul token ever appears or vanishes: those of the players, the Reserve and the Discard always add up to the same total. A token set aside for an offer counts as its giver’s.

## Desire and obstacles

rule-pac-12 = Faust states his desire in one sentence that begins with “I want” (“Je veux” at a French-speaking table) and says simply what he hopes to get.
rule-pac-13 = The demons may suggest desires. Only Faust decides.
rule-pac-14 = The chosen desire is written on the sheet for all to see, and never changes.
rule-pac-15 = An obstacle is one short sentence: a problem that keeps Faust from his desire.
rule-pac-16 = Obstacles are written in turn: Faust, the first demon, the second demon, then once more in the same order. That makes six, two each.
rule-pac-17 = Everyone decides the wording of their own two obstacles. All six stand on the sheet for all to see.

## Word association

rule-pac-18 = If you are short of ideas, whoever is due to write an obstacle may open the association page. It opens only once a game, and obstacles already written stay.
rule-pac-19 = The desire is put in the middle of an empty page. Each demon then writes a sin in a corner: pride, greed, envy, wrath, lust, gluttony or sloth. Both may pick the same one.
rule-pac-20 = Faust, the first demon and the second demon add one word each in turn. The word springs from the desire, a sin or another word on the page. Four times round: twelve words in all.
rule-pac-21 = No association can be turned down: they are all good. Better quick than clever.
rule-pac-22 = The missing obstacles are then written in the usual order. On your turn, cross out one word on the page and take your cue from it. The obstacle need not contain the word.
rule-pac-23 = A crossed-out word can’t be used again. The twelve words and the two sins may be crossed out, the desire never.

## Rounds

rule-pac-24 = The game has six rounds, one contract each. The demons take turns as Rep, three times each. The first demon begins, unless the table chose otherwise.
rule-pac-25 = All six contracts are played, even when Faust already has his six achievements or can no longer reach them.
rule-pac-26 = A round has three steps, always in this order: draw up the contract, pay for it, resolve it.

## Drawing up the contract

rule-pac-27 = The Rep takes one of their blank contracts and chooses any obstacle not yet crossed out. It is crossed out on the sheet and written on the contract. In the sixth round only one is left.
rule-pac-28 = The contract is folded so that the hidden flaws are out of sight.
rule-pac-29 = The Rep proposes a commitment: a way past the obstacle. It is usually an event or an action, and what comes of it.
rule-pac-30 = A commitment involves nothing supernatural. The demon may influence anyone and nudge fate. It is up to the table to see to it.
rule-pac-31 = Faust accepts or refuses. If he refuses, the Rep proposes something else for the same line, against the same obstacle. Refusing costs nothing, and Faust may refuse as often as he likes.
rule-pac-32 = Until Faust has answered, the Rep may withdraw or reword the proposal. Once accepted, not a word of it changes.
rule-pac-33 = An accepted commitment is written on the next free line of the contract.
rule-pac-34 = The Rival then writes a hidden flaw for that line: a side effect of the commitment, in any form. This is compulsory. The flaw must not cause Faust’s death.
rule-pac-35 = A flaw stays hidden until the contract is resolved. Until then only its author can read it: neither Faust nor the Rep.
rule-pac-36 = After each hidden flaw Faust chooses. He signs, and it is time to pay; or he goes on, and the contract gains another commitment and another flaw.
rule-pac-37 = No empty contract, no round without a contract: it takes at least one commitment to sign.
rule-pac-38 = A contract has five commitments at most, unless the table chose otherwise. Once the last line is filled, Faust must sign.
rule-pac-39 = Faust may sign as soon as one line is complete, provided no proposal awaits his answer and no flaw is still to be written. Even if he has just said he would go on.
rule-pac-40 = The Rep can’t stop Faust from going on, and must propose something as long as a line is free.
rule-pac-41 = Faust may go on only if he can afford the contract with one more line. The first line is always allowed.

## Paying

rule-pac-42 = Without a rebate, a contract costs one soul point per commitment.
rule-pac-43 = The Rep may grant a rebate at any time before the payment. Everyone sees it and, within the round, it can only go up. The price never falls below zero.
rule-pac-44 = Faust pays by discarding soul tokens of his choice. Points are what counts, not the number of tokens.
rule-pac-45 = A payment gets no change. Between players, though, giving a 2 for two 1s is a trade like any other.
rule-pac-46 = Faust pays the smallest sum that covers the price. So he pays the exact amount, unless the price is odd and he has no 1: then he pays one point too many.
rule-pac-47 = An overpaid point is lost: it is no credit towards another contract and brings the Rep nothing.
rule-pac-48 = If Faust hasn’t enough points, he discards all his tokens and the contract goes ahead.
rule-pac-49 = The payment goes to the Discard, then the Rep draws as many tokens from the Reserve as the price. If Faust couldn’t pay it all, the Rep draws one token per point paid.
rule-pac-50 = Only the Rep knows the value of the tokens drawn this way.

## Tokens

rule-pac-51 = Every soul token that is paid, spent or discarded goes to the Discard.
rule-pac-52 = Tokens are drawn at random, one by one. If the Reserve is empty, the Discard is shuffled back into it. If both are empty, nothing is drawn and the effect is lost.
rule-pac-53 = A token to be discarded or spent leaves at once, and its owner privately chooses whether it is a 1 or a 2. A 1 will do: the value makes no difference to the effect.
rule-pac-54 = Whoever must discard a token but has none discards nothing, and owes nothing later.

## Resolving the contract

rule-pac-55 = Faust rolls all the dice together: one per commitment and one per hidden flaw.
rule-pac-56 = Faust places exactly one die on each commitment and each hidden flaw, as he pleases, without reading the flaws.
rule-pac-57 = Faust may rearrange placed dice until he confirms. Only a 6 whose immediate effect has happened stays put. A converted die keeps its 4.
rule-pac-58 = An immediate effect happens when Faust places the die, and never later. There are only two, and it takes a 6: on a commitment, Faust may convert another die to 4; on a hidden flaw, the Rep discards a token.
rule-pac-59 = When Faust places a 6 on a commitment, he may at once convert another die to 4.
rule-pac-60 = Faust converts any other die of the contract he likes, placed or not, or declines to. A die converted before it is placed is then placed as a 4.
rule-pac-61 = When Faust places a 6 on a hidden flaw, the Rep discards a soul token at once; only the Rep knows whether it is a 1 or a 2. If the Rep has none, nothing happens.
rule-pac-62 = Each 6 works on its own. A die converted to 4 triggers nothing. Converting a die that has already had its effect undoes nothing.
rule-pac-63 = Once all dice are in place, and not before, anyone may step in, Faust included. One soul token spent buys a reroll of one die, or a change of 1 up or down. The spender picks the die and the change.
rule-pac-64 = Any die of the contract may be touched, as often as you like, as long as you have tokens. One token, one intervention.
rule-pac-65 = A die stays between 1 and 6: nothing can be added to a 6 or taken from a 1. A reroll replaces the result, for better or worse.
rule-pac-66 = A rerolled or changed die never triggers an immediate effect. Raising a commitment from 5 to 6 gains nothing more. Raising a flaw from 5 to 6 costs the Rep no token.
rule-pac-67 = Lowering or rerolling a 6 does not undo the immediate effect it had when Faust placed it.
rule-pac-68 = Anyone may step in at any time, without waiting for a turn. It ends when all three have passed since the last intervention or transfer of tokens. Until then, whoever has passed may still act.
rule-pac-69 = A token drawn at the payment or received in a trade may be spent at once.
rule-pac-70 = When nobody steps in any more, the dice are final. Their values decide every effect that is not immediate.
rule-pac-71 = Commitment: on 1 to 3, no progress; on 4, one achievement, and the Rep draws a token; on 5 or 6, one achievement. Hidden flaw: on 1, nothing shows, but Faust discards a token; on 2, Faust is spared and the Rival draws a token; on 3, nothing; on 4, some trouble, and Faust draws a token; on 5, the flaw strikes and Faust draws two; on 6, life opens his eyes and Faust draws one. Also, at the moment Faust places it, a 6 on a commitment lets him convert another die to 4, and a 6 on a flaw makes the Rep discard a token.
rule-pac-72 = Each achievement gained adds one achievement token to the pile on the sheet.
rule-pac-73 = Hidden flaws are read only once the dice are final: all at the same time, by everybody, whatever their dice show.
rule-pac-74 = First, Faust discards for the flaws on 1. Next, achievements are counted. Last come the draws, line by line, the commitment before the flaw.
rule-pac-75 = Faust tells briefly how he gets nearer to his desire, or doesn’t, weaving in the flaws as their dice say. The tale has no effect on tokens. Then the round ends.

## Negotiation

rule-pac-76 = Everything is negotiable: a lower price, a refund, a helping hand on a die or a promise to leave it alone. But only soul tokens change hands.
rule-pac-77 = Achievement tokens, contracts, dice, obstacles, roles and turns are never traded.
rule-pac-78 = Soul tokens may change hands from the start of the first round until the tale with which Faust closes the sixth, unless the table chose otherwise. Never before, never after.
rule-pac-79 = Anyone may trade with anyone, the two demons included, and gifts are allowed. Tokens change hands at the same instant. Giving a 2 for two 1s is a trade like any other.
rule-pac-80 = The giver chooses the tokens and may show their value beforehand, or merely announce it, truly or not. The receiver learns it on receipt. The third player sees only how many.
rule-pac-81 = A promise about the future binds nobody.
rule-pac-82 = Whoever owes a discard makes it before giving tokens away. While the contract is unpaid, what Faust keeps must cover the price, the line in progress included. This is checked when he makes an offer, all his open offers together; they lapse if a line is added, and at the payment.

## Who knows what

rule-pac-83 = Only the owner knows the value of their tokens, Faust included, unless the table chose otherwise. Everyone knows what everyone started with.
rule-pac-84 = Everyone knows how many tokens each player, the Reserve and the Discard hold.
rule-pac-85 = Faust pays in the open: everyone sees the tokens. All other discarded or spent tokens leave face down.
rule-pac-86 = Everyone sees the desire, the obstacles, the association page, proposals and answers, commitments, the rebate and how many flaws are written. The same goes for dice, interventions, achievements, revealed flaws and Faust’s tales.

## End of the game

rule-pac-87 = After the sixth contract all tokens are turned up and everyone counts their soul points.
rule-pac-88 = Achievements come first: with fewer than six, nobody wins.
rule-pac-89 = With six achievements or more, Faust wins if no demon has more soul points than he has. Ties go to Faust.
rule-pac-90 = Otherwise the demon with the most soul points wins.
rule-pac-91 = If both demons have the same points, and more than Faust, the one with more soul tokens wins.
rule-pac-92 = If they also have the same number of tokens, both demons win together, unless the table chose otherwise.
rule-pac-93 = Nothing else matters: not achievements beyond six, not how many tokens Faust holds, not the beauty of the texts.
