import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { monthsBefore } from '#kit/time/days.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import { screenedRatios, statedRatios } from '../../look-ups/ratios.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { asOf, onDay } from '../told/simple.ts';
import { yearsHeld } from '../lines/against-then.ts';
import { isOfTwoTimes, type Made, ratiosOf, sayRatioOfTwoTimes, STALE_MONTHS } from './ratio-then.ts';
import { periodSlots } from '../told/spans.ts';
import { statementsInput } from '../statements/statements.ts';

type RatioConcept = 'currentratio' | 'debtequity' | 'roe' | 'roa' | 'assetturn';

/** What the screener calls the ratios that it has a column for, or that are made of its figures. */
const screened: Readonly<Record<RatioConcept, string>> = {
  currentratio: 'current_ratio',
  debtequity: 'debt_equity',
  roe: 'return_on_equity',
  roa: 'return_on_assets',
  assetturn: 'asset_turnover',
};

/** A ratio of the balance of one period. */
export const balanceRatio = (
  id: string,
  concept: RatioConcept,
  title: string,
  figures: readonly [StatementFigure, StatementFigure],
  unit: 'ratio' | 'percent',
  by: 'quarter' | 'year',
): Kind => ({
  id,
  about: 'company',
  needs: [[concept]],
  allows: [
    'm:equity',
    'm:debt',
    'm:assets',
    'financials',
    'balance',
    'pace',
    'history',
    'by:year',
    'by:quarter',
    'compare',
    'previous',
    'up',
    'down',
    'growth',
  ],
  slots: ['threshold', 'periods', ...periodSlots],
  // Beside another it is a comparison; against its own of before it is told of both times.
  fits: ({ concepts, periods }) =>
    periods.length > 0 ||
    !(['compare', 'previous', 'up', 'down', 'growth'] as const).some((each) => concepts.has(each)),
  title: () => title,
  next: ['debt', 'runway', 'revenue'],
  async answer({ asked, ask, draft, store }) {
    const wanted = { concept, figures, title, unit, by };
    if (isOfTwoTimes(asked)) {
      if (await sayRatioOfTwoTimes({ asked, ask, draft, store }, wanted)) return true;
      return sayNewestOfTwo({ asked, ask, draft, store }, wanted);
    }
    // The newest balance is that of the latest quarter.
    const isNewest =
      by === 'quarter' &&
      asked.period?.kind === 'newest' &&
      asked.period.of === 'quarter' &&
      !asked.period.back;
    if (
      (asked.period && !isNewest) ||
      asked.has('history', 'by:year') ||
      (asked.has('by:quarter') && !isNewest)
    )
      return ratiosOverTime({ asked, ask, draft } as Composing, { concept, figures, title, unit, by });
    return sayNewest({ asked, ask, draft, store }, wanted);
  },
});

/** The newest ratio on record; of statements of long ago only where nothing newer is. */
async function sayNewest(
  composing: Composing,
  wanted: Wanted & { by: 'quarter' | 'year' },
): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { concept, figures, title, unit, by } = wanted;
  const { symbol, short } = asked.company;
  const read = (kind: 'quarter' | 'year' | 'twelve_months') =>
    ask(statements, { symbol: symbol, figures: [...figures], by: kind, limit: 8 });
  let older: Made | undefined;
  const say = ([part, whole, value]: Made): void =>
    draft.text(
      `${title} of ${short} was ${draft.strong(value)} on ${formatDate(value.date)}: ${part.label.toLowerCase()} of ${draft.plain(part)} over ${whole.label.toLowerCase()} of ${draft.plain(whole)}.`,
    );
  for (const kind of [by, 'year', 'twelve_months'] as const) {
    const made = ratioOf(await read(kind), figures, title, unit);
    if (!made) continue;
    if ((made[2].date ?? '') < monthsBefore(asked.record, STALE_MONTHS)) {
      older ??= made;
      continue;
    }
    say(made);
    return true;
  }
  // What was so years ago is told where nothing newer is.
  const isNewer =
    older !== undefined &&
    concept !== 'currentratio' &&
    one(await ask(screenedRatios, { symbol: symbol }), screened[concept]) !== undefined;
  if (older && !isNewer) {
    say(older);
    return true;
  }
  return statedRatio(composing, wanted);
}

/** Which ratio is told, and of what it is made. */
interface Wanted {
  concept: RatioConcept;
  figures: readonly [StatementFigure, StatementFigure];
  title: string;
  unit: 'ratio' | 'percent';
}

