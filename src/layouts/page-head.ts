import { type FeedLink, feedLinks, feedPaths } from '#kit/href/feed-paths.ts';
import { companyPicturePath, PICTURE_SIZE, SITE_PICTURE } from '#kit/href/link-picture-paths.ts';
import { descriptionOfRoute } from '#kit/site/titles.ts';

export interface PageFacts {
  pathname: string;
  siteName: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  description?: string | undefined;
  /** A page about one company. */
  ticker?: string | undefined;
  /** The company is on record, with a picture and feeds of its own. */
  isOnRecord: boolean;
  noindex: boolean;
}

export interface PageHead {
  description: string | undefined;
  picture: { url: string; alt: string; width: number; height: number };
  feeds: FeedLink[];
}

/** What a page tells other machines: its description, its picture, and the feeds that bring its news. */
export function pageHeadOf({
  pathname,
  siteName,
  siteUrl,
  description,
  ticker,
  isOnRecord,
  noindex,
}: PageFacts): PageHead {
  const symbol = isOnRecord ? ticker : undefined;
  return {
    description: description ?? descriptionOfRoute(pathname),
    picture: {
      url: siteUrl + (symbol ? companyPicturePath(symbol) : SITE_PICTURE),
      alt: symbol
        ? `${symbol}: latest price with its date, change, and the course of six months`
        : `${siteName}: small-cap stock research`,
      ...PICTURE_SIZE,
    },
    feeds:
      noindex && !symbol
        ? []
        : [
            ...(symbol ? feedLinks(`${symbol} news`, feedPaths.company(symbol)) : []),
            ...feedLinks(`${siteName} news`, feedPaths.news),
          ],
  };
}
