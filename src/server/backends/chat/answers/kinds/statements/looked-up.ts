import type { PeriodKind, StatementFigure } from '#contract/financials.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import { type Margin, statements } from '../../look-ups/statements.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { areBalances, balancesOfYears } from './balance-ago.ts';
import type { StatementsInput } from './statement-times.ts';

/** Fewer years than these tell nothing of how a line went. */
const FEW = 3;
/** The quarters from one to the same of the year before. */
const A_YEAR = 5;

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
  // A balance is of a day: where no fiscal year has it, quarters do.
  if (known === 0 && input.by === 'year' && areBalances([...wanted.figures, ...wanted.margins]))
    return ask(statements, { ...wanted, ...input, by: undefined, limit: Math.max(input.limit, A_YEAR) });
  const isGuessed = input.by === 'year' && by !== 'year';
  return isGuessed && known < FEW ? ask(statements, { ...wanted, ...input, by: undefined }) : byYear;
}
