import { sql } from 'kysely';
import type { Filters } from '#contract/screener.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { listedCompanies } from '../listed.ts';
import { type Beside, besideConditions } from './screener-beside.ts';
import { columnOf, type RowField } from './screener-columns.ts';
import { conditionsOf } from './screener-filter.ts';
import { orderOf, type Sort } from './screener-sort.ts';

/** A row by field; `spark` is still the JSON text of its column. */
export type StoredRow = Partial<Record<RowField, string | number | null>>;

export interface ScreenerRequest {
  filters: Filters;
  /** What narrows beside the filters; nothing on pages. */
  beside?: Beside | undefined;
  sort: Sort;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** One page of the companies that pass the filters, with the asked fields and no others. */
export async function findCompanies(
  db: Db,
  engine: Engine,
  fields: readonly RowField[],
  { filters, beside = {}, sort, page, pageSize }: ScreenerRequest,
): Promise<StoredRow[]> {
  let query = listedCompanies(db).select(fields.map((field) => columnOf(field).as(field)));
  for (const condition of [...conditionsOf(filters), ...besideConditions(beside)])
    query = query.where(condition);
  const rows = await query
    .orderBy(orderOf(engine, sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows as StoredRow[];
}

/** How many companies pass the filters. */
export async function countCompanies(db: Db, filters: Filters, beside: Beside = {}): Promise<number> {
  let query = listedCompanies(db).select(sql<number>`count(*)`.as('total'));
  for (const condition of [...conditionsOf(filters), ...besideConditions(beside)])
    query = query.where(condition);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** A figure of the screener of one company; null where it is not on record, or the company is not. */
export async function companyFigure(db: Db, symbol: string, field: RowField): Promise<number | null> {
  const row = await listedCompanies(db)
    .select(columnOf(field).as('value'))
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return typeof row?.value === 'number' ? row.value : null;
}
