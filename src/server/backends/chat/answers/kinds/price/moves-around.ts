import { formatDate } from '#kit/time/dates.ts';
import { countOf } from '#kit/text/sentence.ts';
import { daysAfter } from '#kit/time/days.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { news } from '../../look-ups/media.ts';
import { sessionsOfSpan } from '../../look-ups/session.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { directionOf } from './direction.ts';
import { type Composing, one, rowsOf } from '../../grammar/reading/kind.ts';
import { onDay } from '../told/simple.ts';

/** Five weeks: the days before a session of which its move may be a part. */
const DAYS_BEFORE = 35;
/** A session that moved the price by as much, in percent, is told. */
const LARGE = 10;
/** The sessions right before are told whatever they did. */
const ALWAYS = 3;
const MOST_ROWS = 12;
const MOST_BRIEFS = 20;

interface Session {
  day: string;
  close: Fact | undefined;
  change: Fact | undefined;
  volume: Fact | undefined;
  brief: Fact | undefined;
}

/** The sessions of some days, newest first, each with the brief that tells of its move. */
async function sessionsOf({ asked, ask }: Composing, from: string, to: string): Promise<Session[]> {
  const span = { symbol: asked.company.symbol, from, to };
  const [found, told, quote] = await Promise.all([
    ask(sessionsOfSpan, span),
    ask(news, { ...span, topic: 'move', limit: MOST_BRIEFS }),
    ask(companyQuote, { symbol: span.symbol }),
  ]);
  // The newest session is told as its quote has it: the close before may stand otherwise among the closes.
  const quoted = one(quote, 'change_percent');
  const briefs = new Map(rowsOf(told).map((row) => [row.get('headline')?.date, row.get('headline')]));
  const sessions = rowsOf(found).map((row) => {
    const close = row.get('session_close');
    const day = close?.date ?? '';
    const brief = briefs.get(day);
    briefs.delete(day);
    const change = quoted && quoted.date === day ? quoted : row.get('session_change');
    return { day, close, change, volume: row.get('session_volume'), brief };
  });
  const alone = [...briefs].map(([day, brief]) => ({
    day: day ?? '',
    brief,
    close: undefined,
    change: undefined,
    volume: undefined,
  }));
  return [...sessions, ...alone].toSorted((a, b) => b.day.localeCompare(a.day));
}

const sizeOf = ({ change }: Session): number => Math.abs(Number(change?.value ?? 0));

/**
 * What the price did in the days up to a session, or in the time that is asked for: its last sessions and those that moved it much, with the shares
 * traded and the brief of each. False where nothing of it is on record.
 */
export async function sayMovesAround(
  composing: Composing,
  { from: first, to }: { from?: string; to: string },
): Promise<boolean> {
  const { draft, asked } = composing;
  const from = first ?? daysAfter(to, -DAYS_BEFORE);
  const sessions = await sessionsOf(composing, from, to);
  const way = directionOf(asked);
  const isOfWay = ({ change }: Session): boolean =>
    way === undefined || first === undefined || Number(change?.value ?? 0) > 0 === (way === 'up');
  const large = sessions.filter(
    (session) => (session.brief !== undefined || sizeOf(session) >= LARGE) && isOfWay(session),
  );
  const before = first === undefined ? large.filter(({ day }) => day !== to) : [];
  const [most] = before.filter(({ change }) => change).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (most?.change)
    draft.text(
      `In the five weeks before, ${countOf(before.length, 'other session')} of ${asked.company.short} moved the price by about a tenth or more, the largest ${draft.strong(most.change)}${onDay(most.change)}.`,
    );
  const always = first === undefined ? sessions.slice(0, ALWAYS) : [];
  const shown = sessions.filter((session) => always.includes(session) || large.includes(session));
  const least = shown.map(sizeOf).toSorted((a, b) => b - a)[MOST_ROWS - 1] ?? 0;
  draft.table(
    'Sessions that moved the price most',
    ['Day', 'Close', 'Change', 'Shares traded', 'Brief'],
    shown
      .filter((session) => shown.length <= MOST_ROWS || sizeOf(session) >= least)
      .slice(0, MOST_ROWS)
      .map(({ day, close, change, volume, brief }) => [formatDate(day), close, change, volume, brief ?? '–']),
  );
  if (shown.length > MOST_ROWS)
    draft.text(`Of ${shown.length} such sessions the ${MOST_ROWS} largest are shown.`);
  return shown.length > 0;
}
