import type { StatementFigure } from '#contract/financials.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { type Margin, statements } from '../../look-ups/statements.ts';
import { type Composing, named } from '../../grammar/reading/kind.ts';
import { pointsApart } from '../lines/line-change.ts';
import { type Line, linesOf, MOST_PERIODS, when } from '../lines/lines.ts';

/** So many periods stand beside a single one. */
const MOST = 8;

/** Lines by which another is measured, and which are told beside it: a debt beside the equity, a profit beside the revenue. */
const beside: Readonly<Partial<Record<StatementFigure | Margin, readonly StatementFigure[]>>> = {
  debt: ['equity', 'cash'],
  long_term_debt: ['equity', 'cash'],
  liabilities: ['assets'],
  gross_margin: ['revenue'],
  operating_margin: ['revenue'],
  net_margin: ['revenue'],
  gross_profit: ['revenue'],
  operating_income: ['revenue'],
  net_income: ['revenue'],
  operating_cash_flow: ['free_cash_flow'],
  free_cash_flow: ['operating_cash_flow'],
};

const kindOf = ({ row }: Fact) =>
  /^(quarter|year|twelve_months) /.exec(row ?? '')?.[1] as 'quarter' | 'year' | 'twelve_months' | undefined;

/** Lines with what stands beside them on record, for their table. */
interface WithNeighbours {
  lines: Line[];
  /** What was found with it: how each line grew over a year. */
  found: LookedUp;
}

/**
 * What is asked beside a figure is mostly what stands beside it: lines of a single period with those of the periods before it, and each with the
 * lines by which it is measured; undefined where nothing more is on record.
 */
export async function withNeighbours(
  { ask, asked }: Composing,
  lines: readonly Line[],
): Promise<WithNeighbours | undefined> {
  const [newest] = lines[0]?.facts ?? [];
  const by = newest && kindOf(newest);
  if (!newest?.date || !by) return undefined;
  const names = lines.map(({ name }) => name);
  const margins = names.filter((name): name is Margin => name.endsWith('_margin'));
  const figures = names.filter((name) => !name.endsWith('_margin')) as StatementFigure[];
  const more = names
    .flatMap((name) => beside[name as StatementFigure | Margin] ?? [])
    .filter((name) => !names.includes(name));
  const isAlone = lines.every(({ facts }) => facts.length === 1);
  const ends = lines.flatMap(({ facts }) => facts.map(({ date }) => date ?? '')).sort();
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: [...figures, ...more],
    margins,
    growth: true,
    by,
    to: ends.at(-1),
    ...(!isAlone && { from: ends[0] }),
    limit: isAlone ? MOST : MOST_PERIODS,
  });
  const all = linesOf(found, [...names, ...new Set(more)]);
  return all.length > 0 ? { lines: all, found } : undefined;
}

/** A line with the periods before it, where they stand beside it. */
export const wholeOf = (line: Line, around: WithNeighbours | undefined): Line =>
  around?.lines.find(({ name }) => name === line.name) ?? line;

/** The same of a year before a period. */
function yearBefore({ found }: WithNeighbours, fact: Fact): Fact | undefined {
  const month = (date: string | null): number => {
    const [year = 0, of = 0] = (date ?? '').split('-').map(Number);
    return year * 12 + of;
  };
  return found.facts.find(
    ({ name, date, row }) =>
      name === fact.name &&
      row?.split(' ')[0] === fact.row?.split(' ')[0] &&
      month(fact.date) - month(date) === 12,
  );
}

/** Whether the newest of a line stands beside that of a year before, as its growth or as what it was. */
export function isHeldAgainst(line: Line, found: LookedUp, around: WithNeighbours | undefined): boolean {
  const [fact] = line.facts;
  if (!fact) return false;
  const isGrown = named(found, `${line.name}_growth`).some(({ date }) => date === fact.date);
  return isGrown || (around !== undefined && yearBefore(around, fact) !== undefined);
}

/** Whether a line is called by more than one thing: "total assets were". */
const isOfMany = (label: string): boolean =>
  /(?:assets|liabilities|expenses|costs|shares|securities|investments|receivables|inventories)$/i.test(label);

/** Says the newest of a line, and how it changed where that is on record. */
export function newestOf(
  { draft, asked }: Composing,
  line: Line,
  found: LookedUp,
  around: WithNeighbours | undefined,
): string {
  const [fact] = line.facts;
  if (!fact) return '';
  const growth = named(found, `${line.name}_growth`).find(({ date }) => date === fact.date);
  const before = growth ? undefined : around && yearBefore(around, fact);
  const change = growth
    ? `, ${draft.plain(growth)} against a year before`
    : before
      ? `, against ${draft.plain(before)} a year before${inPointsOf(fact, before, draft)}`
      : '';
  return `${line.label} of ${asked.company.short} ${isOfMany(line.label) ? 'were' : 'was'} ${draft.strong(fact)} ${when(fact, line.isBalance)}${change}.`;
}

/** By how many percentage points a share of the revenue differs from one of before; empty of amounts. */
function inPointsOf(fact: Fact, before: Fact, draft: Composing['draft']): string {
  if (fact.unit !== 'percent') return '';
  const { points, word } = pointsApart(fact, before, draft);
  return `, ${points} ${word}`;
}
