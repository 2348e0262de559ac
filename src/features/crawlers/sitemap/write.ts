import { isDay } from '#kit/time/days.ts';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';

export interface Listed {
  path: string;
  /** A day or a time. */
  changed: string | null;
}

/** A time that cannot be read is left out rather than invented. */
const lastModified = (changed: string | null): { lastmod?: string } =>
  changed !== null && (isDay(changed) || !Number.isNaN(Date.parse(changed))) ? { lastmod: changed } : {};

/** The library writes a day as its midnight; here a day stays a day. */
const withDays = (xml: string): string => xml.replaceAll('T00:00:00.000Z</lastmod>', '</lastmod>');

/** A sitemap of pages. */
export function writeSitemap(pages: readonly Listed[], origin: string): Promise<string> {
  const items = pages.map(({ path, changed }) => ({ url: origin + path, ...lastModified(changed) }));
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: false,
    xmlns: { news: false, video: false, image: false, xhtml: false },
  });
  return text(Readable.from(items).pipe(stream)).then(withDays);
}

/** The index of sitemaps. */
export function writeSitemapIndex(sitemaps: readonly Listed[], origin: string): Promise<string> {
  const items = sitemaps.map(({ path, changed }) => ({ url: origin + path, ...lastModified(changed) }));
  return text(Readable.from(items).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW }))).then(withDays);
}
