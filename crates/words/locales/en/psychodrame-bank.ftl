### Psychodrame: what the bots say. %x is a character, %t a trait, %b a belief.

bank-name-1 = Solange Aubry
bank-name-2 = Ishmael Kerr
bank-name-3 = Violet Marchant
bank-name-4 = Theo Lanzack
bank-name-5 = Nadia Ferreira
bank-name-6 = Octavia Bell
bank-name-7 = Clemency Rowe
bank-name-8 = Ian Delorme
bank-name-9 = Irene Vassar
bank-name-10 = Malik Sennett
bank-name-11 = Agatha Portway
bank-name-12 = Bastian Query

bank-age-1 = 19
bank-age-2 = 27
bank-age-3 = 34
bank-age-4 = 41
bank-age-5 = 52
bank-age-6 = 68

bank-activity-1 = night nurse
bank-activity-2 = restorer of paintings
bank-activity-3 = school bus driver
bank-activity-4 = actor between contracts
bank-activity-5 = country solicitor
bank-activity-6 = medical student
bank-activity-7 = volunteer firefighter
bank-activity-8 = owner of a café
bank-activity-9 = piano tuner
bank-activity-10 = wedding photographer
bank-activity-11 = teacher of literature
bank-activity-12 = roofer

bank-belief-i-1 = I always end up spoiling what I touch.
bank-belief-i-2 = I can stand as long as nobody looks.
bank-belief-i-3 = I need nothing and nobody.
bank-belief-i-4 = I deserve better than this life.
bank-belief-i-5 = I know how to mend people.
bank-belief-i-6 = I must never show that I am afraid.

bank-belief-others-1 = The others never stay for long.
bank-belief-others-2 = The others are waiting for me to fall.
bank-belief-others-3 = My family forgives everything but the truth.
bank-belief-others-4 = People are good if you give them time.
bank-belief-others-5 = The others keep score.
bank-belief-others-6 = The neighbours know everything and say nothing.

bank-belief-both-1 = Nobody saves anybody, myself included.
bank-belief-both-2 = All of us pretend to be fine.
bank-belief-both-3 = We only love well those we are about to lose.
bank-belief-both-4 = All of us are worth less than our promises.

bank-problem-health-1 = The dizzy spells I have hidden since summer
bank-problem-health-2 = The bottle behind the dictionaries

bank-problem-safety-1 = Somebody comes into my house while I sleep
bank-problem-safety-2 = The debts I signed in somebody else's place

bank-problem-love-belonging-1 = I was not invited to my sister's wedding
bank-problem-love-belonging-2 = I no longer know whether we love each other

bank-problem-recognition-1 = Somebody else signed my work
bank-problem-recognition-2 = My father has never said my name with pride

bank-problem-self-esteem-1 = I hate myself when I smile to please
bank-problem-self-esteem-2 = I left on the day I should have stayed

bank-problem-self-fulfilment-1 = The novel I dare not finish
bank-problem-self-fulfilment-2 = I live the life that others chose for me

bank-relation-1 = My oldest friend
bank-relation-2 = The only person who has seen me cry
bank-relation-3 = A rivalry older than our friendship
bank-relation-4 = We very nearly married
bank-relation-5 = I owe this one my life
bank-relation-6 = We talk every Sunday
bank-relation-7 = My former partner
bank-relation-8 = The one whose gestures I copy

bank-link-supporter-1 = I keep that secret like a fire
bank-link-supporter-2 = I drive there every week to help

bank-link-affected-1 = That grief stains my nights
bank-link-affected-2 = I pay my share of that silence

bank-link-responsible-1 = It was my letter that set it off
bank-link-responsible-2 = I could have stopped it and never moved

bank-link-profiteer-1 = While it lasts they look at me instead
bank-link-profiteer-2 = I built my place on that misfortune

bank-nuance-1 = But I always come back and knock
bank-nuance-2 = And yet I laugh about it when I am alone
bank-nuance-3 = But I promised to try again
bank-nuance-4 = And it gives me a strength I hardly admit
bank-nuance-5 = But a song is enough to calm me
bank-nuance-6 = And yet I would not be anybody else

bank-trait-history-1 = I grew up above a cinema
bank-trait-history-2 = A whole winter spent at sea
bank-trait-history-3 = Two years in uniform
bank-trait-history-4 = The fire in the barn

