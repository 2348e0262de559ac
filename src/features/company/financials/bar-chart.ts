import { daysBefore, daysBetween } from '#kit/time/days.ts';

/** A piece of a bar, from the bottom up; `tone` names its look. */
export interface BarPiece {
  value: number;
  tone: 'plain' | 'dark' | 'ink' | 'ahead';
}

export interface BarInput {
  /** What stands below it, for some bars alone. */
  tick?: string | undefined;
  pieces: readonly BarPiece[];
  /** What stands above it. */
  label?: string | undefined;
}

/** Bars as shares of the plot, in percent from its left and top. */
export interface BarDrawing {
  bars: {
    x: number;
    width: number;
    pieces: { y: number; height: number; tone: BarPiece['tone'] }[];
    label?: string | undefined;
    labelY: number;
  }[];
  amounts: { at: number; text: string }[];
  ticks: { at: number; text: string }[];
  /** So few that each would be as wide as a page: they stand narrow, with a tick in their middle. */
  isFew: boolean;
}

/** Up to so many bars are few. */
export const FEW_BARS = 4;
const BODY = 0.72;
/** Room above the tallest bar for its label. */
const HEADROOM = 1.08;
/** What a label takes of the width of the narrowest plot, and of its height. */
const LABEL_WIDTH = 0.15;
const LABEL_HEIGHT = 0.09;
const STEPS = [1, 2, 2.5, 5, 10];

/** A round step that divides a span into three to six parts, and whose multiples the labels of an axis write in full. */
export function roundStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = STEPS.find((factor) => factor * power >= span / 4.5) ?? 10;
  return power * (step === 2.5 && isCutShort(power) ? 2 : step);
}

/** Of $250K and of 0.025 a label leaves a digit out: after $1M comes $1.3M, after 0.1× 0.13×. */
const isCutShort = (power: number): boolean => Math.abs(power / 1e5 - 1) < 1e-6 || power < 0.05;

const percent = (part: number): number => Math.round(part * 10_000) / 100;

/**
 * How far from the top each label stands, as a part of the plot: over its bar and over those beside it, which it reaches into,
 * and over a label before it that it would touch.
 */
function labelTops(inputs: readonly BarInput[], shares: readonly number[]): (number | undefined)[] {
  const reach = Math.ceil(inputs.length * LABEL_WIDTH);
  const tops: (number | undefined)[] = [];
  inputs.forEach(({ label }, i) => {
    if (label === undefined) return;
    let top = 1 - Math.max(...shares.slice(Math.max(0, i - 1), i + 2));
    const near = tops.slice(Math.max(0, i - reach + 1), i).filter((one) => one !== undefined);
    for (const other of near.sort((a, b) => b - a))
      if (Math.abs(other - top) < LABEL_HEIGHT) top = other - LABEL_HEIGHT;
    tops[i] = top;
  });
  return tops;
}

/** Draws stacked bars from zero; null where none is over zero. `format` writes the amounts of the axis. */
export function drawBars(inputs: readonly BarInput[], format: (amount: number) => string): BarDrawing | null {
  const heights = inputs.map(({ pieces }) => pieces.reduce((sum, { value }) => sum + Math.max(0, value), 0));
  const most = Math.max(0, ...heights);
  if (inputs.length === 0 || most <= 0) return null;
  const step = roundStep(most);
  const top = Math.max(Math.ceil(most / step) * step, most * HEADROOM);
  const slot = 1 / inputs.length;
  const tops = labelTops(
    inputs,
    heights.map((height) => height / top),
  );
  const isFew = inputs.length <= FEW_BARS;
  const left = (i: number) => i * slot + (slot * (1 - BODY)) / 2;
  return {
    bars: inputs.map(({ pieces, label }, i) => {
      let below = 0;
      return {
        x: percent(left(i)),
        width: percent(slot * BODY),
        pieces: pieces.map(({ value, tone }) => {
          const height = Math.max(0, value) / top;
          below += height;
          return { y: percent(1 - below), height: percent(height), tone };
        }),
        label,
        labelY: percent(tops[i] ?? 1 - (heights[i] ?? 0) / top),
      };
    }),
    amounts: Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, i) => ({
      at: percent(1 - (i * step) / top),
      text: format(i * step),
    })),
    ticks: inputs.flatMap(({ tick }, i) =>
      tick === undefined ? [] : [{ at: percent(isFew ? (i + 0.5) * slot : left(i)), text: tick }],
    ),
    isFew,
  };
}

/** Bars that the name of a year needs for itself. */
const TICK_BARS = 3;

/** The year below the first bar of each year; not of a first year that ends before its name would. */
export function yearTicks(dates: readonly string[]): (string | undefined)[] {
  const yearAt = (i: number) => dates[i]?.slice(0, 4);
  const isCut = dates.length > TICK_BARS && yearAt(0) !== yearAt(TICK_BARS - 1);
  return dates.map((_, i) =>
    (i === 0 && !isCut) || (i > 0 && yearAt(i) !== yearAt(i - 1)) ? yearAt(i) : undefined,
  );
}

/** A quarter of twelve weeks, and none is shorter. */
const SHORTEST_QUARTER = 84;

/** A place of a chart: a quarter, or `null` where one is missing. */
export interface Slot<Quarter> {
  date: string;
  quarter: Quarter | null;
}

/** The last `most` places of a chart of quarters, oldest first: a missing quarter has its own, so that distances are those of time. */
export function slotsOf<Quarter>(
  quarters: readonly Quarter[],
  dateOf: (quarter: Quarter) => string,
  most: number,
): Slot<Quarter>[] {
  const daysTo = (i: number) => {
    const [before, quarter] = [quarters[i - 1], quarters[i]];
    return before && quarter ? daysBetween(dateOf(before), dateOf(quarter)) : 0;
  };
  // A company that tells of each half year or year alone has places of as many days.
  const shortest = Math.max(SHORTEST_QUARTER, Math.min(...quarters.slice(1).map((_, i) => daysTo(i + 1))));
  const slots = quarters.flatMap((quarter, i): Slot<Quarter>[] => {
    const date = dateOf(quarter);
    const missing = Math.max(0, Math.round(daysTo(i) / shortest) - 1);
    const gaps = Array.from({ length: missing }, (_, gap) => ({
      date: daysBefore(date, Math.round((missing - gap) * shortest)),
      quarter: null,
    }));
    return [...gaps, { date, quarter }];
  });
  const last = slots.slice(-most);
  return last.slice(last.findIndex(({ quarter }) => quarter !== null));
}
