import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { statements } from '../../look-ups/statements.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { isAgainstItself } from '../lines/against-then.ts';
import { type Line, linesOf } from '../lines/lines.ts';
import { endsOf } from '../told/spans.ts';
import { areBalances } from './balance-ago.ts';

/** Where one of two days that are held against each other is on record: the one before it, of whichever report, else that there is none. */
async function otherDay({ asked, ask, draft }: Composing, lines: readonly Line[]): Promise<string> {
  const [line] = lines;
  const newest = line?.facts[0];
  if (line && newest && areBalances(lines.map(({ name }) => name))) {
    const { symbol } = asked.company;
    const found = await ask(statements, {
      symbol,
      figures: [line.name as StatementFigure],
      by: 'year',
      limit: 2,
    });
    const before = linesOf(found, [line.name])[0]?.facts.find(
      ({ date }) => date !== null && date < (newest.date ?? ''),
    );
    if (before)
      return `Of the day to hold it against nothing is on record; the nearest before it is ${draft.strong(before)} on ${formatDate(before.date)}.`;
  }
  return 'Nothing to hold it against is on record.';
}

/** Of times that are held against each other: those of which nothing is on record. */
export async function sayLacking(
  composing: Composing,
  lines: readonly Line[],
  isHeld = false,
): Promise<void> {
  const { asked, draft } = composing;
  if (!isAgainstItself(asked) && asked.reading.periods.length < 2) return;
  const days = lines.flatMap(({ facts }) => facts.map(({ date }) => date ?? ''));
  const lacking = asked.reading.periods.filter((period) => {
    const { from, to } = endsOf(period);
    return period.kind === 'year' && !days.some((day) => day >= from && day <= to);
  });
  const isAlone = !isHeld && lacking.length === 0 && new Set(days).size === 1;
  if (isAlone) draft.text(await otherDay(composing, lines));
  if (isAlone) draft.lacks();
  if (lacking.length === 0) return;
  draft.lacks();
  draft.text(
    `Nothing of ${lacking.map(({ from }) => from.slice(0, 4)).join(' and ')} is on record for that.`,
  );
}
