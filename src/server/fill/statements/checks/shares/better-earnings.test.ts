import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutBetterEarnings } from './better-earnings.ts';

const left = (
  net_income: number,
  eps_diluted: number,
  more: { today?: number | null; source?: string } = {},
) => {
  const { today = 133.8e6, source = 'yahoo-quarters' } = more;
  return withoutBetterEarnings(
    [
      statementRow('2025-12-31', { source, net_income, eps_diluted }),
      statementRow('2025-09-30', { shares_outstanding: 133.2e6 }),
    ],
    today,
  )[0]?.eps_diluted;
};

test('PENN, NVAX: earnings a share of a last quarter are none where they are better than the net income over the shares', () => {
  expect(left(-73e6, -0.36)).toBeNull();
  expect(left(-73e6, -0.55)).toBe(-0.55);
  expect(left(17.5e6, 0.28)).toBeNull();
  expect(left(17.5e6, 0.13)).toBe(0.13);
});

test('they stand where preferred holders or options make them worse, where shares were issued, and as filed', () => {
  expect(left(-73e6, -0.9)).toBe(-0.9);
  expect(left(53.5e6, 0.3)).toBe(0.3);
  expect(left(-73e6, -0.36, { today: 203e6 })).toBe(-0.36);
  expect(left(-73e6, -0.36, { source: 'sec-quarters' })).toBe(-0.36);
  expect(left(-73e6, -0.36, { today: null })).toBeNull();
});
