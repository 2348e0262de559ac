/**
 * Words that say nothing by themselves and yet narrow, turn or widen what is asked: which part, since when, held against what.
 * Where a phrase, a time or an amount takes them they are understood; left over, they decline the question like any unknown word.
 */
const parts = `fraction proportion portion remaining leftover missing each every both several various couple alone together apart
 besides including included includes include combined breakdown broken itemised itemized mainly mostly primarily predominantly principally
 largely chiefly solely merely purely outright nearly almost barely hardly scarcely`;
const relations = `under above below beyond among amid across during within between toward towards upon because although though despite
 regardless while whereas whether than rather versus hence thus therefore`;
const times = `row consecutive consecutively successive seven eight nine twelve ago already anymore again previously originally initially eventually ultimately subsequently earlier later
 afterwards meanwhile yesterday tonight morning afternoon evening midday noon begin begins beginning beginnings starting start started ended ending daily old older
 oldest once rarely seldom sometimes frequently newly freshly day days week weeks month months year years quarter quarters period periods
 annual yearly quarterly fiscal`;
const senses = `stuff hold holds holding own owns new basic general term interest ratio rate research working operations operation activity state operating best high highs low
 security securities equities ahead forward back backing member members retirement fast slowly turning generate generates generated offer
 offers offered carry carries carried spend spends spent spending handle handles attractive distance
 condition classification registered legally publish publishing posted posting released tracking tracked track collect
 extract obtain deliver furnish portfolio watchlist adds add bring brings deal dealing trust believe hope using uses use used estimated confirmed`;

const words = new Set([parts, relations, times, senses].flatMap((list) => list.split(/\s+/)).filter(Boolean));

/** Whether a word carries weight where nothing else explains it. */
export const isWeighty = (word: string): boolean => words.has(word);
