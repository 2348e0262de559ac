// Over 300 lines, because an answer is put together here in one order, each step after what the one before it left.
import type { ChatAnswer } from '#contract/chat-answer.ts';
import type { ChatQuestion } from '../answerer.ts';
import { sayAbsent, sayBeside, sayOfProvider } from './lacking/absent.ts';
import { askedOf, kindOf } from './asked/asked.ts';
import {
  answerForeign,
  answerGeneral,
  answerMarket,
  answerMeaning,
  sayMeaning,
  sayMeaningToo,
} from './beyond-companies.ts';
import { askedBehind, type Rereading } from './lacking/behind.ts';
import { createDraft, type Draft } from './written/draft.ts';
import { inOrderOfReading } from './written/footnotes.ts';
import { followUpsOf, generalQuestions } from './written/follow-ups.ts';
import type { Company, CompanyIndex } from './grammar/names/company.ts';
import type { Concept } from './grammar/lexicon/lexicon.ts';
import { halfOf } from './grammar/turns/half.ts';
import { telling } from './grammar/reading/resolve.ts';
import type { Turn } from './grammar/turns/turn.ts';
import { isOfDeal } from './grammar/turns/unread.ts';
import { continuesList, saysOfList } from './grammar/lists/list-going-on.ts';
import { isListOfWords } from './grammar/lists/on-the-list.ts';
import { isBareList, isWholeList } from './grammar/screening/screening.ts';
import { kinds } from './kinds/index.ts';
import { answerListBeside, answerListGoingOn } from './lists.ts';
import { withoutRepeats } from './asked/repeats.ts';
import { isBorneOut, nearestOf, sayNearest } from './lacking/nearest.ts';
import { saidOfNews } from './lacking/news-named.ts';
import type { Ask, Kind } from './grammar/reading/kind.ts';
import type { AnswerStore, Fact } from './look-ups/look-up.ts';
import { allPlaced, isAnsweredBefore, orClauses } from './placed-by-answer.ts';
import { goesOnFromLost, nothingBefore, refusalOf, whyAbsent } from './lacking/refusals.ts';
import { disclose, noteAdvice, noteLeftOut, noteOpinion } from './asked/remarks.ts';
import { rememberedLookUps } from './asked/remembered.ts';
import { withSecondOpinion } from './second-reader/opinion.ts';
import { type Mark, markOf, noteUncovered } from './slots/check.ts';
import { demandsNotShown } from './grammar/reading/demands.ts';
import { sayUnshown, unshownOf } from './further.ts';
import { sayOfAhead } from './asked/ahead.ts';
import { titleOf } from './asked/titles.ts';
import { understand } from './cut/understand.ts';

/** An answer with all that was looked up for it, and of which kinds of question it is. */
export interface Composed {
  answer: ChatAnswer;
  facts: Fact[];
  kinds: (string | null)[];
}

/** What every turn of one question is answered with: `facts` collects what was looked up. */
interface Setting {
  store: AnswerStore;
  index: CompanyIndex;
  question: ChatQuestion;
  draft: Draft;
  look: Ask;
  ask: Ask;
  facts: Fact[];
}

/** What has come of the turns so far. */
interface Outcome {
  /** What each turn was understood as. */
  titles: string[];
  /** Of each turn and company, whether it was answered. */
  answered: boolean[];
  /** Where the newest of the answers begins in the draft. */
  newest: Mark;
  /** What was asked for and said not to be on record. */
  absent: Set<Concept>;
  /** The companies that the answer is about. */
  companies: Map<string, Company>;
  /** What declined questions would have been without the words that were not understood. */
  declined: string[];
}

const nothingYet = (): Outcome => ({
  titles: [],
  answered: [],
  absent: new Set(),
  newest: { parts: 0, used: 0, isWhole: true, repeated: 0 },
  companies: new Map(),
  declined: [],
});

