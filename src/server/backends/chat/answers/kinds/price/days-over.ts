import { formatDate } from '#kit/time/dates.ts';
import { type Kind, rowsOf } from '../../grammar/reading/kind.ts';
import { sessionsOfSpan } from '../../look-ups/session.ts';
import { directionOf } from './direction.ts';
import { spanOf, spans } from './history.ts';

/** "Daily moves over 20%", to which such questions are put. */
const OVER = /\bdaily (?:moves|rises?|falls?) over (\d+(?:\.\d+)?)%/i;

const MOST_SHOWN = 15;

const percentIn = (text: string): number => Number(OVER.exec(text)?.[1] ?? Number.NaN);

/** The sessions that moved the price by more than so many percent, the newest first, and how many they are. */
export const daysOverKind: Kind = {
  id: 'largest-move',
  about: 'company',
  needs: [['bigday']],
  needsSlots: ['threshold'],
  fits: ({ text }) => percentIn(text) > 0,
  allows: ['price', 'move', 'up', 'down', 'large', 'session', 'total'],
  slots: [...spans, 'threshold'],
  isOfDays: true,
  title: ({ reading: { text } }) => `sessions that moved the price by over ${percentIn(text)}%`,
  next: ['year', 'range', 'why'],
  async answer({ asked, ask, draft }) {
    const { symbol, short } = asked.company;
    const { from, to } = asked.period ? spanOf(asked) : { from: '1990-01-01', to: asked.record };
    const found = await ask(sessionsOfSpan, { symbol, from, to });
    const least = percentIn(asked.reading.text);
    const way = directionOf(asked);
    const moved = rowsOf(found).flatMap((row) => {
      const change = row.get('session_change');
      return change ? [{ change, close: row.get('session_close'), volume: row.get('session_volume') }] : [];
    });
    const [newest, oldest] = [moved[0]?.change, moved.at(-1)?.change];
    if (!newest || !oldest) {
      draft.text(...found.missing);
      return false;
    }
    const over = moved.filter(({ change: { value } }) => {
      const by = Number(value);
      return way === 'up' ? by > least : way === 'down' ? by < -least : Math.abs(by) > least;
    });
    const how = { up: 'rose by', down: 'fell by', both: 'moved by' }[way ?? 'both'];
    const count = {
      ...newest,
      name: 'days_over',
      label: 'Sessions',
      value: over.length,
      unit: 'count' as const,
      computed: true as const,
    };
    draft.text(
      `${over.length === 0 ? 'In none' : `In ${draft.strong(count)}`} of the ${moved.length} sessions of ${short} on record from ${formatDate(oldest.date)} to ${formatDate(newest.date)} the price ${how} more than ${least}% from one close to the next.`,
      over.length > MOST_SHOWN ? `The newest ${MOST_SHOWN} are below.` : undefined,
    );
    if (over.length > 0)
      draft.table(
        'Sessions, the newest first',
        ['Day', 'Change', 'Close', 'Shares traded'],
        over
          .slice(0, MOST_SHOWN)
          .map(({ change, close, volume }) => [formatDate(change.date), change, close, volume]),
      );
    return true;
  },
};