bank-trait-personality-1 = Stubborn as a door
bank-trait-personality-2 = I lie gently
bank-trait-personality-3 = I laugh too loud
bank-trait-personality-4 = The patience of a watchmaker

bank-trait-opinion-1 = One owes the truth to one's friends
bank-trait-opinion-2 = Nothing is won without shouting
bank-trait-opinion-3 = Money soils less than pity
bank-trait-opinion-4 = One must know how to leave first

bank-trait-relation-1 = I saw what nobody else saw
bank-trait-relation-2 = We have the same scar
bank-trait-relation-3 = That voice disarms me

bank-place-1 = The kitchen, after midnight
bank-place-2 = The hospital car park
bank-place-3 = A station platform in the rain
bank-place-4 = The attic of the childhood home
bank-place-5 = The village hall, between two speeches
bank-place-6 = The bridge over the canal
bank-place-7 = The broken-down car, out in the fields
bank-place-8 = The spare room
bank-place-9 = The manager's glass office
bank-place-10 = The village churchyard

bank-what-health-1 = The results have just come, and the envelope is open
bank-what-health-2 = Somebody collapses in the middle of a sentence

bank-what-safety-1 = The lock has been forced and nothing is missing
bank-what-safety-2 = A stranger waits at the door with a paper

bank-what-love-belonging-1 = The photo album is opened, and a page has been torn out
bank-what-love-belonging-2 = Everybody is there for the party but the guest of honour

bank-what-recognition-1 = A prize is given, and it is not the right name
bank-what-recognition-2 = A speech begins, written by somebody else

bank-what-self-esteem-1 = An old video is played before the whole table
bank-what-self-esteem-2 = An apology is asked for that nobody dares to make

bank-what-self-fulfilment-1 = A letter of admission lies there, ten years old
bank-what-self-fulfilment-2 = The train leaves in an hour, and there is one seat left

bank-line-anger-1 = A jaw tightens and the chair scrapes the floor.
bank-line-anger-2 = A door slams in the next room.

bank-line-love-1 = A hand looks for another under the tablecloth.
bank-line-love-2 = Somebody draws a blanket up without a word.

bank-line-fear-1 = The light in the corridor flickers, and everybody falls silent.
bank-line-fear-2 = The eyes keep going back to the window.

bank-line-trust-1 = The keys pass from one hand to another.
bank-line-trust-2 = They talk low, as one talks to one's own.

bank-line-sadness-1 = The coffee grows cold and nobody drinks it.
bank-line-sadness-2 = The old song comes on the radio, that very one.

bank-line-joy-1 = A laugh escapes, the first in weeks.
bank-line-joy-2 = Three dance steps between the chairs.

bank-enter-1 = The door opens: a long coat, a gentle voice, in a hurry to be done.
bank-enter-2 = First one knows the step, then the crooked smile.
bank-enter-3 = A drenched figure stops on the threshold.

bank-close-1 = The light fades on motionless faces.
bank-close-2 = Nobody adds anything.
bank-close-3 = Only the rain is heard.
bank-close-4 = The key turns twice.

bank-goal-1 = That %x tells me the truth at last
bank-goal-2 = That %x stays tonight
bank-goal-3 = To get the hidden letter from %x
bank-goal-4 = That %x apologises in front of everybody
bank-goal-5 = That %x gives up leaving
bank-goal-6 = That %x acknowledges my work
bank-goal-7 = To wrest a promise from %x
bank-goal-8 = That %x stops talking about it

bank-inner-goal-1 = To pick up the phone and call
bank-inner-goal-2 = To stay in the room
bank-inner-goal-3 = To confess what I did

bank-inner-against-1 = Shame, which knows all my excuses
bank-inner-against-2 = The small voice that says: tomorrow
bank-inner-against-3 = The child who is afraid of the dark

bank-accept-1 = Over my dead body.
bank-accept-2 = No. Not this time.
bank-accept-3 = Just try.

bank-refuse-1 = Very well. Take what you want.
bank-refuse-2 = I have no strength left to say no.
bank-refuse-3 = All right. You have won already.

bank-use-1 = It all comes back: “%t.”
bank-use-2 = There is something familiar in that gesture: “%t.”
bank-use-3 = Nothing matters more: “%t.”
bank-use-4 = It can be read in the eyes: “%t.”

bank-purge-anger-1 = A plate flies against the wall.
bank-purge-anger-2 = The fist comes down on the table, too hard.

