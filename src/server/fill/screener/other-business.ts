import { daysBefore } from '#kit/time/days.ts';
import type { CompanyFigures } from '#contract/company-figures.ts';
import { type BusinessRow, CRYPTO, hasMerged, type Sold } from '#kit/financials/merged.ts';
import { type OtherOwners, ownMost } from '#kit/financials/other-owners.ts';
import type { Db } from '#server/db/open.ts';
import { readRenamed, readRenewed, type Renewed } from '../listings.ts';
import type { OtherBusiness, Take } from './company-record.ts';

/** A quarter, with the owners of what the company has. */
export interface OwnedRow extends BusinessRow {
  liabilities: number | null;
  equity: number | null;
}
type Earned = Pick<CompanyFigures, 'operating_income' | 'net_income' | 'eps' | 'cash' | 'debt'>;
interface Today extends Sold {
  isUnit: boolean;
  /** Published with the quotes, if no statement has them. */
  published: { assets: number | null; liabilities: number | null };
  /** What was earned in twelve months, and what a company lives of beside it. */
  earned: Partial<Earned>;
  /** What belongs to owners whose shares the market value does not count. */
  others?: OtherOwners | undefined;
  /** The last day of the name under which it asked its holders to vote on a merger or a sale, if it has another now. */
  renamed?: string | undefined;
  /** The last day of a name that shares no word with the present one, and a day on which all shares changed hands. */
  renewed?: Renewed | undefined;
}

/** If the issuer of units has net assets of this many times their value, others own the larger part. */
const MOSTLY_OTHERS = 2;
/** With twice as much cash as debt, taxes leave as little as a third of operating income only if others have the rest. */
const [MOST_OF_INCOME, LEAST_CASH] = [1 / 3, 2];
/** Smaller incomes may differ because of months or of a single loss. */
const LEAST_INCOME = 50e6;
/** The shares that the net income is over are those that trade, within this part of them. */
const SAME_SHARES = 0.15;

/** Whether most of what the issuer of units has belongs to others, as with the general partner of a partnership. */
function isOfOthers(rows: readonly OwnedRow[], { isUnit, marketValue, published }: Today): boolean {
  if (!isUnit || !marketValue || rows.some(({ equity }) => equity !== null)) return false;
  const last = rows
    .filter(({ assets, liabilities }) => assets !== null && liabilities !== null)
    .reduce<OwnedRow | undefined>((a, b) => (a && a.period_end >= b.period_end ? a : b), undefined);
  const { assets, liabilities } = last ?? published;
  return assets !== null && liabilities !== null && assets - liabilities >= MOSTLY_OTHERS * marketValue;
}

/**
 * Whether most of what a company earns belongs to the other owners of what it consolidates: with hardly any debt, only a third of its operating income is left
 * for the shares that trade (TK: $79M of $303M, beside $941M of cash; the tankers are TNK’s, of which it owns a third).
 */
function areEarningsOfOthers({ earned, shares }: Today): boolean {
  const { operating_income: operating, net_income: income, eps, cash, debt } = earned;
  if (!operating || !income || !eps || !cash || !debt || shares === null) return false;
  if (operating.value < LEAST_INCOME || income.value <= 0 || income.value > MOST_OF_INCOME * operating.value)
    return false;
  if (cash.value < LEAST_CASH * debt.value || eps.value <= 0) return false;
  return Math.abs(income.value / eps.value / shares - 1) <= SAME_SHARES;
}

/** Published earnings are over this many times the shares that the market value counts: these are of one class. */
const [MANY_CLASSES, LEAST_PUBLISHED] = [3, 10e6];

/** Whether the market value of a company without statements is that of one class of several (APC: 12.6 million shares, and $33M at $0.43 each). */
export function isOfOneClass(
  shares: number | null,
  { net_income: income, eps_ttm: eps }: { net_income: number | null; eps_ttm: number | null },
): boolean {
  if (!income || !eps || !shares || Math.abs(income) < LEAST_PUBLISHED) return false;
  return income / eps >= MANY_CLASSES * shares;
}

