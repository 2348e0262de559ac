import { formatDate } from '#kit/time/dates.ts';
import { daysBefore } from '#kit/time/days.ts';
import type { ChatQuestion } from '../answerer.ts';
import { rowsOf } from './grammar/reading/kind.ts';
import type { CompanyIndex } from './grammar/names/company.ts';
import type { AnswerStore } from './look-ups/look-up.ts';
import { sessionsOfSpan } from './look-ups/session.ts';

/** "60-session return", as it is put: a change over as many sessions, not days. */
const OF_SESSIONS =
  /\b(?:over|in|for|during|across) the (?:last|past) (\d{1,3}) (?:trading )?sessions\b(?<=\b(?:price|shares?|stock|return\w*|perform\w*|fared?|up|down|moved?|gone|gained|lost|fallen|risen)\b.{0,60})/i;

/** What is told of each session, or as an average of so many, is counted by itself. */
const OF_EACH =
  /\b(?:volumes?|averages?|avg|volatil\w*|beta|moving|highest|lowest|highs?|lows?|best|worst|each|every|rsi|sma|ema|days|drawdown)\b/i;

/** As "60-session return" is put, whatever stands beside it. */
const PUT = /\bprice change over the last \d{1,3} sessions\b/i;

/** Of so many days one has a session, weekends and holidays among them. */
const DAYS_FOR_ONE = 1.6;
const MORE_DAYS = 12;

/** A question of the change over so many sessions, with the day of the close from which that is counted; where the record has fewer, as it stands. */
export async function withSessionsCounted(
  store: AnswerStore,
  index: CompanyIndex,
  question: ChatQuestion,
): Promise<ChatQuestion> {
  const { text, symbol, isSignedIn } = question;
  const [said, count] = OF_SESSIONS.exec(text) ?? [];
  if (said === undefined || symbol === null || (OF_EACH.test(text) && !PUT.test(text))) return question;
  const to = index.bySymbol.get(symbol)?.quoteDate ?? index.record;
  const from = daysBefore(to, Math.ceil(Number(count) * DAYS_FOR_ONE) + MORE_DAYS);
  const found = await sessionsOfSpan.run(store, { symbol, from, to }, { isSignedIn });
  const date = rowsOf(found)[Number(count)]?.get('session_close')?.date;
  // Without its comma, at which the question would be cut.
  return date
    ? { ...question, text: text.replace(said, `since ${formatDate(date).replace(',', '')}`) }
    : question;
}
