import type { PriceHistory, PriceRange } from '#contract/price.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import { isUnsureSession } from '#kit/market/unsure-sessions.ts';
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

/** Since when an operator brings in the bars of a company, where the newest comes from, and when it came to market; no row for an unknown symbol. */
const broughtBars = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .leftJoin('company_facts', 'company_facts.symbol', 'companies.symbol')
    .select((eb) => [
      'first_trade',
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
    .where('companies.symbol', '=', symbol),
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
  const at = all.findIndex(({ doubtful }) => doubtful === 0);
  const firstSure = all[at]?.date;
  const unsureBefore =
    firstSure !== undefined && isSplitUnsettled(all.slice(0, at), firstSure, brought.first_trade)
      ? firstSure
      : null;
  const isLone = (date: string) =>
    firstSure !== undefined && (date > firstSure || (unsureBefore === null && isUnsureSession(date)));
  return {
    symbol,
    range,
    from: bars[0]?.date ?? null,
    to: bars.at(-1)?.date ?? null,
    source: sourceOf(brought, bars[0]?.date),
    adjusted: true,
    unsureBefore,
    doubtfulUntil: all.findLast(({ doubtful }) => doubtful === 1)?.date ?? null,
    doubtful: bars.flatMap(({ date, doubtful }) => (doubtful === 1 && isLone(date) ? [date] : [])),
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

/** No share is split in the first days in which it trades. */
const NEW_DAYS = 10;
/** Over a weekend and a holiday, the first session on record is the next one. */
const FIRST_DAYS = 5;

/**
 * Whether a split that is not settled may lie before the first sure session, so that all closes before it are of other shares. The doubt of an early quote is of
 * its session alone, though it be the first on record (QNC), and a leap of a share that has just come to market is no split (FJET: from $6.69 to $31.50 in its
 * third session).
 */
function isSplitUnsettled(
  before: readonly { date: string }[],
  firstSure: string,
  firstTrade: string | null,
): boolean {
  const first = before[0]?.date;
  if (first === undefined || before.every(({ date }) => isUnsureSession(date))) return false;
  const isNew = firstTrade !== null && Math.abs(daysBetween(firstTrade, first)) <= FIRST_DAYS;
  return !isNew || daysBetween(first, firstSure) > NEW_DAYS;
}

/** Bars brought in by an operator follow those of the seed, or take their place where they reach as far back. */
function sourceOf(brought: { source: string | null; broughtFrom: string | null }, from = ''): string {
  const { source, broughtFrom } = brought;
  if (source === null || broughtFrom === null) return DEFAULT_PRICE_SOURCE;
  return broughtFrom <= from
    ? source
    : `${DEFAULT_PRICE_SOURCE}; from ${formatDate(broughtFrom)} on: ${source}`;
}
