import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Composing, named, one } from '../../grammar/reading/kind.ts';
import { isAgainstItself, yearsHeld } from '../lines/against-then.ts';
import { balancesFrom, isYearBefore } from './balance-ago.ts';
import { sayProvider } from '../published/provider.ts';
import { isLongAgo } from '../told/spans.ts';

const LEAST_OF_SERIES = 2;
/** A quarter, and some days more. */
const QUARTER_DAYS = 100;

/** Of how many periods each is on record, where a series of quarters was asked for. */
async function ofTimeAsked({
  asked,
  ask,
}: Pick<Composing, 'asked' | 'ask'>): Promise<{ debt: number; longTerm: number }> {
  const { company, period } = asked;
  if (isAgainstItself(asked) && yearsHeld(asked) < 2) return againstThen({ asked, ask });
  if (isAgainstItself(asked)) return yearsAgo({ asked, ask }, yearsHeld(asked));
  if (period?.kind === 'newest' && period.of === 'year' && (period.back ?? 0) > 0)
    return yearsAgo({ asked, ask }, period.back ?? 0);
  const isSeries =
    period?.kind === 'span' && period.of === 'quarter' && (period.back ?? 0) >= LEAST_OF_SERIES;
  if (!isSeries) return { debt: LEAST_OF_SERIES, longTerm: 0 };
  const found = await ask(statements, {
    symbol: company.symbol,
    figures: ['debt', 'long_term_debt'],
    by: 'quarter',
    limit: period.back ?? LEAST_OF_SERIES,
  });
  return { debt: named(found, 'debt').length, longTerm: named(found, 'long_term_debt').length };
}

/** Whether each is on record of so many years before its newest. */
async function yearsAgo(
  { asked: { company }, ask }: Pick<Composing, 'asked' | 'ask'>,
  back: number,
): Promise<{ debt: number; longTerm: number }> {
  const found = await ask(statements, {
    symbol: company.symbol,
    figures: ['debt', 'long_term_debt'],
    limit: 4 * back + 4,
  });
  const isKnown = (name: string): boolean => balancesFrom(named(found, name), back).length > 0;
  return {
    debt: isKnown('debt') ? LEAST_OF_SERIES : 0,
    longTerm: isKnown('long_term_debt') ? LEAST_OF_SERIES : 0,
  };
}

/** Of how many of today and of a year before each is on record, where one is held against the other. */
async function againstThen({
  asked: { company },
  ask,
}: Pick<Composing, 'asked' | 'ask'>): Promise<{ debt: number; longTerm: number }> {
  const found = await ask(statements, {
    symbol: company.symbol,
    figures: ['debt', 'long_term_debt'],
    limit: 8,
  });
  const total = one(found, 'debt')?.date ?? '';
  const ofBoth = (name: string): number => {
    const [newest, ...rest] = named(found, name);
    // A part of long before the total says nothing of today's.
    if (newest?.date && daysBetween(newest.date, total) > QUARTER_DAYS) return 0;
    const isThen = rest.some(({ date }) => isYearBefore(date, newest?.date ?? null));
    return newest ? 1 + Number(isThen) : 0;
  };
  return { debt: ofBoth('debt'), longTerm: ofBoth('long_term_debt') };
}

/**
 * The lines to tell: in place of a total debt that no statement has, or that is of years ago, the long-term debt that newer ones have,
 * which is what the page takes for the value of the enterprise, and says so.
 */
export async function withDebtKnown(
  { asked, ask, draft }: Composing,
  figures: readonly StatementFigure[],
): Promise<readonly StatementFigure[]> {
  if (!figures.includes('debt') || figures.includes('long_term_debt')) return figures;
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: ['debt', 'long_term_debt'],
    limit: 8,
  });
  const [total, part] = [one(found, 'debt'), one(found, 'long_term_debt')];
  const inTime = await ofTimeAsked({ asked, ask });
  if (inTime.debt < LEAST_OF_SERIES && inTime.longTerm >= LEAST_OF_SERIES) {
    draft.text('Its total debt is on no statement of each of these times; its long-term debt is.');
    draft.lacks();
    if (inTime.debt > 0 && isAgainstItself(asked)) return [...figures, 'long_term_debt'];
    return figures.map((figure) => (figure === 'debt' ? 'long_term_debt' : figure));
  }
  const isKnown = total && !isLongAgo(total.date ?? asked.record, asked.record);
  if (isKnown || !part || isLongAgo(part.date ?? asked.record, asked.record)) return figures;
  // A year or twelve months to that day may have it, where no quarter has any: SITE.
  const whole = one(
    await ask(statements, { symbol: asked.company.symbol, figures: ['debt'], limit: 1 }),
    'debt',
  );
  if (whole?.date && part.date && whole.date >= part.date) return figures;
  draft.lacks();
  draft.text(
    whole?.date && !isLongAgo(whole.date, asked.record)
      ? `Its total debt is on no statement of after ${formatDate(whole.date)}; its long-term debt is.`
      : 'Its total debt is on no statement on record; its long-term debt is.',
  );
  // What is stated of today beside what a statement of months ago has.
  if (!asked.period && daysBetween(part.date ?? '', asked.record) > QUARTER_DAYS)
    await sayProvider({ asked, ask, draft }, ['debt']);
  return figures.map((figure) => (figure === 'debt' ? 'long_term_debt' : figure));
}
