import type { StatementRow as Row } from '../rows.ts';
import { marksOf, withhold } from '../withhold.ts';

/** Operating and net result are one amount within this share of it. */
const SAME = 0.13;

/**
 * Rows without an operating income that is the loss of the period without its sign: about as much as the net loss, and more than all that
 * was earned with sales (TALK’s $21.2M of a gross profit of $15.0M, beside a loss of $20.4M; TENX’s $2.9M of no sales at all).
 */
export function withoutLostSigns(rows: Row[]): Row[] {
  const sellsNothing = rows.every((row) => row.revenue === null && marksOf(row).revenue === undefined);
  return rows.map((row) => {
    const { operating_income: earned, net_income: income, gross_profit: gross, revenue } = row;
    if (earned === null || earned <= 0 || income === null || income >= 0) return row;
    const most = gross ?? revenue ?? (sellsNothing ? 0 : Infinity);
    return earned > most && Math.abs(earned + income) <= SAME * earned
      ? withhold(row, ['operating_income'])
      : row;
  });
}
