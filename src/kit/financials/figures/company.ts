import type { CompanyFigures, DatedAmount, Runway } from '#contract/company-figures.ts';
import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import type { FigureDoubt } from '../agreement.ts';
import { currentGrowth } from '../growth.ts';
import { agreed } from './agreed.ts';
import { agreedIncome } from './agreed-income.ts';
import { withNoMultiple } from './beside-trade.ts';
import { cashOf } from './cash.ts';
import { agreeingCash } from './cash-agrees.ts';
import { amountOf, isFresh, latestBalance, newestFirst } from './dated.ts';
import { debtOf } from './debt.ts';
import { notEnded } from './ended-sales.ts';
import { agreeingEarnings, contradictsAll } from './earnings-agree.ts';
import { announcedEps, type AnnouncedParts, oldUnit } from './announced.ts';
import { epsOf, publishedEps, withOneQuarter } from './eps.ts';
import { equityOfRatios } from './ratio-equity.ts';
import { isOfOldShares } from './old-shares.ts';
import { anotherYearOf, outlivedBy, outrunBy, overtakenBy, replacedBy } from './overtaken.ts';
import { currentRatio } from './current-ratio.ts';
import { type PublishedGrowth, yearOverYear } from './published-growth.ts';
import { type MoneySince, moneySince, moreShares, type SeenCount } from '../money-since.ts';
import { grewAsPublished } from '../published-since.ts';
import { otherOwnersOf } from '../other-owners.ts';
import { countsOthersShare, isEarlierBalance, isOfEarlierDay } from './published-balances.ts';
import {
  hasNoPace,
  isBuiltAway,
  isFarLess,
  isOfPaceBefore,
  isOfPayments,
  isOwedAway,
  runwayOf,
} from './runway.ts';
import { type FlowFigure, latestTwelveMonths } from './twelve-months.ts';

/** What the figures of a company are made of; `asOf` is the day of the record, `sharesToday` market value over price: shares as traded. */
export interface FigureParts extends AnnouncedParts {
  /** Banks, insurers, funds: money is their trade, and no runway. */
  isFinancial: boolean;
  /** A maker of medicines, whose partners pay for milestones. */
  hasMilestones?: boolean;
  /** A blank check, whose shares may all be redeemed, and so are in no equity. */
  isBlankCheck?: boolean;
  /** The first day on which the shares traded, where that is of these years. */
  listedOn?: string | null;
  /** The lowest close after a day, in dollars; null where a scale is not sure, or nothing is on record. */
  lowAfter?: (day: string) => number | null;
  /** The last day whose close is not known to be on today’s scale, as before a split that nobody has on record. */
  leap?: string | undefined;
  /** The shares that the source of owners counted last. */
  seen?: SeenCount | null;
  /** Growth of a quarter's revenue as a source publishes it. */
  growth?: PublishedGrowth | null;
  /** Free cash flow of twelve months as a source publishes it. */
  freeCash?: DatedAmount | null;
}

