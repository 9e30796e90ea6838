### What bots that play (say) and a bot that leads (tell) answer to what was just said, what announces an obstacle, a Bond that is played.
### %y: who speaks; %x: who is answered; %n: one of the game master's whom the Scene has named; %c, %g: their own concept, aim; %k: a fact of the Scene; %t: its title; %s: what is at stake; %w: words taken up.

bank-say-who-1 = “Who? I would bet on %n,” says %y, “and I seldom bet.”
bank-say-who-2 = %y counts on two fingers: “Not you, not me. There are not many left.”
bank-say-who-3 = %y breathes a name behind one hand: “%n. You did not hear it from me.”
bank-say-who-4 = %y opens one eye wider than the other: “Somebody we know.”

bank-say-where-1 = %y points straight ahead: “Over there. Well, I think so.”
bank-say-where-2 = “Right behind me,” says %y. “Do not look yet.”
bank-say-where-3 = %y turns on the spot with both eyes shut, and points: “That way.”
bank-say-where-4 = “Where nobody ever looks,” says %y.

bank-say-when-1 = “Right now, or never,” says %y.
bank-say-when-2 = %y looks up, then down: “Before the end of the page.”
bank-say-when-3 = “As soon as %n looks away,” says %y.
bank-say-when-4 = %y counts three heartbeats: “Now.”

bank-say-why-1 = “Because I want to %g,” says %y. “The rest will follow.”
bank-say-why-2 = %y shrugs: “It had to be done. It is in my nature: %c.”
bank-say-why-3 = “Ask %n,” says %y, a little too fast.
bank-say-why-4 = %y thinks for a long time: “Because nobody else was going to.”
bank-say-why-5 = “Good intentions and no plan, as usual,” says %y.

bank-say-how-1 = “The way I always do,” says %y. “I make it up.”
bank-say-how-2 = “Gently at first, then very fast,” says %y.
bank-say-how-3 = “The two of us,” says %y. “You make the noise, I do the rest.”
bank-say-how-4 = %y rolls up both sleeves: “Watch closely, I will do it only once.”

bank-say-what-1 = “What I want is to %g,” says %y.
bank-say-what-2 = “Nothing bad,” says %y. “Well, nothing bad yet.”
bank-say-what-3 = %y takes a deep breath: “First we breathe. Then we run.”
bank-say-what-4 = “I have not the slightest idea,” says %y.

bank-say-much-1 = %y counts, and counts again: “Too many.”
bank-say-much-2 = “Three more than this morning,” says %y.
bank-say-much-3 = “Enough to worry, not enough to run,” says %y.

bank-say-yesno-1 = “Yes,” says %y, without a moment’s doubt.
bank-say-yesno-2 = “No. Well, not like that,” says %y.
bank-say-yesno-3 = %y nods twice, very fast.
bank-say-yesno-4 = “Yes, if it helps me to %g,” says %y.
bank-say-yesno-5 = %y shrugs, nods, and shrugs again.
bank-say-yesno-6 = “Perhaps. Not a word to %n,” whispers %y.

bank-say-request-1 = “All right,” says %y, and it is half done already.
bank-say-request-2 = “All right, but you owe me one,” says %y.
bank-say-request-3 = %y grumbles, sighs, and does it.
bank-say-request-4 = “Count on me,” says %y. “I am not called that for nothing: %c.”
bank-say-request-5 = “If it helps me to %g, then yes,” says %y.

bank-say-accused-1 = %y puts a hand on heart: “Me? Never!”
bank-say-accused-2 = “A tiny bit,” says %y. “Only a tiny bit.”
bank-say-accused-3 = %y goes red to the ears, and says nothing.
bank-say-accused-4 = “And what about %n?” says %y.
bank-say-accused-5 = “It was an accident,” says %y. “Both times.”

bank-say-thanks-1 = “Not at all,” says %y, looking away.
bank-say-thanks-2 = %y looks down at both shoes: “It was nothing.”
bank-say-thanks-3 = “Let us call it even,” says %y.

bank-say-greeting-1 = %y waves, with a wide smile.
bank-say-greeting-2 = “There you are! A minute more and I would have begun without you,” says %y.
bank-say-greeting-3 = %y bows, far too low.

bank-say-farewell-1 = %y waves to the very edge of the panel.
bank-say-farewell-2 = “See you in a moment,” says %y, so as not to say goodbye.