/** Answers a question that was understood as `turns`, from the record. */
export async function compose(
  store: AnswerStore,
  index: CompanyIndex,
  question: ChatQuestion,
  first: readonly Turn[],
  { byClauses, behind, list, meaning }: Rereading,
): Promise<Composed> {
  const draft = createDraft();
  const facts: Fact[] = [];
  const look = rememberedLookUps(store, question.isSignedIn);
  const ask: Ask = async (lookUp, input) => {
    const found = await look(lookUp, input);
    facts.push(...found.facts);
    return found;
  };
  const setting: Setting = { store, index, question, draft, look, ask, facts };
  const asOne = await allPlaced(first, setting);
  const beyond = await answerBeyondCompanies(setting, asOne);
  if (beyond) return beyond;
  const turns = await orClauses(asOne, byClauses, setting);
  sayMeaningToo(question, turns, draft);
  const outcome = nothingYet();
  // What a term means stands before what is asked of it, and answers nothing of that.
  if (meaning !== undefined) outcome.titles.push(sayMeaning(meaning, draft));
  const covered = new Set<Turn>();
  const told: Turn[] = [];
  const further: Turn[] = [];
  for (const turn of withoutRepeats(turns)) {
    const kind = kindOf(turn);
    // In their order: each adds to the one draft.
    if (kind) await sayOfAhead(kind.id, turn, setting);
    if (kind) await answerTurn(setting, turn, kind, outcome);
    else if (isAnsweredBefore(turn, turns, draft, outcome)) covered.add(turn);
    else {
      const meant = await askedBehind(question, turn, { ...outcome, turns: told, draft }, behind);
      for (const each of meant) await answerTurn(setting, each, each.kind, outcome);
      if (meant.length === 0) await declineTurn(setting, turn, outcome);
      else {
        covered.add(turn);
        further.push(...meant);
      }
    }
    told.push(turn);
  }
  const read = [...turns.filter((turn) => !covered.has(turn)), ...further];
  if (turns.some((turn) => kindOf(turn))) await answerUnshown(setting, [...turns, ...further], outcome);
  const listed = list === undefined ? undefined : await answerListBeside(list, setting);
  if (listed?.understood) outcome.titles.push(listed.understood);
  if (listed) outcome.answered.push(listed.isKnown);
  noteAdvice(question.text, draft);
  disclose(draft, [...outcome.companies.values()]);
  facts.push(...draft.finish().used.filter(({ computed }) => computed));
  return {
    facts,
    kinds: [
      ...(meaning === undefined ? [] : ['meaning']),
      ...new Set(read.map((turn) => kindOf(turn)?.id ?? null)),
      ...(listed ? ['screen'] : []),
    ],
    answer: await finish(setting, turns, outcome),
  };
}

/** The answer to what asks nothing of companies: another language, a term, the market, the site; undefined for all else. */
async function answerBeyondCompanies(
  setting: Setting,
  turns: readonly Turn[],
): Promise<Composed | undefined> {
  const { question, draft, ask, facts, index } = setting;
  const names = turns.flatMap(({ reading }) => [...reading.companies, ...reading.notCovered]);
  const goingOn = () => answerListGoingOn(question, names, { ask, draft, index });
  const general =
    answerForeign(question, draft) ??
    answerMeaning(question, draft) ??
    answerMarket(question, turns, draft) ??
    (saysOfList(question.text) || continuesList(question.text, question.before)
      ? await goingOn()
      : undefined) ??
    // What may have been asked of a company is no question about all of them, nor is a name that several have a list.
    (!isListOfWords(question.text, turns) &&
    !(question.symbol === null && names.length === 0 && isBareList(question.text)) &&
    turns.some(
      (turn) =>
        kindOf(turn) ??
        (turn.unmet?.isDoubt || (turn.reading.ambiguous.length > 0 && !isWholeList(question.text))),
    )
      ? undefined
      : ((await goingOn()) ?? (await answerGeneral(question, turns, { ask, draft, index }))));
  if (!general) return undefined;
  const { kind, understood, isKnown } = general;
  const outcome = { ...nothingYet(), titles: understood === null ? [] : [understood], answered: [isKnown] };
  return { facts, kinds: [kind], answer: await finish(setting, [], outcome) };
}

