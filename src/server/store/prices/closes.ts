import type { Db } from '#server/db/open.ts';

/** A session's prices and shares traded; what is doubtful may be of another session or split. */
export interface Close {
  date: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  volume: number | null;
  doubtful: boolean;
}

/** Sessions of a company from one day to another, both included, oldest first. */
export async function readCloses(
  db: Db,
  { symbol, from, to }: { symbol: string; from?: string | undefined; to?: string | undefined },
): Promise<Close[]> {
  const rows = await db
    .selectFrom('price_bars')
    .select(['date', 'open', 'high', 'low', 'close', 'volume', 'doubtful'])
    .where('symbol', '=', symbol)
    .$if(from !== undefined, (query) => query.where('date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('date', '<=', to ?? ''))
    .orderBy('date')
    .execute();
  return rows.map((row) => ({ ...row, doubtful: row.doubtful === 1 }));
}
