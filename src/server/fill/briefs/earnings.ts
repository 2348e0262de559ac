import type { CompanyFigures } from '#contract/company-figures.ts';
import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/time/dates.ts';
import { isAdjusted } from '#kit/financials/figures/announced.ts';
import { announcedOther } from '#kit/financials/figures/announced-diluted.ts';
import { quarterReported } from '#kit/financials/earnings.ts';
import { formatPrice } from '#kit/format.ts';
import { pick } from '#kit/text/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, headline, seedOf, sentence } from './brief.ts';
import { daysBefore } from '#kit/time/days.ts';
import type { Subject, Subjects } from './companies.ts';
import { shortName } from './short-name.ts';
import { weighReport } from './weigh.ts';

/** Earnings of one report, in dollars a share; `surprisePercent` as its source gives it. */
export interface EarningsFact {
  date: string;
  actual: number;
  estimate: number | null;
  surprisePercent: number | null;
  /** The statement of its quarter, where that has other earnings, so that these are adjusted. */
  stated?: { period_end: string; diluted: number | null };
  /** What was announced is adjusted, as its statement says, or the page of the company. */
  adjusted?: boolean;
}

/** As the page of sources names it. */
const SOURCE = 'Published earnings calendar';
const SOURCE_URL = 'https://github.com/seonu-dragon/Mir_US_Stocks';

/** Earnings per share against what was expected, and against the report before. */
export function earningsBrief(
  company: BriefCompany & Partial<Pick<Subject, 'last_sale' | 'market_cap'>>,
  report: EarningsFact,
  before: EarningsFact | null,
): Brief {
  const id = briefId(company.symbol, report.date, 'earnings');
  const seed = seedOf(id);
  const { actual, estimate } = report;
  return {
    id,
    symbol: company.symbol,
    topic: 'earnings',
    title: titleOf(company, report, seed),
    summary: summaryOf(company.name, report, seed),
    paragraphs: [...statedOf(report), ...(before ? [beforeOf(before)] : [])],
    facts: factsOf(report, before),
    publishedAt: report.date,
    category: 'Earnings',
    source: SOURCE,
    url: SOURCE_URL,
    score: weighReport({
      distance: estimate === null ? null : difference(actual, estimate),
      price: company.last_sale ?? null,
      marketCap: company.market_cap ?? null,
    }),
  };
}

const size = (value: number): string => formatPrice(Math.abs(value));

/** Whether a figure shows as something else than zero. */
const isShown = (value: number): boolean => /[1-9]/.test(formatPrice(value));

/** To a hundredth of a cent: a difference of two prices carries the dust of its arithmetic. */
const difference = (a: number, b: number): number => Math.round((a - b) * 10_000) / 10_000;

/** `earns $0.10`, `loses $0.45`, `earns an adjusted $0.10`; a figure that shows as zero is neither. */
const result = ({ actual, adjusted }: EarningsFact): string => {
  const named = adjusted ? 'an adjusted ' : '';
  if (!isShown(actual)) return `reports ${named}${size(0)}`;
  return actual > 0 ? `earns ${named}${size(actual)}` : `loses ${named}${size(actual)}`;
};

/** `beats the estimate by $0.12`, `misses the estimate by $0.07`, `meets the estimate`. */
function outcome(actual: number, estimate: number): string {
  const distance = difference(actual, estimate);
  if (!isShown(distance)) return 'meets the estimate';
  return `${distance > 0 ? 'beats' : 'misses'} the estimate by ${size(distance)}`;
}

function titleOf(company: BriefCompany, report: EarningsFact, seed: number): string {
  const { symbol } = company;
  const name = shortName(company.name);
  const { actual, estimate } = report;
  const earned = `${result(report)} a share`;
  const share = `${name} ${earned}`;
  if (estimate === null) return headline(share, `${symbol} ${earned}`);
  const said = outcome(actual, estimate);
  const gives = !isShown(actual) ? `a result of ${size(0)} a share` : earnings(report);
  const tight = [
    `${share}, ${said.replace('the ', '')}`,
    `${share}, ${said.replace('the estimate by', 'by')}`,
    // A name that would push the figure off a list's end gives way to the ticker.
    `${symbol} ${earned}, ${said.replace('the ', '')}`,
  ];
  return pick(seed, [
    headline(`${share} and ${said}`, ...tight),
    headline(`${name} ${said} with ${gives}`, ...tight),
  ]);
}

/** `earnings of $0.10 a share`, `a loss of $0.45 a share`, `an adjusted loss of $0.45 a share`. */
const earnings = ({ actual, adjusted }: EarningsFact): string =>
  actual < 0 && isShown(actual)
    ? `${adjusted ? 'an adjusted' : 'a'} loss of ${size(actual)} a share`
    : `${adjusted ? 'adjusted ' : ''}earnings of ${size(actual)} a share`;

/** `$0.38`, `a loss of $0.38`. */
const figure = (value: number): string =>
  value < 0 && isShown(value) ? `a loss of ${size(value)}` : size(value);

function summaryOf(name: string, report: EarningsFact, seed: number): string {
  const { date, actual, estimate, surprisePercent } = report;
  const first = pick(seed >>> 3, [
    `${name} reported ${earnings(report)} on ${formatDate(date)}`,
    `The report of ${formatDate(date)} gives ${earnings(report)} for ${name}`,
    `On ${formatDate(date)} ${name} reported ${earnings(report)}`,
  ]);
  if (estimate === null) return `${sentence(first)} The record holds no estimate.`;
  const above = difference(actual, estimate);
  let distance = `the result is ${size(above)} ${above > 0 ? 'above' : 'below'} it`;
  if (!isShown(above))
    distance = surprisePercent ? 'the result is the same to the cent' : 'the result equals it';
  return `${sentence(first)} The estimate on record was ${figure(estimate)}; ${distance}.`;
}

