import { CompiledQuery } from 'kysely';
import type { Db, Engine } from './open.ts';
import type { Database } from './schema.ts';

export type Cell = string | number | null;

/** Adds rows in large statements; call `end` for those that are still held back. */
export interface BulkInsert {
  /** Answers a promise only when rows were sent. */
  add(row: readonly Cell[]): Promise<void> | undefined;
  /** Sends the rest; answers how many rows were added in all. */
  end(): Promise<number>;
}

const rowsEach = 2_000;

/**
 * Inserts rows, cells in the order of `columns`, through `db`, which holds the transaction; a key that exists is an
 * error. The rows of a statement travel as one JSON parameter: a statement with a parameter for each cell keeps so
 * much native memory that a million rows take a gigabyte.
 */
export function bulkInsert(
  db: Db,
  engine: Engine,
  table: keyof Database,
  columns: readonly string[],
): BulkInsert {
  const statement = engine === 'sqlite' ? sqliteStatement(table, columns) : postgresStatement(table, columns);
  let held: (readonly Cell[])[] = [];
  let added = 0;

  const flush = async (): Promise<void> => {
    const rows = held;
    held = [];
    added += rows.length;
    await db.executeQuery(statement(rows));
  };
  return {
    add(row) {
      held.push(row);
      return held.length === rowsEach ? flush() : undefined;
    },
    async end() {
      if (held.length > 0) await flush();
      return added;
    },
  };
}

type Statement = (rows: (readonly Cell[])[]) => CompiledQuery;

const sqliteStatement = (table: string, columns: readonly string[]): Statement => {
  const cells = columns.map((_, i) => `value ->> ${i}`).join(', ');
  const text = `${insertInto(table, columns)} select ${cells} from json_each(?)`;
  return (rows) => CompiledQuery.raw(text, [JSON.stringify(rows)]);
};

/** Records, because PostgreSQL then gives each cell the type of its column. */
const postgresStatement = (table: string, columns: readonly string[]): Statement => {
  const cells = columns.map(quoted).join(', ');
  const text = `${insertInto(table, columns)} select ${cells} from json_populate_recordset(null::${quoted(table)}, $1::json)`;
  return (rows) => {
    const records = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])));
    return CompiledQuery.raw(text, [JSON.stringify(records)]);
  };
};

const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${quoted(table)} (${columns.map(quoted).join(', ')})`;

const quoted = (name: string): string => `"${name}"`;
