import { z } from 'zod';
import type { ShortInterestTable } from '#server/db/ownership-tables.ts';
import type { Bar } from '#server/fill/seed/format.ts';
import { canonicalSymbol, quoteDate } from '../snapshot.ts';
import { cellNumber, round, type Sources } from '../sources.ts';
import { byText } from './order.ts';
import type { Splits } from './splits.ts';

const finraFile = 'record/short_interest/finra_2026-05-15.csv.gz';
const bySettlementFile = 'record/short_interest/short_interest_yahoo.csv.gz';
const quotesDayFile = 'record/short_interest/short_interest_yahoo_2026-07-02.csv.gz';
const nasdaqFile = 'sec/short_interest_2026-07-02.json.gz';
export const shortInterestFiles = [finraFile, bySettlementFile, quotesDayFile, nasdaqFile];

/** The settlement that was known on the day of the quotes: that of June 30 was published on July 10. */
const LAST_SETTLEMENT = '2026-06-15';
const SESSIONS = 20;
/** What is computed keeps so many decimal places: a page shows one, and what is rounded twice is another figure (VIVO: 41.548%, of 41.55 shown as 41.6%). */
const PLACES = 4;

/** One figure of one source. */
interface Figure {
  symbol: string;
  settlement: string;
  shares: number;
  daysToCover: number | null;
  percentOfFloat: number | null;
  highest: number | null;
  source: string;
}

/** What short interest is held against. */
export interface ShortMarket {
  history: ReadonlyMap<string, readonly Bar[]>;
  floatOf: (symbol: string) => number | null | undefined;
  splits: Splits;
}

/**
 * Rows of short interest by company and settlement; of one settlement the later source wins, but keeps what only another
 * knows. Figures fetched after the quotes are left out.
 */
export function shortInterestRows(
  sources: Sources,
  symbols: ReadonlySet<string>,
  market: ShortMarket,
): ShortInterestTable[] {
  const figures = new Map<string, Figure>();
  const all = [...bySettlement(sources), ...nasdaq(sources), ...onQuotesDay(sources), ...finra(sources)];
  for (const figure of all) {
    if (!symbols.has(figure.symbol) || !(figure.shares >= 0)) continue;
    const key = `${figure.symbol} ${figure.settlement}`;
    const held = figures.get(key);
    figures.set(key, {
      ...figure,
      daysToCover: figure.daysToCover ?? held?.daysToCover ?? null,
      percentOfFloat: figure.percentOfFloat ?? held?.percentOfFloat ?? null,
    });
  }
  const bySymbol = Map.groupBy(figures.values(), ({ symbol }) => symbol);
  return [...bySymbol.keys()].sort(byText).flatMap((symbol) => {
    const inOrder = (bySymbol.get(symbol) ?? []).sort((a, b) => byText(a.settlement, b.settlement));
    return inOrder.map((figure, i) => shortRow(figure, inOrder[i - 1], market));
  });
}

function shortRow(figure: Figure, before: Figure | undefined, market: ShortMarket): ShortInterestTable {
  const { symbol, settlement, shares } = figure;
  const volume = averageVolume(market.history.get(symbol) ?? [], settlement);
  const float = market.splits.isBetween(symbol, settlement, quoteDate) ? null : market.floatOf(symbol);
  const isSplit = before && market.splits.isBetween(symbol, before.settlement, settlement);
  return {
    symbol,
    settlement,
    shares_short: shares,
    change_percent:
      !before || isSplit || before.shares === 0 ? null : round((shares / before.shares - 1) * 100, PLACES),
    ...ofFloat(figure, float),
    published_percent:
      figure.percentOfFloat !== null && figure.percentOfFloat <= 100 ? figure.percentOfFloat : null,
    days_to_cover: figure.daysToCover ?? (volume ? round(shares / volume, PLACES) : null),
    is_days_computed: figure.daysToCover === null && volume ? 1 : 0,
    highest: figure.highest,
    source: figure.source,
  };
}

