/** Pictures that other sites show beside a link to ours, in the size that all of them take. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The picture of every page that is not about one company. */
export const SITE_PICTURE = '/og/site.png';

/** The picture of a company's pages. */
export const companyPicturePath = (symbol: string): string => `/og/${encodeURIComponent(symbol)}.png`;
