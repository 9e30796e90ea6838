### Psychodrame: six openings. %x: the character the scene is about.

## A

bank-opening-a-title-1 = The house for sale
bank-opening-a-place-1 = The kitchen of the family house, boxes open
bank-opening-a-place-2 = The attic, below the bare bulb
bank-opening-a-place-3 = The garden, before the sign “for sale”
bank-opening-a-place-4 = The notary’s office, four chairs
bank-opening-a-what-1 = The house is being cleared before the signing. In the drawer of %x, an envelope nobody was meant to find
bank-opening-a-what-2 = The buyer is early, and asks %x a question in front of everybody
bank-opening-a-what-3 = One thing is left that two people want. %x is holding it already
bank-opening-a-what-4 = The notary reads a codicil. The name of %x is in it, and not as expected
bank-opening-a-secondary-1 = Mr Hubert, the notary
bank-opening-a-who-1 = in a hurry, courteous, knows a lot
bank-opening-a-secondary-2 = the buyer
bank-opening-a-who-2 = loves the house already, and says so too much
bank-opening-a-secondary-3 = the old neighbour
bank-opening-a-who-3 = has had the keys for thirty years
bank-opening-a-line-1 = A box gives way. Everybody looks at what falls out.
bank-opening-a-line-2 = The clock in the corridor stops, and nobody winds it.
bank-opening-a-line-3 = The pencil marks are still on the wall, with the ages.
bank-opening-a-close-1 = The door closes on an empty room.
bank-opening-a-close-2 = The lights go out room by room, and the key is kept.

## B

bank-opening-b-title-1 = The company
bank-opening-b-place-1 = Backstage, ten minutes before the curtain
bank-opening-b-place-2 = The rehearsal room, chairs in a circle
bank-opening-b-place-3 = The theatre bar, after the review
bank-opening-b-place-4 = The dressing room that does not close
bank-opening-b-what-1 = The part of %x has just been given to somebody else, and the poster is printed
bank-opening-b-what-2 = The director asks %x to play the break-up once more, for real this time
bank-opening-b-what-3 = The review is out. It is read aloud. The paragraph on %x is the last one
bank-opening-b-what-4 = The curtain goes up in a moment and %x refuses to go on
bank-opening-b-secondary-1 = Gilda, the stage manager
bank-opening-b-who-1 = counts everything, above all who is missing
bank-opening-b-secondary-2 = the leading man
bank-opening-b-who-2 = is already somebody’s replacement
bank-opening-b-secondary-3 = a critic
bank-opening-b-who-3 = is bored, and it shows
bank-opening-b-line-1 = One hears the house settle, like a sea.
bank-opening-b-line-2 = A costume falls off the rail, empty, its arms open.
bank-opening-b-line-3 = Somebody prompts. It was the wrong line.
bank-opening-b-close-1 = Blackout. Then, too late, a spotlight.
bank-opening-b-close-2 = The curtain comes down before the end of the sentence.

## C

bank-opening-c-title-1 = The night shift
bank-opening-c-place-1 = Casualty, four in the morning
bank-opening-c-place-2 = The staff room, burnt coffee
bank-opening-c-place-3 = The corridor of the wards, night lights
bank-opening-c-place-4 = The hospital roof, at dawn
bank-opening-c-what-1 = Somebody is wheeled in, and %x knows the face
bank-opening-c-what-2 = A file was changed during the shift of %x. The family waits behind the door
bank-opening-c-what-3 = %x is asked to choose who goes first
bank-opening-c-what-4 = The relief does not come, and %x has not slept for two days
bank-opening-c-secondary-1 = Doctor Maurel
bank-opening-c-who-1 = never says sorry
bank-opening-c-secondary-2 = Fatou, a nursing assistant
bank-opening-c-who-2 = hears everything, repeats little
bank-opening-c-secondary-3 = a father who waits
bank-opening-c-who-3 = holds a small coat
bank-opening-c-line-1 = The monitor starts again, a second later than it should.
bank-opening-c-line-2 = The coffee machine gives change, and everybody jumps.
bank-opening-c-line-3 = Behind the glass the city sleeps badly, too.
bank-opening-c-close-1 = The day comes in on the wrong side.
bank-opening-c-close-2 = A name is struck off the board, and the chalk stays in the hand.