/** Two floats of different weeks may differ by this; one further off is of another unit or class. */
const SAME_FLOAT = 2;

/** The share of the float: as published where it fits the float on record, else computed; never above 100 %. */
function ofFloat(
  { shares, percentOfFloat: published }: Figure,
  float: number | null | undefined,
): Pick<ShortInterestTable, 'percent_of_float' | 'is_float_computed'> {
  const computed = float ? round((shares / float) * 100, PLACES) : null;
  const fits =
    published !== null &&
    (computed === null || (published < computed * SAME_FLOAT && published > computed / SAME_FLOAT));
  const percent = fits ? published : computed;
  return {
    percent_of_float: percent !== null && percent <= 100 ? percent : null,
    is_float_computed: fits ? 0 : 1,
  };
}

/** The average volume of the 20 sessions to `settlement`; null where one is missing or may be another's. */
export function averageVolume(bars: readonly Bar[], settlement: string): number | null {
  const until = bars.findLastIndex(({ date }) => date <= settlement);
  const sessions = bars.slice(Math.max(0, until + 1 - SESSIONS), until + 1);
  if (sessions.length < SESSIONS || sessions.some(({ doubtful, volume }) => doubtful || volume === null))
    return null;
  const total = sessions.reduce((sum, { volume }) => sum + (volume ?? 0), 0);
  return total > 0 ? total / SESSIONS : null;
}

const finra = (sources: Sources): Figure[] =>
  sources.records(finraFile).map((row) => ({
    ...plain(row['symbol'], row['settlement'], row['shares_short'], 'finra'),
    highest: cellNumber(row['highest_since_2021']),
  }));

/** The last settlement of each fetch and the one before it; those after the quotes tell of a later fetch. */
const bySettlement = (sources: Sources): Figure[] =>
  sources
    .records(bySettlementFile)
    .filter(({ settlement = '' }) => settlement <= LAST_SETTLEMENT)
    .flatMap((row) => [
      ...(row['prior_settlement']
        ? [plain(row['symbol'], row['prior_settlement'], row['shares_short_prior'], 'yahoo')]
        : []),
      {
        ...plain(row['symbol'], row['settlement'], row['shares_short'], 'yahoo'),
        daysToCover: cellNumber(row['days_to_cover']) || null,
        percentOfFloat: percent(row['pct_of_float']),
      },
    ]);

/** Known on the day of the quotes without its settlement: equal to the one of June 15 in 260 of 261 others. */
const onQuotesDay = (sources: Sources): Figure[] =>
  sources.records(quotesDayFile).map((row) => ({
    ...plain(row['symbol'], LAST_SETTLEMENT, row['shares_short'], 'yahoo'),
    daysToCover: cellNumber(row['days_to_cover']) || null,
    percentOfFloat: percent(row['pct_of_float']),
  }));

const NasdaqSchema = z.object({
  rows: z.array(
    z.object({ ticker: z.string(), shortShares: z.number(), settlementDate: z.literal('06/15/2026') }),
  ),
});

const nasdaq = (sources: Sources): Figure[] =>
  NasdaqSchema.parse(sources.json(nasdaqFile)).rows.map(({ ticker, shortShares }) =>
    plain(canonicalSymbol(ticker), LAST_SETTLEMENT, String(shortShares), 'nasdaq'),
  );

const plain = (
  symbol: string | undefined,
  settlement: string | undefined,
  shares: string | undefined,
  source: string,
): Figure => ({
  symbol: symbol ?? '',
  settlement: settlement ?? '',
  shares: cellNumber(shares) ?? NaN,
  daysToCover: null,
  percentOfFloat: null,
  highest: null,
  source,
});

const percent = (share: string | undefined): number | null => {
  const value = cellNumber(share);
  return value === null ? null : round(value * 100, 2);
};
