import type { CrawlKind } from '#contract/crawl.ts';
import { sectorNames } from '#contract/bounds.ts';
import { type CrawledTab, companyTabs } from '#contract/company-tabs.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { pageRegistry } from '#kit/site/page-registry.ts';
import { newsView } from '#features/news/view.ts';
import { readyScreens } from '#kit/screener/ready-screens.ts';

/** Views of a page that have an address of their own. */
const viewsOf: Readonly<Record<string, readonly string[]>> = {
  '/stocks/screener': readyScreens.map(({ slug }) => `/stocks/screener/${slug}`),
  '/news': sectorNames.map((sector) => newsView.href({ sector, topic: undefined, query: '', page: 1 })),
};

/** Pages that are there whatever the data: one for each canonical address, in no order of weight. */
export const fixedPages: readonly string[] = pageRegistry
  .filter(({ inSitemap }) => inSitemap)
  .flatMap(({ path }) => [path, ...(viewsOf[path] ?? [])]);

const pageOfTab = Object.fromEntries(
  companyTabs.flatMap(({ slug, crawl }) =>
    crawl ? [[crawl, (symbol: string) => companyTabPath(symbol, slug)]] : [],
  ),
) as Record<CrawledTab, (symbol: string) => string>;

/** The canonical page of an entry. */
export const pageOf: Record<CrawlKind, (key: string) => string> = {
  ...pageOfTab,
  news: (id) => `/news/${encodeURIComponent(id)}`,
  newsletters: (id) => `/newsletters/${encodeURIComponent(id)}`,
  videos: (id) => `/video/${encodeURIComponent(id)}`,
};

/** File name of a shard: `news-2`. */
export const shardName = (kind: string, page: number): string => `${kind}-${page}`;

/** What a file name asks for; undefined where it makes no sense. */
export function readShardName(name: string): { kind: string; page: number } | undefined {
  const [, kind = '', page] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  return kind ? { kind, page: Number(page) } : undefined;
}
