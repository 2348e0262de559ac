import { countOf, listOf } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysAfter } from '#kit/time/days.ts';
import { escapeMarkdown } from '../../written/draft.ts';
import { type Asked, type Composing, one, rowsOf } from '../../grammar/reading/kind.ts';
import { earningsReports } from '../../look-ups/earnings.ts';
import { filings } from '../../look-ups/filings.ts';
import { insiderTrades } from '../../look-ups/insiders.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { news } from '../../look-ups/media.ts';
import { catalysts } from '../../look-ups/pipeline.ts';

/** What else is on record of some days: filings, trades, reports and news, each with its day. That it moved is no reason why it did. */
export async function around({ asked, ask }: Composing, from: string, to: string): Promise<Fact[]> {
  const { symbol } = asked.company;
  const span = { symbol, from, to };
  const found = await Promise.all([
    ask(earningsReports, { ...span, limit: 3 }),
    ask(filings, { ...span, limit: 8 }),
    ask(insiderTrades, { ...span, limit: 3 }),
    ask(catalysts, { ...span, limit: 3 }),
    ask(news, { ...span, limit: 20 }),
  ]);
  const names = ['reported', 'form', 'kind', 'kind', 'headline'];
  const moves = new Set((await ask(news, { ...span, topic: 'move', limit: 20 })).facts.map(({ row }) => row));
  return found.flatMap((each: LookedUp, i) =>
    rowsOf(each)
      .flatMap((row) => row.get(names[i] ?? '') ?? [])
      .filter(({ row }) => !moves.has(row))
      .slice(0, names[i] === 'headline' ? 4 : undefined),
  );
}

/** The table of what else is on record of some days. */
export function happened({ draft }: Composing, facts: readonly Fact[]): void {
  draft.table(
    'On record of those days',
    ['Day', 'What', 'From'],
    // Of news the headline is said once.
    facts
      .slice(0, 12)
      .map((fact) => [
        formatDate(fact.date),
        fact.name === 'reported' ? 'Earnings report' : fact.name === 'form' ? asForm(fact) : fact,
        fact.source.label === fact.value ? 'News' : fact.name === 'form' ? 'Filing' : fact.source.label,
      ]),
  );
}

/** A form that is a number alone says that it is a form. */
const asForm = (fact: Fact): Fact =>
  /^\d/.test(String(fact.value)) ? { ...fact, value: `Form ${fact.value}` } : fact;

/** What is on record beside a day that is found is told where its reason is asked for. */
const REASON =
  /\b(?:reasons?|causes?|why|(?:what|any|which) (?:\w+ )?(?:news|filings?|story|catalysts?)|what(?:'s| was| is)? (?:happened|caused|drove|triggered|behind|going on))\b/i;

/** What is on record of so many days before a move may be what it is of. */
const DAYS_BEFORE = 3;

/** Whether a question asks for the reason of the day that its answer finds. */
export const asksForReason = ({ has, reading }: Asked): boolean => has('why') || REASON.test(reading.text);

/** Of a day that was found what else is on record of it and of the days before; no cause is claimed. */
export async function sayBeside(composing: Composing, day: string): Promise<void> {
  const [from, to] = [daysAfter(day, -DAYS_BEFORE), day];
  const facts = await around(composing, from, to);
  if (facts.length === 0) {
    await sayNothingElse(composing, from, to);
    return;
  }
  composing.draft.text(`On record of ${formatDate(from)} to ${formatDate(to)}, which need not be the cause:`);
  happened(composing, facts);
}

/** The same of each of several days: what is on record of some, and of which nothing is. */
export async function sayBesideEach(composing: Composing, days: readonly string[]): Promise<void> {
  const { draft } = composing;
  const found = await Promise.all(
    days.map(async (day) => ({ day, facts: await around(composing, daysAfter(day, -DAYS_BEFORE), day) })),
  );
  const known = found.filter(({ facts }) => facts.length > 0);
  const bare = found.filter(({ facts }) => facts.length === 0).map(({ day }) => formatDate(day));
  if (known.length === 0) {
    const [first = '', last = ''] = [days.toSorted()[0], days.toSorted().at(-1)];
    draft.text(
      `Of none of the ${countOf(days.length, 'day')} that moved it most anything else is on record.`,
    );
    await sayNothingElse(composing, first, last);
    return;
  }
  draft.text(
    `On record of the ${countOf(days.length, 'day')} that moved it most and the three before each, which need not be the cause:`,
  );
  happened(composing, [
    ...new Map(
      known
        .flatMap(({ facts }) => facts)
        .map((fact) => [`${fact.row ?? ''} ${fact.date ?? ''} ${String(fact.value)}`, fact]),
    ).values(),
  ]);
  if (bare.length > 0) draft.text(`Of ${listOf(bare)} nothing is on record beside the price.`);
}

/** That nothing stands beside a move, what stands before it, and where the filings on record end. */
export async function sayNothingElse(composing: Composing, from: string, to: string): Promise<void> {
  const { asked, ask, draft } = composing;
  const { symbol } = asked.company;
  const [wider] = (await around(composing, daysAfter(from, -365), to)).sort((a, b) =>
    (a.date ?? '') < (b.date ?? '') ? 1 : -1,
  );
  const found = await ask(filings, { symbol, limit: 1 });
  const [form, filed] = [one(found, 'form'), one(found, 'filed')];
  const isOld = filed !== undefined && filed.date !== null && filed.date < from;
  const isTold = isOld && wider?.name === 'form' && wider.date === filed.date;
  draft.text(
    // A year that goes on ends with the record.
    `Beside the price nothing of ${formatDate(from)} to ${formatDate(to < asked.record ? to : asked.record)} is on record: no filing, report, insider’s trade or other news. Why it moved the record does not say.`,
    isOld
      ? `The newest filing on record is of ${draft.plain(filed)}${form ? `, ${escapeMarkdown(formInWords(String(form.value)))}` : ''}: what was filed since is not on it.`
      : undefined,
    wider && !isTold
      ? `The last thing on record before, the price aside: ${escapeMarkdown(wider.source.label)}${draft.cite(wider.source)}, ${formatDate(wider.date)}.`
      : undefined,
  );
}

/** A form that is a number alone says that it is a form. */
const formInWords = (form: string): string =>
  /^\d/.test(form) ? `a form ${form}` : /^[AEFHILMNORSX](?![a-z])/.test(form) ? `an ${form}` : `a ${form}`;
