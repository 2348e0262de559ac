import { quartersInWords } from '#kit/company/company-figures.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysAfter, daysBetween, monthsBefore } from '#kit/time/days.ts';
import { runwayThen } from '../../look-ups/runway-then.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { type Asked, type Composing, one } from '../../grammar/reading/kind.ts';
import { lower } from '../lines/lines.ts';

/** A quarter ends some days off the same quarter of another year. */
const SLACK_DAYS = 20;
/** Where no statement ends about the day that was asked for, one that ended this long before is of another time. */
const OTHER_DAYS = 60;
const MONTHS = { quarter: 3, year: 12, twelve_months: 12 } as const;

/** Whether a time before the newest statements is asked of: "a year ago", "at the end of 2025"; not to which year it lasts. */
export const isOfPast = ({ period, record, reading: { text } }: Asked): boolean =>
  period !== null &&
  period.kind !== 'future' &&
  period.to < record &&
  !(period.kind === 'newest' && !period.back) &&
  !/\b(?:to|into|until|till|through|last|enough for) (?:\w+ ){0,2}20\d\d\b/.test(text);

/** The day that was meant: so many periods before the newest balance, else the end of what was named. */
function dayMeant({ period, record }: Asked, newest: string): string {
  if (period?.kind === 'newest' && period.of)
    return monthsBefore(newest, MONTHS[period.of] * (period.back ?? 0));
  return period?.to ?? record;
}

/** How long the cash lasted as counted then, beside how long it lasts as counted now. */
export async function answerRunwayThen({ asked, ask, draft }: Composing, today: LookedUp): Promise<boolean> {
  const { symbol, short } = asked.company;
  const now = one(today, 'runway');
  const day = dayMeant(asked, now?.date ?? one(today, 'cash')?.date ?? asked.record);
  const found = await ask(runwayThen, { symbol, day: daysAfter(day, SLACK_DAYS) });
  const [cash, flow, used, left] = ['runway_cash', 'runway_flow', 'runway_used', 'runway'].map((name) =>
    one(found, name),
  );
  const isThen = cash?.date && daysBetween(cash.date, daysAfter(day, SLACK_DAYS)) <= OTHER_DAYS;
  const none = one(today, 'runway_none');
  if (!isThen && !now && none) {
    draft.text(`No runway is made of the cash of ${short}. ${String(none.value)}`);
    return false;
  }
  if (!isThen) {
    draft.lacks();
    draft.text(
      `How long the cash of ${short} lasted about ${formatDate(day)} cannot be said: no cash and no twelve months of operations to that day are both on record, or they make no pace.`,
      now && `Of ${formatDate(now.date)} it is ${draft.strong(now)}.`,
    );
    return now !== undefined;
  }
  if (used && left)
    draft.text(
      `On ${formatDate(cash.date)} ${short} had ${draft.strong(cash)} in ${lower(cash.label)}, and its operations had used ${draft.strong(used)} in the twelve months to that date: at that rate ${about(left)}${draft.strong(left)}, counted from that day.`,
      saidOfNow(now, draft),
    );
  else if (used) {
    draft.lacks();
    draft.text(
      `On ${formatDate(cash.date)} ${short} had ${draft.strong(cash)} in ${lower(cash.label)}, and its operations had used ${draft.strong(used)} in the twelve months to that date. ${found.missing[0] ?? ''}`.trim(),
      saidOfNow(now, draft),
    );
  } else if (flow)
    draft.text(
      `On ${formatDate(cash.date)} ${short} needed no runway: its operations had brought in ${draft.strong(flow)} in the twelve months to that date. It had ${draft.plain(cash)} in ${lower(cash.label)}.`,
      saidOfNow(now, draft),
    );
  return true;
}

const about = (left: Fact): string =>
  /^(?:over|under)/i.test(quartersInWords(Number(left.value))) ? '' : 'about ';

const saidOfNow = (now: Fact | undefined, draft: Composing['draft']): string | undefined =>
  now && `As counted from ${formatDate(now.date)} it is ${draft.strong(now)}.`;
