import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data of a page: one thing, or several that belong together. */
export type JsonLd = WithContext<Thing> | Graph;

/** Who publishes the pages: its name and its origin without a trailing slash. */
export interface Publisher {
  name: string;
  url: string;
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element: nothing in it can end the element, open a comment, or break a line of script. */
export const writeJsonLd = (data: JsonLd): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** Several things under one context. */
export const graphOf = (...things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});