bank-purge-love-1 = An embrace that lasts too long for everybody.
bank-purge-love-2 = A declaration at the worst moment.

bank-purge-fear-1 = The shutters locked in broad daylight.
bank-purge-fear-2 = A flight across the garden, without a coat.

bank-purge-trust-1 = All the savings put on the table, here and now.
bank-purge-trust-2 = The code of the safe said aloud before strangers.

bank-purge-sadness-1 = Sobs in the middle of a toast.
bank-purge-sadness-2 = The photographs into the fire, one by one.

bank-purge-joy-1 = Endless laughter during the minute's silence.
bank-purge-joy-2 = Drinks for everybody that nobody can pay.

bank-risk-anger-1 = You will hate me for good
bank-risk-anger-2 = You will no longer keep quiet without shaking with rage

bank-risk-love-1 = You may grow attached
bank-risk-love-2 = You can no longer act as if I did not matter

bank-risk-fear-1 = You will go on fearing what I know
bank-risk-fear-2 = No night will ever seem safe again

bank-risk-trust-1 = You will have to rely on me
bank-risk-trust-2 = You will say more than you meant to

bank-risk-sadness-1 = You will lose what was left between us
bank-risk-sadness-2 = You will see what you have missed

bank-risk-joy-1 = You will come to like it in spite of yourself
bank-risk-joy-2 = You will laugh, and resent it

bank-tick-1 = As always: “%b”
bank-tick-2 = I knew it from the start: “%b”
bank-tick-3 = It is stronger than me: “%b”

bank-won-1 = It is said, it is done, and nothing can undo it.
bank-won-2 = The resistance gives way all at once, almost without a sound.
bank-won-3 = One gets what one wanted; the room seems smaller.

bank-lost-1 = Nothing helps: the door stays shut.
bank-lost-2 = The words are missing, the moment passes.
bank-lost-3 = One turns away empty-handed.

bank-why-1 = After what was just said nothing is the same.
bank-why-2 = That threat struck home.
bank-why-3 = The silence that followed did the rest.
bank-why-4 = One does not forget such a scene.
bank-why-5 = Everybody saw it on that face.

bank-act-anger-1 = The family home burns down to the walls.
bank-act-anger-2 = A blow is struck, and then silence.

bank-act-love-1 = A secret wedding, that very night.
bank-act-love-2 = Leaving everything, everything, for that one person.

bank-act-fear-1 = A disappearance: no address, no name any more.
bank-act-fear-2 = A report to the police, signed.

bank-act-trust-1 = A signature under a paper that was not read.
bank-act-trust-2 = The oldest secret handed to the press.

bank-act-sadness-1 = A car driven at the parapet.
bank-act-sadness-2 = The ring thrown into the canal, and goodbye.

bank-act-joy-1 = A resignation with a brass band, before the whole board.
bank-act-joy-2 = The whole inheritance staked on one number.

bank-new-belief-1 = I shall never be taken by surprise again.
bank-new-belief-2 = The others only change when they are made to.
bank-new-belief-3 = We get up together or not at all.
bank-new-belief-4 = I can say no and survive.
bank-new-belief-5 = People keep what they are given, harm included.
bank-new-belief-6 = Nobody hears me when I speak low.

bank-resolution-1 = One morning it weighs nothing any more.
bank-resolution-2 = The thing is said, shared, and the world has not collapsed.
bank-resolution-3 = Peace is made, badly, but for good.
bank-resolution-4 = The page is turned, not torn out.

bank-past-1 = I remember: %t
bank-past-2 = That was before: %t
bank-past-3 = I came back from it: %t

bank-secondary-1 = the landlady
bank-secondary-2 = the young curate
bank-secondary-3 = the doctor on call
bank-secondary-4 = Inspector Morel
bank-secondary-5 = the cousin from America
bank-secondary-6 = the barkeeper
bank-secondary-7 = the neighbour upstairs
bank-secondary-8 = the postman

bank-secondary-who-1 = sees everything and talks too much
bank-secondary-who-2 = means well and does harm
bank-secondary-who-3 = bides their time
bank-secondary-who-4 = knows more than is good

bank-answer-1 = Agreed, it stands.
bank-answer-2 = That is what I meant: a look, then silence.

## What is taken up, and what goes on

