import * as fc from 'fast-check';
import { type ScreenerFieldName, screenerFieldNames } from '#contract/screener-fields.ts';
import type { FilterDefinition, Range } from '#contract/screener.ts';
import { screenerPageSizes } from '#contract/bounds.ts';
import type { AskedFilters, AskedSort } from './screener-oracle.ts';

/** What a person could ask of the screener at once. */
export interface Combination {
  filters: AskedFilters;
  sort: AskedSort;
  pageSize: number;
  /** Where among the pages of the answer, from 0 for the first to 1 for the last. */
  place: number;
  /** Fields whose options are counted, and columns of the file. */
  fields: ScreenerFieldName[];
  columns: ScreenerFieldName[];
}

/** A range of one's own: one of the offered bounds, or a bit beside it. */
function ownRange(options: readonly Range[]): fc.Arbitrary<Range> {
  const bounds = options.flatMap(({ min, max }) => [min, max]).filter((bound) => bound !== undefined);
  const bound = fc
    .tuple(fc.constantFrom(...bounds, 0), fc.constantFrom(1, 0.5, 1.75, -1))
    .map(([amount, factor]) => amount * factor);
  return fc.oneof(
    bound.map((min) => ({ min })),
    bound.map((max) => ({ max })),
    fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
}

function valuesOf({ options }: FilterDefinition): fc.Arbitrary<FilterDefinition['options']> {
  const offered = fc.constantFrom(...options);
  const ranges = options.filter((option) => typeof option === 'object');
  return fc.array(ranges.length > 0 ? fc.oneof(offered, ownRange(ranges)) : offered, {
    minLength: 1,
    maxLength: 3,
  });
}

/** One in five has it: much at once leaves no company. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** The same combinations at every run, of filters that the definitions offer. */
export function combinations(
  definitions: readonly FilterDefinition[],
  sics: readonly string[],
  count: number,
  seed = 20260702,
): Combination[] {
  const names = fc.constantFrom(...screenerFieldNames);
  const filters = fc
    .tuple(
      fc
        .subarray([...definitions], { maxLength: 3 })
        .chain((chosen) =>
          fc.record(
            Object.fromEntries(
              chosen.map((definition) => [definition.name, valuesOf(definition) as fc.Arbitrary<unknown>]),
            ),
          ),
        ),
      seldom(fc.constantFrom('bio', 'a', 'inc.', 'EN', 'first f', '%', 'ö')),
      seldom(fc.array(fc.constantFrom(...sics), { minLength: 1, maxLength: 40 })),
    )
    .map(([byField, symbol, Industries]) => ({
      ...byField,
      ...(symbol !== undefined && { symbol }),
      ...(Industries !== undefined && { Industries }),
    })) as fc.Arbitrary<AskedFilters>;
  const combination = fc.record({
    filters,
    sort: fc.record({ field: names, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
    pageSize: fc.constantFrom(...screenerPageSizes),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    fields: fc.subarray(
      definitions.map(({ name }) => name),
      { minLength: 2, maxLength: 4 },
    ),
    columns: fc.uniqueArray(names, { minLength: 1, maxLength: 5 }),
  });
  return fc.sample(combination, { seed, numRuns: count });
}
