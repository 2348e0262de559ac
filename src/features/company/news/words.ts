/** Longest title of a company's news on its own pages, in characters. */
export const NEWS_TITLE_LENGTH = 75;
