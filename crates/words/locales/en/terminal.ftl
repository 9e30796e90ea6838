### The terminal: what it says around the game.

## Welcome

welcome-title = PACTES — one Faust, two demons, six contracts
welcome-what = Faust wants something more than anything. Two demons compete to sell it to him.
welcome-round = Each round one demon (the Rep) sells a contract against an obstacle, line by line; the other (the Rival) hides a flaw in each line.
welcome-dice = Faust signs when he likes, pays in soul tokens (worth 1 or 2, face down), rolls two dice a line and spreads them: one for each commitment, one for each flaw.
welcome-effects = A commitment on 4, 5 or 6 is an achievement. A flaw on 4, 5 or 6 hurts, but gives Faust some soul back. Anyone may spend tokens to bend the dice.
welcome-aim = At the end: fewer than six achievements, and nobody wins. Otherwise Faust wins if no demon has more soul points; if one has, the richer demon wins.
welcome-keys = Type a number to choose, Enter to follow the advice, ? for help, q to stop (the game is kept). Enter also cuts pauses short.
name-faust = Faust
name-demon-a = Asmodeus
name-demon-b = Belial
role-question = Who do you want to be?
role-line = { $name }, { $role }. { $about }
role-line-faust = { $name }. { $about }
role-chosen =
    You are { $role ->
        [faust] { $name }
       *[other] { $name }, { $label }
    }.

## Sealed dice

seal-commitment = The dice are sealed beforehand by a secret; here is its fingerprint: { $commitment }
seal-question = Add your pinch of salt, any words at all (Enter: at random). In the end the secret is revealed and every throw can be checked.

## Resuming

resume-question = A game is waiting for you (round { $round }). Take it up again? (Enter: yes; n: begin another)
resume-kept-aside = The old game is kept in { $file }.
resume-welcome = We go on where you left off.
resume-torn = The last line of the file was not complete: it is lost, the rest is intact.
resume-none = There is no game to resume in { $file }.
resume-damaged = The game kept in { $file } cannot be read.
resume-no-secret = The secret of the dice ({ $file }) is missing or not the right one: the game cannot go on.
resume-over = The game kept in { $file } is over. To play another, name another file.

## Choosing

menu-trade = negotiate: offer a trade of tokens
menu-enter = Enter: { $what }
menu-free = You may also type your text right away.
menu-wait = Enter: let it be
menu-unknown = Type a number from 1 to { $n }, or ? for help.
ask-unknown = That is not in the list. Type what stands on the left, or < to go back to the menu.
ask-number = From { $from } to { $to }.
ask-not-number = Type a number from { $from } to { $to }, or < to go back to the menu.
ask-nothing = Enter: nothing
ask-default = Enter: { $what }
ask-text = At most { $most } characters.
ask-text-begins = Go on with “{ $opening } …”, at most { $most } characters.
ask-suggestion = Short of ideas? Enter: “{ $text }”
ask-needs-text = Write something, or < to go back to the menu.
ask-flag = y or n (Enter: no)
ask-not-flag = Answer y or n.
ask-counts = Type how many 1s, then how many 2s: “2 1” gives two 1s and one 2. You have { $tokens }.
not-possible = It cannot be done that way. Try again.
refused-rule = That is rule { $rule }; type r to read it.
back = Back to the menu.
your-tokens = You have { $tokens }.
unfold-title = The contract is unfolded
unfold-line = { $slot }: “{ $text }”

## Commands

help-title = Help
help-choose = A number chooses; you may also type it all at once, “1 3 C1” to place die 3 on commitment 1 (H1 is flaw 1), say, or “1” followed by your text.
help-enter = Enter alone follows the advice shown: it is what a bot would do in your place, seeing no more than you do.
help-v = v   the sheet: desire, obstacles, tokens, contract, dice
help-s = s   the story so far
help-e = e   what the dice do
help-r = r   the rule behind the last refusal; “r 46”, the text of rule PAC-46
help-back = <   back to the menu
help-q = q   stop; the game is kept
help-now = Where we are:
help-options = This table:
sheet-title = The sheet
story-title = The story so far
story-empty = Nothing yet: it all begins with a desire.
effects-title = What the dice do in the end
effects-commitment-title = On a commitment:
effects-flaw-title = On a hidden flaw:
rule-text = { $rule }: { $text }
rule-unknown = There is no rule { $rule }; they go from PAC-01 to PAC-93.
rule-none = Nothing was refused. “r 46” gives the text of rule PAC-46.

