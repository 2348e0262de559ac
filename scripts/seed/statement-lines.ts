import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';

/** One reported figure of a filer; a balance has no start. */
export interface Fact {
  start?: string | undefined;
  end: string;
  val: number;
  accn: string;
  form: string;
  filed: string;
}

export type Taxonomy = Readonly<Record<string, { units: Readonly<Record<string, readonly Fact[]>> }>>;

export type FigureColumn = Exclude<
  keyof FinancialPeriodsTable,
  | 'symbol'
  | 'cik'
  | 'kind'
  | 'period_start'
  | 'period_end'
  | 'is_derived'
  | 'is_restated'
  | 'form'
  | 'filed_on'
  | 'accession_key'
>;

/** A line of the statements: which tags mean it in US GAAP and in IFRS, the better one first. */
export interface LineItem {
  column: FigureColumn;
  tags: readonly string[];
  unit: 'USD' | 'USD/shares' | 'shares';
  /** Over the period, or on its last day. */
  at: 'period' | 'day';
  /** Whether a part is the whole less the other part: true of amounts, not of figures for each share. */
  differs: boolean;
}

const amount = (column: FigureColumn, ...tags: string[]): LineItem => ({
  column,
  tags,
  unit: 'USD',
  at: 'period',
  differs: true,
});
const balance = (column: FigureColumn, ...tags: string[]): LineItem => ({
  column,
  tags,
  unit: 'USD',
  at: 'day',
  differs: false,
});
const perShare = (column: FigureColumn, ...tags: string[]): LineItem => ({
  column,
  tags,
  unit: 'USD/shares',
  at: 'period',
  differs: false,
});

export const lineItems: readonly LineItem[] = [
  amount(
    'revenue',
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    'Revenues',
    'SalesRevenueNet',
    'Revenue',
  ),
  amount('cost_of_revenue', 'CostOfGoodsAndServicesSold', 'CostOfRevenue', 'CostOfGoodsSold', 'CostOfSales'),
  amount('gross_profit', 'GrossProfit'),
  amount('research', 'ResearchAndDevelopmentExpense'),
  amount('selling_general', 'SellingGeneralAndAdministrativeExpense'),
  amount('operating_income', 'OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'),
  amount('net_income', 'NetIncomeLoss', 'ProfitLossAttributableToOwnersOfParent', 'ProfitLoss'),
  perShare('eps_basic', 'EarningsPerShareBasic', 'BasicEarningsLossPerShare'),
  perShare('eps_diluted', 'EarningsPerShareDiluted', 'DilutedEarningsLossPerShare'),
  {
    column: 'diluted_shares',
    tags: ['WeightedAverageNumberOfDilutedSharesOutstanding', 'AdjustedWeightedAverageShares'],
    unit: 'shares',
    at: 'period',
    differs: false,
  },
  amount(
    'operating_cash_flow',
    'NetCashProvidedByUsedInOperatingActivities',
    'CashFlowsFromUsedInOperatingActivities',
  ),
  amount(
    'investing_cash_flow',
    'NetCashProvidedByUsedInInvestingActivities',
    'CashFlowsFromUsedInInvestingActivities',
  ),
  amount(
    'financing_cash_flow',
    'NetCashProvidedByUsedInFinancingActivities',
    'CashFlowsFromUsedInFinancingActivities',
  ),
  balance('cash', 'CashAndCashEquivalentsAtCarryingValue', 'CashAndCashEquivalents'),
  balance('current_assets', 'AssetsCurrent', 'CurrentAssets'),
  balance('assets', 'Assets'),
  balance('current_liabilities', 'LiabilitiesCurrent', 'CurrentLiabilities'),
  balance('liabilities', 'Liabilities'),
  balance('equity', 'StockholdersEquity', 'EquityAttributableToOwnersOfParent', 'Equity'),
];
