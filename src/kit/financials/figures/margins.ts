import type { CompanyFigures } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { differ } from '../agreement.ts';
import { marginPercent } from '../growth.ts';
import { earnedBySelling, marginParts, type Margins, WHOLE } from '../margins.ts';
import { LEAST_SALES } from '../valuation.ts';
import { isFresh, newestFirst } from './dated.ts';
import { isOvertakenByEbitda } from './ebitda.ts';
import { isNearIn, isOfOlderCosts } from './older-costs.ts';
import { type Amount, isOfSameMonths, LEAST_PUBLISHED, type Published, type ScreenedParts } from './screened-published.ts'; // prettier-ignore
import { twelveMonthsTo } from './twelve-months.ts';

/**
 * Margins of twelve months: of statements; of what was published; or of a part that was published, where the sales beside it are those of
 * the statements.
 */
export function marginsOf(parts: ScreenedParts, published: Published): Margins {
  const { figures, doubted } = parts;
  const { revenue } = figures;
  const publishedSales = published('revenue', 'sales') ?? 0;
  const isSame = isOfSameMonths(parts, published);
  const margin = (part: Amount | null, name: MarginPart) => {
    if (revenue && part) return ofOnePeriod(parts, part, revenue, name)?.percent ?? null;
    if (part || doubted.has('revenue')) return null;
    if (revenue) return isSame ? marginPercent(published(name, name), revenue.value) : null;
    return marginPercent(published(name, name), publishedSales < LEAST_PUBLISHED ? null : publishedSales);
  };
  const ofGross = margin(figures.gross_profit, 'gross_profit');
  const said = isSame || isNearIn(figures, publishedSales) ? published('gross_profit', 'gross_profit') : null;
  const gross = isOfOlderCosts(figures, ofGross, said) ? null : ofGross;
  const most = gross ?? (said !== null && revenue ? marginPercent(said, revenue.value) : null) ?? WHOLE;
  const operating = isOvertakenByEbitda(parts) ? null : margin(figures.operating_income, 'operating_income');
  const net = isOfOtherMargin(parts) ? null : margin(figures.net_income, 'net_income');
  return earnedBySelling({ gross_margin: gross, operating_margin: operating, net_margin: net }, most);
}

/** Sales in whole millions are those of the statements within this. */
const SAME_SALES = 0.1;

/**
 * Whether the published margin, which is of no currency, is another one than that of older months than the revenue, and is of newer ones, as its sales are: of another sign, a third or three times as
 * much (NCI: 4.0% to June, and 0.24% of the year to December).
 */
function isOfOtherMargin({ figures, fundamentals, periods }: ScreenedParts): boolean {
  const { revenue, net_income: income } = figures;
  const said = fundamentals?.profit_margin ?? null;
  if (!revenue || !income || said === null || income.period_end >= revenue.period_end) return false;
  const sold = twelveMonthsTo(periods, income.period_end, 'revenue');
  if (!sold || sold.currency !== income.currency || !sold.value) return false;
  const sales = fundamentals?.sales ?? 0;
  const rate = revenue.currency === 'USD' ? 1 : null;
  const isOfOlder = rate !== null && Math.abs(sales - sold.value) <= SAME_SALES * sold.value;
  return !isOfOlder && differ((income.value / sold.value) * 100, said);
}

/** The last days of the margins that are of other months than the revenue; nothing where none is. */
export function otherMonthsOf(parts: ScreenedParts, margins: Margins): Pick<CompanyFigures, 'margins_to'> {
  const { revenue } = parts.figures;
  const ends = Object.entries(marginParts).flatMap(([margin, name]) => {
    const part = parts.figures[name];
    if (!revenue || !part || margins[margin as keyof Margins] === null) return [];
    const end = ofOnePeriod(parts, part, revenue, name)?.end;
    return end === undefined || end === revenue.period_end ? [] : [[margin, end] as const];
  });
  return ends.length > 0 ? { margins_to: Object.fromEntries(ends) } : {};
}

type MarginPart = (typeof marginParts)[keyof Margins];

/** Whether two amounts are of the same months in one currency. */
export const isOfSame = (a: Amount, b: Amount): boolean =>
  a.period_end === b.period_end && a.currency === b.currency;

/**
 * A margin of the months of the headline's revenue; where the other figure is not known for them, of the newest twelve months to a day of
 * which both are.
 */
function ofOnePeriod(
  { periods, asOf, figures: { withheld = [] } }: ScreenedParts,
  part: Amount,
  revenue: Amount,
  name: MarginPart,
): { percent: number | null; end: string } | null {
  const marginOf = (above: Amount, below: Amount) => ({
    percent: below.value >= LEAST_SALES ? marginPercent(above.value, below.value) : null,
    end: above.period_end,
  });
  const isMixed = (above: Amount, below: Amount) => isOfOtherTotal(periods, above, below, name);
  if (isOfSame(part, revenue) && !isMixed(part, revenue)) return marginOf(part, revenue);
  const ends = newestFirst(periods, 'quarter', 'year', 'twelve_months').map(({ period_end }) => period_end);
  for (const end of new Set(ends)) {
    if (!isFresh(end, asOf)) continue;
    if (
      withheld.some((none) => none.period_end === end && (none.figure === name || none.figure === 'revenue'))
    )
      continue;
    const above = twelveMonthsTo(periods, end, name);
    const below = above && twelveMonthsTo(periods, end, 'revenue');
    if (above && below && isOfSame(above, below))
      return isOther(above, part) || isOtherTrade(below, revenue) || isMixed(above, below)
        ? null
        : marginOf(above, below);
  }
  return null;
}

/**
 * Whether the revenue is a whole that its own quarters do not add up to, and the part is the sum of quarters: the two count other sales (PLUS: $2.41 billion
 * of twelve months, $2.34 billion of four quarters, and the net income of these; TRS: $646M and $786M).
 */
function isOfOtherTotal(
  periods: readonly FinancialPeriod[],
  part: Amount,
  { value, period_end: end }: Amount,
  name: MarginPart,
): boolean {
  const wholes = periods.filter(({ kind, period_end }) => kind !== 'quarter' && period_end === end);
  const isOther = wholes.some(
    ({ revenue, marks }) => revenue === value && marks.revenue?.other_total === true,
  );
  return isOther && wholes.every((whole) => whole[name] !== part.value);
}

/** So many times the newest revenue, or so small a part of it, was another business, or what a partner paid once (KROS: $244.1M, and $32.7M by now; LOOP: $11.1M, and $0.5M). */
const OTHER_TRADE = 2;

const isOtherTrade = (older: Amount, newest: Amount): boolean =>
  older.period_end < newest.period_end &&
  (older.value >= newest.value * OTHER_TRADE || older.value * OTHER_TRADE <= newest.value);

/** An amount of other months that is of another sign, a third or three times as much makes no margin beside the newest (FWDI: -46% of 2025, and $591M lost since). */
const isOther = (older: Amount, newest: Amount): boolean =>
  older.period_end < newest.period_end && differ(older.value, newest.value);
