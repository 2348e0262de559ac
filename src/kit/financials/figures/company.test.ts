import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { announcedParts, asOf, reportOf, sndx } from '#tests/fixtures/figures.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import type { AnnouncedParts } from './announced.ts';
import { companyFigures } from './company.ts';

test('NB: a published balance of an earlier day on record contradicts nothing', () => {
  const periods = [
    periodOf('2026-03-31', { equity: 435_394_000 }),
    periodOf('2025-06-30', { equity: 28_300_000 }),
  ];
  const of = (equity: number) =>
    companyFigures({
      ...announcedParts([]),
      periods,
      isFinancial: false,
      fundamentals: { equity } as Fundamentals,
    });
  expect(of(28e6).figures.equity?.value).toBe(435_394_000);
  expect(of(28e6).doubts).toEqual([]);
  expect(of(31e6).figures.equity).toBeNull();
});

test('PLAB: published liabilities that count what minority interests own contradict nothing', () => {
  const periods = [
    periodOf('2025-10-31', { assets: 1_804.5e6, liabilities: 207.2e6, equity: 1_173.6e6 }),
    periodOf('2025-08-03', { assets: 1_752.8e6, liabilities: 214.8e6, equity: 1_125.6e6 }),
  ];
  const of = (liabilities: number) =>
    companyFigures({
      ...announcedParts([]),
      periods,
      isFinancial: false,
      fundamentals: { liabilities } as Fundamentals,
    }).figures.liabilities;
  expect(of(631e6)?.value).toBe(207.2e6);
  expect(of(640e6)).toBeNull();
});

test('a headline that a published figure contradicts by three times is not shown, and listed for staff', () => {
  const fundamentals = { as_of: asOf, assets: 140e6 } as never;
  const parts = {
    asOf,
    fundamentals,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: null,
    isFinancial: false,
  };
  const { figures, doubts } = companyFigures({
    ...parts,
    periods: [periodOf('2026-03-31', { assets: 769e6 })],
  });
  expect(figures.assets).toBeNull();
  expect(doubts).toMatchObject([{ figure: 'assets', shown: undefined }]);
});

test('CMCM, HEPS: announced earnings of long ago are of no named currency where statements are in another, or abroad without any', () => {
  const old = (given: Partial<AnnouncedParts>) =>
    companyFigures({
      ...announcedParts([28]),
      lastReport: { ...reportOf([28]), date: '2019-06-14' },
      isFinancial: false,
      ...given,
    }).figures.old_eps_unit;
  expect(old({ periods: [periodOf('2025-12-31', { currency: 'CNY', revenue: 1 })], isAbroad: true })).toBe(
    'unnamed',
  );
  expect(old({ isAbroad: true })).toBe('unnamed');
  expect(old({ isAbroad: true, lastReport: null })).toBe('unnamed');
  expect(old({ lastReport: null })).toBeUndefined();
  expect(old({ periods: [periodOf('2025-12-31', { revenue: 1 })], isAbroad: true })).toBeUndefined();
  expect(old({})).toBeUndefined();
  expect(old({ isAbroad: true, lastReport: reportOf([28]) })).toBeUndefined();
});

test('a bank has no runway', () => {
  const parts = {
    asOf,
    fundamentals: null,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: null,
  };
  expect(companyFigures({ ...parts, periods: sndx, isFinancial: true }).figures.runway).toBeNull();
  expect(companyFigures({ ...parts, periods: sndx, isFinancial: false }).figures.runway?.state).toBe('known');
});
