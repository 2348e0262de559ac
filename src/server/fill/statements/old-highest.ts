import type { Db } from '#server/db/open.ts';
import { BEFORE_LEAP } from './before-leap.ts';
import { FALLEN_COUNTS } from './fallen-counts.ts';
import { OLD_SHARES } from './old-shares.ts';

/**
 * Withholds the highest short interest of years of companies whose counts, or earnings a share, are of before a split that nobody has on record: its day is
 * not named, and what was sold short before a split is of other shares (CISO: 3.7 million, of 180 million shares that were made 12).
 */
export async function withholdHighestOfOldShares(db: Db): Promise<void> {
  await db
    .updateTable('short_interest')
    .set({ highest: null })
    .where('highest', 'is not', null)
    .where('symbol', 'in', (eb) =>
      eb
        .selectFrom('figure_doubts')
        .select('symbol')
        .where('decision', 'in', [BEFORE_LEAP, OLD_SHARES, FALLEN_COUNTS]),
    )
    .execute();
}
