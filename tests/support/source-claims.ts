import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { randomOf } from './random.ts';

const sources = new URL('../../../shared/data/', import.meta.url).pathname;

/** Whether the raw sources of the seed lie beside the project. */
export const areThere = existsSync(sources);

/** One figure as a raw source has it, and where the store has it: `table`, the key of its row, and the column. */
export interface Claim {
  source: string;
  table: string;
  key: string;
  column: string;
  value: number | null;
}

type Row = Record<string, string>;
const textOf = (path: string) => gunzipSync(readFileSync(join(sources, path))).toString();
const rowsOf = (path: string) => parse<Row>(textOf(path), { columns: true });
const number = (cell: string | undefined): number | null =>
  cell === undefined || cell.trim() === '' ? null : Number(cell.replace(/[$,%]/g, ''));

/** Claims of a CSV file: `columns` are columns of the table by those of the file, some in another unit. */
const claimsOf = (
  path: string,
  table: string,
  keyOf: (row: Row) => string,
  columns: Readonly<Record<string, string | readonly [string, number]>>,
): Claim[] =>
  randomOf(rowsOf(path), ROWS).flatMap((row) =>
    Object.entries(columns).flatMap(([column, from]): Claim[] => {
      const [name, factor] = typeof from === 'string' ? [from, 1] : from;
      const value = number(row[name]);
      return value === null ? [] : [{ source: path, table, key: keyOf(row), column, value: value * factor }];
    }),
  );

/** Quotes of the three exchanges, as published. */
const quotes = (): Claim[] =>
  ['nasdaq', 'nyse', 'amex'].flatMap((exchange) => {
    const path = `universe/${exchange}_full_tickers_2026-07-02.json.gz`;
    return (JSON.parse(textOf(path)) as Row[]).flatMap((row) => {
      const key = (row['symbol'] ?? '').trim().replace('/', '-');
      const claim = (column: string, cell: string): Claim => ({
        source: path,
        table: 'companies',
        key,
        column,
        value: number(row[cell]),
      });
      return [
        claim('last_sale', 'lastsale'),
        claim('net_change', 'netchange'),
        claim('change_pre', 'pctchange'),
        claim('volume', 'volume'),
        { ...claim('market_cap', 'marketCap'), value: number(row['marketCap']) || null },
      ];
    });
  });

/** Rows of a file that are looked at, at random: some have sixty thousand. */
const ROWS = 3_000;

const bySymbol = ({ symbol = '' }: Row) => symbol;

/** Every figure of the raw sources that pages show without arithmetic, by source; read without a line of the project's own readers. */
export const readClaims = (): ReadonlyMap<string, Claim[]> =>
  Map.groupBy(
    [
      ...quotes(),
      ...claimsOf('record/short_interest/finra_2026-05-15.csv.gz', 'short_interest', (row) => `${row['symbol']} ${row['settlement']}`, { shares_short: 'shares_short' }),
      ...claimsOf('record/short_interest/short_interest_yahoo.csv.gz', 'short_interest', (row) => `${row['symbol']} ${row['settlement']}`, { shares_short: 'shares_short' }),
      ...claimsOf('record/holders/float_ownership_yahoo.csv.gz', 'ownership_snapshots', (row) => `${row['symbol']} ${row['fetched']}`, { insiders_percent: ['pct_held_insiders', 100], institutions_percent: ['pct_held_institutions', 100], float_shares: 'float_shares' }),
      ...claimsOf('record/holders/float_yahoo_2026-06.csv.gz', 'ownership_snapshots', (row) => `${row['symbol']} ${row['fetched']}`, { float_shares: 'float_shares' }),
      ...claimsOf('record/analysts/consensus_yahoo_2026-07-02.csv.gz', 'analyst_consensus', (row) => `${row['symbol']} ${row['as_of']}`, { analysts: 'analysts', target_mean: 'target_mean', target_high: 'target_high', target_low: 'target_low' }),
      ...claimsOf('record/analysts/consensus_yahoo_2026-07-02.csv.gz', 'eps_estimates', bySymbol, { this_year: 'eps_this_year', this_year_90d: 'eps_this_year_90d_ago', next_year: 'eps_next_year', raised_30d: 'revisions_up_30d' }),
      ...claimsOf('record/dividends/dividends_yahoo.csv.gz', 'dividends', bySymbol, { rate: 'dividend_rate', last_amount: 'last_dividend' }),
      ...claimsOf('record/profiles/profiles_yahoo.csv.gz', 'company_facts', bySymbol, { employees: 'employees' }),
      ...claimsOf('record/statements/quarterly_2021-2026.csv.gz', 'sec-quarters', (row) => `${row['symbol']} ${row['period_end']}`, { revenue: 'revenue', net_income: 'net_income', operating_income: 'operating_income', assets: 'total_assets', liabilities: 'total_liabilities', equity: 'equity', cash: 'cash', eps_diluted: 'eps_diluted' }),
      ...claimsOf('record/annual/ttm_yahoo.csv.gz', 'yahoo-twelve-months', (row) => `${row['symbol']} ${row['most_recent_quarter']}`, { revenue: 'revenue_ttm', net_income: 'net_income_ttm', operating_cash_flow: 'operating_cash_flow_ttm', cash_and_investments: 'cash', eps_diluted: 'eps_ttm' }),
      ...claimsOf('record/statements/quarters_to_2026-04_akribeia.csv.gz', 'yahoo-quarters', (row) => `${row['symbol']} ${row['period_end']}`, { revenue: 'revenue', eps_diluted: 'eps' }),
    ],
    ({ source, table }) => `${source} ${table}`,
  ); // prettier-ignore
