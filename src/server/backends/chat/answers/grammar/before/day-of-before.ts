import { DAY_MS } from '#kit/time/days.ts';
import type { ChatQuestion } from '../../../answerer.ts';
import { REASON_ALONE } from './reason-alone.ts';

/** A day that the answer before told: of a report, of the largest move, of a high or a low, of a split, of a trade. */
const THAT_DAY = /\b(?:(?:on|at|of|around) )?(?:that|the same) (?:day|date|session)\b/i;
const TELLS_A_DAY =
  /\b(?:reported EPS of|largest (?:fall|rise)|closes of .* lay between|highest was|lowest was|(?:highest|lowest) close of|effective|last earnings report of)\b/i;
const DAY =
  /\b(?:on|effective|of|since) \**(?<day>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4})\b/;

/** The day of the event that the answer before tells of, where it tells of one. */
function dayOf({
  parts,
}: ChatQuestion['before'][number]['answer']): { day: string; isReport: boolean } | undefined {
  const texts = parts.flatMap((part) =>
    part.kind === 'text' && TELLS_A_DAY.test(part.markdown) ? part.markdown : [],
  );
  const said = texts.at(-1);
  const day = DAY.exec(said?.replaceAll(/\*\*|\[\^\d+\]/g, '') ?? '')?.groups?.['day'];
  return said === undefined || day === undefined
    ? undefined
    : { day, isReport: /reported EPS|earnings report/.test(said) };
}

const REACTION =
  /\b(?:stock|price|shares?|market|it)\b.*\b(?:react|do|did|move|go|take|respond|fall|rise|drop|jump)/i;

const AND_DAY_BEFORE =
  /,? (?:vs\.?|versus|against|and|compared (?:to|with)|from) (?:on )?the (?:day|session) before\b/i;

/** The weekday so many after a day, or before it, as it is written. */
function sessionFrom(day: string, count: number): string {
  let then = Date.parse(`${day} UTC`);
  for (let left = Math.abs(count); left > 0;) {
    then += Math.sign(count) * DAY_MS;
    if (new Date(then).getUTCDay() % 6 !== 0) left -= 1;
  }
  const [year = '', month = '', date = ''] = new Date(then).toISOString().slice(0, 10).split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
}

/** Whether it has come back is how far the price went since that day. */
const CAME_BACK =
  /^\W*(?:(?:and|so|but) )*(?:has|did|have) (?:it|they|the (?:stock|shares?|price)) (?:(?:made|make|won|gained|gotten|got|clawed|earned) (?:(?:any|some|much|all|most) of )?(?:it|that|those|them|this|the losses)(?: losses)? back|recover(?:ed)?(?: (?:any|some|much|a bit|anything|at all))?|bounced? back|come back|rebound(?:ed)?)(?: from (?:that|it))?(?: since(?: then)?| yet| at all)*\W*$/i;

/** "Has he sold anything since": since the last day that the answer before told of. */
const SINCE_THEN = /\bsince(?: then| that| that day)?(?=\W*$)/i;

/** "Why did the shares fall after that": since that day. */
const AFTER_THAT =
  /(?<=\b(?:fall|fell|drop|dropped|rise|rose|jump|jumped|go|gone|move|moved|do|done|sink|sank|happen|happened|crash|crashed)(?: (?:up|down|so much|that much))?) (?:right |just |soon |shortly |directly )?(?:after(?:wards?| that| this| it)|thereafter)(?=\W*$)/i;

/** "Two days later": of the day that the answer before told of, counted in sessions. */
const LATER =
  /\b(?:(one|two|three|four|five|\d|a|the next) (?:trading |business )?(?:days?|sessions?)(?: later| after(?: that)?)?|the (?:day|session) after(?: that)?(?= (?:on|with|what|why)\b|[,.;?!]|\W*$))(?=\W|$)/i;
const IS_LATER = /\blater\b|\bafter\b|\bnext\b/i;
const COUNTS = ['one', 'two', 'three', 'four', 'five'];

/** A text whose "two days later" is the day that it means, after an answer that told of one. */
function withLaterDay(
  text: string,
  last: ChatQuestion['before'][number]['answer'] | undefined,
): string | undefined {
  const [said, count] = LATER.exec(text) ?? [];
  if (said === undefined || !last || !IS_LATER.test(said)) return undefined;
  const day = TOLD_DAY.exec(last.understood ?? '')?.[0];
  const word = count?.toLowerCase() ?? '';
  const days = COUNTS.indexOf(word) + 1 || Number(word) || 1;
  return day === undefined ? undefined : text.replace(said, `on ${sessionFrom(day, days)}`);
}

/** The day that a question before was of, as its answer names it. */
const TOLD_DAY = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}$/;

