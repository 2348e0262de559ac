import type { CompanyContext } from '../read-context.ts';
import type { StatementRow as Row } from '../rows.ts';
import { marksOf, withhold } from '../withhold.ts';

/** Its zeros are empty cells as well. */
const QUARTERS = 'yahoo-quarters';

/** Beside an amount taken for revenue other periods have less than this part of it. */
const NEXT_TO_NOTHING = 0.01;

/** Revenue of exactly nothing of who lives of money is an empty cell (OFG: its quarter to December 2023, with $0.99 a share). */
const isEmptyCell = (row: Row): boolean =>
  row.revenue === 0 && (marksOf(row)['revenue']?.source ?? row.source) === QUARTERS;

/** So many quarters in a row of a trade sell more than its assets; of a text that is misread few do. */
const MOST_QUARTERS = 3;

/** The quarters of more revenue than all the assets of their day, where no other period has any to speak of. */
function overAssets(rows: readonly Row[]): ReadonlySet<Row> {
  const over = rows.filter(
    ({ kind, revenue, assets }) => kind === 'quarter' && revenue !== null && !!assets && revenue > assets,
  );
  const least = Math.min(...over.map(({ revenue }) => revenue ?? 0)) * NEXT_TO_NOTHING;
  const isAlone = rows.every((row) => over.includes(row) || (row.revenue ?? 0) <= least);
  return new Set(isAlone && over.length <= MOST_QUARTERS ? over : []);
}

/**
 * Rows without revenue that a source read where there is none: an empty cell of a bank or an insurer, and an amount of the text, as the size of a market or of
 * an offering, which no assets bear and beside which no period has sales (BMEA: $1.07B of 60 million in assets; IMMX: the $20M that it may offer).
 */
export function withoutFalseSales(
  rows: Row[],
  { isLender = false, absentLines = [] }: Pick<CompanyContext, 'isLender' | 'absentLines'>,
): Row[] {
  const livesOfMoney = isLender || absentLines.length > 0;
  const over = overAssets(rows);
  return rows.map((row) =>
    over.has(row) || (livesOfMoney && isEmptyCell(row)) ? withhold(row, ['revenue']) : row,
  );
}
