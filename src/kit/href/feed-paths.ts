import { sectorNames } from '#contract/bounds.ts';

export const feedFormats = ['xml', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** What browsers and readers are told a feed is. */
export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  xml: 'application/rss+xml',
  json: 'application/feed+json',
};

/** `Life Sciences` is `life-sciences`. */
export const sectorSlug = (sector: string): string => sector.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The sector of a slug; undefined for none. */
export const sectorOfSlug = (slug: string) => sectorNames.find((sector) => sectorSlug(sector) === slug);

/** Path of a feed without its format. */
export const feedPaths = {
  news: '/feeds/news',
  events: '/feeds/events',
  earnings: '/feeds/earnings',
  catalysts: '/feeds/catalysts',
  newsletters: '/feeds/newsletters',
  sector: (sector: string): string => `/feeds/sectors/${sectorSlug(sector)}`,
  company: (symbol: string): string => `/feeds/stocks/${encodeURIComponent(symbol)}`,
} as const;

/** A feed that a page names in its head. */
export interface FeedLink {
  title: string;
  href: string;
  type: string;
}

/** Both formats of a feed. */
export const feedLinks = (title: string, path: string): FeedLink[] =>
  feedFormats.map((format) => ({
    title: format === 'json' ? `${title} (JSON Feed)` : title,
    href: `${path}.${format}`,
    type: feedTypes[format],
  }));
