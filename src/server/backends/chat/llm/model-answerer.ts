import type { ChatAnswer, ChatPart } from '#contract/chat-answer.ts';
import type { Log } from '#server/runtime/log.ts';
import type { LlmCosts } from '#server/store/chat/llm-costs.ts';
import type { Answerer, AnswerEvent, ChatQuestion } from '../answerer.ts';
import { asksForAdvice } from './advice.ts';
import { type Model, type ModelCall, type ModelEvent, ModelFailure, type ModelMessage } from './client.ts';
import { appended, type Composed, createComposed } from './composed.ts';
import { createLedger } from './ledger.ts';
import { createPause } from './pause.ts';
import { openingOf } from './prompt.ts';
import type { LookUp } from './record.ts';
import { askWithin, OverLimit, type Prices } from './spending.ts';
import { createTools, type Tools } from './tools.ts';

/** What a model answers with. */
export interface ModelAnswererOptions<Store> {
  model: Model;
  /** Answers without a model: whenever the model does not, and what speaks for and against. */
  record: Answerer;
  store: Store;
  lookUps: readonly LookUp<Store>[];
  costs: LlmCosts;
  prices: Prices;
  siteName: string;
  log: Log;
  now?: () => Date;
  /** How long an answer may take before the record's own stands in. */
  answerMs?: number;
}

const ANSWER_MS = 60_000;
const MOST_ROUNDS = 6;
const MOST_CALLS_A_ROUND = 8;
const MOST_TOKENS = 1_500;
const MOST_CHARACTERS = 12_000;

const INSTEAD = {
  limit: '*The language model has reached its limit for today, so this is the record’s own answer.*',
  down: '*The language model gave no answer, so this is the record’s own.*',
} as const;
const WITHOUT_ADVICE = '*A recommendation was taken out: RedChat gives no advice.*';
const CUT = '*The answer was cut short.*';
const STRUCK = '*What is struck matches nothing that was looked up for this answer.*';

/** Only the end of what an answerer says. */
async function wholeAnswer(events: AsyncIterable<AnswerEvent>): Promise<ChatAnswer | null> {
  for await (const event of events) if (event.kind === 'answer') return event.answer;
  return null;
}

/**
 * Composes answers by a language model over the look-ups of the record. Its text is held against what was looked up, sentence by
 * sentence, before anybody sees it. Where the model is down, slow, talks nonsense, or has cost enough for today, the record's own
 * answerer answers instead and says so.
 */
export function modelAnswerer<Store>(options: ModelAnswererOptions<Store>): Answerer {
  const { record, log, answerMs = ANSWER_MS } = options;
  const pause = createPause();

  async function* instead(
    why: keyof typeof INSTEAD,
    question: ChatQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    const note: ChatPart = { kind: 'text', markdown: INSTEAD[why] };
    yield { kind: 'part', part: note };
    for await (const event of record.answer(question, signal))
      yield event.kind === 'answer'
        ? ({ kind: 'answer', answer: { ...event.answer, parts: [note, ...event.answer.parts] } } as const)
        : event;
  }

  return {
    prepare: () => record.prepare?.() ?? Promise.resolve(),
    async *answer(question, signal) {
      if (asksForAdvice(question.text)) {
        yield* record.answer(question, signal);
        return;
      }
      if (!pause.mayAsk()) {
        yield* instead('down', question, signal);
        return;
      }
      const timed = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
      let why: keyof typeof INSTEAD;
      try {
        yield* converse(options, question, timed);
        pause.worked();
        return;
      } catch (error) {
        signal.throwIfAborted();
        why = error instanceof OverLimit ? 'limit' : 'down';
        if (why === 'down') pause.failed(error instanceof ModelFailure ? error.retryAfterMs : 0);
        log.warn({ why: reasonOf(error, timed) }, 'a language model gave no answer');
      } finally {
        pause.leftOff();
      }
      yield* instead(why, question, signal);
    },
  };
}

/** For the log: what a server or a package says may hold the question or the key, so that only our own words are told. */
const reasonOf = (error: unknown, timed: AbortSignal): string => {
  if (timed.aborted) return 'it took too long';
  if (error instanceof ModelFailure || error instanceof OverLimit) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

/** One conversation: rounds of look-ups, and the text at their end. */
async function* converse<Store>(
  options: ModelAnswererOptions<Store>,
  question: ChatQuestion,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const today = (options.now?.() ?? new Date()).toISOString().slice(0, 10);
  const ledger = createLedger(today);
  const tools = createTools({ ...options, isSignedIn: question.isSignedIn, ledger });
  const composed = createComposed(ledger);
  const { messages, fence } = openingOf(question, { siteName: options.siteName, today });
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const request = { messages, tools: tools.offered, isLast: round === MOST_ROUNDS, maxTokens: MOST_TOKENS };
    const events = askWithin(options, request, (sent) => options.model.ask(sent, signal));
    const { calls, said, isCut } = yield* follow(events, composed);
    if (calls.length === 0 || request.isLast) {
      yield* finish(options, question, { composed, tools, isCut, signal });
      return;
    }
    composed.forget();
    if (said.trim() !== '') yield { kind: 'words', words: '\n\n' };
    messages.push(...(await lookUp(calls, said, tools, fence)));
    signal.throwIfAborted();
    if (round === 1 && tools.used.names.size > 0)
      yield { kind: 'understood', understood: understoodOf(tools) };
  }
}

