import type { Db } from '#server/db/open.ts';

/** What the companies of these symbols are called on record. */
export async function clientNames(db: Db, symbols: readonly string[]): Promise<Map<string, string>> {
  if (symbols.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .select(['symbol', 'name'])
    .where('symbol', 'in', symbols)
    .execute();
  return new Map(rows.map(({ symbol, name }) => [symbol, name]));
}