/** The first day that the words of an answer tell of. */
const dayToldIn = ({ parts }: ChatQuestion['before'][number]['answer']): string | undefined =>
  parts
    .flatMap((part) => (part.kind === 'text' ? part.markdown.replaceAll(/\*\*|\[\^\d+\]/g, '') : []))
    .flatMap((text) => DAY.exec(text)?.groups?.['day'] ?? [])[0];

/** What was understood before, where its answer found a day. */
const FOUND_DAY =
  /^(?:largest daily moves|highest close|lowest close|session of (?:most|least) volume)\b[^;]*$/;

/** "What happened that day" after an answer that tells of a day asks of that one. */
export function withDayMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  const last = before.at(-1)?.answer;
  const since = CAME_BACK.test(text) && last ? dayOf(last) : undefined;
  if (since) return `price change since ${since.day}`;
  const later = withLaterDay(text, last);
  if (later !== undefined) return later;
  const from = SINCE_THEN.test(text) && last ? dayToldIn(last) : undefined;
  const after = AFTER_THAT.test(text) && last ? dayToldIn(last) : undefined;
  if (after) return text.replace(AFTER_THAT, `since ${after}`);
  if (from) return text.replace(SINCE_THEN, `since ${from}`);
  // "Why?" after the day of a largest move or of a high is of that day.
  const found =
    last && FOUND_DAY.test(last.understood ?? '') && REASON_ALONE.test(text) ? dayOf(last) : undefined;
  if (found) return `why did it move on ${found.day}`;
  const told = THAT_DAY.test(text) && last ? dayOf(last) : undefined;
  if (!told) return text;
  const both = AND_DAY_BEFORE.exec(text)?.[0];
  if (both)
    return text.replace(THAT_DAY, `on ${told.day}`).replace(both, ` and on ${sessionFrom(told.day, -1)}`);
  if (told.isReport && REACTION.test(text)) return 'how did the price react to the last earnings report';
  return text.replace(THAT_DAY, `on ${told.day}`);
}

/** "And the same quarter the year before" after a figure of a quarter. */
const SAME_QUARTER =
  /^\W*(?:(?:and|what about|how about|vs\.?|versus) )*(?:a|one) year (?:ago|before|earlier)(?=\W*$)|\b(?:in |for |of )?(?:the |that )?same (?:quarter|qtr|period|time),? (?:in |of )?(?:the |a |one |1 |last )?year(?: (?:before|ago|earlier|prior))?\b|\b(?:the |that )?(?:quarter|qtr) a year (?:ago|before|earlier)\b/i;
const OF_QUARTER = /\b(?:in|for) the quarter to (?<month>[A-Z][a-z]{2}) \d{1,2}, (?<year>\d{4})/;

/** "And the quarter before that" after a figure of a quarter. */
const QUARTER_BEFORE =
  /\b(?:in |for |of )?(?:the |that )?(?:quarter|qtr|one|period) (?:(?:just|right|immediately) )?(?:before|prior|preceding)(?: (?:that|this|it|to that|the last))?(?: one)?\b|\b(?:in |for |of )?(?:the )?(?:prior|previous|preceding) (?:quarter|qtr|one)\b/i;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The month in which the quarter before one ends, with its year. */
function quarterBefore({ month = '', year = '' }: Record<string, string>): string | undefined {
  const at = MONTHS.indexOf(month);
  if (at < 0) return undefined;
  return `in ${MONTHS[(at + 9) % 12] ?? ''} ${Number(year) - (at < 3 ? 1 : 0)}`;
}

/** "More than the quarter before" holds what was told against that one. */
const HELD_AGAINST =
  /\b(?:than|vs\.?|versus|against|from|over|compared (?:to|with)) (?:in )?(?:the |that )?(?:quarter|qtr|one|year|period) before\b/i;

/** "And the one before" after a figure of a fiscal year. */
const ONE_BEFORE = /\b(?:the |that )?(?:one|year) before(?: (?:that|this|it))?(?: one)?\b(?=\W*$)/i;
const NAMED_YEAR = /\b20\d\d\b/;
const OF_YEAR = /in the fiscal year to [A-Z][a-z]{2} \d{1,2}, (?<year>\d{4})/;

const ON_DAY =
  / had \**\$[\d.,]+[KMB]?\**(?:\[\^\d+\])? in [a-z -]+ on (?<monthAndDay>[A-Z][a-z]{2} \d{1,2}), (?<year>\d{4})\./;

/** The day of a balance that an answer told first: the year before it is the same day. */
const balanceDay = (last: ChatQuestion['before'][number] | undefined): Record<string, string> | undefined =>
  last?.answer.understood?.startsWith('cash of') === true && !last.answer.understood.includes(';')
    ? last.answer.parts.flatMap((part) =>
        part.kind === 'text' ? [ON_DAY.exec(part.markdown)?.groups] : [],
      )[0]
    : undefined;

