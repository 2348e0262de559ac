// Over 300 lines, because the words that stand for filters are one table: whoever adds one sees all that it could be taken for.
import { type CompanySizeName, sizeOf } from '#contract/company-size.ts';
import type { Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { foldText } from '#kit/fold.ts';
import { parseAmount } from '#kit/screener/amount.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import { isFiller } from './lexicon.ts';
import { type Change, groups } from './screen-groups.ts';

/** A list of companies that was asked for. */
export interface ScreenRead {
  state: ScreenerState;
  /** Words that no condition took. */
  unknown: string[];
  isScreen: boolean;
}

/** The market values from one size to another. */
const rangeOf = (
  from: Exclude<CompanySizeName, 'largest'>,
  to: Exclude<CompanySizeName, 'largest'>,
): Range => {
  const { min } = sizeOf(from);
  return { ...(min > 0 && { min }), max: sizeOf(to).max };
};

/** Conditions that would lend their words to an amount beside them ("zero debt, over $100M cash"). */
const beforeAmounts: readonly (readonly [RegExp, Change])[] = [
  [/\b(?:no|without(?: any)?|zero) (?:net )?debt\b|\bdebt[ -]?free\b/, { filter: ['debt', { max: 0 }] }],
  [
    /\b(?:ranked|sorted|ordered|rank|sort)(?: them)? by (?:dividend )?(?:yield|div yield)\b/,
    { sort: ['dividend_yield', 'desc'] },
  ],
  [
    /\b(?:ranked|sorted|ordered|rank|sort)(?: them)? by (?:market (?:cap|value)|size)\b/,
    { sort: ['market_cap', 'desc'] },
  ],
  [
    /\b(?:ranked|sorted|ordered|rank|sort)(?: them)? by (?:revenue )?growth\b/,
    { sort: ['revenue_growth', 'desc'] },
  ],
  [
    /\b(?:ranked|sorted|ordered|rank|sort)(?: them)? by (?:short interest|short float)\b/,
    { sort: ['short_float', 'desc'] },
  ],
  [/\b(?:ranked|sorted|ordered|rank|sort)(?: them)? by runway\b/, { sort: ['runway', 'desc'] }],
  [/\b(?:ranked|sorted|ordered|rank|sort)(?: them)? by volume\b/, { sort: ['volume', 'desc'] }],
];

/** Conditions without a figure. */
const plain: readonly (readonly [RegExp, Change])[] = [
  [/\blisted in (?:new york|the us|the u s|america|the states)\b/, {}],
  [/\bnyse american\b|\bamex\b/, { filter: ['market', 'NYSE American'] }],
  [/\bnasdaq(?: listed)?\b/, { filter: ['market', 'NASDAQ'] }],
  [/\bnyse(?: listed)?\b/, { filter: ['market', 'NYSE'] }],
  [/\b(?:with|that have|having|and|show|seeing)?\s*(?:where )?insiders? (?:buying|buys|purchases|bought|buy) (?:in |over |within )?(?:the )?(?:last|past) (?:month|30 days)\b/, { filter: ['insider_bought_30', { min: 1 }] }],
  [/\b(?:with|that have|having|and|show|seeing)?\s*(?:where )?insiders? (?:buying|buys|purchases|bought|buy) (?:in |over |within )?(?:the )?(?:last|past) (?:quarter|three months|3 months|90 days)\b/, { filter: ['insider_bought_90', { min: 1 }] }],
  [/\b(?:with|that have|having|and|show|seeing|recent)?\s*insiders? (?:buying|buys|purchases|bought|buy|(?:are )?(?:loading|adding|accumulating|piling in))\b|\bwhere insiders (?:bought|buy|are buying)\b|\bbought by insiders\b|\binsiders (?:are )?buying\b/, { filter: ['insider_purchases', { min: 1 }] }],
  [/\b(?:trad(?:e|es|ing) |priced )?(?:under|below|less than)(?: their| its| the)? (?:tangible )?book(?: value)?\b/, { filter: ['price_book', { max: 1 }] }],
  [/\bturn(?:s|ing)? a profit\b/, { filter: ['profitable', 'Yes'] }],
  [/\b(?:free cash flow|fcf|cash flow) positive\b|\bpositive (?:free cash flow|fcf|cash flow)\b/, { filter: ['free_cash_flow', { min: 0 }] }],
  [/\b(?:revenues?|sales)(?: (?:is|are))?(?: still)? (?:growing|rising|climbing|increasing|up)\b|\bgrowing (?:revenues?|sales|(?:the )?top line)\b|\bstill growing\b/, { filter: ['revenue_growth', { min: 0 }] }],
  [/\b(?:revenues?|sales)(?: (?:is|are))?(?: still)? (?:shrinking|falling|declining|down)\b|\b(?:shrinking|falling|declining) (?:revenues?|sales)\b/, { filter: ['revenue_growth', { max: 0 }] }],
  [/\b(?:no|without|not) dilut(?:ion|ing)\b|\b(?:flat|shrinking|falling) share counts?\b|\bbuying back (?:stock|shares)\b/, { filter: ['shares_change', { max: 0 }] }],
  [/\b(?:with )?(?:an? )?(?:activists?|13d)(?: filings?| filed)?(?: (?:in|over|within) (?:the )?(?:last|past) (?:quarter|three months|3 months|90 days))\b/, { filter: ['days_since_13d', { max: 90 }] }],
  [/\b(?:pdufas?|catalysts?|readouts?|fda (?:dates?|decisions?)|decisions?)(?: dates?)? (?:coming |due |in |within |over )*(?:the )?next (?:quarter|three months|3 months|90 days)\b/, { filter: ['catalyst_days', { min: 0, max: 90 }] }],
  [/\b(?:pdufas?|catalysts?|readouts?|fda (?:dates?|decisions?)|decisions?)(?: dates?)? (?:coming |due |in |within |over )*(?:the )?next (?:month|30 days)\b/, { filter: ['catalyst_days', { min: 0, max: 30 }] }],
  [/\b(?:report(?:ing|s)?|earnings) (?:earnings )?(?:this|in the next|within a|next) week\b/, { filter: ['report_days', { min: 0, max: 7 }] }],
  [/\b(?:unprofitable|loss making|losing money)\b/, { filter: ['profitable', 'No'] }],
  [/\b(?:the )?(?:highest|most) short interest\b/, { sort: ['short_float', 'desc'] }],
  [/\bprofitable\b|\b(?:actually |really )?(?:makes?|making|earns?|earning) (?:real )?money\b|\bin the black\b|\bmoney ?makers?\b|\bwith (?:a )?profits?\b|\band (?:a )?profits?\b/, { filter: ['profitable', 'Yes'] }],
  [/\b(?:near|close to|at|around) (?:their |its |the |a )?(?:52[ -]?w(?:ee)?ks? |yearly )?lows?\b/, { filter: ['above_low', { max: 10 }] }],
  [/\b(?:near|close to|at|around) (?:their |its |the |a )?(?:52[ -]?w(?:ee)?ks? |yearly )?highs?\b/, { filter: ['below_high', { max: 10 }] }],
  [/\boversold\b/, { filter: ['latest_rsi', { max: 30 }] }],
  [/\boverbought\b/, { filter: ['latest_rsi', { min: 70 }] }],
  [/\b(?:heavily|highly|most|very) shorted\b|\bhigh short interest\b/, { filter: ['short_float', { min: 20 }], sort: ['short_float', 'desc'] }],
  [/\bshorted\b/, { filter: ['short_float', { min: 10 }], sort: ['short_float', 'desc'] }],
  [/\b(?:pay(?:s|ing)?|with|that pay) (?:a )?dividends?\b|\bdividend (?:payers?|paying|stocks?)\b/, { filter: ['dividend_yield', { min: 0.01 }] }],
  [/\bpenny (?:stocks?|shares?)\b/, { filter: ['last_sale', { max: 5 }] }],
  [/\bmicro[ -]?caps?\b/, { filter: ['market_cap', rangeOf('micro', 'micro')] }],
  [/\bnano[ -]?caps?\b/, { filter: ['market_cap', rangeOf('nano', 'nano')] }],
  [/\bsmall[ -]?caps?\b/, { filter: ['market_cap', rangeOf('small', 'larger')] }],
  [/\b(?:in|from|based in) (?:the )?(?:us|usa|united states|america)\b|\bamerican\b/, { filter: ['country', 'US'] }],
  [/\bchinese\b|\b(?:in|from) china\b/, { filter: ['country', 'China'] }],
  [/\bisraeli\b|\b(?:in|from) israel\b/, { filter: ['country', 'Israel'] }],
  [/\bcanadian\b|\b(?:in|from) canada\b/, { filter: ['country', 'Canada'] }],
  [/\b(?:ph|p) ?3(?: (?:trials?|stud(?:y|ies)|drugs?|assets?))?\b|\b(?:in|with) phase (?:3|iii|three)(?: (?:trials?|stud(?:y|ies)|drugs?))?\b|\bphase (?:3|iii|three)(?: (?:trials?|stud(?:y|ies)|drugs?))?\b/, { filter: ['bioPhasePipelines', 'Phase 3'] }],
  [/\bphase (?:2|ii|two)(?: (?:trials?|stud(?:y|ies)|drugs?))?\b/, { filter: ['bioPhasePipelines', 'Phase 2'] }],
  [/\bphase (?:1|i|one)(?: (?:trials?|stud(?:y|ies)|drugs?))?\b/, { filter: ['bioPhasePipelines', 'Phase 1'] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed|moved up) (?:the )?most (?:this|in the last|over the last|over the past|in the past) (?:week|5 (?:days|sessions)|five (?:days|sessions))\b/, { sort: ['change_5', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most (?:this|in the last|over the last|over the past|in the past) (?:week|5 (?:days|sessions)|five (?:days|sessions))\b/, { sort: ['change_5', 'asc'] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed) (?:the )?most (?:in|over) the (?:last|past) month\b/, { sort: ['change_20', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most (?:in|over) the (?:last|past) month\b/, { sort: ['change_20', 'asc'] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed) (?:the )?most today\b/, { sort: ['change_pre', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most today\b/, { sort: ['change_pre', 'asc'] }],
  [/\b(?:more (?:net )?cash than (?:market (?:cap|value)|they are worth)|trading (?:below|under) (?:net )?cash|(?:below|under) net cash)\b/, { filter: ['net_cash', { min: 100 }] }],
  [/\b(?:net cash|no net debt|more cash than debt)\b/, { filter: ['net_cash', { min: 0 }] }],
  [/\b(?:no|without|zero) debt\b|\bdebt[ -]?free\b/, { filter: ['debt', { max: 0 }] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed) (?:the )?most\b(?! (?:this|in|over|since))/, { sort: ['change_pre', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most\b(?! (?:this|in|over|since))/, { sort: ['change_pre', 'asc'] }],
  [/\b(?:biggest|top|largest) (?:gainers?|winners?|movers? up)\b|\bgainers\b/, { sort: ['change_pre', 'desc'] }],
  [/\b(?:biggest|top|largest) (?:losers?|decliners?|fallers?)\b|\blosers\b/, { sort: ['change_pre', 'asc'] }],
  [/\bmost (?:traded|active)\b/, { sort: ['volume', 'desc'] }],
  [/\b(?:largest|biggest)\b/, { sort: ['market_cap', 'desc'] }],
  [/\bsmallest\b/, { sort: ['market_cap', 'asc'] }],
  [/\brussell 2000\b/, { filter: ['stock_index', 'Russell 2000'] }],
]; // prettier-ignore

/** Fields that a figure may follow or lead; without one a bare amount is market value, a small one a price. */
const measured: readonly (readonly [RegExp, ScreenerFieldName])[] = [
  [/\b(?:market )?cap(?:italization)?\b|\bmarket value\b|\bworth\b|\bsize\b/, 'market_cap'],
  [/\bp ?[/]? ?e(?: ratio)?\b|\b(?:x|times) earnings\b/, 'price_earnings'],
  [/\bp ?[/]? ?s(?: ratio)?\b/, 'price_sales'],
  [/\bp ?[/]? ?b(?: ratio)?\b/, 'price_book'],
  [/\brevenue growth\b|\bgrowth\b|\bgrowing\b/, 'revenue_growth'],
  [/\brevenues?\b|\bsales\b/, 'revenue'],
  [/\b(?:quarters? of (?:cash|runway)|runway)\b/, 'runway'],
  [/\bcash\b/, 'cash_held'],
  [/\bdebt to equity\b/, 'debt_equity'],
  [/\bdebt\b/, 'debt'],
  [
    /\bdividend yields?\b|\byields?\b|\bdividends?\b|\b(?:yielding|that pay|pays?|paying)(?= *$)/,
    'dividend_yield',
  ],
  [/\bshort interest\b|\bshort float\b|\bsi\b/, 'short_float'],
  [/\bdays to cover\b/, 'days_to_cover'],
  [/\brsi\b/, 'latest_rsi'],
  [/\bgross margins?\b/, 'gross_margin'],
  [/\boperating margins?\b/, 'operating_margin'],
  [/\bnet margins?\b|\bprofit margins?\b/, 'net_margin'],
  [/\breturn on equity\b|\broe\b/, 'return_on_equity'],
  [/\bcurrent ratio\b/, 'current_ratio'],
  [/\bev ?[/]? ?(?:s|sales)\b/, 'ev_sales'],
  [/\bev ?[/]? ?ebitda\b/, 'ev_ebitda'],
  [/\bvolatility\b/, 'volatility'],
  [/\bfree cash flow\b|\bfcf\b/, 'free_cash_flow'],
  [/\boperating cash flow\b|\bcash from operations\b/, 'operating_cash_flow'],
  [/\boperating (?:income|profit)\b/, 'operating_income'],
  [/\broic\b|\breturn on capital\b/, 'return_on_capital'],
  [/\b(?:target )?upside\b/, 'priceTargetUpside'],
  [/\banalysts\b/, 'totalAnalysts'],
  [/\b(?:off|below|from) (?:their |its |the )?(?:52[ -]?w(?:ee)?ks? )?highs?\b/, 'below_high'],
  [/\bprofitable quarters\b|\bquarters of profit\b/, 'profitable_quarters'],
  [/\brelative volume\b|\brvol\b/, 'relative_volume'],
  [/\binstitutional (?:ownership|owned)\b|\bowned by institutions\b/, 'institutionalOwnership'],
  [/\bnet income\b|\bprofits?\b/, 'net_income'],
  [/\bemployees\b/, 'employees'],
  [/\bfloat\b/, 'float_shares'],
  [/\bshares outstanding\b/, 'shares_outstanding'],
  [
    /\binsider ownership\b|\bowned by insiders\b|\binsiders? (?:own|owning|hold|holding)s?\b/,
    'Insider_Ownership_Percent',
  ],
  [/\b(?:insiders? (?:buys|buying|purchases)) (?=.*(?:last|past) (?:month|30 days))/, 'insider_bought_30'],
  [/\binsiders? (?:buys|buying|purchases)\b/, 'insider_purchases'],
  [/\bvolume\b/, 'volume'],
  [/\bprice\b|\btrading\b|\bshare price\b/, 'last_sale'],
];

const AMOUNT = String.raw`\$?\s?\d[\d,.]*\s?(?:k|m|mm|mn|mil|million|b|bn|bil|billion|thousand)?\b\s?%?`;
const UNDER = String.raw`(?:under|below|less than|smaller than|lower than|up to|at most|beneath|cheaper than|no more than|<|sub)`;
const OVER = String.raw`(?:over|above|more than|greater than|bigger than|larger than|at least|higher than|exceeding|minimum|>)`;
const BETWEEN = new RegExp(
  String.raw`(?:between|from)\s+(${AMOUNT})\s+(?:and|to|-)\s+(${AMOUNT})|(\$?\d[\d.]*(?:k|m|mm|b|bn)?)\s?(?:-|–|to)\s?(\$?\d[\d.]*(?:k|m|mm|b|bn)\b)`,
);
const LIMIT = new RegExp(
  String.raw`(${UNDER}|${OVER})\s+(?:a\s+)?(${AMOUNT})|(${AMOUNT})\s+(?:or )?(less|more|plus)`,
);

const unit = (text: string): number => {
  const plainText = text
    .replace(/million|mil|mm|mn/, 'm')
    .replace(/billion|bil|bn/, 'b')
    .replace(/thousand/, 'k')
    .replace(/\s/g, '');
  return parseAmount(plainText) ?? NaN;
};

/** "100-800m": the first is of the scale of the second. */
const scaledAs = (low: string, high: string | undefined): string =>
  /[a-z]$/.test(low) ? low : `${low}${/[a-z]+$/.exec(high ?? '')?.[0] ?? ''}`;

/** What of a text a list of conditions took. */
class Scan {
  rest: string;
  state: ScreenerState = defaultScreener;
  conditions = 0;
  constructor(text: string) {
    this.rest = ` ${text} `;
  }
  take(pattern: RegExp): boolean {
    if (!pattern.test(this.rest)) return false;
    this.rest = this.rest.replace(pattern, ' ');
    return true;
  }
  apply({ sic, sector, filter, sort }: Change): void {
    this.conditions += 1;
    if (sic)
      this.state = { ...this.state, industries: [...new Set([...this.state.industries, ...sic])].sort() };
    if (sector) this.state = { ...this.state, sector };
    if (filter) this.state = { ...this.state, filters: { ...this.state.filters, [filter[0]]: [filter[1]] } };
    if (sort) this.state = { ...this.state, sortField: sort[0], sortDirection: sort[1] };
  }
}

function takeRanges(scan: Scan): boolean {
  for (let turn = 0; turn < 4; turn += 1) {
    const between = BETWEEN.exec(scan.rest);
    const limit = between ? null : LIMIT.exec(scan.rest);
    if (!between && !limit) return true;
    const at = (between ?? limit)?.index ?? 0;
    const whole = (between ?? limit)?.[0] ?? '';
    const low = between ? unit(scaledAs(between[1] ?? between[3] ?? '', between[4])) : NaN;
    const high = between ? unit(between[2] ?? between[4] ?? '') : NaN;
    const amount = limit ? unit(limit[2] ?? limit[3] ?? '') : NaN;
    const isUnder = limit
      ? limit[1] !== undefined
        ? new RegExp(`^${UNDER}$`).test(limit[1])
        : limit[4] === 'less'
      : false;
    const range: Range = between ? { min: low, max: high } : isUnder ? { max: amount } : { min: amount };
    if (Object.values(range).some((value) => Number.isNaN(value))) return false;
    const field = fieldNear(scan, at, whole, Math.max(low || 0, high || 0, amount || 0));
    scan.rest = scan.rest.replace(whole, ' ');
    if (!field || (inDollars.includes(field) && Math.max(low || 0, high || 0, amount || 0) < 10_000))
      return false;
    scan.apply({ filter: [field, range] });
  }
  return true;
}

/** The field that an amount is of: named just before or after it, else told by its size. */
function fieldNear(scan: Scan, at: number, whole: string, amount: number): ScreenerFieldName | undefined {
  const before = scan.rest.slice(Math.max(0, at - 22), at);
  // What another condition begins with is of another amount.
  const after =
    scan.rest.slice(at + whole.length, at + whole.length + 18).split(/\b(?:with|and|or|that|whose)\b/)[0] ??
    '';
  for (const part of [before, after])
    for (const [pattern, field] of measured) {
      const match = pattern.exec(part);
      if (!match) continue;
      scan.rest = scan.rest.replace(match[0], ' '.repeat(match[0].length));
      return field;
    }
  if (whole.includes('%')) return undefined;
  return amount >= 1e6 ? 'market_cap' : whole.includes('$') || amount < 1000 ? 'last_sale' : undefined;
}

const CALLS =
  /\b(?:producers?|makers?|players?|operators?|explorers?|developers?|outfits?|issuers?|stocks?|companies|shares|names|tickers|plays|screen|screener|list|firms|ones)\b/g;

const MANY =
  /\b(?:producers|makers|players|operators|explorers|developers|outfits|issuers|anything|stocks|companies|shares|names|tickers|plays|firms|ones|caps|gainers|losers|winners|decliners|fallers|movers|payers|screen|screener)\b/i;

const countWords: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3, four: 4, five: 5 };

/** "2 years of cash" is eight quarters of it, and no amount. */
const inQuarters = (text: string): string =>
  text.replace(
    /\b(\d+|one|a|two|three|four|five) (year|month|quarter)s?(?: worth)? (?:of |in )?(?:cash|runway)\b/g,
    (_, count: string, unit: string) => {
      const number = countWords[count] ?? Number(count);
      return `${unit === 'year' ? number * 4 : unit === 'month' ? number / 3 : number} quarters of cash`;
    },
  );

/** Fields in dollars, of which nobody means a few. */
const inDollars: readonly ScreenerFieldName[] = ['market_cap', 'revenue', 'cash_held', 'debt'];

/** A word of size that no condition took belongs to one that was not understood. */
const COMPARES =
  /^(?:under|over|below|above|than|more|less|fewer|higher|lower|between|half|double|twice|least|priced|potential|without|not|no|except|ever|never|always|average|usually|since|if)$/;

/** Reads a question as a list of conditions; what no condition takes is said to be unknown. */
export function readScreen(text: string): ScreenRead {
  const scan = new Scan(
    inQuarters(
      foldText(text)
        .replace(/[’']/g, '')
        .replace(/[?!;:()]/g, ' ')
        .replace(/,(?!\d)/g, ' ')
        .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
        .replace(/\s+/g, ' '),
    ),
  );
  for (const [pattern, change] of beforeAmounts) if (scan.take(pattern)) scan.apply(change);
  const isRanged = takeRanges(scan);
  let isGroup = false;
  for (const [pattern, change] of groups) {
    if (!scan.take(pattern)) continue;
    isGroup = true;
    scan.apply(change);
  }
  for (const [pattern, change] of plain) if (scan.take(pattern)) scan.apply(change);
  const isPlural = isGroup || MANY.test(text);
  const unknown = scan.rest
    .replace(CALLS, ' ')
    .split(/[^\p{L}\p{N}%$]+/u)
    .filter(
      (word) =>
        (word !== '' &&
          (!isFiller(word) || COMPARES.test(word)) &&
          !/^(?:that|with|listed|any|find|screen|search|me|whose|where|their|its|the|and|trade|trading|low|priced|based|currently|cheap)$/.test(
            word,
          )) ||
        word === 'cheap',
    );
  // What is like something else no condition of a screen says.
  const alike =
    /\b(?:like|similar to|resembling|comparable to) (?:this|that|it|them|these|[a-z]{2,5}\b)/i.exec(
      text,
    )?.[0];
  if (alike) unknown.push(alike);
  return {
    state: scan.state,
    unknown: isRanged ? unknown : [...unknown, 'amount'],
    isScreen: isPlural && scan.conditions > 0,
  };
}