/** Shows what may be shown of one round, and answers how it ended. */
async function* follow(events: AsyncIterable<ModelEvent>, composed: Composed) {
  let said = '';
  for await (const event of events) {
    if (event.kind === 'end') {
      const words = event.calls.length === 0 ? composed.end() : '';
      if (words !== '') yield { kind: 'words', words } as const;
      return { calls: event.calls, said, isCut: event.isCut };
    }
    said += event.words;
    if (said.length > MOST_CHARACTERS) throw new ModelFailure('its answer does not end');
    const words = composed.take(event.words);
    if (words !== '') yield { kind: 'words', words } as const;
  }
  throw new ModelFailure('it stopped in the middle');
}

async function lookUp(
  calls: readonly ModelCall[],
  said: string,
  tools: Tools,
  fence: (json: string) => string,
): Promise<ModelMessage[]> {
  const answers: ModelMessage[] = [];
  for (const [i, call] of calls.entries())
    answers.push({
      role: 'tool',
      callId: call.id,
      content: fence(
        i < MOST_CALLS_A_ROUND ? await tools.answer(call) : JSON.stringify({ error: 'too many at once' }),
      ),
    });
  // What was too long to be read is not sent again.
  const short = calls.map((call) => ({
    ...call,
    arguments: call.arguments.length > 4_000 ? '{}' : call.arguments,
  }));
  return [{ role: 'assistant', content: said === '' ? null : said, calls: short }, ...answers];
}

/** What was looked up, in words: "key figures, filings of CMPX". */
const understoodOf = ({ used }: Tools): string =>
  `${[...used.names].map((name) => name.replaceAll('_', ' ')).join(', ')}${used.symbols.size > 0 ? ` of ${[...used.symbols].join(' and ')}` : ''}`;

/**
 * How the record begins or ends what it discloses.
 * @internal
 */
export const DISCLOSURE = /^Disclosure: |\bis a sample and does not exist\.$/;

/** What the record says of companies that pay, and of samples; it stands under every answer about them, whoever wrote it. */
async function disclosuresOf(
  record: Answerer,
  question: ChatQuestion,
  { used }: Tools,
  signal: AbortSignal,
): Promise<string[]> {
  const said: string[] = [];
  for (const symbol of new Set([...used.symbols, ...(question.symbol === null ? [] : [question.symbol])])) {
    const asked = { ...question, symbol, before: [], text: `What is the price of ${symbol}?` };
    const answer = await wholeAnswer(record.answer(asked, signal));
    for (const part of answer?.parts ?? [])
      if (part.kind === 'text' && DISCLOSURE.test(part.markdown)) said.push(part.markdown);
  }
  return said;
}

interface Said {
  composed: Composed;
  tools: Tools;
  isCut: boolean;
  signal: AbortSignal;
}

/** The whole answer: the parts as they were checked, what has to be said of them, and what the record's own answerer adds. */
async function* finish<Store>(
  { record }: ModelAnswererOptions<Store>,
  question: ChatQuestion,
  { composed, tools, isCut, signal }: Said,
): AsyncGenerator<AnswerEvent> {
  const { counts } = composed;
  const parts = composed.parts();
  if (parts.length === 0 && counts.advice === 0) throw new ModelFailure('it said nothing');
  let { sources } = composed;
  const { symbols } = tools.used;
  const symbol = symbols.size > 1 ? null : ([...symbols][0] ?? question.symbol);
  const note = (markdown: string) => parts.push({ kind: 'text', markdown });
  if (isCut) note(CUT);
  if (counts.struck > 0) note(STRUCK);
  if (counts.advice > 0) {
    note(WITHOUT_ADVICE);
    const both =
      symbol &&
      (await wholeAnswer(
        record.answer({ ...question, symbol, before: [], text: `Is ${symbol} a buy?` }, signal),
      ));
    if (both) {
      const more = appended(both, sources.length);
      parts.push(...more.parts);
      sources = [...sources, ...more.sources];
    }
  }
  for (const markdown of await disclosuresOf(record, question, tools, signal)) note(markdown);
  const own = await wholeAnswer(record.answer(question, signal)).catch(() => null);
  signal.throwIfAborted();
  for (const part of parts) yield { kind: 'part', part };
  const isWhole = counts.struck === 0 && counts.advice === 0 && !isCut;
  yield {
    kind: 'answer',
    answer: {
      understood: tools.used.names.size > 0 ? understoodOf(tools) : null,
      outcome: sources.length === 0 ? 'declined' : isWhole ? 'answered' : 'partly',
      parts,
      sources,
      followUps: own?.followUps ?? [],
      symbol,
    },
  };
}
