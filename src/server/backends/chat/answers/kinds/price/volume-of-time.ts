import { countOf } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { Period } from '../../grammar/times/period.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { volumeWithin } from '../../look-ups/volume-within.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { MOST_TIMES, spanOf, spans } from './history.ts';
import { IN_DOLLARS } from './usual-volume.ts';

/** Sessions that begin later than that are a part of the time alone. */
const SLACK_DAYS = 12;

/** What asks for all that was traded, and not for a session of it. */
const IN_ALL = /\b(?:total|sum|altogether|combined|cumulative|in all)\b/i;

/** What was traded a session in one of the times; the average, or undefined where no session of it is on record. */
async function sayOf({ asked, ask, draft }: Composing, period: Period): Promise<Fact | undefined> {
  const { symbol, short } = asked.company;
  const { from, to } = spanOf({ ...asked, period });
  const found = await ask(volumeWithin, { symbol, from, to });
  const [average, sum, dollars, sessions, since] = [
    'average_volume_within',
    'volume_sum_within',
    'average_dollars_within',
    'volume_sessions',
    'volume_since',
  ].map((name) => one(found, name));
  if (!average || !sessions || !since) {
    draft.lacks();
    draft.text(
      `No session of ${short} from ${formatDate(from)} to ${formatDate(to)} is on record with the shares that were traded.`,
    );
    return undefined;
  }
  const { text } = asked.reading;
  if (daysBetween(from, String(since.value)) > SLACK_DAYS) draft.lacks();
  draft.text(
    `On average ${draft.strong(average)} shares of ${short} were traded a session${dollars && IN_DOLLARS.test(text) ? `, for ${draft.strong(dollars)} at each session’s close,` : ''} in the ${countOf(Number(sessions.value), 'session')} from ${formatDate(String(since.value))} to ${formatDate(average.date)}.`,
    daysBetween(from, String(since.value)) > SLACK_DAYS
      ? 'Earlier sessions of that time are not on record with their shares.'
      : undefined,
    sum && IN_ALL.test(text) ? `In all that is ${draft.strong(sum)} shares.` : undefined,
  );
  return average;
}

/** The average volume of each time that is named, and how that of the first stands to that of the second. */
async function answerVolume(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  const told: Fact[] = [];
  // In their order: each adds to the one draft.
  for (const period of asked.reading.periods.slice(0, MOST_TIMES))
    told.push(...[await sayOf(composing, period)].filter((each) => each !== undefined));
  const [first, second] = told;
  if (
    first &&
    second &&
    told.length === 2 &&
    Number(second.value) > 0 &&
    first.source.label !== second.source.label
  )
    draft.text(
      `The first is ${draft.strong({ ...first, name: 'volume_within_change', label: 'Against the other', value: (Number(first.value) / Number(second.value) - 1) * 100, unit: 'change' })} against the second.`,
    );
  return told.length > 0;
}

/** How many shares were traded over a time that is named. */
export const volumeOfTime: Kind = {
  id: 'volume',
  about: 'company',
  needs: [['volume', 'avgvolume']],
  needsSlots: spans,
  slots: ['periods'],
  allows: ['large', 'move', 'compare', 'history', 'up', 'down', 'price', 'by:quarter', 'by:year'],
  // The day that something happened is another time.
  fits: ({ text }) => !/\b(?:that|the same) (?:day|session|date)\b/i.test(text),
  isOfDays: true,
  title: () => 'volume',
  next: ['why', 'short', 'range'],
  answer: answerVolume,
};
