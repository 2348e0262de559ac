import { daysBefore } from '#kit/time/days.ts';
import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import { type CountedRow, type DatedShares, isEarnedOverAll, sharesAt } from '#kit/financials/earning-shares.ts'; // prettier-ignore
import { isBank } from '#kit/financials/money-trade.ts';
import { MEDICINES } from '#kit/financials/merged.ts';
import { issuedSinceSeen, isSplitSince, SAME_DAY, type Since } from '#kit/financials/money-since.ts';
import { equityHoldsPreferred, PREFERRED_DAYS, type PreferredRow } from '#kit/financials/preferred-equity.ts';
import type { Db } from '#server/db/open.ts';
import { lastLeaps, lowestAfter, readMonthLows, readOwnersCounts } from '../traded-shares.ts';
import type { CompanyRecord, Take } from './company-record.ts';

/** From so many more shares on, worth so much of the equity at the lowest close since, what they brought in makes another ratio. */
const RAISED = { more: 1.05, part: 0.5 };
/** Days that an equity is fresh. */
const FRESH_DAYS = 457;

/** Assets less liabilities of so many times the equity belong to others than who has the equity, in larger part. */
const MOSTLY_OTHERS = 2;

/** Sources of a debt with leases, which is more than another one for them. */
const WITH_LEASES: ReadonlySet<string> = new Set(['yahoo-twelve-months']);

/** A debt of more days before the cash is that of an earlier quarter. */
const SAME_MONTHS = 80;

interface BalanceRow extends CountedRow, PreferredRow {
  symbol: string;
}

/** The shares that were counted on the days of the newest equity and of the cash that headlines show; where none were, those that earnings are over. */
export async function readBalanceShares(db: Db, day: string, take: Take): Promise<void> {
  const rows = await db
    .selectFrom('financial_periods')
    .select([
      'symbol',
      'kind',
      'period_end',
      'currency',
      'equity',
      'shares_outstanding',
      'assets',
      'liabilities',
    ])
    .select(['net_income', 'eps_diluted', 'diluted_shares'])
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
      if (last && isBank({ name, sic })) record.bank_shares = sharesOfBank(periods, last.period_end);
      if (last) statedEquity(record, periods, last, since);
      else publishedEquity(record, periods, { ...ofDay, hasMoneySince: !!money_since }, low);
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

/** Earnings a share of less are known too roughly. */
const LEAST_EPS = 0.05;

/** The quarter before ended no more days before a balance. */
const QUARTER_DAYS = 100;

/**
 * The most shares that were counted on a day, or that earnings of the quarter to it are over; where neither is known, of the quarter before (NIC: 14.8 million of
 * September, the equity of December, and 21.3 million trade since it bought another bank). undefined where nothing says so.
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

const newest = <Row extends { period_end: string }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (last, row) => (last && last.period_end >= row.period_end ? last : row),
    undefined,
  );

/**
 * Whether the shares that were issued since an equity are worth half of it and more, at the lowest close since (POCI: $9.3M of December, and 3.2 of 10.9 million shares
 * since, at $3.90 and more). Of a receipt others are counted, and a scale that is not sure has no close.
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
 * Whether an equity is that of one class of several, which are not counted together, and most of what the company has is the others’: the market value is
 * of all (HGTY: $221M of $747M).
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
  /** More has come in since the cash of the newest statement, of about whose day it is (IMSR: $295M beside $298M of December). */
  hasMoneySince: boolean;
}

/** So many times the cash alone in assets may be short-term investments, which are not on record. */
const MORE_ASSETS = 2.5;

/**
 * Whether the cash of a maker of medicines that uses it up is cash and equivalents alone, and most of its assets may be securities: no source has them, and
 * net cash is none (CLLS: $61.5M of $325M).
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

/** Whether a statement has more cash than all that was published: more has come in since (DMRA: $533M in March, and assets of $261M). */
export const isUnderCash = ({ assets, cash }: Pick<Published, 'assets' | 'cash'>): boolean =>
  assets !== null && cash !== null && cash.currency === 'USD' && cash.value > assets + ROUNDED;

/** Published amounts come in whole millions. */
const ROUNDED = 1e6;

/** A published equity that is no more than so many times the newest one on record holds nothing that was raised since. */
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

/** What was lost or paid out since a balance is gone from the assets too. */
const SAME_ASSETS = 0.75;

/**
 * The same of an equity that was published, where no statement has one: the newest balance on record has twice as much without what is owed, and the assets are
 * about those of then (FPH: $843M of $2,377M, VGAS: $30M of $64M; the market value counts all classes). Not where earnings are over all the shares that trade:
 * then the rest is of others than shareholders (ADTN: $146M of $507M, and 85 of 81 million shares earn).
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
