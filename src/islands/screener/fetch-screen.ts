import type * as z from 'zod/mini';
import { type FilterCounts, FilterCountsSchema } from '#contract/filter-counts.ts';
import { type FilterDefinition, FilterListSchema, GraphqlAnswerSchema } from '#contract/screener.ts';
import { SectorListSchema } from '#contract/sector.ts';
import { type CodesOf, loadScreen, resolveFilters, type Screen } from '#lib/screener-load.ts';
import { activeFilters, type ScreenerState } from '#lib/screener-state.ts';

/** Longer than the gateway waits for its backend. */
const TIMEOUT_MS = 12_000;

/** What the screener asks of the browser's API. Every call rejects when the answer fails, is late or is malformed. */
export interface Market {
  /** The page of a state. */
  screen(state: ScreenerState, signal: AbortSignal): Promise<Screen>;
  /** How many companies each option of the filters on offer would leave. */
  counts(state: ScreenerState, signal: AbortSignal): Promise<FilterCounts['counts']>;
  /** Every filter with all its options. */
  definitions(): Promise<FilterDefinition[]>;
}

interface Question {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

async function ask<T>(path: string, schema: z.ZodMiniType<T>, init: Question = {}): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(path, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    signal,
  });
  if (!response.ok) throw new Error(`The screener answered ${response.status}.`);
  return schema.parse(await response.json());
}

const post = (body: unknown, signal: AbortSignal): Question => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  signal,
});

/** The market as this page sees it; what changes with no filter is asked for once. */
export function createMarket(): Market {
  const codesBySector = once(async () => {
    const { data } = await ask('/api/stock/getAllSectors', SectorListSchema);
    return new Map(
      data.map(({ sector_name, industries = [] }) => [sector_name, industries.map(({ sic }) => sic)]),
    );
  });
  const codesOf: CodesOf = async (sector) => (await codesBySector()).get(sector) ?? [];
  return {
    screen: (state, signal) =>
      loadScreen(
        async (body) =>
          (await ask('/api/graphql', GraphqlAnswerSchema, post(body, signal))).data.filteredCompanies,
        state,
        codesOf,
      ),
    async counts(state, signal) {
      const filters = await resolveFilters(state, codesOf);
      const body = { ...(filters && { filters }), fields: activeFilters(state) };
      return (await ask('/api/stock/filterCounts', FilterCountsSchema, post(body, signal))).counts;
    },
    definitions: once(async () => (await ask('/api/stock/filters', FilterListSchema)).data),
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
