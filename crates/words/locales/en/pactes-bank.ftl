### Pactes: the texts of the automatic players. One line each, at most 240 characters.

## Desires

bank-desire-money-1 = I want to buy the manor whose floors my grandmother used to polish.
bank-desire-money-2 = I want my umbrella shop to make me richer than the rain.
bank-desire-money-3 = I want enough money never to open a window envelope again.
bank-desire-love-1 = I want the bookseller in Tanner’s Row to love me before the winter is out.
bank-desire-love-2 = I want to find the stranger’s voice from the night train, and fall asleep beside it for the rest of my days.
bank-desire-love-3 = I want the love of my life to say no at the altar, and yes to me.
bank-desire-fame-1 = I want my name in letters three feet high above the doors of the Opera.
bank-desire-fame-2 = I want nobody on earth ever again to ask me how I spell my name.
bank-desire-fame-3 = I want my statue in the market square, while I’m still around to walk past it.
bank-desire-mastery-1 = I want to play the violin so well that other violinists put theirs down to listen.
bank-desire-mastery-2 = I want to make the perfect soufflé, the one that never sinks.
bank-desire-mastery-3 = I want to put the full stop to the theorem my old teacher left hanging.
bank-desire-family-1 = I want my whole family round one dinner table without anybody slamming the door.
bank-desire-family-2 = I want my father to say once, out loud, that he is proud of me.
bank-desire-family-3 = I want us to win back the house by the sea, with everyone asleep in it on Christmas Eve.
bank-desire-revenge-1 = I want the man who stole my idea to give it back on his knees, in front of his shareholders.
bank-desire-revenge-2 = I want my entire final-year class to regret the night of the swimming pool.
bank-desire-revenge-3 = I want the diva who had me booed to hear, in her turn, the silence of an empty house.

## Obstacles

bank-obstacle-money-1 = The bank keeps my name on a list, and it isn’t for Christmas cards.
bank-obstacle-money-2 = My partner has kept the books for ten years and won’t let me look at them.
bank-obstacle-money-3 = The solicitor demands a document that burned down with the town hall.
bank-obstacle-money-4 = A bored heiress outbids me on everything I touch.
bank-obstacle-money-5 = I can’t say no to my brother, and my brother always has an idea.
bank-obstacle-money-6 = A tax inspector has made my file a matter of honour.
bank-obstacle-love-1 = A promise has already been made to someone else, and that someone is decent.
bank-obstacle-love-2 = The mother reads faces, and she doesn’t care for mine.
bank-obstacle-love-3 = As soon as my heart beats faster I can talk of nothing but the weather.
bank-obstacle-love-4 = My old love letters, identical but for the first name, are going round town.
bank-obstacle-love-5 = Our hours, our friends and a very jealous dog keep us apart.
bank-obstacle-love-6 = My best friend loves the same person, and he spoke first.
bank-obstacle-fame-1 = The most widely read critic in the country falls asleep at the mention of my name.
bank-obstacle-fame-2 = Somebody already bears my name, and wears it better.
bank-obstacle-fame-3 = In front of more than three people I have the voice of a mouse with a cold.
bank-obstacle-fame-4 = There is a film of my early days, and an enemy is keeping it warm.
bank-obstacle-fame-5 = My agent now looks after nobody but her dachshund, who gets better parts than I do.
bank-obstacle-fame-6 = The whole town remembers the brass band I led into the canal.
bank-obstacle-mastery-1 = My teacher has left town, taking the notebooks and my nerve.
bank-obstacle-mastery-2 = My hands shake the moment anyone watches.
bank-obstacle-mastery-3 = The great school takes one person a year, and last night the jury dined with someone else.
bank-obstacle-mastery-4 = It would take ten years of work, and I get bored after ten minutes.
bank-obstacle-mastery-5 = A twelve-year-old prodigy has moved in downstairs and practises with the window open.
bank-obstacle-mastery-6 = The only tool for the job sleeps under lock and key with a collector who lends nothing.
bank-obstacle-family-1 = One half of the family speaks to the other only through lawyers.
bank-obstacle-family-2 = My sister knows what happened on the day of the christening, and she has kept the photographs.
bank-obstacle-family-3 = My father believes telephones bring nothing but bad news and never picks up.
bank-obstacle-family-4 = The whole inheritance fits in one soup tureen, and nine people want it.
bank-obstacle-family-5 = I have missed three weddings and two Christmases, always with the same excuse.
bank-obstacle-family-6 = My father’s new wife sorts through our keepsakes and throws out half of them every Monday.
bank-obstacle-revenge-1 = The other side has money, lawyers and beautiful teeth.
bank-obstacle-revenge-2 = Everyone adores my enemies, my mother included.
bank-obstacle-revenge-3 = The only proof is a cassette, and the tape recorder ate it.
bank-obstacle-revenge-4 = My anger melts the moment anyone smiles at me.
bank-obstacle-revenge-5 = At the time, I signed a paper promising to forget.
bank-obstacle-revenge-6 = The only witness has retired to a monastery under a vow of silence.
bank-obstacle-any-1 = One would have to begin, and I have been putting it off till tomorrow for eleven years.
bank-obstacle-any-2 = Somebody forbade it once, and I still hear the voice.
bank-obstacle-any-3 = Everybody has given me advice, and no two pieces of it agree.
bank-obstacle-any-4 = Somebody else wants the same thing, and gets up earlier.
bank-obstacle-any-5 = The only door that leads there has a keeper, and I have offended him.
bank-obstacle-any-6 = I swore before witnesses that I did not care for it.
bank-obstacle-any-7 = A signature is needed, and the hand that signs cannot be found.
bank-obstacle-any-8 = I do not know how to ask, and nobody guesses.

