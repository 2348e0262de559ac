import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { type Feed, instantOf, updatedAt } from './feed.ts';
import type { FeedFormat } from '#kit/href/feed-paths.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What an RSS reader takes for HTML must be written as HTML: our texts are plain. */
const asHtml = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** What no XML document may hold, however it is escaped: control characters and two that are none. */
const unprintable = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text that may stand in XML; lone halves of a pair become the mark for what cannot be read. */
const printable = (text: string): string => text.toWellFormed().replace(unprintable, '');

/** A feed as RSS 2.0, for readers and for those who aggregate. */
function writeRss(feed: Feed, origin: string): string {
  const updated = updatedAt(feed);
  return generateRssFeed({
    title: printable(feed.title),
    link: origin + feed.homePath,
    description: asHtml(printable(feed.description)),
    language: 'en-US',
    ...(updated && { lastBuildDate: updated }),
    ttl: 15,
    atom: { links: [{ href: `${origin}${feed.path}.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.items.map((item) => {
      const published = instantOf(item.published);
      return {
        title: printable(item.title),
        link: origin + item.path,
        guid: { value: origin + item.path, isPermaLink: true },
        description: asHtml(printable(item.text)),
        ...(published && { pubDate: published }),
        ...(item.author && { dc: { creators: [printable(item.author)] } }),
        categories: item.tags.map((name) => ({ name: printable(name) })),
      };
    }),
  });
}

/** The same as JSON Feed 1.1, with plain texts. */
function writeJson(feed: Feed, origin: string): string {
  const document = generateJsonFeed({
    title: feed.title,
    home_page_url: origin + feed.homePath,
    feed_url: `${origin}${feed.path}.json`,
    description: feed.description,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language: 'en-US',
    items: feed.items.map((item) => {
      const published = instantOf(item.published);
      return {
        id: origin + item.path,
        url: origin + item.path,
        title: item.title,
        content_text: item.text,
        ...(published && { date_published: published }),
        ...(item.author && { authors: [{ name: item.author }] }),
        tags: [...item.tags],
      };
    }),
  });
  return JSON.stringify(document);
}

/** A feed in one of its formats; `origin` is put before every path. */
export const writeFeed = (feed: Feed, format: FeedFormat, origin: string): string =>
  format === 'xml' ? writeRss(feed, origin) : writeJson(feed, origin);
