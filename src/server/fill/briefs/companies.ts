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
  | 'change_pre'
  | 'volume'
  | 'volume_avg'
>;
export type Subjects = ReadonlyMap<string, Subject>;

/** Every real company by its symbol. */
export async function readSubjects(db: Db): Promise<Subjects> {
  const rows = await db
    .selectFrom('companies')
    .select(['symbol', 'name', 'sector_name', 'quote_date', 'last_sale', 'pre_close', 'change_pre'])
    .select(['volume', 'volume_avg'])
    .where('is_sample', '=', 0)
    .execute();
  const headlineName = ({ name }: Pick<Subject, 'name'>) => shortName(name).toLowerCase();
  const bearers = new Map<string, number>();
  for (const row of rows) bearers.set(headlineName(row), (bearers.get(headlineName(row)) ?? 0) + 1);
  return new Map(
    rows.map((row) => {
      // Two classes of shares, or two companies, may go by one name: what is told of each says which it is.
      const isShared = (bearers.get(headlineName(row)) ?? 0) > 1;
      return [row.symbol, { ...row, name: isShared ? `${row.name} (${row.symbol})` : row.name }];
    }),
  );
}