## Words

bank-word-1 = key
bank-word-2 = mirror
bank-word-3 = thunder
bank-word-4 = suitcase
bank-word-5 = solicitor
bank-word-6 = station
bank-word-7 = shoe
bank-word-8 = secret
bank-word-9 = dust
bank-word-10 = cousin
bank-word-11 = Sunday
bank-word-12 = clock
bank-word-13 = fog
bank-word-14 = lift
bank-word-15 = wig
bank-word-16 = dog
bank-word-17 = bill
bank-word-18 = curtain
bank-word-19 = attic
bank-word-20 = promise
bank-word-21 = moustache
bank-word-22 = island
bank-word-23 = fever
bank-word-24 = staircase
bank-word-25 = telephone
bank-word-26 = jam
bank-word-27 = oath
bank-word-28 = crow
bank-word-29 = rain
bank-word-30 = counter
bank-word-31 = compass
bank-word-32 = glove
bank-word-33 = neighbour
bank-word-34 = letter
bank-word-35 = scar
bank-word-36 = trombone
bank-word-37 = snow
bank-word-38 = delay
bank-word-39 = cellar
bank-word-40 = lie
bank-word-41 = tango
bank-word-42 = match
bank-word-43 = silence
bank-word-44 = umbrella
bank-word-45 = judge
bank-word-46 = cradle
bank-word-47 = rust
bank-word-48 = string
bank-word-pride-1 = throne
bank-word-pride-2 = pedestal
bank-word-greed-1 = vault
bank-word-greed-2 = penny
bank-word-envy-1 = binoculars
bank-word-envy-2 = fence
bank-word-wrath-1 = volcano
bank-word-wrath-2 = slap
bank-word-lust-1 = velvet
bank-word-lust-2 = perfume
bank-word-gluttony-1 = butter
bank-word-gluttony-2 = banquet
bank-word-sloth-1 = pillow
bank-word-sloth-2 = hammock

## Commitments