/** Answers a turn, of each company that it is about. */
async function answerTurn(setting: Setting, turn: Turn, kind: Kind, outcome: Outcome): Promise<void> {
  const { store, index, question, draft, ask } = setting;
  for (const asked of askedOf(turn, kind, question, store, index)) {
    outcome.titles.push(titleOf(kind, asked));
    for (const company of asked.companies) outcome.companies.set(company.symbol, company);
    if (turn.besides) {
      draft.text(whyAbsent(turn.besides));
      draft.lacks();
    }
    const before = (outcome.newest = markOf(draft));
    for (const { ticker, symbol } of turn.reading.renamed)
      draft.text(`${ticker} now trades as ${symbol ?? ''}.`);
    const isFound = await kind.answer({ asked, ask, draft, store });
    // What another part of the question has said is said: what is shown after signing in is on record.
    const { parts, repeated } = draft.finish();
    const isSilent = !isFound && parts.length === before.parts && repeated === before.repeated;
    const isKnown = isFound || (isSilent && (await sayOfProvider({ asked, ask, draft })));
    if (isKnown) noteUncovered(kind, asked, draft, before);
    // Of a guess of the second reader it is said what it was, whatever came of it.
    if (isKnown || turn.proposed || turn.leftOut?.includes('traces') || turn.leftOut?.includes('outofscope'))
      noteLeftOut(turn, titleOf(kind, asked), draft);
    if (isKnown) noteOpinion(turn, kind, draft);
    if (!isKnown && isSilent) await sayAbsent(kind, { asked, ask, draft, store });
    else await sayBeside(kind, { asked, ask, draft, store }, { isKnown, wasWhole: before.isWhole });
    if (!isKnown) for (const concept of turn.reading.concepts) outcome.absent.add(concept);
    outcome.answered.push(isKnown);
  }
}

/** What the words of the question name and no part of the answer shows is answered as a further part, or named. */
async function answerUnshown(setting: Setting, turns: readonly Turn[], outcome: Outcome): Promise<void> {
  const { question, draft, index } = setting;
  const place = { index, thread: question.symbol };
  const unshown = unshownOf(question.text, turns, draft, { ...place, absent: outcome.absent });
  const asked = new Set(turns.map((turn) => kindOf(turn)?.id));
  for (const { turn } of unshown)
    // In their order: each adds to the one draft.
    if (turn && !asked.has(turn.kind.id)) await answerTurn(setting, turn, turn.kind, outcome);
  const { parts, used } = draft.finish();
  const answered = {
    kinds: [...asked, ...unshown.map(({ turn }) => turn?.kind.id)].filter((id) => id !== undefined),
    facts: used,
    parts,
  };
  const declined = turns.filter((turn) => !kindOf(turn)).map(({ reading }) => reading.text);
  sayUnshown(
    [
      ...unshown.filter(({ turn }) => !turn || asked.has(turn.kind.id)).map(({ words }) => words),
      ...(outcome.answered.includes(true) ? demandsNotShown(question.text, answered, declined) : []),
    ],
    draft,
  );
}

/** What is asked of those that are covered, where who is not stands on the other side of it. */
function restOf(turn: Turn): Turn | undefined {
  const { reading, companies } = turn;
  if (!reading.concepts.has('compare') && reading.companies.length === 0) return undefined;
  const half = halfOf(reading, companies, kinds);
  return half && telling(half.reading).length > 0
    ? { reading: half.reading, companies, kind: half.kind }
    : undefined;
}

/** A part is shorter than its question by more than a tie and a mark. */
const TIES = 6;

