import type { ManagerPosition, Ownership, OwnershipSnapshot, ShortInterest } from '#contract/ownership.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import type { OwnershipSnapshotsTable } from '#server/db/ownership-tables.ts';
import { isKnownCompany } from '../page-of-company.ts';

/** Float, owners, managers and stakes of a company; undefined for an unknown symbol. */
export async function findOwnership(db: Db, symbol: string): Promise<Ownership | undefined> {
  const [company, snapshots, managers, stakes, onRecord] = await Promise.all([
    db
      .selectFrom('companies')
      .select(['quote_date', 'shares_outstanding'])
      .where('symbol', '=', symbol)
      .executeTakeFirst(),
    db
      .selectFrom('ownership_snapshots')
      .selectAll()
      .where('symbol', '=', symbol)
      .orderBy('as_of', 'desc')
      .execute(),
    readManagers(db, symbol),
    db
      .selectFrom('stakes')
      .select(['form', 'holder', 'filed_on as filedOn', 'raw_text_link'])
      .where('symbol', '=', symbol)
      .orderBy('filed_on', 'desc')
      .orderBy('accession_key', 'desc')
      .execute(),
    countManagers(db),
  ]);
  if (!company) return undefined;
  // The same rule by which the seed computed the shares of the company.
  const counted = snapshots.find(({ shares_outstanding }) => shares_outstanding !== null);
  return {
    symbol,
    quote_date: company.quote_date,
    owners: toSnapshot(snapshots.find((row) => (row.insiders_percent ?? row.institutions_percent) !== null)),
    float: toSnapshot(snapshots.find(({ float_shares }) => float_shares !== null)),
    sharesOutstanding: counted?.shares_outstanding ?? company.shares_outstanding,
    sharesAsOf: counted?.as_of ?? company.quote_date,
    managers,
    managersOnRecord: onRecord,
    stakes,
  };
}

async function readManagers(db: Db, symbol: string): Promise<ManagerPosition[]> {
  const rows = await db
    .selectFrom('holdings')
    .selectAll()
    .where('company_symbol', '=', symbol)
    .orderBy('market_value', (value) => value.desc().nullsLast())
    .orderBy('shares_held', (shares) => shares.desc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    manager: row.institution_name,
    shares: row.shares_held,
    sharesComputed: row.is_computed === 1,
    priorShares: row.prior_shares,
    isNew: row.is_new === 1,
    percentOfCompany: row.shares_held_percentage,
    value: row.market_value,
    priorValue: row.prior_value,
    reportDate: row.report_date,
    filedOn: row.filing_date,
    raw_text_link: row.raw_text_link,
  }));
}

async function countManagers(db: Db): Promise<number> {
  const { managers } = await db
    .selectFrom('holdings')
    .where('is_sample', '=', 0)
    .select((eb) => eb.fn.count<number>('institution_name').distinct().as('managers'))
    .executeTakeFirstOrThrow();
  return managers;
}

const toSnapshot = (row: OwnershipSnapshotsTable | undefined): OwnershipSnapshot | null =>
  row === undefined
    ? null
    : {
        asOf: row.as_of,
        sharesOutstanding: row.shares_outstanding,
        floatShares: row.float_shares,
        insidersPercent: row.insiders_percent,
        institutionsPercent: row.institutions_percent,
        source: row.source,
      };

const settlementsOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db.selectFrom('short_interest').selectAll().where('symbol', '=', symbol).orderBy('settlement', 'desc'),
);

/** Shares sold short by settlement, newest first; undefined for an unknown symbol. */
export async function findShortInterest(db: Db, symbol: string): Promise<ShortInterest | undefined> {
  const [isKnown, rows] = await Promise.all([isKnownCompany(db, symbol), settlementsOf(db, { symbol })]);
  if (!isKnown) return undefined;
  const highest = rows.find((row) => row.highest !== null);
  return {
    symbol,
    settlements: rows.map((row) => ({
      settlement: row.settlement,
      sharesShort: row.shares_short,
      changePercent: row.change_percent,
      percentOfFloat: row.percent_of_float,
      percentPublished: row.published_percent,
      floatComputed: row.is_float_computed === 1,
      daysToCover: row.days_to_cover,
      daysComputed: row.is_days_computed === 1,
      source: row.source,
    })),
    highest: highest?.highest ?? null,
    highestAsOf: highest?.settlement ?? null,
  };
}
