import { axisAmount } from './axis-amount.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { formatAmount } from '#kit/format.ts';
import { formatMonth } from '#kit/time/dates.ts';
import { isYearBefore } from '#kit/financials/spans.ts';
import { type BarDrawing, FEW_BARS, slotsOf, yearTicks } from './bar-chart.ts';
import { drawSignedBars } from './signed-bars.ts';

/** One line of the statements over time. */
export interface ResultChart {
  title: string;
  /** Of the newest period, or of the newest that is known, which the note then names. */
  newest: string;
  note: string;
  drawing: BarDrawing;
}

/** What is drawn of a company, the first three that are known: one without sales has what it spends in their place. */
const lines = [
  ['revenue', 'Revenue'],
  ['net_income', 'Net income'],
  ['operating_cash_flow', 'Cash from operations'],
  ['operating_income', 'Operating income'],
  ['research', 'Research and development'],
] as const satisfies readonly (readonly [name: keyof FinancialPeriod, title: string])[];

const MOST_CHARTS = 3;
const MOST_BARS = 12;
/** Fewer show no course. */
const LEAST_BARS = 4;

/** The results of periods of one kind, newest first, as charts; none where few are known. */
export function resultCharts(all: readonly FinancialPeriod[]): ResultChart[] {
  const newest = all[0];
  if (!newest) return [];
  const { currency } = newest;
  const periods = all.filter((period) => period.currency === currency).slice(0, MOST_BARS);
  const slots = slotsOf(periods.toReversed(), ({ period_end }) => period_end, MOST_BARS);
  const dates = slots.map(({ date }) => date);
  const ticks = dates.length > FEW_BARS ? yearTicks(dates) : dates.map((date) => date.slice(0, 4));
  const money = (amount: number) => formatAmount(amount, currency);
  return lines
    .flatMap(([name, title]): ResultChart[] => {
      const values = slots.map(({ quarter }) => quarter?.[name] ?? null);
      if (values.filter((value) => value !== null).length < LEAST_BARS) return [];
      const last = values.findLastIndex((value) => value !== null);
      const drawing = drawSignedBars(
        values.map((value, i) => ({ value, tick: ticks[i], isLast: i === last })),
        (amount) => (amount === 0 ? '0' : axisAmount(money(amount))),
      );
      const known = periods.find((period) => period[name] !== null);
      if (!drawing || !known) return [];
      const before = periods.find(({ period_end }) => isYearBefore(period_end, known.period_end, 10));
      const then = before?.[name] ?? null;
      const notes = [
        known === newest ? '' : formatMonth(known.period_end),
        then === null ? '' : `a year before ${money(then)}`,
      ];
      return [{ title, newest: money(known[name] ?? 0), note: notes.filter(Boolean).join(', '), drawing }];
    })
    .slice(0, MOST_CHARTS);
}
