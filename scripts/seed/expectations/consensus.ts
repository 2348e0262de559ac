import { daysBetween } from '#kit/time/days.ts';
import type {
  AnalystConsensusTable,
  EpsEstimatesTable,
  ReportDatesTable,
} from '#server/db/ownership-tables.ts';
import { byText } from '../ownership/order.ts';
import { quoteDate } from '../snapshot.ts';
import { cellNumber, round, type Sources } from '../sources.ts';

const consensusFile = 'record/analysts/consensus_yahoo_2026-07-02.csv.gz';
const targetsFile = 'record/analysts/targets_yahoo.csv.gz';
const datesFile = 'record/analysts/next_earnings_dates_yahoo_2026-07-02.csv.gz';
export const consensusFiles = [consensusFile, targetsFile];
export const estimateFiles = [consensusFile, 'record/identifiers/sec_filer_metadata_2026-07-03.csv.gz'];
export const reportDateFiles = [datesFile, targetsFile];

type Row = Readonly<Record<string, string>>;

const ofUniverse = (records: readonly Row[], symbols: ReadonlySet<string>, day: string): Row[] =>
  records.filter((row) => symbols.has(row['symbol'] ?? '') && (row[day] ?? '') <= quoteDate);

const rating = (row: Row): string | null =>
  row['recommendation'] && row['recommendation'] !== 'none' ? row['recommendation'] : null;

/** Rows of consensus by company and day of the fetch; nothing fetched after the quotes. */
export function consensusRows(sources: Sources, symbols: ReadonlySet<string>): AnalystConsensusTable[] {
  const fetches = [
    ...ofUniverse(sources.records(targetsFile), symbols, 'fetched').map(
      (row) => [row, row['fetched']] as const,
    ),
    ...ofUniverse(sources.records(consensusFile), symbols, 'as_of').map(
      (row) => [row, row['as_of']] as const,
    ),
  ];
  const rows = fetches.map(([row, day = '']): AnalystConsensusTable => ({
    symbol: row['symbol'] ?? '',
    as_of: day,
    analysts: cellNumber(row['analysts']) || null,
    recommendation: rating(row),
    recommendation_mean: cellNumber(row['recommendation_mean']),
    target_mean: cents(row['target_mean']),
    target_median: cents(row['target_median']),
    target_high: cents(row['target_high']),
    target_low: cents(row['target_low']),
    source: 'yahoo',
  }));
  const known = rows.filter((row) => row.target_mean !== null || row.recommendation !== null);
  return [...new Map(known.map((row) => [`${row.symbol} ${row.as_of}`, row])).values()].sort(
    (a, b) => byText(a.symbol, b.symbol) || byText(a.as_of, b.as_of),
  );
}

const cents = (cell: string | undefined): number | null => {
  const value = cellNumber(cell);
  return value === null || value <= 0 ? null : round(value, 4);
};

/** Rows of estimated earnings a share, one for each company, with the last day of the fiscal year they are of. */
export function estimateRows(sources: Sources, symbols: ReadonlySet<string>): EpsEstimatesTable[] {
  const yearEnds = new Map(
    sources
      .records(estimateFiles[1] ?? '')
      .map((row) => [row['symbol'] ?? '', row['fiscal_year_end_mmdd'] ?? '']),
  );
  return ofUniverse(sources.records(consensusFile), symbols, 'as_of')
    .map((row): EpsEstimatesTable => ({
      symbol: row['symbol'] ?? '',
      as_of: row['as_of'] ?? '',
      year_end: fiscalYearEnd(yearEnds.get(row['symbol'] ?? '') ?? '', row['as_of'] ?? ''),
      this_year: eps(row['eps_this_year']),
      this_year_30d: eps(row['eps_this_year_30d_ago']),
      this_year_90d: eps(row['eps_this_year_90d_ago']),
      next_year: eps(row['eps_next_year']),
      next_year_90d: eps(row['eps_next_year_90d_ago']),
      raised_30d: cellNumber(row['revisions_up_30d']),
      lowered_30d: cellNumber(row['revisions_down_30d']),
      analysts: cellNumber(row['analysts']) || null,
      source: 'yahoo',
    }))
    .filter((row) => row.this_year !== null || row.next_year !== null)
    .sort((a, b) => byText(a.symbol, b.symbol));
}

const eps = (cell: string | undefined): number | null => {
  const value = cellNumber(cell);
  return value === null ? null : round(value, 4);
};

/** Days after a fiscal year in which its report may still be awaited, so that "this year" may mean either. */
const REPORT_DAYS = 120;

/** The last day of the fiscal year that `day` lies in, of a year that ends on `monthDay` (`1231`); null where unclear. */
export function fiscalYearEnd(monthDay: string, day: string): string | null {
  const [, month, last] = /^(\d\d)(\d\d)$/.exec(monthDay) ?? [];
  if (month === undefined || last === undefined) return null;
  const endIn = (year: number) => `${year}-${month}-${last}`;
  const year = Number(day.slice(0, 4));
  const end = endIn(year) >= day ? endIn(year) : endIn(year + 1);
  const before = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`;
  return daysBetween(before, day) > REPORT_DAYS ? end : null;
}

/**
 * Rows of next reports: what the latest fetch of a company expected. A day that lies before the quotes was never next on
 * this record, and is left out.
 */
export function reportDateRows(sources: Sources, symbols: ReadonlySet<string>): ReportDatesTable[] {
  const rows = [
    ...ofUniverse(sources.records(targetsFile), symbols, 'fetched').map((row): ReportDatesTable => ({
      symbol: row['symbol'] ?? '',
      date: row['next_earnings'] ?? '',
      is_estimate: row['next_earnings_is_estimate'] === 'False' ? 0 : 1,
      as_of: row['fetched'] ?? '',
      source: 'yahoo',
    })),
    ...sources.records(datesFile).map((row): ReportDatesTable => ({
      symbol: row['symbol'] ?? '',
      date: row['date'] ?? '',
      is_estimate: row['is_estimate'] === 'False' ? 0 : 1,
      as_of: quoteDate,
      source: 'yahoo',
    })),
  ];
  const ahead = rows
    .filter(({ symbol, date }) => symbols.has(symbol) && date >= quoteDate)
    .sort((a, b) => byText(a.symbol, b.symbol) || byText(a.as_of, b.as_of));
  return [...new Map(ahead.map((row) => [row.symbol, row])).values()];
}
