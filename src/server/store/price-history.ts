import { DateTime } from 'luxon';
import type { PriceHistory, PriceRange } from '#contract/price.ts';
import type { Db } from '#server/db/open.ts';

const months: Record<Exclude<PriceRange, 'Max'>, number> = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12 };

/** Where daily bars come from unless an ingest wrote another origin into `meta`. */
export const DEFAULT_PRICE_SOURCE = 'Nasdaq and Yahoo Finance, end of day';

/**
 * Daily bars by column, counted back from the company's last bar; doubtful ones are among them, for they are drawn.
 * undefined for an unknown symbol, no bars for a company that never traded here.
 */
export async function readPriceHistory(
  db: Db,
  symbol: string,
  range: PriceRange,
): Promise<PriceHistory | undefined> {
  const company = await db
    .selectFrom('companies')
    .select((eb) => [
      eb
        .selectFrom('price_bars')
        .select((bar) => bar.fn.max('date').as('date'))
        .where('symbol', '=', symbol)
        .as('last'),
      eb
        .selectFrom('price_bars')
        .select((bar) => bar.fn.max('date').as('date'))
        .where('symbol', '=', symbol)
        .where('doubtful', '=', 1)
        .as('doubtful'),
      eb.selectFrom('meta').select('value').where('key', '=', 'price_source').as('source'),
    ])
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  if (!company) return undefined;

  let query = db
    .selectFrom('price_bars')
    .select(['date', 'open', 'high', 'low', 'close', 'volume'])
    .where('symbol', '=', symbol);
  if (company.last !== null && range !== 'Max')
    query = query.where('date', '>=', monthsBefore(company.last, months[range]));
  const bars = await query.orderBy('date').execute();
  return {
    symbol,
    range,
    from: bars[0]?.date ?? null,
    to: bars.at(-1)?.date ?? null,
    source: company.source ?? DEFAULT_PRICE_SOURCE,
    adjusted: true,
    doubtfulUntil: company.doubtful,
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

const monthsBefore = (date: string, count: number): string =>
  DateTime.fromISO(date, { zone: 'utc' }).minus({ months: count }).toISODate() ?? date;
