import type { ChatPart } from '#contract/chat-answer.ts';
import type { Fact } from '../look-ups/look-up.ts';
import { textOfPart } from './covered.ts';

/** All that was answered, whatever of its kinds did. */
interface Answered {
  /** The ids of the kinds that answered. */
  kinds: readonly string[];
  facts: readonly Fact[];
  parts: readonly ChatPart[];
}

/** All of it, and what is read of it. */
type Shown = Answered & { text: string };

/** One thing that a clause of any question may want, by how it is said, and whether an answer shows such a thing. */
type Want = readonly [said: RegExp, isShown: (shown: Shown) => boolean];

const hasUnit =
  (...units: Fact['unit'][]) =>
  ({ facts }: Shown): boolean =>
    facts.some(({ unit }) => units.includes(unit));
const says =
  (words: RegExp) =>
  ({ text }: Shown): boolean =>
    words.test(text);

/** Two figures of one line, or how far it went. */
const showsBefore = (shown: Shown): boolean =>
  hasUnit('change', 'times')(shown) ||
  shown.facts.some((a) => shown.facts.some((b) => a.name === b.name && a.date !== b.date)) ||
  shown.parts.some(({ kind }) => kind === 'chart') ||
  /\bnot on record\b|\bNothing to hold it against\b/.test(shown.text);

/** What is of the newest session, and of no day that a clause tells by what happened on it. */
const OF_NEWEST_DAY = /^(?:session-move|volume|price|overview)$/;
const isOfOtherDay = ({ kinds }: Shown): boolean => !kinds.some((id) => OF_NEWEST_DAY.test(id));

const OTHERS =
  '(?:industry|sector|peers?|competitors?|rivals?|market(?! cap| value)|index|s ?& ?p(?: 500)?|russell(?: \\d+)?|nasdaq|rest)';
const RANK = 'highest|lowest|biggest|largest|smallest|best|worst|longest|shortest|heaviest';

const wants: readonly Want[] = [
  [/\b(?:on|at|by) (?:that|the same) (?:day|date|time|point)\b|\bback then\b|\bthe day (?:after|before|of)\b[^,.?!;]*/i, isOfOtherDay],
  [/\bwhen (?:he|she|they|insiders?|the (?:ceo|cfo|company|insiders?|directors?)) (?:last |first )?(?:bought|sold|reported|filed|raised|split)\b/i, isOfOtherDay],
  [new RegExp(String.raw`\b(?:than|vs\.?|versus|against|relative to|compared (?:to|with)|above|below|ahead of) (?:that of |those of )?(?:the |its |their |other )*(?:\w+ )?${OTHERS}(?:['\u2019]s)?\b`, 'i'), says(/\bpeers?\b|industry, |side by side|; |Comparison|not on record/i)],
  [/\b(?:than|vs\.?|versus|from|against|compared (?:to|with)) (?:(?:it|they) (?:was|were|had|did) )?(?:a|one|last|the|this time|the same) (?:year|quarter|month)(?: ago| before| earlier| last year)?\b/i, showsBefore],
  [/\bsince when\b|\bfor how (?:long|many (?:years|quarters|days))\b|\bhow long (?:has|have|had)\b/i, says(/\bsince [A-Z\d]|\bfirst\b|\bin all\b|\blasts\b|\bin the last (?:\w+ )?(?:quarters?|fiscal years?|sessions?)\b|\bfrom that to\b|\bsessions from\b|\bon record is\b|\bnot on record\b/i)],
  [/\b(?:excluding|excl\.?|except(?: for)?|apart from|adjusted for|not counting|ignoring|stripping out) (?:the |its |any )?\w+/i, says(/\b(?:exclud|without|except|adjusted|not in it)/i)],
  [new RegExp(String.raw`\b(?:${RANK})\b(?! (?:buyer|known|offer|bid|guess|way))`, 'i'), says(new RegExp(String.raw`\b(?:${RANK}|most|least|high|low|first|top|between|nearest|side by side|No manager)\b|^From [A-Z]|\bNo [\w\u2019' -]+ (?:is|are) on record`, 'im'))],
  [/\bby whom\b|\band who (?:was|is|did|bought|sold)\b[^,.?!;]*/i, ({ facts }) => facts.some(({ name }) => /person|officer|manager|holder|insider|stake|title/.test(name))],
  [/\bin (?:percent(?:age)?(?: terms)?|%)(?!\w)|\bwhat percent(?:age)?\b/i, hasUnit('percent', 'change', 'ratio')],
  [/\bhow much\b[^.?!,;]*\b(?:raised?|raising|br(?:ought|ing) in)\b|\bamounts? raised\b/i, (shown) => hasUnit('usd', 'price')(shown) || /brought in/.test(shown.text)],
  [/\btotal (?:revenues?|sales|(?:net )?income|profits?|loss(?:es)?|cash flow)\b(?=[^.?!,;]*\b(?:over|last|past|since)\b[^.?!,;]*\b(?:quarters|years)\b)/i, says(/\btwelve months\b|\bsum\b|\btogether\b/i)],
]; // prettier-ignore

/**
 * The clauses of a question that nothing of its whole answer shows, in their words: what turns, narrows or holds a matter against something, whichever kinds
 * answered. What a part that was declined says has been declined.
 */
export function unsaidIn(question: string, answered: Answered, declined: readonly string[]): string[] {
  const text = answered.parts.map(textOfPart).join('\n');
  const shown: Shown = { ...answered, text };
  return wants.flatMap(([said, isShown]) => {
    const words = said.exec(question)?.[0].trim();
    if (words === undefined || isShown(shown)) return [];
    const isNamed = declined.some((part) => part.includes(words)) || text.includes(words);
    return isNamed ? [] : [words];
  });
}
