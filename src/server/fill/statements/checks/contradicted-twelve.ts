import type { CompanyContext } from '../read-context.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** Published amounts come in whole millions. */
const ROUNDED = 0.6e6;
/** Two sources say the same within this share; a third says something else from here on. */
const SAME = 0.01;
const OTHER = 0.1;

const SOURCE = 'yahoo-twelve-months';
const DECISION = 'not shown: the filed year to the same day and what was published agree on another';

/**
 * Rows without a revenue of Yahoo Finance’s twelve months that the filed year to the same day and the published sales contradict, both alike
 * (ELF: $268M of a year of $1,636M), nor its gross profit, which is of the same months.
 */
export function withoutContradictedTwelve(
  rows: Row[],
  { fundamentals }: Pick<CompanyContext, 'fundamentals'>,
): CheckedRows {
  const sales = fundamentals?.sales ?? 0;
  if (sales <= 0) return { periods: rows, doubts: [] };
  const agrees = ({ kind, currency, revenue, source, marks }: Row) =>
    kind === 'year' &&
    currency === 'USD' &&
    (marksOf({ marks }).revenue?.source ?? source).startsWith('sec-') &&
    Math.abs((revenue ?? 0) - sales) <= ROUNDED + sales * SAME;
  const ends = new Set(rows.filter(agrees).map(({ period_end }) => period_end));
  const doubts: Doubt[] = [];
  const wrong = new Set<string>();
  for (const row of rows) {
    const { kind, revenue, period_end, source } = row;
    if (kind !== 'twelve_months' || source !== SOURCE || revenue === null || !ends.has(period_end)) continue;
    if (Math.abs(revenue - sales) <= ROUNDED + sales * OTHER) continue;
    wrong.add(period_end);
    doubts.push(doubtOf(row, 'revenue', DECISION));
  }
  if (wrong.size === 0) return { periods: rows, doubts };
  const isOf = (row: Row, figure: 'revenue' | 'gross_profit') =>
    row[figure] !== null && (marksOf(row)[figure]?.source ?? row.source) === SOURCE;
  const periods = rows.map((row) =>
    wrong.has(row.period_end)
      ? withhold(
          row,
          (['revenue', 'gross_profit'] as const).filter((figure) => isOf(row, figure)),
        )
      : row,
  );
  return { periods, doubts };
}
