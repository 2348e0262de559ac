import { fileURLToPath } from 'node:url';
import { readPrices } from '#server/fill/seed/files.ts';
import { unpackBars } from '#server/fill/seed/format.ts';

const seedDir = fileURLToPath(new URL('../../data/seed', import.meta.url));

/** What all pictures are drawn from: each session's median close, as a multiple of the first, and its date. */
export interface MedianLine {
  companies: number;
  points: { date: string; value: number }[];
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1;

/** An evening on which fewer than this share of the companies has a close is another set of companies: left out. */
const WHOLE = 0.9;

/** The median small cap of the seed over its last `sessions` sessions. Doubtful closes are left out. */
export function readMedian(sessions: number): MedianLine {
  const prices = readPrices(seedDir);
  const days = prices.sessions.slice(-sessions);
  const first = days[0] ?? '';
  const ratios = new Map<string, number[]>(days.map((day) => [day, []]));
  let companies = 0;
  for (const packed of prices.companies) {
    const bars = unpackBars(packed, prices.sessions).filter(
      ({ date, doubtful }) => date >= first && !doubtful,
    );
    const base = bars.find(({ date }) => date === first)?.close;
    if (!base) continue;
    companies += 1;
    for (const { date, close } of bars) ratios.get(date)?.push(close / base);
  }
  const points = [...ratios].flatMap(([date, values]) =>
    values.length < companies * WHOLE ? [] : [{ date, value: middle(values) }],
  );
  return { companies, points };
}
