import type { Db } from '#server/db/open.ts';

/** What analysts expect of a share. */
const none = {
  this_year: null,
  this_year_30d: null,
  this_year_90d: null,
  next_year: null,
  next_year_90d: null,
} as const;

/**
 * Withholds what analysts expect of companies whose announced earnings are of a currency or a share that nobody names: their source names none either (PAGS,
 * $8.67 at a price of $9.12, in reais; ALM, with statements in Canadian dollars). The row stays: it says that something is expected.
 */
export async function withholdUnnamedEstimates(db: Db, unnamed: readonly string[]): Promise<void> {
  if (unnamed.length === 0) return;
  await db.updateTable('eps_estimates').set(none).where('symbol', 'in', unnamed).execute();
}
