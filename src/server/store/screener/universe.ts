import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import type { UniverseAnswer } from '#contract/screener-universe.ts';
import { UNIVERSE_ROWS_MAX } from '#contract/bounds.ts';
import type { Universe } from '#kit/screener/universe.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { byBytes } from '../collation.ts';
import { contentVersion } from '../content/content-version.ts';
import { listedCompanies } from '../listed.ts';
import { columnOf } from './screener-columns.ts';
import { sql } from 'kysely';

/** Columns of every listed company in order of symbol, with the version of the content; no columns of too many rows. */
export async function readUniverse(
  db: Db,
  engine: Engine,
  fields: readonly ScreenerFieldName[],
): Promise<UniverseAnswer> {
  const version = await contentVersion(db);
  // Who asks for symbols asks for the first time: what narrows without being a field comes with them.
  const beside = fields.includes('symbol') ? besideFields : [];
  const { total, columns } = await readColumns(db, engine, [...fields, ...beside]);
  return { version, total, columns: columns as UniverseAnswer['columns'] };
}

/** What narrows a screen without being a field of it. */
const besideFields = ['sic', 'sector_name'] as const;

export type UniverseColumn = ScreenerFieldName | (typeof besideFields)[number];

/** Columns of every listed company in order of symbol, all of one moment, and how many companies these are; null of too many. */
export async function readColumns(
  db: Db,
  engine: Engine,
  names: readonly UniverseColumn[],
): Promise<{ total: number; columns: Universe | null }> {
  const { total } = await listedCompanies(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total > UNIVERSE_ROWS_MAX) return { total, columns: null };
  const rows = (await listedCompanies(db)
    .select(names.map((name) => (isBeside(name) ? sql.ref(name) : columnOf(name)).as(name)))
    .orderBy(byBytes(engine, sql.ref('symbol')))
    .execute()) as Record<string, string | number | null>[];
  const columns = names.map((name) => [name, rows.map((row) => row[name] ?? null)]);
  return { total, columns: Object.fromEntries(columns) as Universe };
}

const isBeside = (name: UniverseColumn): name is (typeof besideFields)[number] =>
  besideFields.includes(name as (typeof besideFields)[number]);
