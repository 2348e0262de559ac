export const PAGE_SIZE_MAX = 100;
/** Far beyond any list; keeps offsets inside exact integers. */
export const PAGE_MAX = 1_000_000;
