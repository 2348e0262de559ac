import { daysBefore } from '#kit/time/days.ts';
import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import { type CountedRow, type DatedShares, isEarnedOverAll, sharesAt } from '#kit/financials/earning-shares.ts'; // prettier-ignore
import { isBank } from '#kit/financials/money-trade.ts';
import { MEDICINES } from '#kit/financials/merged.ts';
import { issuedSinceSeen, isSplitSince, SAME_DAY, type Since } from '#kit/financials/money-since.ts';
import { equityHoldsPreferred, PREFERRED_DAYS, type PreferredRow } from '#kit/financials/preferred-equity.ts';
import type { Db } from '#server/db/open.ts';
import { lastLeaps, lowestAfter, readMonthLows, readOwnersCounts } from '../traded-shares.ts';
import { countsAllClasses } from './all-classes.ts';
import type { CompanyRecord, Take } from './company-record.ts';

/** With this many times the shares, and new ones worth this part of the equity at the lowest close since, the money raised changes the ratio. */
const RAISED = { more: 1.05, part: 0.5 };
/** For how many days an equity is fresh. */
const FRESH_DAYS = 457;

/** If assets less liabilities are this many times the equity, most of them belong to other owners. */
const MOSTLY_OTHERS = 2;

/** Sources whose debt includes leases, and so is higher than others’. */
const WITH_LEASES: ReadonlySet<string> = new Set(['yahoo-twelve-months']);

/** A debt more days older than the cash is that of an earlier quarter. */
const SAME_MONTHS = 80;

interface BalanceRow extends CountedRow, PreferredRow {
  symbol: string;
}

/** The shares counted on the days of the newest equity and of the cash in the headline figures; if none were counted, those that earnings per share imply. */
export async function readBalanceShares(db: Db, day: string, take: Take): Promise<void> {
  const rows = await db
    .selectFrom('financial_periods')
    .select(['symbol', 'kind', 'period_end', 'currency', 'equity', 'assets', 'liabilities'])
    .select(['shares_outstanding', 'net_income', 'eps_diluted', 'diluted_shares'])
    .where('period_end', '>', daysBefore(day, FRESH_DAYS + PREFERRED_DAYS))
    .execute();
  const lows = await readMonthLows(db, day);
  const seen = await readOwnersCounts(db);
  const leaps = await lastLeaps(db);
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  await take(
    db
      .selectFrom('company_figures')
      .leftJoin('fundamentals', 'fundamentals.symbol', 'company_figures.symbol')
      .innerJoin('companies', 'companies.symbol', 'company_figures.symbol')
      .select(['company_figures.symbol', 'figures', 'fundamentals.debt as published'])
      .select(['fundamentals.equity', 'fundamentals.assets'])
      .select(['companies.shares_outstanding', 'name', 'sic', 'company_type', 'listed_preferred'])
      .execute(),
    (record, row) => {
      const { symbol, figures, published, shares_outstanding: sharesToday, equity, assets, name, sic } = row;
      const all = bySymbol.get(symbol) ?? [];
      const shown = JSON.parse(figures) as Partial<CompanyFigures>;
      const { cash, debt, other_owners, revenue, money_since } = shown;
      const periods = all.filter((row) => row.period_end > daysBefore(day, FRESH_DAYS + SAME_DAY));
      const last = newest(
        periods.filter((row) => row.equity !== null && row.period_end > daysBefore(day, FRESH_DAYS)),
      );
      const low = (end: string) => lowestAfter(lows(symbol), end);
      const ofDay = { equity, assets, sharesToday, cash: cash ?? null };
      const since = { sharesToday, seen: seen(symbol), lowAfter: low, leap: leaps.get(symbol) };
      const balance = isBank({ name, sic }) ? (last ?? publishedBalance(periods, equity)) : undefined;
      if (balance) record.bank_shares = sharesOfBank(periods, balance.period_end);
      if (last) statedEquity(record, periods, last, since);
      else publishedEquity(record, periods, { ...ofDay, hasMoneySince: !!money_since }, low);
      const held = { equity: last ? last.equity : equity, isPublished: !last, sharesToday };
      if (!other_owners && countsAllClasses(periods, held)) record.equity_is_of_part = true;
      if (equityHoldsPreferred(all, row)) record.equity_holds_preferred = true;
      if (published !== null && debt && !WITH_LEASES.has(debt.source)) record.published_debt = published;
      if (published !== null && debt && cash && debt.period_end < daysBefore(cash.period_end, SAME_MONTHS))
        record.debt_published_since = published;
      if (shown.eps?.no_multiple) record.eps_makes_none = true;
      if (!revenue) record.sales_are_published = true;
      if (other_owners) record.other_owners = other_owners;
      if (cash) record.cash_shares = sharesAt(periods, cash.period_end, SAME_DAY);
      if (money_since === 'split') record.is_before_split = true;
      else if (money_since) record.is_cash_of_before = true;
      if (isCashAlone(sic, shown)) record.is_cash_alone = true;
    },
  );
}

