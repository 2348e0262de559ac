import { sql, SqliteAdapter } from 'kysely';
import type { Db } from './open.ts';
import { priceColumns, recordColumns, statementColumns, wordColumns } from './screener-tables.ts';

const columns = [...statementColumns, ...priceColumns, ...recordColumns];
const words: ReadonlySet<string> = new Set(wordColumns);

/** Any number, as long as it is always this one. */
const advisoryKey = 7_325_012;

/**
 * Gives `companies` the columns of the screener that it lacks, empty: what fills them runs after it. So a field of the screener needs no
 * migration of its own. Several processes may do so at once.
 */
export async function addScreenerColumns(db: Db): Promise<void> {
  if ((await missingIn(db)).length === 0) return;
  await db.transaction().execute(async (transaction) => {
    // On SQLite the transaction itself is the lock. The migrator's own would outlive this transaction on PostgreSQL.
    if (!(db.getExecutor().adapter instanceof SqliteAdapter))
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryKey)})`.execute(transaction);
    for (const column of await missingIn(transaction))
      await transaction.schema
        .alterTable('companies')
        .addColumn(column, words.has(column) ? 'text' : 'double precision')
        .execute();
  });
}

async function missingIn(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const there = new Set(tables.find(({ name }) => name === 'companies')?.columns.map(({ name }) => name));
  return columns.filter((column) => !there.has(column));
}
