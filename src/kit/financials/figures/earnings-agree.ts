import type { DatedAmount, EpsFigure } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { allTwelve } from './other-months.ts';

/** Days by which two sources date the same twelve months. */
const SAME_END_DAYS = 10;
/** Earnings a share that differ by less are the same, whatever their ratio. */
const CENTS = 0.1;
/** Amounts of the snapshot come in whole millions: a smaller income has no sign. */
const PUBLISHED_ROUNDING = 1e6;

/** What decides between the two. */
interface Beside {
  asOf: string;
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
  sharesToday: number | null;
}

interface Earnings {
  eps: EpsFigure | null;
  income: DatedAmount | null;
}

/** The net income published with the quotes, of months no earlier than a statement's. */
function publishedIncome({ asOf, periods, fundamentals }: Beside): DatedAmount | null {
  const value = fundamentals?.net_income ?? 0;
  if (Math.abs(value) < PUBLISHED_ROUNDING) return null;
  const currency = periods.find((period) => period.currency !== 'USD')?.currency ?? 'USD';
  return { value, currency, period_end: asOf, source: 'snapshot' };
}

/** Whether net income has another sign than EPS, or is off by half of it a share; of unknown shares the sign says it. */
function contradicts(eps: EpsFigure, income: DatedAmount | null, shares: number | null): boolean {
  if (!income || income.currency !== eps.currency) return false;
  if (income.value < 0 !== eps.value < 0) return true;
  if (!shares) return false;
  const off = Math.abs(income.value / shares - eps.value);
  return off > CENTS && off > Math.abs(eps.value) / 2;
}

/** After so many days what was published with the quotes is of later months, and of so much its sign is sure. */
const [LATER_DAYS, SURE] = [240, 5e6];

/** Whether what was published since has another sign (TSQ: $1.18 to September, and $10M lost). */
const isOvertaken = (eps: EpsFigure, published: DatedAmount | null, { asOf }: Beside): boolean =>
  published !== null &&
  Math.abs(published.value) >= SURE &&
  published.value < 0 !== eps.value < 0 &&
  daysBetween(eps.period_end, asOf) > LATER_DAYS;

/** The EPS that was published with the quotes is that of the statements within this share. */
const SAME_EPS = 0.05;
/** The fiscal year before an EPS ended no longer ago, and its net income comes in whole millions, or is the same within this share. */
const [YEAR_BEFORE_DAYS, SAME_INCOME] = [290, 0.01];

/**
 * Whether what was published contradicts an EPS that nothing else would stand for: not where the published EPS is about the same (AMR: a loss of $3.01 and
 * of $3.00, beside the $62M that the fiscal year lost), nor where the published net income is that of the months before on record (AAT: $56M of 2025,
 * with what one sale brought).
 */
export function contradictsAll(
  eps: EpsFigure,
  published: DatedAmount | null,
  shares: number | null,
  { periods, fundamentals }: Beside,
): boolean {
  if (!published || !contradicts(eps, published, shares)) return false;
  const said = fundamentals?.eps_ttm ?? null;
  if (said !== null && eps.currency === 'USD' && Math.abs(said - eps.value) <= SAME_EPS * Math.abs(eps.value))
    return false;
  return !allTwelve(periods, 'net_income').some(({ value, end }) => {
    const days = daysBetween(end, eps.period_end);
    const off = Math.abs(value - published.value);
    return (
      days > SAME_END_DAYS &&
      days <= YEAR_BEFORE_DAYS &&
      off <= Math.max(PUBLISHED_ROUNDING / 2, SAME_INCOME * Math.abs(published.value))
    );
  });
}

/**
 * EPS and net income of twelve months that stand beside each other. The later of the two is the company's of today: an EPS that
 * later net income contradicts is none, and a net income that a later EPS contradicts. What was published with the quotes
 * decides where it bears one of them out, as `denies` says.
 */
export function agreeingEarnings(
  earnings: Earnings,
  parts: Beside,
  denies: typeof contradictsAll = contradicts,
): Earnings {
  const { eps, income } = earnings;
  const { sharesToday } = parts;
  const published = publishedIncome(parts);
  if (!eps) return earnings;
  const isBorneOut = !denies(eps, published, sharesToday, parts);
  if (!income) return isBorneOut ? earnings : { eps: null, income };
  const daysLater = daysBetween(eps.period_end, income.period_end);
  if (isOvertaken(eps, published, parts)) return { eps: null, income };
  if (Math.abs(daysLater) <= SAME_END_DAYS || !contradicts(eps, income, sharesToday)) return earnings;
  return daysLater < 0 && isBorneOut ? { eps, income: null } : { eps: null, income };
}
