import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyTabs } from '#contract/company-tabs.ts';
import { pageRegistry } from '#kit/site/page-registry.ts';
import { readScreener } from '#kit/screener/url.ts';
import { marketView } from '#features/company/market/view.ts';
import { listView } from '#features/company/list-tab.ts';
import { newsView } from '#features/news/view.ts';
import { pageQueries, secretPaths } from './queries.ts';
import { tidyAddress } from './tidy-address.ts';

describe('tidyAddress', () => {
  it.each([
    ['/terms', '/terms'],
    ['/terms?', '/terms'],
    ['/terms?x=1&utm_source=letter', '/terms'],
    ['/terms#part', '/terms'],
    ['/x/../terms', '/terms'],
    ['/x/%2e%2e/terms', '/terms'],
    ['\\terms'.replace(/^/, '/x/..'), '/terms'],
    ['/news?page=2&fbclid=abc', '/news?page=2'],
    ['/news?page=1', '/news'],
    ['/news?page=02', '/news?page=2'],
    ['/news?page=2&page=3', '/news?page=2'],
    ['/news?p%61ge=2', '/news?page=2'],
    ['/news?PAGE=2', '/news'],
    ['/news?page=', '/news'],
    ['/news?page=no&topic=nonsense&query=', '/news?topic=%E2%88%85'],
    ['/news?topic=gossip&industry=Other&query=a', '/news?query=a'],
    ['/news?industry=&topic=', '/news'],
    ['/events?range=decade&tab=history', '/events?tab=history'],
    ['/events?range=decade', '/events?range=%E2%88%85'],
    ['/news?page=2&topic=earnings', '/news?topic=earnings&page=2'],
    [`/news?query=${'a'.repeat(5_000)}`, `/news?query=${'a'.repeat(100)}`],
    ['/stocks/ABC/marketdata?show=&side=buy&range=1m', '/stocks/ABC/marketdata?range=1M&show=&side=buy'],
    ['/stocks/ABC/marketdata?range=5D&chart=candles', '/stocks/ABC/marketdata?range=%E2%88%85'],
    ['/stocks/ABC/marketdata?range=6m', '/stocks/ABC/marketdata?range=6M'],
    ['/stocks/ABC/about?utm_source=letter&gclid=1', '/stocks/ABC/about?utm_source=letter'],
    ['/stocks/ABC/team?utm_source=letter&x=1', '/stocks/ABC/team?utm_source=letter'],
    ['/events?utm_source=letter', '/events'],
    ['/stocks/ABC/signup?done=1&done=2', '/stocks/ABC/signup?done=1'],
    ['/stocks/screener?pageSize=10&market_cap.min=50M&x=1', '/stocks/screener?market_cap=50M..'],
    ['/stocks/screener?page=x&q=1', '/stocks/screener?page=x'],
    [
      '/stocks/screener?opened=x&page=3&sector=finance&over=5&view=map',
      '/stocks/screener?sector=Finance&view=map&over=5&opened=%E2%88%85',
    ],
    ['/stocks/screener?over=5', '/stocks/screener'],
    ['/stocks/screener?view=map&over=7&page=x', '/stocks/screener?over=%E2%88%85&page=x&view=map'],
    ['/events?search=', '/events?search='],
    ['/events?search=+&page=2', '/events?search=&page=2'],
    ['/events?search=drug&page=1', '/events?search=drug'],
    ['/video/7?play', '/video/7?play=1'],
    ['/home?next=/favorites&x', '/home?next=%2Ffavorites'],
    ['/home?next=//other.example/', '/home?next='],
    ['/redchat?ask=overview&symbol=abc', '/redchat?symbol=ABC'],
    ['/og/ABC.png?v=2', '/og/ABC.png'],
    ['/feeds/all.xml?x', '/feeds/all.xml'],
    ['/events.ics?tab=history&x', '/events.ics?tab=history'],
    ['/no-such-page?x=1', '/no-such-page'],
    ['/terms?authToken=0123456789abcdef&x=1', '/terms?authToken='],
    ['/news?AUTHTOKEN&page=2', '/news?page=2&authToken='],
  ])('%s is %s', (address, tidy) => {
    expect(tidyAddress(address)).toBe(tidy);
  });

  it.each([
    ['a call', '/api/stock/details/ABC?x=1'],
    ['a private page', '/favorites?sort=x.y&z=1'],
    ['a page for signing in', '/login/google?code=a&state=b'],
    ['a link with a secret', '/newsletters/confirm?token=abc&x=1'],
    ['an address that leads elsewhere', '/Stocks/abc/?utm_source=letter'],
    ['a malformed address', '/a%2fb?x=1'],
    ['a double slash', '//other.example/?x=1'],
  ])('%s stays as it is', (_, address) => {
    expect(tidyAddress(address)).toBe(address);
  });

  it('never throws, leads nowhere else, and changes nothing a second time', () => {
    const text = fc.string({ maxLength: 40 }).map((part) => part.replace(/\s/g, ''));
    const paths = fc.constantFrom(...pageRegistry.map(({ path }) => path.replace(/:\w+/g, 'X1')));
    fc.assert(
      fc.property(
        fc.oneof(text, paths, fc.webPath()),
        fc.oneof(text, fc.webQueryParameters()),
        (path, query) => {
          const once = tidyAddress(`/${path.replace(/^\//, '')}?${query}`);
          expect(once).toMatch(/^\//);
          expect(tidyAddress(once)).toBe(once);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const names = [
  'page', 'pageSize', 'insiderPage', 'holderSize', 'phase', 'side', 'person', 'period', 'range', 'show', 'query',
  'industry', 'topic', 'market_cap', 'market_cap.min', 'sector', 'sic', 'sortField', 'sortDirection', 'sort', 'add',
  'columns', 'view', 'active', 'symbol', 'unknown',
]; // prettier-ignore
const values = [
  '1', '2', '0', '', ' ', 'buy', '1m', 'FAILED', 'Failed', 'Life Sciences', 'earnings', '50M..300M', '5', '2834', 'rsi', 'none',
  'market_cap', 'asc', 'desc', 'volume.desc', 'volume,price', 'technical', 'ABC', '1M', 'MAX',
]; // prettier-ignore
const queries = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs));
const queryOf = (address: string) => new URL(address, 'http://site').searchParams;

it.each([
  ['/stocks/ABC/marketdata', marketView.read],
  ['/news', newsView.read],
  ['/stocks/screener', (query: URLSearchParams) => readScreener(query)],
])(
  'what an address of %s asks for is what its tidy spelling asks for',
  (path, read: (query: URLSearchParams) => unknown) => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(queryOf(tidyAddress(`${path}?${query.toString()}`)))).toEqual(read(query));
      }),
      { numRuns: 300 },
    );
  },
);

it('names pages of the registry, or files, alone', () => {
  const paths = new Set(pageRegistry.map(({ path }) => path))
    .add('/events.ics')
    .add('/events/earnings.ics')
    .add('/events/catalysts.ics');
  for (const path of [...Object.keys(pageQueries), ...secretPaths]) expect(paths).toContain(path);
});

type Tab = { read: (query: URLSearchParams) => unknown };
const modules = import.meta.glob<Record<string, unknown>>('../features/company/*/{view,load}.ts', {
  eager: true,
});
const pages = import.meta.glob<string>('../pages/stocks/*/**/*.astro', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** What each page of a company that opens a tab makes of its query, by the slug of the tab. */
const tabs = companyTabs.flatMap(({ slug }): [slug: string, Tab][] => {
  const page =
    pages[`../pages/stocks/[ticker]/${slug}.astro`] ?? pages[`../pages/stocks/[ticker]/${slug}/index.astro`];
  if (page?.includes('listTab(')) return [[slug, { read: listView.read }]];
  const name = page && /openTab\(Astro, (\w+)\)/.exec(page)?.[1];
  const tab = Object.values(modules).find((module) => name && name in module)?.[name ?? ''];
  return tab ? [[slug, tab as Tab]] : [];
});

/** Something that is offered, of each name that any tab knows. */
const asked = fc
  .record(
    {
      page: fc.constantFrom('2', '0'),
      pageSize: fc.constant('5'),
      phase: fc.constant('Failed'),
      type: fc.constant('Ownership'),
      date_from: fc.constant('2025-10-01'),
      date_to: fc.constant('2025-10-01'),
      by: fc.constant('quarters'),
      rows: fc.constant('all'),
      range: fc.constant('1M'),
      insiderPage: fc.constant('2'),
      holderPage: fc.constant('2'),
      unknown: fc.constant('1'),
    },
    { requiredKeys: [] },
  )
  .map((parts) => new URLSearchParams(Object.entries(parts)));

it('finds the tabs of companies', () => {
  expect(tabs.length).toBeGreaterThanOrEqual(10);
});

it.each(tabs)('all that the tab %s reads of its query reaches it', (slug, { read }) => {
  fc.assert(
    fc.property(asked, (query) => {
      expect(read(queryOf(tidyAddress(`/stocks/ABC/${slug}?${query.toString()}`)))).toEqual(read(query));
    }),
  );
});
