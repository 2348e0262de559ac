import type { CompanyFigures } from '#contract/company-figures.ts';
import type { CompanyType } from '#contract/company-type-names.ts';
import type { Company } from '#contract/company.ts';
import { type ScreenerField, screenerFields } from '#contract/screener-fields.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { whatIsBehind } from './company-tabs.ts';
import { readInsiderRecords } from '../filings/insider-trades.ts';

const companyRow = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .leftJoin('company_figures', 'company_figures.symbol', 'companies.symbol')
    .selectAll('companies')
    .select('company_figures.figures')
    .where('companies.symbol', '=', symbol),
);

/** Everything known of one company, samples included; undefined for an unknown symbol. */
export async function findCompany(db: Db, symbol: string): Promise<Company | undefined> {
  const [[row], insiderOwnershipRecords, behind] = await Promise.all([
    companyRow(db, { symbol }),
    readInsiderRecords(db, symbol),
    whatIsBehind(db, symbol),
  ]);
  if (!row) return undefined;
  const known = row.figures === null ? null : (JSON.parse(row.figures) as CompanyFigures);
  return {
    ...screenerCellsOf(row),
    sector_name: row.sector_name,
    daylow: row.daylow,
    dayhigh: row.dayhigh,
    quote_date: row.quote_date,
    description: null,
    cik: row.cik === null ? null : String(row.cik),
    sic: row.sic,
    ...(row.listed_preferred !== null && { listed_preferred: row.listed_preferred }),
    float_as_of: row.float_as_of,
    ownership_as_of: row.ownership_as_of,
    target_as_of: row.target_as_of,
    isClient: row.is_client === 1,
    ...(row.is_sample === 1 && { sample: true }),
    ...behind,
    company_type: row.company_type as CompanyType | null,
    eps_ttm: inDollars(known?.eps) ?? row.eps_ttm,
    cash: known?.cash?.with_investments ? inDollars(known.cash) : null,
    equity: inDollars(known?.equity) ?? row.equity,
    operating_income: inDollars(known?.operating_income) ?? row.operating_income,
    last_earnings:
      known?.last_eps && !known.last_eps.overtaken
        ? {
            date: known.last_eps.date,
            epsActual: known.last_eps.epsActual,
            epsEstimate: known.last_eps.epsEstimate,
          }
        : null,
    figures: known,
    insiderOwnershipRecords,
  };
}

/** An amount in US dollars; null for one in another currency. */
const inDollars = (amount: { value: number; currency: string } | null | undefined): number | null =>
  amount?.currency === 'USD' ? amount.value : null;

type ScreenerCells = Pick<Company, ScreenerField['name'] & keyof Company>;

function screenerCellsOf(row: CompaniesTable): ScreenerCells {
  const cells: Record<string, unknown> = {};
  for (const { name, column } of screenerFields) cells[name] = row[column as keyof CompaniesTable];
  return cells as ScreenerCells;
}
