import { daysBetween } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';

/** A reverse split of at least this many old shares for a new one, within this many days after a report. */
const SPLIT = { shares: 3, days: 120 };
/** The estimate, which its source restated, is at least this many times the announced earnings. */
const RESTATED = 2.5;

/**
 * Withholds the last earnings announced before a reverse split, if the estimate beside them is per new share and they are not: ARTL lost $0.12
 * per old share and “beat” a loss of $4.71 per new one. Doing it again changes nothing.
 */
export async function withholdHalfRestated(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('splits')
    .innerJoin('earnings', 'earnings.symbol', 'splits.symbol')
    .select([
      'splits.symbol',
      'splits.date as split',
      'new_shares',
      'old_shares',
      'earnings.date',
      'eps_actual',
      'eps_estimate',
    ])
    .whereRef('earnings.date', '<', 'splits.date')
    .orderBy('earnings.date', 'desc')
    .execute();
  for (const [last] of Map.groupBy(rows, ({ symbol, split }) => `${symbol} ${split}`).values()) {
    if (!last || last.old_shares < last.new_shares * SPLIT.shares) continue;
    if (daysBetween(last.date, last.split) > SPLIT.days) continue;
    const times = (last.eps_estimate ?? 0) / (last.eps_actual || Infinity);
    if (times < RESTATED) continue;
    await db
      .updateTable('earnings')
      .set({ eps_actual: null, surprise_percent: null })
      .where('symbol', '=', last.symbol)
      .where('date', '=', last.date)
      .execute();
  }
}

/** Removes days of the calendar without announced earnings or an estimate: ten years later they look like reports, and say nothing. */
export async function removeEmptyReports(db: Db): Promise<void> {
  await db
    .deleteFrom('earnings')
    .where('eps_actual', 'is', null)
    .where('eps_estimate', 'is', null)
    .where('symbol', 'not in', (eb) => eb.selectFrom('companies').select('symbol').where('is_sample', '=', 1))
    .execute();
}
