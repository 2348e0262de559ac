import { daysBetween } from '#kit/time/days.ts';
import type { OwnershipSnapshotsTable } from '#server/db/ownership-tables.ts';
import { quoteDate } from '../snapshot.ts';
import { cellNumber, round, type Sources } from '../sources.ts';
import { byText } from './order.ts';
import type { Splits } from './splits.ts';

export const snapshotFiles = [
  'record/holders/float_ownership_yahoo.csv.gz',
  'record/holders/float_yahoo_2026-06.csv.gz',
] as const;

/** A float may exceed the shares by what two counts of different weeks differ. */
const ROUNDING = 1.02;
/** Institutions' shares count twice where they were lent and sold short; a share beyond this is an error. */
const MOST_INSTITUTIONS = 130;
/** Counts that differ more are of another time or unit: a split lies between them. */
const SAME_SIZE = 1.6;
/** Shares that were issued in an offering or a merger of these weeks: another source may not have counted them. */
const ISSUED = { most: 4, days: 35 };

type SharesOf = (symbol: string) => number | null | undefined;

/**
 * Rows of float and ownership, by company and day. Nothing fetched after the quotes; counts of before a split, or that do
 * not fit the shares outstanding (`sharesOf`), are unknown, and so are shares of the company that cannot be.
 */
export function snapshotRows(
  sources: Sources,
  symbols: ReadonlySet<string>,
  { sharesOf, splits }: { sharesOf: SharesOf; splits: Splits },
): OwnershipSnapshotsTable[] {
  const rows = new Map<string, OwnershipSnapshotsTable>();
  const records = snapshotFiles.flatMap((file) => sources.records(file));
  for (const record of records) {
    const { symbol = '', fetched = '' } = record;
    if (!symbols.has(symbol) || fetched > quoteDate) continue;
    const row = snapshotRow(record, splits.isBetween(symbol, fetched, quoteDate) ? null : sharesOf(symbol));
    const held = rows.get(`${symbol} ${fetched}`);
    if (held) held.float_shares ??= row.float_shares;
    else if (isSomething(row)) rows.set(`${symbol} ${fetched}`, row);
  }
  return [...rows.values()].sort((a, b) => byText(a.symbol, b.symbol) || byText(a.as_of, b.as_of));
}

const isSomething = (row: OwnershipSnapshotsTable): boolean =>
  [row.float_shares, row.shares_outstanding, row.insiders_percent, row.institutions_percent].some(
    (figure) => figure !== null,
  );

/** One row; `known` are the shares of the quotes' day, null across a split, undefined where nobody knows them. */
function snapshotRow(
  record: Record<string, string>,
  known: number | null | undefined,
): OwnershipSnapshotsTable {
  const shares = fitting(cellNumber(record['shares_outstanding']) || null, known, record['fetched'] ?? '');
  const float = cellNumber(record['float_shares']) || null;
  const most = shares ?? known ?? null;
  return {
    symbol: record['symbol'] ?? '',
    as_of: record['fetched'] ?? '',
    shares_outstanding: shares,
    float_shares: float !== null && most !== null && float <= most * ROUNDING ? Math.min(float, most) : null,
    insiders_percent: percentOf(record['pct_held_insiders'], 100),
    institutions_percent: percentOf(record['pct_held_institutions'], MOST_INSTITUTIONS),
    source: 'yahoo',
  };
}

const fitting = (shares: number | null, known: number | null | undefined, fetched: string): number | null => {
  if (shares === null || known === null) return null;
  if (known === undefined) return shares;
  const ratio = shares / known;
  const most = daysBetween(fetched, quoteDate) <= ISSUED.days ? ISSUED.most : SAME_SIZE;
  return ratio <= most && ratio >= 1 / SAME_SIZE ? shares : null;
};

function percentOf(cell: string | undefined, most: number): number | null {
  const share = cellNumber(cell);
  return share === null || share * 100 > most ? null : round(share * 100, 3);
}
