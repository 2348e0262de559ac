import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '#kit/page/view.ts';

/** Every view that a module of a feature defines, by its name. */
const modules = import.meta.glob<Record<string, unknown>>('./**/{view,list-tab}.ts', { eager: true });
const isView = (value: unknown): value is View<object, unknown[]> =>
  typeof value === 'object' && value !== null && 'read' in value && 'href' in value;
const views = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, View<object, unknown[]>] => isView(entry[1]));

/** What makes the path of those whose path is not always the same. */
const page = new URL('http://x/stocks/ABC/marketdata?range=1M&side=buy&phase=Failed&holderPage=9');
const places: Readonly<Record<string, string | URL>> = {
  analystView: 'ABC',
  filingView: 'ABC',
  financialsView: 'ABC',
  listView: '/stocks/ABC/webinar',
  favoritesView: '/favorites/events',
  bioView: page,
  holderView: page,
  insiderView: page,
  sessionsView: page,
};

const names = [
  'page', 'pageSize', 'insiderPage', 'insiderSize', 'holderPage', 'holderSize', 'leaders', 'laggards', 'floor',
  'phase', 'type', 'from', 'to', 'date_from', 'date_to', 'by', 'side', 'person', 'period', 'tab', 'range', 'search', 'sort', 'view',
  'industry', 'topic', 'query', 'since', 'q', 'kind', 'sector',
]; // prettier-ignore
const values = [
  '1', '2', '30', '1000000', '0', '-1', '1.5', '5', '10', '25', '50', 'off', 'Phase 2', 'FAILED', 'Annual reports',
  'ownership', '2025-10-01', '2025-02-30', 'quarters', 'years', '__proto__', 'buy', 'sell', '1m', '12m', 'history',
  'week', '3months', 'title', 'market_cap.desc', 'spark.asc', 'technical', 'Life Sciences', 'life-sciences', 'earnings',
  '1w', '2y', 'toString', 'news', 'event', ' a & b=c ', 'x'.repeat(300),
]; // prettier-ignore
const queries = fc
  .dictionary(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.string({ maxLength: 140 })))
  .map((given) => new URLSearchParams(given));

describe.each(views)('%s', (name, { read, href }) => {
  const place = places[name];
  const addressOf = (view: object) => new URL(href(view, ...(place ? [place] : [])), 'http://x');

  it('survives its own address, whatever was asked, and leaves the rest of its page alone', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const view = read(query);
        const { searchParams } = addressOf(view);
        expect(read(searchParams)).toEqual(view);
        if (place === page) expect(searchParams.get('range')).toBe('1M');
      }),
      { numRuns: 200 },
    );
  });

  it('has no part in the address while it is the usual one', () => {
    const { search, searchParams } = addressOf(read(new URLSearchParams()));
    if (place === page) expect(read(searchParams)).toEqual(read(new URLSearchParams()));
    else expect(search).toBe('');
  });
});

it('finds the views of all features', () => {
  expect(views.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(places)));
  expect(views.length).toBeGreaterThanOrEqual(17);
});

it.each([
  ['ipoView', 'pageSize', [5, 10, 25, 50], 10],
  ['filingView', 'pageSize', [5, 10, 20], 10],
  ['holderView', 'holderSize', [5, 10, 25], 25],
  ['analystView', 'pageSize', [10, 25, 50], 10],
  ['insiderView', 'insiderSize', [5, 10, 20], 5],
])('%s takes the specified sizes of a page and no others', (name, parameter, sizes, usual) => {
  const view = views.find(([each]) => each === name)?.[1];
  const sizeOf = (asked?: number) =>
    view?.read(new URLSearchParams(asked === undefined ? {} : { [parameter]: String(asked) }));
  expect(sizeOf()).toMatchObject({ pageSize: usual });
  for (const asked of [5, 10, 15, 20, 25, 50, 100])
    expect(sizeOf(asked)).toMatchObject({ pageSize: sizes.includes(asked) ? asked : usual });
});
