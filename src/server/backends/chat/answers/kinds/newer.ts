import { daysBetween } from '#kit/time/days.ts';
import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { keyFigures } from '../look-ups/cash.ts';
import { balanceFigures } from '../look-ups/statements.ts';
import { type Composing, one } from './kind.ts';

/** A figure that ends so many days before the newest of its kind is told with that one. */
const OLDER_DAYS = 200;

/** Says the newest that is on record of a line whose periods, of the kind that was asked for, end long before it. */
export async function sayNewer(
  { asked, ask, draft }: Composing,
  lines: readonly { name: string; facts: readonly { date: string | null }[] }[],
): Promise<void> {
  const { period } = asked;
  const isOfNewest = !period || (period.kind === 'newest' && (period.back ?? 0) === 0);
  if (!isOfNewest) return;
  const known = await ask(keyFigures, { symbol: asked.company.symbol });
  for (const { name, facts } of lines) {
    const newest = one(known, name);
    const [told] = facts;
    if (!newest?.date || !told?.date) continue;
    if (daysBetween(told.date, newest.date) < OLDER_DAYS) continue;
    const isBalance = balanceFigures.includes(name as StatementFigure);
    draft.text(
      `The newest ${newest.label.toLowerCase()} on record is ${draft.strong(newest)} ${isBalance ? 'on' : 'in the twelve months to'} ${formatDate(newest.date)}.`,
    );
  }
}
