import { pino } from 'pino';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import type { Session } from '#contract/session.ts';
import { createChatApp } from '#server/backends/chat/app.ts';
import type { Answerer, AnswerEvent, ChatQuestion } from '#server/backends/chat/answerer.ts';
import type { OpenStore } from '#server/db/open.ts';
import { sessionOf } from './sessions.ts';

const people: Record<string, Session> = {
  ann: sessionOf('ann'),
  bob: sessionOf('bob'),
  fresh: sessionOf('fresh', { verified: false }),
};

/** An answer that says what it was asked. */
export const answerTo = ({ text, symbol }: Pick<ChatQuestion, 'text' | 'symbol'>): ChatAnswer => ({
  understood: `cash of Abeona (${symbol ?? 'none'})`,
  outcome: 'answered',
  parts: [{ kind: 'text', markdown: `You asked **${text}**[^1]` }],
  sources: [{ number: 1, label: '10-Q', href: '/stocks/ABEO/financials', date: '2026-03-31' }],
  followUps: ['And last year?'],
  symbol,
});

/** Answers at once with `answerTo`; a question that begins with "slowly" waits before its end until `release` is called. */
export function scriptedAnswerer() {
  const asked: ChatQuestion[] = [];
  let { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const answerer: Answerer = {
    async *answer(question: ChatQuestion): AsyncGenerator<AnswerEvent> {
      asked.push(question);
      const answer = answerTo(question);
      yield { kind: 'understood', understood: answer.understood ?? '' };
      if (question.text.startsWith('fail')) throw new Error('on purpose');
      for (const part of answer.parts) yield { kind: 'part', part };
      if (question.text.startsWith('slowly')) {
        yield { kind: 'words', words: 'And ' };
        await held;
        yield { kind: 'words', words: 'more' };
      }
      yield { kind: 'answer', answer };
    },
  };
  return {
    answerer,
    asked,
    release() {
      release(undefined);
      ({ promise: held, resolve: release } = Promise.withResolvers<undefined>());
    },
  };
}

/** Who asks: a person by name, or a guest by the token of a browser; and from which address. */
export interface As {
  person?: string;
  bearer?: string;
  guest?: string;
  address?: string;
}

/** A chat backend over a store, asked as the gateway asks it. */
export function openChatApp({ db }: Pick<OpenStore, 'db'>) {
  const clock = { at: Date.parse('2026-07-02T12:00:00Z') };
  const script = scriptedAnswerer();
  const logged: string[] = [];
  const app = createChatApp({
    db,
    log: pino({ level: 'error' }, { write: (text: string) => logged.push(text) }),
    secret: 's'.repeat(32),
    whoAmI: (token) => Promise.resolve(people[token.replace(/-+$/, '')] ?? null),
    answerer: script.answerer,
    now: () => new Date(clock.at),
  });
  const raw = (method: string, path: string, body: unknown, as: As) =>
    app.request(path, {
      method,
      headers: {
        'x-client-address': as.address ?? '192.0.2.1',
        ...(as.person && { authorization: `Bearer ${as.person.padEnd(43, '-')}` }),
        ...(as.bearer && { authorization: `Bearer ${as.bearer}` }),
        ...(as.guest && { 'x-chat-guest': as.guest }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const call = async <Body>(method: string, path: string, as: As, body?: unknown) => {
    const response = await raw(method, path, body, as);
    return { status: response.status, body: (await response.json()) as Body };
  };
  return { app, call, raw, clock, logged, ...script };
}
