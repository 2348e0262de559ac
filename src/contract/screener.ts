import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { PAGE_MAX, PAGE_SIZE_MAX, sectorNames, sortDirections } from './bounds.ts';
import { meaningOf } from './screener-field-words.ts';
import {
  type FurtherFieldName,
  isTextField as isText,
  type ScreenerField,
  type ScreenerFieldName,
  screenerFieldNames,
  screenerFields,
  specifiedFieldNames,
  type SpecifiedFieldName,
} from './screener-fields.ts';

type TextField =
  | 'symbol'
  | 'name'
  | 'market'
  | 'country'
  | 'industry'
  | 'bioPhasePipelines'
  | 'company_type'
  | 'stock_index'
  | 'profitable'
  | 'statements_to'
  | 'next_report';

const cell = (f: ScreenerField) =>
  z.nullable(isText(f) ? z.string() : z.number()).check(z.describe(meaningOf(f.name)));

/** A nullable schema for each field; null is unknown. */
export const screenerCells = Object.fromEntries(screenerFields.map((f) => [f.name, cell(f)])) as {
  [name in ScreenerFieldName]: Cell<name>;
};

type Cell<name> = z.ZodMiniNullable<name extends TextField ? z.ZodMiniString : z.ZodMiniNumber>;
const isSpecified = (name: string) => (specifiedFieldNames as readonly string[]).includes(name);
const all = Object.entries(screenerCells);

/** Of what is told of a company: the specified fields, and the others, which a backend may not have. */
export const specifiedCells = Object.fromEntries(all.filter(([name]) => isSpecified(name))) as {
  [name in SpecifiedFieldName]: Cell<name>;
};
export const furtherCells = Object.fromEntries(
  all.filter(([name]) => !isSpecified(name)).map(([name, schema]) => [name, z.optional(schema)]),
) as { [name in FurtherFieldName]: z.ZodMiniOptional<Cell<name>> };

/** One row of the screener: every field, null where unknown. */
export type ScreenerRow = { symbol: string; name: string } & {
  [name in Exclude<ScreenerFieldName, 'symbol' | 'name'>]: name extends TextField
    ? string | null
    : number | null;
};

/** A row as asked for: a query may name any part of the fields. `spark` is the last closes, 60 at most, oldest first. */
export const ScreenerRowSchema = z.partial(
  z.object({ ...screenerCells, spark: z.nullable(z.array(z.number())) }),
);

const bound = z.optional(z.number('must be a number'));

/** Half-open: `min` is included, `max` is not; either may be missing, not both. */
export const RangeSchema = z
  .strictObject({ min: bound, max: bound })
  .check(z.refine((r) => r.min !== undefined || r.max !== undefined, 'needs min or max'));
export type Range = z.infer<typeof RangeSchema>;

const MAX_VALUES = 100;
const textUpTo = (length: number) =>
  z.string('must be text').check(z.maxLength(length, `must be at most ${length} characters`));
const listUpTo = <S extends z.ZodMiniType>(item: S, length: number) =>
  z.array(item, 'must be a list').check(z.maxLength(length, `must have at most ${length} values`));
const values = (f: ScreenerField) =>
  z.optional(
    isText(f)
      ? listUpTo(textUpTo(200), MAX_VALUES)
      : listUpTo(
          z.union([z.number(), RangeSchema], 'must be a number or a range with min or max'),
          MAX_VALUES,
        ),
  );
const { symbol: _symbol, ...byField } = Object.fromEntries(
  screenerFields.map((f) => [f.name, values(f)]),
) as Record<ScreenerFieldName, ReturnType<typeof values>>;

/**
 * The grammar of `filters`: a JSON object with a key for each field and a list of values or ranges, plus `symbol`
 * (part of a symbol or name, or after an equals sign tickers that are meant exactly: `=EP,GLUE`), `Industries` (SIC codes) and `Sectors` (names of the nine). Values of one field are alternatives, fields narrow.
 */
export const FiltersSchema = z.strictObject({
  ...byField,
  symbol: z.optional(textUpTo(100)),
  Industries: z.optional(
    listUpTo(z.string('must be text').check(z.regex(/^\d{4}$/, 'is not a SIC code')), 500),
  ),
  Sectors: z.optional(listUpTo(z.enum(sectorNames, 'is not a sector'), sectorNames.length)),
});
export type Filters = z.infer<typeof FiltersSchema>;