bank-line-anger-3 = A spoon turns too fast in an empty cup.
bank-line-anger-4 = The full first name is used, and that is no good sign.
bank-line-anger-5 = Two fingers drum on the wood, louder and louder.
bank-line-love-3 = A seat is kept, as if by chance.
bank-line-love-4 = The shawl goes from one shoulder to another.
bank-line-love-5 = A favourite dish appears, without comment.
bank-line-fear-3 = A hand checks the bolt, then checks it again.
bank-line-fear-4 = A noise outside, and the sentence hangs in the air.
bank-line-fear-5 = The back looks for the wall.
bank-line-trust-3 = The phone is left on the table, screen up.
bank-line-trust-4 = A file is pushed across, open.
bank-line-trust-5 = The silence lasts, and it is a good one.
bank-line-sadness-3 = A chair stays pulled out, for nobody.
bank-line-sadness-4 = The voice breaks on an ordinary word.
bank-line-sadness-5 = A tablecloth that was not used is folded.
bank-line-joy-3 = Somebody whistles out of tune, on purpose.
bank-line-joy-4 = A cork pops before its time.
bank-line-joy-5 = The giggles take two people and reach the third.
bank-echo-1 = “%w”: the words stay on the table.
bank-echo-2 = At “%w”, shoulders stiffen.
bank-echo-3 = One thinks one has misheard: “%w”.
bank-echo-4 = “%w”. A silence, then a nod.
bank-echo-5 = It takes a while to answer “%w”.
bank-echo-6 = “%w”: so that is what was being thought.
bank-echo-7 = Something gives at “%w”.
bank-echo-8 = At these words, “%w”, somebody looks away.
bank-tail-1 = , once more
bank-tail-2 = , for good this time
bank-tail-3 = , before a witness
bank-tail-4 = , straight out
bank-tail-5 = , whatever it costs
bank-tail-6 = , and tonight
bank-tail-7 = , aloud
bank-tail-8 = , one last time
bank-tail-9 = , promising nothing
bank-tail-10 = , eye to eye
bank-tail-11 = , before it is too late
bank-tail-12 = , and let it be known
bank-answer-3 = I saw it as fear, nothing more.
bank-answer-4 = It seemed in character, but it can be told otherwise.
bank-answer-5 = I am not attached to it: as you like.
bank-retell-1 = Rather: a gesture begun, and held back.
bank-retell-2 = Once more: nothing is said, and all is guessed.
bank-retell-3 = Otherwise, then: the door stays ajar.
bank-close-5 = One cup stays full.
bank-close-6 = They part without a goodbye.
bank-close-7 = The light in the hall stays on.
bank-why-6 = Something of it will stay, for long.
bank-why-7 = The blow came from too near.
bank-why-8 = It hung on one word.
bank-why-9 = It had to come out.
bank-why-10 = It will be remembered on the way home.
bank-why-11 = The body understood before the head.
bank-won-4 = It is a yes, a grudging one, but a yes.
bank-won-5 = The last objection does not come.
bank-lost-4 = The answer is no, and it is gentle.
bank-lost-5 = There is nothing to be had tonight.
bank-accept-4 = Then let us talk about it, here and now.
bank-accept-5 = I will not move.
bank-refuse-4 = As you like.
bank-refuse-5 = Go, I am not holding you.

## For long evenings

