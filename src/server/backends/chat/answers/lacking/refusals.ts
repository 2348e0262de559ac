import type { ChatQuestion } from '../../answerer.ts';
import type { Reading } from '../grammar/reading/reading.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { listOf } from '#kit/text/sentence.ts';
import { POINTS_AT_FIGURE } from '../grammar/before/points-at-figure.ts';
import { phraseAt } from '../grammar/lexicon/lexicon.ts';
import { nearestKinds, telling } from '../grammar/reading/resolve.ts';
import { calledOf } from '../grammar/names/uncovered.ts';
import { unreadOf } from '../grammar/turns/unread.ts';
import { wordsOf } from '../grammar/lexicon/words.ts';
import type { Kind } from '../grammar/reading/kind.ts';
import { escapeMarkdown } from '../written/draft.ts';
import { isOfBanks, namesOfBanks } from '../grammar/reading/of-banks.ts';
import { PRONOUN } from './nearest.ts';
import { namesOfTrades } from '../grammar/reading/of-trades.ts';
import { isOfNoRecord, isUnheard } from '../second-reader/heard.ts';

interface Refused {
  /** What it would be without the words that were not understood. */
  nearest?: string | undefined;
  /** One of several things in a sentence. */
  isPart: boolean;
  /** The question before, where it was declined, or answered with that there is nothing. */
  before?: { question: string; isDeclined: boolean } | undefined;
}

/** The question before, where what was told of it is that it is not answered, or that there is nothing. */
export function nothingBefore({ before }: Pick<ChatQuestion, 'before'>): Refused['before'] {
  const last = before.at(-1);
  if (!last) return undefined;
  const isDeclined = last.answer.outcome === 'declined';
  const [told] = last.answer.parts;
  const isNothing = told?.kind === 'text' && /^(?:No|None|Nothing) /.test(told.markdown);
  return isDeclined || isNothing ? { question: last.written ?? last.question, isDeclined } : undefined;
}

/** Why a question is not answered, in a sentence or two. */
export function refusalOf(turn: Turn, kinds: readonly Kind[], { nearest, isPart, before }: Refused): string {
  const { reading, companies, unmet } = turn;
  const { concepts, ambiguous, notCovered } = reading;
  const unknown = unreadOf({ reading, kind: turn.kind ?? unmet?.kind });
  const [group] = ambiguous;
  if (group) {
    const names = group.map(
      ({ name, symbol, isNotCovered }) =>
        `${escapeMarkdown(name)} (${symbol}${isNotCovered ? ', not covered here' : ''})`,
    );
    return `Several companies have that name: ${names.join(', ')}. Name the one you mean by its ticker.`;
  }
  if (isOfOwn(turn))
    return [betweenThem(turn), concepts.has('outofscope') ? beyondRecord(reading) : ''].join(' ').trim();
  if (notCovered.length > 0) return whyAbsent(notCovered);
  if (concepts.has('prediction'))
    return 'What will be, nobody knows, and this record makes no forecasts. It can say what is known: what changed, what is due next, and what speaks for and against the company.';
  if (concepts.has('outofscope') || isOfBanks(reading) || namesOfTrades(reading.text).length > 0)
    return beyondRecord(reading);
  const isHeldAgainst =
    before?.isDeclined === true &&
    (HELD_AGAINST_THAT.test(reading.text) || POINTS_AT_FIGURE.test(reading.text));
  if (before && !isPart && (isHeldAgainst || hasNoMatter(reading, unknown))) return goesOnFrom(before);
  if ((unmet?.kind.id === 'why' && unmet.words === 'why') || (isPart && BARE_WHY.test(reading.text)))
    return 'Why that changed is in no table of this record; the report of that period may tell it. [What the record covers](/record)';
  if (unknown.length > 0) {
    const [pronoun] = unknown;
    if (unknown.length === 1 && pronoun !== undefined && PRONOUN.test(pronoun))
      return `What “${pronoun}” means here I cannot tell.`;
    return whyUnread(reading, withoutRepeats(unknown), { nearest, isPart });
  }
  if (companies.length === 0 && isOfCompany(reading, kinds))
    return 'Which company? Name it by its ticker or its name.';
  if (unmet?.isDoubt && unmet.words === '' && nearest !== undefined)
    return `I read this as: ${escapeMarkdown(nearest)}. But I am not sure that you ask for that.`;
  if (unmet?.isDoubt && nearest !== undefined)
    return `I read this as: ${escapeMarkdown(nearest)}. But “${escapeMarkdown(unmet.words)}” may be meant otherwise here.`;
  if (unmet && nearest !== undefined)
    return `I read this as: ${escapeMarkdown(nearest)}. But “${escapeMarkdown(unmet.words)}” is not answered by what is on record of it.`;
  if (before && isOfBefore(reading)) return goesOnFrom(before);
  if (unmet && unmet.words !== '' && !unmet.isDoubt)
    return `“${escapeMarkdown(unmet.words)}” is not answered by what is on record of that.`;
  return notTogether(reading, kinds, isPart);
}

