import { formatDate } from '#kit/time/dates.ts';
import { type Composing, named, one } from '../../grammar/reading/kind.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { shareCount } from '../../look-ups/shares.ts';

/**
 * Of buybacks no table has the money that was spent, nor how many shares were bought: what comes nearest is how many there are, and how that changed, net of
 * what was issued. False, for nothing of what was asked is on record.
 */
export async function sayOwnShares({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<boolean> {
  const { short, symbol } = asked.company;
  const found = await ask(shareCount, { symbol });
  const [last] = [
    one(found, 'shares_newest'),
    one(found, 'shares_today'),
    one(await ask(companyQuote, { symbol }), 'shares_outstanding'),
    named(found, 'shares_outstanding').at(-1),
  ]
    .filter((fact) => fact !== undefined)
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (!last) return false;
  const [year, yearly] = [one(found, 'shares_year_change'), one(found, 'shares_yearly_change')];
  const first = named(found, 'shares_outstanding')[0];
  const counted = named(found, 'shares_outstanding').at(-1);
  draft.text(
    `Share buybacks of ${short} are not on record: neither what was spent on them, nor a programme or how much of it is left.`,
    `What its own count of shares tells is net of what was issued: ${draft.strong(last)} on ${formatDate(last.date)}.`,
    year && counted
      ? `Over the year to ${formatDate(counted.date)} it changed by ${draft.strong(year)}.`
      : undefined,
    yearly && first
      ? `Since ${formatDate(first.date)} that is ${draft.plain(yearly)} a year, compounded.`
      : undefined,
  );
  return false;
}
