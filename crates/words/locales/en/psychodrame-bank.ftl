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
bank-relation-3 = My rival since school
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

bank-use-1 = It all comes back: %t.
bank-use-2 = There is something familiar in that gesture: %t.
bank-use-3 = Nothing matters more: %t.
bank-use-4 = It can be read in the eyes: %t.

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

bank-tick-1 = As always: %b
bank-tick-2 = I knew it from the start: %b
bank-tick-3 = It is stronger than me: %b

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
bank-answer-2 = That is what I meant: he saw it and said nothing.
