import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import type { FigureDoubt } from '../agreement.ts';
import { isEquityDoubtful } from '../balance.ts';
import { currentGrowth } from '../growth.ts';
import { agreed } from './agreed.ts';
import { agreedIncome } from './agreed-income.ts';
import { cashOf } from './cash.ts';
import { agreeingCash } from './cash-agrees.ts';
import { amountOf, isFresh, latestBalance, newestFirst } from './dated.ts';
import { debtOf } from './debt.ts';
import { agreeingEarnings } from './earnings-agree.ts';
import { announcedEps, type AnnouncedParts, oldUnit } from './announced.ts';
import { epsOf, publishedEps } from './eps.ts';
import { outlivedBy, outrunBy, overtakenBy, replacedBy } from './overtaken.ts';
import { currentRatio } from './current-ratio.ts';
import { type PublishedGrowth, yearOverYear } from './published-growth.ts';
import { moneySince } from '../money-since.ts';
import { otherOwnersOf } from '../other-owners.ts';
import { countsOthersShare, isEarlierBalance, isOfEarlierDay } from './published-balances.ts';
import { hasNoPace, isFarLess, runwayOf } from './runway.ts';
import { type FlowFigure, latestTwelveMonths } from './twelve-months.ts';

/** What the figures of a company are made of; `asOf` is the day of the record, `sharesToday` market value over price: shares as traded. */
export interface FigureParts extends AnnouncedParts {
  /** Banks, insurers, funds: money is their trade, and no runway. */
  isFinancial: boolean;
  /** A blank check, whose shares may all be redeemed, and so are in no equity. */
  isBlankCheck?: boolean;
  /** The first day on which the shares traded, where that is of these years. */
  listedOn?: string | null;
  /** Growth of a quarter's revenue as a source publishes it. */
  growth?: PublishedGrowth | null;
}

/** The figures that headlines show of a company, and those that are in doubt. */
export function companyFigures(parts: FigureParts): { figures: CompanyFigures; doubts: FigureDoubt[] } {
  const { asOf, periods, fundamentals } = parts;
  const doubts: FigureDoubt[] = [];
  const checked = (figure: string, found: DatedAmount | null, published: number | null | undefined) =>
    agreed(
      figure,
      found && isFresh(found.period_end, asOf) ? found : null,
      published ?? null,
      periods,
      doubts,
    );
  const flow = (figure: FlowFigure, published?: number | null) =>
    checked(figure, latestTwelveMonths(periods, figure, asOf), published);
  const isEarlier = isEarlierBalance(periods, fundamentals);
  const balance = (figure: StatementFigure, published?: number | null) =>
    checked(
      figure,
      latestBalance(periods, figure),
      isEarlier || isOfEarlierDay(periods, figure, published) || countsOthersShare(periods, figure, published)
        ? null
        : published,
    );
  const revenue = flow('revenue', fundamentals?.sales);
  const assets = balance('assets', fundamentals?.assets);
  const { eps: agreedEps, income } = earningsOf(
    agreedIncome(flow('net_income'), flow('operating_income'), parts, doubts),
    parts,
  );
  const operating = notOutlived(flow('operating_income', fundamentals?.operating_income), periods, doubts);
  const eps = ofToday(agreedEps, operating, parts, doubts);
  const quarterly = currentGrowth(periods, 'quarter', 'revenue', 'quarter', asOf);
  const held = cashOfToday(parts, doubts);
  return {
    doubts,
    figures: {
      as_of: asOf,
      ...held,
      eps,
      last_eps: announcedEps(parts),
      ...oldUnit(parts),
      ...ofOthers(parts),
      revenue,
      gross_profit: within(flow('gross_profit'), revenue),
      operating_income: operating,
      net_income: income,
      operating_cash_flow: flow('operating_cash_flow'),
      assets,
      liabilities: balance('liabilities', fundamentals?.liabilities),
      equity: ofRatios(balance('equity', fundamentals?.equity), held.cash, periods, doubts),
      debt: debtOf(parts, doubts),
      shares: newestShares(periods, asOf),
      revenue_year_over_year: yearOverYear({ ...parts, growth: revenue ? parts.growth : null }, doubts),
      revenue_quarter_over_quarter: quarterly && {
        percent: quarterly.percent,
        period_end: quarterly.period.period_end,
      },
    },
  };
}

/** What others own, where the market value does not count their shares. */
function ofOthers(parts: FigureParts): Pick<CompanyFigures, 'other_owners'> {
  const others = parts.isBlankCheck ? null : otherOwnersOf(parts);
  return others && isFresh(others.period_end, parts.asOf) ? { other_owners: others } : {};
}

