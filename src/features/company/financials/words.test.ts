import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { countedOtherwise, laterCash, splitRatio, splitSentence, usedUpBefore } from './words.ts';

const split = { date: '2026-04-30', newShares: 1, oldShares: 25 };

test('TUYA: newer cash without what was invested beside it is said not to be used', () => {
  const told = {
    value: 957_668_992,
    currency: 'USD',
    period_end: '2025-09-30',
    source: 's',
    with_investments: true,
  };
  const year = periodOf('2025-12-31', { kind: 'year', cash: 952_500_000 });
  expect(laterCash([year], told)).toMatch(
    /^The cash of Dec 31, 2025 in the statements is without short-term/,
  );
  expect(laterCash([year], { ...told, period_end: '2025-12-31' })).toBe('');
  expect(laterCash([{ ...year, cash_and_investments: 960e6 }], told)).toBe('');
});

test('a split is named by its ratio', () => {
  expect(splitRatio(split)).toBe('1 for 25');
  expect(splitRatio({ ...split, newShares: 2, oldShares: 1 })).toBe('2 for 1');
  expect(splitRatio({ ...split, newShares: 3, oldShares: 2 })).toBe('3 for 2');
});

test('the counts say whether a split restated them, and that none is on record', () => {
  const plain = periodOf('2025-09-30');
  const restated = periodOf('2025-09-30', { marks: { shares_outstanding: { split: 0.04 } } });
  expect(splitSentence(split, [restated], '2023-12-31')).toBe(
    'Split 1 for 25 on Apr 30, 2026: counts reported before it are restated for it.',
  );
  expect(splitSentence(split, [plain], '2023-12-31')).toBe('Split 1 for 25 on Apr 30, 2026.');
  expect(splitSentence({ ...split, date: '2019-01-02' }, [plain], '2021-03-31')).toBe(
    'Splits: none on record since 2021.',
  );
  expect(splitSentence(null, [], undefined)).toBe('');
  expect(splitSentence(null, [restated], '2023-12-31')).toBe(
    'Splits: none on record since 2023, but the announced earnings show one: counts reported before it are restated for it.',
  );
});

test('GWAV: a runway that ended before the day of the quotes is not taken for one of today', () => {
  const runway = { quarters: 0.7, period_end: '2025-09-30' };
  expect(usedUpBefore(runway, '2026-07-02')).toBe(
    'At that pace it would have been used by Dec 2025; what has come in or been saved since is not in it. ',
  );
  expect(usedUpBefore({ ...runway, quarters: 3.1 }, '2026-07-02')).toBe('');
  expect(usedUpBefore({ ...runway, quarters: null }, '2026-07-02')).toBe('');
  expect(usedUpBefore(runway, null)).toBe('');
});

test('SVC, FUBO: that far more or far fewer shares trade than were reported last is said', () => {
  expect(countedOtherwise(168.09e6, 647.21e6)).toMatch(
    /^ The market value is of 647.21M: more trade than were reported last/,
  );
  expect(countedOtherwise(342.43e6, 108.44e6)).toMatch(
    /^ The market value is of 108.44M: what trades is counted otherwise/,
  );
  expect([countedOtherwise(100e6, 120e6), countedOtherwise(100e6, null)]).toEqual(['', '']);
});
