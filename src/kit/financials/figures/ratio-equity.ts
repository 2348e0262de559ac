import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import type { FigureDoubt } from '../agreement.ts';
import { isEquityDoubtful } from '../balance.ts';
import { lostSince } from './lost-equity.ts';
import { equitySince } from './old-equity.ts';

type Beside = Parameters<typeof equitySince>[1];

/** Equity, unless assets less liabilities of its day say another; a balance with a gap is listed for staff either way. */
function borneOut(
  equity: DatedAmount | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null {
  const period = periods.find(
    ({ period_end, marks }) => period_end === equity?.period_end && marks['equity']?.gap !== undefined,
  );
  if (!period || !equity) return equity;
  const { period_end, assets, liabilities } = period;
  const isDoubtful = isEquityDoubtful(period);
  doubts.push({
    figure: 'equity',
    period_end,
    found: [
      { source: 'assets', value: assets ?? 0 },
      { source: 'liabilities', value: liabilities ?? 0 },
      { source: 'equity', value: equity.value },
    ],
    shown: isDoubtful ? undefined : { source: equity.source, value: equity.value },
    decision: isDoubtful
      ? 'no ratio of equity: assets are not liabilities and equity'
      : 'shown with a note: assets are not liabilities and equity',
  });
  return isDoubtful ? null : equity;
}

/**
 * Equity, unless the cash of a later day is more than all the assets of its own: what has come in since is not in it, and no ratio is made of it (CRVS: $61M
 * of December, and $237M of cash in March). Listed for staff.
 */
function sinceMoney(
  equity: DatedAmount | null,
  cash: DatedAmount | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null {
  if (!equity || !cash || cash.currency !== equity.currency || cash.period_end <= equity.period_end)
    return equity;
  const { period_end } = equity;
  const assets = periods.find((period) => period.period_end === period_end && period.assets !== null)?.assets;
  if (typeof assets !== 'number' || cash.value <= assets) return equity;
  doubts.push({
    figure: 'equity',
    period_end,
    found: [
      { source: equity.source, value: equity.value },
      { source: 'all assets of the day', value: assets },
      { source: 'cash of a later day', value: cash.value },
    ],
    shown: undefined,
    decision: 'no ratio of equity: more cash came in later than all assets of its day',
  });
  return null;
}

/** Equity, unless it is old and another one was published since; then it is listed for staff. */
function notOutdated(equity: DatedAmount | null, parts: Beside, doubts: FigureDoubt[]): DatedAmount | null {
  const since = equitySince(equity, parts);
  if (!equity || since === null) return equity;
  doubts.push({
    figure: 'equity',
    period_end: equity.period_end,
    found: [
      { source: equity.source, value: equity.value },
      { source: 'published since', value: since },
    ],
    shown: undefined,
    decision: 'no ratio of equity: another one was published since its day',
  });
  return null;
}

/** Equity, unless half of it was lost, or earned, since its day; then it is listed for staff. */
function notLost(equity: DatedAmount | null, parts: Beside, doubts: FigureDoubt[]): DatedAmount | null {
  const lost = lostSince(equity, parts);
  if (!equity || lost === null) return equity;
  doubts.push({
    figure: 'equity',
    period_end: equity.period_end,
    found: [
      { source: equity.source, value: equity.value },
      { source: lost < 0 ? 'lost since' : 'earned since', value: lost },
    ],
    shown: undefined,
    decision: `no ratio of equity: half of it and more was ${lost < 0 ? 'lost' : 'earned'} since its day`,
  });
  return null;
}

/** The equity that ratios are made of: that of statements, unless its day, later cash, later losses or what was published since says another. */
export function equityOfRatios(
  equity: DatedAmount | null,
  cash: DatedAmount | null,
  parts: Beside,
  doubts: FigureDoubt[],
): DatedAmount | null {
  const ofDay = borneOut(equity, parts.periods, doubts);
  const ofMoney = sinceMoney(ofDay, cash, parts.periods, doubts);
  return notLost(notOutdated(ofMoney, parts, doubts), parts, doubts);
}