## D

bank-opening-d-title-1 = The wedding
bank-opening-d-place-1 = The terrace of the estate, waiting for the couple
bank-opening-d-place-2 = The head table, one chair empty
bank-opening-d-place-3 = The cloakroom, among the coats
bank-opening-d-place-4 = The car park, engine running
bank-opening-d-what-1 = The speech of %x is in somebody else’s pocket, and that somebody stands up
bank-opening-d-what-2 = Somebody whom %x did not invite is here, and dancing
bank-opening-d-what-3 = The bride asks %x, under her breath, whether there is still time
bank-opening-d-what-4 = A toast is drunk to somebody absent, and everybody looks at %x
bank-opening-d-secondary-1 = the mother of the bride
bank-opening-d-who-1 = has been smiling for six hours
bank-opening-d-secondary-2 = the photographer
bank-opening-d-who-2 = saw what was not to be seen
bank-opening-d-secondary-3 = the ex whom nobody expected
bank-opening-d-who-3 = has aged very well
bank-opening-d-line-1 = The music starts again, a tone too high.
bank-opening-d-line-2 = A glass spills on the tablecloth and draws a border.
bank-opening-d-line-3 = The children under the table know it all already.
bank-opening-d-close-1 = People applaud, for want of better.
bank-opening-d-close-2 = The garlands go out, and it goes on in the dark.

## E

bank-opening-e-title-1 = The mountain hut
bank-opening-e-place-1 = The common room of the hut, a storm outside
bank-opening-e-place-2 = The dormitory, eight beds, seven blankets
bank-opening-e-place-3 = The wood shed
bank-opening-e-place-4 = The pass, when the wind falls silent
bank-opening-e-what-1 = The radio no longer answers, and %x knew about the weather
bank-opening-e-what-2 = Food is missing. The pack of %x is the heaviest
bank-opening-e-what-3 = A roped party has not come back. %x was the last name in their book
bank-opening-e-what-4 = In the hut book there is a page signed by %x, ten years ago
bank-opening-e-secondary-1 = the warden
bank-opening-e-who-1 = has buried two guests already
bank-opening-e-secondary-2 = Ansermet, a guide
bank-opening-e-who-2 = only talks of the weather
bank-opening-e-secondary-3 = a silent teenager
bank-opening-e-who-3 = has followed somebody up here
bank-opening-e-line-1 = The stove coughs and collects itself.
bank-opening-e-line-2 = The snow climbs before the window, in no hurry.
bank-opening-e-line-3 = Somebody counts the matches aloud.
bank-opening-e-close-1 = The candle is blown out, and only the wind is heard.
bank-opening-e-close-2 = Everybody is silent, to hear whether somebody knocks.

## F

bank-opening-f-title-1 = The neighbourhood paper
bank-opening-f-place-1 = The newsroom, a former dry cleaner’s
bank-opening-f-place-2 = The press, on deadline night
bank-opening-f-place-3 = The café opposite, shutter half down
bank-opening-f-place-4 = The bench before the town hall
bank-opening-f-what-1 = The article is ready. It names %x, and it is true
bank-opening-f-what-2 = An anonymous letter comes for %x; everybody knows the hand
bank-opening-f-what-3 = Somebody offers to buy the silence of %x, politely, over coffee
bank-opening-f-what-4 = Tomorrow’s front page can still change, and %x holds the pencil
bank-opening-f-secondary-1 = Rosalie, the printer
bank-opening-f-who-1 = reads backwards, understands forwards
bank-opening-f-secondary-2 = the deputy mayor
bank-opening-f-who-2 = passes by chance, twice
bank-opening-f-secondary-3 = a witness
bank-opening-f-who-3 = would rather not be one
bank-opening-f-line-1 = The press starts, and one must shout to keep silent.
bank-opening-f-line-2 = A photograph is pinned to the wall. Nobody looks it in the face.
bank-opening-f-line-3 = The telephone rings. It is left to ring.
bank-opening-f-close-1 = The page goes to print, with its mistake.
bank-opening-f-close-2 = The iron shutter comes down on half a sentence.