/** All of what a question names that no record has. */
function beyondRecord({ text, wording }: Reading): string {
  const words = wordsOf(text).filter(({ text: word }) => !/^(?:the|an?)$/.test(word));
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = phraseAt(
      words.map((word) => word.text),
      words.map(({ stem }) => stem),
      at,
    );
    if (!found) continue;
    if (found.concept === 'outofscope')
      said.push(
        words
          .slice(at, at + found.length)
          .map(({ written }) => written)
          .join(' '),
      );
    at += found.length - 1;
  }
  // A single word may be a part of the company's name.
  const own = wording.get('outofscope') ?? 'That';
  const others = said.filter((each) => each.includes(' ') || /^\p{Lu}{2,}$/u.test(each));
  const named =
    others.length > 1 || (others.length === 1 && own.includes(' ')) ? [...new Set(others)] : [own];
  const plain = (phrase: string): string => phrase.toLowerCase().replaceAll('-', ' ');
  const ofBanks = [...namesOfBanks(text), ...namesOfTrades(text)];
  const rest = named.filter((each) => !ofBanks.some((name) => plain(name).includes(plain(each))));
  const all = [...(ofBanks.length > 0 ? rest.filter((each) => each !== 'That') : rest), ...ofBanks];
  const quoted = all.map((each) => `“${escapeMarkdown(each)}”`);
  return `${listOf(quoted)} ${quoted.length > 1 ? 'are' : 'is'} not in this record. [What the record covers](/record)`;
}

/** Of a figure that stands before it. */
const BARE_WHY =
  /^\W*(?:and |but |so )?(?:(?:why|how come|what (?:caused|drove) (?:it|that))(?: (?:is|was) (?:that|it|this)| so)?|why (?:is|was|are|were|has|have|did|does|do) (?:it|that|they|this|those)(?: been| so)* (?:fall\w*|fell|drop\w*|declin\w+|shr[ai]nk\w*|ris\w+|rose|gr[eo]w\w*|down|up|lower|higher|weak\w*|low|high|go(?:ne|ing)? (?:up|down)|chang\w+|worsen\w*|improv\w+)(?: (?:so (?:much|fast)|lately|recently|that much))*)\W*$/i;

/** What a question calls the company of its page. */
const OWN = /\b(?:it|its|they|their|them|the company|the stock)\b/i;

/** Whether a question is about a company here, and names one that is not covered as the other side of something: no comparison. */
const isOfOwn = ({ reading, companies }: Turn): boolean =>
  reading.notCovered.some(({ reason }) => reason !== 'unknown' && reason !== 'renamed') &&
  companies.length > 0 &&
  !reading.concepts.has('compare') &&
  (reading.companies.length > 0 || OWN.test(reading.text)) &&
  reading.companies.length + reading.notCovered.length <= 2;

const betweenThem = ({ reading, companies }: Turn): string => {
  const others = reading.notCovered.map((each) => `${escapeMarkdown(calledOf(each))} (${each.ticker})`);
  return `What lies between ${companies[0]?.short ?? ''} and ${listOf(others)} is in no table of this record.`;
};

/** Whether a question says nothing by itself: a time, or what points at what was said before. */
const isOfBefore = (reading: Reading): boolean =>
  reading.companies.length === 0 &&
  (telling(reading).every((concept) => concept.startsWith('by:')) || POINTS_BACK.test(reading.text));
const POINTS_BACK = /\b(?:about|of|with|from|under|on) (?:it|that|this|them|those)\b/i;

/** Whether a question only turns what was asked before it ("has it gone up since they started", "at what prices"). */
const hasNoMatter = (reading: Reading, unknown: readonly string[]): boolean =>
  reading.companies.length + reading.names.length + reading.amounts.length === 0 &&
  unknown.length < 2 &&
  !unknown.some(isUnheard) &&
  (AT_WHAT.test(reading.text) ||
    (BEGINS_BACK.test(reading.text) && telling(reading).every((concept) => TURNS.has(concept))));
