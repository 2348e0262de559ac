import { sql } from 'kysely';
import type { FilterDefinition } from '#contract/screener.ts';
import { screenerField, type ScreenerField, screenerFields } from '#contract/screener-fields.ts';
import type { Db } from '#server/db/open.ts';
import { fieldSources, readFieldSpans } from './field-sources.ts';
import { listOptionsOf } from './filter-lists.ts';
import { rangesOf } from './filter-ranges.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listedCompanies } from '../listed.ts';
import { columnOf } from './screener-columns.ts';

/** The filters of the panel, one for each field that may be filtered and has a company with a value. */
export async function readFilterDefinitions(db: Db): Promise<FilterDefinition[]> {
  const definitions: FilterDefinition[] = [];
  // One field after the other: each reads a whole column, and requests in between must not wait for all of them.
  for (const field of screenerFields) {
    if (field.filter === 'none') continue;
    const definition = await definitionOf(db, field);
    if (definition.count) definitions.push(definition);
  }
  const spans = await readFieldSpans(db);
  const { companies } = await listedCompanies(db)
    .select((eb) => eb.fn.countAll<number>().as('companies'))
    .executeTakeFirstOrThrow();
  const described = definitions.map((definition) => {
    const { source, span } = fieldSources[screenerField(definition.name)?.origin ?? 'quotes'];
    const sparse = isSparse(definition, companies) && { sparse: true };
    return { ...definition, ...sparse, source, ...(span && spans.get(span)) };
  });
  // What few companies have is offered last.
  return described.sort((a, b) => Number(a.sparse ?? false) - Number(b.sparse ?? false));
}

/** Few companies have trials, which the specification names, and of a loss there is no P/E. */
const offeredThough = new Set(['bioPhasePipelines', 'price_earnings']);

/** Fewer than one company in five has a value. */
const isSparse = ({ name, count = 0 }: FilterDefinition, companies: number): boolean =>
  count * 5 < companies && !offeredThough.has(name);

/** The filters with their options as the companies are now. */
export const filterDefinitions: Figure<FilterDefinition[]> = {
  name: 'filters',
  version: 2,
  of: ['companies'],
  make: ({ db }) => readFilterDefinitions(db),
};

async function definitionOf(db: Db, field: ScreenerField): Promise<FilterDefinition> {
  const values = await valuesOf(db, field);
  return {
    name: field.name,
    label: field.label,
    classification: field.classification,
    active: field.active ?? false,
    count: values.length,
    options:
      field.filter === 'range' ? rangesOf(field.name, sorted(values)) : listOptionsOf(field.name, values),
  };
}

async function valuesOf(db: Db, field: ScreenerField): Promise<(string | number)[]> {
  const column = columnOf(field.name);
  const rows = await listedCompanies(db)
    .select(column.$castTo<string | number>().as('value'))
    .where(sql<boolean>`${column} is not null`)
    .execute();
  return rows.map((row) => row.value);
}

const sorted = (values: readonly (string | number)[]): number[] => values.map(Number).sort((a, b) => a - b);