export const SortDirectionSchema = z.enum(sortDirections, 'must be asc or desc');
export type SortDirection = z.infer<typeof SortDirectionSchema>;
/** A direction as callers write it, SQL's capitals too. */
export const AskedDirectionSchema = z.pipe(
  z.enum([...sortDirections, 'ASC', 'DESC'], 'must be asc or desc'),
  z.transform((word) => (word === 'asc' || word === 'ASC' ? 'asc' : 'desc')),
);
export const SortFieldSchema = z.enum(screenerFieldNames, 'is not a field of a row');

const wholeNumber = (max: number) =>
  z
    .int(`must be a whole number from 1 to ${max}`)
    .check(z.gte(1, 'must be at least 1'), z.lte(max, `must be at most ${max}`));

/** Variables of the `filteredCompanies` query; page counts from 1. */
export const ScreenerVariablesSchema = z.strictObject({
  data: z.strictObject({
    page: wholeNumber(PAGE_MAX),
    pageSize: wholeNumber(PAGE_SIZE_MAX),
  }),
  filters: z.optional(z.nullable(z.string('must be JSON text'))),
  sortField: z.optional(z.nullable(SortFieldSchema)),
  sortDirection: z.optional(z.nullable(AskedDirectionSchema)),
});
export type ScreenerVariables = z.infer<typeof ScreenerVariablesSchema>;

export const ScreenerPageSchema = z.object({
  companies: z.array(ScreenerRowSchema),
  totalPages: z.number(),
  totalItems: z.number(),
});

export const GraphqlBodySchema = z.strictObject({
  query: textUpTo(10_000).check(z.minLength(1, 'is required')),
  variables: z.optional(z.nullable(z.record(z.string(), z.unknown(), 'must be an object'))),
  operationName: z.optional(z.nullable(textUpTo(100))),
});
export const GraphqlAnswerSchema = z.object({ data: z.object({ filteredCompanies: ScreenerPageSchema }) });

/** One filter of the panel: its options are values or ranges that together hold every company with a value once. */
export const FilterDefinitionSchema = z.object({
  name: z.enum(screenerFieldNames),
  label: z.string(),
  classification: z.string(),
  active: z.boolean(),
  /** Companies that have a value. */
  count: z.optional(z.number()),
  /** Fewer than one company in five has a value: it is offered last. */
  sparse: z.optional(z.boolean()),
  /** What the values are drawn from, and the first and last day it is of. */
  source: z.optional(z.string()),
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
  options: z.array(
    z.union([z.string(), z.object({ min: z.optional(z.number()), max: z.optional(z.number()) })]),
  ),
});
export type FilterDefinition = z.infer<typeof FilterDefinitionSchema>;

export const FilterListSchema = z.object({ data: z.array(FilterDefinitionSchema) });

const filterable = screenerFields.filter((field) => field.filter !== 'none').map((field) => field.name);

/** Which filters to count the options of; `filters` as in the screener. */
export const FilterCountsBodySchema = z.strictObject({
  filters: z.optional(z.nullable(z.string('must be JSON text'))),
  fields: z
    .array(
      z.enum(filterable as [ScreenerFieldName, ...ScreenerFieldName[]], 'is not a filter'),
      'must be a list',
    )
    .check(z.maxLength(screenerFieldNames.length, `must have at most ${screenerFieldNames.length} values`)),
});

/**
 * For each asked field, in the order of the options of its definition, how many companies each option would leave:
 * all other filters hold, the field's own does not. A field that no company has a value of counts nothing.
 */
export const FilterCountsSchema = z.object({
  /** Companies that pass all filters together. */
  total: z.number(),
  /** By field: those of its options in their order, then those of the ranges that people use beside them. */
  counts: z.record(z.string(), z.array(z.number())),
});
export type FilterCounts = z.infer<typeof FilterCountsSchema>;

/** Each page that a document asks for is a query of its own to the store, under whatever aliases; a name is enough to count. */
const pagesAskedIn = (body: string): number => Math.max(body.split('filteredCompanies').length - 1, 1);

/** Calls: the screener. */
// prettier-ignore
export const screenerCalls = {
  'screener.query': callTo('data', 'POST /graphql', 'public',
    'One page of the screener, filtered and sorted: the GraphQL query filteredCompanies',
    { body: GraphqlBodySchema, answer: GraphqlAnswerSchema, safe: true, costly: 'query', weigh: pagesAskedIn }),
  'stock.filters': callTo('data', 'GET /stock/filters', 'public', 'Filter definitions with their options',
    { answer: FilterListSchema }),
  'stock.filterCounts': callTo('data', 'POST /stock/filterCounts', 'public',
    'How many companies each option of a filter would leave, given the other filters',
    { body: FilterCountsBodySchema, answer: FilterCountsSchema, safe: true, costly: 'query' }),
} as const;
