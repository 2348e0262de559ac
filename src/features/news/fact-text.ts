import type { Fact, News } from '#contract/news.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formName } from '#kit/filings/filing-types.ts';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatPrice,
  formatQuote,
  formatRatio,
  MISSING,
} from '#kit/format.ts';
import { type LabelledFigure } from '#kit/company/company-figures.ts';

/** Percentages that go up or down, and so bear their sign. */
const movements = new Set(['Change', 'Surprise']);

/** Prices of shares that trade; others are amounts a share. */
const quotes = new Set(['Close', 'Previous close', 'Price']);

/** The value of a fact as pages show it; N/A where it is unknown or not of its unit. */
export function factText({
  value,
  unit,
  label = '',
}: Pick<Fact, 'value' | 'unit'> & { label?: string }): string {
  if (value === null || value === '') return MISSING;
  if (unit === 'text') return String(value);
  if (unit === 'date') return typeof value === 'string' ? formatDate(value) : MISSING;
  if (unit === 'form') return typeof value === 'string' ? formName(value) : MISSING;
  const number = typeof value === 'number' ? value : Number(value);
  switch (unit) {
    case 'usd':
      return formatMoney(number);
    case 'price':
      return quotes.has(label) ? formatQuote(number) : formatPrice(number);
    case 'percent':
      return `${movements.has(label) && number > 0 ? '+' : ''}${formatPercent(number)}`;
    case 'ratio':
      return formatRatio(number);
    default:
      return formatCount(number);
  }
}

const figureUnits = new Set<Fact['unit']>(['price', 'percent', 'ratio', 'usd', 'shares', 'count']);
const STRIP = 5;

/** Known figures of an item for the strip below a headline; none where there are too few to compare. */
export function stripOfFacts(facts: readonly Fact[] | null | undefined): LabelledFigure[] {
  const figures = (facts ?? [])
    .filter(({ unit, group, value }) => figureUnits.has(unit) && group === undefined && value !== null)
    .map((fact) => ({
      label: fact.label,
      text: factText(fact),
      ...(movements.has(fact.label) && fact.unit === 'percent' && { movement: Number(fact.value) }),
    }));
  return figures.length < 2 ? [] : figures.slice(0, STRIP);
}

export interface RecordTable {
  columns: { label: string; isNumber: boolean }[];
  rows: { text: string; url: string | null; direction?: 'up' | 'down' }[][];
}

/** Trades on the market have a direction, as in the company's own list of them. */
const directions = new Map<unknown, 'up' | 'down'>([
  ['Purchase', 'up'],
  ['Sale', 'down'],
]);

/** A cell of a table. Amounts there are in full, as on the company's page, so that they can be added up and compared. */
function cellOf(fact: Fact): RecordTable['rows'][number][number] {
  const amount = fact.unit === 'usd' && fact.value !== null ? Number(fact.value) : Number.NaN;
  const direction = fact.label === 'Transaction' ? directions.get(fact.value) : undefined;
  return {
    text: amount >= 0 ? `$${formatCount(Math.round(amount))}` : factText(fact),
    url: fact.url ?? null,
    ...(direction && { direction }),
  };
}

const numberUnits = new Set<Fact['unit']>(['price', 'percent', 'ratio', 'usd', 'shares', 'count']);

/** Facts in groups as a table: a row for each group, a column for each label of the first. */
export function groupedTable(facts: readonly Fact[]): RecordTable | null {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (fact.group === undefined) continue;
    const held = groups.get(fact.group);
    if (held) held.push(fact);
    else groups.set(fact.group, [fact]);
  }
  const [first] = groups.values();
  if (!first) return null;
  const columns = first.map(({ label, unit }) => ({ label, isNumber: numberUnits.has(unit) }));
  const rows = [...groups.values()].map((group) =>
    columns.map(({ label }) => {
      const fact = group.find((candidate) => candidate.label === label);
      return fact ? cellOf(fact) : { text: MISSING, url: null };
    }),
  );
  return { columns, rows };
}

/** The documents among the facts: forms with their addresses. */
export const documentsOf = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ unit, group }) => unit === 'form' && group === undefined);

/** What stands alone: label and value. */
export const figuresOf = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ unit, group }) => unit !== 'form' && group === undefined);

/** Whether an address leads out to a page that a reader can open. */
export const isHttps = (url: News['url']): url is string =>
  url !== null && url !== undefined && url.startsWith('https://') && URL.canParse(url);

/** Whether an address is one that a reader can open: out to a page, or one of this site. */
export const isReadable = (url: News['url']): url is string => isHttps(url) || /^\/[^/\\]/.test(url ?? '');
