import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

/** Tables that are looked at by company, and what of a row may be unknown. */
type OfSymbol = { [T in keyof Database]: Database[T] extends { symbol: string } ? T : never }[keyof Database];
type Unknown<T extends OfSymbol> = {
  [C in keyof Database[T]]: null extends Database[T][C] ? C : never;
}[keyof Database[T]];
/** Names one row, or all of a company. */
type Key = { symbol: string; settlement?: string };

const named = ({ symbol, settlement }: Key) =>
  settlement === undefined ? sql`symbol = ${symbol}` : sql`symbol = ${symbol} and settlement = ${settlement}`;

/** Makes these columns of the named rows unknown: nothing that reads them shows what they held. */
export async function withholdColumns<T extends OfSymbol>(
  db: Db,
  table: T,
  rows: readonly Key[],
  columns: readonly (Unknown<T> & string)[],
): Promise<void> {
  const none = sql.join(columns.map((column) => sql`${sql.ref(column)} = null`));
  for (const row of rows) await sql`update ${sql.table(table)} set ${none} where ${named(row)}`.execute(db);
}

/** Removes the named rows. */
export async function withholdRows(db: Db, table: OfSymbol, rows: readonly Key[]): Promise<void> {
  for (const row of rows) await sql`delete from ${sql.table(table)} where ${named(row)}`.execute(db);
}
