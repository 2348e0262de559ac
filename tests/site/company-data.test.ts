import { scriptKilobytes } from '../../scripts/bench/script-bytes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Company } from '#contract/company.ts';
import { areDollarsAShare, UNNAMED_UNIT } from '#kit/financials/earnings.ts';
import { publishedFigures } from '#server/store/companies/company-tabs.ts';
import { listDoubts } from '#server/store/statements/figure-doubts.ts';
import { type AlteredSite, openAlteredSite } from '../support/altered-site.ts';
import { inLongRun } from '../support/long.ts';
import { elementAt, readable, rowOf, says } from '../support/page-text.ts';
import { get, htmlOf, site } from '../support/the-site.ts';
import { seeded } from '../support/random.ts';
import { seedPrices, seedRows, type SeedRow } from '../support/seed-rows.ts';
import { readFilledStore } from '../support/store.ts';

const seed = {
  companies: seedRows('companies.ndjson.gz'),
  filings: seedRows('filings.ndjson.gz'),
  insiders: seedRows('insider-trades.ndjson.gz'),
  holders: seedRows('holdings.ndjson.gz', 'company_symbol'),
  phases: seedRows('bio-phases.ndjson.gz'),
  earnings: seedRows('earnings.ndjson.gz'),
  fundamentals: seedRows('fundamentals.ndjson.gz'),
};
const prices = seedPrices();
const kinds = [...Object.values(seed).slice(1), prices];

/** Companies, the same in every run: of each kind of data some that have it and some that do not. Forty in the long run. */
function chooseCompanies(): string[] {
  const random = seeded(20_260_702);
  const symbols = [...seed.companies.keys()];
  const some = (from: readonly string[], count: number) =>
    Array.from({ length: count }, () => from[Math.floor(random() * from.length)] ?? '');
  const chosen = kinds.flatMap((kind) => [
    ...some(symbols.filter((symbol) => kind.has(symbol)), inLongRun(3, 1)),
    ...some(symbols.filter((symbol) => !kind.has(symbol)), 1),
  ]); // prettier-ignore
  return [...new Set([...chosen, ...some(symbols, inLongRun(20, 4))])].slice(0, 40);
}
const companies = chooseCompanies();

const json = async <T>(path: string): Promise<T> => {
  const response = await get(`/api${path}`);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
};
const page = async (path: string): Promise<string> => {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect([path, response.headers.get('cache-control')]).toEqual([
    path,
    'public, max-age=0, s-maxage=60, must-revalidate',
  ]);
  return response.text();
};
interface Bars {
  date: string[];
  close: number[];
  low: Prices;
  high: Prices;
}
type Prices = (number | null)[];
/**
 * Lowest and highest price of the last 52 weeks, as far as bars cover them: where every session has its own, these are shown;
 * else what was published; and the closes alone where nothing was.
 */
function yearOf({ date, close, low, high }: Bars, published: unknown[]): unknown[] {
  const end = Date.parse(date.at(-1) ?? '');
  const first = date.findIndex((day) => Date.parse(day) > end - 364 * 86_400_000);
  const [closes, lows, highs] = [close, low, high].map((prices) => prices.slice(first)) as [
    number[],
    Prices,
    Prices,
  ];
  const isCovered = first > 0 && lows.length >= 200;
  const isWhole = [...lows, ...highs].every((price) => price !== null);
  if (isCovered && isWhole) return [Math.min(...lows.map(Number)), Math.max(...highs.map(Number))];
  if (isCovered && published.some((price) => (price ?? null) === null))
    return [Math.min(...closes), Math.max(...closes)];
  return published;
}
/** The range of a year as published, with the prices of the day where they lie beyond. */
function publishedYearOf(row: SeedRow = {}): unknown[] {
  const bound = (name: 'week52low' | 'week52high', ofDay: 'daylow' | 'dayhigh', pick: typeof Math.min) => {
    const prices = [row[name], row[ofDay], row['last_sale']].filter((price) => typeof price === 'number');
    return typeof row[name] === 'number' ? pick(...prices) : row[name];
  };
  return [bound('week52low', 'daylow', Math.min), bound('week52high', 'dayhigh', Math.max)];
}
const only = (row: SeedRow | undefined, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row?.[name] ?? null]));
const count = (kind: ReadonlyMap<string, readonly SeedRow[]>, symbol: string) =>
  kind.get(symbol)?.length ?? 0;

