import { describe, expect, it } from 'vitest';
import { insiderBrief, type TradeFact } from './insiders.ts';
import { roleNoun, transactionNoun } from './insider-trade-words.ts';

const company = { symbol: 'ACME', name: 'Acme Robotics Inc.' };
const trade = (given: Partial<TradeFact>): TradeFact => ({
  person: 'Ada Dale',
  role: 'Director',
  code: 'P',
  shares: 1_000,
  price: 2.5,
  value: 2_500,
  heldAfter: 5_000,
  date: '2026-06-17',
  url: 'https://www.sec.gov/form4.xml',
  ...given,
});
const brief = (...trades: Partial<TradeFact>[]) => insiderBrief(company, '2026-06-18', trades.map(trade));

describe('a brief of insider trades', () => {
  it.each([
    [[{}], 'Acme Robotics director buys 1,000 shares at $2.50'],
    [
      [{ code: 'S' }, { code: 'S', price: 3.5, value: 3_500 }],
      'Acme Robotics director sells 2,000 shares at an average of $3.00',
    ],
    [
      [{ code: 'S' }, { code: 'S', person: 'Bo Dale' }],
      'Two directors of Acme Robotics sell 2,000 shares at $2.50',
    ],
    [
      [{ code: 'S' }, { code: 'S', person: 'Bo Dale', role: 'CFO' }],
      'Two insiders of Acme Robotics sell 2,000 shares at $2.50',
    ],
    [[{ code: 'A', price: 0, value: 0 }], 'Acme Robotics director reports a grant of 1,000 shares'],
    [[{ code: 'G', price: 0, value: 0 }], 'Acme Robotics director reports a gift of 1,000 shares'],
    [[{ code: 'M' }], 'Acme Robotics director reports an option exercise or conversion of 1,000 shares'],
    [[{ code: 'M' }, { code: 'F' }], 'Acme Robotics director reports two transactions'],
    [[{ code: 'J' }], 'Acme Robotics director reports one transaction'],
    [[{ code: 'S', shares: null }], 'Acme Robotics director reports one transaction'],
    [
      [{ role: '10% owner', shares: 1, value: 2.5 }],
      'Acme Robotics holder of over 10% buys 1 share at $2.50',
    ],
  ])('%j is “%s”', (trades, title) => {
    expect(brief(...trades).title).toBe(title);
  });

  it('says what each person did, kind by kind', () => {
    expect(
      brief({ code: 'M', price: 0.01, value: 10 }, { code: 'F', shares: 400, value: 1_000 }).paragraphs,
    ).toEqual([
      'Ada Dale (Director): option exercise or conversion of 1,000 shares at $0.01 for $10.00; withholding for price or tax of 400 shares at $2.50 for $1.00K.',
    ]);
  });

  it('leaves many people to the table, which has every line with its document', () => {
    const people = ['A', 'B', 'C', 'D', 'E'].map((person) => ({ person }));
    const { paragraphs, facts, summary } = brief(...people);
    expect(paragraphs).toEqual([]);
    expect(summary).toMatch(/five insiders of Acme Robotics Inc\..*five transactions on form 4/i);
    expect(new Set(facts.map(({ group }) => group)).size).toBe(5);
    expect(facts.filter(({ label }) => label === 'Person').every(({ url }) => url)).toBe(true);
  });

  it('invents no worth where a line gives none', () => {
    expect(brief({ value: null, price: null }).paragraphs).toEqual([
      'Ada Dale (Director): purchase of 1,000 shares.',
    ]);
  });
});

it.each([
  ['Director, Chief Executive Officer', 'officer'],
  ['Director', 'director'],
  ['10% Owner', 'holder of over 10%'],
  [null, 'insider'],
])('the role %j is that of an %s', (role, noun) => {
  expect(roleNoun(role)).toBe(noun);
});

it('every code, known or not, is a noun', () => {
  expect(['P', 'F', 'W', 'J', 'Z'].map(transactionNoun)).toEqual([
    'purchase', 'withholding for price or tax', 'transfer by will or descent', 'other transaction', 'other transaction',
  ]); // prettier-ignore
});
