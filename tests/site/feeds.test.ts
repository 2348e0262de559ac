import { type Document, type Element, isTag } from 'domhandler';
import { SyntaxValidator } from 'fast-xml-validator';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { News } from '#contract/news.ts';
import { sectorNames } from '#contract/bounds.ts';
import { sectorSlug } from '#kit/href/feed-paths.ts';
import { textContent } from '../support/text-browser/dom.ts';
import { get, htmlOf, site } from '../support/the-site.ts';

/** Reads XML, strictly: one fault, and there is no document. */
function readXml(text: string): Element {
  expect(SyntaxValidator.validate(text)).toBe(true);
  // What the validator lets pass, and a browser does not.
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!#?\w+;)(?![^<]*\]\]>)/);
  // The same classes in another version.
  const parsed: object = parseDocument(text, { xmlMode: true });
  const root = (parsed as Document).children.find((part) => isTag(part));
  if (!root) throw new Error('no element');
  return root;
}

const partsOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter(isTag).filter((part) => part.name === name) ?? [];
const textOf = (element: Element, name: string): string | undefined =>
  partsOf(element, name).map((part) => textContent(part).trim())[0];

/** The date of RFC 822 as RSS wants it. */
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

interface JsonFeed {
  version: string;
  title: string;
  feed_url: string;
  home_page_url: string;
  items: { id: string; url: string; title: string; content_text: string; date_published?: string }[];
}

const feeds: readonly [path: string, api: string][] = [
  ['/feeds/news', '/api/news/all?limit=50'],
  ...sectorNames.map((sector): [string, string] => [
    `/feeds/sectors/${sectorSlug(sector)}`,
    `/api/news/sector?limit=50&sector=${encodeURIComponent(sector)}`,
  ]),
  ['/feeds/stocks/ABEO', '/api/news/by/ABEO'],
];

