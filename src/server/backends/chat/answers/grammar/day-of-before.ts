import type { ChatQuestion } from '../../answerer.ts';

/** A day that the answer before told: of a report, of the largest move, of a high or a low, of a split, of a trade. */
const THAT_DAY = /\b(?:(?:on|at|of|around) )?(?:that|the same) (?:day|date|session)\b/i;
const TELLS_A_DAY =
  /\b(?:reported EPS of|largest (?:fall|rise)|closes of .* lay between|highest was|lowest was|effective|last earnings report of)\b/i;
const DAY =
  /\b(?:on|effective|of) \**(?<day>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4})\b/;

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

/** Whether it has come back is how far the price went since that day. */
const CAME_BACK =
  /^\W*(?:(?:and|so|but) )*(?:has|did|have) (?:it|they|the (?:stock|shares?|price)) (?:(?:made|make|won|gained|gotten|got|clawed|earned) (?:(?:any|some|much|all|most) of )?(?:it|that|those|them|this|the losses)(?: losses)? back|recover(?:ed)?|bounced? back|come back|rebound(?:ed)?)(?: from (?:that|it))?(?: since(?: then)?| yet| at all)*\W*$/i;

/** "What happened that day" after an answer that tells of a day asks of that one. */
export function withDayMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  const last = before.at(-1)?.answer;
  const since = CAME_BACK.test(text) && last ? dayOf(last) : undefined;
  if (since) return `price change since ${since.day}`;
  const told = THAT_DAY.test(text) && last ? dayOf(last) : undefined;
  if (!told) return text;
  if (told.isReport && REACTION.test(text)) return 'how did the price react to the last earnings report';
  return text.replace(THAT_DAY, `on ${told.day}`);
}

/** "And the same quarter the year before" after a figure of a quarter. */
const SAME_QUARTER =
  /\b(?:in |for |of )?(?:the |that )?same (?:quarter|qtr|period|time),? (?:in |of )?(?:the |a |one |1 |last )?year(?: (?:before|ago|earlier|prior))?\b|\b(?:the |that )?(?:quarter|qtr) a year (?:ago|before|earlier)\b/i;
const OF_QUARTER = /in the quarter to (?<month>[A-Z][a-z]{2}) \d{1,2}, (?<year>\d{4})/;

/** A quarter that a question names, by its month or its number. */
const NAMED_QUARTER =
  /\b(?<month>(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|q[1-4]) (?<year>20\d\d)\b/i;

/**
 * The quarter a year before that which the answer before told, by its name; where it could not tell the one that was asked for, that one is meant
 * all the same.
 */
export function withQuarterMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  if (!SAME_QUARTER.test(text) || text.trim().split(/\s+/).length > MOST_WORDS) return text;
  const last = before.at(-1);
  const asked =
    last && /\b(?:quarter|qtr|q[1-4])\b/i.test(last.question) && last.answer.outcome !== 'answered'
      ? NAMED_QUARTER.exec(last.question)?.groups
      : undefined;
  const told = asked ?? toldQuarter(last);
  return told ? text.replace(SAME_QUARTER, `in ${told['month'] ?? ''} ${Number(told['year']) - 1}`) : text;
}

type QuarterTold = Record<string, string> | undefined;

/** The first quarter that an answer told a figure of. */
const toldQuarter = (last: ChatQuestion['before'][number] | undefined): QuarterTold =>
  last?.answer.parts
    .flatMap((part) => (part.kind === 'text' ? [OF_QUARTER.exec(part.markdown)?.groups] : []))
    .find((groups) => groups !== undefined);

/** What is asked in more words is a question of its own. */
const MOST_WORDS = 10;
