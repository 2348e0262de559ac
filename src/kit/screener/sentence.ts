import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { screenerField } from '#contract/screener-fields.ts';
import type { Range } from '#contract/screener.ts';
import { amountLabel } from './amount.ts';
import { filteredNames, filterValueLabel, type FilterValue, formatFilterValue } from './filters.ts';
import { isFiltered, type ScreenerState } from './state.ts';

type Phrase = (range: Range) => string | undefined;
const under =
  (before: string, after: string): Phrase =>
  ({ min, max }) =>
    min === undefined && max !== undefined ? `${before} ${max} ${after}` : undefined;
const from =
  (phrase: (min: number) => string): Phrase =>
  ({ min, max }) =>
    max === undefined && min !== undefined ? phrase(min) : undefined;

/** Figures that read better as a place or a habit than as a name with an amount. */
const phrases: Partial<Record<ScreenerFieldName, Phrase>> = {
  size: (range) => worth(range),
  market_cap: (range) => worth(range),
  above_low: ({ min, max }) =>
    min === undefined && max !== undefined ? `within ${max}% of the 52-week low` : undefined,
  below_high: ({ min, max }) =>
    min === undefined && max !== undefined
      ? `within ${max}% of the 52-week high`
      : max === undefined && min !== undefined
        ? `${min}% and more below the 52-week high`
        : undefined,
  report_days: ({ min, max }) =>
    min === undefined && max !== undefined ? `due to report within ${max - 1} days` : undefined,
  catalyst_days: ({ min, max }) =>
    min === undefined && max !== undefined ? `with a catalyst within ${max - 1} days` : undefined,
  net_cash: from((min) => (min === 100 ? 'with more cash than they cost' : `with net cash of ${min}% of their value and more`)),
  runway: (range) => under('with cash for under', 'quarters')(range) ?? from((min) => `with cash for ${min} quarters and more`)(range),
  dollar_volume: from((min) => `trading at least ${amountLabel(min, 'money')}`),
  gross_margin: from((min) => `with a gross margin of ${min}% and more`),
  operating_margin: from((min) => `with an operating margin of ${min}% and more`),
  net_margin: from((min) => `with a net margin of ${min}% and more`),
  price_earnings: under('under', 'times earnings'),
  price_sales: under('under', 'times sales'),
  price_book: under('under', 'times book value'),
  short_float: from((min) => `with ${min}% and more of the float sold short`),
  days_to_cover: from((min) => `${min} days and more to cover`),
  shares_change: ({ min, max }) =>
    max === undefined && min !== undefined && min > 0 ? `with ${min}% and more shares than a year ago`
      : min === undefined && max !== undefined && max < 0 ? `with at least ${-max}% fewer shares than a year ago` : undefined,
  volume: from((min) => `trading at least ${amountLabel(min, 'count')} shares`),
  volume_avg: from((min) => `trading at least ${amountLabel(min, 'count')} shares a session`),
  relative_volume: from((min) => `trading ${min} times their usual volume and more`),
  latest_rsi: (range) => under('with an RSI under', '')(range)?.trim() ?? from((min) => `with an RSI of ${min} and more`)(range),
  last_sale: (range) => range.min === undefined ? `at a price under ${price(range.max ?? 0)}`
    : from((min) => `at ${price(min)} a share and more`)(range),
  change_pre: moved('in the session'),
  change_250: moved('over 250 sessions'),
  above_sma: from((min) => (min === 0 ? 'above the average of 50 sessions' : `${min}% and more above the average of 50 sessions`)),
  return_on_equity: from((min) => `with a return on equity of ${min}% and more`),
  debt_equity: ({ min, max }) => min === undefined ? `with debt under ${max ?? 0} times equity` : undefined,
  yearOverYearRevenue: from((min) => `with revenue up ${min}% and more in a year`),
  float_shares: ({ min, max }) => min === undefined ? `with a float under ${amountLabel(max ?? 0, 'count')} shares` : undefined,
  shares_outstanding: ({ min, max }) => min === undefined ? `with under ${amountLabel(max ?? 0, 'count')} shares outstanding` : undefined,
  insider_purchases: from((min) => `with at least ${amountLabel(min, 'money')} bought by insiders`),
  insider_bought_30: from((min) => (min <= 1 ? 'with insiders who bought in 30 days' : `with at least ${amountLabel(min, 'money')} bought by insiders in 30 days`)),
  days_since_13d: ({ min, max }) => min === undefined && max !== undefined ? `with a 13D within ${max - 1} days` : undefined,
  dividend_yield: ({ min, max }) => min === undefined ? undefined : max === undefined ? `paying ${min}% and more` : `paying ${min}% to ${max}%`,
  revisions: from((min) => `with ${min} more estimates raised than lowered in 30 days`),
  priceTargetUpside: ({ min, max }) => min === undefined ? undefined : `with a mean target ${min}% ${max === undefined ? 'and more' : `to ${max}%`} above the price`,
  totalAnalysts: from((min) => `with ${min} analysts and more`),
  ipo_year: from((min) => `listed in ${min} or later`),
}; // prettier-ignore

