import type { StatementFigure } from '#contract/financials.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Composing, named } from '../../grammar/reading/kind.ts';

const QUARTERS = 8;

/** The growth over a year of the newest quarter that stands beside that of a year before. */
export async function newestGrowth(
  { ask }: Pick<Composing, 'ask'>,
  symbol: string,
  figure: StatementFigure,
): Promise<Fact | undefined> {
  const found = await ask(statements, {
    symbol,
    figures: [figure],
    by: 'quarter',
    growth: true,
    limit: QUARTERS,
  });
  return named(found, `${figure}_growth`).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
}
