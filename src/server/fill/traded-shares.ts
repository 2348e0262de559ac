import type { Db } from '#server/db/open.ts';

/** The sessions whose volume a count of shares is held against, at most and at least. */
const SESSIONS = { most: 20, least: 10 };
/** Twenty sessions lie in these days, whatever holidays do; a count of another source is of the quotes' shares as long. */
const DAYS = 35;

/** What a count of shares is held against. */
export interface SharesSeen {
  /** Traded on half of the last sessions at most; null where few volumes are on record. */
  volume: number | null;
  /** Counted by another source in the weeks before the newest session. */
  elsewhere: number | null;
}

const none: SharesSeen = { volume: null, elsewhere: null };

/** What was traded lately, and what others count, by symbol; sessions of before a split are of other shares. */
export async function readSharesSeen(db: Db): Promise<(symbol: string) => SharesSeen> {
  const { newest } = await db
    .selectFrom('price_bars')
    .select((eb) => eb.fn.max('date').as('newest'))
    .executeTakeFirstOrThrow();
  if (!newest) return () => none;
  const from = new Date(Date.parse(newest) - DAYS * 86_400_000).toISOString().slice(0, 10);
  const volumes = await medianVolumes(db, from);
  const counts = await countsSince(db, from);
  return (symbol) => ({ volume: volumes.get(symbol) ?? null, elsewhere: counts.get(symbol) ?? null });
}

async function medianVolumes(db: Db, from: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('price_bars')
    .select(['symbol', 'volume'])
    .where('date', '>', from)
    .where('volume', 'is not', null)
    .where('doubtful', '=', 0)
    .orderBy('date', 'desc')
    .execute();
  const medians = new Map<string, number>();
  for (const [symbol, bars] of Map.groupBy(rows, (row) => row.symbol)) {
    const sorted = bars
      .slice(0, SESSIONS.most)
      .map(({ volume }) => volume ?? 0)
      .sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    if (sorted.length >= SESSIONS.least && median !== undefined) medians.set(symbol, median);
  }
  return medians;
}

/** The shares outstanding that the newest snapshot of owners counts, by symbol. */
async function countsSince(db: Db, from: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ownership_snapshots')
    .select(['symbol', 'shares_outstanding'])
    .where('as_of', '>', from)
    .where('shares_outstanding', 'is not', null)
    .orderBy('as_of')
    .execute();
  return new Map(rows.map(({ symbol, shares_outstanding }) => [symbol, shares_outstanding ?? 0]));
}
