import type { StatementFigure } from '#contract/financials.ts';
import { statements } from '../../look-ups/statements.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { type Line, linesOf } from './lines.ts';

/**
 * Lines that are asked for together may stand in periods of different kinds: a total debt beside the sum of twelve months alone, the equity in each quarter. What
 * the periods of the others do not have is read by itself, where no time was asked for.
 */
export async function withLinesApart(
  { asked, ask }: Pick<Composing, 'asked' | 'ask'>,
  lines: Line[],
  { figures, limit }: { figures: readonly StatementFigure[]; limit: number },
): Promise<Line[]> {
  const lacking = figures.filter((figure) => !lines.some(({ name }) => name === figure));
  const isOfTime = asked.reading.periods.length > 0 || asked.has('by:quarter', 'by:year', 'by:ttm');
  if (lines.length === 0 || lacking.length === 0 || isOfTime) return lines;
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: lacking,
    growth: true,
    limit,
  });
  return [...lines, ...linesOf(found, lacking)];
}
