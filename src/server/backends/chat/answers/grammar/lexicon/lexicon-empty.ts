/**
 * Words that say nothing of what is asked, by what they are: how somebody asks, what he feels about a figure, what he does meanwhile. None of them names
 * a matter, narrows one or turns it; what does so is in `weighty.ts`, or means nothing here.
 */
const asking = `inquire inquiring enquire enquiring ponder pondering clarify verify chase chasing seek seeking hunting keen eager itching puzzled confused baffled unsure forgot
 forgotten misplaced recall recalling remember remembering remind refresh unpack decode jot scribble enlighten educate dish spill rattle recite render hand handed lay laid flash
 stated declare query queries request requested requesting require required requires necessary needful desire desired crave attempting attempt attempted manage struggling
 stumbled struggle pointer pointers hint hints heads-up lowdown scoop skinny gist nutshell essence drift upshot recap refresher rundown run-down glimpse snippet
 blurb bullet bullets dossier fact-check sanity double-check doublecheck recheck crosscheck cross-check confirmable verifiable plainer wording phrased phrase phrasing spelled`;
const feeling = `hefty meager meagre juicy fat puny skinny whopping staggering respectable alarming worrying worrisome concerning disturbing comforting reassuring encouraging
 disappointing disappointed lackluster lacklustre mediocre stellar sterling robust sturdy frail fragile flimsy sluggish brisk snappy feeble bloated stingy generous lavish
 outrageous obscene ludicrous laughable pathetic miserable dismal grim rosy bleak gloomy lovely gorgeous beautiful boring dull exciting thrilling spicy notable noteworthy
 negligible trivial immaterial sizable enormous gigantic humongous monstrous colossal immense vast tremendous teeny minuscule paltry scant scanty chunky plump beefy meaty
 impressive impresses impressed famous scared afraid worried worry worries nervously excited thrilled happy sad glad hopeful skeptical sceptical suspicious fancy handy neat
 useful helpful convenient messy confusing boggling mind-boggling eye-watering jaw-dropping mouth-watering shocking shocked surprised surprising unsurprising comfortable
 uncomfortable sleepless restless painful hurt hurts bitter sweet sour tasty yummy dang goddamn damned bloody freaking frigging friggin fricking effing flipping blooming`;
const manner = `nowadays presently momentarily supposedly allegedly apparently seemingly thereabouts hitherto whilst amongst shall ought innit cheers ta ay aye hereabouts altogether
 candid blunt honest-to-god promptly duly thankfully hopefully fortunately regrettably obviously clearly evidently undoubtedly certainly surely definitely totally
 absolutely completely utterly entirely wholly genuinely sincerely seriously frankly personally theoretically practically essentially arguably reportedly
 ostensibly nominally officially unofficially publicly openly formally informally casually loosely strictly-speaking roughly-speaking somehow somewhat sort-of kindof
 sortof lotta lotsa bunch heap heaps ton tons plethora handful smidgen tad wee`;
const persons = `bloke chap chaps lad lads gal gals gang mob mate matey governor guv boys girls fellas fellows gentleman gentlemen lady madame sirs y'all yall youse kiddo kid kids
 grandkids toddler newlywed bride groom landlord flatmate housemate barber hairdresser plumber electrician carpenter gardener baker butcher waiter bartender barista cabbie uber
 preacher pastor priest rabbi imam coach tutor lecturer classmate classmates schoolmate bookie punter punters bondholder hobbyist amateurish greenhorn rookie rookies veteran
 veterans old-timer timers oldtimer homeowner householder taxpayer`;
const meanwhile = `coffee breakfast lunch supper couch sofa kitchen garden desk train bus commute commuting airport gym beach holiday holidays vacation trip bedtime
 asleep sleepy awake bath shower walk-in phone mobile tablet laptop browser tab tabs window windows keyboard typing typo typos autocorrect glasses eyesight squint
 squinting scribbling napkin envelope post-it sticky binder folder flashcard flashcards worksheet exam exams test-prep quiz quizzes thesis dissertation coursework
 lesson lessons lecture classroom powerpoint slideshow`;

export const emptyWords: readonly string[] = [asking, feeling, manner, persons, meanwhile].flatMap((list) => list.split(/\s+/)).filter((word) => word !== ''); // prettier-ignore
