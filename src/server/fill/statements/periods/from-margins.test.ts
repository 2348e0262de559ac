import { expect, test } from 'vitest';
import { makePeriods } from './make-periods.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

const ends = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'] as const;
const revenues = [599.8, 667.1, 683.8, 888.4] as const;
const bare = (source: string, concept: string, end: string, value: number): StatementFact => ({
  concept,
  source,
  unit: 'USD',
  start: null,
  end,
  value,
  filing: null,
});
/** HNI: three quarters of the SEC with gross profit, all four of Yahoo with revenue and margin. */
const facts = (margins: readonly number[], filed: readonly number[] = [238.4, 286.2, 288.1]) => [
  ...ends.flatMap((end, i) => [
    bare('yahoo-quarters', 'revenue', end, (revenues[i] ?? 0) * 1e6),
    bare('yahoo-quarters', 'gross_margin', end, margins[i] ?? 0),
  ]),
  ...filed.flatMap((gross, i) => [
    bare('sec-quarters', 'revenue', ends[i] ?? '', (revenues[i] ?? 0) * 1e6),
    bare('sec-quarters', 'gross_profit', ends[i] ?? '', gross * 1e6),
  ]),
];
const last = (given: StatementFact[]) =>
  makePeriods(given, false).periods.find((row) => row.period_end === ends[3]);

test('HNI: a margin that is that of the filed quarters makes the amount of one that has none, known as finely as the margin', () => {
  const quarter = last(facts([0.3975, 0.429, 0.4213, 0.4092]));
  expect(quarter?.gross_profit).toBe(363_533_280);
  expect(JSON.parse(quarter?.marks ?? '')).toMatchObject({
    gross_profit: { derivation: 'revenue times margin', rounded_to: 88_840 },
  });
});

test('a margin that is once another than that of a filed quarter, or that fewer than three bear out, makes no amount', () => {
  expect(last(facts([0.3975, 0.429, 0.4313, 0.4092]))?.gross_profit).toBeNull();
  expect(last(facts([0.3975, 0.429, 0.4213, 0.4092], [238.4, 286.2]))?.gross_profit).toBeNull();
});

test('an amount that is filed stands', () => {
  const filed = bare('sec-quarters', 'gross_profit', ends[3], 363.2e6);
  expect(last([...facts([0.3975, 0.429, 0.4213, 0.4092]), filed])?.gross_profit).toBe(363.2e6);
});

test('CUBI: of a bank, which has no tag for its revenue, a filed income is held against the revenue beside the margin', () => {
  const quarters = [
    [138.3, 0.0933, 12.9],
    [202.3, 0.3013, 60.9],
    [227.9, 0.3323, 75.7],
    [232.9, 0.3199, null],
  ] as const;
  const bank = (share: number) =>
    quarters.flatMap(([revenue, margin, income], i) => [
      bare('yahoo-quarters', 'revenue', ends[i] ?? '', revenue * 1e6),
      bare('yahoo-quarters', 'net_margin', ends[i] ?? '', margin),
      ...(income === null ? [] : [bare('sec-quarters', 'net_income', ends[i] ?? '', income * share * 1e6)]),
    ]);
  expect(last(bank(1))?.net_income).toBe(74_504_710);
  expect(last(bank(0.95))?.net_income).toBeNull();
});
