import type { HoldingsTable } from '#server/db/client-tables.ts';
import type { Bar } from '#server/fill/seed/format.ts';
import { cellNumber, round, type Sources } from '../sources.ts';
import { byText } from './order.ts';
import managerNames from './managers.json' with { type: 'json' };
import type { Splits } from './splits.ts';

export const thirteenFFiles = [
  'record/holders/thirteen_f_2026-03-31.csv.gz',
  'record/holders/thirteen_f_biotech_managers_2026-03-31.csv.gz',
] as const;

/** Reports older than this are of 2023: positions of that time say nothing of today. */
const OLDEST_REPORT = '2025-01-01';
const PRIOR_QUARTER = '2025-12-31';

/** One manager's position in a company, as a file of the sources has it. */
export interface Position {
  symbol: string;
  cik: number;
  manager: string;
  reportDate: string;
  filedOn: string;
  accession: string;
  shares: number | null;
  /** The report counts no shares: a note or a loan. */
  isDebt: boolean;
  value: number | null;
  priorValue: number | null;
  /** Whether the source knows the quarter before of this manager. */
  knowsPrior: boolean;
}

/** Positions of both files, of companies of `symbols`. */
export const readPositions = (sources: Sources, symbols: ReadonlySet<string>): Position[] =>
  thirteenFFiles.flatMap((file, i) =>
    sources
      .records(file)
      .filter(({ symbol = '' }) => symbols.has(symbol))
      .map((row): Position => ({
        symbol: row['symbol'] ?? '',
        cik: Number(row['manager_cik']),
        manager: row['manager'] ?? '',
        reportDate: row['report_date'] ?? '',
        filedOn: row['filed'] ?? '',
        accession: row['accession'] ?? '',
        shares: cellNumber(row['shares']) || null,
        isDebt: cellNumber(row['shares']) === 0,
        value: cellNumber(row['value_usd'] ?? row['value_as_reported']),
        priorValue: cellNumber(row['prior_value']),
        knowsPrior: i === 1,
      })),
  );

/** What a position is held against. */
export interface Market {
  /** The close of a company on a day; undefined where there is none that can be computed with. */
  closeOn: (symbol: string, date: string) => number | undefined;
  /** Shares outstanding, for the share of the company. */
  sharesOf: (symbol: string) => number | null | undefined;
  splits: Splits;
}

/** The closes of `history` that nothing is wrong with. */
export const closesOf =
  (history: ReadonlyMap<string, readonly Bar[]>): Market['closeOn'] =>
  (symbol, date) => {
    const bar = history.get(symbol)?.find((each) => each.date === date);
    return bar && bar.doubtful === 0 ? bar.close : undefined;
  };

/**
 * Rows of the holdings table: one for each manager (by its number at the SEC, so that a manager of two spellings counts
 * once), company and day of report. Names are the SEC's for that number, because the first file's own are wrong for many.
 */
export function positionRows(positions: readonly Position[], market: Market): HoldingsTable[] {
  const byKey = Map.groupBy(
    positions.filter(({ reportDate, value }) => reportDate >= OLDEST_REPORT && value !== null),
    ({ cik, symbol, reportDate }) => `${cik}-${symbol}-${reportDate}`,
  );
  return [...byKey]
    .filter(([, same]) => !same.some(({ isDebt }) => isDebt))
    .map(([id, same]) => [id, merged(same)] as const)
    .filter(([, position]) => isPriced(position, market))
    .map(([id, position]) => holdingRow(id, position, market))
    .sort((a, b) => byText(a.id, b.id));
}

/** A share may be worth this many times the close, or part of it, before it is another security (a note, a unit). */
const SAME_SECURITY = 1.5;

/** Whether the value of the filed shares fits the close of the report's day, as far as both are known. */
function isPriced({ symbol, reportDate, shares, value }: Position, market: Market): boolean {
  const close = closeThen(symbol, reportDate, market);
  if (shares === null || value === null || close === undefined) return true;
  const ratio = value / (shares * market.splits.factorSince(symbol, reportDate)) / close;
  return ratio < SAME_SECURITY && ratio > 1 / SAME_SECURITY;
}

/** What several files say of one position, put together: shares from one, the quarter before from the other. */
const merged = (same: readonly Position[]): Position => {
  const [first] = same;
  const best = same.find(({ knowsPrior }) => knowsPrior) ?? first;
  if (!best) throw new RangeError('a position that no file has');
  return {
    ...best,
    manager: nameOf(best),
    accession: same.map(({ accession }) => accession).find(Boolean) ?? '',
    filedOn: same.map(({ filedOn }) => filedOn).find((day) => day.length === 10) ?? best.filedOn,
    shares: same.map(({ shares }) => shares).find((shares) => shares !== null) ?? null,
  };
};

const names = new Map(Object.entries(managerNames).map(([cik, name]) => [Number(cik), name]));
const nameOf = ({ cik, manager }: Position): string => names.get(cik) ?? manager;

function holdingRow(id: string, position: Position, market: Market): HoldingsTable {
  const { symbol, cik, accession, reportDate, value, priorValue, knowsPrior } = position;
  const filed = position.shares && position.shares * market.splits.factorSince(symbol, reportDate);
  const computed = sharesOf(value, closeThen(symbol, reportDate, market));
  const shares = filed ?? computed;
  const outstanding = market.sharesOf(symbol);
  const percent = shares && outstanding ? (shares / outstanding) * 100 : null;
  return {
    id,
    company_symbol: symbol,
    institution_name: position.manager,
    shares_held_percentage: percent === null || percent > 100 ? null : round(percent, 4),
    shares_held: shares === null ? null : Math.round(shares),
    market_value: value,
    filing_date: position.filedOn.length === 10 ? position.filedOn : null,
    raw_text_link: accession ? filingLink(cik, accession) : managerLink(cik),
    report_date: reportDate,
    prior_shares: sharesOf(priorValue, closeThen(symbol, PRIOR_QUARTER, market)),
    prior_value: priorValue,
    is_new: knowsPrior && priorValue === null ? 1 : 0,
    is_computed: filed === null && shares !== null ? 1 : 0,
    source: 'sec-13f',
    is_sample: 0,
  };
}

/** The close of a day in shares of today, as it was: adjusted for splits, and not for what was distributed since. */
function closeThen(symbol: string, date: string, { closeOn, splits }: Market): number | undefined {
  const close = closeOn(symbol, date);
  return close === undefined ? undefined : close * splits.distributedSince(symbol, date);
}

/** Value over price, to the share; known no finer than the value's thousands and the close's cents. */
const sharesOf = (value: number | null, close: number | undefined): number | null =>
  value === null || close === undefined ? null : Math.round(value / close);

const filingLink = (cik: number, accession: string): string =>
  `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`;

/** All 13F reports of a manager, where the source does not say which one it read. */
const managerLink = (cik: number): string =>
  `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}&type=13F-HR`;
