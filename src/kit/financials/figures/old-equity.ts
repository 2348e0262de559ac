import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { isEarlierBalance, isOfEarlierDay } from './published-balances.ts';

/** After so many days two later balances have been filed, of which one was published. */
const OLD_DAYS = 240;
/** An equity that is apart by so much makes another ratio. */
const APART = 4 / 3;
/** Published amounts come in whole millions. */
const LEAST = 10e6;

interface Beside {
  asOf: string;
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
}

/**
 * What was published since of an equity that is eight months old, where it is a third more, or a quarter less, and no earlier balance: shares were
 * issued, or what was held has lost its price (IDR: $74M of September and $108M; MARA: $5.2 billion and $3.5 billion). Null of any other equity.
 */
export function equitySince(
  equity: DatedAmount | null,
  { asOf, periods, fundamentals }: Beside,
): number | null {
  const published = fundamentals?.equity ?? null;
  if (!equity || equity.currency !== 'USD' || published === null || Math.abs(published) < LEAST) return null;
  if (daysBetween(equity.period_end, asOf) < OLD_DAYS) return null;
  const isApart =
    published <= 0 || equity.value <= 0
      ? published * equity.value < 0
      : published / equity.value > APART || equity.value / published > APART;
  if (!isApart || isEarlierBalance(periods, fundamentals) || isOfEarlierDay(periods, 'equity', published))
    return null;
  return published;
}
