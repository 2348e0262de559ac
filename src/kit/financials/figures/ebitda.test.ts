import { expect, test } from 'vitest';
import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import { ebitdaBeside, isOvertakenByEbitda } from './ebitda.ts';

const asOf = '2026-07-02';
const amount = (value: number, more: Partial<DatedAmount> = {}): DatedAmount => ({
  value,
  currency: 'USD',
  period_end: '2026-03-31',
  source: 'yahoo',
  ...more,
});
const beside = (ebitda: DatedAmount | null, operating: DatedAmount | null) => {
  const figures = { operating_income: operating } as CompanyFigures;
  return ebitdaBeside({ asOf, figures, ebitda }, operating?.value ?? null).shown;
};

test('CRIS: an EBITDA under the operating income beside it is not shown, since depreciation is never under zero', () => {
  expect(beside(amount(-34_111_752), amount(-5_700_000))).toBeNull();
  expect(beside(amount(5e6), amount(5_100_000, { rounded_to: 100_000 }))).toBe(5e6);
  expect(beside(amount(5e6), amount(4e6))).toBe(5e6);
});

test('what was published in whole millions contradicts none within its rounding', () => {
  const published = (operating: number) =>
    ebitdaBeside(
      { asOf, figures: { operating_income: null } as CompanyFigures, ebitda: amount(3.6e6) },
      operating,
    );
  expect(published(4e6).shown).toBe(3.6e6);
  expect(published(5e6)).toEqual({ shown: null, under: amount(3.6e6) });
});

test('an old one, or one in another currency, is none, and contradicts nothing', () => {
  expect(beside(amount(5e6, { period_end: '2024-03-31' }), null)).toBeNull();
  expect(beside(amount(5e6, { currency: 'EUR' }), amount(6e6))).toBeNull();
});

test('CALM: an operating income of months before says nothing of an EBITDA since', () => {
  const year = amount(1_536.5e6, { period_end: '2025-05-31' });
  expect(beside(amount(971e6, { period_end: '2026-02-28' }), year)).toBe(971e6);
  expect(beside(amount(971e6, { period_end: '2025-05-30' }), year)).toBeNull();
});

test('LHSW: an operating income of which later months earned less than a third before depreciation is another one by now', () => {
  const year = amount(3.1e6, { period_end: '2025-03-31' });
  const overtaken = (ebitda: DatedAmount, operating = year) =>
    isOvertakenByEbitda({ asOf, figures: { operating_income: operating } as CompanyFigures, ebitda });
  expect(overtaken(amount(0.96e6))).toBe(true);
  expect(overtaken(amount(-2e6))).toBe(true);
  expect(overtaken(amount(1.5e6))).toBe(false);
  expect(overtaken(amount(0.96e6, { period_end: '2025-03-31' }))).toBe(false);
  expect(overtaken(amount(0.96e6, { currency: 'EUR' }))).toBe(false);
  expect(overtaken(amount(-9e6), { ...year, value: -3.1e6 })).toBe(false);
});
