import { expect, test } from 'vitest';
import { financialsView } from './view.ts';

const again = (query: string) => financialsView.href(financialsView.read(new URLSearchParams(query)), 'ABC');

test('statements are asked for by quarters or years, beside a page of the reports', () => {
  for (const query of ['', '?by=years', '?by=quarters&page=2', '?page=3'])
    expect(again(query)).toBe(`/stocks/ABC/financials${query}`);
});

test.each(['by=weeks', 'by=__proto__'])('%s counts as not asked for', (query) => {
  expect(again(query)).toBe('/stocks/ABC/financials');
});
