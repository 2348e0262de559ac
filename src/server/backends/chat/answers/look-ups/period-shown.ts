import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { statementsPath } from '#kit/href/statements-path.ts';

/** A headline figure and the line of it are the same amount, if not of the same rounding. */
const SAME_AMOUNT = 0.005;

/** Kinds of periods in the order in which a flow of twelve months, or a balance, is looked for. */
const kindsOf = { flow: ['twelve_months', 'year'], balance: ['quarter', 'year', 'twelve_months'] } as const;

/** Where the statements of a company show an amount of one day, or the quarters that it adds up from; on their page where they have neither. */
export function periodShown(
  symbol: string,
  periods: readonly FinancialPeriod[],
  [figure, kind]: readonly [StatementFigure, keyof typeof kindsOf],
  { value, period_end: end }: Pick<DatedAmount, 'value' | 'period_end'>,
): string {
  const ofDay = periods.filter(({ period_end }) => period_end === end);
  const isIt = (line: number | null): boolean =>
    line !== null && Math.abs(line - value) <= Math.abs(value) * SAME_AMOUNT;
  const shown = kindsOf[kind].find((each) =>
    ofDay.some((period) => period.kind === each && isIt(period[figure])),
  );
  if (shown) return statementsPath(symbol, shown, end);
  if (kind === 'flow' && ofDay.some((period) => period.kind === 'quarter' && period[figure] !== null))
    return statementsPath(symbol, 'quarter', end);
  return companyTabPath(symbol, 'financials');
}
