/** Page sizes the grid offers; the first load shows 10. */
export const screenerPageSizes = [5, 10, 20, 50, 100] as const;
export const SCREENER_PAGE_SIZE = 10;
/** The grid asks again this often while it is visible. */
export const REFRESH_MS = 900_000;

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
