import { daysBetween } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';

/** A reverse split of so many old shares for a new one, in so many days after a report. */
const SPLIT = { shares: 3, days: 120 };
/** The estimate, which its source restated, is at least so many times what was announced. */
const RESTATED = 2.5;

/**
 * Withholds what was announced last before a reverse split, where the estimate beside it is of the new shares and it is not: ARTL lost $0.12
 * an old share and “beat” a loss of $4.71 a new one. Doing it again changes nothing.
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

/** Removes days of the calendar for which nothing was announced and nobody estimated: of ten years ago they look like reports, and tell nothing. */
export async function removeEmptyReports(db: Db): Promise<void> {
  await db
    .deleteFrom('earnings')
    .where('eps_actual', 'is', null)
    .where('eps_estimate', 'is', null)
    .where('symbol', 'not in', (eb) => eb.selectFrom('companies').select('symbol').where('is_sample', '=', 1))
    .execute();
}
