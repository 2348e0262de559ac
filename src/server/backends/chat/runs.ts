import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '#contract/errors.ts';
import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import { endRun, NOTHING_YET, type Run, saveSoFar, type SoFar } from '#server/store/chat/messages.ts';
import type { Answerer, AnswerEvent, ChatQuestion } from './answerer.ts';

/** What listeners hear: what comes of the answer, and at last that it has ended. */
export type RunEvent = AnswerEvent | { kind: 'end' };
type Listener = (event: RunEvent) => void;

/** How often what is there is written down, and how long an answer may take in all. */
const SAVED_EVERY_MS = 400;
const ALIVE_EVERY_MS = 10_000;
const ANSWER_MS = 120_000;

interface Live {
  soFar: SoFar;
  listeners: Set<Listener>;
  stop: AbortController;
  ended: Promise<void>;
}

/** What becomes of an answer when it has ended. */
export interface RunEnd {
  onDone?(understood: string | null): Promise<void>;
  onFailed?(): Promise<void>;
}

/** The answers that this process composes. They go on whoever listens: who reloads a page finds them further on. */
export interface Runs {
  start(run: Run, question: ChatQuestion, end?: RunEnd): void;
  /** What is there of an answer, and all that comes; undefined where it is not composed here. */
  listen(messageId: string, listener: Listener): { soFar: SoFar; close(): void } | undefined;
  /** Stops an answer, and resolves when what is there has been kept; false where it is not composed here. */
  stop(messageId: string): Promise<boolean>;
  /** Resolves when an answer has ended, or after `waitMs`. */
  wait(messageId: string, waitMs: number): Promise<void>;
}

interface RunsDeps {
  db: Db;
  log: Log;
  answerer: Answerer;
  now: () => Date;
}

export function createRuns(deps: RunsDeps): Runs {
  const lives = new Map<string, Live>();

  return {
    start(run, question, end = {}) {
      const live: Live = {
        soFar: NOTHING_YET,
        listeners: new Set(),
        stop: new AbortController(),
        ended: Promise.resolve(),
      };
      lives.set(run.messageId, live);
      live.ended = compose(deps, run, question, live, end)
        .catch((error: unknown) => {
          deps.log.error({ err: error }, 'the end of an answer could not be kept');
        })
        .finally(() => {
          lives.delete(run.messageId);
          for (const listener of [...live.listeners]) listener({ kind: 'end' });
        });
    },
    listen(messageId, listener) {
      const live = lives.get(messageId);
      if (!live) return undefined;
      live.listeners.add(listener);
      return { soFar: live.soFar, close: () => live.listeners.delete(listener) };
    },
    async stop(messageId) {
      const live = lives.get(messageId);
      if (!live) return false;
      live.stop.abort(STOPPED);
      await live.ended;
      return true;
    },
    async wait(messageId, waitMs) {
      const live = lives.get(messageId);
      if (!live) return;
      const late = new AbortController();
      await Promise.race([
        live.ended,
        pause(waitMs, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
    },
  };
}

/** Composes one answer to its end, whatever that is, and keeps it. */
async function compose(
  { db, log, answerer, now }: RunsDeps,
  run: Run,
  question: ChatQuestion,
  live: Live,
  { onDone, onFailed }: RunEnd,
): Promise<void> {
  const keeping = keepSaving(live, (soFar) => saveSoFar(db, run, soFar, now()));
  const tooLate = setTimeout(() => live.stop.abort(new ApiError('timeout', 'late')), ANSWER_MS);
  try {
    const answer = await follow(answerer.answer(question, live.stop.signal), live);
    await keeping.stop();
    await endRun(db, run, { state: 'done', answer }, now());
    await onDone?.(answer.understood);
  } catch (error) {
    await keeping.stop();
    const isStopped = live.stop.signal.reason === STOPPED;
    if (!isStopped) log.error({ err: error }, 'an answer could not be composed');
    await endRun(db, run, { state: isStopped ? 'stopped' : 'failed', soFar: live.soFar }, now());
    if (!isStopped) await onFailed?.();
  } finally {
    clearTimeout(tooLate);
  }
}

const STOPPED = new Error('stopped by who asked');

/** Takes one event after the other, until the answer is whole; who composes it may not hear that it was stopped. */
async function follow(events: AsyncIterable<AnswerEvent>, live: Live) {
  const { signal } = live.stop;
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => undefined);
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await Promise.race([iterator.next(), stopped]);
      if (next.done) throw new Error('it ended without an answer');
      const { value } = next;
      live.soFar = after(live.soFar, value);
      for (const listener of [...live.listeners]) listener(value);
      if (value.kind === 'answer') return value.answer;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Not waited for: what hangs would hang here too.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}

/** What is there after one more event: a part takes the place of the words before it. */
function after(soFar: SoFar, event: AnswerEvent): SoFar {
  if (event.kind === 'understood') return { ...soFar, understood: event.understood };
  if (event.kind === 'words') return { ...soFar, words: soFar.words + event.words };
  if (event.kind === 'part') return { ...soFar, parts: [...soFar.parts, event.part], words: '' };
  return soFar;
}

/** Writes down what is there while it changes, and now and then that it is still worked on. A run that may not write any more is stopped. */
function keepSaving(live: Live, save: (soFar: SoFar) => Promise<boolean>) {
  let saved = live.soFar;
  let savedAt = performance.now();
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    if (live.soFar === saved && performance.now() - savedAt < ALIVE_EVERY_MS) return;
    saved = live.soFar;
    savedAt = performance.now();
    saving = save(saved).then(
      (mayWrite) => {
        if (!mayWrite) live.stop.abort(STOPPED);
      },
      // The next one may succeed; the end of the answer must.
      () => undefined,
    );
  }, SAVED_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return saving;
    },
  };
}
