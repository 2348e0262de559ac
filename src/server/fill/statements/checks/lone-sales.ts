import { withoutHundredths } from './hundredth-years.ts';
import type { CompanyContext } from '../read-context.ts';
import type { StatementRow as Row } from '../rows.ts';
import { marksOf, withhold } from '../withhold.ts';

/** The extract of years that takes one tag of a report, in whatever unit it stands there. */
const LONE = 'sec-annual';
/** It knows its amounts to this. */
const ROUNDING = 100_000;
/** Nobody pays so little for sales: beyond this part of the market value a unit is another one. */
const TIMES_THE_VALUE = 20;

const sourceOf = (row: Row): string => marksOf(row).revenue?.source ?? row.source;

/** Whether one extract alone says that nothing was sold, and that more than its rounding was earned. */
const isEarnedOfNothing = (row: Row): boolean =>
  row.revenue === 0 && sourceOf(row) === LONE && (row.operating_income ?? 0) > ROUNDING;

/**
 * Rows without the revenue of a year that is one line of it beside the twelve months after it (a partner of a maker of medicines pays in one year what it did
 * not in another, which is not asked), nor of one that one extract alone has, where nothing was published of it, and it is more than twenty times what the company is
 * worth (NSRX, a maker of medicines: $1,235M beside $41M), or that of a blank check, which sells nothing (IPCX: $100M). Nor does who sold nothing at all
 * earn in operations (DLNG, whose ships are let: $75.3M of nothing).
 */
export function withoutLoneSales(
  rows: Row[],
  {
    fundamentals,
    sharesToday,
    price,
    isBlankCheck,
    hasMilestones,
  }: Pick<CompanyContext, 'fundamentals' | 'sharesToday' | 'price' | 'isBlankCheck' | 'hasMilestones'>,
): Row[] {
  const left = (hasMilestones ? rows : withoutHundredths(rows)).map((row) =>
    isEarnedOfNothing(row) ? withhold(row, ['revenue']) : row,
  );
  if (fundamentals?.sales || rows.some((row) => row.revenue && sourceOf(row) !== LONE)) return left;
  const value = sharesToday !== null && price !== null ? sharesToday * price : Infinity;
  return left.map((row) =>
    row.revenue && row.currency === 'USD' && (isBlankCheck || row.revenue > TIMES_THE_VALUE * value)
      ? withhold(row, ['revenue'])
      : row,
  );
}
