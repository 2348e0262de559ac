/** The page that searches the whole site. */
export const SEARCH_PATH = '/search';
