import type { CompanyFigures } from '#contract/company-figures.ts';
import { daysBetween } from '#kit/financials/spans.ts';
import type { Db } from '#server/db/open.ts';
import type { OtherBusiness, Take } from './company-record.ts';

/** What the sales of a company are held against. */
export interface BusinessRow {
  period_end: string;
  assets: number | null;
  liabilities: number | null;
  equity: number | null;
  cash: number | null;
  cash_and_investments: number | null;
  shares_outstanding: number | null;
}
interface Today {
  /** The last day of the sales. */
  salesTo: string;
  shares: number | null;
  marketValue: number | null;
  isUnit: boolean;
  /** Published with the quotes, where no statement has them. */
  published: { assets: number | null; liabilities: number | null };
  listedOn: string | undefined;
}

const YEAR_DAYS = 365;
/** Days by which a balance may lie off the first day of the twelve months. */
const SLACK_DAYS = 95;
/** Who has so many times the assets without cash, and the shares, of a year before has become another business. */
const GROWN = { assets: 1.9, shares: 1.5 };
/** Of less, a purchase of next to nothing is twice of it. */
const LEAST_ASSETS = 20e6;
/** Of units whose issuer has so many times their value, without what it owes, others own the larger part. */
const MOSTLY_OTHERS = 2;

const newestOf = <Row extends { period_end: string }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (last, row) => (last && last.period_end >= row.period_end ? last : row),
    undefined,
  );

/** The row of these that lies nearest to a year before a day, if one lies near. */
function yearBefore<Row extends { period_end: string }>(rows: readonly Row[], day: string): Row | undefined {
  const off = ({ period_end }: Row) => Math.abs(daysBetween(period_end, day) - YEAR_DAYS);
  const near = rows.filter((row) => off(row) <= SLACK_DAYS);
  return near.toSorted((a, b) => off(a) - off(b))[0];
}

const withoutCash = ({ assets, cash, cash_and_investments: all }: BusinessRow): number =>
  (assets ?? 0) - (all ?? cash ?? 0);

/** Whether a company bought or became another business within the twelve months of its sales, with shares that it issued for it. */
function hasMerged(rows: readonly BusinessRow[], { salesTo, shares, listedOn }: Today): boolean {
  const balances = rows.filter(({ assets }) => assets !== null);
  const [last, before] = [newestOf(balances), yearBefore(balances, salesTo)];
  if (!last || !before || last.period_end <= before.period_end) return false;
  const [now, then] = [withoutCash(last), withoutCash(before)];
  if (now < LEAST_ASSETS || then <= 0 || now < GROWN.assets * then) return false;
  const counted = yearBefore(
    rows.filter(({ shares_outstanding }) => shares_outstanding !== null),
    salesTo,
  );
  const cameWithin =
    listedOn !== undefined &&
    then >= LEAST_ASSETS &&
    listedOn <= salesTo &&
    daysBetween(listedOn, salesTo) < YEAR_DAYS;
  return counted
    ? shares !== null && shares >= GROWN.shares * (counted.shares_outstanding ?? Infinity)
    : cameWithin;
}

/** Whether most of what the issuer of units has is of others, as of the partnership whose general partner it is. */
function isOfOthers(rows: readonly BusinessRow[], { isUnit, marketValue, published }: Today): boolean {
  if (!isUnit || !marketValue || rows.some(({ equity }) => equity !== null)) return false;
  const last = newestOf(rows.filter(({ assets, liabilities }) => assets !== null && liabilities !== null));
  const { assets, liabilities } = last ?? published;
  return assets !== null && liabilities !== null && assets - liabilities >= MOSTLY_OTHERS * marketValue;
}

/**
 * Why the sales of a company are, in large part, not of what the market values; undefined where nothing says so. DNOW doubled in November 2025: its $3.4
 * billion of a year hold four months of what it bought, and its market value all. PAGP counts all that its partnership sells, of which others own most.
 */
export function otherBusiness(rows: readonly BusinessRow[], today: Today): OtherBusiness | undefined {
  if (hasMerged(rows, today)) return 'merged';
  return isOfOthers(rows, today) ? 'owned by others' : undefined;
}

/** Days of balances that are held against one another: sales are not older than 18 months, and begin a year before. */
const ASKED_DAYS = 1_050;

/** Puts into the record of each company why its sales are not set against its market value. */
export async function readOtherBusiness(
  db: Db,
  day: string,
  take: Take,
  listings: ReadonlyMap<string, string>,
): Promise<void> {
  const from = new Date(Date.parse(day) - ASKED_DAYS * 86_400_000).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('financial_periods')
    .select(['symbol', 'period_end', 'assets', 'liabilities', 'equity', 'cash', 'cash_and_investments'])
    .select('shares_outstanding')
    .where('kind', '=', 'quarter')
    .where('period_end', '>', from)
    .execute();
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  await take(
    db
      .selectFrom('companies')
      .innerJoin('company_figures', 'company_figures.symbol', 'companies.symbol')
      .leftJoin('fundamentals', 'fundamentals.symbol', 'companies.symbol')
      .select(['companies.symbol', 'figures', 'shares_outstanding', 'market_cap', 'security_kind'])
      .select(['fundamentals.assets', 'fundamentals.liabilities'])
      .where('companies.revenue', 'is not', null)
      .execute(),
    (record, row) => {
      const { revenue } = JSON.parse(row.figures) as Partial<CompanyFigures>;
      const why =
        revenue &&
        otherBusiness(bySymbol.get(row.symbol) ?? [], {
          salesTo: revenue.period_end,
          shares: row.shares_outstanding,
          marketValue: row.market_cap,
          isUnit: row.security_kind === 'unit',
          published: row,
          listedOn: listings.get(row.symbol),
        });
      if (why) record.other_business = why;
    },
  );
}