bank-say-sorry-1 = “Forgotten,” says %y, and it is almost true.
bank-say-sorry-2 = %y holds out a hand: “We wipe the slate.”
bank-say-sorry-3 = “You owe me a cake, that is all,” says %y.

bank-say-agreed-1 = “Then off we go!” says %y.
bank-say-agreed-2 = %y gives %x a high five.
bank-say-agreed-3 = “On three,” says %y. “One, two… three!”

bank-say-refused-1 = %y folds both arms: “Fine. Another way, then.”
bank-say-refused-2 = “It will have to be done, though,” murmurs %y.
bank-say-refused-3 = %y makes a face, and keeps the idea for later.

bank-say-told-1 = %y watches %x, then starts walking.
bank-say-told-2 = “I am coming too,” says %y.
bank-say-told-3 = %y stands very still.
bank-say-told-4 = “This looks promising,” says %y.
bank-say-told-5 = “Well spotted,” says %y. “And what do we do now?”
bank-say-told-6 = %y asks in a low voice: “And %n, in all this?”
bank-say-told-7 = “That brings us closer,” says %y. “What I want is to %g.”
bank-say-told-8 = “Quietly,” whispers %y. “Somebody may be listening.”
bank-say-told-9 = %y comes a step closer.
bank-say-told-10 = “I have seen worse,” says %y. “Not often.”
bank-say-told-11 = %y smiles, and it does not last.

bank-tell-who-1 = A name is whispered: %n.
bank-tell-who-2 = %n, without a doubt.
bank-tell-who-3 = Nobody answers, but everybody thinks of %n.
bank-tell-who-4 = Somebody who has not shown a face yet.

bank-tell-where-1 = Right here: “%t”. One only has to look.
bank-tell-where-2 = Close by. A few steps, and %x is there.
bank-tell-where-3 = A glance of %n is enough: it is that way.
bank-tell-where-4 = Further down, further off, and behind something closed.

bank-tell-when-1 = Before this scene is over.
bank-tell-when-2 = As soon as %x moves.
bank-tell-when-3 = Too soon, as always.
bank-tell-when-4 = It has begun already.

bank-tell-why-1 = There is a reason, and here it is. %k
bank-tell-why-2 = %n knows why, and will not tell for nothing.
bank-tell-why-3 = A good question: %x asks it before anybody else.
bank-tell-why-4 = Somebody had everything to gain.

bank-tell-how-1 = There is a way, and it is risky. What does %x try?
bank-tell-how-2 = This is what people say. %k
bank-tell-how-3 = As best one can. %x says how, and out come the dice.
bank-tell-how-4 = With help, or with a great deal of luck.

bank-tell-what-1 = This much is known. %k
bank-tell-what-2 = Something that %n cares about a lot.
bank-tell-what-3 = Look closer, %x: it is happening right there.
bank-tell-what-4 = Nothing that anybody expected.

bank-tell-much-1 = More than enough.
bank-tell-much-2 = Just enough for %x to get away with it.
bank-tell-much-3 = However often one counts, there is always a little missing.

bank-tell-yesno-1 = Yes, and %n knows already.
bank-tell-yesno-2 = Yes. At what price remains to be seen.
bank-tell-yesno-3 = No, not yet.
bank-tell-yesno-4 = Not quite. %k
bank-tell-yesno-5 = Yes, if %x is quick.
bank-tell-yesno-6 = No. But that can still be changed.

bank-tell-request-1 = It is possible, if %x tries something. How?
bank-tell-request-2 = That can be tried, %x. Say how, and out come the dice.
bank-tell-request-3 = %n hesitates. It would take a better argument, or a good throw.
bank-tell-request-4 = Nothing forbids it. Nothing allows it either.

bank-tell-accused-1 = %n does not answer at once. That is an answer.
bank-tell-accused-2 = Silence. In the silence, somebody swallows the wrong way.
bank-tell-accused-3 = The word is out; nobody picks it up.

bank-tell-thanks-1 = %n bows, by a hair.
bank-tell-thanks-2 = Thanks find their way; they will be remembered.
bank-tell-thanks-3 = A smile pays for it, and the sum is right.

bank-tell-greeting-1 = %n returns the greeting, without a word too many.
bank-tell-greeting-2 = Somebody waves back from afar.
bank-tell-greeting-3 = The greeting comes at the right moment: people move over.

bank-tell-farewell-1 = %x may go, for now.
bank-tell-farewell-2 = Nobody wants to say it first; that is a goodbye too.