bank-use-5 = It is stronger than caution: “%t.”
bank-use-6 = It was almost forgotten: “%t.”
bank-use-7 = The voice changes, and one understands: “%t.”
bank-use-8 = So that is where the strength comes from: “%t.”
bank-use-9 = One word is enough to bring it back: “%t.”
bank-use-10 = The whole body remembers: “%t.”
bank-use-11 = It is no argument, it is a life: “%t.”
bank-use-12 = It cannot be taught: “%t.”
bank-use-13 = The hands say it before the mouth does: “%t.”
bank-use-14 = There is no cheating with this: “%t.”
bank-use-15 = On the point of giving in, one last resource: “%t.”
bank-use-16 = It shows in the way of standing there: “%t.”
bank-use-17 = The same thing as ever: “%t.”
bank-use-18 = One breath, and it takes over again: “%t.”
bank-use-19 = This is what will have to be reckoned with: “%t.”
bank-use-20 = Nobody else here can say as much: “%t.”
bank-tick-4 = Proof, once again: “%b”
bank-tick-5 = There, you see: “%b”
bank-tick-6 = Whatever I am told will change nothing: “%b”
bank-tick-7 = I tell myself so every morning: “%b”
bank-tick-8 = Show me the contrary, I know what I know: “%b”
bank-tick-9 = It was written long ago: “%b”
bank-tick-10 = Nothing happens by chance: “%b”
bank-tick-11 = I need not look to know: “%b”
bank-tick-12 = Everybody thinks it, I say it: “%b”
bank-tick-13 = Let nobody tell me that I am wrong: “%b”
bank-tick-14 = One would have to be blind: “%b”
bank-tick-15 = Life has taught me often enough: “%b”
bank-tick-16 = It is always the same story: “%b”
bank-tick-17 = I would rather have this than the truth: “%b”
bank-tick-18 = Nobody will make me believe anything else: “%b”
bank-tick-19 = It suits me, and so what? “%b”
bank-tick-20 = Better to admit it: “%b”
bank-purge-anger-3 = The telephone crosses the room and ends in three pieces.
bank-purge-anger-4 = One insult, then ten, and the last is one too many.
bank-purge-anger-5 = The door slams so hard that the picture falls.
bank-purge-anger-6 = A kick at the dustbin, in front of the whole building.
bank-purge-anger-7 = The papers torn up, one by one, then all at once.
bank-purge-anger-8 = A shout in the stairwell, and the lights come on.
bank-purge-anger-9 = The glass, held too hard, breaks in the hand.
bank-purge-anger-10 = The horn, without end, in the middle of the crossroads.
bank-purge-anger-11 = Reproaches ten years old, in order.
bank-purge-anger-12 = The tablecloth pulled off at once with everything on it.
bank-purge-love-3 = A kiss stolen in the middle of a sentence.
bank-purge-love-4 = Flowers for everybody, bought on credit.
bank-purge-love-5 = A letter of six pages slipped under the wrong door.
bank-purge-love-6 = A first name shouted under a window at three in the morning.
bank-purge-love-7 = A proposal of marriage, made to nobody in particular.
bank-purge-love-8 = A hand taken, and not given back.
bank-purge-love-9 = A song for somebody who would rather have left.
bank-purge-love-10 = A confession before both families, and the caterer.
bank-purge-love-11 = A face stroked without asking.
bank-purge-love-12 = Everything forgiven at once, even what should not be.
bank-purge-fear-3 = The chair against the door, then the sideboard.
bank-purge-fear-4 = A scream at a shadow, and the shadow was a coat.
bank-purge-fear-5 = Every lamp lit, down to the one in the cellar.
bank-purge-fear-6 = A knife out of the drawer, for nothing, for nobody.
bank-purge-fear-7 = Under the table, both hands over the ears.
bank-purge-fear-8 = The first bus that came, to the end of the line.
bank-purge-fear-9 = A hand over somebody else’s mouth, for silence.
bank-purge-fear-10 = The emergency services called for a noise in the pipes.
bank-purge-fear-11 = A suitcase packed in three minutes, with nothing useful in it.
bank-purge-fear-12 = Short of breath, in broken words, begging.
bank-purge-trust-3 = The keys of the house given to somebody passing through.
bank-purge-trust-4 = A cheque signed, with no sum on it.
bank-purge-trust-5 = The whole story told to the first comer, details included.
bank-purge-trust-6 = Eyes shut, arms wide, and a fall backwards.
bank-purge-trust-7 = The diary left open on the counter.
bank-purge-trust-8 = A promise made in the name of the whole family.
bank-purge-trust-9 = The password written on a corner of the tablecloth.
bank-purge-trust-10 = The child left with a stranger for the length of a coffee.
bank-purge-trust-11 = A yes given before the end of the question.
bank-purge-trust-12 = The motorcycle lent to the one who wrecked the last.
bank-purge-sadness-3 = On the edge of the pavement, and no end to the tears.
bank-purge-sadness-4 = A dress held close, and its scent that fades.
bank-purge-sadness-5 = A number dialled, of somebody who is no longer there.
bank-purge-sadness-6 = The voice breaks in the middle of the order.
bank-purge-sadness-7 = Bed in the middle of the afternoon, and the blinds down.
bank-purge-sadness-8 = Tears on the keyboard, in front of the whole office.
bank-purge-sadness-9 = The same voice message, listened to eleven times.
bank-purge-sadness-10 = A candle blown out, and nobody to clap.
bank-purge-sadness-11 = A farewell written, crossed out, and written again.
bank-purge-sadness-12 = The forehead against the window until it mists.
bank-purge-joy-3 = Singing at the top of one’s voice in a hospital corridor.
bank-purge-joy-4 = A dive, fully dressed, into the town hall fountain.
bank-purge-joy-5 = Banknotes from the balcony, by the handful.
bank-purge-joy-6 = Fireworks over a street that was asleep.
bank-purge-joy-7 = The neighbour swept off her feet, who had asked for nothing.
bank-purge-joy-8 = Three times round the square at a run, without shoes.
bank-purge-joy-9 = Other people’s cake, eaten by the handful.
bank-purge-joy-10 = A prank on the boss, a real one, with paint.
bank-purge-joy-11 = Music so loud that the window panes join in.
bank-purge-joy-12 = Dancing on the table, and the table did not agree.
bank-won-6 = A nod, barely, and that is enough.
bank-won-7 = The other’s eyes drop, and do not come back up.
bank-won-8 = What was refused for so long is granted in one sentence.
bank-won-9 = There is nothing to add, and everybody knows it.
bank-won-10 = The hands open; what they held changes sides.
bank-won-11 = Won, but it does not taste as expected.
bank-won-12 = The last word is spoken low, and it carries.
bank-won-13 = They step aside.
bank-won-14 = It comes out in one breath, with nothing held back.
bank-won-15 = The wall comes down, and there was somebody behind it.
bank-won-16 = It is granted. The price will come later.
bank-won-17 = A sigh, a signature, and it is settled.
bank-won-18 = Nobody looks away; then one of them smiles, and it is over.
bank-won-19 = Anger has gone to the other side of the table, and so has reason.
bank-won-20 = It took only a minute, after all these years.
bank-lost-6 = The other’s hand is already on the doorknob.
bank-lost-7 = Asked again, it is still no.
bank-lost-8 = The subject is changed, with perfect courtesy.
bank-lost-9 = It should have been sooner.
bank-lost-10 = Nothing stirs in that face, and the attempt is given up.
bank-lost-11 = The sentence prepared for days comes out crooked.
bank-lost-12 = Laughter answers, and there is no answer to laughter.
bank-lost-13 = The question goes home again, a little heavier.
bank-lost-14 = It was not the right evening, nor the right voice.
bank-lost-15 = The rush stops short, as if against glass.
bank-lost-16 = An apology is made, nobody knows for what.
bank-lost-17 = The arm drops.
bank-lost-18 = Everything was said, nothing was heard.
bank-lost-19 = The train has left, and the conversation with it.
bank-lost-20 = Lost, and one only wishes that nobody had been looking.
bank-accept-6 = You will not have that from me.
bank-accept-7 = Look at me, and say that again.
bank-accept-8 = I have been waiting for you to try that.
bank-accept-9 = Not in front of everybody. Or yes, in front of everybody.
bank-accept-10 = You will have to do better than that.
bank-accept-11 = You have the wrong person.
bank-accept-12 = I gave way once. Only once.
bank-accept-13 = This is where it stops.
bank-accept-14 = Do you really want it to come to this?
bank-accept-15 = And what if I said no, for once?
bank-accept-16 = I know the song. I know how it ends, too.
bank-accept-17 = So it is you and me.
bank-accept-18 = I owe you nothing any more.
bank-accept-19 = We shall see who looks away first.
bank-accept-20 = There are things one does not ask.
bank-refuse-6 = Take it, and let us say no more.
bank-refuse-7 = You are right. I hate it that you are right.
bank-refuse-8 = Why fight over that?
bank-refuse-9 = Fine. I let go.
bank-refuse-10 = For you, yes. Only for you.
bank-refuse-11 = I knew I would say yes in the end.
bank-refuse-12 = Do what you have to do.
bank-refuse-13 = No need to shout: it is yes.
bank-refuse-14 = You care about it more than I do.
bank-refuse-15 = Tonight I have nothing left to fight with.
bank-refuse-16 = There. Let nobody say that I gave nothing.
bank-refuse-17 = I will not stand in the way.
bank-refuse-18 = You could have asked sooner, it was yours.
bank-refuse-19 = Very well. But you will remember it.
bank-refuse-20 = Let it be done, and soon.
bank-why-12 = %x was seen to turn pale.
bank-why-13 = %x made no answer, and that is worse.
bank-why-14 = It will stay between %x and the night.
bank-why-15 = Since then %x looks nobody in the eye.
bank-why-16 = The words still go round in the head of %x.
bank-why-17 = %x laughed, too late and too loud.
bank-why-18 = %x had to be led home by the arm.
bank-why-19 = %x will not sleep tonight.
bank-why-20 = Nobody thought of asking %x what it cost.
bank-why-21 = Something has changed in the voice of %x.
bank-why-22 = %x will think of it when locking the door.
bank-why-23 = The hands of %x were still shaking at the end.
bank-why-24 = Nobody will talk to %x as before.
bank-why-25 = Nothing like it had happened to %x since childhood.
bank-why-26 = Everybody waited for %x to say something.
bank-why-27 = The one word too many has stayed in the room.
bank-why-28 = There are victories that hurt.
bank-why-29 = It lasted only a second, and that second counts.
bank-why-30 = An old memory has opened on the way.
bank-why-31 = The matter was thought to be settled.
bank-why-32 = The threat has passed, but it was made.
bank-why-33 = Somebody looked away at the wrong moment.
bank-why-34 = It was said without malice, and that is what hurts.
bank-why-35 = After that something has to change.
bank-echo-9 = “%w”: somebody repeats the words, barely aloud.
bank-echo-10 = A glass is put down. “%w”, really?
bank-echo-11 = There is a before and an after “%w”.
bank-echo-12 = “%w”. The sentence goes round the room.
bank-echo-13 = Nobody takes it up, but everybody heard: “%w”.
bank-echo-14 = “%w”: it could have been said more gently.
bank-echo-15 = It sticks in the throat: “%w”.
bank-echo-16 = “%w”; outside a dog barks, as if in answer.
bank-echo-17 = No sooner is “%w” said than one would take it back.
bank-echo-18 = “%w” will come back on the stairs.
bank-echo-19 = “%w”: and what if it is true?
bank-echo-20 = A finger follows the edge of the table. “%w”, then.
bank-problem-health-3 = The tremor in my left hand, which gets worse
bank-problem-health-4 = I sleep two hours a night and no more
bank-problem-health-5 = An operation that I have told nobody about
bank-problem-safety-3 = The landlord is selling, and I have nowhere to go
bank-problem-safety-4 = An anonymous letter, every Monday
bank-problem-safety-5 = I saw something, and they know that I saw it
bank-problem-love-belonging-3 = My children no longer call
bank-problem-love-belonging-4 = I love somebody who is marrying somebody else
bank-problem-love-belonging-5 = I have dined in silence for a year
bank-problem-recognition-3 = I am being replaced by somebody younger
bank-problem-recognition-4 = Nobody knows that the idea was mine
bank-problem-recognition-5 = The town has forgotten what I did for it
bank-problem-self-esteem-3 = I let somebody else take the blame
bank-problem-self-esteem-4 = Whatever I begin I give up
bank-problem-self-esteem-5 = I can no longer face a mirror
bank-problem-self-fulfilment-3 = The piano that has been shut for twenty years
bank-problem-self-fulfilment-4 = A journey that I put off every spring
bank-problem-self-fulfilment-5 = I had a voice, and it sells soap powder

