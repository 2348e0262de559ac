/** What a guest who asks for them is told that favorites are. */
const FAVORITES_ARE =
  'Favorites are the companies, news, events and videos you mark with a heart, kept in lists of your own.';

/** What the page that a guest is to come back to is, where that needs words; undefined where it does not. */
export const wordsOfNext = (next: string | undefined): string | undefined =>
  /^\/favorites(?!\/set\b)(?:[/?]|$)/.test(next ?? '') ? FAVORITES_ARE : undefined;
