import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { FilterCounts } from '#contract/screener.ts';
import type { FilterDefinition, Filters, Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { offeredBy } from '#kit/screener/filters.ts';
import type { Db } from '#server/db/open.ts';
import { filterDefinitions } from './filter-definitions.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listedCompanies } from '../listed.ts';
import { countCompanies } from './screener.ts';
import { columnOf } from './screener-columns.ts';
import { conditionsOf, inRange } from './screener-filter.ts';

type Counts = FilterCounts['counts'];

/**
 * How many companies all that the definitions offer would leave, one by one, given the filters of all other fields. Fields that
 * narrow nothing themselves share one scan; each that does has its own, because its own filter does not count.
 */
export async function countOptions(
  db: Db,
  filters: Filters,
  defined: readonly FilterDefinition[],
): Promise<FilterCounts> {
  const definitions = defined.map((one) => ({ ...one, options: [...offeredBy(one)] }));
  const ranges = definitions.filter((definition) => !isList(definition));
  const [narrowing, others] = partition(ranges, ({ name }) => narrows(filters, name));
  const [total, ...parts] = await Promise.all([
    countCompanies(db, filters),
    countRanges(db, filters, others),
    ...narrowing.map((definition) => countRanges(db, without(filters, definition.name), [definition])),
    ...definitions
      .filter(isList)
      .map((definition) => countValues(db, without(filters, definition.name), definition)),
  ]);
  const found = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
  return { total, counts: Object.fromEntries(definitions.map(({ name }) => [name, found[name] ?? []])) };
}

/** How many companies each option of every filter has while nothing is filtered. */
export const optionCounts: Figure<FilterCounts> = {
  name: 'counts',
  version: 2,
  of: ['companies'],
  make: async ({ db, kept }) => countOptions(db, {}, await kept(filterDefinitions)),
};

const isList = ({ options }: FilterDefinition): boolean => typeof options[0] === 'string';

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

const narrows = (filters: Filters, field: ScreenerFieldName): boolean =>
  field !== 'symbol' && (filters[field]?.length ?? 0) > 0;

const without = (filters: Filters, field: ScreenerFieldName): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== field));

/** One scan, one conditional count for each option of each field. */
async function countRanges(
  db: Db,
  filters: Filters,
  definitions: readonly FilterDefinition[],
): Promise<Counts> {
  if (definitions.length === 0) return {};
  const alias = (field: number, option: number) => `n${field}_${option}`;
  let query = listedCompanies(db).select(
    definitions.flatMap(({ name, options }, field) =>
      options.map((option, i) => countIf(inRange(columnOf(name), option as Range)).as(alias(field, i))),
    ),
  );
  for (const condition of conditionsOf(filters)) query = query.where(condition);
  const row: Record<string, number> = await query.executeTakeFirstOrThrow();
  return Object.fromEntries(
    definitions.map(({ name, options }, field) => [name, options.map((_, i) => row[alias(field, i)] ?? 0)]),
  );
}

const countIf = (condition: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${condition})`;

/** Companies by value of a list field, in the order of its options. */
async function countValues(db: Db, filters: Filters, { name, options }: FilterDefinition): Promise<Counts> {
  const rows =
    name === 'bioPhasePipelines' ? await countPhases(db, filters) : await countBy(db, filters, name);
  const byValue = new Map(rows.map(({ value, companies }) => [value, companies]));
  return { [name]: options.map((option) => byValue.get(option as string) ?? 0) };
}

interface ValueCount {
  value: string;
  companies: number;
}

function countBy(db: Db, filters: Filters, field: ScreenerFieldName): Promise<ValueCount[]> {
  const column = columnOf(field);
  let query = listedCompanies(db).select([
    column.$castTo<string>().as('value'),
    sql<number>`count(*)`.as('companies'),
  ]);
  for (const condition of conditionsOf(filters)) query = query.where(condition);
  return query.groupBy(column).execute();
}

/** A company counts for each of its phases. */
function countPhases(db: Db, filters: Filters): Promise<ValueCount[]> {
  let passing = listedCompanies(db).select('symbol');
  for (const condition of conditionsOf(filters)) passing = passing.where(condition);
  return db
    .selectFrom('company_phases')
    .select(['phase as value', sql<number>`count(*)`.as('companies')])
    .where('symbol', 'in', passing)
    .groupBy('phase')
    .execute();
}
