/** Characters of a text that the whole site is searched for. */
export const SEARCH_QUERY_MAX = 100;
