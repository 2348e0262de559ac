/**
 * What figures of the site may be drawn from; whoever changes some of it says so. `sectors` is the sector alone of a company and of its
 * stories, which staff decide: who brings the companies or the news themselves brings them with it.
 */
export const contentKinds = [
  'companies',
  'sectors',
  'prices',
  'filings',
  'news',
  'videos',
  'clients',
] as const;
export type ContentKind = (typeof contentKinds)[number];
