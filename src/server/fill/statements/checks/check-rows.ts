import type { Checked } from './check.ts';
import { checks } from './checks.ts';
import type { CompanyContext } from '../read-context.ts';
import type { CheckedRows, StatementRow } from '../rows.ts';
import { doubtsBetween } from '../withhold.ts';

/**
 * The rows of a company after all checks, the doubts of each in their order, and the figures of which nothing is left. No check adds or
 * removes a row, but for those of a blank check before its offering, or before it became another company, those of before a court, and those of another calendar.
 */
export function checkRows(
  made: StatementRow[],
  company: CompanyContext,
): CheckedRows & { none: readonly string[] } {
  const doubts: CheckedRows['doubts'] = [];
  const none: string[] = [];
  let rows = made;
  for (const { run, doubt } of checks) {
    const result = run(rows, company);
    const checked: Checked = Array.isArray(result) ? { periods: result, doubts: [] } : result;
    doubts.push(...checked.doubts);
    if (doubt) doubts.push(...doubtsBetween(rows, checked.periods, doubt.figure, doubt.decision));
    none.push(...(checked.none ?? []));
    rows = checked.periods;
  }
  return { periods: rows, doubts, none };
}
