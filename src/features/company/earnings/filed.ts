import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import { amountOf, newestFirst } from '#kit/financials/figures/dated.ts';
import { formatAmount, formatPrice, MISSING } from '#kit/format.ts';

const MOST = { quarter: 6, year: 4, twelve_months: 2 } as const;

const heads: readonly (readonly [StatementFigure, string])[] = [
  ['revenue', 'Revenue'],
  ['operating_income', 'Operating income'],
  ['net_income', 'Net income'],
  ['eps_diluted', 'EPS, diluted'],
];

/** Results as the statements have them, in place of reports that nobody announced: newest first. */
export interface FiledResults {
  /** What the days of the rows are the ends of. */
  head: string;
  columns: readonly string[];
  rows: readonly { end: string; filed: string; texts: readonly string[] }[];
}

/** Earnings a share are no finer than cents, and are not shortened. */
function textOf(period: FinancialPeriod, figure: StatementFigure): string {
  const amount = period.marks[figure]?.withheld ? null : amountOf(period, figure);
  if (!amount) return MISSING;
  return figure === 'eps_diluted'
    ? formatPrice(amount.value, amount.currency)
    : formatAmount(amount.value, amount.currency, amount.rounded_to);
}

const wordsOf = { quarter: 'Quarter to', year: 'Year to', twelve_months: '12 months to' } as const;

/** A report is filed within so many days of its last one; one that is later has these months for comparison. */
const FILED_DAYS = 200;

/** The day of the report that told of these months first, where it is on record (HURC: of its quarter to April 2025 the report of a year later is). */
const filedOf = ({ derived, filed_on: filed, period_end: end }: FinancialPeriod): string =>
  derived || !filed || daysBetween(end, filed) > FILED_DAYS ? '' : formatDate(filed);

/** The newest quarters with a result, else years, else twelve months; undefined of a company without any. Columns of nothing are left out. */
export function filedResults(periods: readonly FinancialPeriod[]): FiledResults | undefined {
  for (const kind of ['quarter', 'year', 'twelve_months'] as const) {
    const found = newestFirst(periods, kind)
      .filter((period) => heads.some(([figure]) => textOf(period, figure) !== MISSING))
      .slice(0, MOST[kind]);
    if (found.length === 0) continue;
    const shown = heads.filter(([figure]) => found.some((period) => textOf(period, figure) !== MISSING));
    return {
      head: wordsOf[kind],
      columns: shown.map(([, head]) => head),
      rows: found.map((period) => ({
        end: formatDate(period.period_end),
        filed: filedOf(period),
        texts: shown.map(([figure]) => textOf(period, figure)),
      })),
    };
  }
  return undefined;
}
