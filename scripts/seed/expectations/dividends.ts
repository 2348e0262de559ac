import type { DividendsTable } from '#server/db/ownership-tables.ts';
import { byText } from '../ownership/order.ts';
import { quoteDate } from '../snapshot.ts';
import { cellNumber, round, type Sources } from '../sources.ts';

export const dividendsFile = 'record/dividends/dividends_yahoo.csv.gz';

/** Rows of dividends, of payers alone; nothing fetched after the quotes. */
export const dividendRows = (sources: Sources, symbols: ReadonlySet<string>): DividendsTable[] =>
  sources
    .records(dividendsFile)
    .filter(({ symbol = '', fetched = '' }) => symbols.has(symbol) && fetched <= quoteDate)
    .map((row): DividendsTable => ({
      symbol: row['symbol'] ?? '',
      as_of: row['fetched'] ?? '',
      rate: cellNumber(row['dividend_rate']) || null,
      yield_percent: cellNumber(row['dividend_yield']) || null,
      five_year_yield_percent: cellNumber(row['five_year_avg_yield']) || null,
      payout_percent: percent(row['payout_ratio']),
      ex_date: row['ex_date'] || null,
      last_amount: cellNumber(row['last_dividend']) || null,
      last_date: row['last_dividend_date'] || null,
      source: 'yahoo',
    }))
    .filter(({ rate, last_amount }) => rate !== null || last_amount !== null)
    .sort((a, b) => byText(a.symbol, b.symbol));

const percent = (share: string | undefined): number | null => {
  const value = cellNumber(share);
  return value === null || value <= 0 ? null : round(value * 100, 2);
};
