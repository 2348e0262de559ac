import { IngestError, type SourceTable } from './read-table.ts';

/** What a column may be called, without case, blanks and marks; the first name that a file has counts. */
const names = {
  symbol: ['symbol', 'ticker'],
  date: ['date', 'asof', 'tradedate', 'quotedate'],
  last: ['lastsale', 'last', 'lastprice', 'price', 'close', 'closelast'],
  close: ['close', 'closelast', 'last', 'lastsale'],
  change: ['netchange', 'change'],
  percent: ['pctchange', 'change%', '%change', 'percentchange', 'changepercent'],
  open: ['open'],
  high: ['high', 'dayhigh'],
  low: ['low', 'daylow'],
  previous: ['previousclose', 'prevclose', 'preclose'],
  volume: ['volume', 'vol'],
  marketCap: ['marketcap', 'marketvalue'],
} as const;

export type Column = keyof typeof names;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9%]/g, '');

/** Reads cells of one table by what they mean. */
export interface Cells {
  has(column: Column): boolean;
  text(row: Record<string, string>, column: Column): string;
  number(row: Record<string, string>, column: Column): number | null;
}

/**
 * Finds the columns of a table by their names.
 * @throws IngestError naming a column of `needed` that is not there, and those that are
 */
export function findColumns({ rows }: SourceTable, needed: readonly Column[]): Cells {
  const given = Object.keys(rows[0] ?? {});
  const byPlain = new Map(given.map((name) => [plain(name), name]));
  const found = new Map<Column, string>();
  for (const [column, aliases] of Object.entries(names) as [Column, readonly string[]][]) {
    const name = aliases.map((alias) => byPlain.get(alias)).find((known) => known !== undefined);
    if (name !== undefined) found.set(column, name);
  }
  const missing = needed.filter((column) => !found.has(column));
  if (missing.length > 0)
    throw new IngestError(
      `The file has no column for ${missing.join(', ')}. Its columns: ${given.slice(0, 20).join(', ')}.`,
    );
  const text = (row: Record<string, string>, column: Column): string =>
    (row[found.get(column) ?? ''] ?? '').trim();
  return {
    has: (column) => found.has(column),
    text,
    number: (row, column) => numberOf(text(row, column)),
  };
}

const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** `$1,234.50`, `-1.2%`, `(3.1)`, `2.5M`; null for blanks and for what is no number (`N/A`, `--`). */
export function numberOf(cell: string): number | null {
  const bare = cell.replace(/[$%,\s]/g, '').replace('−', '-');
  const match = /^(\()?([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([KMBT])?\)?$/i.exec(bare);
  if (!match) return null;
  const [, open, digits = '', scale] = match;
  const value = Number(digits) * (scales[scale?.toUpperCase() ?? ''] ?? 1);
  return open === undefined ? value : -value;
}

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** `2026-07-02`, `07/02/2026`, `Jul 2, 2026` as `YYYY-MM-DD`; null for what is no day. */
export function dayOf(text: string): string | null {
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  if (slashed) return realDay(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
  const worded = /([A-Za-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})/.exec(text);
  if (!worded) return null;
  const at = months.indexOf((worded[1] ?? '').toLowerCase());
  return at < 0 || at % 3 !== 0 ? null : realDay(Number(worded[3]), at / 3 + 1, Number(worded[2]));
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** Upper case, a share class after `-`, as the store writes symbols. */
export const symbolOf = (text: string): string => text.trim().toUpperCase().replace(/[/.]/, '-');
