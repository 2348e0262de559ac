import type { Reading } from './reading.ts';

/**
 * Words that say nothing by themselves and yet narrow, turn or widen what is asked: which part, since when, held against what.
 * Where a phrase, a time or an amount takes them they are understood; left over, they decline the question like any unknown word.
 */
const parts = `fraction proportion portion remaining leftover missing each every both several various couple alone together apart
 besides including included includes include combined breakdown broken itemised itemized mainly mostly primarily predominantly principally
 largely chiefly solely merely purely outright nearly almost barely hardly scarcely`;
const relations = `under above below beyond among amid across during within between toward towards upon because although though despite
 regardless while whereas whether than rather versus hence thus therefore`;
const times = `seven eight nine twelve ago already anymore again previously originally initially eventually ultimately subsequently earlier later
 afterwards meanwhile yesterday tonight morning afternoon evening midday noon begin begins beginning beginnings starting start started ended ending daily old older
 oldest once rarely seldom sometimes frequently newly freshly day days week weeks month months year years quarter quarters period periods
 annual yearly quarterly fiscal`;
const senses = `stuff hold holds holding own owns new basic general term interest ratio rate research working operations operation activity state operating best high highs low
 security securities equities ahead forward back backing member members retirement fast slowly turning generate generates generated offer
 offers offered carry carries carried spend spends spent spending handle handles attractive distance
 condition classification registered legally publish publishing posted posting tracking tracked track collect
 extract obtain deliver furnish portfolio watchlist adds add bring brings deal dealing trust believe hope using uses use used`;

const words = new Set([parts, relations, times, senses].flatMap((list) => list.split(/\s+/)).filter(Boolean));

/** Whether a word carries weight where nothing else explains it. */
export const isWeighty = (word: string): boolean => words.has(word);

const oneOf = (list: string): RegExp => new RegExp(`^(?:${list})$`);
const ofKinds = (ids: string): RegExp => new RegExp(`^(?:${ids})`);

/** Which of these words the answers of which kinds say: the days of days to cover, the high of a range. */
const explained: readonly (readonly [RegExp, RegExp])[] = [
  [oneOf('days?|daily'), ofKinds('volume|session|days-to-cover|technical|price|range|why|statistics')],
  [oneOf('yesterday|morning'), ofKinds('volume|session|why|price$')],
  [oneOf('months?'), ofKinds('runway|burn|fiscal-year|price-target')],
  [oneOf('years?|within'), ofKinds('runway|fiscal-year|dividend|officer')],
  [oneOf('quarters?'), ofKinds('runway|burn|next-report|estimates|earnings')],
  [oneOf('fraction|proportion|portion'), ofKinds('insiders-share|institutions-share|short-interest|holder')],
  [oneOf('above|below|distance'), ofKinds('range|technical|price-book|price-target')],
  [oneOf('under'), ofKinds('identifiers|former-names')],
  [oneOf('several'), ofKinds('share-classes')],
  [oneOf('both|together'), ofKinds('compare|statement-lines')],
  [oneOf('ratios?'), ofKinds('splits|price-|current-ratio|debt-to-equity|ev-')],
  [oneOf('rate'), ofKinds('burn|runway|growth|dividend|rating')],
  [oneOf('fast|slowly|quickly'), ofKinds('growth|burn|runway')],
  [oneOf('best'), ofKinds('compare')],
  [oneOf('activity'), ofKinds('insider')],
  [oneOf('operations?'), ofKinds('runway|burn|overview')],
  [oneOf('highs?|lows?'), ofKinds('session|range|price-extreme|price-target|short-interest|volume|valuation')],
  [oneOf('registered'), ofKinds('trials')],
  [oneOf('include|includes'), ofKinds('index')],
  [oneOf('classification'), ofKinds('sector|industry')],
  [oneOf('spend|spends|spent|spending|generated?|generates|using|uses?d?'), ofKinds('statement-lines|burn|runway|sheet|currency')],
  [oneOf('offers?|offered'), ofKinds('dividend|filings-offering')],
  [oneOf('carry|carries|carried'), ofKinds('statement-lines|net-cash|debt-to-equity')],
  [oneOf('new|newly|already'), ofKinds('news|filings|events|insider|holder-changes|stakes|approvals|catalysts')],
  [oneOf('every|each'), ofKinds('insider|filings|holder|news|stakes|splits')],
  [oneOf('start|started|begin|begins'), ofKinds('trials')],
  [oneOf('ahead'), ofKinds('catalysts|next-report|events')],
  [oneOf('again'), ofKinds('runway|next-report')],
  [oneOf('interest'), ofKinds('short-interest|days-to-cover')],
  [oneOf('publish|publishing|posted|posting'), ofKinds('news|filings|next-report|earnings')],
  [oneOf('holds?|holding|owns?'), ofKinds('holder|stakes|insider|institutions-share|for-and-against|dilution|compare|net-cash|cash$|price-change')],
  [oneOf('included|including'), ofKinds('events|catalysts')],
  [oneOf('missing'), ofKinds('price-earnings|price-sales|price-book|ev-')],
  [oneOf('handles?'), ofKinds('officer')],
]; // prettier-ignore

/** Of these a named time is explanation enough: "during 2025", "in each of the last four quarters". */
const OF_TIMES = oneOf('during|within|between|across|each|every|back|quarters?|years?|months?');

/** "How high is the P/E" asks for no more than the P/E. */
const HOW_HIGH = oneOf('high|low');

/** The words of a question that nothing explains, for an answer of a kind. */
export function unreadOf({ reading, kind }: { reading: Reading; kind: { id: string } | undefined }): string[] {
  const heavy = reading.weighty.filter((written) => {
    const word = written.toLowerCase();
    if (HOW_HIGH.test(word) && /\bhow (?:high|low)\b/i.test(reading.text)) return false;
    if (OF_TIMES.test(word) && reading.periods.length > 0) return false;
    return !kind || !explained.some(([words, ids]) => words.test(word) && ids.test(kind.id));
  });
  return [...reading.unknown, ...heavy];
} // prettier-ignore