/** Cents have two digits. */
const price = (amount: number): string =>
  Number.isInteger(amount) ? amountLabel(amount, 'price') : `$${amount.toFixed(2)}`;

/** By how much a price moved: up by as much and more, or down. */
function moved(span: string): Phrase {
  return ({ min, max }) =>
    max === undefined && min !== undefined && min > 0
      ? `up ${min}% and more ${span}`
      : min === undefined && max !== undefined && max < 0
        ? `down more than ${-max}% ${span}`
        : undefined;
}

function worth({ min, max }: Range): string {
  const text = (amount: number) => amountLabel(amount, 'money');
  if (min === undefined) return `under ${text(max ?? 0)}`;
  return max === undefined ? `of ${text(min)} and more` : `of ${text(min)} to ${text(max)}`;
}

/** Companies of one type, as people call several of them. */
const subjects: Readonly<Record<string, string>> = {
  operating: 'Operating companies',
  blank_check: 'Blank checks',
  reit: 'REITs',
  fund: 'Funds',
  royalty_or_partnership: 'Royalty trusts and partnerships',
};

/** A screen as one sentence: `Life Sciences companies under $500M, profitable over 12 months, within 15% of the 52-week low.` */
export function sentenceOf(
  state: ScreenerState,
  industryNames: Readonly<Record<string, string>> = {},
): string | null {
  if (!isFiltered(state)) return null;
  const { sector, industries, symbol, filters } = state;
  const [type] = filters.company_type?.length === 1 ? filters.company_type.map(formatFilterValue) : [];
  const named = industries.slice(0, 2).map((sic) => industryNames[sic] ?? `SIC ${sic}`);
  const more = industries.length > 2 ? ` and ${industries.length - 2} more industries` : '';
  const subject =
    industries.length > 0
      ? `Companies of ${named.join(more ? ', ' : ' and ')}${more}`
      : sector
        ? `${sector} companies`
        : (subjects[type ?? ''] ?? 'Companies');
  const isSubject = subject === subjects[type ?? ''];
  const told = filteredNames(filters).filter((name) => !(isSubject && name === 'company_type'));
  const parts = told.map((name) => phraseOf(name, filters[name] ?? []));
  const size = parts.filter((part) => /^(under|of) \$/.test(part));
  const others = parts.filter((part) => !size.includes(part));
  const search = symbol ? [`with “${symbol}” in symbol or name`] : [];
  // A name with an amount needs a word before it; a place or a habit does not.
  const isPlace =
    size.length === 0 &&
    /^(?:with|within|trading|under|due|at|up|down|above|paying|listed) /.test(others[0] ?? search[0] ?? '');
  const lead = isPlace
    ? ' '
    : /^[A-Z]/.test(others[0] ?? '') && !/^REIT/.test(others[0] ?? '')
      ? ' with '
      : ', ';
  const rest = [...others, ...search].join(', ');
  return `${[subject, ...size].join(' ')}${rest && lead + rest}.`;
}

function phraseOf(name: ScreenerFieldName, values: readonly FilterValue[]): string {
  if (name === 'profitable' && values.length === 1)
    return values[0] === 'No' ? 'without a profit over 12 months' : 'profitable over 12 months';
  if (name === 'company_type')
    return values
      .map((value) => filterValueLabel(name, value).replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase()))
      .join(' or ');
  if (name === 'market')
    return `listed on ${values.map((value) => filterValueLabel(name, value)).join(' or ')}`;
  const label = screenerField(name)?.label ?? name;
  const said = values.map((value) => {
    const phrase = typeof value === 'object' ? phrases[name]?.(value) : undefined;
    return phrase ?? `${label} ${filterValueLabel(name, value)}`;
  });
  return said.map((text, i) => (i > 0 ? text.replace(`${label} `, '') : text)).join(' or ');
}
