import { z } from 'zod';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import type { Sources } from '../sources.ts';

/** The regulator's facts of six filers; those outside the universe are left out. */
export const factFiles: readonly string[] = [
  '0000320193',
  '0000865941',
  '0001376339',
  '0001640147',
  '0001731289',
  '0001997711',
].map((cik) => `sec/companyfacts/CIK${cik}.json.gz`);

const FactSchema = z.object({
  start: z.string().optional(),
  end: z.string(),
  val: z.number(),
  accn: z.string(),
  form: z.string(),
  filed: z.string(),
});
const TagsSchema = z.record(z.string(), z.object({ units: z.record(z.string(), z.array(FactSchema)) }));
const FactsSchema = z.object({ cik: z.coerce.number(), facts: z.record(z.string(), TagsSchema) });

export type CompanyFacts = z.infer<typeof FactsSchema>;

/** The facts of every file there is. */
export const readCompanyFacts = (sources: Sources): CompanyFacts[] =>
  factFiles.map((file) => FactsSchema.parse(sources.json(file)));

/** Tags of US GAAP and IFRS, with the concept that each is; an issuer changes its tag of a line now and then. */
const conceptOfTag: Readonly<Record<string, string>> = {
  Revenues: 'revenue',
  Revenue: 'revenue',
  RevenueFromContractWithCustomerExcludingAssessedTax: 'revenue_contracts',
  SalesRevenueNet: 'revenue_sales',
  CostOfRevenue: 'cost_of_revenue',
  CostOfGoodsAndServicesSold: 'cost_of_revenue_goods',
  CostOfGoodsSold: 'cost_of_revenue_sales',
  CostOfSales: 'cost_of_revenue_sales',
  GrossProfit: 'gross_profit',
  ResearchAndDevelopmentExpense: 'research',
  SellingGeneralAndAdministrativeExpense: 'selling_general',
  OperatingExpenses: 'operating_expenses',
  OperatingIncomeLoss: 'operating_income',
  ProfitLossFromOperatingActivities: 'operating_income',
  NetIncomeLoss: 'net_income',
  ProfitLossAttributableToOwnersOfParent: 'net_income',
  ProfitLoss: 'net_income_all_owners',
  EarningsPerShareBasic: 'eps_basic',
  BasicEarningsLossPerShare: 'eps_basic',
  EarningsPerShareDiluted: 'eps_diluted',
  DilutedEarningsLossPerShare: 'eps_diluted',
  WeightedAverageNumberOfDilutedSharesOutstanding: 'diluted_shares',
  AdjustedWeightedAverageShares: 'diluted_shares',
  NetCashProvidedByUsedInOperatingActivities: 'operating_cash_flow',
  CashFlowsFromUsedInOperatingActivities: 'operating_cash_flow',
  NetCashProvidedByUsedInInvestingActivities: 'investing_cash_flow',
  CashFlowsFromUsedInInvestingActivities: 'investing_cash_flow',
  NetCashProvidedByUsedInFinancingActivities: 'financing_cash_flow',
  CashFlowsFromUsedInFinancingActivities: 'financing_cash_flow',
  PaymentsToAcquirePropertyPlantAndEquipment: 'capital_spending',
  CashAndCashEquivalentsAtCarryingValue: 'cash',
  CashAndCashEquivalents: 'cash',
  ShortTermInvestments: 'short_term_investments',
  AssetsCurrent: 'current_assets',
  CurrentAssets: 'current_assets',
  Assets: 'assets',
  LiabilitiesCurrent: 'current_liabilities',
  CurrentLiabilities: 'current_liabilities',
  LongTermDebtNoncurrent: 'long_term_debt',
  Liabilities: 'liabilities',
  StockholdersEquity: 'equity',
  EquityAttributableToOwnersOfParent: 'equity',
  Equity: 'equity_all_owners',
  CommonStockSharesOutstanding: 'shares_outstanding',
};

/** Every fact of the filers of `members` that is a line of the statements, for each of a filer's symbols. */
export function companyFacts(
  files: readonly CompanyFacts[],
  members: readonly { symbol: string; cik: number | null }[],
): (StatementFact & { symbol: string })[] {
  return files.flatMap(({ cik, facts }) => {
    const symbols = members.filter((member) => member.cik === cik).map(({ symbol }) => symbol);
    if (symbols.length === 0) return [];
    const found = Object.entries(facts['us-gaap'] ?? facts['ifrs-full'] ?? {}).flatMap(([tag, { units }]) => {
      const concept = conceptOfTag[tag];
      return concept === undefined
        ? []
        : Object.entries(units).flatMap(([unit, list]) => list.map(factOf(concept, unit)));
    });
    return symbols.flatMap((symbol) => found.map((fact) => ({ symbol, ...fact })));
  });
}

const factOf =
  (concept: string, unit: string) =>
  ({ start, end, val, accn, form, filed }: z.infer<typeof FactSchema>): StatementFact => ({
    concept,
    source: 'sec-reports',
    unit: unit.replace(/\/shares$/, '/share'),
    start: start ?? null,
    end,
    value: val,
    filing: { form, filed, accession: accn },
  });
