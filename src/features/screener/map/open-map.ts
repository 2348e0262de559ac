import type { AstroGlobal } from 'astro';
import { isApiError } from '#contract/errors.ts';
import type { HeatMap } from '#contract/heat-map.ts';
import type { SectorEntry } from '#contract/sector.ts';
import { orNull } from '#kit/http/load.ts';
import { share } from '#kit/page/share.ts';
import { type MapView, readMap, withoutMap } from '#kit/screener/map-view.ts';
import { filtersOf } from '#kit/screener/query.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { readScreener } from '#kit/screener/url.ts';

export interface OpenedMap {
  state: ScreenerState;
  view: MapView;
  /** null while the data backend does not answer, or has no such call. */
  map: HeatMap | null;
  /** What the file is asked for by. */
  query: { filters?: string; over?: string };
  sectors: SectorEntry[];
  notices: string[];
}

/** The map that an address asks for; kept as the list of the same screen is. */
export async function openMap({
  url,
  locals,
  response,
}: Pick<AstroGlobal, 'url' | 'locals' | 'response'>): Promise<OpenedMap> {
  const { state, notices } = readScreener(withoutMap(url.searchParams));
  const view = readMap(url.searchParams);
  const filters = filtersOf(state);
  const query = {
    ...(filters !== undefined && { filters }),
    ...(view.over !== 1 && { over: String(view.over) }),
  };
  const sectors = (await orNull(locals.api('stock.getAllSectors')))?.data ?? [];
  try {
    const map = await locals.api('stock.heatMap', { query });
    share({ response }, true);
    return { state, view, map, query, sectors, notices };
  } catch (error) {
    if (!isApiError(error)) throw error;
    share({ response }, false);
    return { state, view, map: null, query, sectors, notices };
  }
}
