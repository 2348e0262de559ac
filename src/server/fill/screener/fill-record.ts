import { bulkUpdate, type Cell } from '#server/db/bulk.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { readRecord } from './read-record.ts';
import { recordColumns } from '#server/db/screener-tables.ts';
import { quotedColumns, recordColumnsOf } from './record-columns.ts';
import { significant } from './significant.ts';

/**
 * Makes the columns of price and record anew, of every company or of those named; `db` holds the transaction. Answers how
 * many rows were written.
 */
export async function fillRecordColumns(
  db: Db,
  engine: Engine,
  symbols?: ReadonlySet<string>,
): Promise<number> {
  const all = await db.selectFrom('companies').select(quotedColumns).where('is_sample', '=', 0).execute();
  const companies = symbols ? all.filter(({ symbol }) => symbols.has(symbol)) : all;
  // The day of the record is that of the newest quote.
  const day = all.reduce(
    (newest, { quote_date }) => (quote_date && quote_date > newest ? quote_date : newest),
    '',
  );
  if (companies.length === 0 || day === '') return 0;
  const recordOf = await readRecord(db, day);
  const rows = companies.map((company): Cell[] => {
    const made = recordColumnsOf(company, recordOf(company.symbol));
    return [company.symbol, ...recordColumns.map((column) => significant(made[column]))];
  });
  await bulkUpdate(db, engine, 'companies', 'symbol', recordColumns, rows);
  return rows.length;
}