/** Smaller earnings per share are too rough to imply a count. */
const LEAST_EPS = 0.05;

/** The quarter before ended no more days before a balance. */
const QUARTER_DAYS = 100;

/**
 * The most shares that were counted on a day, or that the earnings of the quarter to it imply; if neither is known, those of the quarter before (NIC: 14.8 million in
 * September, with the equity of December, and 21.3 million trade since it bought another bank). undefined if nothing says so.
 */
function sharesOfBank(rows: readonly CountedRow[], day: string): number | undefined {
  const to = (end: (day: string) => boolean) =>
    rows.flatMap(({ kind, period_end, shares_outstanding: count, net_income: income, eps_diluted: eps }) => {
      if (!end(period_end)) return [];
      const isKnown = kind === 'quarter' && income !== null && eps !== null && Math.abs(eps) >= LEAST_EPS;
      return [count ?? 0, isKnown ? income / eps : 0].filter((shares) => shares > 0);
    });
  const ofDay = to((end) => end === day);
  const from = daysBefore(day, QUARTER_DAYS);
  const all = ofDay.length > 0 ? ofDay : to((end) => end >= from && end < day);
  return all.length > 0 ? Math.max(...all) : undefined;
}

/** What was published is of the day of a balance whose assets less liabilities are the same, but for its rounding (PRK: $1,353M of $9,805.0M less $8,452.2M). */
const SAME_EQUITY = 0.005;

/** The newest balance on record, where the published equity is of its day. */
export function publishedBalance(
  rows: readonly CountedRow[],
  equity: number | null,
): (CountedRow & { period_end: string }) | undefined {
  const last = newest(rows.filter((row) => row.assets !== null && row.liabilities !== null));
  if (!last || equity === null) return undefined;
  const then = (last.assets ?? 0) - (last.liabilities ?? 0);
  return Math.abs(then - equity) <= SAME_EQUITY * equity + ROUNDED ? last : undefined;
}

const newest = <Row extends { period_end: string }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (last, row) => (last && last.period_end >= row.period_end ? last : row),
    undefined,
  );

/**
 * Whether the shares issued since an equity are worth at least half of it at the lowest close since (POCI: $9.3M in December, and 3.2 of 10.9 million shares
 * since, at $3.90 and more). Not for receipts, whose counts are of other shares, nor if the scale of the closes is not sure.
 */
function isRaised(
  { equity, currency }: Pick<BalanceRow, 'equity' | 'currency'>,
  { shares, isCounted }: DatedShares,
  sharesToday: number | null,
  low: number | null,
): boolean {
  if (!equity || equity < 0 || currency !== 'USD' || !shares || !isCounted || !sharesToday || !low)
    return false;
  return sharesToday >= RAISED.more * shares && (sharesToday - shares) * low >= RAISED.part * equity;
}

/**
 * Whether an equity belongs to one of several classes that are not counted together, and most of the company belongs to the others, while the market value
 * counts all (HGTY: $221M of $747M).
 */
function isOfPart({ equity, assets, liabilities }: BalanceRow, counted: DatedShares): boolean {
  if (counted.isCounted || equity === null || assets === null || liabilities === null) return false;
  return equity > 0 && assets - liabilities >= MOSTLY_OTHERS * equity;
}

/** What of the newest equity of statements says of how many shares it is, and whether more has come in since. */
function statedEquity(
  record: CompanyRecord,
  rows: readonly CountedRow[],
  last: BalanceRow,
  { sharesToday, seen, lowAfter, leap }: Omit<Since, 'periods' | 'listedOn'>,
): void {
  const { period_end, equity, currency } = last;
  record.equity_shares = sharesAt(rows, period_end, 0);
  record.equity_is_of_part = isOfPart(last, record.equity_shares);
  const held = { period_end, dollars: currency === 'USD' ? equity : null };
  record.equity_raised =
    isRaised(last, record.equity_shares, sharesToday, lowAfter?.(period_end) ?? null) ||
    issuedSinceSeen({ periods: rows, sharesToday, seen, lowAfter }, held) !== null ||
    // NAKA: $478M of September, and the closes leap in May.
    (record.equity_shares.shares === null && isSplitSince({ periods: rows, sharesToday, leap }, period_end));
}

