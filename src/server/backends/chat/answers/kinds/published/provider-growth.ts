import { daysBetween } from '#kit/time/days.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import { type Composing, named } from '../../grammar/reading/kind.ts';

/** A provider dates a quarter by the calendar, the statement by its last week. */
const SLACK_DAYS = 12;

/** How revenue of the quarter that ended on a day stood to a year before, as a data provider states it. */
async function statedGrowth(
  { asked, ask }: Pick<Composing, 'asked' | 'ask'>,
  end: string,
): Promise<Fact | undefined> {
  const found = await ask(providerFigures, { symbol: asked.company.symbol });
  return named(found, 'revenue_growth').find(
    ({ date }) => date !== null && Math.abs(daysBetween(date, end)) <= SLACK_DAYS,
  );
}

/** Says how revenue of a quarter stood to a year before where no statement on record has both; false where no provider says it either. */
export async function sayStatedGrowth(composing: Composing, end: string): Promise<boolean> {
  const growth = await statedGrowth(composing, end);
  if (!growth) return false;
  const value = Number(growth.value);
  const went = value > 0 ? 'grew' : value < 0 ? 'fell' : 'did not change';
  composing.draft.text(
    `By a data provider, revenue of the quarter to ${formatDate(growth.date)} ${went}: ${composing.draft.strong(growth)} against a year before.`,
  );
  return true;
}
