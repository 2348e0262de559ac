import type { StatementFigure } from '#contract/financials.ts';
import { figureNames, statements } from '../../look-ups/statements.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { linesOf, lower, when } from '../lines/lines.ts';
import type { StatementsInput } from './statement-times.ts';

/** The line that comes nearest to another of which the time that is asked for is not on record. */
const standsIn: Readonly<Partial<Record<StatementFigure, readonly [StatementFigure, string]>>> = {
  free_cash_flow: ['operating_cash_flow', 'from which capital spending is still to be taken'],
  operating_income: ['net_income', 'after interest and taxes'],
  gross_profit: ['revenue', 'before its cost'],
};

/** Of a time of which a line is not on record: the line that is nearest to it, of that very time; false where that is not on record either. */
export async function sayStandIn(
  { asked, ask, draft }: Composing,
  figures: readonly StatementFigure[],
  input: StatementsInput,
): Promise<boolean> {
  const [figure] = figures.filter((each) => each in standsIn);
  const stands = figure && standsIn[figure];
  if (!figure || !stands || asked.period === null || asked.reading.periods.length > 1) return false;
  const [other, how] = stands;
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: [other],
    margins: [],
    ...input,
  });
  const fact = linesOf(found, [other])[0]?.facts.slice(
    asked.period.kind === 'newest' ? (asked.period.back ?? 0) : 0,
  )[0];
  if (!fact) return false;
  const own = await ask(statements, { symbol: asked.company.symbol, figures: [figure], limit: 1 });
  const [newest] = linesOf(own, [figure])[0]?.facts ?? [];
  draft.lacks();
  draft.text(
    `${figureNames[figure]} of ${asked.company.short} is not on record for the time asked. Nearest to it is ${lower(figureNames[other])}, ${how}: ${draft.strong(fact)} ${when(fact, false)}.`,
    newest
      ? `The newest ${lower(figureNames[figure])} on record is ${draft.plain(newest)} ${when(newest, false)}.`
      : undefined,
  );
  return true;
}