bank-commitment-money-1 = Your neighbour across the landing, a retired court clerk, goes through your papers out of boredom and finds you three weeks’ grace.
bank-commitment-money-2 = At the market a gossip takes you for old money and repeats it in the right place. Next time, you will be offered a chair.
bank-commitment-money-3 = One letter goes astray, another comes early: for once the calendar is working for you.
bank-commitment-money-4 = An old man of means loses to you at cards. Being a gentleman, he picks up the telephone and settles in three minutes what was blocking you.
bank-commitment-money-5 = A journalist smells a scandal and starts circling your affair. Rather than end up on the front page, they open the door to you.
bank-commitment-money-6 = The silly share a mocking uncle left you goes up tenfold overnight. By morning your difficulties are on first-name terms with you and buying the coffee.
bank-commitment-money-7 = Whoever is in your way gets the offer of a lifetime at the far end of the country. They leave before Friday and hand you the keys.
bank-commitment-money-8 = An auctioneer sneezes at the right moment: the daub from your attic goes for the price of a Vermeer, and nobody dares mention trouble to you again.
bank-commitment-love-1 = A shower drives you both under the same porch. By the time it stops, you seem less dreadful than people say.
bank-commitment-love-2 = A mutual friend muddles her seating plan and puts you side by side. One evening, no more, but the obstacle is looking the other way.
bank-commitment-love-3 = The postman, romantic and clumsy, gets the wrong floor. A note of yours reaches the right hands at last, and for once it is the right note.
bank-commitment-love-4 = An old theatre prompter takes a liking to you and whispers, one festive night, the very words. Everything that kept you apart goes soft.
bank-commitment-love-5 = A strike keeps you both in the same station all night. By dawn what kept you apart looks very far away, and very small.
bank-commitment-love-6 = The person most opposed to your happiness falls in love the same week, discovers boundless indulgence, and pleads your cause.
bank-commitment-love-7 = A photographer catches the two of you in one glance. The picture goes round town, and the whole town begins to want you together.
bank-commitment-love-8 = A confession left on the wrong answering machine finds the right ear. What had to be broken off is broken off, and tonight you are awaited, without an umbrella.
bank-commitment-fame-1 = The local paper needs something to fill page twelve: it will be you, with a photograph. What stood in your way moves to page thirteen.
bank-commitment-fame-2 = On the night of the fête the star misses the coach and you are pushed on stage. Thirty people will remember it, one of whom matters.
bank-commitment-fame-3 = The hairdresser to the smart set starts quoting your witticisms. She makes some up, and they are better: where people yawned, they now talk of you.
bank-commitment-fame-4 = A presenter opens the wrong door, takes you for today’s guest and keeps you on air for an hour. Next morning the obstacle asks for an autograph.
bank-commitment-fame-5 = The minister weeps at the sight of you. It is hay fever, but the cameras are rolling, and nothing dares stand in your light any more.
bank-commitment-fame-6 = One morning a scandal wipes out the whole top of the bill. They need a clean name by noon, and will overlook anything to have yours.
bank-commitment-fame-7 = A little girl imitates you at playtime, the whole playground follows, then the country. What was stopping you becomes a charming story people beg you to tell.
bank-commitment-fame-8 = A grand old lady whom everyone reveres declares she has been waiting only for you, and will say nothing else all year. People bow, step aside, applaud.
bank-commitment-mastery-1 = Insomnia takes you three nights running: as many hours of work stolen from sleep, and a first attempt that stands up.
bank-commitment-mastery-2 = An old handbook drops off a stall into your bag. In the margins someone has noted your difficulty, and half the answer.
bank-commitment-mastery-3 = An absent-minded caretaker forgets to lock the right room. You work there until dawn, and the obstacle loses some of its swagger.
bank-commitment-mastery-4 = A legend of the craft, snowed in, is bored and gives you a lesson every day until the thaw. What was stopping you yields at the third.
bank-commitment-mastery-5 = An overconfident rival stakes his place against you and turns up on the wrong day. His keys, his notes and his best teacher are yours.
bank-commitment-mastery-6 = A great lady thinks she sees in you the pupil of her youth. She opens her cabinets, her address book and the doors that were shut to you.
bank-commitment-mastery-7 = A tiny mistake, one Tuesday, and there it is, what the whole trade was looking for. The mistake is yours, there are witnesses, and nobody stops you now.
bank-commitment-mastery-8 = A patron catches cold, thinks of posterity and gives you a year with no rent, no visitors and no excuses. The obstacle won’t last the winter.
bank-commitment-family-1 = The family doctor absent-mindedly prescribes everyone the same cure. A fortnight in one hotel, and the beginnings of a conversation.
bank-commitment-family-2 = A cake is delivered to the wrong address. They have to ring round to find out whose it is, and end up chatting for a quarter of an hour.
bank-commitment-family-3 = An old holiday film turns up in a drawer. Everyone is laughing in it, even those who no longer laugh, and the quarrel takes a step back.
bank-commitment-family-4 = A broken-down coach shuts the whole clan in one inn, on the very day they meant to avoid each other. By midnight the matter is settled and they are singing.
bank-commitment-family-5 = The most stubborn head in the family loses a silly bet to a child. The stake: to say you were right, in front of everyone, with good grace.
bank-commitment-family-6 = A zealous genealogist unearths a cousin, very rich and very lonely. He will spoil the whole family on one condition: that they give way on what is blocking you.
bank-commitment-family-7 = A letter of Grandmother’s drops from behind a picture frame. It takes your side from first word to last, and nobody ever dared contradict Grandmother.
bank-commitment-family-8 = Your worst opponent in the family sprains an ankle on your doormat. Ten days of broth and draughts, and now it is your cause that gets pleaded.
bank-commitment-revenge-1 = A slip of the tongue at the hairdresser’s plants a doubt, a very small one, in the right place. People begin to listen to you.
bank-commitment-revenge-2 = On the other side the photocopier jams. A page that was never meant to leave stays on the glass, and someone drops it off with you in passing.
bank-commitment-revenge-3 = A bailiff gets the date, the door and the name wrong. Your enemy loses a week, and you gain an unspoilt view of the disarray.
bank-commitment-revenge-4 = A secretary humiliated once too often rings your bell with two boxes and a thermos. What you were missing is at the bottom of the second.
bank-commitment-revenge-5 = One toast too many, a microphone left on: the other side confesses everything before three hundred guests. What was stopping you stops nobody now.
bank-commitment-revenge-6 = On the other side they quarrel over a parking space, then over everything else. Before the month is out, each comes to sell you the rest.
bank-commitment-revenge-7 = An election, a rumour, an official eager to please: doors open for you and close across the way, in that order.
bank-commitment-revenge-8 = Somebody powerful loses all faith in your enemy, one morning, over a boiled egg. They ring you before the coffee.
bank-commitment-any-1 = One wet Sunday you tidy a drawer and find the drive you had lost. It lasts till Tuesday.
bank-commitment-any-2 = A stranger gives you her place in a queue, and the queue led to the right window.
bank-commitment-any-3 = Somebody praises you by mistake, to the right person. Nobody corrects the mistake.
bank-commitment-any-4 = A power cut stops the whole town for an afternoon, all but you. It is the afternoon you needed.
bank-commitment-any-5 = Whoever was barring your way makes a blunder, apologises for it, and owes you a favour from now on.
bank-commitment-any-6 = A letter written twenty years ago comes this morning. It says exactly which way to go.
bank-commitment-any-7 = A forgotten by-law proves you right, and the clerk who digs it out takes a liking to you.
bank-commitment-any-8 = One morning everybody wakes up agreeing with you, without knowing why, and insists on telling you in person.

