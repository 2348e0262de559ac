import { daysAfter } from '#kit/time/days.ts';
import { type SqlBool, sql } from 'kysely';
import type { EarningsDate } from '#contract/calendar.ts';
import { reactionTo, type Session } from '#kit/financials/reaction.ts';
import type { Db } from '#server/db/open.ts';
import type { EarningsTable } from '#server/db/record-tables.ts';
import { ofQuarter, type Quarter, quarterColumns } from '../statements/earnings-reports.ts';
import { type CalendarQuestion, type DatedEntry, type DatedSource, readEntries } from './entries.ts';

type Kind = 'reported' | 'awaited';
type Entry = DatedEntry<Kind>;
type Report = Pick<EarningsTable, 'symbol' | 'date' | 'eps_actual' | 'eps_estimate'>;

const sources: readonly DatedSource<Kind>[] = [
  {
    kind: 'reported',
    table: 'earnings',
    day: sql`earnings.date`,
    id: sql`earnings.date`,
    where: sql<SqlBool>`earnings.eps_actual is not null`,
  },
  {
    kind: 'awaited',
    table: 'report_dates',
    day: sql`report_dates.date`,
    id: sql`report_dates.source`,
    // What came after it was awaited is on record itself.
    where: sql<SqlBool>`not exists (select 1 from earnings came where came.symbol = report_dates.symbol
      and came.date > report_dates.as_of and came.eps_actual is not null)`,
  },
];

/** Reports before an entry that say what is usual of the company, and the quarters and sessions around it. */
const DAYS_OF_REPORTS = 1_000;
const DAYS_OF_QUARTERS = 500;
const DAYS_OF_SESSIONS = 14;
const REPORTS_COMPARED = 8;
/** A report of longer before is not the last one, and its day without a year would be taken for one of this year. */
const DAYS_OF_LAST = 365;
/** An estimate this much beyond what was reported and expected before is of another measure. */
const SLACK = 0.25;

/** What the details of a page of entries are looked up in, by symbol. */
interface Lookups {
  reports: Map<string, Report[]>;
  awaited: Map<string, { is_estimate: number; as_of: string; source: string }>;
  expected: Map<string, { eps_next_quarter: number | null; as_of: string }>;
  quarters: Map<string, Quarter[]>;
  sessions: Map<string, Session[]>;
}

/** Each once; an empty list is none that every engine takes. */
const orNobody = (symbols: readonly string[]): string[] =>
  symbols.length === 0 ? [''] : [...new Set(symbols)];

async function readLookups(db: Db, entries: readonly Entry[]): Promise<Lookups> {
  const days = entries.map(({ date }) => date).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const of = (kind: Kind) =>
    orNobody(entries.flatMap((entry) => (entry.kind === kind ? [entry.symbol] : [])));
  const all = [...new Set(entries.map(({ symbol }) => symbol))];
  const [reported, awaited] = [of('reported'), of('awaited')];
  const [reports, dates, expected, quarters, sessions] = await Promise.all([
    db
      .selectFrom('earnings')
      .select(['symbol', 'date', 'eps_actual', 'eps_estimate'])
      .where('symbol', 'in', all)
      .where('is_unit_known', '=', 1)
      .where('date', '>=', daysAfter(first, -DAYS_OF_REPORTS))
      .where('date', '<=', last)
      .where('eps_actual', 'is not', null)
      .orderBy('date', 'desc')
      .execute(),
    db
      .selectFrom('report_dates')
      .select(['symbol', 'is_estimate', 'as_of', 'source'])
      .where('symbol', 'in', awaited)
      .execute(),
    db
      .selectFrom('fundamentals')
      .select(['symbol', 'eps_next_quarter', 'as_of'])
      .where('symbol', 'in', awaited)
      .execute(),
    db
      .selectFrom('financial_periods')
      .select(['symbol', ...quarterColumns])
      .where('symbol', 'in', reported)
      .where('kind', '=', 'quarter')
      .where('period_end', '>=', daysAfter(first, -DAYS_OF_QUARTERS))
      .orderBy('period_end', 'desc')
      .execute(),
    db
      .selectFrom('price_bars')
      .select(['symbol', 'date', 'close', 'doubtful'])
      .where('symbol', 'in', reported)
      .where('date', '>=', daysAfter(first, -DAYS_OF_SESSIONS))
      .where('date', '<=', daysAfter(last, DAYS_OF_SESSIONS))
      .orderBy('date')
      .execute(),
  ]);
  const bySymbol = <Row extends { symbol: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ symbol }) => symbol);
  const one = <Row extends { symbol: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.symbol, row]));
  return {
    reports: bySymbol(reports),
    awaited: one(dates),
    expected: one(expected),
    quarters: bySymbol(quarters),
    sessions: bySymbol(sessions),
  };
}

/**
 * What the snapshot expects of the next quarter, where it is of the size of what was reported and expected before: some of
 * its figures are of another measure than the reports they would stand beside.
 */
export function plausibleEstimate(
  expected: number | null | undefined,
  before: readonly Pick<Report, 'eps_actual' | 'eps_estimate'>[],
): number | null {
  const known = before
    .slice(0, REPORTS_COMPARED)
    .flatMap((report) => [report.eps_actual, report.eps_estimate])
    .filter((eps) => eps !== null);
  if (expected === null || expected === undefined || known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const slack = Math.max((most - least) * SLACK, 0.01);
  return expected >= least - slack && expected <= most + slack ? expected : null;
}

function toDate(entry: Entry, lookups: Lookups): EarningsDate {
  const { symbol, date } = entry;
  const { name, sector_name, market_cap, quote_date } = entry;
  const reports = lookups.reports.get(symbol) ?? [];
  const before = reports.filter((report) => report.date < date);
  const last = before.find((report) => report.date > daysAfter(date, -DAYS_OF_LAST));
  const common = {
    symbol,
    name,
    sector_name,
    market_cap,
    quote_date,
    date,
    last: last ? { date: last.date, epsActual: last.eps_actual, epsEstimate: last.eps_estimate } : null,
  };
  if (entry.kind === 'awaited') {
    const awaited = lookups.awaited.get(symbol);
    const expected = lookups.expected.get(symbol);
    const epsExpected = plausibleEstimate(expected?.eps_next_quarter, before);
    return {
      ...common,
      state: awaited?.is_estimate === 0 ? 'published' : 'estimated',
      asOf: awaited?.as_of ?? null,
      source: awaited?.source ?? null,
      epsExpected,
      epsExpectedAsOf: epsExpected === null ? null : (expected?.as_of ?? null),
      epsActual: null,
      revenue: null,
      revenueGrowth: null,
      over2Percent: null,
    };
  }
  const report = reports.find((each) => each.date === date);
  const { revenue, revenueGrowth } = ofQuarter(date, lookups.quarters.get(symbol) ?? []);
  return {
    ...common,
    state: 'reported',
    asOf: null,
    source: null,
    epsExpected: report?.eps_estimate ?? null,
    epsExpectedAsOf: null,
    epsActual: report?.eps_actual ?? null,
    revenue,
    revenueGrowth,
    over2Percent: reactionTo(date, lookups.sessions.get(symbol) ?? []).over2Percent,
  };
}

/** Reports by day: those that came, with the result, and those awaited, with what is expected. */
export async function findEarningsDates(db: Db, question: CalendarQuestion) {
  const { entries, ...page } = await readEntries(db, sources, question);
  if (entries.length === 0) return { ...page, data: [] };
  const lookups = await readLookups(db, entries);
  return { ...page, data: entries.map((entry) => toDate(entry, lookups)) };
}
