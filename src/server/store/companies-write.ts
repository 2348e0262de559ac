import type { Db } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/schema.ts';

/** Sets columns that follow from the company's own bars; an unknown symbol changes nothing. */
export async function updateDerived(db: Db, symbol: string, derived: Partial<CompaniesTable>): Promise<void> {
  await db.updateTable('companies').set(derived).where('symbol', '=', symbol).execute();
}
