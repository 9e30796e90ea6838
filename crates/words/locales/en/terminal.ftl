### The terminal: what it says around the game.

## Welcome

pactes-welcome-title = PACTES — one Faust, two demons, six contracts
pactes-welcome-what = Faust wants something more than anything. Two demons compete to sell it to him.
pactes-welcome-round = Each round one demon (the Rep) sells a contract against an obstacle, line by line; the other (the Rival) hides a flaw in each line.
pactes-welcome-dice = Faust signs when he likes, pays in soul tokens (worth 1 or 2, face down), rolls two dice a line and spreads them: one for each commitment, one for each flaw.
pactes-welcome-effects = A commitment on 4, 5 or 6 is an achievement. A flaw on 4, 5 or 6 hurts, but gives Faust some soul back. Anyone may spend tokens to bend the dice.
pactes-welcome-aim = At the end: fewer than six achievements, and nobody wins. Otherwise Faust wins if no demon has more soul points; if one has, the richer demon wins.
welcome-keys = Type a number to choose, Enter to follow the advice, ? for help, q to stop (the game is kept). Enter also cuts pauses short.
name-faust = Faust
name-demon-a = Asmodeus
name-demon-b = Belial
role-question = Who do you want to be?
role-chosen = You are { $role }.

## Sealed dice

seal-commitment = The dice are sealed beforehand by a secret; here is its fingerprint: { $commitment }
seal-question = Add your pinch of salt, any words at all (Enter: at random). In the end the secret is revealed and every throw can be checked.

## Resuming

resume-question =
    A game is waiting for you{ $n ->
        [0] {""}
       *[other] {" "}(you were at { $n })
    }. Take it up again? (Enter: yes; n: begin another one)
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
ask-text = At most { $most } { AGREE($most, "character", "characters") }.
ask-text-begins = Go on with “{ $opening } …”, at most { $most } { AGREE($most, "character", "characters") }.
ask-suggestion = Short of ideas? Enter: “{ $text }”
ask-needs-text = Write something, or < to go back to the menu.
ask-flag = y or n (Enter: { $what })
ask-not-flag = Answer y or n.
ask-counts = Type how many of each, in this order: { $kinds }. In all: { $all }.
not-possible = It cannot be done that way. Try again.
refused-rule = That is rule { $rule }; type r to read it.
your-tokens = You have { $tokens }.
unfold-title = The contract is unfolded
unfold-line = { $slot }: “{ $text }”

## For all games

welcome-help = Type a move, or “help” for the commands; q to stop (the game is kept).
wrong-role = The roles here: { $roles }.
wrong-seats = { $from } to { $to } play.
wrong-bot = The bots of this game: { $bots }.
menu-several = { $what } ({ $n } ways)
menu-rest = 0: let the others go on
menu-alone = Nobody else does anything: it is up to you.
ask-lines = A line that ends with \ goes on in the next one.
ask-several = Type numbers with blanks between them, { $least } to { $most } of them.
ask-yes = y
ask-no = n
word-yes = yes
word-no = no
help-type = Type a move in the notation of the game, or the number of a move in the list that “moves” gives.
help-0 = 0   let the others go on
help-undo = /undo   take back your last action and what followed
undone = It is taken back.
undo-nothing = There is nothing to take back.

## Innommable

inn-difficulty = Difficulty { $n }: { $n } { AGREE($n, "kind of dice is", "kinds of dice are") } out ({ $kinds }).
inn-to-find = To reveal
inn-revealed = Found as number { $n }

## Commands

help-title = Help
help-choose = A number chooses; everything can be typed at once: “1” and your text, or in Pactes “1 3 C1” to place die 3 on commitment 1 (H1 is flaw 1).
help-enter = Enter alone follows the advice shown: it is what a bot would do in your place, seeing no more than you do.
help-v = v   the sheet: all that you see of the table
help-s = s   the story so far
help-e = e   what the dice do
help-r = r   the rule behind the last refusal; “r 46”, the text of rule { $prefix }-46
help-back = <   back to the menu
help-q = q   stop; the game is kept
help-now = Where we are:
help-options = This table:
sheet-title = The sheet
story-title = The story so far
story-empty = Nothing yet: it all begins here.
effects-title = What the dice do in the end
effects-commitment-title = On a commitment:
effects-flaw-title = On a hidden flaw:
rule-text = { $rule }: { $text }
rule-unknown = There is no rule { $rule }; they go from { $prefix }-01 to { $prefix }-{ $last }.
rule-none = Nothing was refused. “r 46” gives the text of rule { $prefix }-46.

