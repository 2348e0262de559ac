import type { ChatAnswer } from '#contract/chat-answer.ts';
import { companyPath, companyTabPath } from '#kit/addresses.ts';
import type { OpenStore } from '#server/db/open.ts';
import { createVersionedCache } from '#server/store/content-version.ts';
import type { Answerer, AnswerEvent, ChatQuestion } from '../answerer.ts';
import {
  answerForeign,
  answerGeneral,
  answerMarket,
  answerMeaning,
  sayMeaningToo,
} from './beyond-companies.ts';
import { createDraft, type Draft, escapeMarkdown } from './draft.ts';
import { followUpsOf, generalQuestions } from './follow-ups.ts';
import type { Company, CompanyIndex } from './grammar/companies.ts';
import type { Turn } from './grammar/turns.ts';
import { unreadOf } from './grammar/unread.ts';
import { spelledOut } from './grammar/shorthand.ts';
import { kinds } from './kinds/index.ts';
import type { Ask, Asked, Composing, Kind } from './kinds/kind.ts';
import type { AnswerStore, Fact, LookedUp } from './look-ups/look-up.ts';
import { refusalOf } from './refusals.ts';
import { companyIndex, understandNames } from './names-of-question.ts';
import { leftOutOf, notOnRecord, titleOf } from './titles.ts';
import { understand } from './understand.ts';

/** An answer with all that was looked up for it, and of which kinds of question it is. */
export interface Composed {
  answer: ChatAnswer;
  facts: Fact[];
  kinds: (string | null)[];
}

/** Composes answers from the record alone: the same for the same question and the same record. */
export function recordAnswerer(
  { db, engine }: Pick<OpenStore, 'db' | 'engine'>,
  now: () => Date = () => new Date(),
): Answerer {
  const store: AnswerStore = { db, engine, now, cached: createVersionedCache(db) };
  const compose = composerOf(store);
  return {
    // The names of all companies are what takes time; then the statements of an answer, and code that has never run.
    async prepare() {
      const { bySymbol } = await companyIndex(store);
      const [symbol = null] = bySymbol.keys();
      for (const text of ['last price?', 'prce', 'how long does the cash last'])
        await compose({ text, symbol, before: [], isSignedIn: false }); // oxlint-disable-line no-await-in-loop
    },
    async *answer(question, signal): AsyncGenerator<AnswerEvent> {
      const { answer } = await compose(question);
      signal.throwIfAborted();
      if (answer.understood !== null) yield { kind: 'understood', understood: answer.understood };
      for (const part of answer.parts) yield { kind: 'part', part };
      yield { kind: 'answer', answer };
    },
  };
}

/** The same, whole, with what was looked up. */
export const recordComposer = (
  { db, engine }: Pick<OpenStore, 'db' | 'engine'>,
  now: () => Date = () => new Date(),
): Compose => composerOf({ db, engine, now, cached: createVersionedCache(db) });

type Compose = (question: ChatQuestion) => Promise<Composed>;

const composerOf =
  (store: AnswerStore): Compose =>
  async (question) => {
    const index = await companyIndex(store);
    const written = spelledQuestion(question);
    const read = await understandNames(store, index, written);
    return compose(store, read.index, written, read.turns);
  };

/** The question and those before it, with their shorthand written out. */
const spelledQuestion = (question: ChatQuestion): ChatQuestion => ({
  ...question,
  text: spelledOut(question.text),
  before: question.before.map((turn) => ({ ...turn, question: spelledOut(turn.question) })),
});

