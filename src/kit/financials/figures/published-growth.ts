import type { CompanyFigures } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import type { FigureDoubt } from '../agreement.ts';
import { currentGrowth, growthOf, isCovered, LEAST_YEAR, MOST_PERCENT } from '../growth.ts';
import { daysBefore, daysBetween } from '../../time/days.ts';
import { newestFirst } from './dated.ts';

/** Growth of the revenue of a quarter over the one a year before, as a source publishes it with the revenue of the twelve months to its end. */
export interface PublishedGrowth {
  percent: number;
  period_end: string;
  source: string;
  revenue: number;
}

/** Days by which two sources date the same quarter, and days of a year. */
const SAME_END_DAYS = 10;
const YEAR_DAYS = 365;
const QUARTERS = 4;
/** Two sources that say by more than this share another multiple of the quarter before, and another percentage, are of other sales. */
const APART = { share: 0.1, points: 1 };

interface Parts {
  asOf: string;
  periods: readonly FinancialPeriod[];
  growth?: PublishedGrowth | null;
}

type Growth = CompanyFigures['revenue_year_over_year'];

/** The published growth, unless it is old, or of hardly any sales. */
function soundGrowth({ growth, asOf }: Parts): PublishedGrowth | null {
  if (!growth || growth.percent <= -100 || growth.percent > MOST_PERCENT) return null;
  const before = daysBefore(growth.period_end, YEAR_DAYS);
  const wasSold = growth.revenue / QUARTERS / (1 + growth.percent / 100);
  const isTiny = growth.revenue < LEAST_YEAR || wasSold < LEAST_YEAR / QUARTERS;
  return isTiny || growth.period_end > asOf || !isCovered(before, asOf) ? null : growth;
}

/** What the statements say of a quarter that another source dates; null where they have not both quarters. */
function ownOf(periods: readonly FinancialPeriod[], end: string): number | null {
  const quarter = newestFirst(periods, 'quarter').find(
    ({ period_end }) => Math.abs(daysBetween(period_end, end)) <= SAME_END_DAYS,
  );
  return quarter ? growthOf(quarter, periods, 'revenue', 'year') : null;
}

/** The quarter that ends so many quarters before a day. */
const quarterBefore = (
  quarters: readonly FinancialPeriod[],
  end: string,
  count: number,
): FinancialPeriod | undefined =>
  quarters.find(
    ({ period_end }) =>
      Math.abs(daysBetween(period_end, end) - (count * YEAR_DAYS) / QUARTERS) <= SAME_END_DAYS,
  );

/**
 * What the published twelve months say of their last quarter, where the statements have the three before it and the one a year before: these taken away, the rest
 * is what it sold (CVV: $3.8M after $8.3M, beside a published fall by 71%). null where one of them is not known, or is not of its year.
 */
function impliedBy(
  periods: readonly FinancialPeriod[],
  { period_end: end, revenue }: PublishedGrowth,
): number | null {
  const quarters = newestFirst(periods, 'quarter');
  const [before, ...others] = [QUARTERS, 1, 2, 3].map((count) => quarterBefore(quarters, end, count));
  const amounts = others.map((quarter) =>
    quarter?.currency === before?.currency && !quarter?.marks.revenue?.other_total
      ? (quarter?.revenue ?? null)
      : null,
  );
  const was = before?.revenue ?? null;
  if (was === null || was < LEAST_YEAR / QUARTERS || amounts.includes(null)) return null;
  const now = amounts.reduce<number>((rest, amount) => rest - (amount ?? 0), revenue);
  return (now / was - 1) * 100;
}

/**
 * Growth of the revenue of the last quarter over the one a year before: of the statements, or as a source publishes it where it knows
 * a later quarter, or the only one (most extracts of statements have no fourth quarter, and nothing to hold a March against). Where both
 * know the quarter and say another multiple, neither is shown (CRC: a fall by 85% and a rise by 7%, without and with what it lost on hedges); so it is where its
 * twelve months, less the quarters on record, say another one.
 */
export function yearOverYear(parts: Parts, doubts: FigureDoubt[]): Growth {
  const { asOf, periods } = parts;
  const found = currentGrowth(periods, 'quarter', 'revenue', 'year', asOf);
  const own = found && { percent: found.percent, period_end: found.period.period_end };
  const published = soundGrowth(parts);
  if (!published) return own;
  const { percent, period_end, source } = published;
  const stated = ownOf(periods, period_end);
  const same = stated ?? impliedBy(periods, published);
  const isOther =
    same !== null &&
    Math.abs(same - percent) > APART.points &&
    Math.abs((100 + same) / (100 + percent) - 1) > APART.share;
  if (isOther) {
    const said = [
      { source: 'statements', value: same },
      { source, value: percent },
    ];
    const decision = 'not shown: two sources know the quarter and say another growth of its revenue';
    doubts.push({ figure: 'revenue_growth', period_end, found: said, shown: undefined, decision });
  }
  const isLater = own !== null && daysBetween(period_end, own.period_end) > SAME_END_DAYS;
  if (isLater || (stated !== null && !isOther)) return own ?? { percent, period_end, source };
  return isOther ? null : { percent, period_end, source };
}