## The end

end-secret = The secret of the dice is revealed: { $secret }
end-verify = The whole game can be checked, throw by throw:
end-again = For another game:
saved = The game is kept in { $file }. To take it up again:
cannot-write = Cannot write to { $file }.
no-home = No folder to keep the game in: name a file with --file.
stuck = The game cannot go on. It is kept in { $file }.

## Far apart: `tablee play GAME --join LINK`

online-no-link = This is not a link to a table. It looks like https://HOST/t/TABLE#KEY or https://HOST/#/join/TABLE/KEY.
online-no-seat = This link is not for a seat: it is the host’s, or one to look on.
online-gone = This table is not there any more, or this seat is somebody else’s now.
online-unreachable = The server does not answer ({ $why }).
online-cannot-keep = The seat’s key cannot be kept on this computer.
online-name-question = You are invited to play { $game }. What is your name? (q to leave)
online-kept-question = You already have a seat at this table, as { $name }. Enter: take it up again; or type another name for another seat.
online-connecting = Connecting…
online-lost = The line is down. We keep trying; nothing you do is lost.
online-back = The line is back.
online-lobby = Around the table: { $title }
online-you = you
online-wait-start = Whoever opened the table starts the game. Meanwhile: /say something, /who, q to leave.
online-started = The game begins.
online-stands-still = The game stands still. /resume to go on, /say to talk.
online-not-now = There is nothing to choose now. To talk: /say your words; ? for help.
online-nothing-there = There is nothing like that now.
online-real = Throw the real dice and type what they show, { $n ->
        [one] one result ({ $dice })
       *[other] { $n } results in this order ({ $dice })
    }:
online-said = { $who }: “{ $text }”
online-narrated = { $who } { AGREE($who, "tells", "tell") }: { $text }
online-came = { $who } { AGREE($who, "sits", "sit") } down.
online-moved = { $who } { AGREE($who, "continues", "continue") } on another device.
online-gone-seat = The seat is empty: { $who }.
online-stand-in = The program plays for { $who }.
online-absent = { $who } { AGREE($who, "is", "are") } called absent.
online-here-again = { $who } { AGREE($who, "is", "are") } back.
online-host = { $who } { AGREE($who, "is", "are") } the host now.
online-called = From now on a message is posted elsewhere when somebody is awaited.
online-uncalled = Nothing is posted elsewhere any more when somebody is awaited.
online-entrusted = { $who } { AGREE($who, "entrusts", "entrust") } the others with the seat and what it knows.
online-sealed = { $who } no longer { AGREE($who, "entrusts", "entrust") } the others with the seat.
online-proposed = Asked of everybody: { $what } /yes or /no
online-consented = { $who } { AGREE($who, "consents", "consent") }.
online-dropped = Somebody does not want it: it stays as it is.
online-carried = Everybody consents.
online-card = The X-card is up: we stop, we talk, and go on only if everybody wants to (/resume).
online-struck = A passage was struck: it is nowhere any more.
online-paused = The game is paused.
online-resumed = The game goes on.
online-rewound = Something was taken back.
online-line = A line: { $text } does not happen in this story.
online-veil = A veil: { $text } stays out of sight.
online-marked = Bookmark: { $label }
online-move = This link brings your seat to another device. It works once, for fifteen minutes:
online-end-question = The game is over. c: close the table, which reveals the secret of the dice so that everybody can check them; Enter: leave.
online-left = Your seat stays yours. To come back:
online-help-say = /say …     talk to the table
online-help-tell = /tell …    add a piece of the story
online-help-x = /x         the X-card: everything stops, nobody knows who asked; “/x strike” also erases what was written last
online-help-pause = /pause, /resume
online-help-undo = /undo      take back your last action and what followed; if other people had a part in it, they are asked. /strike erases your last words
online-help-consent = /yes, /no  to what is asked of everybody
online-help-limits = /line …, /veil …   keep something out of the story (nobody knows who asked). /mark … sets a bookmark
online-help-who = /who       who is there. /absent NAME says that somebody has been away for long
online-help-entrust = /entrust   entrusts the others with your seat and what it knows, should you be away for long; again: no longer
online-help-move = /move      continue on another device. /close closes the table
