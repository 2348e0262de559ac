import { heatMapSpans, type HeatMapSpan, type SectorName, sectorNames } from '#contract/bounds.ts';
import { chosen, isInVain, oneOf, type Part } from '../page/view.ts';
import { defaultScreener, type ScreenerState } from './state.ts';
import { formatScreener, SCREENER_PATH } from './url.ts';

/** What the area of a tile stands for. */
export const mapAreas = ['value', 'companies', 'traded'] as const;
export type MapArea = (typeof mapAreas)[number];

/** What a map shows of the companies of a screen. */
export interface MapView {
  over: HeatMapSpan;
  area: MapArea;
  /** The sector whose industries stand in the table; none where that was closed. */
  opened: SectorName | 'none' | undefined;
}

const parts: { readonly [name in keyof MapView]: Part<MapView[name]> } = {
  over: {
    ...oneOf<HeatMapSpan>(heatMapSpans, 1),
    offers: (text) => heatMapSpans.some((span) => String(span) === text),
  },
  area: oneOf<MapArea>(mapAreas, 'value'),
  opened: chosen((text) => [...sectorNames, 'none' as const].find((name) => name === text)),
};

export const defaultMap: MapView = { over: 1, area: 'value', opened: undefined };

/** The names by which an address asks for a map, beside those of a screen. */
export const mapNames = Object.keys(parts) as (keyof MapView)[];

/** Whether an address asks for the map of its screen. */
export const isMap = (query: URLSearchParams): boolean => query.get('view') === 'map';

/** The query of the screen behind a map. */
export function withoutMap(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  if (isMap(query)) rest.delete('view');
  return rest;
}

export const readMap = (query: URLSearchParams): MapView => ({
  over: parts.over.read(query.get('over')),
  area: parts.area.read(query.get('area')),
  opened: parts.opened.read(query.get('opened')),
});

/** What a query asks of a map that none offers, by its names. */
export const mapInVain = (query: URLSearchParams): readonly (keyof MapView)[] =>
  isMap(query) ? mapNames.filter((name) => isInVain(parts[name], query.get(name))) : [];

/** The query of the map of a state's companies, without `?`: it keeps what narrows them, and no page, order or columns. */
export function formatMap(state: ScreenerState, view: MapView = defaultMap): string {
  const { symbol, filters, sector, industries } = state;
  const query = new URLSearchParams(
    formatScreener({ ...defaultScreener, symbol, filters, sector, industries }),
  );
  query.set('view', 'map');
  for (const name of mapNames) {
    const text = (parts[name] as Part<unknown>).write(view[name]);
    if (text !== undefined) query.set(name, String(text));
  }
  return query.toString();
}

/** The address of the map of a state's companies. */
export const mapHref = (state: ScreenerState, view?: MapView): string =>
  `${SCREENER_PATH}?${formatMap(state, view)}`;
