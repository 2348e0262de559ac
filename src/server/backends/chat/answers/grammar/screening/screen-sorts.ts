import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { measured } from './screen-conditions.ts';

/** The order of a list. */
export type Sort = readonly [ScreenerFieldName, 'asc' | 'desc'];

/** A figure that a list is put in order by, or shown with: as it is called with an amount, and by how else it is called. */
const called: readonly (readonly [string, ScreenerFieldName])[] = [
  [String.raw`p ?[/]? ?e(?: ratios?)?\b|price to earnings\b`, 'price_earnings'],
  [String.raw`p ?[/]? ?s(?: ratios?)?\b|price to sales\b`, 'price_sales'],
  [String.raw`p ?[/]? ?b(?: ratios?)?\b|price to book\b`, 'price_book'],
  [String.raw`(?:market )?(?:caps?|capitali[sz]ations?|values?)\b|size\b`, 'market_cap'],
  [String.raw`(?:dividend |div )?yields?\b|dividends?\b`, 'dividend_yield'],
  [String.raw`shorted\b|short (?:interest|intrest|float|percent(?:age)?)(?: %| percent(?:age)?\b)?|short ?%|(?:%|percent) of (?:the )?float\b|(?:% |percent )(?:sold )?short\b`, 'short_float'],
  [String.raw`days to cover\b`, 'days_to_cover'],
  [String.raw`(?:cash )?runways?\b`, 'runway'],
  [String.raw`volatil(?:e|ity)\b`, 'volatility'],
  [String.raw`dilut(?:ion|ed|ing|ive)\b|share count growth\b`, 'shares_change'],
  [String.raw`(?:trading )?volumes?\b`, 'volume'],
  [String.raw`insider (?:buying|purchases|buys) (?:(?:in|over|within|during) )?(?:the )?(?:last|past) (?:30 days|month|four weeks|4 weeks)\b`, 'insider_bought_30'],
  [String.raw`insider (?:buying|purchases|buys) (?:(?:in|over|within|during) )?(?:the )?(?:last|past) (?:90 days|quarter|three months|3 months)\b`, 'insider_bought_90'],
  [String.raw`insider (?:buying|purchases|buys)\b`, 'insider_purchases'],
  ...measured.filter(([{ source }]) => !source.includes('(?=')).map(([{ source }, field]) => [source, field] as const),
]; // prettier-ignore

/** What the cheapest were taken for, where some of them have a P/E. */
export const CHEAPEST = '“Cheapest” was taken for the lowest P/E of those that have one.';

/** Words that a list is put in order by without a figure; the note says what they were taken for. */
const bare: readonly (readonly [RegExp, Sort, string?])[] = [
  [/\bcheapest(?: ones?)?(?: first)?\b/, ['price_earnings', 'asc'], CHEAPEST],
  [/\bmost expensive\b|\bpriciest\b/, ['price_earnings', 'desc'], '“Most expensive” was taken for the highest P/E.'],
  [/\bfastest[ -]grow(?:ing|er|ers)\b|\bgrow(?:s|ing)? (?:the )?fastest\b/, ['revenue_growth', 'desc']],
  [/\bmost profitable\b/, ['net_margin', 'desc'], '“Most profitable” was taken for the highest net margin.'],
  [/\bdilut(?:ed|ing|ion)(?: (?:their|the|its))?(?: (?:holders|shareholders|owners))?(?: the)? most\b|\bmost (?:diluted|dilution|dilutive)\b/, ['shares_change', 'desc']],
  [/\bmost indebted\b/, ['debt', 'desc']],
  [/\bmost liquid\b/, ['dollar_volume', 'desc']],
  [/\b(?:biggest|largest)(?! (?:gain|los|move|win|decl|fall|drop))\b/, ['market_cap', 'desc']],
  [/\bsmallest\b/, ['market_cap', 'asc']],
]; // prettier-ignore

