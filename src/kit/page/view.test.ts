import { expect, test } from 'vitest';
import { PAGE_MAX } from '#contract/bounds.ts';
import {
  anyCaseOf,
  changedHref,
  defineSection,
  defineView,
  named,
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
