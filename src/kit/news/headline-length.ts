/** Longest title of a company's news on its own pages, in characters, as the specification says; headlines of our own stay within it where they can. */
export const HEADLINE_LENGTH = 75;