/** "Low P/E" is no amount: an order, which the note says. */
const LOW_OR_HIGH = new RegExp(
  String.raw`\b(?:(?:with|at|on|and|has|have|having) )?(?:an? |the )?(?:very |really |relatively )?(low|high) (p ?[/]? ?[esb](?: ratios?| multiples?)?\b|price to (?:earnings|sales|book)\b|(?:dividend |div )?yields?\b)(?! (?:of|over|under|above|below|at least|more|less)\b)`,
);
const ofLowOrHigh: Readonly<Record<string, ScreenerFieldName>> = { e: 'price_earnings', s: 'price_sales', b: 'price_book' }; // prettier-ignore

function lowOrHigh(text: string): SortRead | undefined {
  const [words, side, what = ''] = LOW_OR_HIGH.exec(text) ?? [];
  if (words === undefined) return undefined;
  const letter = /^p ?\/? ?([esb])|^price to ([esb])/.exec(what);
  const field = ofLowOrHigh[letter?.[1] ?? letter?.[2] ?? ''] ?? 'dividend_yield';
  return {
    words,
    sort: [field, side === 'low' ? 'asc' : 'desc'],
    note: `“${side === 'low' ? 'Low' : 'High'}” is no amount: the ${side}est come first.`,
  };
}

/** Of these a list begins with the lowest, where nobody says otherwise. */
const lowFirst: readonly ScreenerFieldName[] = ['price_earnings', 'price_sales', 'price_book', 'ev_sales', 'ev_ebitda']; // prettier-ignore

const BY = String.raw`\b(?:re-?)?(?:sort|rank|order)(?:ed|ing)?(?: (?:them|those|these|it|that|this|the list|all|everything))*(?: (?:from|in))? by (?:(?:the|their|its|order|of) )*(highest |lowest |most |least |biggest |largest |smallest )?`;
const HOW = String.raw`(?:,? (?:from )?(descending|ascending|desc|asc|highest first|lowest first|high to low|low to high|highest to lowest|lowest to highest|largest first|smallest first))?`;
const SUPERLATIVE = String.raw`\b(?:(?:has|have|having|with|had|is|are|by) )?(?:the )?(highest|lowest|most|least|largest|biggest|smallest|longest|shortest|fastest)(?: amount of| percentage of| %| in)? `;

const isLow = (word: string | undefined): boolean =>
  /^(?:low|least|small|short|asc)/.test(word?.trim() ?? '');

/** Behind a figure: an amount, which makes it a condition ("the lowest P/E under 10"), and what makes another figure of it ("the largest price drop"). */
const MAKES_ANOTHER =
  /^\W*(?:(?:of )?(?:(?:under|over|above|below|more|less|at (?:least|most))(?! (?:than )?\$)|\$?\d)|(?:flows?|burn|drops?|falls?|rises?|gains?|moves?|changes?|targets?|increases?|decreases?|declines?|growth|jumps?|swings?|cuts?|per|to|spikes?|loss(?:es)?|returns?)\b)/;

const FIELD = called.map(([pattern]) => `(?:${pattern})`).join('|');

/** "Rank software companies by P/S", "the largest banks by P/B": the order behind what is put in order. */
export const orderedLast = (text: string): string =>
  text
    .replace(
      /\b(sort|rank|order)(?:ed|ing)? (?!by\b|from\b|in\b|them\b|those\b|these\b|it\b|that\b|this\b|the list\b|all\b|everything\b)((?:[\w&$.%/-]+ ){1,6}?)by /,
      '$2 $1 by ',
    )
    .replace(
      new RegExp(
        String.raw`\b(?:(\d{1,2}) )?(largest|biggest|highest|top|smallest|lowest|cheapest)((?: (?:\d{1,2}|three|five|ten|fifteen|twenty))?) (?!by\b)((?:[\w&$.%/-]+ ){1,6}?)by (?:the |their )?(?=${FIELD})`,
      ),
      (_, before: string | undefined, how: string, behind: string, what: string) =>
        `${before === undefined && behind === '' ? '' : `top ${before ?? behind.trim()} `}${what}sort by ${/smallest|lowest|cheapest/.test(how) ? 'lowest' : 'highest'} `,
    );

