import { expect, test } from 'vitest';
import type { Company } from '#contract/company.ts';
import { formatPrice, formatRatio } from '#kit/format.ts';
import { inLongRun } from '../support/long.ts';
import { elementAt, readable } from '../support/page-text.ts';
import { seeded } from '../support/random.ts';
import { seedRows, type SeedRow } from '../support/seed-rows.ts';
import { get, htmlOf } from '../support/the-site.ts';

const seed: SeedRow[] = [...seedRows('companies.ndjson.gz').values()].map(([row = {}]) => row);
const isOf = (sic: RegExp) => (row: SeedRow) => sic.test(String(row['sic']));

/** Companies of every kind, the same in each run: forty in the long run. */
function chooseCompanies(): string[] {
  const random = seeded(771);
  const kinds: ((row: SeedRow) => boolean)[] = [
    isOf(/^60/), isOf(/^6798$/), isOf(/^283/), isOf(/^10/), isOf(/^6770$/),
    ({ country }) => country !== 'US', ({ market_cap }) => Number(market_cap) < 2e7, () => true,
  ]; // prettier-ignore
  const chosen = kinds.flatMap((isKind) => {
    const rows = seed.filter(isKind);
    return Array.from(
      { length: inLongRun(6, 1) },
      () => rows[Math.floor(random() * rows.length)]?.['symbol'],
    );
  });
  return [...new Set(chosen.map(String))];
}

const tabs = ['marketdata', 'financials', 'earnings', 'ownership', 'about'];

/** What is said by a name, as the heads of pages and lists of figures have it. */
const definitionsOf = (html: string): [name: string, text: string][] =>
  [...html.matchAll(/<dt\b[^>]*>([^]*?)<\/dt>\s*<dd\b[^>]*>([^]*?)<\/dd>/g)].map(
    ([, name = '', text = '']) => [readable(name), readable(text)],
  );

/** What the valuation of a page says of a multiple: above its chart, in words, or in a list; undefined where it says nothing. */
const multipleOn = (html: string, title: string): string | undefined =>
  new RegExp(`${title}:? ([\\d,.]+×)`).exec(
    readable(elementAt(html, /<section[^>]* id="valuation"/) ?? ''),
  )?.[1];

for (const symbol of chooseCompanies()) {
  test(`${symbol}: what two pages say by one name is the same, and multiples are those of the screener`, async () => {
    const company = (await (await get(`/api/stock/details/${symbol}`)).json()) as Company;
    const pages = new Map<string, string>();
    for (const tab of tabs) pages.set(tab, await htmlOf(`/stocks/${symbol}/${tab}`));

    const said = new Map<string, string>();
    for (const [tab, html] of pages)
      for (const [name, text] of definitionsOf(html)) {
        const before = said.get(name);
        if (before !== undefined) expect(`${tab} ${name}: ${text}`).toBe(`${tab} ${name}: ${before}`);
        said.set(name, text);
      }
    expect(said.size).toBeGreaterThan(5);

    const financials = pages.get('financials') ?? '';
    const multiples = [
      ['Price to sales', company.price_sales],
      ['Price to book', company.price_book],
      ['Price to earnings', company.price_earnings],
    ] as const;
    for (const [title, value] of multiples)
      expect(`${title} ${multipleOn(financials, title) ?? 'N/A'}`).toBe(
        `${title} ${typeof value === 'number' ? formatRatio(value) : 'N/A'}`,
      );

    const last = company.last_earnings;
    if (last?.epsActual === undefined || last.epsActual === null) return;
    const [row = ''] =
      /<tbody\b[^>]*>\s*<tr\b[^]*?<\/tr>/.exec(
        elementAt(pages.get('earnings') ?? '', /<section[^>]* id="reports"/) ?? '',
      ) ?? [];
    expect(readable(row)).toContain(` ${formatPrice(last.epsActual)} `);
  });
}
