import { expect, test } from 'vitest';
import { sitePages } from '#kit/site/site-pages.ts';
import { queryWords } from '#kit/text/search-words.ts';
import { rankPages, toPageEntry } from './page-search.ts';

const sectors = [
  {
    sector_name: 'Technology',
    industries: [{ sic: '7372', industry: 'Prepackaged software', companies: 3 }],
  },
  {
    sector_name: 'Finance',
    industries: [{ sic: '6021', industry: 'National commercial banks', companies: 2 }],
  },
  {
    sector_name: 'Crypto Assets',
    industries: [{ sic: '6021', industry: 'National commercial banks', companies: 2 }],
  },
];
const entries = sitePages(sectors).map(toPageEntry);
const find = (typed: string) => rankPages(entries, queryWords(typed)).map(({ title }) => title);

test.each([
  ['tech', ['Technology']],
  ['prep soft', ['Prepackaged software']],
  ['6021', ['National commercial banks']],
  ['newsl', ['Newsletters']],
  ['screener', ['Screener']],
  ['leaders', ['Leaders and Laggards']],
  ['ipo', ['IPO', 'Recent IPOs']],
  ['relative strength', ['Oversold', 'Overbought']],
  ['favorites', ['Favorites']],
  ['losers', ['Leaders and Laggards', 'Unusual moves up', 'Sharp falls']],
  ['biggest losers', ['Leaders and Laggards']],
  ['oversold', ['Oversold']],
  ['insider buying', ['Insiders buy', 'Insiders bought in a month']],
  ['short squeeze', ['Heavily shorted', 'Small float, shorted']],
  ['heatmap', ['Heat map']],
  ['watchlist', ['Favorites']],
  ['dark mode', ['View settings']],
  ['tools', []],
  ['xyz', []],
  ['', []],
])('"%s" finds %j', (typed, titles) => {
  expect(find(typed)).toEqual(titles);
});

test('titles that begin with the words come before those that have them, and these before descriptions', () => {
  expect(find('bank')).toEqual(['Banks under $1B', 'National commercial banks']);
});

test('every page stands once, at an address of its own', () => {
  const paths = sitePages(sectors).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
