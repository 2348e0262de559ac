import { mapHref, type MapView } from '#kit/screener/map-view.ts';
import { type ScreenerState, withSector } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import type { Tile } from './tiles.ts';

/** The list of the companies of a tile; of those without an industry their row of the table. */
export const tileHref = (
  state: ScreenerState,
  view: MapView,
  { sector, codes, isBare }: Pick<Tile, 'sector' | 'codes' | 'isBare'>,
): string =>
  isBare
    ? `${mapHref(state, { ...view, opened: sector })}#sectors`
    : codes.length === 0
      ? screenerHref(withSector(state, sector))
      : screenerHref({ ...withSector(state, sector), industries: [...codes].sort() });