/** The figures that headlines show of a company, and those that are in doubt. */
export function companyFigures(parts: FigureParts): { figures: CompanyFigures; doubts: FigureDoubt[] } {
  const { asOf, periods, fundamentals } = parts;
  const doubts: FigureDoubt[] = [];
  const checked = (figure: string, found: DatedAmount | null, published: number | null | undefined) => {
    const fresh = found && isFresh(found.period_end, asOf) ? found : null;
    return agreed(figure, fresh, published ?? null, periods, doubts);
  };
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
  const revenue = notEnded(flow('revenue', fundamentals?.sales), parts, doubts);
  const assets = balance('assets', fundamentals?.assets);
  const { eps: agreedEps, income: agreeing } = earningsOf(
    agreedIncome(flow('net_income'), flow('operating_income'), parts, doubts),
    parts,
  );
  const published = fundamentals?.operating_income;
  const income = notOutlived('net_income', agreeing, periods, doubts);
  const operating = notOutlived('operating_income', flow('operating_income', published), periods, doubts);
  const eps = ofToday(ofNewShares(agreedEps, income, parts, doubts), { operating, income }, parts, doubts);
  const quarterly = currentGrowth(periods, 'quarter', 'revenue', 'quarter', asOf);
  const held = cashOfToday(parts, doubts);
  return {
    doubts,
    figures: {
      as_of: asOf,
      ...held,
      eps: withNoMultiple(withOneQuarter(eps, periods), { operating, income, price: parts.price }),
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
      equity: equityOfRatios(balance('equity', fundamentals?.equity), held.cash, parts, doubts),
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
  const { periods, asOf, isFinancial, hasMilestones = false } = parts;
  const paced = isFinancial ? null : runwayOf(periods, asOf);
  const since = paced?.state === 'known' ? cameInSince(paced, parts) : null;
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
    (runway !== null &&
      (hasNoPace(periods, runway) ||
        isOwedAway(periods, runway) ||
        (hasMilestones
          ? isOfPayments(periods, runway) || isOfPaceBefore(periods, runway)
          : isBuiltAway(periods, runway, parts.freeCash ?? null)) ||
        (cash !== null && isFarLess(cash, runway))));
  const more = runway?.state === 'known' ? moreShares(parts, runway.period_end) : undefined;
  return {
    cash,
    runway: isNone || runway === null ? null : { ...runway, ...(more && { more_shares: more }) },
    ...(since !== null && { money_since: since }),
  };
}

/** What has brought in money since the day of a runway; null where nothing is known to have. */
function cameInSince({ period_end, currency, cash }: Runway, parts: FigureParts): MoneySince | null {
  const held = { period_end, dollars: currency === 'USD' ? cash : null };
  const since = moneySince(parts, held);
  return since ?? (grewAsPublished(parts.periods, parts.fundamentals, held) ? 'published' : null);
}

/** EPS and net income that agree; where later net income contradicts four quarters of EPS, twelve months as published are asked, then what was published. */
function earningsOf(income: DatedAmount | null, parts: FigureParts): ReturnType<typeof agreeingEarnings> {
  const { periods, asOf, sharesToday: count } = parts;
  const first = agreeingEarnings({ eps: epsOf(periods, asOf, { count }), income }, parts);
  if (first.eps) return first;
  const second = agreeingEarnings({ eps: publishedEps(periods, asOf, { count }), income }, parts);
  if (second.eps && second.income) return second;
  return agreeingEarnings({ eps: epsOf(periods, asOf, { count }), income }, parts, contradictsAll);
}

/** EPS of twelve months, unless it is over shares that became others before these traded; then it is listed for staff. */
function ofNewShares(
  eps: CompanyFigures['eps'],
  income: DatedAmount | null,
  parts: FigureParts,
  doubts: FigureDoubt[],
): CompanyFigures['eps'] {
  if (!eps || !income || !isOfOldShares(eps, income, parts)) return eps;
  doubts.push({
    figure: 'eps_diluted',
    period_end: eps.period_end,
    found: [
      { source: eps.source, value: eps.value },
      { source: 'net income over the shares that trade', value: income.value / (parts.sharesToday ?? 1) },
    ],
    shown: undefined,
    decision: 'not shown: of months before the shares that trade, over others',
  });
  return null;
}

/** EPS of twelve months, unless what was announced since, or what operations earned since, says another year; then it is listed for staff. */
function ofToday(
  eps: CompanyFigures['eps'],
  { operating, income }: Readonly<Record<'operating' | 'income', DatedAmount | null>>,
  { lastReport, periods }: FigureParts,
  doubts: FigureDoubt[],
): CompanyFigures['eps'] {
  const announced = overtakenBy(eps, lastReport) ?? replacedBy(eps, lastReport, periods);
  const outrun = outrunBy(eps, operating, periods);
  const later = anotherYearOf(eps, income, periods);
  if (!eps || (announced === null && outrun === null && later === null)) return eps;
  doubts.push({
    figure: 'eps_diluted',
    period_end: eps.period_end,
    found: [
      { source: eps.source, value: eps.value },
      announced !== null
        ? { source: 'announced since', value: Number(announced.toFixed(4)) }
        : outrun !== null
          ? { source: 'operating income since', value: outrun.value }
          : { source: 'net income since', value: later?.value ?? 0 },
    ],
    shown: undefined,
    decision:
      announced !== null
        ? 'not shown: what was announced since makes another year of it'
        : outrun !== null
          ? 'not shown: operations earned less than half as much in later twelve months'
          : 'not shown: net income of later twelve months is a quarter less, or a third more',
  });
  return null;
}

/** An income of twelve months, unless the quarters filed since make another amount altogether of it. */
function notOutlived(
  figure: 'operating_income' | 'net_income',
  income: DatedAmount | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null {
  const now = outlivedBy(income, periods, figure);
  if (!income || now === null) return income;
  doubts.push({
    figure,
    period_end: income.period_end,
    found: [
      { source: income.source, value: income.value },
      { source: 'with the quarters filed since', value: now },
    ],
    shown: undefined,
    decision: 'not shown: the quarters filed since make another amount of it',
  });
  return null;
}

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
