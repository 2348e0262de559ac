import type { MarketIndices } from '#contract/market-index.ts';
import { formatDate, formatDay } from '#kit/dates.ts';
import { formatCount, formatPercent } from '#kit/format.ts';

/** One session of a week. */
interface Day {
  date: string;
  up: number;
  down: number;
  unchanged: number;
}

export interface WeeklyLetter {
  title: string;
  summary: string;
  html: string;
}

/** The sessions from Monday to the Sunday `sunday`. */
function daysOf({ breadth }: MarketIndices, sunday: string): Day[] {
  const monday = new Date(Date.parse(sunday) - 6 * 86_400_000).toISOString().slice(0, 10);
  return breadth.dates.flatMap((date, i) =>
    date >= monday && date <= sunday
      ? { date, up: breadth.up[i] ?? 0, down: breadth.down[i] ?? 0, unchanged: breadth.unchanged[i] ?? 0 }
      : [],
  );
}

/** How far a line went from the last session before the week to its last. */
function linesOf({ dates, indices }: MarketIndices, days: readonly Day[]): string[] {
  const from = dates.findLastIndex((date) => date < (days[0]?.date ?? ''));
  const to = dates.indexOf(days.at(-1)?.date ?? '');
  if (from < 0 || to < 0) return [];
  return indices.flatMap(({ name, levels }) => {
    const [was, is] = [levels[from], levels[to]];
    if (was === undefined || is === undefined) return [];
    const percent = (is / was - 1) * 100;
    return `${name}: ${percent < 0 ? 'down' : 'up'} ${formatPercent(Math.abs(percent))}`;
  });
}

/** What small caps did in the week that ends with a Sunday, in figures alone; null for a week without a session. */
export function composeWeek(market: MarketIndices, sunday: string): WeeklyLetter | null {
  const days = daysOf(market, sunday);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const better = days.filter(({ up, down }) => up > down).length;
  const fullest = days.reduce((best, day) => (day.up > best.up ? day : best));
  const lines = linesOf(market, days);
  const of = days.length === 1 ? 'the one session' : `${days.length} sessions`;
  return {
    title: `The week to ${formatDay(last.date)}: more rises than falls on ${better} of ${of}`,
    summary: `On ${formatDay(last.date)}, ${formatCount(last.up)} small caps rose and ${formatCount(last.down)} fell. The broadest day was ${formatDay(fullest.date)}, with ${formatCount(fullest.up)} rises.`,
    html: `
      <p>From ${formatDay(first.date)} to ${formatDate(last.date)}, small caps had ${of === 'the one session' ? 'one session' : of}. On ${better} of them more companies rose than fell.</p>
      <h2>Day by day</h2>
      <table>
        <thead><tr><th scope="col">Session</th><th scope="col">Rose</th><th scope="col">Fell</th><th scope="col">Unchanged</th></tr></thead>
        <tbody>${days
          .map(
            ({ date, up, down, unchanged }) =>
              `<tr><th scope="row">${formatDay(date)}</th><td>${formatCount(up)}</td><td>${formatCount(down)}</td><td>${formatCount(unchanged)}</td></tr>`,
          )
          .join('')}</tbody>
      </table>
      ${lines.length > 0 ? `<h2>The three lines</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><p>Equal weight, from closes that are not doubtful.</p>` : ''}`,
  };
}
