import type { EarningsReport } from '#contract/financials.ts';
import { priceTicks } from '../chart/scale.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatPrice } from '#kit/format.ts';
import { surpriseOf } from '#kit/financials/earnings.ts';

/** A mark of the chart; places are percent of the drawing, so that it needs no script to fit any width. */
export interface EpsMark {
  x: number;
  actual: number | null;
  estimate: number | null;
  /** Between the two, where both are known. */
  outcome: 'beat' | 'met' | 'missed' | null;
  /** The same in dollars: `+$0.14`, `−$0.02`, `Met`. */
  difference: string | null;
  /** The month of the report. */
  month: string;
}

export interface EpsChart {
  marks: EpsMark[];
  /** Where nothing was earned; null where all earnings lie on one side. */
  zero: number | null;
  amounts: { at: number; text: string }[];
  dates: { at: number; text: string }[];
  /** The whole chart in a sentence. */
  summary: string;
}

/** Percent left free above the highest and below the lowest mark. */
const ROOM = 8;
const FEWEST = 2;
const CENT = 0.01;
const MOST_DATES = 6;

const months = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: '2-digit' });
const round = (percent: number): number => Math.round(percent * 100) / 100;

/** Draws reports, newest first, from left to right; null where fewer than two have earnings. */
export function drawEps(reports: readonly EarningsReport[]): EpsChart | null {
  const inOrder = reports.toReversed();
  const amounts = inOrder.flatMap(({ epsActual, epsEstimate }) =>
    [epsActual, epsEstimate].filter((amount) => amount !== null),
  );
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last || inOrder.filter(({ epsActual }) => epsActual !== null).length < FEWEST) return null;
  const [low, high, ticks] = scaleOf(Math.min(...amounts), Math.max(...amounts));
  const y = (amount: number): number =>
    high === low ? 50 : round(ROOM + ((high - amount) / (high - low)) * (100 - 2 * ROOM));
  const x = (i: number): number => round(((i + 0.5) / inOrder.length) * 100);
  const step = Math.ceil(inOrder.length / MOST_DATES);
  return {
    marks: inOrder.map((report, i) => ({
      x: x(i),
      actual: report.epsActual === null ? null : y(report.epsActual),
      estimate: report.epsEstimate === null ? null : y(report.epsEstimate),
      outcome: outcomeOf(report),
      difference: differenceOf(report),
      month: months.format(new Date(report.date)),
    })),
    zero: low < 0 && high > 0 ? y(0) : null,
    amounts:
      high === low
        ? [{ at: 50, text: formatPrice(high) }]
        : ticks.map((amount) => ({ at: y(amount), text: formatPrice(amount) })),
    dates: inOrder.flatMap(({ date }, i) =>
      (inOrder.length - 1 - i) % step === 0 ? [{ at: x(i), text: months.format(new Date(date)) }] : [],
    ),
    summary: `Earnings per share of ${inOrder.length} reports, ${formatDate(first.date)} to ${formatDate(last.date)}: from ${formatPrice(first.epsActual)} to ${formatPrice(last.epsActual)}, lowest ${formatPrice(lowestOf(inOrder))}, highest ${formatPrice(highestOf(inOrder))}.`,
  };
}

/** Lines of round amounts around what was earned, so that no mark lies beyond the last of them. */
function scaleOf(least: number, most: number): [low: number, high: number, ticks: number[]] {
  const inside = priceTicks(least, most, 6, CENT).filter((amount) => amount >= least && amount <= most);
  const [first, second] = inside;
  const last = inside.at(-1);
  if (first === undefined || second === undefined || last === undefined) return [least, most, inside];
  const step = second - first;
  // A whole number of steps: of cents a difference alone leaves $0.000000000000000028 where nothing is.
  const at = (amount: number): number => Number((Math.round(amount / step) * step).toPrecision(12));
  const ticks = [
    ...(least < first ? [at(first - step)] : []),
    ...inside,
    ...(most > last ? [at(last + step)] : []),
  ];
  return [Math.min(least, ...ticks), Math.max(most, ...ticks), ticks];
}

const actuals = (reports: readonly EarningsReport[]): number[] =>
  reports.map(({ epsActual }) => epsActual).filter((amount) => amount !== null);
const lowestOf = (reports: readonly EarningsReport[]): number => Math.min(...actuals(reports));
const highestOf = (reports: readonly EarningsReport[]): number => Math.max(...actuals(reports));

function outcomeOf(report: EarningsReport): EpsMark['outcome'] {
  const surprise = surpriseOf(report);
  if (surprise === null) return null;
  return surprise > 0 ? 'beat' : surprise < 0 ? 'missed' : 'met';
}

function differenceOf(report: EarningsReport): string | null {
  const surprise = surpriseOf(report);
  if (!surprise) return surprise === null ? null : 'Met';
  return surprise > 0 ? `+${formatPrice(surprise)}` : formatPrice(surprise);
}
