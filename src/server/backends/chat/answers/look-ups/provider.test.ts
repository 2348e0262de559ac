import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { isBorneOut, isTold, publishedFacts } from './provider.ts';

const none = new Set<string>();

test('HCI: no gross margin of an insurer is told, whatever a provider states; of who makes things it is', () => {
  const gross = { name: 'gross_margin', row: 'twelve_months 2026-03-31' };
  expect(isTold(gross, { sic: '6331' }, none)).toBe(false);
  expect(isTold({ ...gross, row: 'quarter 2026-03-31' }, { sic: '6022' }, none)).toBe(false);
  expect(isTold(gross, { sic: '3674' }, none)).toBe(true);
  expect(isTold(gross, { sic: null }, none)).toBe(true);
});

test('RIGL: what its page keeps back is told of a quarter alone', () => {
  const doubted = new Set(['net_margin']);
  expect(isTold({ name: 'net_margin', row: 'twelve_months 2026-03-31' }, { sic: '2834' }, doubted)).toBe(
    false,
  );
  expect(isTold({ name: 'net_margin', row: 'quarter 2026-03-31' }, { sic: '2834' }, doubted)).toBe(true);
  expect(
    isTold({ name: 'return_on_assets', row: 'twelve_months 2026-03-31' }, { sic: '2834' }, doubted),
  ).toBe(true);
});

test('ISTR: a return on equity is told that is of the income and the equity published with it', () => {
  const published = { net_income: 23e6, equity: 301e6, return_on_equity: 7.61 };
  expect(isBorneOut('return_on_equity', published)).toBe(true);
  expect(isBorneOut('net_margin', published)).toBe(false);
  expect(isBorneOut('return_on_equity', { ...published, equity: 120e6 })).toBe(false);
  expect(isBorneOut('return_on_equity', { ...published, equity: -301e6, return_on_equity: -7.61 })).toBe(
    false,
  );
  expect(isBorneOut('return_on_equity', { ...published, net_income: 320e6, return_on_equity: 106 })).toBe(
    false,
  );
});

test('VET: where nobody names the currency of earnings a share none are told, nor a price over them, and amounts in dollars are', () => {
  const published = { as_of: '2026-07-02', sales: 1288e6, eps_ttm: -0.26, eps_next_year: 0.31, forward_price_earnings: 29 } as Fundamentals; // prettier-ignore
  const told = (areNamed: boolean) =>
    publishedFacts('VET', published, { inDollars: true, areNamed, doubted: none }).map(({ name }) => name);
  expect(told(false)).toEqual(['revenue']);
  expect(told(true)).toEqual(['revenue', 'forward_pe', 'eps', 'eps_next_year']);
});