/** What is of one balance, and in doubt with its equity. */
const ofBalance = new Set(['cash', 'debt', 'assets', 'debt_equity', 'current_ratio', 'quick_ratio']);
/** What the site does not show of a company, and lists for staff. */
let withheld: Set<string>;
beforeAll(async () => {
  const store = await readFilledStore();
  withheld = new Set((await listDoubts(store.db)).map(({ symbol, figure }) => `${symbol} ${figure}`));
  await store.close();
});
/** A row of the seed as it is to be shown: only what is in doubt may be absent, and a gross profit that is all the sales and a debt of nothing are. */
function asShown(row: SeedRow | undefined, symbol: string, site: SeedRow | null): SeedRow | undefined {
  if (!row) return undefined;
  const isDoubted = (name: string) =>
    withheld.has(`${symbol} ${name}`) || (ofBalance.has(name) && withheld.has(`${symbol} equity`));
  const isAbsent = (name: string) => isDoubted(name) && (site?.[name] ?? null) === null;
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !isAbsent(name)));
  const isAllSales = Number(row['sales']) > 0 && Number(row['gross_profit']) >= Number(row['sales']) * 0.995;
  const isNoDebt = row['debt'] === 0 || ((row['debt'] ?? null) === null && row['debt_equity'] === 0);
  return {
    ...kept,
    ...(isAllSales && { gross_profit: null }),
    ...(isNoDebt && { debt: null, debt_equity: null }),
  };
}

const QUOTE = [
  'symbol', 'name', 'last_sale', 'net_change', 'change_pre', 'pre_close', 'open', 'daylow', 'dayhigh', 'volume', 'market_cap',
  'shares_outstanding', 'ipo_year', 'country', 'sector_name', 'industry', 'market', 'quote_date',
]; // prettier-ignore

