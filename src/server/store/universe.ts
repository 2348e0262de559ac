import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import type { UniverseAnswer } from '#contract/screener-universe.ts';
import { UNIVERSE_ROWS_MAX } from '#contract/bounds.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { byBytes } from './collation.ts';
import { contentVersion } from './content-version.ts';
import { listedCompanies } from './listed.ts';
import { columnOf } from './screener-columns.ts';
import { sql } from 'kysely';

/** Columns of every listed company in order of symbol, with the version of the content; no columns of too many rows. */
export async function readUniverse(
  db: Db,
  engine: Engine,
  fields: readonly ScreenerFieldName[],
): Promise<UniverseAnswer> {
  const version = await contentVersion(db);
  const { total } = await listedCompanies(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total > UNIVERSE_ROWS_MAX) return { version, total, columns: null };
  // Who asks for symbols asks for the first time: what narrows without being a field comes with them.
  const beside = fields.includes('symbol') ? (['sic', 'sector_name'] as const) : [];
  const rows = (await listedCompanies(db)
    .select(fields.map((field) => columnOf(field).as(field)))
    .select(beside)
    .orderBy(byBytes(engine, sql.ref('symbol')))
    .execute()) as Record<string, string | number | null>[];
  const columns = [...fields, ...beside].map((name) => [name, rows.map((row) => row[name] ?? null)]);
  return { version, total, columns: Object.fromEntries(columns) as UniverseAnswer['columns'] };
}
