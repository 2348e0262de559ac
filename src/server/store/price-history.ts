import { DateTime } from 'luxon';
import type { PriceHistory, PriceRange } from '#contract/price.ts';
import { formatDate } from '#kit/dates.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';

const months: Record<Exclude<PriceRange, 'Max'>, number> = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12 };

/** Where the daily bars of the seed come from. */
export const DEFAULT_PRICE_SOURCE = 'Nasdaq and Yahoo Finance, end of day';

/** All bars of a company: what is doubtful about them is seen only on the whole. */
const barsOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('price_bars')
    .select(['date', 'open', 'high', 'low', 'close', 'volume', 'doubtful'])
    .where('symbol', '=', symbol)
    .orderBy('date'),
);

/** Since when an operator brings in the bars of a company, and where the newest comes from; no row for an unknown symbol. */
const broughtBars = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .select((eb) => [
      eb
        .selectFrom('ingested_bars')
        .select((bar) => bar.fn.min('date').as('date'))
        .where('symbol', '=', symbol)
        .as('broughtFrom'),
      eb
        .selectFrom('ingested_bars')
        .select('source')
        .where('symbol', '=', symbol)
        .orderBy('date', 'desc')
        .limit(1)
        .as('source'),
    ])
    .where('symbol', '=', symbol),
);

/**
 * Daily bars by column, counted back from the company's last bar; doubtful ones are among them, for they are drawn.
 * undefined for an unknown symbol, no bars for a company that never traded here.
 */
export async function readPriceHistory(
  db: Db,
  symbol: string,
  range: PriceRange,
): Promise<PriceHistory | undefined> {
  const [[brought], all] = await Promise.all([broughtBars(db, { symbol }), barsOf(db, { symbol })]);
  if (!brought) return undefined;
  const last = all.at(-1)?.date;
  const from = last === undefined || range === 'Max' ? '' : monthsBefore(last, months[range]);
  const bars = from === '' ? all : all.filter(({ date }) => date >= from);
  // A doubtful split makes all before it doubtful; a late session only itself.
  const firstSure = all.find(({ doubtful }) => doubtful === 0)?.date;
  return {
    symbol,
    range,
    from: bars[0]?.date ?? null,
    to: bars.at(-1)?.date ?? null,
    source: sourceOf(brought, bars[0]?.date),
    adjusted: true,
    unsureBefore: all[0]?.doubtful === 1 ? (firstSure ?? null) : null,
    doubtfulUntil: all.findLast(({ doubtful }) => doubtful === 1)?.date ?? null,
    doubtful: bars.flatMap(({ date, doubtful }) =>
      doubtful === 1 && firstSure !== undefined && date > firstSure ? [date] : [],
    ),
    bars: {
      date: bars.map((bar) => bar.date),
      open: bars.map((bar) => bar.open),
      high: bars.map((bar) => bar.high),
      low: bars.map((bar) => bar.low),
      close: bars.map((bar) => bar.close),
      volume: bars.map((bar) => bar.volume),
    },
  };
}

/** Bars brought in by an operator follow those of the seed, or take their place where they reach as far back. */
function sourceOf(brought: { source: string | null; broughtFrom: string | null }, from = ''): string {
  const { source, broughtFrom } = brought;
  if (source === null || broughtFrom === null) return DEFAULT_PRICE_SOURCE;
  return broughtFrom <= from
    ? source
    : `${DEFAULT_PRICE_SOURCE}; from ${formatDate(broughtFrom)} on: ${source}`;
}

const monthsBefore = (date: string, count: number): string =>
  DateTime.fromISO(date, { zone: 'utc' }).minus({ months: count }).toISODate() ?? date;
