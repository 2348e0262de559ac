/** Addresses of the pages of single things. Lists and their views make theirs from `view.ts` of their feature. */

/** A page of the company area. */
export const companyTabPath = (ticker: string, slug: string): string => `/stocks/${ticker}/${slug}`;

/** The page of one news item. */
export const newsPath = (id: string): string => `/news/${encodeURIComponent(id)}`;

/** The one address of a video's page. */
export const videoPath = (id: string): string => `/video/${encodeURIComponent(id)}`;

/** What the record holds, of when and from where. */
export const RECORD_PATH = '/record';

/** How figures are made. */
export const METHODS_PATH = '/methods';

export const ARCHIVE_PATH = '/newsletters';

/** The page of one newsletter. */
export const newsletterPath = (id: string): string => `${ARCHIVE_PATH}/${encodeURIComponent(id)}`;

/** Where a company's pages begin. */
export const companyPath = (ticker: string): string => `/stocks/${ticker}`;