## The end

end-secret = The secret of the dice is revealed: { $secret }
end-verify = The whole game can be checked, throw by throw:
end-again = For another game:
saved = The game is kept in { $file }. To take it up again:
cannot-write = Cannot write to { $file }.
no-home = No folder to keep the game in: name a file with --file.
stuck = The game cannot go on. It is kept in { $file }.

## Far apart: `tablee play pactes --join LINK`

far-no-link = This is not a link to a table. It looks like https://HOST/t/TABLE#KEY or https://HOST/#/join/TABLE/KEY.
far-no-seat = This link is not for a seat: it is the host’s, or one to look on.
far-gone = This table is not there any more, or this seat is somebody else’s now.
far-unreachable = The server does not answer ({ $why }).
far-cannot-keep = The seat’s key cannot be kept on this computer.
far-name-question = You are invited to play Pactes. What is your name? (q to leave)
far-kept-question = You already have a seat at this table, as { $name }. Enter: take it up again; or type another name for another seat.
far-connecting = Connecting…
far-lost = The line is down. We keep trying; nothing you do is lost.
far-back = The line is back.
far-lobby = Around the table: { $title }
far-you = you
far-wait-start = Whoever opened the table starts the game. Meanwhile: /say something, /who, q to leave.
far-started = The game begins.
far-stands-still = The game stands still. /resume to go on, /say to talk.
far-not-now = There is nothing to choose now. To talk: /say your words; ? for help.
far-nothing-there = There is nothing like that now.
far-real = Throw the real dice and type what they show, { $n ->
        [one] one result ({ $dice })
       *[other] { $n } results in this order ({ $dice })
    }:
far-said = { $who }: “{ $text }”
far-narrated = { $who } tells: { $text }
far-came = { $who } sits down.
far-moved = { $who } goes on on another device.
far-gone-seat = The seat is empty: { $who }.
far-stand-in = The program plays for { $who }.
far-absent = { $who } is called absent.
far-here-again = { $who } is back.
far-host = { $who } is the host now.
far-proposed = Asked of everybody: { $what } /yes or /no
far-consented = { $who } consents.
far-dropped = Somebody does not want it: it stays as it is.
far-carried = Everybody consents.
far-card = The X-card is up: we stop, we talk, and go on only if everybody wants to (/resume).
far-struck = A passage was struck: it is nowhere any more.
far-paused = The game is paused.
far-resumed = The game goes on.
far-rewound = Something was taken back.
far-line = A line: { $text } does not happen in this story.
far-veil = A veil: { $text } stays out of sight.
far-marked = Bookmark: { $label }
far-move = This link brings your seat to another device. It works once, for fifteen minutes:
far-end-question = The game is over. c: close the table, which reveals the secret of the dice so that everybody can check them; Enter: leave.
far-left = Your seat stays yours. To come back:
far-help-say = /say …     talk to the table
far-help-tell = /tell …    add a piece of the story
far-help-x = /x         the X-card: everything stops, nobody knows who asked; “/x strike” also erases what was written last
far-help-pause = /pause, /resume
far-help-undo = /undo      take back the last action; if it was not only yours, the others are asked. /strike erases your last words
far-help-consent = /yes, /no  to what is asked of everybody
far-help-limits = /line …, /veil …   keep something out of the story (nobody knows who asked). /mark … sets a bookmark
far-help-who = /who       who is there. /absent NAME says that somebody has been away for long
far-help-move = /move      go on on another device. /close closes the table