const SHOWN_WITH = new RegExp(
  String.raw`\b(?:(?:together |along )?with|show(?:ing)?|including|and|plus) (?:me )?(?:their|its|the) ((?:${FIELD})(?:(?: |, ?| and | & )*(?:${FIELD}))*)(?! ?(?:over|under|above|below|of|at|is|are|more|less|between|[<>]))`,
);

/** Figures that a list is to be shown with: "with their price to book and dividend yield". */
export function columnsIn(text: string): { words: string; fields: ScreenerFieldName[] } | undefined {
  const found = SHOWN_WITH.exec(text);
  if (!found?.[1]) return undefined;
  let left = found[1];
  // "Price to book" is no price.
  const fields = called.flatMap(([pattern, field]) => {
    const words = new RegExp(String.raw`(?<![\w/])(?:${pattern})`).exec(left)?.[0];
    if (words === undefined) return [];
    left = left.replace(words, ' ');
    return [field];
  });
  return { words: found[0], fields: [...new Set(fields)].slice(0, 4) };
}

/** What a text puts a list in order by, with the words that say so. */
export interface SortRead {
  words: string;
  sort: Sort;
  note?: string;
}

/** The order that a text asks for: "sort them by size", "with the highest dividend yield", "the cheapest". */
export function sortIn(text: string): SortRead | undefined {
  for (const [pattern, field] of called) {
    const by = new RegExp(`${BY}(?:${pattern})${HOW}`).exec(text);
    if (by) {
      const said = by[1] ?? by.at(-1);
      const direction =
        said === undefined ? (lowFirst.includes(field) ? 'asc' : 'desc') : isLow(said) ? 'asc' : 'desc';
      return { words: by[0], sort: [field, direction] };
    }
    const most = new RegExp(`${SUPERLATIVE}(?:${pattern})`).exec(text);
    if (most && !MAKES_ANOTHER.test(text.slice(most.index + most[0].length)))
      return { words: most[0], sort: [field, isLow(most[1]) ? 'asc' : 'desc'] };
  }
  for (const [pattern, sort, note] of bare) {
    const found = pattern.exec(text);
    if (found) return { words: found[0], sort, ...(note !== undefined && { note }) };
  }
  return lowOrHigh(text);
}

const counts: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10, fifteen: 15, twenty: 20 };
const MANY = String.raw`(?=(?:[a-z-]+ ){0,3}(?:stocks|companies|names|tickers|banks|biotechs|miners|insurers|firms|adrs|reits|caps|plays)\b|(?:[a-z-]+ ){0,2}[a-z]{4,}s (?:with|under|over|above|below|that|by|paying|trading|yielding|in|on)\b)`;
const COUNT = '(\\d{1,2}|three|five|ten|fifteen|twenty)';
/** How many are asked for: "top ten", "10 cheapest", "give me 10 stocks". */
const TOP = new RegExp(
  String.raw`\b(?:(?:show|give|list)(?: me)? )?(?:the |only the |just the )?(?:top|first|biggest|largest) ${COUNT}\b(?! ?%)|\b(\d{1,2}) (?=(?:most|least|cheapest|largest|biggest|smallest|highest|lowest)\b)|(?:\b(?:show|give|list|find|name|tell|get|gimme|want|need|pick)(?: (?:me|us))?(?: (?:the|any|like|about|around|some))?|^\W*(?:please |pls )?(?:any )?) ?\b${COUNT} ${MANY}`,
);

/** How many of a list are asked for. */
export function countIn(text: string): { words: string; count: number } | undefined {
  const found = TOP.exec(text);
  const said = found?.slice(1).find(Boolean);
  const count = said === undefined ? NaN : (counts[said] ?? Number(said));
  return found && count > 0 ? { words: found[0], count } : undefined;
}

/** The first figure that a text names, which a list may be shown with. */
export function fieldIn(text: string): { words: string; field: ScreenerFieldName } | undefined {
  for (const [pattern, field] of called) {
    const found = new RegExp(String.raw`(?<![\w/])(?:${pattern})`).exec(text);
    if (found) return { words: found[0], field };
  }
  return undefined;
}
