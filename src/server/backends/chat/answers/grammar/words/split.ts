import { wordsOf } from '../lexicon/words.ts';

const CHATTER =
  /^\s*(?:i(?! (?:want|need|would like|wish) (?:to )?(?:read|see|know|hear|get)\b)|i'm|im|i've|ive|my|we|we're|hey|hi|hello|yo|so i|just|been|someone|somebody|a friend|people|everyone|they say|thanks|thank you|please(?! (?:list|show|give|tell|compare|name|find|explain|say|check)\b)|ok|okay|sorry|long time|new here|quick question|asking for)\b/i;

/** What asks for no more than was asked before it. */
const ALONE = /^\W*(?:please )?(?:explain|elaborate|details|thoughts|tell me more)(?: please)?\W*$/i;

/** Whether a sentence may be left out: somebody talking about themselves, and not asking. */
export const isChatter = (sentence: string): boolean =>
  (ALONE.test(sentence) || CHATTER.test(sentence)) &&
  !sentence.includes('?') &&
  wordsOf(sentence).every(({ text }) => !/^(?:what|how|who|when|where|which|why)$/.test(text));

const ASIDE =
  /^\W*(?:my|mine|never heard of|feels|looks|sounds|seems|i heard|i read|i saw|last i (?:looked|checked|heard|saw|read)|heard|a friend|someone|somebody|just curious|newbie|new here)\b(?!.*(?:\?|\b(?:want|need|like to|wonder|how|what|which|who|when|why)\b))/i;

/** "The chart looks very odd" tells, and does not ask. */
const SEEMS = /^\W*(?:the|this|it|its) (?:\w+ )?(?:looks?|seems?|feels?|sounds?) (?:\w+ ){0,2}\w+\W*$/i;

/** Somebody's remark: it says how things are, and neither asks nor begins with what narrows a question. */
const REMARKS =
  /\b(?:is|are|was|were|isn'?t|ain'?t|looks?|looked|looking|lookin|seems?|sounds?|feels?|keeps?|kept|gets|got|getting|went|goes|going|came|says?|said|told|hear|heard|read|saw|see|seeing|bought|own|hold|holding|love|hate|like|think|guess|know|been|ran|love|risen|fallen|up|down|killing|flying|dying|aside|whatever|lol|lmao|haha|wow|yikes|oof|damn|jeez|pls|please|thanks|thx|ty|folks|guys)\b/i;
const NARROWS =
  /^\W*(?:after|since|before|for|in|on|of|with|without|excluding|ex|including|as|by|at|over|under|vs|versus|and|or|but|not|per|than|if|when|while|once|assuming|given|apart|besides|except|net|from|to|until|during|both|adjusted|diluted|which|that|especially|only|just)\b/i;
const ASKING =
  /^\W*(?:[\w.&'’ -]{1,40}: )?(?:(?:and|so|but|ok|like|just|now|then|hey|please|pls|kindly) )*(?:who\w*|what\w*|wat\w*|when\w*|where\w*|why|how\w*|which|is|are|was|were|has|have|had|do|does|did|can|could|will|would|any|show|list|give|tell|compare|rank|find|chart|plot)\b|\?/i;
const POLITE =
  /,?\s*\b(?:in (?:(?:a|an|one|two|plain|simple|easy|few|couple|of) ?){1,3}(?:sentences?|words?|english|terms)|if (?:you (?:(?:have|carry|hold|keep|track) (?:it|that|them|those|any)|can|could|please|know)|available|possible|known|any|on record|not too much trouble)|if it(?:'s| is) (?:available|known|possible|on record))\b/gi;

/** What points at something said before, other than the company. */
export const POINTS_AT_SAID =
  /\b(?:that|those|these|them|they|then|there|this)\b(?! (?:company|stock|name|one|ticker|year|quarter|month|week|day|summer|spring|fall|winter)\b)|\b(?:was|were|is|are) it (?:booked|recorded|recognized|recognised|taken|announced|settled|paid|closed|completed|filed)\b/i;

/** A sentence of its own that ends as one: "Thor sells RVs." */
export const isStatement = (part: string): boolean =>
  /[a-z0-9)][.!]\s*$/i.test(part) && wordsOf(part).length >= 3;

/** The remarks of a sentence, and what is left to be asked; `asking` is empty where no part or more than a run of parts asks. */
export function remarksOf(text: string): { remarks: string[]; asking: string } {
  const parts = text
    .split(/,\s+|\s+[–—-]+\s+|\.\.+\s*|(?<=[a-z0-9)]{2}[.;!?])\s+/i)
    .filter((part) => wordsOf(part).length > 0);
  // The last item of a list ends as a sentence, and is none.
  const isItem = (part: string): boolean => /,\s*$/.test(text.slice(0, text.indexOf(part)));
  const isRemark = (part: string): boolean =>
    (REMARKS.test(part) || (isStatement(part) && !isItem(part))) && !NARROWS.test(part) && !ASKING.test(part);
  const remarks = parts.filter(isRemark);
  const asking = parts.filter((part) => !isRemark(part));
  return parts.length < 2 || asking.length === 0
    ? { remarks: [], asking: '' }
    : { remarks, asking: asking.join(', ') };
}

/** A question without what somebody says of themselves after or before a comma ("whats the market cap, my app says something else"). */
export function withoutAsides(said: string): string {
  const text = said.replace(POLITE, '');
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
  /\s*(?:,\s*(?:and|also|plus|as well as|then)?|\s(?:and|also|plus|as well as|&|then|along with|vs\.?|versus)\s|\s\/\s|\s\+\s)\s*/gi;

/** How many characters may still be cut in two on trial, in all parts of a question. */
export interface Trials {
  left: number;
}

/**
 * What a question may cost: each joint doubles the ways to cut it, one within the other, and a list of fifty words held the thread for hours.
 * Of the 5,500 questions of the sets none needs more than 1,300.
 */
export const newTrials = (): Trials => ({ left: 1_400 });

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TIME = String.raw`(?:(?:in|of|for|from|the|to|at|end|fiscal|calendar|full|year[- ]?end|fye?|q[1-4]|h[12]|first|second|third|fourth) )*(?:fy ?'?\d\d(?:\d\d)?|'?\d\d|(?:19|20)\d\d|q[1-4](?:[ -]?'?(?:fy)?(?:20)?\d\d)?|(?:last|this|prior|previous|preceding|past|same|current) (?:(?:fiscal|calendar) )?(?:year|quarter|qtr|month|week)(?:'s)?|last|(?:a|an|one|two|three|four|five|\d+) (?:year|quarter|qtr|month)s? (?:ago|earlier|before|back|prior)|(?:year|quarter|qtr) (?:before|prior|ago|earlier)(?: that)?|year[- ]ago|ttm|ytd|${MONTH}(?: (?:20)?\d\d)?)`;
/** A time alone, before what follows it or at an end. */
const BEGINS_WITH_TIME = new RegExp(
  String.raw`^\W*${TIME}(?=\s*(?:$|[,;?.&+/]|\b(?:and|plus|also|but|vs|versus)\b))`,
  'i',
);
/** What is held against a time, and against no other matter. */
export const AGAINST_TIME = new RegExp(
  String.raw`\b(?:vs\.?|versus|against|compared (?:to|with)|relative to)\s+${TIME}\b`,
  'gi',
);
const ENDS_WITH_TIME = new RegExp(String.raw`\b${TIME}\W*$`, 'i');

/** A time belongs to the time that it is held against or stands beside ("2025 vs 2023 and the cash"): nothing is cut between the two. */
const isBetweenTimes = (tie: string, first: string, second: string): boolean =>
  BEGINS_WITH_TIME.test(second) && (/vs|versus/i.test(tie) || ENDS_WITH_TIME.test(first));

/** The ways to cut a sentence in two at a word that ties questions together, as long as trials are left. */
export function* cutsOf(sentence: string, trials: Trials): Generator<[string, string]> {
  for (const tie of sentence.matchAll(TIES)) {
    const first = sentence.slice(0, tie.index).trim();
    const second = sentence.slice(tie.index + tie[0].length).trim();
    if (!first || !second || isBetweenTimes(tie[0], first, second)) continue;
    if (trials.left <= 0) return;
    trials.left -= sentence.length;
    yield [first, second];
  }
}

const ASKS =
  /(?:\s*[,;]\s*(?:and |but |also )*|\s+(?:and|but|plus)\s+(?:also )?)(?=(?:(?:for|at|by|in|on|of|from|since) )?(?:whether|who|what|whats|when|where|why|how|which|is|are|was|were|has|have|had|do|does|did|can|could|will|would)\b(?! not\b))/gi;
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

const BEGINS = /^\W*(?:(?:and|so|but|ok|please|hey|tell me|do you know|at|in|on|by|for|from|of) )*(?:show me|give me|tell me|whether|who|what|whats|when|where|why|how|which|is|are|was|were|has|have|had|do|does|did|can|will)\b/i; // prettier-ignore

/** All joints of a question: ends of sentences, dashes, and ties before what asks for itself. */
const JOINTS =
  /(?<=[?!;])\s+|(?<=[a-z0-9)]{2}\.)\s+|\s+[–—-]+\s+|\s*[;:\n]\s+|\s*,?\s*\b(?:and|but|also|then|plus)\b(?:\s+(?:and|but|also|then|so))*\s+(?=(?:(?:at|in|on|by|for|from|of|to) )?(?:who|what|whats|when|where|why|how|which|is|are|was|were|did|does|do|has|have|had|can|any)\b(?! not\b))|,\s+(?=(?:who|what|whats|when|where|why|how|which|is|are|was|were|did|does|do|has|have|had|can|any)\b(?! not\b))/gi;

/** The clauses of a question, cut at every joint. */
export const jointsOf = (text: string): string[] =>
  text
    .split(JOINTS)
    .map((clause) => clause.trim())
    .filter((clause) => wordsOf(clause).length > 0);