## Hidden flaws

bank-flaw-money-1 = You get into the habit of counting your teaspoons after every visit.
bank-flaw-money-2 = Word gets out that you bring luck. People consult you on every street corner, and hold the answers against you.
bank-flaw-money-3 = Three unknown cousins move into your living room, just until they find their feet.
bank-flaw-money-4 = Your friends now check the bill when you are at the table.
bank-flaw-money-5 = Somebody lost exactly what you gained, and has an excellent memory.
bank-flaw-money-6 = Your signature was used twice: you now answer for the debts of a man you have never met.
bank-flaw-money-7 = The grocer who gave you credit in the bad days closes down, ruined by the whole affair. He still raises his hat to you.
bank-flaw-money-8 = People love you far more than before. You will never know who already did.
bank-flaw-love-1 = You have been given a pet name. It is ridiculous, and the whole neighbourhood uses it.
bank-flaw-love-2 = To please, you claimed to adore the accordion. There is one every Sunday now.
bank-flaw-love-3 = Somebody else thought all this was meant for them. They wait for you every evening in the same café.
bank-flaw-love-4 = The in-laws adopt you wholesale: seven people now have a key to your home.
bank-flaw-love-5 = Your oldest friend hears the whole story from other people, and stops calling back.
bank-flaw-love-6 = You are loved for a sentence you never said. You will have to live up to it every day.
bank-flaw-love-7 = Jealousy moves in with you. It goes through pockets and finds nothing, which is far worse.
bank-flaw-love-8 = You are being compared. Silently, tenderly, every night, and not to your advantage.
bank-flaw-fame-1 = Your name is everywhere at last, misspelt, always in the same way.
bank-flaw-fame-2 = Your hair as it was that day becomes official: change it, and nobody greets you.
bank-flaw-fame-3 = A lookalike opens supermarkets in your stead. He is nicer than you are, and people say so.
bank-flaw-fame-4 = Your caretaker sells your rubbish by the piece, and the buyers post reviews.
bank-flaw-fame-5 = From now on they will ask you for one thing only: the one you were ashamed of.
bank-flaw-fame-6 = Your parents read in the paper what you think of them, slightly improved.
bank-flaw-fame-7 = The person who taught you everything reads that you needed no one. They cut out the article and keep it.
bank-flaw-fame-8 = When you walk in, conversation stops. Nobody will ever again finish an honest sentence in front of you.
bank-flaw-mastery-1 = You hum as you work. It is out of tune, and you are the only one who can’t hear it.
bank-flaw-mastery-2 = Nothing ordinary will do any more: not other people’s coffee, nor the way they stir it.
bank-flaw-mastery-3 = Disciples camp on the stairs and take notes when you sneeze.
bank-flaw-mastery-4 = Someone had the idea before you, and keeps letters, dates and a lawyer.
bank-flaw-mastery-5 = You correct everyone, even at dinner, even your mother. The invitations thin out.
bank-flaw-mastery-6 = You get better and better at it, and it is no fun at all any more.
bank-flaw-mastery-7 = Your first teacher watches you work, smiles, goes home and packs everything away for good.
bank-flaw-mastery-8 = From now on, in every beautiful thing, you will see the fault first.
bank-flaw-family-1 = You are put in charge of every party to come, including the one for the cousins in Swindon.
bank-flaw-family-2 = Someone has found your school reports and reads them out over pudding.
bank-flaw-family-3 = Aunt Odile has grown fond of you. She is coming for the weekend, with her furniture.
bank-flaw-family-4 = Two relatives make peace at your expense: they agreed on nothing, and now agree on your faults.
bank-flaw-family-5 = A secret changed pockets during the hugging. A child will tell it at table, in a clear voice.
bank-flaw-family-6 = Everybody agrees at last: looking after everything is your job, for ever.
bank-flaw-family-7 = To make room for you, they took your brother’s. His place is no longer laid.
bank-flaw-family-8 = Your mother now calls you by the name of the child she would have liked.
bank-flaw-revenge-1 = You laugh out loud, without warning, on the bus.
bank-flaw-revenge-2 = You are sent an apology. It is sincere, well turned, and ruins your whole week.
bank-flaw-revenge-3 = A young admirer takes you as a model and starts avenging himself on everyone, in your name.
bank-flaw-revenge-4 = The blow splashes somebody who had done nothing: your dentist. You have an appointment on Thursday.
bank-flaw-revenge-5 = Someone you hadn’t noticed buys a notebook and writes your name at the top of page one.
bank-flaw-revenge-6 = You no longer sleep, you rehearse. And at night it is always the enemy who has the last word.
bank-flaw-revenge-7 = Your enemy’s child is waiting at your door, very politely, and asks you why.
bank-flaw-revenge-8 = A twitch, a way of smiling: those close to you dare not say whom you resemble more each day.
bank-flaw-any-1 = You now thank doors, chairs and lamp-posts. You cannot stop.
bank-flaw-any-2 = The whole neighbourhood asks how you did it, and nobody waits for the end of the answer.
bank-flaw-any-3 = Somebody else’s post is delivered to you, and you have begun to answer it.
bank-flaw-any-4 = Whenever all is well you hear laughter, two floors down.
bank-flaw-any-5 = A friend had been waiting for the same thing, and for longer. He congratulates you, and crosses the road.
bank-flaw-any-6 = You forget one face, always the same: that of the person to whom you owe everything.
bank-flaw-any-7 = What you were given was taken from someone, and you have been given the address.
bank-flaw-any-8 = At night you dream of having refused, and you wake up smiling.

