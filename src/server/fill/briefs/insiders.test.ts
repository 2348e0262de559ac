import { describe, expect, it } from 'vitest';
import { insiderBrief, isTold, type TradeFact } from './insiders.ts';
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
    [[{}], 'Acme Robotics director buys $2.50K of shares, 1,000 at $2.50'],
    [
      [{ code: 'S' }, { code: 'S', price: 3.5, value: 3_500 }],
      'Acme Robotics director sells $6.00K of shares, 2,000 at an average of $3.00',
    ],
    [
      [{ code: 'S' }, { code: 'S', person: 'Bo Dale' }],
      'Two directors of Acme Robotics sell $5.00K of shares, 2,000 at $2.50',
    ],
    [
      [{ code: 'S' }, { code: 'S', person: 'Bo Dale', role: 'CFO' }],
      'Two insiders of Acme Robotics sell $5.00K of shares, 2,000 at $2.50',
    ],
    [
      [{ role: 'CEO' }, { person: 'Bo Dale' }, { person: 'Cy Dale' }],
      'The chief executive and two directors of Acme Robotics buy $7.50K of shares',
    ],
    [
      [
        { role: 'CEO' },
        { person: 'Bo Dale' },
        { person: 'Cy Dale', role: 'CFO' },
        { person: 'Di Dale', role: 'Secretary' },
      ],
      'Four insiders of Acme Robotics buy $10.00K of shares, 4,000 at $2.50',
    ],
    [
      [{ role: null }, { person: 'Bo Dale' }],
      'Two insiders of Acme Robotics buy $5.00K of shares, 2,000 at $2.50',
    ],
    [
      [{ role: null }, { person: 'Bo Dale', role: null }],
      'Ada Dale and Bo Dale buy $5.00K of Acme Robotics shares, 2,000 at $2.50',
    ],
    [
      [{ role: 'CFO' }, { person: 'Bo Dale', role: 'Secretary' }],
      'Two insiders of Acme Robotics buy $5.00K of shares, 2,000 at $2.50',
    ],
    [[{ role: null }], 'Ada Dale buys $2.50K of Acme Robotics shares, 1,000 at $2.50'],
    [[{ role: 'See Remarks', value: null }], 'Ada Dale buys 1,000 Acme Robotics shares at $2.50'],
    [
      [{ role: 'General Partner', person: 'Global GP LLC' }],
      'The general partner of Acme Robotics buys $2.50K of shares, 1,000 at $2.50',
    ],
    [
      [{ code: 'A', value: 9e6 }, { code: 'S', value: 8e6 }, {}],
      'Acme Robotics director buys $2.50K of shares, 1,000 at $2.50',
    ],
    [[{ code: 'A', price: 0, value: 0 }], 'Acme Robotics director reports a grant of 1,000 shares'],
    [[{ code: 'M' }], 'Acme Robotics director reports an option exercise or conversion of 1,000 shares'],
    [[{ code: 'M' }, { code: 'F' }], 'Acme Robotics director reports two transactions'],
    [[{ code: 'S', shares: null }], 'Acme Robotics director reports one transaction'],
    [[{ value: null }], 'Acme Robotics director buys 1,000 shares at $2.50'],
    [
      [{ role: '10% owner', shares: 1, value: 2.5 }],
      'Acme Robotics ten percent owner buys $2.50 of shares, 1 at $2.50',
    ],
    [
      [{ role: 'Director, CEO, 10% owner' }],
      'Acme Robotics chief executive buys $2.50K of shares, 1,000 at $2.50',
    ],
  ])('%j is “%s”', (trades, title) => {
    expect(brief(...trades).title).toBe(title);
  });

  it('says what one person did, purchases first, kind by kind', () => {
    expect(
      brief({ code: 'M', price: 0.01, value: 10 }, { code: 'S', shares: 400, value: 1_000 }).summary,
    ).toBe(
      'Ada Dale (Director) of Acme Robotics Inc. reported on Jun 18, 2026: sale of 400 shares at $2.50 for $1.00K; option exercise or conversion of 1,000 shares at $0.01 for $10.00.',
    );
  });

  it('is worth telling of from some dollars on, and not for grants or what is withheld for tax', () => {
    expect(isTold([trade({ value: 5_000 })])).toBe(true);
    expect(isTold([trade({ code: 'S', value: 50_000 })])).toBe(true);
    for (const given of [{ value: 4_999 }, { code: 'S', value: 49_999 }, { code: 'A', value: 1e6 }, { code: 'F', value: 1e6 }])
      expect([given, isTold([trade(given)])]).toEqual([given, false]);
  }); // prettier-ignore

  it('of a list that names no document leads to the forms of the company', () => {
    const listed = { source: 'A list', url: 'https://www.sec.gov/forms' };
    expect(insiderBrief(company, '2026-06-18', [trade({ url: null })], listed)).toMatchObject(listed);
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
    expect(brief({ value: null, price: null }).summary).toMatch(/: purchase of 1,000 shares\.$/);
  });
});

it.each([
  ['Director, Chief Executive Officer', 'chief executive'],
  ['Director, CEO, 10% owner', 'chief executive'],
  ['EVP, CFO, CAO', 'chief financial officer'],
  ['Executive chairman, 10% owner', 'executive chair'],
  ['Vice president-Engineering', 'officer'],
  ['President and COO', 'chief operating officer'],
  ['CEO, Medicare Advantage', 'officer'],
  ['President Stoneridge Brazil', 'officer'],
  ['EVP, President, Kemper Life', 'officer'],
  ['Director', 'director'],
  ['Director, 10% owner', 'ten percent owner'],
  ['10% Owner', 'ten percent owner'],
  ['See Remarks', 'insider'],
  [null, 'insider'],
])('the role %j is that of a %s', (role, noun) => {
  expect(roleNoun(role)).toBe(noun);
});

it('every code, known or not, is a noun', () => {
  expect(['P', 'F', 'W', 'J', 'Z'].map(transactionNoun)).toEqual([
    'purchase', 'withholding for price or tax', 'transfer by will or descent', 'other transaction', 'other transaction',
  ]); // prettier-ignore
});