/** The fiscal year that an answer told a figure of first. */
const toldYear = (last: ChatQuestion['before'][number] | undefined): string | undefined =>
  last?.answer.parts
    .flatMap((part) => (part.kind === 'text' ? [OF_YEAR.exec(part.markdown)?.groups?.['year']] : []))
    .find((year) => year !== undefined);

/** A quarter that a question names, by its month or its number. */
const NAMED_QUARTER =
  /\b(?<month>(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|q[1-4]) (?<year>20\d\d)\b/i;

/**
 * The quarter a year before that which the answer before told, by its name; where it could not tell the one that was asked for, that one is meant
 * all the same.
 */
export function withQuarterMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  if (text.trim().split(/\s+/).length > MOST_WORDS) return text;
  const last = before.at(-1);
  const quarter = last?.answer.outcome === 'declined' ? undefined : toldQuarter(last);
  const meant = quarter && quarterBefore(quarter);
  const isHeldAgainst = SAME_QUARTER.test(text) || HELD_AGAINST.test(text);
  if (meant && QUARTER_BEFORE.test(text) && !isHeldAgainst) return text.replace(QUARTER_BEFORE, meant);
  if (ONE_BEFORE.test(text) && !isHeldAgainst && last?.answer.outcome !== 'declined') {
    const day = balanceDay(last);
    if (day) return text.replace(ONE_BEFORE, `on ${day.monthAndDay} ${Number(day.year) - 1}`);
    const year = NAMED_YEAR.exec(last?.question ?? '')?.[0] ?? toldYear(last);
    return year ? text.replace(ONE_BEFORE, `in ${Number(year) - 1}`) : text;
  }
  if (!SAME_QUARTER.test(text)) return text;
  const asked =
    last && /\b(?:quarter|qtr|q[1-4])\b/i.test(last.question) && last.answer.outcome !== 'answered'
      ? NAMED_QUARTER.exec(last.question)?.groups
      : undefined;
  const told = asked ?? toldQuarter(last);
  return told ? text.replace(SAME_QUARTER, `in ${told['month'] ?? ''} ${Number(told['year']) - 1}`) : text;
}

type QuarterTold = Record<string, string> | undefined;

/** The first quarter that an answer told a figure of, be it by the day of its report. */
const toldQuarter = (last: ChatQuestion['before'][number] | undefined): QuarterTold =>
  last?.answer.parts
    .flatMap((part) => (part.kind === 'text' ? [quarterIn(part.markdown)] : []))
    .find((groups) => groups !== undefined);

const OF_REPORT = /reported EPS of \S+ on (?<month>[A-Z][a-z]{2}) \d{1,2}, (?<year>\d{4})/;

/** A quarter by its name, else the one of the calendar that had ended when a report came. */
function quarterIn(markdown: string): QuarterTold {
  const named = OF_QUARTER.exec(markdown.replace(/^For the/, 'for the'))?.groups;
  const report = named ? undefined : OF_REPORT.exec(markdown)?.groups;
  if (!report) return named;
  const at = MONTHS.indexOf(report['month'] ?? '');
  if (at < 0) return undefined;
  const end = Math.floor(at / 3) * 3 - 1;
  return { month: MONTHS[(end + 12) % 12] ?? '', year: String(Number(report['year']) - (end < 0 ? 1 : 0)) };
}

/** "As a percentage of the float" after the shares sold short is of those. */
const SHARE_OF =
  /^\W*(?:(?:and|so|ok|but|what about) )*(?:what(?:['\u2019]s| is) (?:that|it) )?(?:as|in) (?:an? )?(?:%|percent(?:age)?|share|fraction|part|proportion) (?:of|in) (?:the |its )?(?:free )?(float|shares?(?: outstanding)?)(?: is (?:that|it))?\W*$|^\W*(?:(?:and|so|ok|but) )*what (?:%|percent(?:age)?|share|fraction|part|proportion) of (?:the |its )?(?:free )?(float|shares?(?: outstanding)?) (?:is|was) (?:that|it|this|sold short|short)\W*$/i;
const OF_SHORTS = /^(?:short interest|days to cover) of\b/;

/** A text whose "as a percentage of the float" says of what, after an answer about shares sold short. */
export function withShareMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  const [said, float, shares] = SHARE_OF.exec(text) ?? [];
  const isMeant = said !== undefined && OF_SHORTS.test(before.at(-1)?.answer.understood ?? '');
  return isMeant ? `short interest as a percentage of the ${float ?? shares ?? 'float'}` : text;
}

/** What is asked in more words is a question of its own. */
const MOST_WORDS = 10;
