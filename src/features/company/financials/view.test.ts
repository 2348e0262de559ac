import { expect, test } from 'vitest';
import { financialsView } from './view.ts';

const again = (query: string) => financialsView.href(financialsView.read(new URLSearchParams(query)), 'ABC');

test('statements are asked for by quarters or years, from a period on', () => {
  for (const query of ['', '?by=years', '?by=quarters&from=2025-12-31', '?rows=all'])
    expect(again(query)).toBe(`/stocks/ABC/financials${query}`);
});

test.each(['by=weeks', 'by=__proto__'])('%s counts as not asked for', (query) => {
  expect(again(query)).toBe('/stocks/ABC/financials');
});