for (const [path, api] of feeds) {
  test(`${path} is a valid feed in both formats, with the newest of its list in order`, async () => {
    const { data } = (await (await get(api)).json()) as { data: News[] };
    const links = data.map(({ id }) => `${site.url}/news/${id}`);

    const answer = await get(`${path}.xml`);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const rss = readXml(await answer.text());
    expect([rss.name, rss.attribs['version']]).toEqual(['rss', '2.0']);
    const [channel] = partsOf(rss, 'channel');
    for (const name of ['title', 'link', 'description']) expect(partsOf(channel, name)).toHaveLength(1);
    expect(partsOf(channel, 'atom:link')[0]?.attribs).toMatchObject({
      rel: 'self',
      href: `${site.url}${path}.xml`,
    });
    const items = partsOf(channel, 'item');
    expect(items.map((item) => textOf(item, 'link'))).toEqual(links);
    expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length);
    for (const item of items) {
      expect(textOf(item, 'title')).toBeTruthy();
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
      // What a machine composed says so wherever it is read.
      expect(textOf(item, 'description')).toMatch(/^Automated brief\. /);
    }

    const json = await get(`${path}.json`);
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const feed = (await json.json()) as JsonFeed;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${site.url}${path}.json`,
    });
    expect(feed.items.map(({ url }) => url)).toEqual(links);
    for (const { id, date_published, content_text } of feed.items) {
      expect(id).toBeTruthy();
      expect(content_text).toBeTruthy();
      expect(date_published).toMatch(RFC_3339);
    }
  });
}

test('feeds of events and newsletters are valid, and hold no sample', async () => {
  for (const name of ['events', 'newsletters']) {
    const rss = readXml(await htmlOf(`/feeds/${name}.xml`));
    const ids = partsOf(partsOf(rss, 'channel')[0], 'item').map((item) => textOf(item, 'link') ?? '');
    expect(ids.filter((link) => link.includes('sample'))).toEqual([]);
    expect(ids.length > 0).toBe(name === 'newsletters');
    const { version } = (await (await get(`/feeds/${name}.json`)).json()) as JsonFeed;
    expect(version).toBe('https://jsonfeed.org/version/1.1');
  }
});

test('a reader that has a feed gets 304, and no feed is 404', async () => {
  const first = await get('/feeds/news.xml');
  const again = await get('/feeds/news.xml', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  for (const path of [
    '/feeds/no-such.xml',
    '/feeds/news.txt',
    '/feeds/stocks/NOSUCH.xml',
    '/feeds/stocks/ZZSMA.xml',
    '/feeds/sectors/none.json',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('pages name their feeds', async () => {
  for (const [path, feed] of [
    ['/news', '/feeds/news'],
    ['/news?industry=Life+Sciences', '/feeds/sectors/life-sciences'],
    ['/stocks/ABEO/news', '/feeds/stocks/ABEO'],
    ['/events', '/feeds/events'],
    ['/newsletters', '/feeds/newsletters'],
  ] as const) {
    const html = await htmlOf(path);
    const named = [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)].map(
      ([, type, href]) => `${type} ${href}`,
    );
    expect([path, named]).toEqual([
      path,
      expect.arrayContaining([
        `application/rss+xml ${feed}.xml`,
        `application/feed+json ${feed}.json`,
      ]) as unknown,
    ]);
  }
});

/** The root, name space and entries of a sitemap. */
function readSitemap(text: string) {
  const root = readXml(text);
  const entries = root.children
    .filter(isTag)
    .map((entry) => ({ loc: textOf(entry, 'loc') ?? '', changed: textOf(entry, 'lastmod') ?? '' }));
  return { root: root.name, space: root.attribs['xmlns'], entries };
}

test('sitemaps are whole: valid shards within their bound, each page once, with its last change', async () => {
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const index = readSitemap(await htmlOf('/sitemap.xml'));
  expect([index.root, index.space]).toEqual(['sitemapindex', space]);
  const all: string[] = [];
  const samples: string[] = [];
  for (const shard of index.entries) {
    expect(shard.loc).toMatch(new RegExp(`^${site.url}/sitemaps/[a-z]+-\\d+\\.xml$`));
    const text = await htmlOf(shard.loc);
    expect(text.length).toBeLessThan(50_000_000);
    const { root, space: ofShard, entries } = readSitemap(text);
    expect([root, ofShard]).toEqual(['urlset', space]);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(entries.filter(({ loc }) => !loc.startsWith(`${site.url}/`))).toEqual([]);
    expect(entries.filter(({ changed }) => !/^(?:\d{4}-\d{2}-\d{2}(?:T\S+Z)?)?$/.test(changed))).toEqual([]);
    const days = entries.map(({ changed }) => changed.slice(0, 10)).sort();
    expect(shard.changed.slice(0, 10)).toBe(days.at(-1));
    all.push(...entries.map(({ loc }) => loc));
    samples.push(...[entries[0], entries.at(-1)].flatMap((entry) => entry?.loc ?? []));
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(25_000);
  expect(all.filter((loc) => /ZZSM|sample-/.test(loc))).toEqual([]);
  for (const loc of samples) {
    const answer = await get(loc);
    expect([loc, answer.status]).toEqual([loc, 200]);
    const html = await answer.text();
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(loc);
    expect(html).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test('robots.txt closes what is private, and names the sitemap', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await answer.text()).trim().split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const line of lines.filter((text) => text !== ''))
    expect(line).toMatch(/^(?:User-agent|Disallow|Allow|Sitemap): \S+$/);
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /tools', 'Disallow: /favorites', 'Allow: /']));
});

test('pages carry what other sites show of them, with a picture that is one', async () => {
  for (const path of [
    '/',
    '/news',
    '/news/b-ABEO-20251112-earnings',
    '/events',
    '/videos',
    '/newsletters',
    '/stocks/ABEO/news',
  ]) {
    const html = await htmlOf(path);
    const meta = Object.fromEntries(
      [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string>;
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toBe(`${site.url}${path}`);
    expect(meta).toMatchObject({ 'og:url': canonical, 'og:site_name': 'RedStreet' });
    for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt'])
      expect([path, name, meta[name]]).toEqual([path, name, expect.stringMatching(/\S/)]);
    const picture = await get(meta['og:image'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  }
});
