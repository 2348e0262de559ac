import { shortName } from './short-name.ts';
import type { Db } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';

/** A company that briefs are written about, with the quote of the snapshot. */
export type Subject = Pick<
  CompaniesTable,
  | 'symbol'
  | 'name'
  | 'sector_name'
  | 'quote_date'
  | 'last_sale'
  | 'pre_close'
  | 'volume'
  | 'market_cap'
  | 'cik'
> & {
  /** The class of the same issuer under which what concerns all of them is told; mostly the symbol itself. */
  lead: string;
};
export type Subjects = ReadonlyMap<string, Subject>;

/** Every real company by its symbol. */
export async function readSubjects(db: Db): Promise<Subjects> {
  const rows = await db
    .selectFrom('companies')
    .select(['symbol', 'name', 'sector_name', 'quote_date', 'last_sale', 'pre_close'])
    .select(['volume', 'market_cap', 'cik', 'is_lead_class'])
    .where('is_sample', '=', 0)
    .execute();
  const leads = new Map(
    rows.flatMap(({ cik, symbol, is_lead_class }) => (cik && is_lead_class ? [[cik, symbol]] : [])),
  );
  const leadOf = (row: (typeof rows)[number]) =>
    row.is_lead_class ? row.symbol : (leads.get(row.cik ?? 0) ?? row.symbol);
  const headlineName = ({ name }: Pick<Subject, 'name'>) => shortName(name).toLowerCase();
  // Two companies may go by one name: what is told of each says which it is. The classes of one issuer need no such mark.
  const bearers = new Map<string, Set<string>>();
  for (const row of rows) {
    const issuers = bearers.get(headlineName(row)) ?? new Set();
    bearers.set(headlineName(row), issuers.add(leadOf(row)));
  }
  return new Map(
    rows.map(({ is_lead_class: _, ...row }) => {
      const isShared = (bearers.get(headlineName(row))?.size ?? 0) > 1;
      const name = isShared ? `${row.name} (${row.symbol})` : row.name;
      return [row.symbol, { ...row, name, lead: leadOf({ ...row, is_lead_class: _ }) }];
    }),
  );
}