## Faust’s summaries

bank-summary-none-none-1 = Nothing has moved, neither the best nor the worst. A great deal of ink, just to watch it rain.
bank-summary-none-none-2 = I was promised thunder and got a draught. At least nobody was hurt, not even the obstacle.
bank-summary-none-some-1 = I didn’t move one step forward, and still managed to twist my ankle. Down below I suppose they call that experience.
bank-summary-none-some-2 = Nothing I was promised came. Some of what was hidden, on the other hand, found my address. I read the large print; I should have read the small.
bank-summary-none-all-1 = Everything that could go wrong has gone wrong, and here I am in the same spot, with a little more wisdom and far less crockery.
bank-summary-none-all-2 = Not one promise kept, and every trouble on time. I should have entrusted my desire to the troubles.
bank-summary-some-none-1 = A stretch of road, and not a scratch. I’m wary, but I’m walking.
bank-summary-some-none-2 = Not everything worked, far from it; but what worked broke nothing. I was still smiling on the stairs.
bank-summary-some-some-1 = I go forward with a limp. Something opened ahead of me, something cracked behind.
bank-summary-some-some-2 = Some promises kept, some flown away, and some trouble that has hung up its coat in my hall.
bank-summary-some-all-1 = I gained a little ground and lost a lot of sleep. Everything had to be paid for, even the steps I didn’t take.
bank-summary-some-all-2 = My desire is nearer, I can feel it. So are my troubles: they are sitting on my bed.
bank-summary-all-none-1 = Everything worked and nothing creaked. I look over my shoulder: nobody there. That is exactly what worries me.
bank-summary-all-none-2 = The obstacle? What obstacle? I went through the door whistling, with my hands in my pockets.
bank-summary-all-some-1 = Every promise was kept. There is a stain on the tablecloth, I grant you, but what a dinner!
bank-summary-all-some-2 = I got everything that was written, and a little of what was hidden. It’s the second that people notice.
bank-summary-all-all-1 = Everything I was promised came true, and so did everything I wasn’t told. I laughed and wept in the same sentence.
bank-summary-all-all-2 = A triumph, with ruins all around. They congratulate me, I bow, I count the broken windows.

