import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutLastYears } from './last-years.ts';

const year = (debt: number) => row('2025-12-31', { kind: 'year', source: 'sec-annual', debt });
const before = row('2024-12-31', { long_term_debt: 990_198_000 });

test('CBU: the debt that another source has for the year before is not that of the year, and listed for staff', () => {
  const { periods, doubts } = withoutLastYears([year(990_200_000), before], { debt: 690e6, cash: null });
  expect(periods[0]?.debt).toBeNull();
  expect(doubts).toMatchObject([{ figure: 'debt', kind: 'year', period_end: '2025-12-31' }]);
});

test('FORR: a debt that stood still, as was published, stands; so does another amount, and that of another day', () => {
  const shown = (debt: number, published: number | null, other = before) =>
    withoutLastYears([year(debt), other], { debt: published, cash: null }).periods[0]?.debt;
  expect(shown(990_200_000, 985e6)).toBe(990_200_000);
  expect(shown(990_400_000, 690e6)).toBe(990_400_000);
  expect(shown(990_200_000, 690e6, { ...before, period_end: '2025-09-30' })).toBe(990_200_000);
});

test('BCAX: research of the year before is not that of the year', () => {
  const research = (value: number) =>
    row('2025-12-31', { kind: 'year', source: 'sec-annual', research: value });
  const other = row('2024-12-31', { kind: 'year', source: 'sec-biotech', research: 63_558_000 });
  const left = (value: number) => withoutLastYears([research(value), other], null).periods[0]?.research;
  expect([left(63.6e6), left(63.8e6)]).toEqual([null, 63.8e6]);
});
