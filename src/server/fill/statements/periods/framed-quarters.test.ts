import { expect, test } from 'vitest';
import { makePeriods } from './make-periods.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

const facts = (source: string, end: string, figures: Record<string, number>): StatementFact[] =>
  Object.entries(figures).map(([concept, value]) => ({
    source,
    concept,
    start: null,
    end,
    value,
    unit: concept.startsWith('shares') ? 'shares' : 'USD',
    filing: null,
  }));
const quarters = (all: StatementFact[]) =>
  makePeriods(all, false).periods.filter(({ kind }) => kind === 'quarter');

test('ABM: a quarter that its source has twice, on its own last day and on that of the calendar quarter, is one', () => {
  const april = { revenue: 2_111_700_000, net_income: 42_200_000, assets: 5_310_700_000 };
  const made = quarters([
    ...facts('sec-quarters', '2025-03-31', { ...april, shares_outstanding: 62_231_437 }),
    ...facts('sec-quarters', '2025-04-30', april),
    ...facts('sec-quarters', '2025-07-31', { revenue: 2_224_000_000, net_income: 41_800_000 }),
  ]);
  expect(made.map(({ period_end }) => period_end)).toEqual(['2025-04-30', '2025-07-31']);
  expect(made[0]).toMatchObject({ revenue: 2_111_700_000, shares_outstanding: 62_231_437 });
});

test('a calendar quarter beside another day with other figures stays', () => {
  const made = quarters([
    ...facts('sec-quarters', '2025-03-31', { revenue: 10, net_income: 1, assets: 5 }),
    ...facts('sec-quarters', '2025-04-30', { revenue: 20, net_income: 2, assets: 5 }),
  ]);
  expect(made.map(({ period_end }) => period_end)).toEqual(['2025-03-31', '2025-04-30']);
});

test('VRM: the end of a part of a quarter takes nothing from the calendar quarter but its own income', () => {
  const part = { net_income: 45_086_000, eps_diluted: 23.89, equity: 164_487_000 };
  const made = quarters([
    ...facts('sec-quarters', '2024-09-30', { net_income: -39_743_000, assets: 1_123_734_000 }),
    ...facts('sec-quarters', '2024-12-31', { ...part, equity: -30_945_000, assets: 1_066_696_000 }),
    ...facts('sec-quarters', '2025-01-14', part),
    ...facts('sec-quarters', '2025-03-31', { net_income: -6_351_000, assets: 989_956_000 }),
  ]);
  expect(made.map(({ period_end, net_income, equity }) => [period_end, net_income, equity])).toEqual([
    ['2024-09-30', -39_743_000, null],
    ['2024-12-31', null, -30_945_000],
    ['2025-03-31', null, null],
  ]);
});
