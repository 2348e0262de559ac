import { expect, test } from 'vitest';
import { documentTitle, listTitle, titleOfRoute } from './titles.ts';

test('a company page is titled by its tab and prefixed by its ticker', () => {
  const route = titleOfRoute('/stocks/abeo/marketdata');
  expect(route).toEqual({ title: 'Market data', ticker: 'ABEO' });
  expect(route && documentTitle(route, 'RedStreet')).toBe('ABEO · Market data · RedStreet');
});

test('the screener area is not taken for a company', () => {
  expect(titleOfRoute('/stocks/IPO')).toEqual({ title: 'IPO' });
  expect(titleOfRoute('/stocks/Leaders-and-Laggards')).toEqual({ title: 'Leaders and Laggards' });
});

test('routes are read without case, and one that has no title of its own says so', () => {
  expect(titleOfRoute('/Settings')).toEqual({ title: 'Settings' });
  expect(titleOfRoute('/news/42')).toBeNull();
});

test('a list says what narrows it and which page it is', () => {
  expect(listTitle('News', [])).toBe('News');
  expect(listTitle('News', ['Technology', undefined, 'Moves'], 1_200)).toBe(
    'News: Technology, Moves, page 1,200',
  );
});