bank-epilogue-open-1 = “%t”: I have said it aloud at last, and the room is still standing.
bank-epilogue-open-2 = I keep “%t” in a drawer. I know which one, and that is better already.
bank-epilogue-open-3 = “%t” is still there in the morning. We have coffee together, like two old opponents.
bank-epilogue-open-4 = People ask what has become of “%t”. I say that it sleeps badly, as I do.
bank-epilogue-open-5 = I wrote “%t” on a sheet, folded it in four, and no longer know which pocket it travels in.
bank-epilogue-open-6 = “%t”: the first thing I ever told somebody who did not know me.

bank-epilogue-resolved-1 = There was “%t”. I speak of it in the past, and my voice holds.
bank-epilogue-resolved-2 = “%t”: I read that sentence now like a letter addressed to somebody else.
bank-epilogue-resolved-3 = Of “%t” a thin scar is left, and I no longer hide it.
bank-epilogue-resolved-4 = “%t”. One day I stopped thinking of it, and it took me all spring to notice.
bank-epilogue-resolved-5 = When people say “%t” to me, I wonder whom they mean.
bank-epilogue-resolved-6 = I have emptied the cupboard where “%t” took up all the room. There are sheets in it now.

bank-epilogue-retired-1 = I did not run away: I changed pavements, with “%t” in an empty suitcase.
bank-epilogue-retired-2 = From afar “%t” looks like somebody else’s story. I send a card now and then.
bank-epilogue-retired-3 = “%t” no longer follows me. I left the key on the table and my address with nobody.
bank-epilogue-retired-4 = I live in a town where nobody has heard of “%t”. I sleep until ten there.

