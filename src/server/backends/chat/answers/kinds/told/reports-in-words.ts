import { earningsReports } from '../../look-ups/earnings.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { type Composing, rowsOf } from '../../grammar/reading/kind.ts';
import { onDay } from './simple.ts';
import { daysOf } from './spans.ts';
import { DAY_MS } from '#kit/time/days.ts';

/** `beat the estimate by $0.11` */
export function against(draft: Composing['draft'], row: ReadonlyMap<string, Fact>): string {
  const [surprise, estimate] = [row.get('surprise'), row.get('estimate')];
  if (!surprise || !estimate) return '; no estimate is on record';
  const value = Number(surprise.value);
  if (value === 0) return `, which met the estimate of ${draft.plain(estimate)}`;
  return `, which ${value > 0 ? 'beat' : 'missed'} the estimate of ${draft.plain(estimate)} by ${draft.strong({ ...surprise, value: Math.abs(value) })}`;
}

/** Reports with what was expected and what the price did. */
export function reportTable(draft: Composing['draft'], rows: ReturnType<typeof rowsOf>): void {
  if (rows.length < 2) return;
  draft.table(
    'Earnings reports, newest first',
    ['Reported', 'EPS', 'Estimate', 'Difference', 'Price over 2 sessions'],
    rows.map((row) => ['reported', 'eps', 'estimate', 'surprise', 'reaction'].map((name) => row.get(name))),
  );
}

/** The report on a quarter, which comes after its end; a fiscal quarter may end some weeks off the calendar's. */
export function ofQuarter(rows: ReturnType<typeof rowsOf>, end: string): ReturnType<typeof rowsOf> {
  const daysAfter = (row: (typeof rows)[number], name: string): number =>
    (Date.parse(String(row.get(name)?.value)) - Date.parse(end)) / DAY_MS;
  // Where the quarter of a report is not on record, it is the one that had ended last.
  const off = (row: (typeof rows)[number]): number => {
    if (row.has('quarter_end')) return Math.abs(daysAfter(row, 'quarter_end'));
    const after = daysAfter(row, 'reported');
    return after > 0 && after <= 92 ? 46 : Infinity;
  };
  return rows
    .filter((row) => off(row) <= 46)
    .sort((a, b) => off(a) - off(b))
    .slice(0, 1);
}

/** EPS, where it is all that is asked, of a quarter, or of a month or a day in which no period ends, as the report of that time told it; false where there was none. */
export async function sayReportOfTime(
  { asked, ask, draft }: Composing,
  lines: readonly string[],
): Promise<boolean> {
  const { period, company } = asked;
  if (lines.join(' ') !== 'eps_diluted') return false;
  const { symbol } = company;
  const rows =
    period?.kind === 'quarter'
      ? ofQuarter(rowsOf(await ask(earningsReports, { symbol, limit: 40 })), period.to)
      : period?.kind === 'month' || period?.kind === 'day'
        ? rowsOf(await ask(earningsReports, { symbol, ...daysOf(asked), limit: 4 }))
        : [];
  const [newest] = rows;
  const eps = newest?.get('eps');
  if (!newest || !eps) return false;
  draft.text(
    `${company.short} reported EPS of ${draft.strong(eps)}${onDay(eps)}${against(draft, newest)}.`,
    'EPS of a report may be adjusted; that of a statement is not.',
  );
  reportTable(draft, rows);
  return true;
}

/** A report whose amounts are not on record is on record all the same. */
export function sayReportAlone(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  { missing }: LookedUp,
  row: ReadonlyMap<string, Fact>,
): boolean {
  const [reported, reaction] = [row.get('reported'), row.get('reaction')];
  if (!reported) return false;
  draft.lacks();
  draft.text(
    `The newest earnings report of ${asked.company.short} on record is of ${draft.strong(reported)}.`,
    ...missing,
    reaction && `From the close before it to the close after it the price moved ${draft.strong(reaction)}.`,
  );
  return true;
}
