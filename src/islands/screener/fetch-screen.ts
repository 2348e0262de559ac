import type { FilterCounts, FilterDefinition } from '#contract/screener.ts';
import { type CodesOf, loadScreen, resolveFilters, type Screen } from '#kit/screener/load.ts';
import { activeFilters, type ScreenerState } from '#kit/screener/state.ts';
import { ask } from '#ui/browser/ask.ts';
import { schemaOf } from './load-answers.ts';

/** What the screener asks of the browser's API. Every call rejects when the answer fails, is late or is malformed. */
export interface Market {
  /** The page of a state. */
  screen(state: ScreenerState, signal: AbortSignal): Promise<Screen>;
  /** How many companies each option of the filters on offer would leave. */
  counts(state: ScreenerState, signal: AbortSignal): Promise<FilterCounts['counts']>;
  /** Every filter with all its options. */
  definitions(): Promise<FilterDefinition[]>;
}

/** The market as this page sees it; what changes with no filter is asked for once. */
export function createMarket(): Market {
  const codesBySector = once(async () => {
    const { data } = await ask('GET /stock/getAllSectors', {}, { schema: schemaOf('SectorListSchema') });
    return new Map(
      data.map(({ sector_name, industries = [] }) => [sector_name, industries.map(({ sic }) => sic)]),
    );
  });
  const codesOf: CodesOf = async (sector) => (await codesBySector()).get(sector) ?? [];
  return {
    screen: (state, signal) =>
      loadScreen(
        async (body) => {
          const options = { signal, schema: schemaOf('GraphqlAnswerSchema') };
          return (await ask('POST /graphql', { body }, options)).data.filteredCompanies;
        },
        state,
        codesOf,
      ),
    async counts(state, signal) {
      const filters = await resolveFilters(state, codesOf);
      const body = { ...(filters && { filters }), fields: [...activeFilters(state)] };
      const options = { signal, schema: schemaOf('FilterCountsSchema') };
      return (await ask('POST /stock/filterCounts', { body }, options)).counts;
    },
    definitions: once(
      async () => (await ask('GET /stock/filters', {}, { schema: schemaOf('FilterListSchema') })).data,
    ),
  };
}

/** Asks once and keeps the answer; a failed answer is asked for again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}