bank-epilogue-dead-1 = They tidied the room of %x and did not dare to throw anything away.
bank-epilogue-dead-2 = The name of %x has stayed on the bell, and nobody unscrews the plate.
bank-epilogue-dead-3 = Every year, on the same day, somebody lays one more glass for %x.
bank-epilogue-dead-4 = The voice of %x is missing, most of all in quarrels.
bank-epilogue-dead-5 = Letters still come for %x; a neighbour keeps them, just in case.
bank-epilogue-dead-6 = They found a shopping list of %x’s. Somebody went out and bought it all.

bank-epilogue-anger-1 = My anger serves me as a clock now: it strikes the hour, and I break nothing.
bank-epilogue-anger-2 = I still clench my fists under the table at times.
bank-epilogue-anger-3 = I have made a list of those I no longer speak to. It is short, and I know it by heart.
bank-epilogue-anger-4 = A wall of my kitchen bears the mark of a plate; I have put a frame round it.

bank-epilogue-love-1 = I love more than I should, and I have begun to say so in time.
bank-epilogue-love-2 = There are two keys on my ring, and the second is not mine.
bank-epilogue-love-3 = I lay one more place and do not ask who will come.
bank-epilogue-love-4 = I have learnt a face by heart; the name came afterwards.

bank-epilogue-fear-1 = I still check the door, but only once.
bank-epilogue-fear-2 = At night I leave a lamp on and call it thrift.
bank-epilogue-fear-3 = I am still afraid. I say so before I come in, and people make room for me.
bank-epilogue-fear-4 = My suitcase stays packed; I no longer have a train in mind.