for (const symbol of companies) {
  test(`${symbol}: figures of API and pages are those of the seed`, async () => {
    const details = await json<SeedRow>(`/stock/details/${symbol}`);
    const row = asShown(seed.companies.get(symbol)?.[0], symbol, details);
    expect(only(details, QUOTE)).toEqual(only(row, QUOTE));

    const history = prices.get(symbol);
    const { bars } = await json<{ bars: Bars }>(`/stock/prices/${symbol}?range=Max`);
    const year = withheld.has(`${symbol} week52`) ? [null, null] : yearOf(bars, publishedYearOf(row));
    expect([details['week52low'], details['week52high']]).toEqual(year);
    expect([bars.close.length, bars.close.at(-1)]).toEqual([history?.bars ?? 0, history?.lastClose]);

    const filings = await json<{ totalItems: number; data: { date_as_of_change: string }[] }>(
      `/landingPage/filings/${symbol}?page=1&limit=5`,
    );
    const filed = (seed.filings.get(symbol) ?? []).map(({ filed_on }) => String(filed_on));
    expect(filings.totalItems).toBe(filed.length);
    const latest = filed.toSorted().toReversed().slice(0, 5);
    expect(filings.data.map(({ date_as_of_change }) => date_as_of_change)).toEqual(latest);

    const totals = {
      insiders: (await json<{ total: number }>(`/stock/insiders/${symbol}`)).total,
      holders: (await json<{ totalItems: number }>(`/landingPage/institutional-ownership/${symbol}`))
        .totalItems,
      phases: (await json<{ total: number }>(`/bio/${symbol}`)).total,
      earnings: (await json<{ total: number }>(`/stock/earnings/${symbol}`)).total,
    };
    expect(totals).toEqual({
      insiders: count(seed.insiders, symbol),
      holders: count(seed.holders, symbol),
      phases: count(seed.phases, symbol),
      earnings: count(seed.earnings, symbol),
    });

    const html = await page(`/stocks/${symbol}/marketdata`);
    expect(readable(elementAt(html, /<h1\b/) ?? '')).toBe(row?.['name']);
    const shownPrice = readable(elementAt(html, /<strong class="price\b/) ?? '');
    expect(says(shownPrice, row?.['last_sale']), `${shownPrice} is ${row?.['last_sale']}`).toBe(true);
    const figures: [label: string, value: unknown, nth?: number][] = [
      ['Open', row?.['open']],
      ['Previous close', row?.['pre_close']],
      ['Volume', row?.['volume']],
      ['Market cap', row?.['market_cap']],
      ['Shares outstanding', row?.['shares_outstanding']],
      ['Change', row?.['net_change']],
      ['Change, percent', row?.['change_pre']],
      ['52-week range', year[0], 0],
      ['52-week range', year[1], 1],
      ['Day range', row?.['daylow'], 0],
      ['Day range', row?.['dayhigh'], 1],
    ];
    const statistics = elementAt(html, /<table class="table stats"/) ?? '';
    for (const [label, value, nth] of figures) {
      const [cell = ''] = rowOf(statistics, label);
      const text = nth === undefined ? cell : (cell.split(' – ')[nth] ?? cell);
      expect(says(text, value), `${label}: ${cell} is ${String(value)}`).toBe(true);
    }
    expect(statistics.match(/<th scope="row"/g)).toHaveLength(14);
  });

  test(`${symbol}: fundamentals and earnings are those of the seed, on the page too`, async () => {
    const { fundamentals } = await json<{ fundamentals: SeedRow | null }>(`/stock/financials/${symbol}`);
    const published = asShown(seed.fundamentals.get(symbol)?.[0], symbol, fundamentals);
    // A row that knows no figure which a page shows is none.
    const row = [...publishedFigures, 'eps_next_quarter'].some(
      (figure) => (published?.[figure] ?? null) !== null,
    )
      ? published
      : undefined;
    const { symbol: _, ...expected } = row ?? {};
    const names = Object.keys(fundamentals ?? {});
    expect(fundamentals === null).toBe(row === undefined);
    expect(only(fundamentals ?? {}, names)).toEqual(only(expected, names));

    const reports = (seed.earnings.get(symbol) ?? []).toSorted((a, b) =>
      String(a['date']) < String(b['date']) ? 1 : -1,
    );
    const [first] = reports;
    if (first) {
      const text = readable(await page(`/stocks/${symbol}/earnings`));
      const eps = first['eps_actual'];
      // Amounts of a currency that nobody names are written without one, and said to be so.
      const { figures } = await json<Pick<Company, 'figures'>>(`/stock/details/${symbol}`);
      const inDollars = areDollarsAShare(figures);
      // Reports that are all years older than the quotes are in the file alone.
      if (typeof eps === 'number' && !text.includes('No report since'))
        expect(text).toContain(`${eps < 0 ? '−' : ''}${inDollars ? '$' : ''}${Math.abs(eps).toFixed(2)}`);
      expect(text.includes(UNNAMED_UNIT)).toBe(!inDollars);
    }
    if (!first && !row)
      expect(readable(await page(`/stocks/${symbol}/financials`))).toMatch(/No .* available\.|Not on record/);
  });

  test(`${symbol}: every tab is whole, with what it has or a sentence where it has nothing, and little script`, async () => {
    const first = await page(`/stocks/${symbol}`);
    const tabs = [...(elementAt(first, /<nav class="tabs"/) ?? '').matchAll(/href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(tabs.some((href) => href.endsWith('/bio'))).toBe(seed.phases.has(symbol));
    for (const path of [`/stocks/${symbol}/about`, ...tabs]) {
      const html = await page(path);
      const main = elementAt(html, /<main\b/) ?? '';
      expect(readable(main), path).not.toMatch(/\b(undefined|NaN|null|Infinity)\b|\[object/);
      for (const [start] of main.matchAll(/<section class="section"[^>]*>/g)) {
        const section = elementAt(main.slice(main.indexOf(start)), /<section/) ?? '';
        const content = readable(section.slice(section.indexOf('</h2>')));
        expect(content.length, `${path}: ${readable(section)}`).toBeGreaterThan(15);
      }
      expect(html, path).toMatch(/<link rel="canonical" href="http[^"]+"/);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(html, path).toMatch(
        new RegExp(`<meta property="og:image" content="http[^"]+/og/${symbol}\\.png`),
      );
      expect(html, path).toContain('"@type":"Corporation"');
      expect(html, path).toContain('"@type":"BreadcrumbList"');
      expect(scriptKilobytes(html), path).toBeLessThanOrEqual(6);
    }
  });
}

test('the year of pay is said once above it, and where no pay is on record no column is empty', async () => {
  const heads = async (symbol: string) =>
    [...(await page(`/stocks/${symbol}/team`)).matchAll(/<th scope="col"[^>]*>([\s\S]*?)<\/th>/g)].map(
      ([, text = '']) => text.trim(),
    );
  expect(await heads('ABEO')).toEqual(['Name', 'Title', 'Pay in fiscal 2025']);
  expect(await heads('ABLV')).toEqual(['Name', 'Title']);
});

// Its sign-up form comes on top of what every company has.
test('a client has no more than 6 kB of script on its pages either', async () => {
  for (const slug of ['about', 'marketdata', 'financials', 'news', 'team', 'secfilings', 'bio', 'podcast'])
    expect(scriptKilobytes(await page(`/stocks/ZZSMA/${slug}`)), slug).toBeLessThanOrEqual(6);
});

describe('the sitemap', () => {
  let all = '';
  const names = (path: string) => all.includes(`${path}</loc>`);
  beforeAll(async () => {
    const index = await htmlOf('/sitemap.xml');
    const files = [...index.matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    // One after the other: a busy site turns away who asks for many at once.
    for (const path of files) {
      const shard = await get(path);
      expect([path, shard.status]).toEqual([path, 200]);
      all += await shard.text();
    }
  });

  test('has every company, and no sample', () => {
    for (const symbol of companies) expect(names(`/stocks/${symbol}/marketdata`), symbol).toBe(true);
    expect(all).not.toMatch(/\/stocks\/ZZSM/);
  });

  test('has each tab that a company has something behind, and search engines are told of no other', async () => {
    for (const symbol of companies) {
      const offered = await page(`/stocks/${symbol}/marketdata`);
      for (const slug of ['financials', 'earnings', 'ownership', 'team', 'bio']) {
        const path = `/stocks/${symbol}/${slug}`;
        const isOffered = offered.includes(`href="${path}"`);
        expect([path, names(path)]).toEqual([path, isOffered]);
        if (!isOffered)
          expect([path, (await page(path)).includes('content="noindex"')]).toEqual([path, true]);
      }
      for (const slug of ['news', 'secfilings']) {
        const path = `/stocks/${symbol}/${slug}`;
        expect([path, names(path)]).toEqual([path, !(await page(path)).includes('content="noindex"')]);
      }
    }
  });
});

describe('one call that fails', () => {
  let altered: AlteredSite;
  const without = (call: RegExp) => altered.alter((path) => (call.test(path) ? null : undefined));
  beforeAll(async () => {
    altered = await openAlteredSite(site.url, () => undefined);
  });
  afterAll(() => altered.close());

  // The first of all: what is asked for all companies at once is kept for a while.
  test('events that do not come only leave the bar out', async () => {
    without(/^\/events/);
    const response = await fetch(`${altered.url}/stocks/ZZSMC/marketdata`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('aria-label="Next event"');
    expect(await page('/stocks/ZZSMC/marketdata')).toContain('aria-label="Next event"');
  });

  // Good answers are kept for a while: each case is about another call.
  for (const [symbol, slug, call, told] of [
    ['ZZSMA', 'about', /^\/stock\/landingPage/, 'The profile did not arrive.'],
    ['ZZSMB', 'about', /^\/bio\//, 'The bio phases did not arrive.'],
    ['ZZSMA', 'team', /^\/stock\/team\//, 'The leadership did not arrive.'],
    ['ZZSMA', 'podcast', /^\/stock\/landingPage/, 'The podcast did not arrive.'],
    ['ZZSMA', 'bio', /^\/bio\//, 'The bio phases did not arrive.'],
  ] as const)
    test(`${slug} of the client ${symbol} without ${call.source} says so in its place and keeps the rest`, async () => {
      without(call);
      const response = await fetch(`${altered.url}/stocks/${symbol}/${slug}`);
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const html = await response.text();
      expect(readable(elementAt(html, /<div class="state"[^>]*role="alert"/) ?? '')).toContain(told);
      expect(readable(elementAt(html, /<h1\b/) ?? '')).toMatch(/^Sample /);
      expect(html).toContain(`action="/stocks/${symbol}/signup"`);
      const tabs = elementAt(html, new RegExp(`<nav\\b[^>]*aria-label="${symbol} pages"`));
      expect(tabs?.match(/<a\b/g)).toHaveLength(symbol === 'ZZSMA' ? 9 : 8);
    });

  test('two calls that fail are told each, and each leads to another try', async () => {
    without(/prices|filings/);
    const html = await (await fetch(`${altered.url}/stocks/GLUE/marketdata`)).text();
    const alerts = [...html.matchAll(/<div class="state"[^>]*role="alert"/g)].map(({ index }) =>
      elementAt(html.slice(index), /^<div/),
    );
    expect(alerts.map((alert) => readable(alert ?? ''))).toEqual([
      expect.stringContaining('The prices did not arrive'),
      expect.stringContaining('The filings did not arrive'),
    ]);
    for (const alert of alerts) expect(alert).toMatch(/href="\/stocks\/GLUE\/marketdata"[^>]*>[^]*Try again/);
    const statistics = elementAt(html, /<table class="table stats"/) ?? '';
    expect(statistics.match(/<th\b[^>]*scope="row"/g)).toHaveLength(14);
  });

  const calls: [slug: string, call: RegExp, told: string | null][] = [
    ['marketdata', /^\/stock\/prices\//, 'The prices did not arrive.'],
    ['marketdata', /^\/stock\/marks\//, null],
    ['marketdata', /^\/landingPage\/filings\//, 'The filings did not arrive.'],
    ['marketdata', /^\/stock\/insiders\//, 'The insider transactions did not arrive.'],
    ['marketdata', /^\/landingPage\/institutional-ownership\//, 'Failed to load data. The institutional holders did not arrive.'],
    ['marketdata', /^\/bio\//, 'The bio phases did not arrive.'],
    ['marketdata', /^\/news\/by\//, 'The news did not arrive.'],
    ['financials', /^\/stock\/earnings\//, 'did not arrive.'],
    ['financials', /^\/stock\/financials\//, 'did not arrive.'],
    ['secfilings', /^\/landingPage\/filings\//, 'Failed to load data. Please try again.'],
    ['bio', /^\/bio\//, 'Failed to load data. Please try again.'],
    ['news', /^\/news\/by\//, 'did not arrive.'],
    ['videos', /^\/videos\/all\//, 'did not arrive.'],
    ['webinar', /^\/events\/archived\//, 'did not arrive.'],
    ['marketdata', /^\/(stock\/summary|events\/all)/, null],
  ]; // prettier-ignore
  // Good answers are kept for a while: each case is about another company.
  for (const [i, [slug, call, told]] of calls.entries())
    test(`${slug} without ${call.source} keeps the rest`, async () => {
      // Only a sample has what these two list.
      const symbol = /videos|archived/.test(call.source) ? 'ZZSMA' : (companies[i] ?? '');
      without(call);
      const response = await fetch(`${altered.url}/stocks/${symbol}/${slug}`);
      // What every page shares may be missing; a page that lacks a part of its own is not for a crawler to keep.
      expect(response.status).toBe(/summary/.test(call.source) ? 200 : 503);
      const html = await response.text();
      const name = seed.companies.get(symbol)?.[0]?.['name'] ?? 'Sample Alder Therapeutics';
      expect(readable(elementAt(html, /<h1\b/) ?? '')).toBe(name);
      const alerts = [...html.matchAll(/<div class="state"[^>]*role="alert"[^>]*>/g)];
      expect(alerts).toHaveLength(told === null ? 0 : 1);
      if (told === null) return;
      expect(readable(html)).toContain(told);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      if (slug !== 'marketdata') return;
      const sections = html.match(/<section class="section"/g) ?? [];
      const whole = (await page(`/stocks/${symbol}/marketdata`)).match(/<section class="section"/g) ?? [];
      expect(sections.length).toBeGreaterThanOrEqual(whole.length);
    });
});
