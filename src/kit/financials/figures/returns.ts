import { marginPercent } from '../growth.ts';
import { daysBetween } from '../spans.ts';
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
  if (income && equity) return income.currency === equity.currency ? sinceEquity(income, equity) : null;
  const publishedIncome = published('net_income', 'net_income');
  if (equity)
    return isOfSameMonths(parts, published) && equity.currency === 'USD'
      ? marginPercent(publishedIncome, equity.value)
      : null;
  if (income) return notWhole(marginPercent(dollars(income), shownEquity));
  const publishedEquity = published('equity', 'equity') ?? 0;
  return publishedEquity >= LEAST_PUBLISHED_EQUITY ? marginPercent(publishedIncome, publishedEquity) : null;
}

/** An equity of so many days before the end of the income is that of a quarter before; of an older one, less than so much of it was earned or lost since. */
const EQUITY = { days: 100, mostMoved: 25 };

/** DAIO: a loss of $8.0M to March is no return on the equity of September, half of which it took. */
function sinceEquity(income: Amount, equity: Amount): number | null {
  const percent = marginPercent(income.value, equity.value);
  const isOld = daysBetween(equity.period_end, income.period_end) > EQUITY.days;
  return isOld && Math.abs(percent ?? 0) > EQUITY.mostMoved ? null : percent;
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
