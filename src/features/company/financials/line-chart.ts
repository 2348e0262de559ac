import { daysBetween } from '#kit/time/days.ts';
import { roundStep } from './bar-chart.ts';

/** One point of a line: a day and what was known of it. */
export interface DatedValue {
  date: string;
  value: number;
}

/** A line in a box of 1000 by 100, y from the top, with its axes in percent. */
export interface LineDrawing {
  path: string;
  end: { x: number; y: number };
  amounts: { at: number; text: string }[];
  ticks: { at: number; text: string }[];
}

const WIDTH = 1000;
const HEIGHT = 100;
/** More points than this are not told apart on a screen. */
const MOST_POINTS = 320;
/** Sessions are missing between two points that are further apart: no line is drawn across. */
const HOLE_DAYS = 10;
const HEADROOM = 1.05;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a line from zero over days, oldest first; null under two points. `format` writes the amounts of the axis. */
export function drawLine(all: readonly DatedValue[], format: (amount: number) => string): LineDrawing | null {
  const first = all[0];
  const last = all.at(-1);
  const most = Math.max(0, ...all.map(({ value }) => value));
  if (!first || !last || all.length < 2 || most <= 0) return null;
  const step = roundStep(most);
  const top = Math.max(Math.ceil(most / step) * step, most * HEADROOM);
  const days = Math.max(1, daysBetween(first.date, last.date));
  const x = (date: string) => round((daysBetween(first.date, date) / days) * WIDTH);
  const y = (value: number) => round((1 - value / top) * HEIGHT);
  const every = Math.ceil(all.length / MOST_POINTS);
  const points = all.filter((_, i) => i % every === 0 || i === all.length - 1);
  let path = '';
  points.forEach(({ date, value }, i) => {
    const before = points[i - 1];
    const isJoined = before !== undefined && daysBetween(before.date, date) <= HOLE_DAYS * every;
    path += `${isJoined ? 'L' : 'M'}${x(date)} ${y(value)}`;
  });
  const years = [...new Set(all.map(({ date }) => date.slice(0, 4)))].slice(1);
  return {
    path,
    end: { x: x(last.date) / 10, y: y(last.value) },
    amounts: Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, i) => ({
      at: round((1 - (i * step) / top) * 100),
      text: format(i * step),
    })),
    ticks: years.map((year) => ({ at: x(`${year}-01-01`) / 10, text: year })),
  };
}
