import { daysBetween } from '#kit/time/days.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import type { Period } from '../../grammar/times/period.ts';

/** Sixty sessions are three months. */
const WINDOW_DAYS = 91;
const SLACK_DAYS = 20;

/** Whether a time is what sixty sessions are. */
export const isOfSixtySessions = ({ from, to }: Period): boolean =>
  Math.abs(daysBetween(from, to) - WINDOW_DAYS) < SLACK_DAYS;

/** Whether a time is counted back from today, months or a year of it. */
export const isOfNow = ({ from, to, isRelative, kind }: Period): boolean =>
  kind === 'span' && isRelative && daysBetween(from, to) >= WINDOW_DAYS;

/** Says of what is measured over sixty sessions alone that it is of no other time that was asked for. */
export function sayOwnWindow({ asked, draft }: Pick<Composing, 'asked' | 'draft'>): void {
  if (asked.reading.periods.every(isOfSixtySessions)) return;
  draft.lacks();
  draft.text(
    'Over sixty sessions, some three months, is how it is measured here: of a longer time it is not on record.',
  );
}
