import type { Reading } from '../reading/reading.ts';
import { patternOf } from '../words/pattern-of.ts';
import { saysNothingOf } from './says-nothing.ts';

const oneOf = (list: string): RegExp => new RegExp(`^(?:${list})$`);
const ofKinds = (ids: string): RegExp => new RegExp(`^(?:${ids})`);

/** Which of these words the answers of which kinds say: the days of days to cover, the high of a range. */
const explained: readonly (readonly [RegExp, RegExp])[] = [
  [oneOf('days?|daily'), ofKinds('volume|session|days-to-cover|technical|price|range|why|statistics')],
  [oneOf('yesterday|morning'), ofKinds('volume|session|why|price$')],
  [oneOf('months?'), ofKinds('runway|burn|fiscal-year|price-target')],
  [oneOf('first|earliest|oldest'), ofKinds('price-extreme|price-on-day|holders|stakes')],
  [oneOf('years?|within'), ofKinds('runway|fiscal-year|dividend|officer')],
  [oneOf('quarters?'), ofKinds('runway|burn|next-report|estimates|earnings')],
  [oneOf('fraction|proportion|portion'), ofKinds('insiders-share|institutions-share|short-interest|holder')],
  [oneOf('above|below|distance'), ofKinds('range|technical|price-book|price-target')],
  [oneOf('under'), ofKinds('identifiers|former-names')],
  [oneOf('several'), ofKinds('share-classes')],
  [oneOf('both|together'), ofKinds('compare|statement-lines|debt-to-ebitda|interest-coverage')],
  [oneOf('ratios?'), ofKinds('splits|price-|current-ratio|debt-to-|ev-|enterprise-value|interest-coverage|forward-pe')],
  [oneOf('rate'), ofKinds('burn|runway|growth|dividend|rating')],
  [oneOf('fast|slowly|quickly'), ofKinds('growth|burn|runway|statement-lines')],
  [oneOf('best'), ofKinds('compare')],
  [oneOf('activity'), ofKinds('insider')],
  [oneOf('operations?'), ofKinds('runway|burn|overview')],
  [oneOf('highs?|lows?'), ofKinds('session|range|price-extreme|price-target|short-interest|volume|valuation')],
  [oneOf('registered|breakdown|broken|withdrawn|hold'), ofKinds('trials')],
  [oneOf('include|includes'), ofKinds('index')],
  [oneOf('classification'), ofKinds('sector|industry')],
  [oneOf('spend|spends|spent|spending|generated?|generates|using|uses?d?'), ofKinds('statement-lines|burn|runway|sheet|currency')],
  [oneOf('offers?|offered'), ofKinds('dividend|filings-offering')],
  [oneOf('carry|carries|carried'), ofKinds('statement-lines|net-cash|debt-to-equity')],
  [oneOf('new|newly|already'), ofKinds('news|filings|events|insider|holder-changes|stakes|approvals|catalysts')],
  [oneOf('every|each'), ofKinds('range|insider|filings|holder|news|stakes|splits|statement-lines|earnings-closes|trials')],
  [oneOf('start|started|begin|begins'), ofKinds('trials')],
  [oneOf('ahead'), ofKinds('catalysts|next-report|events')],
  [oneOf('again'), ofKinds('runway|next-report|profitable|statement-lines|dividend')],
  [oneOf('interest'), ofKinds('short-interest|days-to-cover|interest-')],
  [oneOf('publish|publishing|posted|posting|released'), ofKinds('news|filings|next-report|earnings')],
  [oneOf('holds?|holding|owns?'), ofKinds('holder|stakes|insider|institutions-share|for-and-against|dilution|compare|net-cash|cash$|price-change')],
  [oneOf('included|including'), ofKinds('events|catalysts')],
  [oneOf('missing'), ofKinds('price-earnings|price-sales|price-book|ev-')],
  [oneOf('estimated|confirmed'), ofKinds('trials|next-report|estimates|catalysts')],
  [oneOf('handles?'), ofKinds('officer')],
  [oneOf('old|older'), ofKinds('former-names|price-target')],
  [oneOf('mainly|mostly|primarily|predominantly|largely|chiefly|principally'), ofKinds('holder|overview|stakes|institutions-share')],
  [oneOf('bring|brings|generated?|generates|book'), ofKinds('statement-lines|growth|compare')],
  [oneOf('adds?|deal|dealing'), ofKinds('insider|holder-changes|dilution')],
  [oneOf('ended|ending'), ofKinds('statement-lines|cash|sheet|price-change|earnings|runway')],
  [oneOf('row|consecutive|consecutively'), ofKinds('dividend')],
  [oneOf('row|consecutive|consecutively|successive|straight'), ofKinds('profit-record|earnings-beat')],
  [oneOf('years?|quarters?|again|begin|start|once'), ofKinds('ranked|profit-record')],
  [oneOf('among'), ofKinds('insider-|holder|stakes')],
  [oneOf('again'), ofKinds('dilution|filings-offering|insider-|splits')],
  [oneOf('under'), ofKinds('industry|sector')],
  [oneOf('days?|sessions?|once'), ofKinds('largest|return-of')],
  [oneOf('already'), ofKinds('runway|earnings|next-report')],
  [oneOf('fraction|proportion|portion|spend|spends|spent|spending|each|every|ratios?|than|under|above|below'), ofKinds('ratio-of')],
  [oneOf('operating|fiscal|quarters?|years?'), ofKinds('ratio-of|sheet')],
  [oneOf('cash|worth|ago'), ofKinds('return-of')],
]; // prettier-ignore

/** Of these a named time is explanation enough: "during 2025", "in each of the last four quarters". */
const OF_TIMES = oneOf('during|within|between|across|each|every|back|quarters?|years?|months?');

/** "How did the stock react each time": the table has them all. */
const EACH_TIME = /\b(?:each|every) (?:time|report|quarter|print)\b/i;

/** "How high is the P/E" asks for no more than the P/E. */
const HOW_HIGH = oneOf('high|low');

/** Whether a deal is called by a name ("the MFA deal"): it is with that one, of whom nothing is asked. */
export const isOfDeal = (name: string, text: string): boolean =>
  new RegExp(`\\b${patternOf(name)} (?:merger|takeover|buyout|deal)\\b`, 'i').test(text);

/** With whom a merger is made the filings say, and the answer that they do. */
const isOtherSide = (kindId: string, word: string, text: string): boolean =>
  kindId === 'filings-traces' &&
  (isOfDeal(word, text) ||
    new RegExp(`\\b(?:with|by|of|from|and|the) ${patternOf(word)}\\b`, 'i').test(text));

/** The words of a question that nothing explains, for an answer of a kind. */
export function unreadOf({
  reading,
  kind,
}: {
  reading: Reading;
  kind: { id: string } | undefined;
}): string[] {
  const heavy = reading.weighty.filter((written) => {
    const word = written.toLowerCase();
    if (HOW_HIGH.test(word) && /\bhow (?:high|low)\b/i.test(reading.text)) return false;
    if (/^(?:each|every)$/.test(word) && kind?.id === 'earnings-reaction' && EACH_TIME.test(reading.text))
      return false;
    if (OF_TIMES.test(word) && reading.periods.length > 0) return false;
    return !kind || !explained.some(([words, ids]) => words.test(word) && ids.test(kind.id));
  });
  return [...reading.unknown, ...heavy].filter(
    (word) => !kind || (!saysNothingOf(kind.id, word) && !isOtherSide(kind.id, word, reading.text)),
  );
}