interface Published {
  equity: number | null;
  assets: number | null;
  sharesToday: number | null;
  /** Of the newest statement. */
  cash: DatedAmount | null;
  /** More money has come in since the cash of the newest statement, which is of about the same day (IMSR: $295M beside $298M of December). */
  hasMoneySince: boolean;
}

/** If assets are this many times the cash, the rest may be short-term investments that are not on record. */
const MORE_ASSETS = 2.5;

/**
 * Whether the cash of a drug maker that burns it is cash and equivalents alone, while most of its assets may be securities: no source has them, so it gets
 * no net cash (CLLS: $61.5M of $325M).
 */
export const isCashAlone = (
  sic: string | null,
  { cash, assets, operating_cash_flow: flow }: Partial<CompanyFigures>,
): boolean =>
  MEDICINES.test(sic ?? '') &&
  cash?.with_investments === false &&
  (flow?.value ?? 0) < 0 &&
  assets?.currency === cash.currency &&
  assets.value >= MORE_ASSETS * cash.value;

/** What of a published equity, where no statement has one, makes no price to book. */
function publishedEquity(
  record: CompanyRecord,
  rows: readonly CountedRow[],
  published: Published,
  lowAfter: (end: string) => number | null,
): void {
  if (isPublishedOfPart(rows, published)) record.equity_is_of_part = true;
  record.equity_raised =
    published.hasMoneySince || isPublishedRaised(rows, published, lowAfter) || isUnderCash(published);
}

/** Whether a statement has more cash than all published assets: more has come in since (DMRA: $533M in March, and assets of $261M). */
export const isUnderCash = ({ assets, cash }: Pick<Published, 'assets' | 'cash'>): boolean =>
  assets !== null && cash !== null && cash.currency === 'USD' && cash.value > assets + ROUNDED;

/** Published amounts come in whole millions. */
const ROUNDED = 1e6;

/** A published equity of at most this many times the newest one on record includes nothing raised since. */
const NOT_GROWN = 1.1;

/**
 * The same of an equity that was published without its day, where the newest balance that counts the shares has about as much without what is owed: nothing of what
 * came in since is in it (DC: $113M beside $116M of September, and 20.7 of 133.9 million shares since, at $3.60 and more).
 */
export function isPublishedRaised(
  rows: readonly CountedRow[],
  { equity, sharesToday }: { equity: number | null; sharesToday: number | null },
  lowAfter: (end: string) => number | null,
): boolean {
  const last = newest(
    rows.filter(
      (row) =>
        row.currency === 'USD' &&
        row.shares_outstanding !== null &&
        row.assets !== null &&
        row.liabilities !== null,
    ),
  );
  if (!last || equity === null || equity <= 0) return false;
  const then = (last.assets ?? 0) - (last.liabilities ?? 0);
  if (equity > NOT_GROWN * then) return false;
  const counted = {
    date: last.period_end,
    shares: last.shares_outstanding,
    isCounted: true,
    isOfPart: false,
  };
  return isRaised({ equity, currency: 'USD' }, counted, sharesToday, lowAfter(last.period_end));
}

/** Losses and payments since a balance reduce the assets too: the published ones are at least this part of the recorded ones. */
const SAME_ASSETS = 0.75;

/**
 * The same for a published equity, if no statement has one: assets less liabilities of the newest balance on record are twice as much, and the assets have stayed
 * about the same (FPH: $843M of $2,377M, VGAS: $30M of $64M; the market value counts all classes). Not if earnings are over all the shares that trade:
 * then the rest does not belong to shareholders (ADTN: $146M of $507M, and earnings over 85 million shares where 81 million trade).
 */
export function isPublishedOfPart(
  rows: readonly CountedRow[],
  published: { equity: number | null; assets: number | null; sharesToday: number | null },
): boolean {
  const { equity, assets, sharesToday } = published;
  const last = newest(
    rows.filter((row) => row.assets !== null && row.liabilities !== null && row.currency === 'USD'),
  );
  if (!last || equity === null || equity <= 0 || assets === null) return false;
  if (isEarnedOverAll(rows, sharesToday)) return false;
  const then = last.assets ?? 0;
  return assets >= SAME_ASSETS * then && then - (last.liabilities ?? 0) >= MOSTLY_OTHERS * equity;
}
