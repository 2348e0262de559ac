import type { Graph, SearchAction } from 'schema-dts';
import { graphOf, type Publisher } from './json-ld.ts';

/** Search engines name the part of the address that holds the words; schema.org's own types do not know it. */
type NamedSearch = SearchAction & { 'query-input': string };

/** The home page: the site with its search, and who publishes it. */
export function siteGraph({ name, url }: Publisher): Graph {
  const search: NamedSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}/stocks/screener?symbol={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return graphOf(
    {
      '@type': 'WebSite',
      '@id': `${url}/#site`,
      name,
      url: `${url}/`,
      publisher: { '@id': `${url}/#publisher` },
      potentialAction: search,
    },
    publisherOf({ name, url }),
  );
}

/** The organization behind the site. */
export const publisherOf = ({ name, url }: Publisher) =>
  ({
    '@type': 'Organization',
    '@id': `${url}/#publisher`,
    name,
    url: `${url}/`,
    logo: { '@type': 'ImageObject', url: `${url}/icon-512.png`, width: '512', height: '512' },
  }) as const;
