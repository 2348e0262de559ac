import { wordsOf } from './words.ts';

const CHATTER =
  /^\s*(?:i|i'm|im|i've|ive|my|we|we're|hey|hi|hello|yo|so i|just|been|someone|somebody|a friend|people|everyone|they say|thanks|thank you|please|ok|okay|sorry|long time|new here|quick question|asking for)\b/i;

/** What asks for no more than was asked before it. */
const ALONE = /^\W*(?:please )?(?:explain|elaborate|details|thoughts|tell me more)(?: please)?\W*$/i;

/** Whether a sentence may be left out: somebody talking about themselves, and not asking. */
export const isChatter = (sentence: string): boolean =>
  (ALONE.test(sentence) || CHATTER.test(sentence)) && !sentence.includes('?') && wordsOf(sentence).every(({ text }) => !/^(?:what|how|who|when|where|which|why)$/.test(text)); // prettier-ignore

const ASIDE =
  /^\W*(?:my|mine|feels|looks|sounds|seems|i heard|i read|i saw|heard|a friend|someone|somebody|just curious|newbie|new here)\b(?!.*(?:\?|\b(?:want|need|like to|wonder|how|what|which|who|when|why)\b))/i;

/** "The chart looks very odd" tells, and does not ask. */
const SEEMS = /^\W*(?:the|this|it|its) (?:\w+ )?(?:looks?|seems?|feels?|sounds?) (?:\w+ ){0,2}\w+\W*$/i;

/** A question without what somebody says of themselves after or before a comma ("whats the market cap, my app says something else"). */
export function withoutAsides(text: string): string {
  const parts = text.split(/,\s+/);
  const asking = parts.filter((part) => !ASIDE.test(part) && !SEEMS.test(part));
  return parts.length > 1 && asking.length > 0 && asking.length < parts.length ? asking.join(', ') : text;
}

/** The sentences of a question; abbreviations and decimals do not end one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[?!])\s*|(?<=[a-z0-9)]{2}[.;])\s+|\s*[\n;]+\s*|\s+[–—-]+\s+/i)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

const TIES =
  /\s*(?:,\s*(?:and|also|plus|as well as|then)?|\s(?:and|also|plus|as well as|&|then|along with)\s|\s\/\s|\s\+\s)\s*/gi;

/** Every way to cut a sentence in two at a word that ties questions together. */
export function cutsOf(sentence: string): [string, string][] {
  return [...sentence.matchAll(TIES)].flatMap((tie): [string, string][] => {
    const first = sentence.slice(0, tie.index).trim();
    const second = sentence.slice(tie.index + tie[0].length).trim();
    return first && second ? [[first, second]] : [];
  });
}

const ASKS =
  /(?:\s*[,;]\s*(?:and |but |also )*|\s+(?:and|but|plus)\s+(?:also )?)(?=(?:(?:for|at|by|in|on|of|from|since) )?(?:whether|who|what|whats|when|where|why|how|which|is|are|was|were|has|have|had|do|does|did)\b(?! not\b))/gi;
const LEAST_WORDS = 3;

/** The questions that follow each other in one sentence, each with a question's own first word. */
export function clausesOf(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const tie of sentence.matchAll(ASKS)) {
    const part = sentence.slice(from, tie.index).trim();
    if (!BEGINS.test(part) || wordsOf(part).length < LEAST_WORDS) continue;
    parts.push(part);
    from = tie.index + tie[0].length;
  }
  parts.push(sentence.slice(from).trim());
  return parts.filter(Boolean);
}

const BEGINS = /^\W*(?:(?:and|so|but|ok|please|hey|tell me|do you know) )*(?:show me|give me|tell me|whether|who|what|whats|when|where|why|how|which|is|are|was|were|has|have|had|do|does|did|can|will)\b/i; // prettier-ignore