/** Says why a turn is not answered and what is nearest to it, and notes what it would ask without the words that were not understood. */
async function declineTurn(setting: Setting, turn: Turn, outcome: Outcome): Promise<void> {
  const { store, index, question, draft, ask, facts } = setting;
  const read = turn.kind ?? turn.unmet?.kind;
  const asked = read && askedOf(turn, read, question, store, index)[0];
  const isPart = turn.reading.text.trim().length < question.text.trim().length - TIES;
  const before = nothingBefore(question);
  const nearest = asked && isBorneOut(turn, read) ? titleOf(read, asked) : undefined;
  const refusal = (await saidOfNews(turn, ask)) ?? refusalOf(turn, kinds, { nearest, isPart, before });
  draft.text(refusal);
  const title = asked ? read.title(asked) : 'what';
  if (!title.startsWith('wh')) outcome.declined.push(title);
  const said = draft.finish().parts.length;
  const half = restOf(turn);
  const ofHalf = half && kindOf(half);
  if (half && ofHalf) await answerTurn(setting, half, ofHalf, outcome);
  if (draft.finish().parts.length > said) {
    outcome.answered.push(false);
    return;
  }
  // Of what goes on from a figure that is not on record nothing is said.
  const all = goesOnFromLost(refusal) ? [] : nearestOf(turn, kinds, question.symbol);
  for (const near of all) {
    const [nearest] = askedOf(near, near.kind, question, store, index);
    const showing = {
      isFirst: draft.finish().parts.length === said,
      isOnly: all.length === 1 && !turn.reading.concepts.has('outofscope'),
    };
    // In their order: each adds to the one draft.
    if (nearest)
      facts.push(...(await sayNearest(turn, near.kind, { asked: nearest, ask, draft, store }, showing)));
  }
  outcome.answered.push(false);
}

/** What this answer and those before it in the thread have told, as it was understood. */
const toldSoFar = ({ question }: Setting, titles: readonly string[]): ReadonlySet<string> =>
  new Set([...titles, ...question.before.flatMap(({ answer }) => answer.understood?.split('; ') ?? [])]);

/** Whether a question that may be offered would be answered, with what has not been told yet. */
async function isWorthAsking(
  { store, index, question, look }: Setting,
  text: string,
  symbol: string,
  told: ReadonlySet<string>,
) {
  const [turn] = withSecondOpinion(understand({ text, symbol, before: [] }, kinds, index), kinds);
  const kind = turn && kindOf(turn);
  const [asked] = kind ? askedOf(turn, kind, { ...question, text, symbol }, store, index) : [];
  if (kind === undefined || asked === undefined || told.has(titleOf(kind, asked))) return false;
  return kind.answer({ asked, ask: look, draft: createDraft(), store });
}

/** The answer as it is sent: what was understood, the draft, its outcome, and what may be asked next. */
async function finish(setting: Setting, turns: readonly Turn[], outcome: Outcome): Promise<ChatAnswer> {
  const { store, question, draft } = setting;
  const { titles, answered, companies, declined } = outcome;
  const { isWhole, ...drafted } = draft.finish();
  const { parts, sources } = inOrderOfReading(drafted.parts, drafted.sources);
  const known = answered.filter(Boolean).length;
  const symbols = [...companies.keys()];
  // Whom a deal is made with is not who is asked about then.
  const isAbout = ({ companies: named, reading }: Turn): boolean =>
    named.length > 0 && !reading.concepts.has('outofscope');
  // Nor whom the company of the page is held against.
  const isOfPage = turns.some(({ companies: named }) =>
    named.some(({ symbol }) => symbol === question.symbol),
  );
  const isOfAnothers = turns.some(
    ({ companies: [named], reading }) => named && isOfDeal(named.symbol, reading.text),
  );
  const about =
    symbols[0] ??
    (isOfPage || isOfAnothers ? question.symbol : undefined) ??
    (turns.find(isAbout) ?? turns.find((turn) => turn.companies.length > 0))?.companies[0]?.symbol;
  const wanted = turns.flatMap(({ kind }) => kind?.next ?? []);
  const meant =
    known === 0 ? declined.map((title) => `${title.charAt(0).toUpperCase()}${title.slice(1)}?`) : [];
  const told = toldSoFar(setting, titles);
  const isOffered = (text: string) => isWorthAsking(setting, text, about ?? '', told);
  return {
    understood: titles.length === 0 ? null : [...new Set(titles)].join('; '),
    outcome: known === 0 ? 'declined' : known === answered.length && isWhole ? 'answered' : 'partly',
    parts,
    sources,
    followUps:
      about === undefined
        ? [...generalQuestions]
        : await followUpsOf(store, about, wanted, question.text, isOffered, meant),
    symbol: symbols.length === 1 ? (symbols[0] ?? null) : symbols.length > 1 ? null : (about ?? null),
  };
}