const AT_WHAT = /^\W*(?:and |so |but )?(?:at|for|on|in|by) (?:what|which) \w+\W*$/i;
/** What is put beside others is what was asked before. */
export const HELD_AGAINST_THAT =
  /\bhow(?:['\u2019]?s| is| does| do| did| has)? (?:that|it|this|those|they) (?:compare|stack|look|measure|hold|rank)/i;
const BEGINS_BACK =
  /^\W*(?:and |so |but |ok )*(?:is|was|has|have|had|did|does|do|are|were|why|when|how (?:often|come|long)|since when)\b[^?]*\b(?:it|they|that|those)\b/i;
const TURNS: ReadonlySet<string> = new Set(['by:year', 'by:quarter', 'by:ttm', 'up', 'down', 'growth', 'history', 'large', 'when', 'it', 'move']); // prettier-ignore

/** Whether a refusal says that nothing is said. */
export const goesOnFromLost = (refusal: string): boolean => refusal.endsWith(NOTHING_EITHER);
const NOTHING_EITHER = 'so nothing is said of this either.';

const goesOnFrom = ({ question, isDeclined }: { question: string; isDeclined: boolean }): string =>
  `That goes on from “${escapeMarkdown(question.trim())}”, ${isDeclined ? 'which was not answered' : 'of which nothing is on record'}; ${NOTHING_EITHER}`;

/** What is said of words that nothing explains: a name is named; a mere tie of the sentence ("while", "spent") is not blamed for what was not understood. */
function whyUnread(reading: Reading, words: readonly string[], { nearest, isPart }: Refused): string {
  const quoted = (some: readonly string[]): string =>
    listOf(some.slice(0, 3).map((word) => `“${escapeMarkdown(word)}”`));
  const read = nearest === undefined ? '' : `I read this as: ${escapeMarkdown(nearest)}. But `;
  const names = words.filter((word) => isUnheard(word) || /\d|\p{Lu}/u.test(word));
  if (names.length > 0) return `${read}I cannot place ${quoted(names)} in what I know here.`;
  if (nearest !== undefined) return `${read}you ask more than that, or another thing (${quoted(words)}).`;
  const said = isPart
    ? `I did not understand “${escapeMarkdown(reading.text.trim().replace(/[?.!,]+$/, ''))}”`
    : `I cannot place ${quoted(phrasesOf(reading.text, matters(reading, words)))} in what I know here`;
  return isOfNoRecord(reading)
    ? `${said}; it may well be in no table of this record. [What the record covers](/record)`
    : `${said}.`;
}

/** Of words that nothing explains those that are no mere tie of the sentence, where there are any. */
function matters({ weighty }: Reading, words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !weighty.includes(word));
  return own.length > 0 ? own : words;
}

/** Words as they stand together in a text: "non accruals". */
function phrasesOf(text: string, words: readonly string[]): string[] {
  const phrases: string[] = [];
  let end = -1;
  for (const word of words) {
    const at = text.indexOf(word, Math.max(0, end));
    if (at >= 0 && end >= 0 && /^[\s-]{1,2}$/.test(text.slice(end, at)))
      phrases.push(`${phrases.pop() ?? ''}${text.slice(end, at)}${word}`);
    else phrases.push(word);
    if (at >= 0) end = at + word.length;
  }
  return phrases;
}

const isOfCompany = (reading: Reading, kinds: readonly Kind[]): boolean =>
  nearestKinds(kinds, reading).some(({ over, kind }) => over.length === 0 && kind.about === 'company');

const reasons: Readonly<Record<string, readonly [string, string]>> = {
  too_large: [
    'is worth more than $5 billion, and this record covers smaller companies',
    'are worth more than $5 billion, and this record covers smaller companies',
  ],
  delisted: ['is no longer listed', 'are no longer listed'],
  unknown: ['is no ticker on record', 'are no tickers on record'],
};

/** Why each is not covered; those of one reason in one sentence. */
export function whyAbsent(absent: readonly Reading['notCovered'][number][]): string {
  const called = (each: Reading['notCovered'][number]): string =>
    each.name === each.ticker ? each.ticker : `${escapeMarkdown(calledOf(each))} (${each.ticker})`;
  const renamed = absent.filter(({ reason, symbol }) => reason === 'renamed' && symbol !== null);
  const rest = Map.groupBy(
    absent.filter((each) => !renamed.includes(each)),
    ({ reason }) => reason,
  );
  return [
    ...renamed.map(
      (each) => `${called(each)} now trades as ${each.symbol ?? ''}. Ask about ${each.symbol ?? ''}.`,
    ),
    ...[...rest].map(([reason, all]) => {
      const [one, many] = reasons[reason] ?? ['is not covered', 'are not covered'];
      return `${listOf(all.map(called))} ${all.length > 1 ? many : one}.`;
    }),
  ].join(' ');
}

function notTogether(reading: Reading, kinds: readonly Kind[], isPart: boolean): string {
  const [nearest] = nearestKinds(kinds, reading);
  const said = telling(reading).flatMap((concept) => reading.wording.get(concept) ?? []);
  const words = listOf(said.slice(0, 4).map((word) => `“${escapeMarkdown(word)}”`));
  return nearest
    ? `I understood ${said.length > 0 ? words : 'a part of that'}, but not all of it together.`
    : isPart && reading.text.trim() !== ''
      ? `I did not understand “${escapeMarkdown(reading.text.trim().replace(/[?.!,]+$/, ''))}”.`
      : 'I did not understand what is asked. This record answers questions about listed small caps: price, filings, statements, owners, earnings, trials and news.';
}

/** Without what another one says too, and without the marks at its end. */
function withoutRepeats(words: readonly string[]): string[] {
  const bare = words.map((word) => word.replace(/[?.!,]+$/, ''));
  return bare.filter(
    (word, at) =>
      !bare.some((other, i) => i !== at && other.includes(word) && (other.length > word.length || i < at)),
  );
}