/** Cash and runway that agree; no runway of cash to which more has come in since, and why. */
function cashOfToday(
  parts: FigureParts,
  doubts: FigureDoubt[],
): Pick<CompanyFigures, 'cash' | 'runway' | 'money_since'> {
  const { periods, asOf, isFinancial } = parts;
  const paced = isFinancial ? null : runwayOf(periods, asOf);
  const since = paced?.state === 'known' ? moneySince(parts, paced.period_end) : null;
  const agreeing = agreeingCash(
    { cash: cashOf(periods, asOf), runway: since === null ? paced : null },
    { ...parts, currentRatio: currentRatio(parts) },
    doubts,
  );
  const { cash, runway } = agreeing;
  // More cash on a later day has come in since, whatever else is in the total of that day.
  const hasMore =
    cash !== null &&
    runway?.state === 'known' &&
    cash.period_end > runway.period_end &&
    cash.value > runway.cash;
  const isNone =
    hasMore ||
    (runway !== null && (hasNoPace(periods, runway) || (cash !== null && isFarLess(cash, runway))));
  return { cash, runway: isNone ? null : runway, ...(since !== null && { money_since: since }) };
}

/** EPS and net income that agree; where later net income contradicts four quarters of EPS, twelve months as published are asked. */
function earningsOf(income: DatedAmount | null, parts: FigureParts): ReturnType<typeof agreeingEarnings> {
  const { periods, asOf, sharesToday: count } = parts;
  const first = agreeingEarnings({ eps: epsOf(periods, asOf, { count }), income }, parts);
  if (first.eps) return first;
  const second = agreeingEarnings({ eps: publishedEps(periods, asOf, { count }), income }, parts);
  return second.eps && second.income ? second : first;
}

/** EPS of twelve months, unless what was announced since, or what operations earned since, says another year; then it is listed for staff. */
function ofToday(
  eps: CompanyFigures['eps'],
  operating: DatedAmount | null,
  { lastReport, periods }: FigureParts,
  doubts: FigureDoubt[],
): CompanyFigures['eps'] {
  const announced = overtakenBy(eps, lastReport) ?? replacedBy(eps, lastReport, periods);
  const outrun = outrunBy(eps, operating, periods);
  if (!eps || (announced === null && outrun === null)) return eps;
  doubts.push({
    figure: 'eps_diluted',
    period_end: eps.period_end,
    found: [
      { source: eps.source, value: eps.value },
      announced === null
        ? { source: 'operating income since', value: outrun?.value ?? 0 }
        : { source: 'announced since', value: Number(announced.toFixed(4)) },
    ],
    shown: undefined,
    decision:
      announced === null
        ? 'not shown: operations earned less than half as much in later twelve months'
        : 'not shown: later reports add up to less than half as much, or to twice as much',
  });
  return null;
}

/** Operating income of twelve months, unless the quarters filed since make another amount altogether of it. */
function notOutlived(
  operating: DatedAmount | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null {
  const now = outlivedBy(operating, periods);
  if (!operating || now === null) return operating;
  doubts.push({
    figure: 'operating_income',
    period_end: operating.period_end,
    found: [
      { source: operating.source, value: operating.value },
      { source: 'with the quarters filed since', value: now },
    ],
    shown: undefined,
    decision: 'not shown: the quarters filed since make another amount of it',
  });
  return null;
}

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

/** The equity that ratios are made of. */
const ofRatios = (
  equity: DatedAmount | null,
  cash: DatedAmount | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null => sinceMoney(borneOut(equity, periods, doubts), cash, periods, doubts);

/** A part that is larger than its whole on the same day was read of something else. */
const within = (part: DatedAmount | null, whole: DatedAmount | null): DatedAmount | null =>
  part &&
  whole &&
  part.period_end === whole.period_end &&
  part.currency === whole.currency &&
  part.value > whole.value * PART_MARGIN
    ? null
    : part;
/** Room for rounding. */
const PART_MARGIN = 1.01;

/** The newest count of shares on record, unless it is old. */
function newestShares(periods: readonly FinancialPeriod[], asOf: string): CompanyFigures['shares'] {
  const newest = newestFirst(periods, 'quarter', 'year').find((p) => p.shares_outstanding !== null);
  const found = newest && isFresh(newest.period_end, asOf) ? amountOf(newest, 'shares_outstanding') : null;
  return found && { value: found.value, period_end: found.period_end, source: found.source };
}
