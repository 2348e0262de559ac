import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf } from '../withhold.ts';

const DECISION = 'not shown, nor what is older: of before the court that gave its shares to others';

/**
 * The rows of a company that ended since its new shares trade, where the old ones went through a court: what it owed and earned before says
 * nothing of these (OPI). The newest line of those is listed for staff.
 */
export function sinceCourt(rows: Row[], newSharesOn: string | null): CheckedRows {
  if (newSharesOn === null) return { periods: rows, doubts: [] };
  const older = rows.filter(({ period_end }) => period_end < newSharesOn);
  const [newest] = older.toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const figure = (['debt', 'assets', 'revenue'] as const).find((name) => (newest?.[name] ?? null) !== null);
  return {
    periods: rows.filter((row) => !older.includes(row)),
    doubts: newest && figure ? [doubtOf(newest, figure, DECISION)] : [],
  };
}
