import { fileURLToPath } from 'node:url';
import { readPrices, readTable } from '#server/fill/seed/files.ts';
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

/** Which companies, and until which day: all of them to the last one, unless said otherwise. */
interface Choice {
  sector?: string;
  until?: string;
}

/** The symbols of a sector, or null for all. */
function symbolsOf(sector: string | undefined): ReadonlySet<string> | null {
  if (sector === undefined) return null;
  const { head, rows } = readTable(seedDir, 'companies.ndjson.gz');
  const [symbol, of] = ['symbol', 'sector_name'].map((name) => head.columns.indexOf(name)) as [
    number,
    number,
  ];
  return new Set([...rows].filter((row) => row[of] === sector).map((row) => String(row[symbol])));
}

/**
 * The median small cap of the seed over `sessions` sessions, or fewer where the evening of the first is not whole. Doubtful closes are
 * left out.
 */
export function readMedian(sessions: number, { sector, until }: Choice = {}): MedianLine {
  const prices = readPrices(seedDir);
  const chosen = symbolsOf(sector);
  const days = prices.sessions.filter((day) => until === undefined || day <= until).slice(-sessions);
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
  const series: { date: string; close: number }[][] = [];
  const counts = new Map<string, number>(days.map((day) => [day, 0]));
  for (const packed of prices.companies) {
    if (chosen && !chosen.has(packed.symbol)) continue;
    const bars = unpackBars(packed, prices.sessions).filter(
      ({ date, doubtful }) => date >= from && date <= to && !doubtful,
    );
    series.push(bars.map(({ date, close }) => ({ date, close })));
    for (const { date } of bars) counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const first = days.find((day) => (counts.get(day) ?? 0) >= most * WHOLE) ?? '';
  const ratios = new Map<string, number[]>(days.filter((day) => day >= first).map((day) => [day, []]));
  let companies = 0;
  for (const bars of series) {
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
