/** Bounds, sizes and names that browser code needs without the schemas beside them. Imports nothing, so that it stays light. */

export const PAGE_SIZE_MAX = 100;
/** Far beyond any list; keeps offsets inside exact integers. */
export const PAGE_MAX = 1_000_000;

/** Page sizes the grid offers; the first load shows 10. */
export const screenerPageSizes = [5, 10, 20, 50, 100] as const;
export const SCREENER_PAGE_SIZE = 10;
/** More companies than these are not sent to a browser. */
export const UNIVERSE_ROWS_MAX = 20_000;
/** Figures that follow the market are asked for again this often while a page is visible. */
export const REFRESH_MS = 900_000;
/** Every call of a browser gives up after this; the gateway has answered by then. */
export const CALL_TIMEOUT_MS = 10_000;

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** A person keeps at most so many screens. */
export const SCREENS_MAX = 50;
/** Of the name of a screen. */
export const SCREEN_NAME_MAX = 80;

/** Characters of a text that the whole site is searched for. */
export const SEARCH_QUERY_MAX = 100;

/** The nine sectors, in the order of their cards. */
export const sectorNames = [
  'Energy & Transportation',
  'Real Estate & Construction',
  'Manufacturing',
  'Industrial Applications',
  'Life Sciences',
  'Technology',
  'Trade & Services',
  'Finance',
  'Crypto Assets',
] as const;
export type SectorName = (typeof sectorNames)[number];

/** Over how many sessions a map of sectors shows the change; 1 is the day of the quotes. */
export const heatMapSpans = [1, 5, 20, 60, 250] as const;
export type HeatMapSpan = (typeof heatMapSpans)[number];

/** How far the list of upcoming events may reach. */
export const eventRanges = ['all', 'week', 'month', '3months', 'year'] as const;
export type EventRange = (typeof eventRanges)[number];

export const eventTabs = ['upcoming', 'history'] as const;
export type EventTab = (typeof eventTabs)[number];
