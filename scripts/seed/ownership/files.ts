import type { HoldingsTable } from '#server/db/client-tables.ts';
import type { OwnershipSnapshotsTable } from '#server/db/ownership-tables.ts';
import type { FilingsTable } from '#server/db/record-tables.ts';
import type { Bar } from '#server/fill/seed/format.ts';
import { catalystFiles, catalystRows } from '../catalysts/catalysts.ts';
import { consensusFiles, consensusRows, estimateFiles, estimateRows, reportDateFiles, reportDateRows } from '../expectations/consensus.ts'; // prettier-ignore
import { dividendRows, dividendsFile } from '../expectations/dividends.ts';
import { distinctFilings } from '../filings.ts';
import { isOfOtherShares } from '../plausible.ts';
import type { Sources } from '../sources.ts';
import type { Member } from '../universe.ts';
import { type SeedFile, tableFile } from '../write.ts';
import { currentReportFiles, currentReportRows } from './current-reports.ts';
import { shortInterestFiles, shortInterestRows } from './short-interest.ts';
import { snapshotFiles, snapshotRows } from './snapshots.ts';
import { readSplits, type Splits, splitsFile } from './splits.ts';
import { indexedStakes, recentStakes, stakeFiles, stakeFilings, stakeRows } from './stakes.ts';
import { closesOf, positionRows, readPositions, thirteenFFiles } from './thirteen-f.ts';

/** What owners' rows are made from, beside the sources. */
export interface OwnersInput {
  sources: Sources;
  members: readonly Member[];
  symbols: ReadonlySet<string>;
  history: ReadonlyMap<string, readonly Bar[]>;
  /** Shares outstanding on the day of the quotes. */
  sharesOf: (symbol: string) => number | null | undefined;
  /** The text of the master index. */
  index: string;
}

/** Targets of before a split say nothing of the shares of after it; the rating stands. */
const noTargets = { target_mean: null, target_median: null, target_high: null, target_low: null };

/** The last row of each company that has what is asked for. */
const latest = <Row extends { symbol: string }>(
  rows: readonly Row[],
  has: (row: Row) => boolean,
): Map<string, Row> => new Map(rows.filter(has).map((row) => [row.symbol, row]));

/** What the sources say of who owns, shorts, follows and awaits the companies. */
export function readOwners(input: OwnersInput) {
  const { sources, members, symbols, history, sharesOf } = input;
  const splits = readSplits(sources);
  const snapshots = snapshotRows(sources, symbols, { sharesOf, splits });
  const consensus = consensusRows(sources, symbols).map((row) =>
    isOfOtherShares(history.get(row.symbol), row.as_of) ? { ...row, ...noTargets } : row,
  );
  const stakes = stakeRows([...recentStakes(sources, symbols), ...indexedStakes(input.index, members)]);
  const counted = latest(snapshots, ({ shares_outstanding }) => shares_outstanding !== null);
  const floats = latest(snapshots, ({ float_shares }) => float_shares !== null);
  return {
    floats,
    owners: latest(snapshots, (row) => (row.insiders_percent ?? row.institutions_percent) !== null),
    consensus: latest(consensus, ({ target_mean }) => target_mean !== null),
    holdings: positionRows(readPositions(sources, symbols), {
      closeOn: closesOf(history),
      sharesOf: (symbol) => counted.get(symbol)?.shares_outstanding ?? sharesOf(symbol),
      splits,
    }),
    filings: (indexed: readonly FilingsTable[]): FilingsTable[] =>
      distinctFilings([...currentReportRows(sources, members), ...indexed, ...stakeFilings(stakes, members)]),
    files: ownerFiles(input, { splits, snapshots, floats, consensus, stakes }),
  };
}

interface OwnerRows {
  splits: Splits;
  snapshots: OwnershipSnapshotsTable[];
  floats: ReadonlyMap<string, OwnershipSnapshotsTable>;
  consensus: ReturnType<typeof consensusRows>;
  stakes: ReturnType<typeof stakeRows>;
}

function ownerFiles({ sources, members, symbols, history }: OwnersInput, rows: OwnerRows): SeedFile[] {
  const floatOf = (symbol: string) => rows.floats.get(symbol)?.float_shares;
  const short = shortInterestRows(sources, symbols, { history, floatOf, splits: rows.splits });
  return [
    tableFile('ownership_snapshots', [...snapshotFiles, splitsFile], rows.snapshots),
    tableFile('short_interest', shortInterestFiles, short),
    tableFile('stakes', stakeFiles, rows.stakes),
    tableFile('analyst_consensus', consensusFiles, rows.consensus),
    tableFile('eps_estimates', estimateFiles, estimateRows(sources, symbols)),
    tableFile('report_dates', reportDateFiles, reportDateRows(sources, symbols)),
    tableFile('dividends', [dividendsFile], dividendRows(sources, symbols)),
    tableFile('catalysts', catalystFiles, catalystRows(sources, members)),
  ];
}

export const holdingFiles = ['sec/13f', ...thirteenFFiles];
export const filingFiles = [...currentReportFiles, ...stakeFiles];
/** A manager's newer report of a company takes the place of an older one. */
export const withoutOlder = (rows: readonly HoldingsTable[]): HoldingsTable[] =>
  [
    ...new Map(
      rows
        .toSorted((a, b) => ((a.report_date ?? '') < (b.report_date ?? '') ? -1 : 1))
        .map((row) => [`${row.id.split('-')[0] ?? ''} ${row.company_symbol}`, row]),
    ).values(),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
