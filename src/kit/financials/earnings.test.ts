import { expect, test } from 'vitest';
import {
  quarterEndAfter,
  quarterReported,
  recordInWords,
  recordOf,
  surpriseOf,
  withYearBefore,
} from './earnings.ts';

const report = (date: string, epsActual: number | null, epsEstimate: number | null = null) => ({
  date,
  epsActual,
  epsEstimate,
  surprisePercent: null,
  epsYearBefore: null,
});

test('ABEO: the quarter of a report without its statement follows on those on record, where its day leaves no doubt', () => {
  const quarters = (...ends: string[]) => ends.map((period_end) => ({ period_end }));
  const december = quarters('2025-12-31', '2025-09-30');
  expect(quarterEndAfter('2026-05-13', december)).toBe('2026-03-31');
  expect(quarterEndAfter('2026-08-13', december)).toBe('2026-06-30');
  // A late report of the year comes as soon after March as an early one of the quarter.
  expect(quarterEndAfter('2026-04-14', december)).toBeNull();
  expect(quarterEndAfter('2027-05-13', december)).toBeNull();
  // The last days of months are of different lengths; years of 52 weeks end on other days.
  expect(quarterEndAfter('2026-02-12', quarters('2025-09-30'))).toBe('2025-12-31');
  expect(quarterEndAfter('2026-05-13', quarters('2025-12-27'))).toBeNull();
  expect(quarterEndAfter('2026-05-13', [])).toBeNull();
});

test('each report knows the one that is nearest to a year before', () => {
  const reports = withYearBefore([
    report('2026-05-07', -0.45),
    report('2026-03-20', 0.2),
    report('2025-11-06', 0.1),
    report('2025-05-29', 9),
    report('2025-05-08', 0.57),
    report('2024-11-01', 0.4),
  ]);
  expect(reports.map(({ epsYearBefore }) => epsYearBefore)).toEqual([0.57, null, 0.4, null, null, null]);
});

test('a surprise is exact to the cent, and unknown without both figures', () => {
  expect(surpriseOf(report('', 0.3, 0.1))).toBe(0.2);
  expect(surpriseOf(report('', 0.3))).toBeNull();
  expect(surpriseOf(report('', null, 0.3))).toBeNull();
});

test('beaten, met and missed estimates are counted, reports without one are not', () => {
  const reports = [report('', 2, 1), report('', 1, 1), report('', 0, 1), report('', 5)];
  expect(recordOf(reports)).toEqual({ beat: 1, met: 1, missed: 1 });
  expect(recordInWords(reports)).toBe('Beat the estimate in 1 of 3 reports, met it in 1, missed it in 1.');
  expect(recordInWords([report('', 2, 1)])).toBe('Beat the estimate in the one report.');
  expect(recordInWords([report('', 0, 1), report('', 0, 1)])).toBe('Missed the estimate in all 2 reports.');
  expect(recordInWords([report('', 0, 1), report('', 1, 1)])).toBe(
    'Met the estimate in 1 of 2 reports, missed it in 1.',
  );
  expect(recordInWords([report('', 5)])).toBeNull();
});

test('a report is of the quarter that ended 10 to 103 days before, and of none where the next may be meant', () => {
  const quarters = [{ period_end: '2025-12-31' }, { period_end: '2025-09-30' }];
  const endOf = (day: string) => quarterReported(day, quarters)?.period_end;
  expect(endOf('2026-01-29')).toBe('2025-12-31');
  expect(endOf('2026-03-31')).toBe('2025-12-31');
  // CIVB: the quarter to March 2026 is not on record.
  expect(endOf('2026-04-22')).toBeUndefined();
  // A year that ended in September, reported a day after the quarter that followed.
  expect(endOf('2026-01-02')).toBe('2025-09-30');
  expect(endOf('2025-09-01')).toBeUndefined();
});
