import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** At most `limit` times in `windowMs`, counted for one subject: an account, an address, or both. */
export interface Limit {
  name: string;
  limit: number;
  windowMs: number;
}
export type Counted = readonly [Limit, ...subject: string[]];

/** Counters that all processes share, kept under digests: no address of a person or machine stands in them. */
export interface Limits {
  /**
   * Counts one attempt in every window at once. Answers 0, or how many milliseconds to wait; an attempt that must
   * wait is not counted. Windows begin with their first attempt, and are never made longer by another.
   */
  take(db: Db, counted: readonly Counted[]): Promise<number>;
  /** Takes an attempt back that turned out to be rightful. */
  refund(db: Db, counted: readonly Counted[]): Promise<void>;
  /** Begins anew. */
  clear(db: Db, counted: readonly Counted[]): Promise<void>;
  /** Whether anything was counted in a window that still runs. */
  isCounted(db: Db, counted: Counted): Promise<boolean>;
}

export function createLimits(secret: string, now: () => Date): Limits {
  const keyOf = ([{ name }, ...subject]: Counted): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['limit', name, ...subject]))
      .digest('base64url');
  const keysOf = (counted: readonly Counted[]) => counted.map(keyOf);

  const refund: Limits['refund'] = async (db, counted) => {
    await db
      .updateTable('rate_limits')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', 'in', keysOf(counted))
      .where('count', '>', 0)
      .execute();
  };

  return {
    async take(db, counted) {
      const time = now();
      const limits = new Map(counted.map((one) => [keyOf(one), one[0].limit]));
      const rows = counted
        .map((one) => ({
          key: keyOf(one),
          count: 1,
          ends_at: new Date(time.getTime() + one[0].windowMs).toISOString(),
        }))
        // One order for everybody: rows that are locked one after the other cannot wait for each other.
        .sort((a, b) => (a.key < b.key ? -1 : 1));
      // A window that ends later than one begun now was begun before the clock went back.
      const isOver = sql<boolean>`rate_limits.ends_at <= ${time.toISOString()} or rate_limits.ends_at > excluded.ends_at`;
      const counts = await db
        .insertInto('rate_limits')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
            ends_at: sql<string>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
          }),
        )
        .returning(['key', 'count', 'ends_at'])
        .execute();
      const exceeded = counts.filter(({ key, count }) => count > (limits.get(key) ?? 0));
      if (exceeded.length === 0) return 0;
      await refund(db, counted);
      return Math.max(...exceeded.map(({ ends_at }) => Date.parse(ends_at) - time.getTime()), 1);
    },
    refund,
    async clear(db, counted) {
      await db.deleteFrom('rate_limits').where('key', 'in', keysOf(counted)).execute();
    },
    async isCounted(db, counted) {
      const row = await db
        .selectFrom('rate_limits')
        .select('count')
        .where('key', '=', keyOf(counted))
        .where('count', '>', 0)
        .where('ends_at', '>', now().toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
