import { formatDate } from '#kit/time/dates.ts';
import { listOf } from '#kit/text/sentence.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { statements } from '../../look-ups/statements.ts';
import { calledOf } from './compare-said.ts';
import { type Composing, type Kind, named } from '../../grammar/reading/kind.ts';
import { periodSlots } from '../told/spans.ts';
import { finerThan } from '../statements/statement-times.ts';
import { saidOfUnlike } from './unlike.ts';
import {
  figuresOf,
  marginConcepts,
  marginsOf,
  metrics,
  statementsInput,
  titleOf,
} from '../statements/statements.ts';

/** The lines of each company, for the time that was asked for; by quarter where a year of one of them is not on record, and that is said. */
async function foundOf(
  { asked, ask, draft }: Composing,
  companies: Composing['asked']['companies'],
): Promise<LookedUp[]> {
  // What is put side by side here are companies, of the time that was asked for: nothing is held against its own past.
  const ofTime = {
    ...asked,
    has: (...concepts: Parameters<typeof asked.has>) =>
      asked.has(...concepts.filter((concept) => concept !== 'compare')),
  };
  const input = statementsInput(ofTime);
  const [figures, margins] = [figuresOf(asked), marginsOf(asked)];
  const of = (wanted: typeof input) =>
    Promise.all(companies.map(({ symbol }) => ask(statements, { symbol, figures, margins, ...wanted })));
  const found = await of(input);
  const finer = found.some(({ facts }) => facts.length === 0) ? finerThan(asked, input) : undefined;
  const byQuarter = finer && (await of(finer));
  if (!byQuarter?.every(({ facts }) => facts.length > 0)) return found;
  draft.lacks();
  draft.text('By fiscal year that is not on record of each; by quarter it is:');
  return byQuarter;
}

/** Lines of the statements of several companies in one table, period by period. */
async function answerSideBySide({ asked, ask, draft }: Composing): Promise<boolean> {
  const [figures, margins] = [figuresOf(asked), marginsOf(asked)];
  const companies = asked.companies.slice(0, 3);
  const found = await foundOf({ asked, ask, draft } as Composing, companies);
  const rows = [...figures, ...margins].flatMap((name): { label: string; facts: (Fact | undefined)[] }[] => {
    const lines = found.map((each) => named(each, name));
    const label = lines.flat()[0]?.label;
    const longest = Math.max(...lines.map(({ length }) => length));
    return label === undefined
      ? []
      : Array.from({ length: longest }, (_, at) => ({ label, facts: lines.map((line) => line[at]) }));
  });
  const [first] = rows;
  const names = calledOf(companies);
  if (!first) {
    draft.text(`Not on record for that of ${listOf(names)}: ${titleOf(asked)}.`);
    return false;
  }
  if (rows.some(({ facts }) => facts.includes(undefined))) draft.lacks();
  const [a, b] = first.facts;
  const isHeld =
    companies.length === 2 &&
    a !== undefined &&
    b !== undefined &&
    a.currency === b.currency &&
    a.value !== b.value &&
    a.row?.split(' ')[0] === b.row?.split(' ')[0];
  draft.text(
    `${first.label}: ${names
      .map((name, i) => {
        const fact = first.facts[i];
        return fact
          ? `${name} ${draft.strong(fact)} in the period to ${formatDate(fact.date)}`
          : `${name} not on record for that`;
      })
      .join('; ')}.`,
    saidOfUnlike(companies, first.facts),
    isHeld ? `The higher is that of ${names[Number(a.value) > Number(b.value) ? 0 : 1] ?? ''}.` : undefined,
  );
  const columns = ['', ...companies.flatMap(({ symbol }, at) => [names[at] ?? '', `${symbol}, to`])];
  draft.table(
    'Side by side, newest first',
    columns,
    rows.map(({ label, facts }) => [
      label,
      ...facts.flatMap((fact) => [fact, fact ? formatDate(fact.date) : '']),
    ]),
  );
  return true;
}

const sideBySide: Kind = {
  id: 'compare-lines',
  about: 'two',
  needs: [[...metrics, ...marginConcepts, 'margin']],
  needsSlots: periodSlots,
  allows: ['compare', 'by:quarter', 'by:year', 'by:ttm', 'history', 'financials', 'earnings', 'large'],
  slots: ['periods'],
  title: titleOf,
  next: ['peers', 'valuation', 'runway'],
  answer: answerSideBySide,
};

/** Kinds that put lines of statements side by side. */
export const compareLineKinds: readonly Kind[] = [
  sideBySide,
  (({ needsSlots: _none, ...rest }) => ({ ...rest, needs: [...rest.needs, ['by:quarter', 'by:year', 'history'] as const] }))(sideBySide),
]; // prettier-ignore
