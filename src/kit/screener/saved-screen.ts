import { type ScreenerState, withPage } from './state.ts';
import { formatScreener, SCREENER_PATH } from './url.ts';

/** Where a person's own screens are kept in order. */
export const SCREENS_PATH = '/stocks/screens';

/** What a state is kept as: everything of its address but the page. */
export const queryOf = (state: ScreenerState): string => formatScreener(withPage(state, 1));

/**
 * Where a kept query opens. One that narrows nothing still says something: the bare address opens with the default
 * screen.
 */
export const savedScreenHref = (query: string): string => `${SCREENER_PATH}?${query || 'page=1'}`;

/** The page that saves a state under a name. */
export const saveHref = (state: ScreenerState): string =>
  `${SCREENS_PATH}?save=${encodeURIComponent(queryOf(state))}`;
