import { companyTabPath } from '#kit/addresses.ts';
import { formatDate } from '#kit/dates.ts';
import type { Fact, LookedUp } from '../look-ups/look-up.ts';
import { shareCount } from '../look-ups/shares.ts';
import { type Composing, type Kind, named, one } from './kind.ts';

const NEAR_MS = 70 * 86_400_000;

/** The count nearest to a day, with the change since it; undefined where none is near. */
function changeSince(rows: readonly Fact[], last: Fact, from: string | undefined): [Fact, Fact] | undefined {
  if (from === undefined) return undefined;
  const off = (row: Fact): number => Math.abs(Date.parse(row.date ?? '') - Date.parse(from));
  const [then] = rows.filter((row) => row !== last && off(row) <= NEAR_MS).sort((a, b) => off(a) - off(b));
  if (!then) return undefined;
  const value = (Number(last.value) / Number(then.value) - 1) * 100;
  return [
    then,
    { ...last, name: 'shares_change_since', label: 'Change since', value, unit: 'change', computed: true },
  ];
}

/** Where no statement counts the shares, the count of the quotes is told, and the change that the screener has. */
function sayToday({ asked, draft }: Pick<Composing, 'asked' | 'draft'>, found: LookedUp): boolean {
  const [today, change] = [one(found, 'shares_today'), one(found, 'shares_year_change')];
  if (!today) return false;
  draft.text(
    `${asked.company.short} had ${draft.strong(today)} shares outstanding on ${formatDate(today.date)}, as its market value counts them.`,
    change
      ? `Over a year that is ${draft.strong(change)}, as the screener has it.`
      : 'No statement on record counts them, so how that changed is not known.',
  );
  draft.lacks();
  return true;
}

export const dilution: Kind = {
  id: 'dilution',
  about: 'company',
  needs: [
    ['dilution', 'sharesout'],
    ['dilution', 'growth', 'history', 'by:quarter', 'by:year', 'up', 'down'],
  ],
  allows: ['pace', 'holders', 'm:diluted_shares', 'up', 'down', 'move', 'large'],
  slots: ['span', 'year', 'newest'],
  title: () => 'shares outstanding over time',
  next: ['runway', 'filings', 'splits'],
  async answer({ asked, ask, draft }) {
    const found = await ask(shareCount, { symbol: asked.company.symbol });
    const rows = named(found, 'shares_outstanding');
    const last = rows.at(-1);
    if (!last) return sayToday({ asked, draft }, found);
    const [year, yearly] = [one(found, 'shares_year_change'), one(found, 'shares_yearly_change')];
    const today = one(found, 'shares_today');
    const isToday =
      today !== undefined && Number(today.value) > Number(last.value) && asked.period?.to === asked.record;
    const newest = isToday ? today : last;
    const since = changeSince(rows, newest, asked.period?.from);
    const overYear = year
      ? `, ${draft.strong(year)} over a year.`
      : `. ${found.missing[0] ?? 'What it was a year before is not on record.'}`;
    draft.text(
      `${asked.company.short} had ${draft.strong(newest)} shares outstanding on ${formatDate(newest.date)}` +
        (since
          ? `, ${draft.strong(since[1])} since ${formatDate(since[0].date)}, when it had ${draft.plain(since[0])}.`
          : overYear),
      asked.period && asked.period.from > '1995' && !since && found.missing.length === 0
        ? `How many there were on ${formatDate(asked.period.from)} is not on record.`
        : undefined,
      yearly ? `Over the whole record that is ${draft.plain(yearly)} a year, compounded.` : undefined,
      isToday ? `The last statement counts ${draft.plain(last)}, on ${formatDate(last.date)}.` : undefined,
      today && !isToday
        ? `The market value of ${formatDate(today.date)} is of ${draft.strong(today)} shares.`
        : undefined,
    );
    if (asked.period ? !since : !year) draft.lacks();
    draft.bars(
      'Shares outstanding',
      rows,
      (fact) => formatDate(fact.date),
      companyTabPath(asked.company.symbol, 'financials'),
    );
    return true;
  },
};

/** Shares of one day against those of another. */
export const sharesThenAndNow: Kind = {
  ...dilution,
  needs: [['sharesout'], ['compare']],
  needsSlots: ['newest', 'day', 'span', 'year'],
};

/** Shares over a time: "shares outstanding since 2021". */
export const sharesSince: Kind = { ...dilution, needs: [['sharesout']], needsSlots: ['span'] };
