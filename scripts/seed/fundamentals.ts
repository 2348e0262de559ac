import type { FundamentalsTable } from '#server/db/record-tables.ts';
import { cellNumber, round, type Sources } from './sources.ts';
import { canonicalSymbol, quoteDate } from './snapshot.ts';

export const fundamentalsFile = `fundamentals/fundamentals_${quoteDate}.csv.gz`;

type Cells = Record<string, string>;

/** Columns in billions of dollars with three decimals, so that 0.0 is either unknown or under half a million. */
const billions = {
  sales: 'salesB',
  net_income: 'incomeB',
  gross_profit: 'grossProfitB',
  operating_income: 'operIncomeB',
  cash: 'cashB',
  assets: 'assetsB',
  liabilities: 'liabilitiesB',
  equity: 'equityB',
} as const;

/** Having no debt is common: here 0.0 is a figure. */
const billionsOrZero = { debt: 'debtB' } as const;

/** Taken as they are. */
const plain = {
  eps_ttm: 'epsTtm',
  eps_next_year: 'epsNextY',
  eps_next_quarter: 'epsNextQ',
  price_earnings: 'pe',
  forward_price_earnings: 'forwardPE',
  price_sales: 'ps',
  price_book: 'pb',
  debt_equity: 'debtEq',
  dividend_yield: 'divYield',
} as const;

/** Columns where the source writes 0.0 for "unknown". */
const zeroIsUnknown = { profit_margin: 'profitMargin', return_on_equity: 'roe' } as const;
/** Given in percent by the source, as ratios in the rows that it takes from Yahoo; read as ratios by everyone. */
const percentRatios = { current_ratio: 'currentRatio', quick_ratio: 'quickRatio' } as const;

/** The list writes a share class after a full stop. */
export const symbolOf = (cells: Cells): string => canonicalSymbol((cells['symbol'] ?? '').replace('.', '-'));

export interface Fundamentals {
  row: FundamentalsTable;
  /** To the nearest million. */
  shares: number | null;
  /** Dollars; may be from before a split. */
  priceTarget: number | null;
  week52low: number | null;
  week52high: number | null;
}

/** Latest fundamentals by symbol. */
export const readFundamentals = (sources: Sources): Map<string, Fundamentals> =>
  new Map(sources.records(fundamentalsFile).map((cells) => [symbolOf(cells), fundamentalsOf(cells)]));

const percentOf = (cells: Cells): number => (cells['source']?.includes('yahoo') ? 1 : 100);

/** Room for amounts in whole millions. */
const ROUNDING = 1.5e6;

/** A row without what cannot be: revenue or liabilities under zero, with what is made of them, and parts over their whole. */
function withoutImpossible(row: FundamentalsTable): FundamentalsTable {
  const { sales, gross_profit, liabilities, assets, equity } = row;
  const isOver = (part: number | null, whole: number | null) =>
    part !== null && whole !== null && part > whole + ROUNDING;
  const noSales = sales !== null && sales < 0;
  const noLiabilities = liabilities !== null && liabilities < 0;
  return {
    ...row,
    ...(noSales && { sales: null, profit_margin: null }),
    ...((noSales || isOver(gross_profit, sales)) && { gross_profit: null }),
    ...(noLiabilities && { liabilities: null }),
    ...((noLiabilities || isOver(equity, assets)) && {
      equity: null,
      debt_equity: null,
      return_on_equity: null,
    }),
  };
}

function fundamentalsOf(cells: Cells): Fundamentals {
  const pick = <Key extends string>(columns: Record<Key, string>, read: (value: number) => number | null) =>
    Object.fromEntries(
      Object.entries<string>(columns).map(([key, column]) => {
        const value = cellNumber(cells[column]);
        return [key, value === null ? null : read(value)];
      }),
    ) as Record<Key, number | null>;
  const known = (value: number | null) => value || null;
  return {
    row: withoutImpossible({
      symbol: symbolOf(cells),
      as_of: quoteDate,
      ...pick(billions, (value) => known(Math.round(value * 1e9))),
      ...pick(billionsOrZero, (value) => Math.round(value * 1e9)),
      ...pick(plain, (value) => value),
      ...pick(zeroIsUnknown, known),
      ...pick(percentRatios, (value) => round(value / percentOf(cells), 4)),
    }),
    shares: known(Math.round((cellNumber(cells['sharesB']) ?? 0) * 1e9)),
    priceTarget: known(cellNumber(cells['targetPrice'])),
    week52low: known(cellNumber(cells['week52Low'])),
    week52high: known(cellNumber(cells['week52High'])),
  };
}
