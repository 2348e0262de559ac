import type { StatementFigure } from '#contract/financials.ts';
import { countOf } from '#kit/text/sentence.ts';
import { daysAfter } from '#kit/time/days.ts';
import { type Margin, statements } from '../../look-ups/statements.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { type Line, MOST_PERIODS } from '../lines/lines.ts';
import type { StatementsInput } from './statement-times.ts';

/** Which lines were asked for. */
interface LinesAsked {
  figures: readonly StatementFigure[];
  margins: readonly Margin[];
}

/** Of a time that was asked for with more periods than a table shows: that older ones of it are on record. */
export async function sayOlder(
  { asked, ask, draft }: Composing,
  lines: readonly Line[],
  { figures, margins, ...input }: StatementsInput & LinesAsked,
): Promise<void> {
  const ends = [...new Set(lines.flatMap(({ facts }) => facts.map(({ date }) => date ?? '')))].sort();
  const oldest = ends.at(-MOST_PERIODS);
  const { from } = input;
  if (ends.length < MOST_PERIODS || oldest === undefined || from === undefined) return;
  const older = await ask(statements, {
    symbol: asked.company.symbol,
    ...input,
    figures: [...figures],
    margins: [...margins],
    to: daysAfter(oldest, -1),
    limit: 1,
  });
  if (older.facts.length === 0) return;
  draft.lacks();
  draft.text(
    `Shown are the newest ${countOf(MOST_PERIODS, 'period')} of that time; older ones of it are on record.`,
  );
}
