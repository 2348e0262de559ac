import type { PeriodKind, StatementFigure } from '#contract/financials.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import { type Margin, statements } from '../../look-ups/statements.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { balancesOfYears } from './balance-ago.ts';
import type { StatementsInput } from './statement-times.ts';

/** Fewer years than these tell nothing of how a line went. */
const FEW = 3;

/** What statements have of some lines: of years that nobody named (`by`), or of balances over years, what quarters have where years are too few. */
export async function lookedUp(
  { asked, ask }: Pick<Composing, 'asked' | 'ask'>,
  wanted: { symbol: string; figures: StatementFigure[]; margins: Margin[]; growth: boolean },
  { input, by }: { input: StatementsInput; by: PeriodKind | undefined },
): Promise<LookedUp> {
  const byYear = await ask(statements, { ...wanted, ...input });
  const known = new Set(byYear.facts.map(({ row }) => row)).size;
  const finest = balancesOfYears(asked, [...wanted.figures, ...wanted.margins], { input, known });
  if (finest) return ask(statements, { ...wanted, ...finest });
  const isGuessed = input.by === 'year' && by !== 'year';
  return isGuessed && known < FEW ? ask(statements, { ...wanted, ...input, by: undefined }) : byYear;
}
