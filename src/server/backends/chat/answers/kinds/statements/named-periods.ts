import { daysAfter, monthsBefore } from '#kit/time/days.ts';
import { listOf } from '#kit/text/sentence.ts';
import type { StatementFigure } from '#contract/financials.ts';
import type { Period } from '../../grammar/times/period.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import { figureNames, type Margin, marginNames, statements } from '../../look-ups/statements.ts';
import { inWords } from '../../asked/titles.ts';
import { type Asked, type Composing, named } from '../../grammar/reading/kind.ts';
import { against } from '../lines/line-change.ts';
import { type Line, linesOf, lower, shownAsTable, when } from '../lines/lines.ts';
import { againstOther } from '../published/provider.ts';
import { endsWithin, quartersIn } from '../published/provider-times.ts';
import { sayStatedGrowth } from '../published/provider-growth.ts';
import { endsOf } from '../told/spans.ts';

const MOST = 4;

/** Whether each of several times is named, and one of them is a quarter: "Q1 2026 against Q1 2025". */
export const areNamedQuarters = ({ reading: { periods } }: Asked): boolean =>
  periods.length > 1 &&
  periods.length <= MOST &&
  periods.every(({ kind, isRelative }) => !isRelative && (kind === 'quarter' || kind === 'year')) &&
  periods.some(({ kind }) => kind === 'quarter');

/** A fiscal quarter ends some days off the calendar's; one of another calendar half a quarter. */
const SLACKS_DAYS = [15, 46];

type Wanted = Readonly<{ figures: readonly StatementFigure[]; margins: readonly Margin[] }>;

/** The lines of the one period that was named. */
async function ofPeriod(
  { asked, ask }: Composing,
  { figures, margins }: Wanted,
  period: Period,
): Promise<LookedUp | undefined> {
  const spans =
    period.kind === 'year'
      ? [endsOf(period)]
      : SLACKS_DAYS.map((days) => ({ from: daysAfter(period.to, -days), to: daysAfter(period.to, days) }));
  for (const span of spans) {
    const found = await ask(statements, {
      symbol: asked.company.symbol,
      figures: [...figures],
      margins: [...margins],
      growth: true,
      by: period.kind === 'year' ? 'year' : 'quarter',
      ...span,
      limit: 1,
    });
    if (found.facts.length > 0) return found;
  }
  return undefined;
}

/**
 * Lines of several quarters that are named, each of its own; one that is not on record is said not to be, and none takes its place.
 * False where none of them is.
 */
export async function sayNamedPeriods(composing: Composing, wanted: Wanted): Promise<boolean> {
  const { asked, draft } = composing;
  const names = [...wanted.figures, ...wanted.margins];
  const periods = asked.reading.periods.toSorted((a, b) => b.to.localeCompare(a.to));
  const found = await Promise.all(periods.map((period) => ofPeriod(composing, wanted, period)));
  const all: LookedUp = {
    symbol: asked.company.symbol,
    missing: [],
    facts: found.flatMap((each) => each?.facts ?? []),
  };
  const lines = linesOf(all, names);
  if (lines.length === 0) return false;
  for (const line of lines) sayLine(composing, line);
  const isLacking = await sayLackingTimes(composing, names, { periods, found });
  if (isLacking) await sayNewest(composing, wanted, lines);
  const told = new Set(all.facts.map(({ row }) => row)).size;
  if (lines.length > 1 || told > 2) shownAsTable(draft, lines, all);
  return true;
}

/** Of each line the times of which no statement has it: what a provider states of them, else that they are not on record; whether any lacks. */
async function sayLackingTimes(
  composing: Composing,
  names: readonly (StatementFigure | Margin)[],
  { periods, found }: { periods: readonly Period[]; found: readonly (LookedUp | undefined)[] },
): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const stated = await ask(providerFigures, { symbol: asked.company.symbol });
  const lacking = names
    .map((name) => {
      const quarters = quartersIn(named(stated, name));
      const times = periods.map((period, at) => ({
        period,
        isTold: found[at]?.facts.some((fact) => fact.name === name) === true,
        fact: period.kind === 'quarter' ? quarters.find(({ date }) => endsWithin(date, period)) : undefined,
      }));
      return { name, times };
    })
    .filter(({ times }) => times.some(({ isTold }) => !isTold));
  for (const { times } of lacking) {
    // A provider's may be of other lines: it is held against its own, where a statement has one of the times too.
    const [first, ...rest] = times.flatMap(({ fact }) => fact ?? []);
    if (first && times.some(({ isTold, fact }) => fact && !isTold))
      draft.text(
        `A data provider published what no statement on record has${times.some(({ isTold }) => isTold) ? ' of each of them' : ''}: ${lower(first.label)} of ${draft.strong(first)} ${when(first, false)}${rest.map((fact) => `, ${againstOther(first, fact, draft)}`).join('')}.`,
      );
  }
  const absent = lacking.map(({ name, times }) => ({
    name,
    periods: times.flatMap(({ period, isTold, fact }) => (isTold || fact ? [] : period)),
  }));
  const alike = Map.groupBy(absent, (each) => listOf(each.periods.map(inWords)));
  for (const [when, all] of alike) {
    if (when === '') continue;
    draft.lacks();
    draft.text(`Of ${when} no ${listOf(all.map(({ name }) => lower(nameOf(name))))} is on record.`);
    if (all.some(({ name }) => name === 'revenue'))
      for (const { to } of all[0]?.periods ?? [])
        // How the year after it stood to it says more of it than nothing.
        if (!(await sayStatedGrowth(composing, to))) await sayStatedGrowth(composing, monthsBefore(to, -12));
  }
  return absent.some((each) => each.periods.length > 0);
}

const nameOf = (name: StatementFigure | Margin): string => ({ ...figureNames, ...marginNames })[name];

/** The newest of a line, and how it stands to each of the others. */
function sayLine({ asked, draft }: Composing, line: Line): void {
  const [newest, ...older] = line.facts;
  if (!newest) return;
  const isAlike = (fact: Fact): boolean =>
    fact.currency === newest.currency &&
    newest.unit !== 'percent' &&
    fact.row?.split(' ')[0] === newest.row?.split(' ')[0];
  draft.text(
    `${line.label} of ${asked.company.short} was ${draft.strong(newest)} ${when(newest, line.isBalance)}.`,
    ...older.map((fact) =>
      isAlike(fact)
        ? against(newest, fact, line.isBalance, draft)
        : `It was ${draft.strong(fact)} ${when(fact, line.isBalance)}.`,
    ),
  );
}

/** The newest that is on record of the lines, where it is none of those told. */
async function sayNewest(
  { asked, ask, draft }: Composing,
  wanted: Wanted,
  told: readonly Line[],
): Promise<void> {
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: [...wanted.figures],
    margins: [...wanted.margins],
    by: 'quarter',
    limit: 1,
  });
  for (const { name, label, isBalance, facts } of linesOf(
    found,
    told.map((line) => line.name),
  )) {
    const [newest] = facts;
    const isTold = told.some(
      (line) => line.name === name && line.facts.some(({ date }) => date === newest?.date),
    );
    if (newest && !isTold)
      draft.text(
        `The newest ${lower(label)} on record is ${draft.plain(newest)} ${when(newest, isBalance)}.`,
      );
  }
}
