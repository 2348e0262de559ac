import type { Doubt } from '#contract/data-decision.ts';
import { sources, sourceName } from '#contract/source.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatRatio } from '#kit/format.ts';
import { upperFirst } from '#kit/text/sentence.ts';

/** Names that are not the words of the record with blanks between them. */
const names: Readonly<Record<string, string>> = {
  ebitda: 'EBITDA',
  eps_diluted: 'EPS, diluted',
  eps_ttm: 'EPS of twelve months',
  float_shares: 'Float',
  free_float: 'Shares without insiders’',
  insider_trade: 'Insider’s trade',
  insiders: 'Insiders’ shares',
  last_amount: 'Last payment',
  last_sale: 'Last price',
  of_lead: 'Of the lead class',
  percent_of_float: 'Percent of float',
  price_book: 'Price to book',
  price_sales: 'Price to sales',
  published_percent: 'Percent as published',
  shares_short: 'Shares short',
  shares_then: 'Shares of that day',
  week52: '52-week range',
  week52high: '52-week high',
  week52low: '52-week low',
  yield_percent: 'Yield in percent',
};

/** What a figure of the record is called: `eps_diluted` is `EPS, diluted`. */
export const figureName = (figure: string): string =>
  names[figure] ?? upperFirst(figure.replaceAll('_', ' '));

const periods: Readonly<Record<string, string>> = {
  quarter: 'Quarter to',
  year: 'Year to',
  twelve_months: 'Twelve months to',
  quote: 'Quotes of',
};

/** Of when a doubt is: `Quarter to Jun 30, 2025`. */
export const periodOf = ({ kind, period_end }: Pick<Doubt, 'kind' | 'period_end'>): string =>
  [periods[kind], formatDate(period_end)].filter(Boolean).join(' ');

/** Who says a value: one source or several, with their day where it is another, or the figure that contradicts. */
export function sayerName(source: string): string {
  const [ids = '', ...days] = source.split(', ');
  const said = ids.split(' + ').map((id) => (sourceName(id) === id ? figureName(id) : sourceName(id)));
  return [[...new Set(said)].join(' and '), ...days.map((day) => formatDate(day))].join(', ');
}

const idInWords = new RegExp(
  `\\b(?:${sources
    .map(({ id }) => id)
    .toSorted(byLength)
    .join('|')})\\b`,
  'g',
);

function byLength(a: string, b: string): number {
  return b.length - a.length;
}

/** Why most figures in doubt are not shown, which their list says once. */
export const NOT_SHOWN = 'A figure is not shown where its sources differ by three times or more.';

/** What the rule did, as a sentence; of sources that differ how far apart they are. */
export function ruleInWords({ decision, found }: Pick<Doubt, 'decision' | 'found'>): string {
  if (!decision.includes('sources differ'))
    return upperFirst(decision.replaceAll(idInWords, (id) => sourceName(id)));
  const sizes = found.flatMap(({ value }) => (value === null || value === 0 ? [] : Math.abs(value)));
  const isOneSign = new Set(found.map(({ value }) => Math.sign(value ?? 0))).size === 1;
  return isOneSign && sizes.length > 1
    ? `Not shown, ${formatRatio(Math.max(...sizes) / Math.min(...sizes))} apart`
    : 'Not shown, of another sign';
}

/** What staff decided: `total assets: no figure`, `revenue: Market-data snapshot`, `sector: Technology`. */
export const decidedWords = (subject: string, choice: string): string =>
  `${subject.replaceAll('_', ' ')}: ${choice === 'hide' ? 'no figure' : sourceName(choice)}`;
