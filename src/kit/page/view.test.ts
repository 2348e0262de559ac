import { expect, test } from 'vitest';
import { PAGE_MAX } from '#contract/bounds.ts';
import {
  anyCaseOf,
  askedInVain,
  changedHref,
  defineSection,
  defineView,
  named,
  NOT_OFFERED,
  oneOf,
  pageNumber,
  searchText,
} from './view.ts';

const url = new URL('http://x/stocks/ABC/marketdata?range=1M&side=buy');

test('what is changed is changed, what is undefined goes, and the rest stays', () => {
  expect(changedHref(url, { side: 'sell', page: 2 }, '#insiders')).toBe(
    '/stocks/ABC/marketdata?range=1M&side=sell&page=2#insiders',
  );
  expect(changedHref(url, { side: undefined })).toBe('/stocks/ABC/marketdata?range=1M');
  expect(changedHref(url, { side: undefined, range: undefined }, '#top')).toBe('/stocks/ABC/marketdata#top');
});

test('a choice that is not offered leaves a mark in the one spelling of an address, and no link carries it on', () => {
  const view = defineView('/x', {
    range: oneOf(['all', 'week'], 'all'),
    sector: named('industry', anyCaseOf(['Finance'])),
    size: oneOf([5, 10], 10),
  });
  const inVain = (query: string) => Object.keys(view.tidy(new URLSearchParams(query))).filter((name) =>
    view.tidy(new URLSearchParams(query))[name] === NOT_OFFERED); // prettier-ignore
  expect(inVain('range=decade&industry=Other&size=7')).toEqual(['range', 'industry']);
  expect(inVain('range=all&industry=finance&size=5')).toEqual([]);
  expect(inVain('range=&industry=+')).toEqual([]);
  const marked = new URL(`http://x/y?range=${NOT_OFFERED}&a=1`);
  expect(askedInVain(marked.searchParams)).toEqual(['range']);
  expect(changedHref(marked, { b: 2 })).toBe('/y?a=1&b=2');
  // Of several values those that are offered stay.
  const oneOfMany = new URL(`http://x/y?show=rsi,${NOT_OFFERED}`);
  expect(askedInVain(oneOfMany.searchParams)).toEqual(['show']);
  expect(changedHref(oneOfMany, { b: 2 })).toBe('/y?show=rsi&b=2');
});

test('a text with marks of its own stays one value', () => {
  const href = changedHref(url, { person: 'A & B = C?#' });
  expect(new URL(href, 'http://x').searchParams.get('person')).toBe('A & B = C?#');
});

test.each([
  [null, 1],
  ['3', 3],
  [String(PAGE_MAX), PAGE_MAX],
  [String(PAGE_MAX + 1), 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['99999999999', 1],
  ['x', 1],
])('page %j is %i', (text, page) => {
  expect(pageNumber().read(text)).toBe(page);
});

test('only the sizes of a list are sizes', () => {
  const size = oneOf([5, 10, 20], 10);
  expect([null, '5', '20', '7', '', '10.0', '1000000000'].map(size.read)).toEqual([
    10, 5, 20, 10, 10, 10, 10,
  ]);
});

test('a name is found in any case, a search cut to its length and freed of the blanks around it', () => {
  const sector = anyCaseOf(['Life Sciences', 'Trade & Services']);
  expect([null, '', 'all', 'TRADE & services'].map(sector.read)).toEqual([
    undefined, undefined, undefined, 'Trade & Services',
  ]); // prettier-ignore
  expect([null, ' ', ' ceo ', 'abcdef', 'abc def'].map(searchText(4).read)).toEqual([
    '', '', 'ceo', 'abcd', 'abc',
  ]); // prettier-ignore
});

const parts = { text: named('q', searchText(10)), kind: oneOf(['all', 'new'], 'all'), page: pageNumber() };
const view = defineView('/list', parts, ({ text }) => (text ? ['kind'] : []));

test('an address names what is not usual, in the order of the parts, and rules out what the view does', () => {
  expect(view.href({ text: '', kind: 'all', page: 1 })).toBe('/list');
  expect(view.href({ text: '', kind: 'new', page: 2 })).toBe('/list?kind=new&page=2');
  expect(view.href({ text: 'a&b', kind: 'new', page: 1 })).toBe('/list?q=a%26b');
  expect(view.read(new URLSearchParams('q=a&kind=new'))).toEqual({ text: 'a', kind: 'all', page: 1 });
});

test('a path may be made of what is given beside the view', () => {
  const tab = defineView((ticker: string) => `/stocks/${ticker}`, parts);
  expect(tab.href({ text: '', kind: 'new', page: 1 }, 'ABC')).toBe('/stocks/ABC?kind=new');
});

test('the address of a section keeps the rest of its page', () => {
  const section = defineSection({ page: named('rows', pageNumber()) }, '#rows');
  expect(section.href({ page: 3 }, url)).toBe('/stocks/ABC/marketdata?range=1M&side=buy&rows=3#rows');
  expect(section.href({ page: 1 }, new URL('http://x/p?rows=3'))).toBe('/p#rows');
});