bank-epilogue-trust-1 = I lend my car, my books and, on good days, my secrets.
bank-epilogue-trust-2 = I left my keys with the neighbour. It is a small thing, and I wept with relief.
bank-epilogue-trust-3 = People tell me things now. I keep them.
bank-epilogue-trust-4 = I no longer read my letters over before I send them.

bank-epilogue-sadness-1 = I walk past the house without slowing down, or almost.
bank-epilogue-sadness-2 = It rains a great deal in this story; I have bought a good coat.
bank-epilogue-sadness-3 = Sundays are long. I fill them with soup and letters.
bank-epilogue-sadness-4 = I still listen to the answering machine, for the voice.

bank-epilogue-joy-1 = I laughed at the wrong moment, and the whole row joined in.
bank-epilogue-joy-2 = I opened the shutters again and sang out of tune until evening.
bank-epilogue-joy-3 = I dance in the kitchen, badly, with the windows open.
bank-epilogue-joy-4 = People say that I look well; I say that I sleep.

bank-epilogue-tie-1 = I have seen %x again. We talked about the weather at length, and it was a way of saying everything.
bank-epilogue-tie-2 = %x has kept my number. I have not changed my number.
bank-epilogue-tie-3 = There is a chair in my house that waits for %x.
bank-epilogue-tie-4 = I have sent nothing to %x, but I have bought the stamp.
bank-epilogue-tie-5 = When somebody says the name of %x, I no longer leave the room.
bank-epilogue-tie-6 = Between %x and me one sentence is left to say. Whose turn it is was never settled.

bank-epilogue-lost-1 = I still tell %x about my days, coming home, under my breath.
bank-epilogue-lost-2 = I have kept the coat of %x. The sleeves are too long, and I wear it all the same.
bank-epilogue-lost-3 = Nobody mentions %x in front of me any more. So I begin.
bank-epilogue-lost-4 = What I owed to %x I give back to others.

bank-turn-to-1 = A silence. All eyes go to %x.
bank-turn-to-2 = It is for %x to speak, or to say nothing for a long while.
bank-turn-to-3 = They wait for %x. Nobody finishes their glass.
bank-turn-to-4 = The next sentence belongs to %x.
bank-turn-to-5 = And %x, in all this?
bank-turn-to-6 = They move up a little, to make room for %x.
bank-turn-to-7 = The noise dies down. Only the voice of %x is missing.
bank-turn-to-8 = Somebody says the name of %x and adds nothing.
