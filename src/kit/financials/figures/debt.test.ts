import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import type { FigureDoubt } from '../agreement.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { debtOf } from './debt.ts';

const year = (debt: number, source = 'sec-annual') => periodOf('2025-12-31', { kind: 'year', source, debt });
const quarter = (long_term_debt: number, source = 'sec-quarters') =>
  periodOf('2025-12-31', { source, long_term_debt });
function debt(periods: ReturnType<typeof periodOf>[], published: number) {
  const doubts: FigureDoubt[] = [];
  const fundamentals = { debt: published } as Fundamentals;
  return { found: debtOf({ asOf: '2026-07-02', periods, fundamentals }, doubts)?.value, doubts };
}

test('AVA: a part of the debt, a third of the published or less, is not shown, and listed', () => {
  const { found, doubts } = debt([year(388e6)], 3_142e6);
  expect(found).toBeUndefined();
  expect(doubts).toMatchObject([{ figure: 'debt', found: [{ value: 388e6 }, { value: 3_142e6 }] }]);
  expect(doubts[0]?.shown).toBeUndefined();
});

test('ADAM: two extracts of the same facts bear neither out', () => {
  expect(debt([year(736e6), quarter(736e6)], 6_753e6).found).toBeUndefined();
});

test('AKBA: the debt that another publisher bears out is the one that is shown', () => {
  const twelve = periodOf('2026-03-31', {
    kind: 'twelve_months',
    source: 'yahoo-twelve-months',
    debt: 197e6,
  });
  const { found, doubts } = debt([twelve, quarter(48.9e6)], 48e6);
  expect(found).toBe(48.9e6);
  expect(doubts).toMatchObject([{ shown: { source: 'snapshot' } }]);
  expect(debt([twelve, quarter(190e6)], 48e6).found).toBe(197e6);
});

test('DQ, AEO: nothing beside a published debt is doubted; a published nothing leaves out leases and says nothing', () => {
  expect(debt([year(0)], 382e6).found).toBeUndefined();
  expect(debt([year(1_874e6)], 0)).toEqual({ found: 1_874e6, doubts: [] });
});

test('LINC: a debt with leases is more than the published one without them, and no more than is owed', () => {
  const twelve = (debt: number) =>
    periodOf('2025-12-31', { kind: 'twelve_months', source: 'yahoo-twelve-months', debt });
  expect(debt([twelve(203.9e6)], 31e6)).toEqual({ found: 203.9e6, doubts: [] });
  const owed = periodOf('2025-12-31', { liabilities: 190e6 });
  expect(debt([twelve(203.9e6), owed], 31e6).found).toBeUndefined();
  expect(debt([twelve(0.4e6)], 31e6).found).toBeUndefined();
});

test('CHNR: nothing in another currency is doubted beside a published debt, and an amount of one is not', () => {
  const yuan = (debt: number) => periodOf('2025-12-31', { kind: 'twelve_months', currency: 'CNY', debt });
  expect(debt([yuan(0)], 11e6).found).toBeUndefined();
  expect(debt([yuan(0)], 4e6).found).toBe(0);
  expect(debt([yuan(900e6)], 11e6).found).toBe(900e6);
});

test('KBSX: a debt of a year that is more than all that was published as owed, beside another debt, is none', () => {
  const found = (liabilities: number, published = 29e6, source?: string) => {
    const doubts: FigureDoubt[] = [];
    const fundamentals = { debt: published, liabilities } as Fundamentals;
    return debtOf({ asOf: '2026-07-02', periods: [year(47.4e6, source)], fundamentals }, doubts)?.value;
  };
  expect(found(45e6)).toBeUndefined();
  expect(found(48e6)).toBe(47.4e6);
  expect(found(45e6, 44e6)).toBe(47.4e6);
  expect(found(45e6, 29e6, 'yahoo-twelve-months')).toBe(47.4e6);
});

test('OFS: a debt of more than all that was owed on a later day was paid in part since, and is none', () => {
  const owed = (end: string) => periodOf(end, { liabilities: 223.5e6 });
  const march = periodOf('2025-12-31', { long_term_debt: 248e6, liabilities: 251.6e6 });
  const { found, doubts } = debt([owed('2026-03-31'), march], 218e6);
  expect(found).toBeUndefined();
  expect(doubts).toMatchObject([{ found: [{ value: 248e6 }, { value: 223.5e6 }], shown: undefined }]);
  expect(debt([owed('2025-09-30'), march], 218e6).found).toBe(248e6);
});

test('GBFH: a debt of next to nothing beside liabilities of a billion, that nobody else has, is none', () => {
  const found = (published: Partial<Fundamentals>, rows = [year(0.4e6)]) =>
    debtOf({ asOf: '2026-07-02', periods: rows, fundamentals: published as Fundamentals }, [])?.value;
  expect(found({ liabilities: 1_194e6 })).toBeUndefined();
  expect(found({ liabilities: 1_194e6, debt: 0.5e6 })).toBe(0.4e6);
  expect(found({ liabilities: 90e6 })).toBe(0.4e6);
  // VOR: what else is owed that day is on record, and so is its debt.
  const balance = periodOf('2025-12-31', { source: 'sec-quarters', liabilities: 2_402e6 });
  expect(found({ liabilities: 2_400e6 }, [year(3.1e6), balance])).toBe(3.1e6);
});
