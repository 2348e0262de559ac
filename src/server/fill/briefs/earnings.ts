import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/dates.ts';
import { formatPrice } from '#kit/format.ts';
import { pick } from '#kit/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, daysBefore, seedOf, sentence } from './brief.ts';
import type { Subjects } from './companies.ts';
import { shortName } from './short-name.ts';

/** Earnings of one report, in dollars a share; `surprisePercent` as its source gives it. */
export interface EarningsFact {
  date: string;
  actual: number;
  estimate: number | null;
  surprisePercent: number | null;
}

const SOURCE = 'Earnings history of Mir_US_Stocks';
const SOURCE_URL = 'https://github.com/seonu-dragon/Mir_US_Stocks';

/** Earnings per share against what was expected, and against the report before. */
export function earningsBrief(
  company: BriefCompany,
  report: EarningsFact,
  before: EarningsFact | null,
): Brief {
  const id = briefId(company.symbol, report.date, 'earnings');
  const seed = seedOf(id);
  return {
    id,
    symbol: company.symbol,
    topic: 'earnings',
    title: titleOf(shortName(company.name), report, seed),
    summary: summaryOf(company.name, report, seed),
    paragraphs: before ? [beforeOf(before)] : [],
    facts: factsOf(report, before),
    publishedAt: report.date,
    category: 'Earnings',
    source: SOURCE,
    url: SOURCE_URL,
  };
}

const size = (value: number): string => formatPrice(Math.abs(value));

/** Whether a figure shows as something else than zero. */
const isShown = (value: number): boolean => /[1-9]/.test(formatPrice(value));

/** To a hundredth of a cent: a difference of two prices carries the dust of its arithmetic. */
const difference = (a: number, b: number): number => Math.round((a - b) * 10_000) / 10_000;

/** `earns $0.10`, `loses $0.45`; a figure that shows as zero is neither. */
const result = (value: number): string => {
  if (!isShown(value)) return `reports ${size(0)}`;
  return value > 0 ? `earns ${size(value)}` : `loses ${size(value)}`;
};

/** The estimate beside a result: with its sign in words only where the two differ. */
function expectation(actual: number, estimate: number): string {
  const [a, e] = [Math.sign(actual), Math.sign(estimate)];
  if (a === e || e === 0) return `${size(estimate)} expected`;
  return e > 0 ? `a profit of ${size(estimate)} expected` : `a loss of ${size(estimate)} expected`;
}

function titleOf(name: string, { actual, estimate }: EarningsFact, seed: number): string {
  const share = `${name} ${result(actual)} a share`;
  if (estimate === null) return share;
  const expected = expectation(actual, estimate);
  return pick(seed, [
    `${share}, against ${expected}`,
    `${share}; ${expected.replace(/ expected$/, ' was expected')}`,
    `${share} where ${expected.replace(/ expected$/, ' was expected')}`,
  ]);
}

/** `earnings of $0.10 a share`, `a loss of $0.45 a share`. */
const earnings = (value: number): string =>
  value < 0 && isShown(value) ? `a loss of ${size(value)} a share` : `earnings of ${size(value)} a share`;

/** `$0.38`, `a loss of $0.38`. */
const figure = (value: number): string =>
  value < 0 && isShown(value) ? `a loss of ${size(value)}` : size(value);

function summaryOf(
  name: string,
  { date, actual, estimate, surprisePercent }: EarningsFact,
  seed: number,
): string {
  const first = pick(seed >>> 3, [
    `${name} reported ${earnings(actual)} on ${formatDate(date)}`,
    `The report of ${formatDate(date)} gives ${earnings(actual)} for ${name}`,
    `On ${formatDate(date)} ${name} reported ${earnings(actual)}`,
  ]);
  if (estimate === null) return `${sentence(first)} The record holds no estimate.`;
  const above = difference(actual, estimate);
  let distance = `the result is ${size(above)} ${above > 0 ? 'above' : 'below'} it`;
  if (!isShown(above))
    distance = surprisePercent ? 'the result is the same to the cent' : 'the result equals it';
  return `${sentence(first)} The estimate on record was ${figure(estimate)}; ${distance}.`;
}

const beforeOf = ({ date, actual, estimate }: EarningsFact): string =>
  estimate === null
    ? `The report before, of ${formatDate(date)}, gave ${earnings(actual)}.`
    : `The report before, of ${formatDate(date)}, gave ${earnings(actual)}, with ${figure(estimate)} expected.`;

const factsOf = (report: EarningsFact, before: EarningsFact | null): Fact[] => [
  { label: 'Earnings per share', value: report.actual, unit: 'price' },
  { label: 'Expected', value: report.estimate, unit: 'price' },
  { label: 'Surprise', value: report.surprisePercent, unit: 'percent' },
  { label: 'Reported', value: report.date, unit: 'date' },
  ...(before
    ? [
        { label: `Report before, ${formatDate(before.date)}`, value: before.actual, unit: 'price' } as const,
        { label: 'Expected then', value: before.estimate, unit: 'price' } as const,
      ]
    : []),
];

/** How far back from the newest report: about four reports of each company. */
const DAYS_BACK = 365;

/** Reports of the last year that have a figure, each with the one before it. */
export async function* earningsBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const newest = await db
    .selectFrom('earnings')
    .select((eb) => eb.fn.max('date').as('date'))
    .executeTakeFirst();
  if (!newest?.date) return;
  const from = daysBefore(newest.date, DAYS_BACK);
  const rows = await db
    .selectFrom('earnings')
    .select(['symbol', 'date', 'eps_actual', 'eps_estimate', 'surprise_percent'])
    .where('eps_actual', 'is not', null)
    // The report before the first one is told of as well.
    .where('date', '>=', daysBefore(from, DAYS_BACK))
    .orderBy('symbol')
    .orderBy('date')
    .execute();
  let before: { symbol: string; report: EarningsFact } | null = null;
  for (const { symbol, date, eps_actual, eps_estimate, surprise_percent } of rows) {
    if (eps_actual === null) continue;
    const report: EarningsFact = {
      date,
      actual: eps_actual,
      estimate: eps_estimate,
      surprisePercent: surprise_percent,
    };
    const company = subjects.get(symbol);
    if (company && date >= from)
      yield earningsBrief(company, report, before?.symbol === symbol ? before.report : null);
    before = { symbol, report };
  }
}
