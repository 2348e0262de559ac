import type { CashFigure, Runway } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import type { FigureDoubt } from '../agreement.ts';
import { amountOf, newestFirst } from './dated.ts';
import { twelveMonthsTo } from './twelve-months.ts';

/** What was published with the quotes comes in whole millions, and is cash and equivalents alone. */
const HALF_A_MILLION = 5e5;
/** Two sources that differ by this factor cannot both be right of one time. */
const APART = 3;
/** A third source bears one out within this share. */
const NEAR = 0.25;
/** Nine days: who has less, and more current assets than is due, has cash that no source counts, or another unit. */
const LEAST_QUARTERS = 0.1;
/** Who has current assets five times what is due lives of more than cash for six weeks. */
const AMPLE = { ratio: 5, quarters: 0.5 };

interface CashFigures {
  cash: CashFigure | null;
  runway: Runway | null;
}

interface Beside {
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
  currentRatio: number | null;
  isFinancial: boolean;
}

const isFarUnder = (cash: number, published: number): boolean =>
  published > HALF_A_MILLION && cash < (published - HALF_A_MILLION) / APART;

/** Whether another source has about the same cash on the same day. */
const isBorneOut = (
  { value, period_end, source }: CashFigure,
  periods: readonly FinancialPeriod[],
): boolean =>
  newestFirst(periods, 'quarter', 'year', 'twelve_months').some(
    (period) =>
      period.period_end === period_end &&
      (['cash', 'cash_and_investments'] as const).some((figure) => {
        const other = amountOf(period, figure);
        return other && other.source !== source && Math.abs(other.value - value) <= NEAR * Math.abs(value);
      }),
  );

/** A published margin is that of the same months within this, in percent. */
const SAME_MARGIN = 0.1;
/** Sales in whole millions tell a rate from here on. */
const LEAST_SALES = 3e6;

/**
 * What was published with the quotes as cash, in the currency of a runway, at the rate that the sales of the same months tell, which a margin to a hundredth of a percent says that they are (PASW: $5M
 * beside sales of $5M, and CN¥1.2M beside CN¥34.1M); null where nothing tells it.
 */
function publishedIn(
  { currency, period_end: end }: Runway,
  { periods, fundamentals }: Pick<Beside, 'periods' | 'fundamentals'>,
): number | null {
  const { cash = null, sales = null, profit_margin: margin = null } = fundamentals ?? {};
  if (currency === 'USD' || cash === null) return cash;
  const [revenue, income] = (['revenue', 'net_income'] as const).map((line) =>
    twelveMonthsTo(periods, end, line),
  );
  if (!revenue || !income || margin === null || revenue.currency !== currency || (sales ?? 0) < LEAST_SALES)
    return null;
  const isSame = Math.abs((income.value / revenue.value) * 100 - margin) <= SAME_MARGIN;
  return isSame ? cash * (revenue.value / (sales ?? 1)) : null;
}

/**
 * Cash and runway, unless what was published with the quotes is three times as much, or cash for nine days stands beside more
 * current assets than liabilities. Cash that a second source has on the same day was right on that day; what it lasts for
 * is another matter, since more has come in. Of banks and funds, whose published cash holds more, only a cash of nothing is asked.
 */
export function agreeingCash(found: CashFigures, beside: Beside, doubts: FigureDoubt[]): CashFigures {
  const { cash, runway } = found;
  const { periods, fundamentals, currentRatio, isFinancial } = beside;
  const published = fundamentals?.cash ?? 0;
  const isOver = (amount: number) => (!isFinancial || amount === 0) && isFarUnder(amount, published);
  const isHeld = cash !== null && cash.currency === 'USD' && isOver(cash.value);
  const isShort =
    runway?.state === 'known' && (runway.quarters ?? 0) < LEAST_QUARTERS && (currentRatio ?? 0) >= 1;
  const isThin =
    runway?.state === 'known' &&
    (runway.quarters ?? 0) < AMPLE.quarters &&
    (currentRatio ?? 0) >= AMPLE.ratio;
  const isUnderPublished =
    runway !== null &&
    (runway.currency === 'USD'
      ? isOver(runway.cash)
      : runway.cash < (publishedIn(runway, beside) ?? 0) / APART);
  const noRunway = isShort || isThin || isUnderPublished;
  const ofRunway = isShort && cash?.period_end === runway.period_end;
  if (!cash || (!isHeld && !ofRunway)) return { cash, runway: noRunway ? null : runway };
  const shown =
    !ofRunway && isBorneOut(cash, periods) ? { source: cash.source, value: cash.value } : undefined;
  doubts.push({
    figure: 'cash',
    period_end: cash.period_end,
    found: [
      { source: cash.source, value: cash.value },
      ...(isHeld ? [{ source: 'snapshot', value: published }] : []),
      ...(ofRunway ? [{ source: 'used in a quarter', value: runway.operating_cash_flow / 4 }] : []),
    ],
    shown,
    ...(ofRunway && {
      decision: 'not shown: cash for nine days beside more current assets than liabilities',
    }),
    ...(shown && { decision: 'shown of its day, and no runway: three times as much was published later' }),
  });
  return { cash: shown ? cash : null, runway: noRunway || !shown ? null : runway };
}
