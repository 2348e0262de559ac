import { describe, expect, test } from 'vitest';
import type { SearchResult } from '#contract/site-search.ts';
import { sectionsOf, statusOf } from './sections.ts';

const cells = { snippet: [], symbol: null, date: null, label: null };
const abeo: SearchResult = {
  kind: 'company',
  id: 'ABEO',
  ...cells,
  title: [{ text: 'Abeona', marked: true }],
  symbol: 'ABEO',
  label: 'NASDAQ',
};
const brief: SearchResult = {
  kind: 'news',
  id: 'n1',
  ...cells,
  title: [{ text: 'Results' }],
  symbol: 'ABEO',
  date: '2026-07-01',
  label: '10-Q',
  automated: true,
};
const around = { recent: [], viewer: 'guest' as const, standalone: false };
const found = {
  kind: 'found' as const,
  text: 'abeona & co',
  groups: [
    { kind: 'company' as const, total: 1, results: [abeo] },
    { kind: 'news' as const, total: 14, results: [brief] },
  ],
};

describe('what can be chosen', () => {
  test('is what was found, and at last every result of the text', () => {
    const sections = sectionsOf(found, around);
    expect(sections.map(({ title }) => title)).toEqual(['Companies', 'News', '']);
    expect(sections[0]?.options).toEqual([
      { href: '/stocks/ABEO', ticker: 'ABEO', title: abeo.title, detail: 'NASDAQ' },
    ]);
    expect(sections[1]?.options[0]).toEqual({
      href: '/news/n1',
      title: brief.title,
      detail: 'ABEO · 10-Q · Jul 1, 2026',
    });
    expect(sections[2]?.options[0]?.href).toBe('/search?q=abeona+%26+co');
  });

  test('calls what has no page here so, and no page', () => {
    const page = {
      kind: 'page' as const,
      path: '/search?q=AUB',
      ...cells,
      title: [{ text: 'Atlantic Union' }],
    };
    const titleOf = (labels: string[]) => {
      const results = labels.map((label, at) => ({ ...page, id: String(at), label })) as SearchResult[];
      return sectionsOf({ ...found, groups: [{ kind: 'page', total: 2, results }] }, around)[0]?.title;
    };
    expect(titleOf(['Too large to be covered', 'Not listed as BK since May 21, 2026'])).toBe(
      'Not covered here',
    );
    expect(titleOf(['Too large to be covered', 'Events'])).toBe('Pages and not covered');
  });

  test('is RedChat too, before every result, where a question was typed', () => {
    const last = (typed: object) => sectionsOf({ ...found, ...typed }, around).at(-1)?.options ?? [];
    const hrefs = (typed: object) => last(typed).map(({ href }) => href);
    expect(hrefs({ text: 'abeona cash runway' })).toEqual([
      '/redchat?q=abeona+cash+runway',
      '/search?q=abeona+cash+runway',
    ]);
    expect(hrefs({ text: 'cash runway', groups: [] })[0]).toBe('/redchat?q=cash+runway');
    expect(hrefs({})).toEqual(['/search?q=abeona+%26+co']);
  });

  test('is every result alone while nothing is found yet, and when the search failed', () => {
    for (const kind of ['pending', 'failed'] as const)
      expect(sectionsOf({ kind, text: 'x' }, around).map(({ title }) => title)).toEqual(['']);
  });

  test('begins with the companies looked at last and the pages that a viewer is shown', () => {
    const recent = [{ symbol: 'BRK-B', name: 'Berkshire' }];
    const [first, pages] = sectionsOf({ kind: 'idle' }, { ...around, recent });
    expect(first?.options).toEqual([
      { href: '/stocks/BRK-B', ticker: 'BRK-B', title: [{ text: 'Berkshire' }], detail: '' },
    ]);
    const labels = (section: typeof pages) => section?.options.map(({ title }) => title[0]?.text);
    expect(labels(pages)).not.toContain('Favorites');
    expect(labels(sectionsOf({ kind: 'idle' }, { ...around, viewer: 'member' })[0])).toContain('Favorites');
  });

  test('leads companies to the assistant in the installed app, and nothing else', () => {
    const hrefs = sectionsOf(found, { ...around, standalone: true }).flatMap(({ options }) =>
      options.map(({ href }) => href),
    );
    expect(hrefs.slice(0, 2)).toEqual(['/redchat?symbol=ABEO', '/news/n1']);
  });
});

test('says how much was found, and that nothing was, or that it failed', () => {
  expect(statusOf(found)).toBe('15 results');
  expect(statusOf({ kind: 'found', text: 'x', groups: [] })).toBe('No results found');
  expect(statusOf({ kind: 'failed', text: 'x' })).toBe('The search failed. Please try again.');
  expect(statusOf({ kind: 'idle' })).toBe('');
});

test('a company has its quote, with the day of it', () => {
  const quote = { last_sale: 6.4, change_pre: -5.79, market_cap: 364_770_000, quote_date: '2026-07-02' };
  const groups = [{ kind: 'company' as const, total: 1, results: [{ ...abeo, quote }] }];
  expect(sectionsOf({ ...found, groups }, around)[0]?.options[0]?.quote).toMatchObject({
    price: '$6.40',
    change: '5.79%',
    direction: 'down',
    marketCap: '$364.77M',
    close: expect.stringContaining('Jul 2, 2026') as string,
  });
});

test('where nothing is found, the last way leads to the search, and speaks of no results', () => {
  const last = sectionsOf({ kind: 'found', text: 'x', groups: [] }, around).at(-1)?.options[0];
  expect(last?.title.map(({ text }) => text).join('')).toBe('Open the search with “x”');
});
