import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutShellsOperating } from './shells-operating.ts';

const yahoos = { source: 'yahoo-twelve-months' };
const marks = JSON.stringify({ operating_income: { rounded_to: 100_000 }, net_income: yahoos, operating_cash_flow: yahoos }); // prettier-ignore
const merlin = { kind: 'year', source: 'sec-annual', revenue: 7_551_000, operating_income: -3.9e6, net_income: -420_495_008, operating_cash_flow: -59_868_000, marks } as const; // prettier-ignore
const operating = (given: Parameters<typeof statementRow>[1], until: string | null = '2026-03-16') =>
  withoutShellsOperating([statementRow('2025-12-31', { ...merlin, ...given })], until)[0]?.operating_income;

test('MRLN, INFQ: the operating loss of a blank check is none beside what the company with which it merged used and lost', () => {
  expect(operating({})).toBeNull();
  expect(operating({ operating_income: -8e6, net_income: -31_795_000, operating_cash_flow: -24_145_000 })).toBeNull();
}); // prettier-ignore

test('it stands of a year after the merger, of a company that was none, as filed, and where about as much was used', () => {
  expect(operating({}, '2025-08-06')).toBe(-3.9e6);
  expect(operating({}, null)).toBe(-3.9e6);
  expect(operating({ marks: null })).toBe(-3.9e6);
  expect(operating({ operating_cash_flow: -5e6 })).toBe(-3.9e6);
});