const beforeOf = (report: EarningsFact): string => {
  const gave = `The report before, of ${formatDate(report.date)}, gave ${earnings(report)}`;
  return report.estimate === null ? `${gave}.` : `${gave}, with ${figure(report.estimate)} expected.`;
};

/** What the statement of the quarter has, where what was announced is adjusted; nothing where that is not known. */
const statedOf = ({ stated }: EarningsFact): string[] =>
  typeof stated?.diluted === 'number'
    ? [
        `The statement of the quarter to ${formatDate(stated.period_end)} has ${earnings({ ...noReport, actual: stated.diluted })}, diluted.`,
      ]
    : [];
const noReport = { date: '', estimate: null, surprisePercent: null };

const factsOf = (report: EarningsFact, before: EarningsFact | null): Fact[] => [
  { label: 'Earnings per share', value: report.actual, unit: 'price' },
  ...(typeof report.stated?.diluted === 'number'
    ? [{ label: 'Diluted, in its statement', value: report.stated.diluted, unit: 'price' } as const]
    : []),
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
/** A newest report is told of if it is of about the last quarter. */
const NEWEST_DAYS = 120;
/** Of earlier reports those are told of that lie so many percent of the price from their estimate. */
const TOLD_PERCENT = 2;

type Row = { symbol: string; report: EarningsFact };

/** The newest report of each company, and of the year before those far from their estimate; each with the one before it. */
export async function* earningsBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await readReports(db);
  const newest = rows.reduce((last, { report }) => (report.date > last ? report.date : last), '');
  if (newest === '') return;
  const [from, recent] = [daysBefore(newest, DAYS_BACK), daysBefore(newest, NEWEST_DAYS)];
  const told = new Set<string>();
  for (const [i, { symbol, report }] of rows.entries()) {
    const company = subjects.get(symbol);
    if (!company || report.date < from || !isPlausible(report, company)) continue;
    const isNewest = rows[i + 1]?.symbol !== symbol && report.date >= recent;
    if (!isNewest && !isFar(report, company)) continue;
    // Classes of one issuer report once.
    const key = `${company.lead} ${report.date}`;
    if (told.has(key)) continue;
    told.add(key);
    const before = rows[i - 1];
    const isKnown = before?.symbol === symbol && isPlausible(before.report, company);
    yield earningsBrief(company, report, isKnown ? before.report : null);
  }
}

async function readReports(db: Db): Promise<Row[]> {
  const rows = await db
    .selectFrom('earnings')
    .select(['symbol', 'date', 'eps_actual', 'eps_estimate', 'surprise_percent'])
    .where('eps_actual', 'is not', null)
    .where('is_unit_known', '=', 1)
    .orderBy('symbol')
    .orderBy('date')
    .execute();
  const statementsOf = await readQuarters(db);
  const newestOf = await readNewest(db);
  const reportsOf = Map.groupBy(rows, ({ symbol }) => symbol);
  return rows.flatMap(
    ({ symbol, date, eps_actual: actual, eps_estimate: estimate, surprise_percent: surprisePercent }) => {
      if (actual === null) return [];
      const quarters = statementsOf.get(symbol) ?? [];
      const quarter = quarterReported(date, quarters);
      const isOther = quarter?.currency === 'USD' ? isAdjusted(actual, quarter, null) : null;
      const stated = isOther && quarter && { period_end: quarter.period_end, diluted: quarter.eps_diluted };
      const newest = newestOf.get(symbol);
      const adjusted =
        newest?.date === date
          ? newest.adjusted === true
          : (isOther ?? announcedOther(until(date, reportsOf.get(symbol)), quarters));
      const report = { date, actual, estimate, surprisePercent, adjusted, ...(stated && { stated }) };
      return [{ symbol, report }];
    },
  );
}

/** The reports of two years say what a company announces, as at the head of its page. */
const REPORTS_KEPT = 8;

/** The newest reports until a day, newest first. */
const until = (day: string, rows: readonly { date: string; eps_actual: number | null }[] = []) =>
  rows
    .filter(({ date }) => date <= day)
    .slice(-REPORTS_KEPT)
    .map(({ date, eps_actual: eps }) => ({ date, eps: eps ?? 0 }))
    .reverse();

/** What says of each quarter whether what was announced is adjusted, newest first. */
async function readQuarters(db: Db) {
  const rows = await db
    .selectFrom('financial_periods')
    .select([
      'symbol',
      'period_end',
      'currency',
      'eps_diluted',
      'net_income',
      'diluted_shares',
      'shares_outstanding',
    ])
    .where('kind', '=', 'quarter')
    .orderBy('period_end', 'desc')
    .execute();
  return Map.groupBy(rows, ({ symbol }) => symbol);
}

/** What the head of each page says of the newest report. */
async function readNewest(db: Db) {
  const rows = await db.selectFrom('company_figures').select(['symbol', 'figures']).execute();
  return new Map(
    rows.map(({ symbol, figures }) => [symbol, (JSON.parse(figures) as Partial<CompanyFigures>).last_eps]),
  );
}

/** A result or an estimate above the price of a share is of other shares, or in another currency. */
const isPlausible = ({ actual, estimate }: EarningsFact, { last_sale: price }: Subject): boolean =>
  price === null || Math.max(Math.abs(actual), Math.abs(estimate ?? 0)) <= price;

const isFar = ({ actual, estimate }: EarningsFact, { last_sale: price }: Subject): boolean =>
  estimate !== null &&
  price !== null &&
  (Math.abs(difference(actual, estimate)) / price) * 100 >= TOLD_PERCENT;
