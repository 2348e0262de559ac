import { formatDate } from '#kit/time/dates.ts';
import { sessionOfDay, withinSessions } from '../../look-ups/session.ts';
import { spanOf } from './history.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { changeInWords } from './price.ts';
import { onDay } from '../told/simple.ts';

/** What asks for prices within a session. */
const OF_PRICES = /\b(?:highs?|lows?|open(?:ed|ing)?|intra-?day|range|highest|lowest)\b/i;

/** One session: what was traded, at which prices, and how that stands to what usually is. */
async function answerDay({ asked, ask, draft }: Composing): Promise<boolean> {
  const day = asked.period?.to ?? asked.record;
  const { symbol, short } = asked.company;
  const found = await ask(sessionOfDay, { symbol, day });
  const [close, change, volume, usual, times] = ['close', 'change', 'volume', 'usual', 'times'].map((name) =>
    one(found, `session_${name}`),
  );
  const [open, high, low] = ['open', 'high', 'low'].map((name) => one(found, `session_${name}`));
  if (!close) {
    draft.text(`No session of ${short} on ${formatDate(day)} is on record.`);
    return false;
  }
  const isOfPrices = OF_PRICES.test(asked.reading.text);
  if (isOfPrices && !(open && high && low)) {
    draft.lacks();
    draft.text(
      `At which prices ${short} opened and traded within the session of ${formatDate(day)} is not on record; its close is.`,
    );
  }
  if (isOfPrices && open && high && low)
    draft.text(
      `On ${formatDate(day)} ${short} traded between ${draft.strong(low)} and ${draft.strong(high)}; it opened at ${draft.strong(open)} and closed at ${draft.strong(close)}.`,
    );
  draft.text(
    volume
      ? `${draft.strong(volume)} shares of ${short} were traded${onDay(volume)}.`
      : `How many shares of ${short} were traded${onDay(close)} is not on record.`,
    usual && times
      ? `The average of the 63 sessions before was ${draft.plain(usual)}, so that is ${draft.strong(times)} as much.`
      : undefined,
    `It closed at ${draft.strong(close)}${change ? `, ${changeInWords(draft, change)} from the session before` : ''}.`,
    open && high && low && !isOfPrices
      ? `It opened at ${draft.plain(open)} and traded between ${draft.plain(low)} and ${draft.plain(high)}.`
      : undefined,
  );
  return true;
}

/** The highest and the lowest price within the sessions of a month or another time. */
async function answerWithin({ asked, ask, draft }: Composing): Promise<boolean> {
  const { from, to } = spanOf(asked);
  const found = await ask(withinSessions, { symbol: asked.company.symbol, from, to });
  const [high, low] = [one(found, 'highest_price'), one(found, 'lowest_price')];
  const [known, all] = [one(found, 'sessions_within'), one(found, 'sessions_all')];
  if (!high || !low || !known || !all) {
    draft.text(...found.missing);
    return false;
  }
  const isLow = asked.has('trough') && !asked.has('peak');
  const [wanted, other] = isLow ? [low, high] : [high, low];
  const isPart = Number(known.value) < Number(all.value);
  if (isPart) draft.lacks();
  draft.text(
    `Within the sessions of ${formatDate(from)} to ${formatDate(to)} the ${isLow ? 'lowest' : 'highest'} price of ${asked.company.short} was ${draft.strong(wanted)}${onDay(wanted)}, the ${isLow ? 'highest' : 'lowest'} ${draft.plain(other)}${onDay(other)}.`,
    isPart ? `Of ${draft.plain(all)} sessions ${draft.plain(known)} have both on record.` : undefined,
  );
  return true;
}

const INTRADAY = /\bintra-?day\b/i;

/** Kinds about a session of the past, as far as it is more than its close. */
export const sessionKinds: readonly Kind[] = [
  {
    id: 'session-of-day',
    about: 'company',
    needs: [['volume', 'avgvolume', 'session']],
    needsSlots: ['day'],
    allows: [
      'price',
      'move',
      'large',
      'volume',
      'avgvolume',
      'session',
      'peak',
      'trough',
      'compare',
      'up',
      'down',
    ],
    slots: ['day'],
    isOfDays: true,
    title: () => 'session',
    next: ['why', 'year', 'range'],
    answer: answerDay,
  },
  {
    id: 'within-sessions',
    about: 'company',
    needs: [
      ['session', 'price'],
      ['peak', 'trough'],
    ],
    needsSlots: ['month', 'span', 'quarter', 'year', 'newest'],
    allows: ['price', 'session', 'peak', 'trough', 'large'],
    fits: ({ text }) => INTRADAY.test(text),
    slots: ['month', 'span', 'quarter', 'year', 'newest'],
    isOfDays: true,
    title: () => 'highest and lowest price within sessions',
    next: ['why', 'year', 'range'],
    answer: answerWithin,
  },
];
