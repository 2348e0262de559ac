import type { FilterCounts, FilterDefinition } from '#contract/screener.ts';
import { loadScreen, type Screen } from '#kit/screener/load.ts';
import { filtersOf } from '#kit/screener/query.ts';
import { activeFilters, type ScreenerState } from '#kit/screener/state.ts';
import { ask } from '#ui/browser/ask.ts';
import type { LocalMarket } from './local-market.ts';
import { schemaOf } from './load-answers.ts';

/** What the screener asks of the browser's API. Every call rejects when the answer fails, is late or is malformed. */
export interface Market {
  /** Rows and counts of a state whose columns are all in this browser. */
  known(state: ScreenerState): { screen: Screen; counts: FilterCounts['counts'] } | undefined;
  /** The page of a state. */
  screen(state: ScreenerState, signal: AbortSignal): Promise<Screen>;
  /** How many companies each option of the filters on offer would leave. */
  counts(state: ScreenerState, signal: AbortSignal): Promise<FilterCounts['counts']>;
  /** How many companies a state finds. */
  total(state: ScreenerState): Promise<number>;
  /** Every filter with all its options. */
  definitions(): Promise<FilterDefinition[]>;
  /** Brings every company into this browser, unless the line is slow; from then on most screens need no request. */
  warmUp(state: ScreenerState): Promise<void>;
  /** The companies in this browser are old: the server is asked again. */
  forget(): void;
  /** Calls the listener when sparklines have come for rows that were shown without. */
  onDrawn(listener: () => void): void;
}

/** The market as this page sees it: from this browser where the columns are here, else from the server. */
export function createMarket(): Market {
  const server = createServerMarket();
  let local: LocalMarket | undefined;
  let onDrawn: () => void = () => undefined;
  let drawing = new AbortController();
  // Sparklines weigh more than all figures together: those of the shown rows follow them.
  const drawLate = async (held: LocalMarket, shown: Screen, signal: AbortSignal) => {
    if (!shown.rows.some(({ sparkComes }) => sparkComes)) return;
    const answered = await server.screen(shown.state, signal).catch(() => undefined);
    if (!answered || held !== local) return;
    held.keep(shown, answered);
    onDrawn();
  };
  const forget = () => void (local = undefined);
  return {
    definitions: () => server.definitions(),

    async warmUp(state) {
      if (local || isSlow()) return;
      const [{ createLocalMarket }, definitions] = await Promise.all([
        import('./local-market.ts'),
        server.definitions(),
      ]);
      const market = createLocalMarket(definitions);
      await market.prepare(state);
      local = market;
    },
    forget,
    onDrawn(listener) {
      onDrawn = listener;
    },

    known(state) {
      const screen = local?.screen(state);
      const counts = screen && local?.counts(state);
      if (!local || !screen || !counts) return undefined;
      drawing.abort();
      drawing = new AbortController();
      void drawLate(local, screen, drawing.signal);
      return { screen, counts };
    },

    async screen(state, signal) {
      const held = local;
      if (!held) return server.screen(state, signal);
      // A column that is not here yet costs one request; without an answer the server is asked for the rows.
      await held.prepare(state).catch(forget);
      const screen = local && held.screen(state);
      if (!screen) return server.screen(state, signal);
      void drawLate(held, screen, signal);
      return screen;
    },

    async total(state) {
      const one = { ...state, page: 1, pageSize: 5, view: 'technical', columns: null } as const;
      const { signal } = new AbortController();
      return local?.total(state) ?? (await server.screen(one, signal)).totalItems;
    },

    async counts(state, signal) {
      const held = local;
      await held?.prepare(state).catch(forget);
      return (local && held?.counts(state)) ?? server.counts(state, signal);
    },
  };
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** On a slow or metered line every company is too much to send. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** What the server answers; what changes with no filter is asked for once. */
function createServerMarket(): Pick<Market, 'screen' | 'counts' | 'definitions'> {
  return {
    screen: (state, signal) =>
      loadScreen(async (body) => {
        const options = { signal, schema: schemaOf('GraphqlAnswerSchema') };
        return (await ask('POST /graphql', { body }, options)).data.filteredCompanies;
      }, state),
    async counts(state, signal) {
      const filters = filtersOf(state);
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
