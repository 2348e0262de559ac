import { type ScreenerState, withSector } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import type { Tile } from './tiles.ts';

/** The list of the companies of a tile. */
export const tileHref = (state: ScreenerState, { sector, codes }: Tile): string =>
  codes.length === 0
    ? screenerHref(withSector(state, sector))
    : screenerHref({ ...withSector(state, sector), industries: [...codes].sort() });
