import type { OpenStore } from '#server/db/open.ts';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import type { Answerer, AnswerEvent, ChatQuestion } from '../answerer.ts';
import { compose, type Composed } from './compose.ts';
import type { CompanyIndex } from './grammar/names/company.ts';
import { withDayMeant, withQuarterMeant, withShareMeant } from './grammar/before/day-of-before.ts';
import { withListedOne } from './grammar/lists/listed-one.ts';
import { withOneBefore } from './grammar/before/one-before.ts';
import { withTwoMeant } from './grammar/before/two-before.ts';
import { withTradesMeant } from './grammar/before/trades-before.ts';
import { withTimeMeant } from './grammar/times/time-later.ts';
import { withOwnSecurity, withYearEnd } from './grammar/names/own-security.ts';
import { READ_AS_LISTED, withReceipts } from './grammar/names/receipts.ts';
import { spelledOut } from './grammar/said/shorthand.ts';
import type { AnswerStore } from './look-ups/look-up.ts';
import { kinds } from './kinds/index.ts';
import { companyIndex, understandNames } from './names-of-question.ts';
import { withSecondOpinion } from './second-reader/opinion.ts';
import { asList, listBeside } from './cut/list-beside.ts';
import { partByPart } from './cut/part-by-part.ts';
import { inOneTable } from './cut/one-table.ts';
import { isBareList } from './grammar/screening/screening.ts';
import { withReasonOfDay } from './reason-of-day.ts';
import { meaningBeside } from './meaning-beside.ts';
import { withSessionsCounted } from './sessions-counted.ts';
import { withReportDay } from './since-report.ts';
import { sayingSlips, withoutSlips } from './slips.ts';
import { withOwnFigures } from './than-own.ts';
import { understandClauses } from './cut/understand.ts';

/** Composes answers from the record alone: the same for the same question and the same record. */
export function recordAnswerer(
  { db, engine }: Pick<OpenStore, 'db' | 'engine'>,
  now: () => Date = () => new Date(),
): Answerer {
  const store: AnswerStore = { db, engine, now, cached: createVersionedCache(db) };
  const answerTo = composerOf(store);
  return {
    // The names of all companies are what takes time; then the statements of an answer, and code that has never run.
    async prepare() {
      const { bySymbol } = await companyIndex(store);
      const [symbol = null] = bySymbol.keys();
      // The last is read by the second reader alone, which then has both its tables.
      for (const text of [
        'last price?',
        'prce',
        'how long does the cash last',
        'does the cash suffice for the flood',
      ])
        await answerTo({ text, symbol, before: [], isSignedIn: false });
    },
    async *answer(question, signal): AsyncGenerator<AnswerEvent> {
      const { answer } = await answerTo(question);
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
    const explained = meaningBeside(question.text);
    const asked = explained?.rest ?? question.text;
    const beside = listBeside(asked);
    const own = { ...question, text: beside?.own ?? asList(asked) };
    const spelled = await withReportDay(store, index, spelledQuestion(own, index));
    const counted = await withSessionsCounted(store, index, spelled);
    const written = await withOwnFigures(store, index, counted);
    const readAll = async (question: ChatQuestion) => {
      const read = await understandNames(store, index, question);
      return { read, turns: withSecondOpinion(read.turns, kinds) };
    };
    const first = { ...(await readAll(written)), question: written, slips: [] };
    const meant = (await withoutSlips(written, first.turns, readAll)) ?? first;
    const byClauses = () => {
      const clauses = understandClauses(meant.question, kinds, meant.read.index);
      return clauses && inOneTable(withReasonOfDay(withSecondOpinion(clauses, kinds, { isCut: true })));
    };
    const behind = async (part: ChatQuestion) => (await readAll(spelledQuestion(part, index))).turns;
    const parts = await partByPart(meant.question, meant.turns, meant.read.index, behind);
    const turns = inOneTable(withReasonOfDay(parts));
    const composed = await compose(store, meant.read.index, meant.question, turns, {
      byClauses,
      behind,
      list: beside?.list,
      meaning: explained?.meaning,
    });
    return sayingReceipts(sayingSlips(composed, meant.slips), own.text);
  };

/** Says of what was asked of receipts that it is answered of the shares that are listed. */
function sayingReceipts(composed: Composed, text: string): Composed {
  const { answer, kinds } = composed;
  if (withReceipts(text) === text || !kinds.some((kind) => kind !== null)) return composed;
  const parts = [...answer.parts, { kind: 'text' as const, markdown: READ_AS_LISTED }];
  return { ...composed, answer: { ...answer, parts } };
}

/** "What is FOR?" on its page asks of that ticker, whatever else the word means. */
const withOwnTicker = ({ text, symbol }: ChatQuestion): string =>
  symbol !== null && text.replaceAll(/[^A-Za-z.]+/g, ' ').trim() === `What is ${symbol}`
    ? 'What does the company do?'
    : text;

/** The question and those before it, with their shorthand written out. */
function spelledQuestion(question: ChatQuestion, index: CompanyIndex): ChatQuestion {
  const { symbol } = question;
  // What is a list as it stands is not put into the words of what one company is asked.
  if (symbol === null && isBareList(question.text)) return question;
  // "Ticker BY - EPS": what somebody calls a ticker is one, whatever else the word is.
  const ofTicker = (text: string): string =>
    text.replaceAll(
      /\b(?:[Tt]icker|[Ss]ymbol)(?: symbol)?:? \$?([A-Z]{1,5})\b(?![.&'’]\w)/g,
      (said: string, ticker: string) => (index.bySymbol.has(ticker) ? `$${ticker}` : said),
    );
  const ofOwn = (written: string): string =>
    withYearEnd(withOwnSecurity({ text: withReceipts(ofTicker(written)), symbol }, index), index);
  const meantAfter = (text: string, before: ChatQuestion['before']): string =>
    [
      withTwoMeant,
      withTradesMeant,
      withOneBefore,
      withTimeMeant,
      withDayMeant,
      withShareMeant,
      withQuarterMeant,
    ].reduce((said, withMeant) => withMeant({ text: said, before }), ofOwn(text));
  return {
    ...question,
    text: withListedOne({
      text: spelledOut(meantAfter(withOwnTicker(question), question.before)),
      before: question.before,
    }),
    before: question.before.map((turn, at) => ({
      ...turn,
      question: spelledOut(meantAfter(turn.question, question.before.slice(0, at))),
      written: turn.question,
    })),
  };
}
