import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import { drawdown } from '../../look-ups/drawdown.ts';
import { spanOf, spans } from './history.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { onDay } from '../told/simple.ts';

/** Closes that begin later than this after a span are not all of it. */
const SLACK_DAYS = 12;

async function answerDrawdown({ asked, ask, draft }: Composing): Promise<boolean> {
  const { from, to } = spanOf(asked);
  const found = await ask(drawdown, { symbol: asked.company.symbol, from, to });
  const [first, last, fall, peak, trough, since] = [
    'first_close',
    'last_close',
    'drawdown',
    'drawdown_peak',
    'drawdown_trough',
    'drawdown_since',
  ].map((name) => one(found, name));
  if (!first || !last) {
    draft.text(...found.missing);
    return false;
  }
  const { short } = asked.company;
  const span = `${formatDate(first.date)} to ${formatDate(last.date)}`;
  const isShort = from > '1991' && daysBetween(from, first.date ?? from) > SLACK_DAYS;
  if (isShort) draft.lacks();
  draft.text(
    fall && peak && trough
      ? `The maximum drawdown of ${short}, its largest fall from one close to a later one, from ${span} was ${draft.strong(fall)}: from a close of ${draft.plain(peak)}${onDay(peak)} to ${draft.plain(trough)}${onDay(trough)}.`
      : `No close of ${short} from ${span} lies below one before it: the first is ${draft.plain(first)}, the last ${draft.plain(last)}.`,
    since && trough?.date !== last.date
      ? `The last close, ${draft.plain(last)}${onDay(last)}, was ${draft.plain(since)} against that first one.`
      : undefined,
    isShort ? 'Earlier closes of that time are not on record.' : undefined,
    'Counted of closes, split-adjusted; within sessions it may have been more.',
  );
  return true;
}

/** The deepest fall from a close to a later one, of a time that is named or of the last year. */
export const drawdownKind: Kind = {
  id: 'price-extreme',
  about: 'company',
  needs: [['drawdown']],
  allows: ['price', 'move', 'down', 'large', 'peak', 'trough', 'history', 'by:year', 'when'],
  slots: spans,
  // An extreme of the price that is read otherwise is none.
  fits: ({ wording }) => wording.has('drawdown'),
  isOfDays: true,
  title: () => 'maximum drawdown',
  next: ['range', 'year', 'why'],
  answer: answerDrawdown,
};
