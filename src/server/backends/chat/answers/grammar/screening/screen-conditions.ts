import { type CompanySizeName, sizeOf } from '#contract/company-size.ts';
import type { Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { countedDays } from './screen-days.ts';
import type { Condition } from './screen-groups.ts';
import { insidersBoughtFor, insidersBuying } from './screen-insiders.ts';
import { listings } from './screen-listings.ts';
import { places } from './screen-places.ts';
import { volumes } from './screen-volumes.ts';

/** The market values from one size to another. */
const rangeOf = (
  from: Exclude<CompanySizeName, 'largest'>,
  to: Exclude<CompanySizeName, 'largest'>,
): Range => {
  const { min } = sizeOf(from);
  return { ...(min > 0 && { min }), max: sizeOf(to).max };
};

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  twelve: 12,
};
const daysIn: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30.5 };

const daysOf = (count = '', unit = ''): number =>
  Math.round((counts[count] ?? Number(count)) * (daysIn[unit] ?? 1));

/** Conditions that would lend their words to an amount beside them ("zero debt, over $100M cash"). */
export const beforeAmounts: readonly Condition[] = [
  ...listings,
  ...insidersBoughtFor,
  ...countedDays,
  ...volumes,
  [
    /\b(?:(?:more than|over|above|at least|exceeding) )*(\d+(?:\.\d+)?) ?%(?: or more| plus)?(?: of (?:(?:the|its|their|all) )*(?:float|shares?(?: outstanding)?|stock))? (?:(?:is|are|has been|being|currently) )*(?:sold )?short(?:ed)?\b(?! (?:term|squeeze|sell|interest|float))/,
    ([, percent]) => ({ filter: ['short_float', { min: Number(percent) }] }),
  ],
  [
    /\b(?:with )?(?:shares?|stock) counts? (?:that (?:is|are) )?(?:up|grew|growing|rising|rose|increased)(?: by)?(?: (?:more than|over|at least|above))? (\d+(?:\.\d+)?) ?%(?: or more| plus)?(?: (?:in|over|within) (?:a|one|the (?:last|past)) year)?\b/,
    ([, percent]) => ({ filter: ['shares_change', { min: Number(percent) }] }),
  ],
  [
    /\b(?:that |which )?(?:are |is |have |has )?(down|lost|fallen|fell|dropped|up|gained|risen|rose)(?: by)?(?: (?:more than|over|at least|above))? (\d+(?:\.\d+)?) ?%(?: or more| plus)?(?: or more)? (?:(?:in|over|within|during) )?(?:the )?(?:last|past|(this)) (year|12 months|52 weeks|quarter|3 months|three months|month|week)\b/,
    ([, how, percent, begun, span]) => ({
      // What began on the first of a month is no count of sessions, which is all that is on record of every company.
      ...(begun !== undefined && {
        note: `No field here is of “this ${span ?? ''}”: taken was the change over as many sessions as such a time has.`,
      }),
      filter: [
        /year|12|52/.test(span ?? '')
          ? 'change_250'
          : /quarter|months/.test(span ?? '')
            ? 'change_60'
            : span === 'month'
              ? 'change_20'
              : 'change_5',
        /up|gain|ris|rose/.test(how ?? '') ? { min: Number(percent) } : { max: -Number(percent) },
      ],
    }),
  ],
  [
    /\b(?:(?:almost|nearly|virtually|practically|next to|close to|basically) (?:no|zero)|hardly any|barely any|negligible|minimal) debt\b/,
    { filter: ['debt_equity', { max: 0.1 }] },
  ],
  [
    /\b(?:making|makes?|generating|generates?|with|positive|throwing off) (?:positive )?free cash(?: flow)?\b(?! (?:flows?|over|above|under|below|of)\b)/,
    { filter: ['free_cash_flow', { min: 0 }] },
  ],
  [
    /\b(?:revenues?|sales)(?: is| are)? (?:up|growing|rising|growth of|grew)(?: by)?(?: (?:over|above|more than|at least))? (\d+(?:\.\d+)?) ?%(?: or more| plus)?/,
    ([, percent]) => ({ filter: ['revenue_growth', { min: Number(percent) }] }),
  ],
  [/\bpositive (?:free cash ?flows?|fcf)\b/, { filter: ['free_cash_flow', { min: 0 }] }],
  [
    /\bpositive (?:operating cash ?flows?|cash from operations)\b/,
    { filter: ['operating_cash_flow', { min: 0 }] },
  ],
  [/\bnegative (?:free cash ?flows?|fcf)\b/, { filter: ['free_cash_flow', { max: 0 }] }],
  [
    /\bpositive (?:(?:gaap |net )?(?:earnings|income|profits?|eps))\b/,
    { filter: ['profitable', '12 months'] },
  ],
  [/\bnegative (?:(?:gaap |net )?(?:earnings|income|profits?|eps))\b/, { filter: ['profitable', 'No'] }],
  [
    /\b(?:(?:that |who |with )?(?:report(?:ing|s)?|have|having) )?(?:(?:their |next |upcoming )?earnings|report(?:ing|s)?|results)(?: (?:reports?|coming|due|up|out))* (?:in|within|over) (?:the )?next (?:(\d+|two|three|four) )?(days?|weeks?|months?)\b/,
    ([, count = '1', unit]) => ({
      filter: ['report_days', { min: 0, max: daysOf(count, unit?.replace(/s?$/, 's')) + 1 }],
    }),
  ],
  [/\bnegative (?:ev|enterprise values?)\b/, { filter: ['net_cash', { min: 100 }] }],
  [/\b(?:very )?(?:little|low|modest|not much) debt\b/, { filter: ['debt_equity', { max: 0.3 }] }],
  [
    /\b(?:(?:at|with) )?(?:(?:more than|over|at least|a|an) )*(\d+(?:\.\d+)?) ?%(?: or more| plus)? (?:discount to|below|under|off) (?:(?:its|their|the|stated) )*(?:book|nav|net asset value)(?: value)?(?: (?:per|a) share)?\b/,
    ([, percent]) => ({ filter: ['price_book', { max: 1 - Number(percent) / 100 }] }),
  ],
  [
    /\b(?:under|below|less than|at most|up to|for less than) (\d+(?:\.\d+)?) ?(?:x|times) (?:(?:their|its|the|operating) )*cash ?flows?\b/,
    ([, times]) => ({ cashFlowsUnder: Number(times) }),
  ],
  [
    /\b(?:trad(?:e|es|ing) |priced |sitting )?(?:within|less than|under) (\d+(?:\.\d+)?) ?%(?: or less)? (?:of|from|above|below|off) (?:(?:their|its|the|a) )*(?:52[ -]?w(?:ee)?ks? |yearly |one year |12[ -]month )(low|high)s?\b/,
    ([, percent, end]) => ({
      filter: [end === 'low' ? 'above_low' : 'below_high', { max: Number(percent) }],
    }),
  ],
  [
    /\b(?:(?:with|had|have|has|got|a|new|recent) )*(?:schedule )?13d(?: filings?)?(?: (?:was|were|been))?(?: filed)? (?:(?:in|over|within) )?(?:the |this )?(?:last |past )?(week|month|quarter|30 days|90 days)\b/,
    ([, span = '']) => ({
      filter: ['days_since_13d', { max: { week: 8, month: 31, '30 days': 31 }[span] ?? 91 }],
      note: `“${span}” was counted back from the newest quotes.`,
    }),
  ],
  [
    /\b(?:price (?:to|over) (?:operating )?cash ?flow|p ?[/]? ?cf)(?: ratio)? (?:of |is )?(?:under|below|less than) (\d+(?:\.\d+)?)\b/,
    ([, times]) => ({ cashFlowsUnder: Number(times) }),
  ],
  [
    /\b(?:(?:market )?(?:cap(?:itali[sz]ation)?|value|valuation)s? (?:(?:is|are|lies|that is) )?|(?:trad(?:e|es|ing)|sell(?:s|ing)?|priced|valued|worth|cost(?:s|ing)?)(?: at| for)? )(?:below|under|less than|lower than|smaller than) (?:(?:its|their|the|own) )*(?:net )?cash(?: position| balance| pile| on hand| holdings?)?\b/,
    { filter: ['net_cash', { min: 100 }] },
  ],
  [
    /\b(?:a |an |with a |with an )?(?:pdufas?|catalysts?|(?:data )?readouts?|fda (?:dates?|decisions?)|decisions?)(?: dates?)? (?:(?:coming|due|expected|up|is|are|that is|in|over|the) )*(?:within the next|within|next) (\d+|two|three|four|five|six|nine|twelve) (days|weeks|months)\b/,
    ([, count, unit]) => ({ filter: ['catalyst_days', { min: 0, max: daysOf(count, unit) + 1 }] }),
  ],
  [
    /\b(?:a |an |with a |with an )?(?:pdufas?|catalysts?|(?:data )?readouts?|fda (?:dates?|decisions?)|decisions?)(?: dates?)? (?:(?:coming|due|expected|up|is|are|that is|in|within|over|the) )*next year\b/,
    { filter: ['catalyst_days', { min: 0, max: 367 }] },
  ],
  [
    /\b(?:(?:and|that|which|who|have|has|had|having|with|where|seen|saw|there (?:was|were)) )*(?:at least )?(?:one |an |any |some |a )?(?:recent )?insiders? (?:purchases?|buys?|buying|bought|purchased|who (?:bought|purchased))(?: shares| stock)? (?:in|over|within|during) (?:the )?(?:last|past) (month|30 days|quarter|three months|3 months|90 days)\b/,
    ([, span]) => ({
      filter: [/^(?:month|30)/.test(span ?? '') ? 'insider_bought_30' : 'insider_bought_90', { min: 1 }],
    }),
  ],
  [/\b(?:no|without(?: any)?|zero|not in) net debt\b/, { filter: ['net_cash', { min: 0 }] }],
  [/\b(?:no|without(?: any)?|zero) debt\b|\bdebt[ -]?free\b/, { filter: ['debt', { max: 1 }] }],
];

