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

/** Rows that travel to PostgreSQL at once. */
const ROWS_EACH = 2_000;
/**
 * Cells of one SQLite statement: it is prepared once and then run again and again, and what it keeps in native memory is
 * that of its parameters.
 */
const CELLS_EACH = 2_000;

/**
 * Inserts rows, cells in the order of `columns`, through `db`, which holds the transaction; a key that exists is an
 * error. On SQLite the cells are parameters of one statement for as many rows as it takes; over the wire to PostgreSQL
 * the rows of a statement travel as one JSON parameter.
 */
export function bulkInsert(
  db: Db,
  engine: Engine,
  table: keyof Database,
  columns: readonly string[],
): BulkInsert {
  const isSqlite = engine === 'sqlite';
  const rowsEach = isSqlite ? Math.max(1, Math.floor(CELLS_EACH / columns.length)) : ROWS_EACH;
  const statement = isSqlite ? sqliteStatement(table, columns) : postgresStatement(table, columns);
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
  const row = `(${columns.map(() => '?').join(',')})`;
  const texts = new Map<number, string>();
  return (rows) => {
    let text = texts.get(rows.length);
    if (text === undefined) {
      text = `${insertInto(table, columns)} values ${rows.map(() => row).join(',')}`;
      texts.set(rows.length, text);
    }
    // `flat` takes four times as long, for millions of rows.
    return CompiledQuery.raw(text, ([] as Cell[]).concat(...rows));
  };
};

/** Records, because PostgreSQL then gives each cell the type of its column. */
const postgresStatement = (table: string, columns: readonly string[]): Statement => {
  const cells = columns.map(quoted).join(', ');
  const text = `${insertInto(table, columns)} select ${cells} from json_populate_recordset(null::${quoted(table)}, $1::json)`;
  return (rows) => {
    const records = rows.map((row) => recordOf(columns, row));
    return CompiledQuery.raw(text, [JSON.stringify(records)]);
  };
};

/**
 * Sets columns of rows that exist, each known by its `key`, in one statement; cells in the order of `columns` after it.
 */
export async function bulkUpdate(
  db: Db,
  engine: Engine,
  table: keyof Database,
  key: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_EACH) {
    const part = rows.slice(from, from + ROWS_EACH);
    const isSqlite = engine === 'sqlite';
    const cell = (i: number) =>
      isSqlite ? `given.value ->> ${i}` : `given.${quoted(i === 0 ? key : (columns[i - 1] ?? ''))}`;
    const sets = columns.map((column, i) => `${quoted(column)} = ${cell(i + 1)}`).join(', ');
    const source = isSqlite ? 'json_each(?)' : `json_populate_recordset(null::${quoted(table)}, $1::json)`;
    const text = `update ${quoted(table)} set ${sets} from ${source} as given where ${quoted(table)}.${quoted(key)} = ${cell(0)}`;
    const given = isSqlite ? part : part.map((row) => recordOf([key, ...columns], row));
    await db.executeQuery(CompiledQuery.raw(text, [JSON.stringify(given)]));
  }
}

const recordOf = (columns: readonly string[], row: readonly Cell[]) =>
  Object.fromEntries(columns.map((column, i) => [column, row[i]]));

const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${quoted(table)} (${columns.map(quoted).join(', ')})`;

const quoted = (name: string): string => `"${name}"`;