/** Brokers, some of whom sell coins as well (ETOR: $12.4 billion, of $1.8 billion of assets). */
const BROKER = '6211';
/** A trader in coins sells more than this many times its assets only if customers’ coins pass through its books. */
const MOST_TURNED = 3;
/** If its assets are not known, more than this many times its market value (BTGO: $18.2 billion, of $0.6 billion). */
const MOST_WORTH = 10;

/** Whether nearly all sales are coins that customers bought, which some companies report gross (BLSH: $247 billion, of $4 billion of assets). */
function areCoinsSold(rows: readonly OwnedRow[], { sic, sales, published, marketValue }: Today): boolean {
  if ((sic !== CRYPTO && sic !== BROKER) || sales === null) return false;
  const last = rows
    .filter(({ assets }) => assets !== null)
    .reduce<OwnedRow | undefined>((a, b) => (a && a.period_end >= b.period_end ? a : b), undefined);
  const assets = last?.assets ?? published.assets;
  if (assets === null) return marketValue !== null && sales >= MOST_WORTH * marketValue;
  return sales >= MOST_TURNED * assets;
}

/**
 * Why a large part of a company’s sales does not belong to the business that the market values; undefined if nothing says so. PAGP counts all that its
 * partnership sells, though others own most of it; SONM sold its business by vote of its holders, and has another name.
 */
export function otherBusiness(rows: readonly OwnedRow[], today: Today): OtherBusiness | undefined {
  const { salesTo, renamed = '', renewed } = today;
  const isRenewed = renewed !== undefined && renewed.until > salesTo && renewed.turnedOn > salesTo;
  if (hasMerged(rows, today) || renamed > salesTo || isRenewed) return 'merged';
  if (areCoinsSold(rows, today)) return 'coins sold';
  const areOthers =
    isOfOthers(rows, today) || areEarningsOfOthers(today) || ownMost(today.others, today.marketValue);
  return areOthers ? 'owned by others' : undefined;
}

/** How many days of balances are compared: sales are at most 18 months old, and begin a year before. */
const ASKED_DAYS = 1_050;

/** Puts into the record of each company why its sales are not compared with its market value. */
export async function readOtherBusiness(
  db: Db,
  day: string,
  take: Take,
  listings: ReadonlyMap<string, string>,
): Promise<void> {
  const from = daysBefore(day, ASKED_DAYS);
  const rows = await db
    .selectFrom('financial_periods')
    .select(['symbol', 'period_end', 'revenue', 'assets', 'current_assets', 'liabilities', 'equity', 'cash'])
    .select(['cash_and_investments', 'shares_outstanding'])
    .where('kind', '=', 'quarter')
    .where('period_end', '>', from)
    .execute();
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  const renamed = await readRenamed(db);
  const renewed = await readRenewed(db, day);
  await take(
    db
      .selectFrom('companies')
      .innerJoin('company_figures', 'company_figures.symbol', 'companies.symbol')
      .leftJoin('fundamentals', 'fundamentals.symbol', 'companies.symbol')
      .select(['companies.symbol', 'figures', 'shares_outstanding', 'market_cap', 'security_kind', 'sic'])
      .select([
        'fundamentals.assets',
        'fundamentals.liabilities',
        'fundamentals.net_income',
        'fundamentals.eps_ttm',
      ])
      .where('companies.revenue', 'is not', null)
      .execute(),
    (record, row) => {
      const figures = JSON.parse(row.figures) as Partial<CompanyFigures>;
      const { revenue } = figures;
      const ofNone = !bySymbol.has(row.symbol) && isOfOneClass(row.shares_outstanding, row);
      if (!revenue && ofNone) record.other_business = 'owned by others';
      const why =
        revenue &&
        otherBusiness(bySymbol.get(row.symbol) ?? [], {
          salesTo: revenue.period_end,
          sales: revenue.value,
          shares: row.shares_outstanding,
          marketValue: row.market_cap,
          sic: row.sic,
          isUnit: row.security_kind === 'unit',
          published: row,
          earned: figures,
          others: figures.other_owners,
          listedOn: listings.get(row.symbol),
          renamed: renamed.get(row.symbol),
          renewed: renewed.get(row.symbol),
        });
      if (why) record.other_business = why;
    },
  );
}