bank-tell-sorry-1 = %n hears the apology to the end. That is a lot already.
bank-tell-sorry-2 = The apology is taken. Whether it holds remains to be seen.
bank-tell-sorry-3 = A pause, then a nod.

bank-tell-agreed-1 = Agreed. What does %x do?
bank-tell-agreed-2 = Good. And where does %x begin?
bank-tell-agreed-3 = Everybody nods, for different reasons.

bank-tell-refused-1 = So be it. But %n does not like it.
bank-tell-refused-2 = Then it takes something else. An idea, %x?
bank-tell-refused-3 = The no hangs there, in the middle of the panel.

bank-tell-told-1 = Good. And then, what does %x do?
bank-tell-told-2 = %n saw it all, and shows nothing.
bank-tell-told-3 = Around %x everybody holds their breath.
bank-tell-told-4 = That changes something. %k
bank-tell-told-5 = Nobody expected it, least of all %n.
bank-tell-told-6 = What comes next depends on %x: what are you trying to get?
bank-tell-told-7 = A pause. Then all eyes go to %x.
bank-tell-told-8 = It looks as if nothing had moved. Look closer, %x.
bank-tell-told-9 = A bubble of silence, and in it, %x.
bank-tell-told-10 = Something falls into place, without a sound.
bank-tell-told-11 = That deserves a whole panel.

bank-say-echo-1 = “%w”? repeats %y, very low.
bank-say-echo-2 = %y writes “%w” into a small notebook.
bank-say-echo-3 = “%w”: %y will still laugh about it tomorrow.

bank-tell-echo-1 = “%w”: speed lines all over the panel.
bank-tell-echo-2 = Somebody already writes “%w” at the top of the page.
bank-tell-echo-3 = “%w”: the next panel trembles a little.

bank-rival-1 = %n bars the way of %x, and will not move for nothing. What is at stake: %s.
bank-rival-2 = %n and %x reach out at the same moment. What is at stake: %s.
bank-rival-3 = A shadow, a step, and %n faces %x. What is at stake: %s.
bank-rival-4 = %n wants exactly what %x wants: %s.
bank-rival-5 = Close-up of %n, close-up of %x. Between them: %s.
bank-rival-6 = %n is quicker than everybody. At stake against %x: %s.

bank-bond-1 = It is stronger than %y.
bank-bond-2 = %y thinks of it, and it shows.
bank-bond-3 = A small panel in a corner: %y has forgotten nothing.
bank-bond-4 = %y clenches both fists, and it shows in the eyes.
bank-bond-5 = For one panel, %y thinks of nothing else.
bank-bond-6 = %y murmurs something that nobody hears.
bank-bond-7 = %y looks away, a second too long.
bank-bond-8 = A memory crosses the panel, and %y with it.
bank-bond-9 = %y once said that this would count. It does.
bank-bond-10 = The hand of %y stops halfway, then goes on.
bank-bond-11 = %y had stopped thinking of it. Not any more.
bank-bond-12 = Everybody understands, just by looking at %y.

bank-trouble-of-1 = %x was nearly there. Nearly.
bank-trouble-of-2 = A second too late, and %x knows it before anybody else.
bank-trouble-of-3 = Nothing goes as planned, and %x stands in the middle of it all.
bank-trouble-of-4 = %x loses balance, and the surprise with it.
bank-trouble-of-5 = A small noise, then a big one. %x dares not move.
bank-trouble-of-6 = Missed by a hair; but %x was seen.

bank-complication-of-1 = %x makes it, and somebody saw it all.
bank-complication-of-2 = It is done, but %x leaves something behind.
bank-complication-of-3 = Yes, and the noise draws people to %x.
bank-complication-of-4 = %x just makes it; it will take some explaining.
bank-complication-of-5 = The hardest part is done. %x does not know yet that the longest is left.
bank-complication-of-6 = It works, as long as %x does not let go.

bank-result-of-1 = %x does it, without a tremble.
bank-result-of-2 = One thing leads to another, and %x gets where it counts.
bank-result-of-3 = Exactly what %x wanted, and not a crumb more.
bank-result-of-4 = %x hardly lifts a hand: it is done.
bank-result-of-5 = It goes as in the head of %x, only better drawn.
bank-result-of-6 = One move, only one. %x can breathe.

bank-spotlight-of-1 = %x, a whole page: even the background claps.
bank-spotlight-of-2 = One sees nobody but %x, and that is as it should be.
bank-spotlight-of-3 = Time slows down around %x. When it goes on, all is over.
bank-spotlight-of-4 = %x does it once for good, and once for the fun of it.
