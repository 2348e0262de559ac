import type { AstroGlobal } from 'astro';
import { isApiError } from '#contract/errors.ts';
import type { FilterCounts } from '#contract/screener.ts';
import type { FilterDefinition } from '#contract/screener.ts';
import type { SectorEntry } from '#contract/sector.ts';
import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';
import { share } from '#kit/page/share.ts';
import { type ReadyScreen, readyScreenPath } from '#kit/screener/ready-screens.ts';
import type { Around } from '#kit/screener/around.ts';
import { fixedColumns } from '#kit/screener/columns.ts';
import { lookAround } from '#kit/screener/look-around.ts';
import { loadScreen, type Screen } from '#kit/screener/load.ts';
import { activeFilters, defaultScreener, narrowingOf, type ScreenerState } from '#kit/screener/state.ts';
import { quote } from '#kit/screener/url-filters.ts';
import { formatScreener, readScreener, SCREENER_PATH, screenerHref } from '#kit/screener/url.ts';

export interface OpenedScreener {
  state: ScreenerState;
  /** null while the data backend does not answer. */
  screen: Screen | null;
  notices: string[];
  canonical: string;
  definitions: FilterDefinition[];
  counts: FilterCounts['counts'] | null;
  sectors: SectorEntry[];
  /** What stands around the rows; null where it could not be had. */
  around: Around | null;
  /** The ready-made screen whose address this is. */
  ready?: ReadyScreen | undefined;
}

/**
 * What the page of an address shows; `ready` is the screen that the address names, to which its query adds. Sets how
 * the answer may be kept: for a minute by anyone, and not at all (503) when the rows could not be had.
 */
export async function openScreener(
  { url, locals, response }: Pick<AstroGlobal, 'url' | 'locals' | 'response'>,
  ready?: ReadyScreen,
): Promise<OpenedScreener> {
  const { state, notices } = readScreener(paramsOf(url, ready));
  // What an address adds makes another screen of it, which the name and the sentence would not be true of.
  const own = ready && readScreener(new URLSearchParams(ready.query)).state;
  const named = own && narrowingOf(own) === narrowingOf(state) ? ready : undefined;
  const { api } = locals;
  const [sectors, definitions] = await Promise.all([
    orNone(api('stock.getAllSectors')),
    orNone(api('stock.filters')),
  ]);
  notices.push(...unknownValues(state, definitions));
  const rest = { definitions: shorten(definitions, state), sectors, ready: named };
  try {
    const screenOf = screensOf(api);
    const screen = await screenOf(state);
    share({ response }, true);
    if (screen.notice) notices.push(screen.notice);
    const [counts, around] = await Promise.all([
      countsOf(api, screen),
      orNull(lookAround(screen, { screenOf, countOf: counting(screenOf) })),
    ]);
    const canonical = ready ? readyScreenPath(ready.slug) : canonicalOf(screen.state);
    return { ...rest, state: screen.state, screen, counts, around, notices, canonical };
  } catch (error) {
    if (!isApiError(error)) throw error;
    share({ response }, false);
    return { ...rest, state, screen: null, counts: null, around: null, notices, canonical: SCREENER_PATH };
  }
}

type ScreenOf = (state: ScreenerState) => Promise<Screen>;

const screensOf =
  (api: Api): ScreenOf =>
  (state) =>
    loadScreen(async (body) => (await api('screener.query', { body })).data.filteredCompanies, state);

/** How many companies a state finds, asked with as little beside it as there can be. */
const counting =
  (screenOf: ScreenOf) =>
  async (state: ScreenerState): Promise<number> =>
    (await screenOf({ ...state, page: 1, pageSize: 5, columns: fixedColumns })).totalItems;

/** A line for each value of a list that no company has. */
function unknownValues({ filters }: ScreenerState, definitions: readonly FilterDefinition[]): string[] {
  return definitions.flatMap(({ name, label, options }) =>
    (filters[name] ?? []).flatMap((value) =>
      typeof value === 'string' && options.length > 0 && !options.includes(value)
        ? [`${label} ${quote(value)} is not one of its values: no company has it.`]
        : [],
    ),
  );
}

function paramsOf(url: URL, ready: ReadyScreen | undefined): URLSearchParams {
  const params = new URLSearchParams(ready?.query);
  for (const name of new Set(url.searchParams.keys())) params.delete(name);
  for (const [name, value] of url.searchParams) params.append(name, value);
  return params;
}

/** What only adds to the rows is left out when it fails. */
const orNone = async <T>(answer: Promise<{ data: T[] }>): Promise<T[]> => (await orNull(answer))?.data ?? [];

async function countsOf(api: Api, { state, filters }: Screen): Promise<FilterCounts['counts'] | null> {
  const body = { ...(filters && { filters }), fields: [...activeFilters(state)] };
  return (await orNull(api('stock.filterCounts', { body })))?.counts ?? null;
}

/** Longer lists are sent only to who has the filter on offer. */
const OPTIONS_MAX = 20;

function shorten(definitions: readonly FilterDefinition[], state: ScreenerState): FilterDefinition[] {
  const offered = new Set(activeFilters(state));
  return definitions.map((definition) =>
    definition.options.length <= OPTIONS_MAX || offered.has(definition.name)
      ? definition
      : { ...definition, options: [] },
  );
}

/** Other orders and searches show the same companies again: only the pages of the usual order are their own. */
function canonicalOf(state: ScreenerState): string {
  const paged = { ...defaultScreener, page: state.page };
  return formatScreener(state) === formatScreener(paged) ? screenerHref(paged) : SCREENER_PATH;
}
