import { withoutHundredths } from './hundredth-years.ts';
import type { CompanyContext } from './read-context.ts';
import type { StatementRow as Row } from './rows.ts';
import { marksOf, withhold } from './withhold.ts';

/** The extract of years that takes one tag of a report, in whatever unit it stands there. */
const LONE = 'sec-annual';
/** Nobody pays so little for sales: beyond this part of the market value a unit is another one. */
const TIMES_THE_VALUE = 20;

const sourceOf = (row: Row): string => marksOf(row).revenue?.source ?? row.source;

/**
 * Rows without the revenue of a year that is one line of it beside the twelve months after it (a partner of a maker of medicines pays in one year what it did
 * not in another, which is not asked), nor of one that one extract alone has, where nothing was published of it, and it is more than twenty times what the company is
 * worth (NSRX, a maker of medicines: $1,235M beside $41M), or that of a blank check, which sells nothing (IPCX: $100M).
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
  const left = hasMilestones ? rows : withoutHundredths(rows);
  if (fundamentals?.sales || rows.some((row) => row.revenue && sourceOf(row) !== LONE)) return left;
  const value = sharesToday !== null && price !== null ? sharesToday * price : Infinity;
  return left.map((row) =>
    row.revenue && row.currency === 'USD' && (isBlankCheck || row.revenue > TIMES_THE_VALUE * value)
      ? withhold(row, ['revenue'])
      : row,
  );
}
