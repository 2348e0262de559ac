import { marginPercent } from '../growth.ts';
import { daysBetween } from '../../time/days.ts';
import { isOfEarlierDay } from './published-balances.ts';
import {
  type Amount,
  dollars,
  isOfSameMonths,
  LEAST_PUBLISHED_EQUITY,
  type Published,
  type ScreenedParts,
} from './screened-published.ts';

/** More than all the equity is the income of another year than an equity that was published (ASA: $664M of $341M). */
const notWhole = (percent: number | null): number | null =>
  percent !== null && Math.abs(percent) > 100 ? null : percent;

/**
 * Net income over equity, of statements in one currency or of what stands beside it as published: both, of one source; the equity, which a
 * year changes little; or the net income, where it is of the months of the revenue.
 */
export function returnOnEquity(
  parts: ScreenedParts,
  published: Published,
  shownEquity: number | null,
): number | null {
  const { net_income: income, equity } = parts.figures;
  if (income && equity) {
    const since = published('equity', 'equity');
    const isSame = since !== null && isAboutAsMuch(equity, since, parts.periods);
    return income.currency === equity.currency ? sinceEquity(income, equity, isSame) : null;
  }
  const publishedIncome = published('net_income', 'net_income');
  if (equity)
    return isOfSameMonths(parts, published) || isOfSameDay(equity, publishedIncome, published)
      ? marginPercent(publishedIncome, dollars(equity))
      : null;
  if (income) return notWhole(marginPercent(dollars(income), shownEquity));
  const publishedEquity = published('equity', 'equity') ?? 0;
  return publishedEquity >= LEAST_PUBLISHED_EQUITY ? marginPercent(publishedIncome, publishedEquity) : null;
}

/** An equity of so many days before the end of the income is that of a quarter before; of an older one, less than so much of it was earned or lost since. */
const EQUITY = { days: 100, mostMoved: 25 };

/** What was published since an equity, and lies within this part of it, says that it hardly moved; what is the same to the million may be of its own day. */
const [SAME_PART, ROUNDED] = [0.1, 0.6e6];

/** A net income in whole millions is known to a tenth from here on. */
const LEAST_INCOME = 5e6;

/** Whether what was published is of the fiscal year that ended on the day of an equity: it has that equity to the million beside its income (BDC: $1,264M and $238M). */
function isOfSameDay(equity: Amount, income: number | null, published: Published): boolean {
  const beside = published('equity', 'equity') ?? 0;
  const isSame = beside >= LEAST_PUBLISHED_EQUITY && Math.abs(beside - equity.value) <= ROUNDED;
  return isSame && Math.abs(income ?? 0) >= LEAST_INCOME;
}

/** Whether another equity was published since, of about as much (FTK: $110.5M of September, and $113M). */
const isAboutAsMuch = (equity: Amount, since: number, periods: ScreenedParts['periods']): boolean =>
  equity.currency === 'USD' &&
  since >= LEAST_PUBLISHED_EQUITY &&
  Math.abs(since - equity.value) > ROUNDED &&
  Math.abs(since - equity.value) <= SAME_PART * equity.value &&
  !isOfEarlierDay(periods, 'equity', since);

/** DAIO: a loss of $8.0M to March is no return on the equity of September, half of which it took; where that is about as much since, it is one. */
function sinceEquity(income: Amount, equity: Amount, isSame: boolean): number | null {
  const percent = marginPercent(income.value, equity.value);
  const isOld = daysBetween(equity.period_end, income.period_end) > EQUITY.days;
  return isOld && !isSame && Math.abs(percent ?? 0) > EQUITY.mostMoved ? null : percent;
}

/** Operating income over equity and debt, of one currency; none of an equity under zero. */
export function returnOnCapital(
  operating: Amount | null,
  equity: Amount | null,
  debt: Amount | null,
): number | null {
  if (!operating || !equity || !debt) return null;
  if (operating.currency !== equity.currency || debt.currency !== equity.currency) return null;
  return equity.value <= 0 ? null : marginPercent(operating.value, equity.value + debt.value);
}
