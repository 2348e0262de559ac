import { apart } from './apart.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { kindOf } from '../asked/asked.ts';
import type { Reading } from '../grammar/reading/reading.ts';
import { telling } from '../grammar/reading/resolve.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { wordsOf } from '../grammar/lexicon/words.ts';
import type { Kind } from '../grammar/reading/kind.ts';
import { HELD_AGAINST_THEM } from '../kinds/companies/peers.ts';
import { withoutNames, wordClues } from './clues.ts';
import { isUnheard } from './heard.ts';
import { proposed } from './proposal.ts';
import { readerOfWords } from './reader.ts';

/**
 * Below this a question is hardly ever of the kind that the grammar read. Measured on 927 answers to wordings that neither the grammar nor the reader knew,
 * which had been taught with a fifth of what it is taught with now: two fifths of the 225 wrong ones are left out, and one in twenty of the right ones.
 */
const LEAST = 0.02;

/** Of one or two words, as into a search box or behind "what are the", the reader knows too little to object. */
const isTerse = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => !/^(?:and|or|the|of|an?|what|is|are|was|were)$/i.test(word))
    .length <= 2;

/** A question of one phrase of the field and nothing else ("cost of goods sold") is what that says. */
function isOnePhrase(reading: Reading): boolean {
  const [phrase, other] = telling(reading).flatMap((concept) => reading.wording.get(concept) ?? []);
  const words = wordsOf(reading.text).map(({ text }) => text);
  return (
    phrase !== undefined &&
    other === undefined &&
    wordsOf(phrase).length >= LONG &&
    words.length <= wordsOf(phrase).length + 1
  );
}
const LONG = 3;

/**
 * What the grammar reads and the words do not bear out is not answered; what it was read as stands below the refusal. What the grammar does not
 * take whole is answered as what the reader is sure of, where the question has no other part, or was cut at all its joints.
 */
export function withSecondOpinion(
  turns: readonly Turn[],
  kinds: readonly Kind[],
  { isCut = false }: { isCut?: boolean } = {},
): Turn[] {
  const unlike = turns.filter(isUnlike);
  // What goes on from a part that is doubted is doubted with it.
  const isDoubted = (turn: Turn): boolean =>
    unlike.includes(turn) ||
    (turn.isImplied === true && unlike.some(({ kind }) => kind !== undefined && kind.id === turn.kind?.id));
  return turns.flatMap((turn) => {
    const isOut = isDoubted(turn);
    if (kindOf(turn) && !isOut) return [turn];
    const read = isOut ? withoutKind(turn) : turn;
    const taken =
      (turns.length === 1 || standsAlone(turn)
        ? proposed(read, kinds, { isPart: turns.length > 1 && !isCut })
        : undefined) ?? (isOut ? doubted(turn) : undefined);
    // What a reading leaves out may be a matter beside it.
    const isPart = taken === undefined || (taken.leftOut ?? []).some((concept) => isMatter(concept, kinds));
    return (isPart ? apart(turn, kinds) : undefined) ?? [taken ?? turn];
  });
}

/** Whether a concept is what some kind is about by itself. */
const isMatter = (concept: Concept, kinds: readonly Kind[]): boolean =>
  kinds.some(({ needs: [first, ...rest] }) => rest.length === 0 && first?.includes(concept));

/** Whether a clause says enough to be read by its words alone: neither a few of them, nor what points at another clause. */
const standsAlone = ({ reading: { text } }: Turn): boolean =>
  wordsOf(text).length > LONG && !POINTS_BACK.test(text);
const POINTS_BACK =
  /\b(?:it|its|this|that|those|these|they|them|their|he|she|his|her|then|there|each|both|before|after|behind|one)\b/i;

/** Kinds whose words are each other's: what the chief executive is paid is asked of the pay and of the chief executive, earnings of the reports and of the statements, a close of a day of how far it went since, the high of 52 weeks of its day. */
const ALIKE: readonly RegExp[] = [
  /^officer/,
  /^(?:earnings|statement-lines|sheet-income)$/,
  /^(?:price-on-day|price-change)$/,
  /^(?:price-extreme|range)$/,
  /^(?:ranked-period|statement-lines)$/,
  /^insider-(?:trades|net|buys|sales)$/,
  /^(?:holders|holder-changes)$/,
];

/** Whose phrases mean nothing else, whatever stands beside them. */
const UNMISTAKABLE: ReadonlySet<Concept> = new Set<Concept>(['drawdown', 'holding']);

/** One amount over another, said so, is that ratio. */
const OVER =
  /\w (?:over|vs\.?|versus|against|(?:compared|relative) (?:to|with)|(?:more|less|bigger|larger|smaller|higher|lower|greater) than) (?:the |its |their )?\w/i;

