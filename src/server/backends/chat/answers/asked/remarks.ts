import { companyPath, companyTabPath } from '#kit/href/addresses.ts';
import { type Draft, escapeMarkdown } from '../written/draft.ts';
import type { Company } from '../grammar/names/company.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import type { Kind } from '../grammar/reading/kind.ts';
import { leftOutOf } from './titles.ts';

/** Words that ask for a judgement of a figure. */
const JUDGES =
  /\btoo (?:much|high|low|expensive|big|small|many|few|late|risky|little|generous)\b|\b(?:over|under)(?:paid|priced|valued)\b|\b(?:reasonable|justified|worrying|worrisome|concerning|alarming|healthy|unhealthy|sustainable|safe|risky|dangerous|normal|a lot|impressive|good or bad|good sign|bad sign|red flag|(?:an? )?(?:pump(?: and dump)?|scam|fraud|ponzi|rug ?pull|bubble|trap|value trap|manipulated|manipulation|overhyped|legit|dead cat bounce|meme(?: stock)?))\b/i;

/** Kinds whose answers deal with such words themselves. */
const judging: ReadonlySet<string> = new Set([
  'for-and-against',
  'former-names',
  'valuation',
  'peers',
  'screen',
  'volume',
]);

/** What asks whether debts can be paid, and the kinds that tell of the means. */
const CAN_PAY =
  /\b(?:can|could|able to|enough to)\b[^.?!;]*\b(?:re)?pay\b[^.?!;]*\b(?:loans?|debts?|borrowings?|notes|creditors|lenders)\b/i;
const OF_MEANS = /^(?:net-cash|cash$|current-ratio|quick-ratio|debt-to-)/;

/** Says where methods are described, and that the record does not judge, where a question asks for either. */
export function noteOpinion({ reading }: Turn, { id }: Kind, draft: Draft): void {
  if (reading.concepts.has('method')) draft.text('[Methods](/methods) says how figures are made.');
  if (CAN_PAY.test(reading.text) && OF_MEANS.test(id))
    draft.text('Whether it can pay them back is a judgement, which this record does not make.');
  // A word of a name judges nothing (SOBR Safe).
  const words = JUDGES.exec(reading.unnamed)?.[0].toLowerCase();
  if (words === undefined || judging.has(id)) return;
  draft.text(`Whether that is “${escapeMarkdown(words)}” is a judgement, which this record does not make.`);
}

/** How an answer calls what people write short. */
const called: Readonly<Record<string, string>> = { ma: 'average', sma: 'average', dma: 'average' };

/** Whether a word of a question stands in its answer after all: a number of sessions of which the average is told. */
function isShown(word: string, draft: Draft): boolean {
  const sought = /^\d{2,}$/.test(word) ? word : called[word.toLowerCase()];
  if (sought === undefined) return false;
  return draft
    .finish()
    .parts.some((part) => part.kind === 'text' && new RegExp(String.raw`\b${sought}\b`).test(part.markdown));
}

/** What a price is a multiple of is of twelve months in any case. */
const isOfTwelveMonths = ({ kind, reading: { text } }: Turn): boolean =>
  /^(?:price-(?:earnings|sales)|ev-|enterprise)/.test(kind?.id ?? '') &&
  /\b(?:ttm|ltm|(?:trailing|last|past)[- ](?:twelve|12)[- ]months?)\b/i.test(text);

/** Says which part of a question the answer leaves out. */
export function noteLeftOut(turn: Turn, title: string, draft: Draft): void {
  const passedOver = turn.proposed?.passedOver.filter((word) => !isShown(word, draft)) ?? [];
  // What the second reader read and passed over nothing of is told as what was understood.
  if (turn.proposed && (passedOver.length > 0 || turn.untimed || turn.leftOut?.length)) {
    const words = passedOver.map((word) => `“${escapeMarkdown(word)}”`);
    draft.text(
      `I read this as: ${escapeMarkdown(title)}.${words.length > 0 ? ` I passed over ${words.join(', ')}.` : ''}`,
    );
    draft.lacks();
  }
  if (turn.untimed && !isOfTwelveMonths(turn)) {
    draft.text('The time that was asked for is not taken into account there.');
    draft.lacks();
  }
  if (!turn.leftOut?.length) return;
  draft.text(leftOutOf(turn));
  draft.lacks();
}

/** Says of clients that they pay, and of samples that they do not exist. */
export function disclose(draft: Draft, companies: readonly Company[]): void {
  for (const { short, symbol, isClient, isSample } of companies) {
    const path = isClient ? `${companyTabPath(symbol, 'about')}#disclosure` : companyPath(symbol);
    if (isClient)
      draft.text(
        `Disclosure: ${short} is a client company and pays RedStreet for services; see [its page](${path}).`,
      );
    if (isSample) draft.text(`${short} is a sample and does not exist.`);
  }
}

/** What asks whether to buy, hold or sell. */
const ASKS_ADVICE =
  /\b(?:would|should|could|do) (?:you|i|we|one) (?:\w+ )?(?:buy|own|hold|sell|short|invest|keep|get (?:in|out)|add|average down)\b|\bworth (?:buying|owning|holding|investing)\b|\b(?:is|are|was) (?:it|this|they|that|\$?[A-Z]{2,5}|the stock) (?:still )?an? (?:\w+ )?(?:buy|sell|hold|short)\b|\b(?:good|great|safe) (?:\w+ )?(?:buy|stock to (?:buy|own|hold)|investment)\b|\b(?:say|tell me|confirm) (?:that )?\S+ is a (?:strong )?(?:buy|sell)\b/i;

/** That no advice is given, where it is asked for and nothing of the answer says so. */
export function noteAdvice(text: string, draft: Draft): void {
  const isSaid = draft
    .finish()
    .parts.some((part) => part.kind === 'text' && /\badvice\b/i.test(part.markdown));
  if (ASKS_ADVICE.test(text) && !isSaid)
    draft.text('Whether to buy, hold or sell this record does not say: it gives no advice.');
}
