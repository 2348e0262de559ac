import { listOf } from '#kit/text/sentence.ts';
import type { StatementFigure } from '#contract/financials.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { statements } from '../../look-ups/statements.ts';
import { saidOfMoney } from '../told/in-dollars.ts';
import { type Line, linesOf, lower, when } from '../lines/lines.ts';

const PERIODS = 8;

/** The newest period that all of some lines are of. */
function sharedOf(lines: readonly Line[]): string | undefined {
  const [first, ...rest] = lines;
  return first?.facts.find(({ row }) => rest.every(({ facts }) => facts.some((fact) => fact.row === row)))
    ?.row;
}

/**
 * Flows that are asked for together and whose newest are of different periods (revenue of a quarter, a loss of the quarter before) cannot be held against
 * each other: they are told once more of the newest period that has them all, of quarters, twelve months or a year. Of other money than the dollars that were asked for that is said.
 */
export async function sayOnePeriod(
  { asked, ask, draft }: Composing,
  lines: readonly Line[],
  around: readonly Line[],
): Promise<void> {
  saidOfMoney({ asked, draft }, lines);
  const flows = lines.filter(({ isBalance }) => !isBalance);
  const newest = new Set(flows.map(({ facts }) => facts[0]?.row));
  if (flows.length < 2 || newest.size < 2 || asked.reading.periods.length > 0) return;
  const names = flows.map(({ name }) => name);
  const of = (all: readonly Line[]): Line[] =>
    names.flatMap((name) => all.find((line) => line.name === name) ?? []);
  let whole = of(around);
  let row = whole.length === names.length ? sharedOf(whole) : undefined;
  if (row === undefined && names.every((name) => !name.endsWith('_margin')))
    for (const by of ['twelve_months', 'year'] as const) {
      const found = await ask(statements, {
        symbol: asked.company.symbol,
        figures: names as StatementFigure[],
        by,
        limit: PERIODS,
      });
      whole = of(linesOf(found, names));
      row = whole.length === names.length ? sharedOf(whole) : undefined;
      if (row !== undefined) break;
    }
  const facts = whole.flatMap((line) => line.facts.find((fact) => fact.row === row) ?? []);
  const [first] = facts;
  if (row === undefined || !first || facts.length < names.length) return;
  draft.text(
    `The newest on record of one period are ${listOf(whole.map((line, at) => `${lower(line.label)} of ${facts[at] ? draft.strong(facts[at]) : ''}`))}, ${when(first, false)}.`,
  );
}
