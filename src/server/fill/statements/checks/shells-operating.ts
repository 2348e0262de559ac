import type { StatementRow as Row } from '../rows.ts';
import { marksOf, withhold } from '../withhold.ts';

/** The operations of the company used, and it lost, so many times what is an operating loss of the office of a blank check. */
const TIMES = 2;

/**
 * Rows without the operating loss of a year that ended while the company was still called as a blank check, where one extract alone has it and another source
 * tells of twice as much used and lost: that is of the company with which it merged, and the extract read the report of the blank check (MRLN: $3.9M beside $59.9M
 * of cash used; INFQ: $8.0M beside $24.1M, and sales of $32.5M).
 */
export function withoutShellsOperating(rows: Row[], shellUntil: string | null): Row[] {
  return rows.map((row) => {
    const { kind, period_end: end, operating_income: lost, operating_cash_flow: used, net_income } = row;
    if (kind !== 'year' || end > (shellUntil ?? '') || lost === null || lost >= 0) return row;
    const marks = marksOf(row);
    const isExtracts = marks.operating_income?.rounded_to !== undefined;
    const areOthers = [marks.operating_cash_flow, marks.net_income].every((mark) => mark?.source);
    if (!isExtracts || !areOthers || used === null || net_income === null) return row;
    return used <= TIMES * lost && net_income <= TIMES * lost ? withhold(row, ['operating_income']) : row;
  });
}