## The Rep’s patter

bank-sale-1 = Just feel this clause: not a seam, and lined with silk.
bank-sale-2 = At that price, I’m the one being damned.
bank-sale-3 = One commitment alone is a chair with two legs. You can sit on it, but not for long.
bank-sale-4 = My colleague would tell you to think it over. My colleague sells nothing.
bank-sale-5 = Not one complaint in six thousand years. Nobody has ever found the form.
bank-sale-6 = I don’t sell contracts, I sell brand-new Monday mornings.
bank-sale-7 = I really shouldn’t tell you, but I had put this one aside for myself.
bank-sale-8 = The soul, you see, is like Grandmother’s tea set: you keep it all your life and never use it.
bank-sale-9 = Sign late if you like, but don’t sign small.
bank-sale-10 = Take your time: eternity is included in the price.

## Faust accepts

bank-accept-1 = Very well. Write it down before I start thinking.
bank-accept-2 = It’s silly enough to work. I accept.
bank-accept-3 = Agreed. But keep both hands on the table.
bank-accept-4 = That is just what I didn’t dare ask for.
bank-accept-5 = I’ll take it. As for regrets, I have a slot on Thursday.
bank-accept-6 = Shake on it. Your hand is burning, is that normal?
bank-accept-7 = My mother would say no. All the more reason.
bank-accept-8 = That one will do. Where’s the catch? No, don’t tell me.
bank-accept-9 = Sold. Put it in writing, and no flourishes.
bank-accept-10 = I’ve known worse ideas, and they were mine. Yes.

## Faust refuses

bank-refuse-1 = It’s pretty. It’s no use whatsoever, but it’s pretty.
bank-refuse-2 = And what am I left with at the end, apart from an anecdote?
bank-refuse-3 = I’ve already tried that, without you, and for free.
bank-refuse-4 = I hear too many “maybes” in what you’re not saying.
bank-refuse-5 = You’re selling me an umbrella with a hole in it.
bank-refuse-6 = No. My cat drives a better bargain.
bank-refuse-7 = I smell brimstone, and shoddy work.
bank-refuse-8 = I ask for a door, and you describe the handle.
bank-refuse-9 = Your colleague looks far too pleased. Find something else.
bank-refuse-10 = Bolder, or simpler. This is neither.

## Faust goes on

bank-goon-1 = One more line. My signature comes easily, but slowly.
bank-goon-2 = That won’t get me through. Go on.
bank-goon-3 = Anything else? No, that’s my line: what else have you got?
bank-goon-4 = Add to it. Caution has cost me enough already.
bank-goon-5 = Since the pen has been dipped, let’s not leave it to dry.
bank-goon-6 = Another. I can hear my reason looking for its coat.
bank-goon-7 = You don’t cross a ravine in small steps. Next!
bank-goon-8 = There’s white left on the page, and it’s making me hungry.
bank-goon-9 = Carry on, I’m not frightened yet.
bank-goon-10 = One more line. After that, I promise, I’ll be sensible.

## Faust signs

