import { expect, it } from 'vitest';
import type { Company } from '#contract/company.ts';
import { leadFigures } from './lead-figures.ts';

const company = (given: Partial<Company>) =>
  ({
    last_sale: 15.46,
    pre_close: 13.29,
    net_change: 2.17,
    change_pre: 16.33,
    volume: 3_890_000,
    volume_avg: 1_000_000,
    market_cap: 410_100_000,
    quote_date: '2026-07-02',
    ...given,
  }) as Company;

const texts = (given: Partial<Company>) => leadFigures(company(given)).map(({ text }) => text);

it('tells the session in five figures, the change with its day and sign', () => {
  expect(leadFigures(company({}))).toEqual([
    { label: 'Change, Jul 2', text: '+16.33%', movement: 16.33 },
    { label: 'Last', text: '$15.46' },
    { label: 'Volume', text: '3.89M' },
    { label: 'Against average', text: '3.9×' },
    { label: 'Market cap', text: '$410.10M' },
  ]);
});

it('says N/A for what is not known, and nothing without a price', () => {
  expect(texts({ volume_avg: null, change_pre: null, market_cap: null })).toEqual([
    'N/A',
    '$15.46',
    '3.89M',
    'N/A',
    'N/A',
  ]);
  expect(texts({ change_pre: -3 })[0]).toBe('−3.00%');
  expect(texts({ last_sale: null, net_change: null })).toEqual([]);
});