const BUYBACKS = /\b(?:buy(?:ing)? ?-?backs?|repurchas\w+|(?:buy(?:ing)?|bought) back)\b/i;

/** That an auditor went or came is told by one form, whatever else is said of it. */
const NEW_AUDITOR =
  /\b(?:auditors?|accountants?)\b.*\b(?:chang\w+|new|switch\w*|resign\w*|dismiss\w*|replac\w+|fired?|quit|left)\b|\b(?:chang\w+|new|switch\w*|dismiss\w*|replac\w+|fired?)\b.*\b(?:auditors?|accountants?)\b/i;

/** Who inside traded, in so many words. */
const INSIDERS_DO =
  /\b(?:insiders?|directors?|officers?|executives?|execs|management|board members?)\b[^.?!;,]{0,24}\b(?:buy|bought|buying|sell|sold|selling|purchase\w*|sales?|trade[sd]?|transactions?)\b|\b(?:buys|buying|purchases|sales|selling|trades|transactions) (?:by|of|from) (?:the )?(?:insiders?|directors?|officers?|executives?)\b/i;

/** Of whom it is asked that he traded, which of all holders only insiders tell of. */
const WHO_TRADED =
  /^\W*(?:(?:and|so|ok) )*who (?:has |have |is |are |was |were )?(?:been )?(?:recently )?(?:bought|sold|buying|selling|buys|sells)\b/i;

/** What was filed or written on a day: most that is asked of a day is its price, which is no reason to doubt these words. */
const OF_PAPERS = /\b(?:filed|filings?|news|headlines?|stories|articles?)\b/i;

/** Whether the words of a question are hardly ever said of the kind that the grammar read. */
function isUnlike(turn: Turn): boolean {
  const kind = kindOf(turn);
  // Who names two companies to hold them against each other has said so.
  if (!kind || turn.isImplied || turn.besides || kind.about === 'two') return false;
  // So has who holds it against its peers.
  if (kind.id === 'peers' && HELD_AGAINST_THEM.test(turn.reading.text)) return false;
  // Who says beside the matter what no record has is answered without that, and told so.
  if (turn.leftOut?.some((concept) => concept === 'outofscope' || concept === 'traces')) return false;
  // That nothing of a merger is filed claims no more than that.
  if (kind.id === 'filings-traces' && /\b(?:private|takeover)\b/i.test(turn.reading.text)) return false;
  // That no buyback is on record is said beside the count of shares, whatever is asked of it.
  if (kind.id === 'catalysts' && BUYBACKS.test(turn.reading.wording.get('catalysts') ?? '')) return false;
  if (telling(turn.reading).some((concept) => UNMISTAKABLE.has(concept))) return false;
  if (kind.id.startsWith('insider-') && INSIDERS_DO.test(turn.reading.text)) return false;
  if (kind.id.startsWith('insider-') && WHO_TRADED.test(turn.reading.text)) return false;
  // Nor is whoever brought a blank check to the market anything else.
  if (kind.id === 'stakes' && turn.reading.wording.get('stakes') === 'spac sponsor') return false;
  if (kind.id === 'filings-traces' && NEW_AUDITOR.test(turn.reading.text)) return false;
  if (/^(?:filings|news)/.test(kind.id) && isOfOneDay(turn) && OF_PAPERS.test(turn.reading.text))
    return false;
  if (kind.id === 'ratio-of' && OVER.test(turn.reading.text)) return false;
  const text = withoutNames(turn.reading);
  const odds = readerOfWords().oddsOf(wordClues(text));
  if (!odds.has(kind.id) || isTerse(text) || isOnePhrase(turn.reading)) return false;
  const said = telling(turn.reading).flatMap((concept) => turn.reading.wording.get(concept) ?? []);
  // Of words that it never heard it cannot say what they are said of.
  if (said.length > 0 && said.every(isUnheard)) return false;
  const alike = ALIKE.filter((ids) => ids.test(kind.id));
  const isMeant = (id: string): boolean => id === kind.id || alike.some((ids) => ids.test(id));
  return [...odds].reduce((sum, [id, odd]) => (isMeant(id) ? sum + odd : sum), 0) < LEAST;
}

const isOfOneDay = ({ reading: { periods } }: Turn): boolean =>
  periods.length === 1 && periods[0]?.kind === 'day';

/** A turn without the kind that was read, and without what it was read by. */
function withoutKind({ kind, reading, ...turn }: Turn): Turn {
  const needs = new Set(kind?.needs.flat());
  const concepts = new Set([...reading.concepts].filter((concept) => !needs.has(concept)));
  return { ...turn, kind: undefined, reading: { ...reading, concepts } };
}

const doubted = (turn: Turn): Turn => ({
  ...turn,
  kind: undefined,
  leftOut: [],
  ...(turn.kind && { unmet: { kind: turn.kind, words: '', isDoubt: true } }),
});
