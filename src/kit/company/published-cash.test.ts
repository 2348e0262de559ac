import { expect, test } from 'vitest';
import type { Company } from '#contract/company.ts';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { missingCash, tellsPublishedCash } from './published-cash.ts';

const periods = [periodOf('2025-12-31', {})];
const published = { as_of: '2026-07-02', cash: 28e6 } as Fundamentals;
const company = (given: Partial<Company> = {}) =>
  ({ name: 'E-Power Inc.', sic: '3690', country: 'US', figures: null, ...given }) as Company;

test('EPOW: where no statement has cash, the page names what was published, as answers do', () => {
  expect(missingCash(company(), periods, published)).toEqual([
    'cash of a day that is named (published Jul 2, 2026, without one: $28M)',
  ]);
  expect(missingCash(company(), periods, null)).toEqual(['cash']);
});

test('SBFG, KOYN: of whom money is the trade nothing published is told beside statements, and without any it is', () => {
  const bank = company({ name: 'SB Financial Group Inc.', sic: '6022' });
  expect(missingCash(bank, periods, published)).toEqual(['cash']);
  expect(tellsPublishedCash(bank, periods)).toBe(false);
  expect(tellsPublishedCash(company({ company_type: 'blank_check' }), periods)).toBe(false);
  expect(tellsPublishedCash(bank, [])).toBe(true);
});
