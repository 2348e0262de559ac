import { formatDate } from '#kit/time/dates.ts';
import { daysAfter } from '#kit/time/days.ts';
import type { ChatQuestion } from '../answerer.ts';
import type { CompanyIndex } from './grammar/names/company.ts';
import type { AnswerStore } from './look-ups/look-up.ts';
import { earningsReports } from './look-ups/earnings.ts';
import { one } from './grammar/reading/kind.ts';

/** "After the last earnings report": from the day of that report on. */
const SINCE_REPORT =
  /\b(?:since|after|following) (?:the |its |their )?(?:last |latest |newest |most recent )?(?:earnings|quarterly(?= (?:report|results|release|numbers))|results|(?<=(?:last|latest|newest|recent) )report)(?: (?:report|results|release|call|print|numbers))?\b/i;

/** Rows with a day: trades, filings, news. What the price did after a report is a question of its own. */
const OF_ROWS =
  /\b(?:insiders?|directors?|officers?|executives?|execs|ceo|cfo|chair\w*|filings?|filed|8-?ks?|form 4s?|13[dg]s?|news|headlines?)\b/i;
const OF_PRICE =
  /\b(?:react\w*|(?:stock|shares?|price)\b[^?.]*\b(?:do|did|done|move\w*|fall\w*|fell|rise|rose|drop\w*|jump\w*|go|went|gone|up|down|trad\w+|close\w*))\b/i;

/** Who reports by quarter has done so within these days. */
const RECENT_DAYS = 200;

/** A question of what happened since the newest report of earnings, with the day of that report in its place; without one on record as it stands. */
export async function withReportDay(
  store: AnswerStore,
  index: CompanyIndex,
  question: ChatQuestion,
): Promise<ChatQuestion> {
  const { text, symbol } = question;
  const said = SINCE_REPORT.exec(text)?.[0];
  if (said === undefined || symbol === null || !OF_ROWS.test(text) || OF_PRICE.test(text)) return question;
  const { quoteDate } = index.bySymbol.get(symbol) ?? {};
  const found = await earningsReports.run(store, { symbol, limit: 1 }, { isSignedIn: question.isSignedIn });
  const reported = one(found, 'reported')?.value;
  // A report of long ago is not the last one: those since are not on record.
  return typeof reported === 'string' && reported > daysAfter(quoteDate ?? index.record, -RECENT_DAYS)
    ? { ...question, text: text.replace(said, `since ${formatDate(reported)}`) }
    : question;
}
