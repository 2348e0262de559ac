import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { onYearEnds } from './year-ends.ts';

const year = statementRow('2026-01-03', { kind: 'year', revenue: 1052.2e6 });
const endsOf = (rows: Parameters<typeof onYearEnds>[0]) => onYearEnds(rows).map((row) => row.period_end);

test('KAI: the last quarter of a fiscal year that a source dates by the month ends with the year', () => {
  expect(
    endsOf([year, statementRow('2025-12-31', { revenue: 286.2e6 }), statementRow('2025-09-27')]),
  ).toEqual(['2026-01-03', '2026-01-03', '2025-09-27']);
});

test('a year with a quarter of its own day moves none, nor one that ends a month later, nor a report of before its end', () => {
  expect(endsOf([year, statementRow('2026-01-03'), statementRow('2025-12-31')])[2]).toBe('2025-12-31');
  expect(endsOf([year, statementRow('2025-11-30')])[1]).toBe('2025-11-30');
  expect(endsOf([year, statementRow('2025-12-31', { filed_on: '2026-01-02' })])[1]).toBe('2025-12-31');
});