/** The same ratio of each period that was asked for, newest first. */
async function ratiosOverTime(
  { asked, ask, draft }: Composing,
  { concept, figures, title, unit, by }: Wanted & { by: 'quarter' | 'year' },
): Promise<boolean> {
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: [...figures],
    by,
    ...statementsInput(asked),
  });
  const made = named(found, figures[0]).flatMap(
    (part) =>
      ratioOf(
        { ...found, facts: found.facts.filter(({ row }) => row === part.row) },
        figures,
        title,
        unit,
      )?.[2] ?? [],
  );
  const [newest] = made;
  if (!newest) {
    draft.lacks();
    draft.text(`${title} of the time asked for is not on record.`);
    return statedRatio({ asked, ask, draft } as Composing, { concept, figures, title, unit });
  }
  draft.text(`${title} of ${asked.company.short} was ${draft.strong(newest)} on ${formatDate(newest.date)}.`);
  if (made.length > 1)
    draft.table(
      `${title}, newest first`,
      ['', ...made.slice(0, 8).map(({ date }) => formatDate(date))],
      [[title, ...made.slice(0, 8)]],
    );
  return true;
}

/** Where a ratio is asked for of two times and not both are on record: the newest, and that the other is not. */
async function sayNewestOfTwo(
  composing: Composing,
  wanted: Wanted & { by: 'quarter' | 'year' },
): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { periods } = asked.reading;
  const { symbol, short } = asked.company;
  draft.lacks();
  const found = await ask(statements, { symbol, figures: [...wanted.figures], by: wanted.by, limit: 8 });
  const [newest] = ratiosOf(found, wanted);
  const isNow = newest !== undefined && (newest[2].date ?? '') >= monthsBefore(asked.record, STALE_MONTHS);
  if (isNow)
    draft.text(
      `${wanted.title} of ${short} was ${draft.strong(newest[2])} on ${formatDate(newest[2].date)}: ${newest[0].label.toLowerCase()} of ${draft.plain(newest[0])} over ${newest[1].label.toLowerCase()} of ${draft.plain(newest[1])}.`,
    );
  const isKnown = isNow || (await statedRatio(composing, wanted));
  const years = yearsHeld(asked);
  const then =
    periods.length > 1 || periods[0]?.kind !== 'newest'
      ? 'Of the other time that was asked for it is not on record.'
      : `What it was ${years === 1 ? 'a year' : `${years} years`} before is not on record: no statement of then has both its parts.`;
  if (isKnown) draft.text(then);
  return isKnown;
}

/** Where no statement holds both parts: the newest balance that is known, else what the screener has, else what a provider states. */
async function statedRatio(
  { asked, ask, draft }: Composing,
  { concept, figures, title, unit }: Wanted,
): Promise<boolean> {
  const { symbol, short } = asked.company;
  const made = ratioOf(await ask(keyFigures, { symbol }), figures, title, unit);
  if (made) {
    draft.text(
      `${title} of ${short} was ${draft.strong(made[2])} on ${formatDate(made[2].date)}: ${made[0].label.toLowerCase()} of ${draft.plain(made[0])} over ${made[1].label.toLowerCase()} of ${draft.plain(made[1])}.`,
    );
    return true;
  }
  const kept =
    concept === 'currentratio' ? undefined : one(await ask(screenedRatios, { symbol }), screened[concept]);
  if (kept) {
    draft.text(
      `${title} of ${short} was ${draft.strong(kept)} as the screener has it${asOf(kept)}, of its newest twelve months; no statement of those months on record has both its parts.`,
    );
    return true;
  }
  const stated =
    concept === 'currentratio' ? one(await ask(statedRatios, { symbol }), 'current_ratio') : undefined;
  if (stated)
    draft.text(
      `${title} of ${short} was ${draft.strong(stated)} as a data provider states it${asOf(stated)}; its parts are not on record.`,
    );
  return stated !== undefined || sayNotAbove({ asked, ask, draft } as Composing, { figures, title });
}

/** Over what is not above zero there is no ratio: both parts are said. */
async function sayNotAbove(
  { asked, ask, draft }: Composing,
  { figures: [a, b], title }: Pick<Wanted, 'figures' | 'title'>,
): Promise<boolean> {
  const { symbol, short } = asked.company;
  const found = await ask(keyFigures, { symbol });
  const ofStatements = async (figure: StatementFigure) =>
    one(await ask(statements, { symbol, figures: [figure], limit: 1 }), figure);
  const [part, whole] = [one(found, a) ?? (await ofStatements(a)), one(found, b) ?? (await ofStatements(b))];
  if (!whole || Number(whole.value) > 0) return false;
  draft.lacks();
  draft.text(
    `${title} of ${short} says nothing, for ${whole.label.toLowerCase()} was not above zero: ${draft.strong(whole)} on ${formatDate(whole.date)}.`,
    part ? `${part.label} was ${draft.strong(part)}${onDay(part)}.` : undefined,
  );
  return true;
}

const ratioOf = (
  found: LookedUp,
  figures: readonly [StatementFigure, StatementFigure],
  title: string,
  unit: 'ratio' | 'percent',
): Made | undefined => ratiosOf(found, { figures, title, unit })[0];
