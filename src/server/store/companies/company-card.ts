import type { CompanyCard } from '#contract/company.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';

export const cardColumns = [
  'symbol', 'name', 'last_sale', 'change_pre', 'net_change', 'volume', 'market_cap', 'market', 'sector_name',
  'quote_date', 'is_client',
] as const satisfies (keyof CompaniesTable)[]; // prettier-ignore

/** A company as lists show it. */
export const toCard = ({
  is_client,
  ...card
}: Pick<CompaniesTable, (typeof cardColumns)[number]>): CompanyCard => ({
  ...card,
  isClient: is_client === 1,
});
