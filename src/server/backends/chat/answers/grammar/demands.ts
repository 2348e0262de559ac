import type { Concept } from './lexicon.ts';
import type { Reading } from './reading.ts';

/**
 * What a question wants of its matter beside the matter itself: a day, a person, a span, a share. Only a kind whose answer says that
 * may answer; every other would answer another question ("who shorts it" by how many shares are short).
 */
interface Demand {
  /** How it is said; what was found is named where no kind honours it. */
  said: RegExp;
  /** The kinds, by their ids, whose answers say it. */
  honoured: RegExp;
  /** A question that says this wants something else by these words. */
  unless?: (reading: Reading) => boolean;
}

const has = ({ concepts }: Reading, ...wanted: Concept[]): boolean =>
  wanted.some((each) => concepts.has(each));

const rowsWithDays =
  'insider-|filings|splits|news|events|videos|trials|approvals|catalysts|stakes|earnings|former-names';
const honouredBy = (ids: string): RegExp => new RegExp(`^(?:${ids})`);

const demands: readonly Demand[] = [
  {
    said: /^\W*(?:(?:and|so|but|ok|exactly|do you know|any idea|tell me) )*(?:since )?when(?:'s)?\b|\b(?:what|which) (?:date|day)\b/i,
    honoured: honouredBy(`${rowsWithDays}|next-report|ex-date|dividend|listed-since|fiscal-year|price-extreme|price$|session$|runway|short-interest|holder|index|why|volume`),
    // "When did revenue turn" asks for a period; a line of statements by itself tells none.
    unless: (reading) => !has(reading, 'when') && !/\b(?:date|day)\b/i.test(reading.text),
  },
  { said: /\bsince when\b|\bfor how long\b|\bhow long\b|\bhow old\b/i, honoured: honouredBy('runway|burn|cash|days-to-cover|listed-since|compare|next-report') },
  {
    said: /^\W*(?:(?:and|so|but|ok|do you know|tell me) )*who(?:'s|se|m|s)?\b/i,
    honoured: honouredBy('officer|insider|holder|stakes|peers|rating|price-target|institutions-share|client|compare|overview|filings-comments|events|videos|screen|trials|share-classes|former-names|estimates'),
  },
  { said: /\bhow (?:often|frequently|many times)\b|\b(?:number of|amount of) times\b/i, honoured: honouredBy('earnings|splits|filings|insider|news|stakes|screen|price-|ev-|enterprise') },
  {
    said: /\b(?:on average|averages?d?|median|usual(?:ly)?|typical(?:ly)?|normal(?:ly)?)\b/i,
    honoured: honouredBy('volume|technical|price-target|rating|earnings|fiscal-year|short-interest|days-to-cover|statistics|estimates|next-report'),
  },
  { said: /\b(?:ever|always|never|all[- ]time|historically)\b/i, honoured: honouredBy(`profitable|${rowsWithDays}|dividend|ex-date|price-extreme|share-classes|client|dilution|screen|why|price-chart|for-and-against`) },
  {
    said: /\b(?:what|which|how (?:large|big) an?) (?:percent(?:age)?|proportion|portion|fraction|part|share)\b(?= (?:of|do|does|is|are)\b)|\b(?:as|in) (?:an? )?(?:percent(?:age)?|proportion|share|fraction|%) of\b|(?:\bpercent(?:age)?|%) of\b|\bratio of\b/i,
    honoured: honouredBy('insiders-share|institutions-share|short-interest|holder|stakes|insider-|float|compare|dividend|range|debt-to-equity|current-ratio|filer'),
    unless: (reading) => has(reading, 'x:gross_margin', 'x:operating_margin', 'x:net_margin'),
  },
  {
    said: /\bper (?!share\b|their\b|its\b|his\b|her\b|this\b|that\b|last\b|latest\b|cent\b|quarter|qtr|q\b|year|yr|annum|month|week|day|session|se\b|the\b|your\b|sec\b)\w+/i,
    honoured: honouredBy('price-'),
  },
  {
    said: /\b(?:per|a|each|one) share\b/i,
    honoured: honouredBy('dividend|ex-date|price|earnings|estimate|range|session|insider|splits|screen|compare|filings|for-and-against|valuation'),
    unless: (reading) => has(reading, 'm:eps_diluted', 'price', 'target') || !/\b(?:per|each|one) share\b/i.test(reading.text),
  },
  {
    said: /(?<!\b(?:know|tell|see|check|wonder|wondering|say|says|curious|sure|ask|asking|understand|out|me|verify|confirm|interested) )\bif\b(?! (?:any|possible|you|so|not|available|it'?s ok)\b)|\b(?:assuming|suppose|supposing|hypothetically|unless|imagine|in case of)\b/i,
    honoured: honouredBy('for-and-against'),
  },
  {
    said: /\b(?:could|might|would)\b(?!.* have\b)(?! (?:you|u|i|we|one|be (?:nice|great|good|helpful)|like|love|anybody|someone|anyone|rather|appreciate))/i,
    honoured: honouredBy('catalysts|approvals|for-and-against|runway|days-to-cover|next-report|estimates|peers|compare|events|price-target|trials|screen'),
  },
  { said: /\b(?:because of|due to|thanks to|driven by|drivers?|drives?|as a result of|impact(?:s|ed)?|affect(?:s|ed)?|effects?)\b/i, honoured: honouredBy('why|for-and-against|catalysts') },
  {
    said: /\bsince\b|\buntil\b|\btill\b|\bduring\b/i,
    honoured: honouredBy('listed-since|price-chart|runway|next-report|catalysts'),
    unless: ({ periods }) => periods.length > 0,
  },
  {
    said: /\b(?:last|latest|most recent|previous|biggest|largest|worst|sharpest) (?:\w+ ){0,2}(?:moves?|jumps?|spikes?|drops?|falls?|crash|swings?|surges?|gaps?|rally|sell-?off)\b/i,
    honoured: honouredBy('news|screen|insider|holder|earnings|market-cap'),
    unless: ({ periods }) => periods.length > 0,
  },
  {
    said: /\bper (?:quarter|qtr|year|yr|annum|month|week|day)\b/i,
    honoured: honouredBy('burn|runway|dividend|statement-lines|earnings|volume|dilution|sheet|estimates|officer|profitable|growth|screen|compare|price-change'),
  },
  // A time that is told by what happened then names no day.
  { said: /\bthe (?:day|week|month|time|quarter|year|moment) (?:it|they|the|that|when|of the)\b(?! ended| ends)|\w (?:after|while|once|whenever) (?:it|they|he|she)\b/i, honoured: honouredBy('earnings-reaction') },
  { said: /\b(?:what|which) ?(?:%|pct\b)/i, honoured: honouredBy('insiders-share|institutions-share|short-interest|holder|stakes|float|dividend|range') },
  // A term is explained, or nothing is: no company's figure says what it means.
  { said: /\bmeant by\b|\bmeaning of\b|\bdefinition of\b|\bwhat (?:does|do) .*\bmean\b|^\W*what(?:'?s| is| are) an? [\w-]+(?: [\w-]+)?(?:,? in (?:simple|plain|easy|other) \w+)?\W*$/i, honoured: /^$/ },
  { said: /\b(?:enough|sufficient|afford|able to (?:pay|cover|repay|service))\b/i, honoured: honouredBy('runway|current-ratio|net-cash|cash$|for-and-against|screen') },
  { said: /\b(?:for|on|to) (?:each|every|one|an?) (?:dollar|buck|share|employee|\$)/i, honoured: honouredBy('price-|debt-to-equity|dividend|ev-') },
  { said: /\bhow many (?:of (?:the |its )?)?(?:analysts?|brokers?|banks?|firms?)\b.*\b(?:buys?|holds?|sells?)\b|\bhow many (?:buys?|holds?|sells?)\b/i, honoured: /^insider/ },
  { said: /\bipo price|\bipo(?:'?d)? .*\bpriced?\b|\bpriced? (?:at|in) (?:the |its )?ipo\b|\bpublic at\b/i, honoured: /^$/ },
  {
    said: /\bwhere\b.*\b(?:come|comes|came|coming|spend|spends|spent|goes|derive|derives|earns?|makes?)\b/i,
    honoured: honouredBy('coverage|filings|price-target|why'),
  },
  {
    said: /\b(?:which|who)(?: (?:one|of them|company|stock))? (?:has|is|pays|burns|owns|made|earns|trades|had|got|grew|did)\b.*\b(?:more|less|fewer|bigger|larger|higher|lower|better|worse|cheaper|smaller|safer)\b(?! than \$?\d)/i,
    honoured: honouredBy('compare|screen|insider|holder|for-and-against|peers'),
  },
]; // prettier-ignore

/** The words of a question that ask for what a kind does not say; undefined where it says all. */
export function unmetDemand(kindId: string, reading: Reading): string | undefined {
  for (const { said, honoured, unless } of demands) {
    const words = said.exec(reading.text)?.[0];
    if (words !== undefined && !honoured.test(kindId) && !unless?.(reading)) return words.trim();
  }
  return undefined;
}
