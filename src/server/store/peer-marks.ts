import { monthsBefore } from '#kit/dates.ts';
import type { Db } from '#server/db/open.ts';

/** Days before the day a year ago in which its last session lies. */
const SESSION_WITHIN_MS = 10 * 86_400_000;

/** The last close a year before a day, by symbol, where its scale is that of the newest. */
export async function readYearAgo(
  db: Db,
  symbols: readonly string[],
  day: string | null,
): Promise<Map<string, number>> {
  if (day === null) return new Map();
  const yearAgo = monthsBefore(day, 12);
  const from = new Date(Date.parse(yearAgo) - SESSION_WITHIN_MS).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('price_bars')
    .select(['symbol', 'close', 'doubtful'])
    .where('symbol', 'in', symbols)
    .where('date', '>=', from)
    .where('date', '<=', yearAgo)
    .orderBy('date')
    .execute();
  const last = new Map(rows.map((row) => [row.symbol, row]));
  return new Map(
    [...last].flatMap(([symbol, { close, doubtful }]): [string, number][] =>
      doubtful === 1 ? [] : [[symbol, close]],
    ),
  );
}

/** Shares sold short of the float by symbol, of the latest settlement. */
export async function readShorts(db: Db, symbols: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('short_interest')
    .select(['symbol', 'percent_of_float'])
    .where('symbol', 'in', symbols)
    .orderBy('settlement')
    .execute();
  return new Map(rows.map(({ symbol, percent_of_float }) => [symbol, percent_of_float]));
}
