import type { Company } from '#contract/company.ts';
import { daysBetween } from '../time/days.ts';
import { moneyTradeOf, type Traded } from './money-trade.ts';

/** A quarter, or the balance of its end. */
export interface PreferredRow {
  kind: string;
  period_end: string;
  currency: string;
  net_income: number | null;
  eps_diluted: number | null;
  diluted_shares: number | null;
  shares_outstanding: number | null;
  equity: number | null;
  assets: number | null;
  liabilities: number | null;
}

/** Quarters of two years are asked. */
export const PREFERRED_DAYS = 740;
const LEAST_QUARTERS = 4;
/** One count alone may be of one class (IBTA: 9.4 of 30 million). */
const LEAST_COUNTS = 2;
/** A count is of a quarter that ended so many days before it or after it, and of one without, where the nearest lies no further. */
const NEAR_DAYS = { before: 10, after: 190, nearest: 500 };
/** Counts of which none is newer are of before the offering, or of one class: IBTA’s end a year and a half before its last quarter. */
const FRESH_COUNT_DAYS = 300;
/** What is left of the net income, over the earnings a share times the shares: two cents of each are more than a rounded one makes. */
const LEAST_A_SHARE = 0.02;
/** So many of the quarters have it; the lower quarter of them is what is paid. */
const [MOST_QUARTERS, LOWER] = [0.8, 0.25];
/** What is paid stays where income is half as much again: options and bonds that may become shares take more of more. */
const OTHER_INCOME = 1.5;
/** Options take a twentieth of an income, mostly; what is paid is more than that of the most that was earned. */
const LEAST_OF_MOST = 0.08;
/** Of less of the net income, options and such bonds may be all of it; so may shares of another class, where it is over as many in each quarter. */
const [LEAST_PART, OTHER_SHARES] = [0.25, 1.15];
/** Others who have so much beside the equity may be who gets it, as the owners of a subsidiary: GYRE’s have $35M beside $102M. */
const MOST_OUTSIDE = 0.25;
/** Preferred shares cost 5 to 14% of themselves a year: what is paid says how many there are at least. */
const [LEAST_OF_EQUITY, DEAREST] = [0.0135, 0.14];
/** Of more of the equity a year, it is no dividend: the count is of other shares. */
const MOST_OF_EQUITY = 0.2;

/** What is left of the net income of a quarter over its earnings a share times the shares. */
interface Paid {
  paid: number;
  income: number;
  eps: number;
}

/** A quarter whose shares are known as well. */
export interface Known extends Paid {
  end: string;
  shares: number;
}

const isPaying = ({ paid, shares }: Known): boolean => paid >= LEAST_A_SHARE * shares;

const dated = (rows: readonly PreferredRow[]): [day: string, shares: number][] =>
  rows.flatMap(({ period_end, diluted_shares, shares_outstanding }) => {
    const shares = diluted_shares ?? shares_outstanding;
    return shares !== null && shares > 0 ? [[period_end, shares] as [string, number]] : [];
  });

/** The shares that a quarter’s earnings are over: of a loss the fewest that were counted about its end, so that new shares make nobody paid. */
function sharesOf(counts: readonly (readonly [string, number])[], end: string, isLoss: boolean): number {
  const own = counts.find(([day]) => day === end);
  if (own && !isLoss) return own[1];
  const near = counts.filter(([day]) => {
    const days = daysBetween(day, end);
    return days >= -NEAR_DAYS.before && days <= NEAR_DAYS.after;
  });
  if (near.length > 0) return Math[isLoss ? 'min' : 'max'](...near.map(([, shares]) => shares));
  const off = ([day]: readonly [string, number]) => Math.abs(daysBetween(day, end));
  const nearest = counts.toSorted((a, b) => off(a) - off(b))[0];
  return nearest && off(nearest) <= NEAR_DAYS.nearest ? nearest[1] : NaN;
}

/** Quarters of the two years to a day. */
const quartersTo = (rows: readonly PreferredRow[], to: string): PreferredRow[] =>
  rows.filter(
    ({ kind, currency, period_end: end }) =>
      kind === 'quarter' && currency === 'USD' && end <= to && daysBetween(end, to) < PREFERRED_DAYS,
  );

/** What is left of each quarter whose shares were counted. */
const paidOf = (rows: readonly PreferredRow[], counts: readonly (readonly [string, number])[]): Known[] =>
  rows.flatMap(({ period_end: end, net_income: income, eps_diluted: eps }) => {
    if (income === null || eps === null) return [];
    const shares = sharesOf(counts, end, eps < 0);
    return Number.isNaN(shares) ? [] : [{ end, income, eps, shares, paid: income - eps * shares }];
  });

/** Whether it is paid whatever is earned: of a loss too, or as much of half as much income again, or a quarter of all income. */
function isFixed(quarters: readonly Paid[], outside: number): boolean {
  if (quarters.some(({ eps }) => eps < 0)) return true;
  const inOrder = quarters.toSorted((a, b) => a.income - b.income);
  const [least, most] = [inOrder[0], inOrder.at(-1)];
  if (!least || !most || least.income <= 0) return false;
  const more = most.income / least.income;
  const isAlike = most.paid / least.paid < Math.sqrt(more) && most.paid >= LEAST_OF_MOST * most.income;
  if (more >= OTHER_INCOME && isAlike) return true;
  const over = quarters.map(({ income, eps }) => income / eps);
  return (
    outside < MOST_OUTSIDE &&
    Math.max(...over) > OTHER_SHARES * Math.min(...over) &&
    quarters.every(({ paid, income }) => paid >= LEAST_PART * income)
  );
}

