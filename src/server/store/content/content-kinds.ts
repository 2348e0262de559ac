/** What figures of the site may be drawn from; whoever changes some of it says so. */
export const contentKinds = ['companies', 'prices', 'filings', 'news', 'videos', 'clients'] as const;
export type ContentKind = (typeof contentKinds)[number];
