import { DAY_MS } from '#kit/time/days.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { listOf } from '#kit/text/sentence.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { shareCount } from '../../look-ups/shares.ts';
import { type Asked, type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { isLastTwelveMonths } from '../told/spans.ts';

/** So many counts are drawn. */
const BARS = 12;
const NEAR_MS = 70 * DAY_MS;

/** The count nearest to a day, with the change since it; undefined where none is near. */
function changeSince(rows: readonly Fact[], last: Fact, period: Asked['period']): [Fact, Fact] | undefined {
  if (!period) return undefined;
  const { from, to } = period;
  const off = (row: Fact): number => Math.abs(Date.parse(row.date ?? '') - Date.parse(from));
  const [near] = rows.filter((row) => row !== last && off(row) <= NEAR_MS).sort((a, b) => off(a) - off(b));
  // Of a year of which no count at its start is known, the first one in it.
  const isIn = ({ date }: Fact): boolean => date !== null && date >= from && date <= to;
  // Of a time that begins before the counts do, the first of all.
  const isBefore = from > '1995' && from < (rows[0]?.date ?? '');
  const first =
    isBefore || period.kind === 'year' ? rows.find((row) => row !== last && isIn(row)) : undefined;
  const then = near ?? first;
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

/** By how many shares that is more or fewer. */
function inShares(newest: Fact, then: Fact, { strong }: Composing['draft']): string {
  const { row: _row, ...rest } = newest;
  const more = Number(newest.value) - Number(then.value);
  const difference: Fact = {
    ...rest,
    name: 'shares_more',
    label: more < 0 ? 'Fewer shares' : 'More shares',
    value: Math.abs(more),
    unit: 'shares',
    computed: true,
  };
  return more === 0 ? '' : `: ${strong(difference)} ${more < 0 ? 'fewer' : 'more'}`;
}

/** Whether a count is of long after the day from which a change is asked for. */
const isLate = (from: string, { date }: Fact): boolean =>
  from > '1995' && Date.parse(date ?? '') - Date.parse(from) > NEAR_MS;

/** A count of shares tells what is left of both. */
const NET = 'That is net: how many were bought back and how many issued is not on record.';
const isFewer = (change: Fact | undefined): boolean => change !== undefined && Number(change.value) < 0;

/** The change over the year before the newest count: from the day of the record it would be over less. */
const isOverLastYear = (asked: Asked): boolean =>
  isLastTwelveMonths(asked) ||
  (asked.period?.of === 'year' &&
    (asked.period.kind === 'newest' ? !asked.period.back : asked.period.back === 1));

/** "A year ago and now" asks for both counts. */
const isThenAndNow = ({ period, has }: Asked): boolean =>
  period?.kind === 'newest' && (period.back ?? 0) > 0 && has('now');

/** The count behind the market value, where it is newer than the last one of statements, with the change to it. */
function sayLater(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  later: Fact | undefined,
  then: Fact | undefined,
): void {
  if (!later || (asked.period && asked.period.to < (later.date ?? ''))) return;
  const { row: _row, ...rest } = later;
  const change: Fact | undefined = then && {
    ...rest,
    name: 'shares_change_to_today',
    label: 'Change to the newest count',
    value: (Number(later.value) / Number(then.value) - 1) * 100,
    unit: 'change',
    computed: true,
  };
  draft.text(
    `The market value of ${formatDate(later.date)} is of ${draft.strong(later)} shares${change && then ? `, ${draft.strong(change)} since ${formatDate(then.date)}${inShares(later, then, draft)}` : ''}.`,
  );
}

/** Of counts of before a split, which stand here in the shares of after it: what was reported then. */
function saidOfSplit(
  draft: Composing['draft'],
  found: LookedUp,
  counts: readonly (Fact | undefined)[],
): string | undefined {
  const restated = named(found, 'shares_reported').filter(({ row }) =>
    counts.some((count) => count?.row !== undefined && count.row === row),
  );
  if (restated.length === 0) return undefined;
  return `Counts of before the last split are restated for it: as reported then, ${listOf(restated.map((fact) => `${draft.plain(fact)} on ${formatDate(fact.date)}`))}.`;
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
      today !== undefined &&
      Number(today.value) > Number(last.value) &&
      (asked.period?.to === asked.record || isThenAndNow(asked));
    const newest = isToday ? today : last;
    const period = !isToday && year && isOverLastYear(asked) ? null : asked.period;
    const since = changeSince(rows, newest, period);
    const overYear = year
      ? `, ${draft.strong(year)} over a year.`
      : `. ${found.missing[0] ?? 'What it was a year before is not on record.'}`;
    draft.text(
      `${asked.company.short} had ${draft.strong(newest)} shares outstanding on ${formatDate(newest.date)}` +
        (since
          ? `, ${draft.strong(since[1])} since ${formatDate(since[0].date)}, when it had ${draft.plain(since[0])}${inShares(newest, since[0], draft)}.`
          : overYear),
      since && period && isLate(period.from, since[0])
        ? `Counts of before ${formatDate(since[0].date)} are not on record.`
        : undefined,
      since || isFewer(year) ? NET : undefined,
      period && period.from > '1995' && !since && found.missing.length === 0
        ? `How many there were on ${formatDate(period.from)} is not on record.`
        : undefined,
      // The page tells of the newest quarters alone, and so of another span.
      yearly
        ? isToday
          ? `From ${formatDate(rows[0]?.date ?? null)}, the first count on record, to ${formatDate(last.date)}, that of the last statement, it is ${draft.plain(yearly)} a year, compounded.`
          : `Since ${formatDate(rows[0]?.date ?? null)}, the first count on record, that is ${draft.plain(yearly)} a year, compounded.`
        : undefined,
      !since && !year && isFewer(yearly) ? NET : undefined,
      saidOfSplit(draft, found, [since?.[0], newest]),
      isToday ? `The last statement counts ${draft.plain(last)}, on ${formatDate(last.date)}.` : undefined,
      today && !isToday
        ? `The market value of ${formatDate(today.date)} is of ${draft.strong(today)} shares.`
        : undefined,
    );
    sayLater({ asked, draft }, one(found, 'shares_newest'), since?.[0]);
    const receipts = one(found, 'receipts_today');
    if (receipts)
      draft.text(
        `The market value of ${formatDate(receipts.date)} is of ${draft.strong(receipts)} shares or receipts; for how many shares a receipt stands is not on record, so the two are not held against each other.`,
      );
    if (period ? !since || isLate(period.from, since[0]) : !year) draft.lacks();
    draft.bars(
      'Shares outstanding',
      rows.slice(-BARS),
      (fact) => formatDate(fact.date),
      companyTabPath(asked.company.symbol, 'financials'),
    );
    return true;
  },
};

/** Shares of one day against those of another. */
export const sharesThenAndNow: Kind = {
  ...dilution,
  needs: [['sharesout'], ['compare', 'now']],
  needsSlots: ['newest', 'day', 'span', 'year'],
};

/** Shares over a time, and of so many years ago: "shares outstanding since 2021", "how many was it a year ago". */
export const sharesSince: Kind = {
  ...dilution,
  needs: [['sharesout']],
  needsSlots: ['span', 'newest'],
  fits: ({ periods }) =>
    periods.every(({ kind, of, back }) => kind !== 'newest' || (of === 'year' && (back ?? 0) > 0)),
};
