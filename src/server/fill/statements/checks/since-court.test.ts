import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { sinceCourt } from './since-court.ts';

test('OPI: what a company owed and sold before its shares came out of a court is not shown, and listed for staff', () => {
  const year = row('2025-12-31', { kind: 'year', revenue: 442.6e6, debt: 2_408.6e6 });
  const later = row('2026-06-30', { debt: 890e6 });
  expect(sinceCourt([later, year], '2026-06-18')).toMatchObject({
    periods: [{ period_end: '2026-06-30' }],
    doubts: [{ figure: 'debt', period_end: '2025-12-31' }],
  });
  expect(sinceCourt([later, year], null)).toEqual({ periods: [later, year], doubts: [] });
});
