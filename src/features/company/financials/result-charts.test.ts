import { expect, test } from 'vitest';
import type { FinancialPeriod } from '#contract/financials.ts';
import { resultCharts } from './result-charts.ts';
import { drawSignedBars } from './signed-bars.ts';

const quarters = (values: readonly Partial<FinancialPeriod>[]): FinancialPeriod[] =>
  ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31'].map(
    (period_end, at) =>
      ({
        kind: 'quarter', period_end, currency: 'USD', revenue: null, net_income: null, operating_cash_flow: null,
        operating_income: null, research: null, ...values[at],
      }) as FinancialPeriod,
  ); // prettier-ignore

test('bars of losses hang from zero, which stands on the axis, and a missing one keeps its place', () => {
  const drawing = drawSignedBars(
    [
      { value: 10, tick: 'a' },
      { value: null, tick: undefined },
      { value: -10, tick: undefined, isLast: true },
    ],
    String,
  );
  expect(drawing?.bars.map(({ pieces }) => pieces)).toEqual([
    [{ y: 0, height: 50, tone: 'plain' }],
    [],
    [{ y: 50, height: 50, tone: 'ink' }],
  ]);
  expect(drawing?.amounts).toContainEqual({ at: 50, text: '0' });
  expect(drawSignedBars([{ value: 0, tick: undefined }], String)).toBeNull();
});

test('a company without sales has what it spends, each with the year before beside it', () => {
  const charts = resultCharts(
    quarters(
      [-5, -4, -3, -2, -1].map((net) => ({
        net_income: net * 1e6,
        operating_cash_flow: net * 1e6,
        research: -net * 1e6,
      })),
    ),
  );
  expect(charts.map(({ title, newest, note }) => [title, newest, note])).toEqual([
    ['Net income', '−$5.0M', 'a year before −$1.0M'],
    ['Cash from operations', '−$5.0M', 'a year before −$1.0M'],
    ['Research and development', '$5.0M', 'a year before $1.0M'],
  ]);
});

test('a line of which the newest period is not known tells the newest that is, by its month, and marks its bar', () => {
  const [chart] = resultCharts(
    quarters([{}, { net_income: 5e6 }, { net_income: 4e6 }, { net_income: 3e6 }, { net_income: 2e6 }]),
  );
  expect([chart?.newest, chart?.note]).toEqual(['$5.0M', 'Dec 2025']);
  expect(chart?.drawing.bars.map(({ pieces }) => pieces.map(({ tone }) => tone))).toEqual([
    ['plain'], ['plain'], ['plain'], ['ink'], [],
  ]); // prettier-ignore
});

test('nothing is drawn of few periods, or of none', () => {
  expect(resultCharts([])).toEqual([]);
  expect(resultCharts(quarters([{ revenue: 1 }, { revenue: 2 }, { revenue: 3 }]))).toEqual([]);
});
