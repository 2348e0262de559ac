import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { answerSitemap, answerSitemapIndex } from './answer.ts';
import { companyTabs } from '#contract/company-tabs.ts';
import { crawlKinds } from '#contract/crawl.ts';
import { fixedPages, pageOf, readShardName, shardName } from './pages.ts';

const origin = 'https://site.example';
const answering = (answers: Record<string, unknown>) =>
  ((id: string) =>
    id in answers
      ? Promise.resolve(answers[id])
      : Promise.reject(new ApiError('timeout', 'late'))) as unknown as Api;

it('the index names every shard with its latest change', async () => {
  const api = answering({ 'crawl.shards': { data: [{ kind: 'news', page: 2, changed: '2026-07-02' }] } });
  const text = await (await answerSitemapIndex(api, origin)).text();
  expect(text).toContain(`<loc>${origin}/sitemaps/pages-1.xml</loc>`);
  expect(text).toMatch(/<loc>https:\/\/site\.example\/sitemaps\/news-2\.xml<\/loc><lastmod>2026-07-02/);
});

it('a shard has the canonical address of each of its pages, escaped, and no change that is not known', async () => {
  const data = [
    { key: 'a&b', changed: '2026-07-02' },
    { key: 'c', changed: null },
    { key: 'd', changed: 'some day' },
  ];
  const answer = await answerSitemap(answering({ 'crawl.entries': { data } }), 'news-1', origin);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(text).toContain(`<loc>${origin}/news/a%26b</loc><lastmod>2026-07-02</lastmod>`);
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
});

it('the fixed pages are each there once, the news of every sector among them', async () => {
  expect(new Set(fixedPages).size).toBe(fixedPages.length);
  const text = await (await answerSitemap(answering({}), 'pages-1', origin)).text();
  expect(text).toContain(`${origin}/news?industry=Life+Sciences</loc>`);
  expect(text.match(/<url>/g)).toHaveLength(fixedPages.length);
});

it('each tab of companies has its shard, but those of films and sound alone', () => {
  const tabs = companyTabs.map(({ slug }) => `/stocks/X/${slug}`);
  const listed = crawlKinds.map((kind) => pageOf[kind]('X'));
  expect(tabs.filter((path) => !listed.includes(path))).toEqual([
    '/stocks/X/videos',
    '/stocks/X/webinar',
    '/stocks/X/podcast',
  ]);
});

it.each(['news', 'news-0', 'weather-1', 'pages-2', '../etc-1', 'news-1x'])(
  'there is no sitemap called %s',
  async (name) => {
    expect((await answerSitemap(answering({}), name, origin)).status).toBe(404);
  },
);

it('what fails is 503 as a whole, and a shard beyond the end 404', async () => {
  expect((await answerSitemapIndex(answering({}), origin)).status).toBe(503);
  expect((await answerSitemap(answering({}), 'news-1', origin)).status).toBe(503);
  expect((await answerSitemap(answering({ 'crawl.entries': { data: [] } }), 'news-9', origin)).status).toBe(
    404,
  );
});

it('a name is read as it is written', () => {
  expect(readShardName(shardName('news', 12))).toEqual({ kind: 'news', page: 12 });
});
