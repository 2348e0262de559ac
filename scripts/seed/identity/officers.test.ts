import { expect, test } from 'vitest';
import { officerName, officerRows } from './officers.ts';
import type { Profile } from './profiles.ts';

test.each([
  ['Mr. Hilton Hatchett Howell Jr.', 'Hilton Hatchett Howell Jr.'],
  ['Dr. Ichiro Aoki Ph.D.', 'Ichiro Aoki, Ph.D.'],
  ['Mr. Abram Barth J.D., M.P.H.', 'Abram Barth, J.D., M.P.H.'],
  ['Mr. Michael L. Schmit CPA', 'Michael L. Schmit, CPA'],
  ['Ms. J. K. Lee', 'J. K. Lee'],
  ['Kevin O’Neil', 'Kevin O’Neil'],
  ['Ms. kathleen  Manning', 'Kathleen Manning'],
  ['Ms. Caroline Perez- Dupont J.D.', 'Caroline Perez-Dupont, J.D.'],
  ['Mr. Erik van der Berg', 'Erik van der Berg'],
  ['Mr. Dennis Lyle Higgs B. Com., B.Com.', 'Dennis Lyle Higgs, B.Com.'],
  ['Mr. Alan Mark Rootenberg B.Com., B.Comm, C.A., CPA', 'Alan Mark Rootenberg, B.Com., C.A., CPA'],
  ['Mr. Sean Homuth B.Comm., C.A., CPA', 'Sean Homuth, B.Com., C.A., CPA'],
  ['Mr. Jacob B. Comer', 'Jacob B. Comer'],
])('%s is shown as %s', (published, shown) => {
  expect(officerName(published)).toBe(shown);
});

const row = {
  symbol: 'A',
  fetched: '2026-06-27',
  name: 'Mr. A B',
  title: 'CEO',
  pay_fiscal_year: '2025',
  total_pay: '100',
};
const profile: Profile = {
  fetched: '2026-06-27',
  city: null,
  country: null,
  website: null,
  employees: null,
  firstTrade: null,
  currency: 'EUR',
  industry: null,
};

test('pay has its year and its currency, and is unknown without one of them', () => {
  const symbols = new Set(['A']);
  const paid = { pay: 100, pay_year: 2025, currency: 'EUR' };
  const unknown = { pay: null, pay_year: null, currency: null };
  expect(officerRows([row], symbols, new Map([['A', profile]]))).toMatchObject([paid]);
  expect(officerRows([row], symbols, new Map())).toMatchObject([unknown]);
  expect(officerRows([{ ...row, pay_fiscal_year: '' }], symbols, new Map([['A', profile]]))).toMatchObject([
    unknown,
  ]);
});

test('PESI, ADVB, DTSS: whose name the source has half of, and a mark for the rest, is left out', () => {
  const names = ['. Gil', '- Alan', 'Prof. . He', 'Alex .', 'Mr. C. J. Melone'];
  expect(
    officerRows(
      names.map((name) => ({ ...row, name })),
      new Set(['A']),
      new Map(),
    ).map(({ name, position }) => [name, position]),
  ).toEqual([['C. J. Melone', 0]]);
});

test('what was read after the quotes, of other companies, or twice is left out', () => {
  const others = [row, { ...row, fetched: '2026-07-18', name: 'Ms. Later' }, { ...row, symbol: 'Z' }, row];
  expect(
    officerRows(others, new Set(['A']), new Map()).map(({ name, position }) => [name, position]),
  ).toEqual([['A B', 0]]);
});
