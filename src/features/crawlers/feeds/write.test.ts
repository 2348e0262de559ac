import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import type { Feed } from './feed.ts';
import { writeFeed } from './write.ts';

const item = (given: Partial<Feed['items'][number]>): Feed['items'][number] => ({
  id: 'one',
  path: '/news/one',
  title: 'A title',
  text: 'A text.',
  published: '2026-07-02T20:00:00.000Z',
  tags: ['ACME'],
  author: null,
  ...given,
});
const feed = (...items: Feed['items'][number][]): Feed => ({
  title: 'News',
  description: 'What is new.',
  homePath: '/news',
  path: '/feeds/news',
  items,
});
const rss = (...items: Feed['items'][number][]) => writeFeed(feed(...items), 'xml', 'https://site.example');

it('both formats say the same of an entry', () => {
  const entry = item({ title: 'P&G < Q&A', text: '5 < 6 & <b>7</b>' });
  const [read] = parseRssFeed(rss(entry)).items ?? [];
  const written = writeFeed(feed(entry), 'json', 'https://site.example');
  const json = parseJsonFeed(written);
  expect(read).toMatchObject({
    title: 'P&G < Q&A',
    link: 'https://site.example/news/one',
    // Readers take it for HTML: as such it says the plain text.
    description: '5 &lt; 6 &amp; &lt;b&gt;7&lt;/b&gt;',
    pubDate: 'Thu, 02 Jul 2026 20:00:00 GMT',
  });
  expect(json.items?.[0]).toMatchObject({ title: 'P&G < Q&A', content_text: '5 < 6 & <b>7</b>' });
});

it('a day without a time is that day everywhere in the country', () => {
  expect(parseRssFeed(rss(item({ published: '2026-07-02' }))).items?.[0]?.pubDate).toBe(
    'Thu, 02 Jul 2026 12:00:00 GMT',
  );
});

it('XML never holds what no document may hold', () => {
  const text = rss(
    item({ title: 'a\u0000\u0007\u001f\u007f\u0085\ufffe\uffff\ud800b 😀 é', text: ']]><script>' }),
  );
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/);
  expect(parseRssFeed(text).items?.[0]).toMatchObject({
    title: 'a\ufffdb 😀 é',
    description: ']]&gt;&lt;script&gt;',
  });
});

it('a feed without entries is a feed', () => {
  expect(parseRssFeed(rss()).title).toBe('News');
});
