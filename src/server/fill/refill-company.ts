import type { Db, Engine } from '#server/db/open.ts';
import { fillRecordColumns } from './screener/fill-record.ts';
import { fillStatements } from './statements/fill-statements.ts';

/**
 * Makes what follows from the statements of one company anew, after staff have decided about its figures; `db` holds the
 * transaction. What its quote leaves in doubt stays as it is.
 */
export async function refillCompany(db: Db, engine: Engine, symbol: string): Promise<void> {
  for (const table of ['financial_periods', 'company_figures'] as const)
    await db.deleteFrom(table).where('symbol', '=', symbol).execute();
  await db.deleteFrom('figure_doubts').where('symbol', '=', symbol).where('kind', '!=', 'quote').execute();
  await fillStatements(db, engine, symbol);
  await fillRecordColumns(db, engine, new Set([symbol]));
}