/** Look-ups of one question: what an answer and its follow-ups need twice is read once. */
function rememberedLookUps(store: AnswerStore, isSignedIn: boolean): Ask {
  const known = new Map<string, Promise<LookedUp>>();
  return (lookUp, input) => {
    const key = `${lookUp.name} ${JSON.stringify(input)}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = lookUp.run(store, input, { isSignedIn })));
    return found;
  };
}

/** Whether a question that may be offered would be answered. */
const trialOf =
  (store: AnswerStore, index: CompanyIndex, question: ChatQuestion, ask: Ask) =>
  async (text: string, symbol: string): Promise<boolean> => {
    const [turn] = understand({ text, symbol, before: [] }, kinds, index);
    const kind = turn && kindOf(turn);
    const [asked] = kind ? askedOf(turn, kind, { ...question, text, symbol }, store, index) : [];
    return (
      kind !== undefined && asked !== undefined && kind.answer({ asked, ask, draft: createDraft(), store })
    );
  };

async function compose(
  store: AnswerStore,
  index: CompanyIndex,
  question: ChatQuestion,
  turns: readonly Turn[],
): Promise<Composed> {
  const draft = createDraft();
  const facts: Fact[] = [];
  const look = rememberedLookUps(store, question.isSignedIn);
  const ask: Ask = async (lookUp, input) => {
    const found = await look(lookUp, input);
    facts.push(...found.facts);
    return found;
  };
  const wholes = turns.map(kindOf);
  const general =
    answerForeign(question, draft) ??
    answerMeaning(question, draft) ??
    answerMarket(question, turns, draft) ??
    (wholes.some(Boolean) ? undefined : await answerGeneral(question, turns, ask, draft));
  if (general) {
    const ending = { question, turns: [], told: general.understood === null ? [] : [general.understood], known: [general.isKnown], spoken: new Map<string, Company>(), read: [], isAnswered: () => Promise.resolve(true) };
    return { facts, kinds: [general.kind], answer: await finish(store, draft, ending) };
  }
  if (wholes.length === 1 && wholes[0]?.about === 'company' && turns[0]?.reading.companies.length === 0) sayMeaningToo(question, draft);
  const read: string[] = [];
  const told: string[] = [];
  const known: boolean[] = [];
  const spoken = new Map<string, Company>();
  const seen = new Set<string>();
  for (const turn of turns) {
    const whole = kindOf(turn);
    const key = JSON.stringify([whole?.id, turn.companies, turn.reading.periods, turn.reading.names, whole?.id === 'for-and-against' ? [] : [...turn.reading.concepts]]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (!whole) {
      const near = turn.kind ?? turn.unmet?.kind;
      const asked = near && askedOf(turn, near, question, store, index)[0];
      decline(turn, draft, read, asked);
      if (near && asked) facts.push(...(await sayNearest(turn, near, { asked, ask, draft, store })));
      known.push(false);
      continue;
    }
    for (const asked of askedOf(turn, whole, question, store, index)) {
      told.push(titleOf(whole, asked));
      for (const company of asked.companies) spoken.set(company.symbol, company);
      const before = draft.finish().parts.length;
      for (const { ticker, symbol } of turn.reading.renamed) draft.text(`${ticker} now trades as ${symbol ?? ''}.`);
      const isKnown = await whole.answer({ asked, ask, draft, store });
      if (isKnown) noteLeftOut(turn, draft);
      if (isKnown) noteOpinion(turn, whole, draft);
      if (!isKnown && draft.finish().parts.length === before) draft.text(notOnRecord(whole, asked));
      known.push(isKnown);
    }
  }
  const isAnswered = trialOf(store, index, question, look);
  disclose(draft, [...spoken.values()]);
  facts.push(...draft.finish().used.filter(({ computed }) => computed));
  return { facts, kinds: [...new Set(turns.map((turn) => kindOf(turn)?.id ?? null))], answer: await finish(store, draft, { question, turns, told, known, spoken, read, isAnswered }) };
} // prettier-ignore

/** Says why a question is not answered, and keeps what it would ask without the words that were not understood. */
function decline(turn: Turn, draft: Draft, read: string[], asked: Asked | undefined): void {
  const kind = turn.kind ?? turn.unmet?.kind;
  draft.text(refusalOf(turn, kinds, kind && asked && titleOf(kind, asked)));
  const title = kind && asked ? kind.title(asked) : 'what';
  if (!title.startsWith('wh')) read.push(title);
}

/** What no figure is nearest to: what nobody knows, what is not in the record, what is left out of a whole. */
const withoutNearest = ['prediction', 'outofscope', 'not'] as const;

/** The nearest that is on record, said to be that and not the answer; answers what was computed for it. */
async function sayNearest(turn: Turn, kind: Kind, { asked, ask, draft, store }: Composing): Promise<Fact[]> {
  if (kind.about !== 'company' || asked.has(...withoutNearest) || turn.reading.ambiguous.length + turn.reading.notCovered.length > 0) return [];
  const aside = createDraft();
  if (!(await kind.answer({ asked, ask, draft: aside, store }))) return [];
  const { parts, sources, used } = aside.finish();
  const text = parts.find((part) => part.kind === 'text' && part.markdown.includes('[^'));
  if (text?.kind !== 'text') return [];
  const cited = text.markdown.replaceAll(/\[\^(\d+)\]/g, (_, number: string) => {
    const source = sources.find((each) => each.number === Number(number));
    return source ? draft.cite(source) : '';
  });
  draft.text(`The nearest on record, which ${turn.unmet?.isDoubt ? 'may not be' : 'is not'} what was asked: ${cited}`);
  return used.filter(({ computed }) => computed);
} // prettier-ignore

const JUDGES =
  /\btoo (?:much|high|low|expensive|big|small|many|few|late|risky|little|generous)\b|\b(?:over|under)(?:paid|priced|valued)\b|\b(?:reasonable|justified|worrying|worrisome|concerning|alarming|healthy|unhealthy|sustainable|safe|risky|dangerous|normal|a lot|impressive|good or bad|good sign|bad sign|red flag)\b/i;
const judging: ReadonlySet<string> = new Set([
  'for-and-against',
  'former-names',
  'valuation',
  'peers',
  'screen',
  'volume',
]);

/** Where it stands how figures are made; and that what to think of a figure is theirs who ask it. */
function noteOpinion({ reading }: Turn, { id }: Kind, draft: Draft): void {
  if (reading.concepts.has('method')) draft.text('[Methods](/methods) says how figures are made.');
  const words = JUDGES.exec(reading.text)?.[0];
  if (words !== undefined && !judging.has(id)) draft.text(`Whether that is “${escapeMarkdown(words.toLowerCase())}” is a judgement, which this record does not make.`);
} // prettier-ignore

function noteLeftOut(turn: Turn, draft: Draft): void {
  if (!turn.leftOut?.length) return;
  draft.text(leftOutOf(turn));
  draft.lacks();
}

/** The kind of a turn, unless something of it was not understood. */
const kindOf = (turn: Turn): Kind | undefined =>
  unreadOf(turn).length + turn.reading.ambiguous.length + turn.reading.notCovered.length > 0
    ? undefined
    : turn.kind;

/** A question about several companies of a kind for one is asked of each. */
function askedOf(turn: Turn, kind: Kind, { isSignedIn }: ChatQuestion, store: AnswerStore, index: CompanyIndex): Asked[] {
  const { reading, companies } = turn;
  const of = (about: readonly Company[]): Asked => ({
    reading,
    has: (...concepts) => concepts.some((concept) => reading.concepts.has(concept)),
    company: about[0] ?? nobody,
    companies: about,
    period: reading.periods[0] ?? null,
    count: reading.count,
    record: about[0]?.quoteDate ?? index.record,
    person: { isSignedIn },
    now: store.now(),
    index,
  });
  return kind.about === 'company' ? companies.slice(0, 3).map((company) => of([company])) : [of(kind.about === 'two' ? companies : [])];
} // prettier-ignore

const nobody: Company = {
  symbol: '',
  name: '',
  short: '',
  isClient: false,
  isSample: false,
  quoteDate: null,
};

/** Says of clients that they pay, and of samples that they do not exist. */
function disclose(draft: Draft, companies: readonly Company[]): void {
  for (const { short, symbol, isClient, isSample } of companies) {
    const page = `[its page](${isClient ? `${companyTabPath(symbol, 'about')}#disclosure` : companyPath(symbol)})`;
    if (isClient) draft.text(`Disclosure: ${short} is a client company and pays RedStreet for services; see ${page}.`);
    if (isSample) draft.text(`${short} is a sample and does not exist.`);
  }
} // prettier-ignore

interface Ending {
  question: ChatQuestion;
  turns: readonly Turn[];
  told: readonly string[];
  known: readonly boolean[];
  spoken: ReadonlyMap<string, Company>;
  /** What declined questions would have been without the words that were not understood. */
  read: readonly string[];
  isAnswered: (question: string, symbol: string) => Promise<boolean>;
}

async function finish(store: AnswerStore, draft: Draft, ending: Ending): Promise<ChatAnswer> {
  const { question, turns, told, known, spoken, isAnswered } = ending;
  const { parts, sources, isWhole } = draft.finish();
  const answered = known.filter(Boolean).length;
  const outcome = answered === 0 ? 'declined' : answered === known.length && isWhole ? 'answered' : 'partly';
  const symbols = [...spoken.keys()];
  const about = symbols[0] ?? turns.find(({ companies }) => companies.length > 0)?.companies[0]?.symbol;
  const wanted = turns.flatMap(({ kind }) => kind?.next ?? []);
  const read =
    answered === 0 ? ending.read.map((title) => `${title.charAt(0).toUpperCase()}${title.slice(1)}?`) : [];
  const followUps = about === undefined ? [...generalQuestions] : await followUpsOf(store, about, wanted, question.text, (text) => isAnswered(text, about), read); // prettier-ignore
  return {
    understood: told.length === 0 ? null : [...new Set(told)].join('; '),
    outcome,
    parts,
    sources,
    followUps,
    symbol: symbols.length === 1 ? (symbols[0] ?? null) : symbols.length > 1 ? null : (about ?? null),
  };
}