bank-sign-1 = Enough. Give me the pen.
bank-sign-2 = I’m signing, before you become likeable.
bank-sign-3 = Here is my name. Take care of it, it’s the only one I have.
bank-sign-4 = Better is the enemy of the soul. I’ll sign.
bank-sign-5 = We stop here: I’m keeping my fare home.
bank-sign-6 = Signed. Your ink is very red.
bank-sign-7 = Do I sign here? Lower? It’s always lower, with you people.
bank-sign-8 = This will be enough, or nothing will.
bank-sign-9 = Close that contract quickly: there’s a draught.
bank-sign-10 = Signed, dated, already slightly regretted.

## Thanks for a die

bank-thanks-1 = Thank you. I’ll remember it, or pretend to.
bank-thanks-2 = There’s a well-brought-up die. My compliments.
bank-thanks-3 = I didn’t expect that much of you. It worries me.
bank-thanks-4 = Too kind. How much is it, exactly?
bank-thanks-5 = So that’s what kindness is like? It stings a little.
bank-thanks-6 = People slander you: you do have a heart, somewhere, in a jar.

## Taunts over a die

bank-taunt-1 = You liked that die? So did I.
bank-taunt-2 = Oh, sorry. My elbow was resting on fate.
bank-taunt-3 = Nothing personal. Well, yes, it is.
bank-taunt-4 = It cost me one token. Your face was worth two.
bank-taunt-5 = Don’t thank me, I’d be embarrassed.
bank-taunt-6 = Chance does things well. Not as well as I do.

## Notes with an offer

bank-offer-1 = One token for a nudge to a die. Strictly between us, and the whole table.
bank-offer-2 = Take it, with my compliments. I’ll just have a small favour to ask.
bank-offer-3 = A piece of soul, hardly used. You know the die I have in mind?
bank-offer-4 = This is for your trouble. It would take next to nothing, just there.
bank-offer-5 = I grease your palm, you grease the wheels of fate.
bank-offer-6 = A token, quite round, for a die that is not. Do give it a turn.
bank-offer-7 = I just put this here and ask for nothing. Well, next to nothing.

## The demons’ suggestions

bank-suggest-1 = What if you wanted the thing your neighbour owns and never even uses?
bank-suggest-2 = Think bigger: nobody goes to hell for a bicycle.
bank-suggest-3 = Say what you only confess to the ceiling, at three in the morning.
bank-suggest-4 = Surely there’s someone you’d like to see turn pale?
bank-suggest-5 = Money, love, fame: we do all three. Start with the one that makes you blush.
bank-suggest-6 = Fetch that childhood dream you put away under the stairs. It’s still warm.

## Endings

bank-end-nobody-1 = The pact is void. Faust goes home with what is left of his soul, the demons with their paperwork, and the desire still waits, patiently, behind the glass.
bank-end-nobody-2 = Too few promises kept: the pact goes back to dust. Down below, the lights go out in two offices.
bank-end-nobody-3 = No desire, no soul, no year-end bonus: nobody gets anything. What remains is an ink-stained sheet, and a good story.
bank-end-faust-1 = Faust has what he wanted, and is still somebody to enjoy it. The two demons reread the pact and look for the mistake.
bank-end-faust-2 = The desire is there, and so is the soul, barely dog-eared. Faust bows, puts his hat back on and leaves by the front door.
bank-end-faust-3 = Flattered, coaxed and fleeced, Faust gets away with everything, fleece included. In hell, his case will be taught in seminars.
bank-end-demon-1 = Faust holds his desire in his hands and can’t quite recall why he wanted it. One demon keeps his post; the other hands in his badge.
bank-end-demon-2 = The desire is delivered, the soul is banked. One demon gets a brass plate on the door; the other, a box to clear the desk.
bank-end-demon-3 = To one demon they say “well done”. To the other they say nothing: they just take back the chair. Faust has all he wanted, except someone left to want it.

bank-summary-any-1 = One more contract in the drawer, and the drawer still shuts.
bank-summary-any-2 = I look at my signature again. It leans a little more than the last one.
bank-summary-any-3 = They gave me back my pen. It was warm.
bank-summary-any-4 = I note the time, the price and the smile across the table. I will add it all up later.
bank-summary-any-5 = I learnt something today: there is always one more line.
bank-summary-any-6 = There. It is not what I asked for, but it is exactly what I signed.