/** What is paid in a quarter before anything is earned for the ordinary shares; null where nothing says that something is. */
function paidBefore(rows: readonly PreferredRow[], to: string, outside: number): number | null {
  const asked = quartersTo(rows, to);
  const counts = dated(asked);
  if (counts.length < LEAST_COUNTS || counts.every(([day]) => daysBetween(day, to) > FRESH_COUNT_DAYS))
    return null;
  const known = paidOf(asked, counts);
  const paying = known.filter(isPaying);
  // Preferred shares that were bought back are paid no more (EVH).
  const last = known.reduce<(typeof known)[number] | undefined>(
    (a, b) => (a && a.end >= b.end ? a : b),
    undefined,
  );
  if (!last || !isPaying(last)) return null;
  if (paying.length < LEAST_QUARTERS || paying.length < MOST_QUARTERS * known.length) return null;
  const inOrder = paying.map(({ paid }) => paid).toSorted((a, b) => a - b);
  return isFixed(paying, outside) ? (inOrder[Math.floor(inOrder.length * LOWER)] ?? null) : null;
}

/** The newest quarter that has such a balance. */
const newest = (rows: readonly PreferredRow[], balance: 'equity' | 'liabilities'): PreferredRow | undefined =>
  rows
    .filter((row) => row.kind === 'quarter' && row.currency === 'USD' && row[balance] !== null)
    .reduce<PreferredRow | undefined>((a, b) => (a && a.period_end >= b.period_end ? a : b), undefined);

interface Net {
  day: string;
  equity: number;
  /** What the assets have beside liabilities and equity. */
  beside: number;
}

/** The newest equity, or what is left of the assets, and what is beside it; null of nothing. */
function netOf(rows: readonly PreferredRow[]): Net | null {
  const last = newest(rows, 'equity') ?? newest(rows, 'liabilities');
  const { equity: own = null, assets = null, liabilities = null } = last ?? {};
  const net = assets === null || liabilities === null ? null : assets - liabilities;
  const equity = own ?? net;
  if (!last || equity === null || equity <= 0) return null;
  return { day: last.period_end, equity, beside: (net ?? equity) - equity };
}

/**
 * Whether the newest equity holds preferred shares, in larger part than a tenth: what is left of the net income over the earnings a share is paid each
 * quarter, and the assets have not, beside liabilities and equity, what would pay it (CIM: $24M a quarter, of $930M among $2.46 billion; DBRG, XOMA).
 * BV’s are outside its equity.
 */
export function holdsPreferred(rows: readonly PreferredRow[]): boolean {
  const net = netOf(rows);
  if (!net) return false;
  const { day, equity, beside } = net;
  const yearly = 4 * (paidBefore(rows, day, beside / equity) ?? 0);
  if (yearly < LEAST_OF_EQUITY * equity || yearly > MOST_OF_EQUITY * equity) return false;
  return beside < yearly / DEAREST;
}

/** Of a lender or a landlord the newest quarters are asked, and three are enough. */
const [NEWEST, LEAST_OF_LENDER] = [4, 3];
/** What is paid is about the same in each of them; what varies no more while the income does is no part of it, but fixed. */
const [ALIKE, FIXED] = [1.6, 1.15];
/** Preferred shares of a tenth of the equity cost half a percent of it a year, as those of banks do. */
const LEAST_OF_LENDERS = 0.005;
/** A quarter as near to the balance as this is of its shares. */
const NEAR_BALANCE_DAYS = 200;

const timesOf = (amounts: readonly number[]): number => Math.max(...amounts) / Math.min(...amounts);

/**
 * Whether the equity of a lender, an insurer or a landlord may hold preferred shares: their income hardly varies, so that what is left of it each quarter does not tell
 * them from options (AGM: $6 to 8M of $50M, over shares that no report counts; EPR, BOH, BANC, TRTX; OPY has options, and no price to book either). With two quarters of one
 * fixed amount what others own beside the equity says nothing (BFS: $2.7M, whatever was earned).
 */
export function mayHoldPreferred(rows: readonly PreferredRow[], sharesToday: number | null): boolean {
  const net = netOf(rows);
  if (!net) return false;
  const asked = quartersTo(rows, net.day);
  const own = dated(asked);
  const counts = own.length === 0 && sharesToday !== null ? [[net.day, sharesToday] as const] : own;
  const known = paidOf(asked, counts)
    .toSorted((a, b) => (a.end < b.end ? 1 : -1))
    .slice(0, NEWEST);
  const [last] = known;
  if (!last || known.length < LEAST_OF_LENDER || daysBetween(last.end, net.day) > NEAR_BALANCE_DAYS)
    return false;
  if (!known.every(isPaying)) return false;
  const paid = known.map((quarter) => quarter.paid);
  const times = timesOf(paid);
  const yearly = (4 * paid.reduce((sum, each) => sum + each, 0)) / paid.length;
  if (times > ALIKE || yearly < LEAST_OF_LENDERS * net.equity || yearly > MOST_OF_EQUITY * net.equity)
    return false;
  return times <= FIXED || net.beside < yearly / DEAREST;
}

/**
 * Whether price to book, and equity a share, of the ordinary shares alone cannot be told of an equity: preferred shares are listed beside them (CHMI: two series, and $236M of
 * equity), or what is left of the net income says that some are in it. Their amount is on no record.
 */
export const equityHoldsPreferred = (
  rows: readonly PreferredRow[],
  company: Traded & Pick<Company, 'shares_outstanding' | 'listed_preferred'>,
): boolean =>
  !!company.listed_preferred ||
  holdsPreferred(rows) ||
  (moneyTradeOf(company) !== null && mayHoldPreferred(rows, company.shares_outstanding));
