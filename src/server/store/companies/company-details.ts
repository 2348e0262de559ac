import type { Db } from '#server/db/open.ts';

/** What is known of a company beyond the row of the screener. */
export interface CompanyDetails {
  sector_name: string | null;
  daylow: number | null;
  dayhigh: number | null;
  description: null;
}

/** What is known of these companies beyond their rows of the screener, by symbol. */
export async function readDetailsOf(
  db: Db,
  symbols: readonly string[],
): Promise<Map<string, CompanyDetails>> {
  if (symbols.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .select(['symbol', 'sector_name', 'daylow', 'dayhigh'])
    .where('symbol', 'in', symbols)
    .execute();
  return new Map(rows.map(({ symbol, ...row }) => [symbol, { ...row, description: null }]));
}