/** As few shares that can be traded are called a low float. */
const LOW_FLOAT = 20e6;

/** Conditions without a figure. */
export const plain: readonly Condition[] = [
  [/\bnyse american\b|\bamex\b/, { filter: ['market', 'NYSE American'] }],
  ...places,
  [/\bnasdaq(?: listed)?\b/, { filter: ['market', 'NASDAQ'] }],
  [/\bnyse(?: listed)?\b/, { filter: ['market', 'NYSE'] }],
  [/\b(?:with|that have|having|and|show|seeing)?\s*(?:where )?insiders? (?:buying|buys|purchases|bought|buy) (?:in |over |within )?(?:the )?(?:last|past) (?:month|30 days)\b/, { filter: ['insider_bought_30', { min: 1 }] }],
  [/\b(?:with|that have|having|and|show|seeing)?\s*(?:where )?insiders? (?:buying|buys|purchases|bought|buy) (?:in |over |within )?(?:the )?(?:last|past) (?:quarter|three months|3 months|90 days)\b/, { filter: ['insider_bought_90', { min: 1 }] }],
  [/\b(?:with|that have|having|and|show|seeing|recent)?\s*insiders? (?:buying|buys|purchases|bought|buy|(?:are )?(?:loading|adding|accumulating|piling in))\b|\bwhere insiders (?:bought|buy|are buying)\b|\bbought by insiders\b|\binsiders (?:are )?buying\b/, { filter: ['insider_purchases', { min: 1 }] }],
  ...insidersBuying,
  [/\b(?:trad(?:e|es|ing) |priced )?(?:under|below|less than)(?: their| its| the)? (?:tangible )?book(?: value)?\b/, { filter: ['price_book', { max: 1 }] }],
  [/\b(?:with|that have|having) (?:some |any |actual |real )?(?:revenues?|sales)\b(?! (?:growth|growing|over|above|under|below|of|up|down))/, { filter: ['revenue', { min: 1 }] }],
  [/\bturn(?:s|ing)? a profit\b/, { filter: ['profitable', '12 months'] }],
  [/\b(?:free cash flow|fcf|cash flow) positive\b|\bpositive (?:free cash flow|fcf|cash flow)\b/, { filter: ['free_cash_flow', { min: 0 }] }],
  [/\b(?:revenues?|sales)(?: (?:is|are))?(?: still)? (?:growing|rising|climbing|increasing|up)\b|\bgrowing (?:revenues?|sales|(?:the )?top line)\b|\bstill growing\b/, { filter: ['revenue_growth', { min: 0 }] }],
  [/\b(?:revenues?|sales)(?: (?:is|are))?(?: still)? (?:shrinking|falling|declining|down)\b|\b(?:shrinking|falling|declining) (?:revenues?|sales)\b/, { filter: ['revenue_growth', { max: 0 }] }],
  [/\b(?:no|without|not) dilut(?:ion|ing)\b|\b(?:flat|shrinking|falling) share counts?\b|\bbuying back (?:stock|shares)\b/, { filter: ['shares_change', { max: 0 }] }],
  [/\b(?:with )?(?:an? )?(?:activists?(?: investors?)?(?: with)?(?: an?)?(?: 13d)?|13d)(?: filings?| filed)?(?: (?:in|over|within) (?:the )?(?:last|past) (?:quarter|three months|3 months|90 days))\b/, { filter: ['days_since_13d', { max: 91 }] }],
  [/\b(?:pdufas?|catalysts?|readouts?|fda (?:dates?|decisions?)|decisions?)(?: dates?)? (?:coming |due |in |within |over )*(?:the )?next (?:quarter|three months|3 months|90 days)\b/, { filter: ['catalyst_days', { min: 0, max: 91 }] }],
  [/\b(?:pdufas?|catalysts?|readouts?|fda (?:dates?|decisions?)|decisions?)(?: dates?)? (?:coming |due |in |within |over )*(?:the )?next (?:month|30 days)\b/, { filter: ['catalyst_days', { min: 0, max: 31 }] }],
  [/\b(?:an? |any )?(?:(?:upcoming|coming|pending|scheduled) (?:pdufas?|fda (?:dates?|decisions?)|(?:data )?readouts?)(?: dates?)?|(?:pdufas?|fda (?:dates?|decisions?)|(?:data )?readouts?)(?: dates?)? (?:(?:that )?(?:are |is )?(?:coming(?: up)?|upcoming|ahead|pending|scheduled|on the calendar)))\b/, { filter: ['catalyst_days', { min: 0, max: 367 }] }],
  [/\b(?:report(?:ing|s)?|earnings) (?:earnings )?(?:this|in the next|within a|next) week\b/, { filter: ['report_days', { min: 0, max: 8 }] }],
  [/\b(?:unprofitable|loss making|losing money)\b/, { filter: ['profitable', 'No'] }],
  [/\bprofitable\b|\b(?:actually |really )?(?:makes?|making|earns?|earning) (?:real )?money\b|\bin the black\b|\bmoney ?makers?\b|\bwith (?:a )?profits?\b|\band (?:a )?profits?\b/, { filter: ['profitable', '12 months'] }],
  [/\b(?:(?:hit|made|set|touched|hitting|making|setting|touching|at|with) (?:(?:their|its|the|a) )*(?:new|fresh)|hitting|making|setting|touching) (?:(?:their|its|the|a|new|fresh) )*(?:52[ -]?w(?:ee)?ks? |yearly |one year |12[ -]month )?lows?\b(?! (?:p|price|valuation|multiple|debt|float|short|volume))/, { filter: ['above_low', { max: 1 }], note: '“New lows” was taken for a last price within 1% of the low of 52 weeks.' }],
  [/\b(?:(?:trading )?(?:near|close to|at|around)|hitting|making|setting|touching) (?:(?:their|its|the|a|new|fresh) )*(?:52[ -]?w(?:ee)?ks? |yearly |one year |12[ -]month )?lows?\b(?! (?:p|price|valuation|multiple|debt|float|short|volume))/, { filter: ['above_low', { max: 10 }] }],
  [/\b(?:(?:hit|made|set|touched|hitting|making|setting|touching|at|with) (?:(?:their|its|the|a) )*(?:new|fresh)|hitting|making|setting|touching) (?:(?:their|its|the|a|new|fresh) )*(?:52[ -]?w(?:ee)?ks? |yearly |one year |12[ -]month )?highs?\b(?! (?:p|price|valuation|multiple|debt|float|short|volume))/, { filter: ['below_high', { max: 1 }], note: '“New highs” was taken for a last price within 1% of the high of 52 weeks.' }],
  [/\b(?:(?:trading )?(?:near|close to|at|around)|hitting|making|setting|touching) (?:(?:their|its|the|a|new|fresh) )*(?:52[ -]?w(?:ee)?ks? |yearly |one year |12[ -]month )?highs?\b(?! (?:p|price|valuation|multiple|debt|float|short|volume))/, { filter: ['below_high', { max: 10 }] }],
  [/\boversold\b/, { filter: ['latest_rsi', { max: 30 }] }],
  [/\boverbought\b/, { filter: ['latest_rsi', { min: 70 }] }],
  [/\b(?:low|small|tiny)[ -]floats?\b/, { filter: ['float_shares', { max: LOW_FLOAT }], note: '“Low float” was taken for a float under 20 million shares.' }],
  [/\b(?:heavily|highly|very) shorted\b|\bhigh short interest\b/, { filter: ['short_float', { min: 20 }], sort: ['short_float', 'desc'] }],
  [/\bshorted\b/, { filter: ['short_float', { min: 10 }], sort: ['short_float', 'desc'] }],
  [/\b(?:(?:that )?pay(?:s|ing)?|with) (?:an? |any |some |out )*(?:dividends?|divvy|divi|div)\b|\b(?:divvy|divi|div) payers?\b|\bdividend (?:payers?|paying|stocks?)\b/, { filter: ['dividend_yield', { min: 0.01 }] }],
  [/\b(?:small|smaller)(?: and micro)?(?= ?\u0003| (?:publicly |listed )*(?:companies|stocks|names|firms)\b)/, { filter: ['market_cap', { max: sizeOf('larger').max }] }],
  [/\b(?:tiny|really small|very small)(?= ?\u0003| (?:companies|stocks|names|firms)\b)/, { filter: ['market_cap', { max: sizeOf('micro').max }] }],
  [/\b(?:small (?:and|&|to|or) mid|smid)[ -]?caps?\b/, { filter: ['market_cap', { min: sizeOf('small').min, max: 10e9 }] }],
  [/\b(?:micro|nano)(?:[ -]?caps?)? (?:and|&|to|or) small[ -]?caps?\b/, { filter: ['market_cap', { max: sizeOf('larger').max }] }],
  [/\bmid[ -]?caps?\b/, { filter: ['market_cap', { min: sizeOf('largest').min, max: 10e9 }] }],
  [/\bpenny (?:stocks?|shares?)\b/, { filter: ['last_sale', { max: 5 }] }],
  [/\bmicro[ -]?caps?\b/, { filter: ['market_cap', rangeOf('micro', 'micro')] }],
  [/\bnano[ -]?caps?\b/, { filter: ['market_cap', rangeOf('nano', 'nano')] }],
  [/\bsmall[ -]?caps?\b/, { filter: ['market_cap', rangeOf('small', 'larger')] }],
  [/\b(?:ph|p) ?3(?: (?:trials?|stud(?:y|ies)|drugs?|assets?|programs?|candidates?))?\b|\b(?:in|with) phase (?:3|iii|three)(?: (?:trials?|stud(?:y|ies)|drugs?|assets?|programs?|candidates?))?\b|\bphase (?:3|iii|three)(?: (?:trials?|stud(?:y|ies)|drugs?|assets?|programs?|candidates?))?\b/, { filter: ['bioPhasePipelines', 'Phase 3'] }],
  [/\bphase (?:2|ii|two)(?: (?:trials?|stud(?:y|ies)|drugs?|assets?|programs?|candidates?))?\b/, { filter: ['bioPhasePipelines', 'Phase 2'] }],
  [/\bphase (?:1|i|one)(?: (?:trials?|stud(?:y|ies)|drugs?|assets?|programs?|candidates?))?\b/, { filter: ['bioPhasePipelines', 'Phase 1'] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed|moved up) (?:the )?most (?:this|in the last|over the last|over the past|in the past) (?:week|5 (?:days|sessions)|five (?:days|sessions))\b/, { sort: ['change_5', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most (?:this|in the last|over the last|over the past|in the past) (?:week|5 (?:days|sessions)|five (?:days|sessions))\b/, { sort: ['change_5', 'asc'] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed) (?:the )?most (?:in|over) the (?:last|past) month\b/, { sort: ['change_20', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most (?:in|over) the (?:last|past) month\b/, { sort: ['change_20', 'asc'] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed) (?:the )?most today\b/, { sort: ['change_pre', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most today\b/, { sort: ['change_pre', 'asc'] }],
  [/\b(?:more (?:net )?cash than (?:market (?:cap|value)|they are worth)|trading (?:below|under) (?:net )?cash|(?:below|under) net cash)\b/, { filter: ['net_cash', { min: 100 }] }],
  [/\b(?:net cash|no net debt|more cash than debt)\b/, { filter: ['net_cash', { min: 0 }] }],
  [/\b(?:no|without|zero) debt\b|\bdebt[ -]?free\b/, { filter: ['debt', { max: 1 }] }],
  [/\b(?:that )?(?:rose|gained|up|risen|climbed) (?:the )?most\b(?! (?:this|in|over|since))/, { sort: ['change_pre', 'desc'] }],
  [/\b(?:that )?(?:fell|lost|down|fallen|dropped) (?:the )?most\b(?! (?:this|in|over|since))/, { sort: ['change_pre', 'asc'] }],
  [/\b(?:biggest|top|largest) (?:gainers?|winners?|movers? up)\b|\bgainers\b/, { sort: ['change_pre', 'desc'] }],
  [/\b(?:biggest|top|largest) (?:losers?|decliners?|fallers?)\b|\blosers\b/, { sort: ['change_pre', 'asc'] }],
  [/\bmost (?:traded|active)\b/, { sort: ['volume', 'desc'] }],
  [/\brussell 2000\b/, { filter: ['stock_index', 'Russell 2000'] }],
]; // prettier-ignore

/** Fields that a figure may follow or lead; without one a bare amount is market value, a small one a price. */
export const measured: readonly (readonly [RegExp, ScreenerFieldName])[] = [
  [/\b(?:market )?cap(?:italization)?\b|\bmarket value\b|\bworth\b|\bsize\b/, 'market_cap'],
  [
    /\bp ?[/]? ?e(?: ratio)?\b|\b(?:x|times) earnings\b|\bprice[ -]?(?:to|[/])[ -]?earnings\b/,
    'price_earnings',
  ],
  [/\bp ?[/]? ?s(?: ratio)?\b|\bprice[ -]?(?:to|[/])[ -]?sales\b/, 'price_sales'],
  [/\bp ?[/]? ?b(?: ratio)?\b|\bprice[ -]?(?:to|[/])[ -]?book(?: value)?\b/, 'price_book'],
  [/\b(?:ev|enterprise value) ?(?:[/]|to) ?(?:s|sales)\b/, 'ev_sales'],
  [/\b(?:ev|enterprise value) ?(?:[/]|to) ?ebitda\b/, 'ev_ebitda'],
  [/\brevenue growth\b|\bgrowth\b|\bgrowing\b/, 'revenue_growth'],
  [/\brevenues?\b|\bsales\b/, 'revenue'],
  [/\b(?:quarters? of (?:cash|runway)|runway)\b/, 'runway'],
  [/\bcash\b(?! (?:flows?|from)\b)/, 'cash_held'],
  [/\bdebt(?: to |[/])equity\b|\bgearing ratio\b|\bgearing\b/, 'debt_equity'],
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
  [/\b(?:analysts?['’]? )?(?:price )?(?:target )?upside\b/, 'priceTargetUpside'],
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
