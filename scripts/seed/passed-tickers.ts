import { daysBetween } from '#kit/time/days.ts';
import type { Member } from './universe.ts';

/** A ticker of December 2025, with the issuer that had it. */
export interface EarlierHolder {
  ticker: string;
  cik: number;
  name: string;
}

/** The last day of which the older of the SEC's lists of tickers tells. */
const LIST_DAY = '2025-12-31';
/** Forms of who merges with another, and may go on with its ticker and its past. */
const MERGING = ['425', 'S-4', 'S-4/A', 'F-4', 'F-4/A'];
/** Names that begin with the same letters are of one company: ATAI Life Sciences, AtaiBeckley. */
const BEGINNING = 4;
/** A ticker that another company took up lay idle for a month, or trades at another price. */
const IDLE_DAYS = 30;
const OTHER_PRICE = 3;

const beginningOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, BEGINNING);

/**
 * Tickers that another company had in December 2025, each with the first day that is of the one that has it now: Atrium took up RNA when
 * Avidity was bought, Aris Mining ARIS when Aris Water was, and a blank check MTAL. Who goes on with a ticker under a new number - a holding,
 * the other party of a merger - has its past: its name begins alike, or it filed about a merger.
 */
export function passedTickers(
  members: readonly Pick<Member, 'symbol' | 'name' | 'cik'>[],
  earlier: readonly EarlierHolder[],
  forms: ReadonlyMap<number, ReadonlySet<string>>,
  barsOf: (symbol: string) => readonly { date: string; close: number }[],
): Map<string, string> {
  const holders = new Map(earlier.map((holder) => [holder.ticker, holder]));
  const tickersOf = Map.groupBy(earlier, ({ cik }) => cik);
  return new Map(
    members.flatMap(({ symbol, name, cik }): [string, string][] => {
      const holder = holders.get(symbol);
      if (cik === null || !holder || holder.cik === cik) return [];
      const isMoved = tickersOf.has(cik);
      const isMerged = MERGING.some((form) => forms.get(cik)?.has(form));
      const isOther = beginningOf(name) !== beginningOf(holder.name) && !isMerged;
      return isMoved || isOther ? [[symbol, firstDay(barsOf(symbol))]] : [];
    }),
  );
}

/** The first close after a pause, or at another price; the day after the list where there is none. */
function firstDay(bars: readonly { date: string; close: number }[]): string {
  const first = bars.findLast(({ date, close }, i) => {
    const before = bars[i - 1];
    if (!before || date <= LIST_DAY) return false;
    const times = close / before.close;
    return daysBetween(before.date, date) > IDLE_DAYS || times >= OTHER_PRICE || times <= 1 / OTHER_PRICE;
  });
  return first?.date ?? '2026-01-01';
}

/** The bars from that day on; all of them where no close of theirs shows another company before. */
export function ownBars<Bar extends { date: string }>(bars: Bar[], first: string | undefined): Bar[] {
  const from = first === undefined ? -1 : bars.findIndex(({ date }) => date === first);
  return from < 0 ? bars : bars.slice(from);
}

/**
 * Whether a market value is of the shares of the company that has the ticker now: no source says of which day its count is, and MTAL’s was
 * that of the company before it. A count or a float of after it took the ticker up bears it out.
 */
export function isOwnCount(
  first: string | undefined,
  counts: readonly ({ as_of: string } | undefined)[],
): boolean {
  return first === undefined || counts.some((count) => count !== undefined && count.as_of >= first);
}
