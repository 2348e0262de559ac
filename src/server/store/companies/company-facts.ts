import type { CompanyFacts, Officer } from '#contract/company-facts.ts';
import type { CompanyType } from '#contract/company-type-names.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import { receiptRatio } from '#kit/company/receipt-ratio.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import { readSplits } from './splits.ts';
import { readBlankCheck } from './blank-check.ts';
import { isKnownCompany } from '../page-of-company.ts';

const factsOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .leftJoin('company_facts', 'company_facts.symbol', 'companies.symbol')
    .selectAll('company_facts')
    .select(['companies.company_type', 'companies.cik', 'companies.listed_name'])
    .where('companies.symbol', '=', symbol),
);
const formerNamesOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('former_names')
    .select(['name', 'used_from as from', 'used_to as to'])
    .where('symbol', '=', symbol)
    .orderBy('position'),
);
/** Classes of one issuer have its CIK. */
const otherClassesOf = keptQuery((db: Db, { symbol, cik }: { symbol: string; cik: number }) =>
  db
    .selectFrom('companies')
    .select('symbol')
    .where('cik', '=', cik)
    .where('symbol', '!=', symbol)
    .where('is_sample', '=', 0)
    .orderBy('symbol'),
);

/** Who a company is; undefined for an unknown symbol. */
export async function findCompanyFacts(db: Db, symbol: string): Promise<CompanyFacts | undefined> {
  const [company] = await factsOf(db, { symbol });
  if (!company) return undefined;
  const [formerNames, splits, otherClasses, blankCheck] = await Promise.all([
    formerNamesOf(db, { symbol }),
    readSplits(db, symbol),
    readOtherClasses(db, symbol, company.cik),
    company.company_type === 'blank_check' ? readBlankCheck(db, symbol) : undefined,
  ]);
  const receipts = receiptRatio(company.listed_name);
  const { registered_on, city, place, state_of_incorporation, fiscal_year_end } = company;
  const { profile_on, website, employees, first_trade, index_on } = company;
  return {
    symbol,
    company_type: company.company_type as CompanyType | null,
    otherClasses,
    ...(receipts && { receipts }),
    ...{ registered_on, city, place, state_of_incorporation, fiscal_year_end },
    filer_categories: company.filer_categories?.split('; ') ?? [],
    formerNames,
    ...{ profile_on, website, employees, first_trade, index_on },
    indices: company.indices?.split('; ') ?? [],
    ...(splits.length > 0 && {
      splits: splits.map(({ date, new_shares, old_shares }) => ({ date, new_shares, old_shares })),
    }),
    ...(blankCheck && { blank_check: blankCheck }),
  };
}

async function readOtherClasses(db: Db, symbol: string, cik: number | null): Promise<string[]> {
  if (cik === null) return [];
  const rows = await otherClassesOf(db, { symbol, cik });
  return rows.map((row) => row.symbol);
}

/** The officers of a company in the order of their source; undefined for an unknown symbol. */
export async function findOfficers(
  db: Db,
  symbol: string,
): Promise<(Paged<Officer> & PageQuery) | undefined> {
  const [isKnown, data] = await Promise.all([
    isKnownCompany(db, symbol),
    db
      .selectFrom('officers')
      .select(['name', 'title', 'pay', 'pay_year', 'currency', 'as_of'])
      .where('symbol', '=', symbol)
      .orderBy('position')
      .execute(),
  ]);
  return isKnown ? { data, total: data.length, page: 1, pageSize: Math.max(1, data.length) } : undefined;
}
