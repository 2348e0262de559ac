import { sql } from 'kysely';
import type { FilterDefinition } from '#contract/screener.ts';
import { type ScreenerField, screenerFields } from '#contract/screener-fields.ts';
import type { Db } from '#server/db/open.ts';
import { listOptionsOf } from './filter-lists.ts';
import { rangesOf } from './filter-ranges.ts';
import { listedCompanies } from './listed.ts';
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
  return definitions;
}

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
