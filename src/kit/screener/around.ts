import type { Funnel } from './funnel.ts';
import type { Screen } from './load.ts';
import type { NearMisses } from './near-misses.ts';
import { isFiltered, type ScreenerState } from './state.ts';
import { screenerHref } from './url.ts';

/** A screen that asks for a little less, and what it finds. */
export interface LooserScreen {
  label: string;
  href: string;
  companies: number;
}

/** What stands around the rows of a screen. */
export interface Around {
  /** Of which screen. */
  key: string;
  funnel: Funnel;
  near: NearMisses | null;
  /** Only those that gain. */
  looser: LooserScreen[];
}

/** The same for every page of a screen. */
export const aroundKey = (state: ScreenerState): string => screenerHref({ ...state, page: 1 });

/** So few rows that one may have asked for too much. */
const FEW = 10;

/** Whether a screen finds so little that what lies just outside is worth a look. */
export const findsFew = ({ state, totalItems }: Pick<Screen, 'state' | 'totalItems'>): boolean =>
  isFiltered(state) && totalItems < FEW;
