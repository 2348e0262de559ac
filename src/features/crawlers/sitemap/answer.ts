import { type CrawlKind, crawlKinds } from '#contract/crawl.ts';
import type { Api } from '#kit/http/api-client.ts';
import { fixedPages, pageOf, readShardName, shardName } from './pages.ts';
import { type Listed, writeSitemap, writeSitemapIndex } from './write.ts';

/** Kept until the content changes, an hour at most. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600';
const FIXED = 'pages';

const isKind = (kind: string): kind is CrawlKind => (crawlKinds as readonly string[]).includes(kind);

const xml = (body: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE_CONTROL },
  });

const absent = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'There is no such sitemap.\n' : 'The sitemap is not available right now.\n', {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '300' }),
    },
  });

/** Everything is left out rather than half of it: a crawler would forget the pages that are missing. */
const orUnavailable = (answer: Promise<Response>): Promise<Response> => answer.catch(() => absent(503));

/** The index: the fixed pages, and each shard with its latest change. */
export const answerSitemapIndex = (api: Api, origin: string): Promise<Response> =>
  orUnavailable(
    api('crawl.shards').then(async ({ data }) =>
      xml(
        await writeSitemapIndex(
          [
            { path: sitemapPath(FIXED, 1), changed: null },
            ...data.map(({ kind, page, changed }) => ({ path: sitemapPath(kind, page), changed })),
          ],
          origin,
        ),
      ),
    ),
  );

/** One sitemap by its name, such as `news-2`; 404 for one that the index does not have. */
export function answerSitemap(api: Api, name: string, origin: string): Promise<Response> {
  const wanted = readShardName(name);
  if (!wanted) return Promise.resolve(absent(404));
  const { kind, page } = wanted;
  if (kind === FIXED) {
    if (page !== 1) return Promise.resolve(absent(404));
    const pages = fixedPages.map((path): Listed => ({ path, changed: null }));
    return orUnavailable(writeSitemap(pages, origin).then(xml));
  }
  if (!isKind(kind)) return Promise.resolve(absent(404));
  return orUnavailable(
    api('crawl.entries', { params: { kind }, query: { page } }).then(async ({ data }) => {
      if (data.length === 0) return absent(404);
      const pages = data.map(({ key, changed }): Listed => ({ path: pageOf[kind](key), changed }));
      return xml(await writeSitemap(pages, origin));
    }),
  );
}

const sitemapPath = (kind: string, page: number): string => `/sitemaps/${shardName(kind, page)}.xml`;
