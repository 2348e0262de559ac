import type { Hono } from 'hono';
import { recordAnswerer } from '#server/backends/chat/answers/answerer.ts';
import { lookUps } from '#server/backends/chat/answers/look-ups/index.ts';
import type { AnswerStore } from '#server/backends/chat/answers/look-ups/look-up.ts';
import { createChatApp } from '#server/backends/chat/app.ts';
import { chooseAnswerer } from '#server/backends/chat/llm/choose-answerer.ts';
import { sessionBehind, type WhoAmI } from '#server/gateway/session.ts';
import type { Config } from '#server/runtime/config.ts';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import type { Base } from './base.ts';

/** The first question is not for long what a process has to do: by then its first pages are out. */
const PREPARED_AFTER_MS = 20_000;

/** The embedded chat backend: answers come from the record over the same store, or from a language model over its look-ups. */
export function createChat(config: Config, { db, engine, log, secret }: Base, whoAmI: WhoAmI): Hono {
  const chatLog = log.child({ part: 'chat' });
  const store: AnswerStore = { db, engine, now: () => new Date(), cached: createVersionedCache(db) };
  const { answerer } = chooseAnswerer(config, {
    record: recordAnswerer({ db, engine }),
    store,
    lookUps,
    log: chatLog,
  });
  // Whoever asks first waits for nothing that could have been made before. A store that closes meanwhile needs none of it.
  setTimeout(() => void answerer.prepare?.().catch(() => undefined), PREPARED_AFTER_MS).unref();
  return createChatApp({ db, log: chatLog, secret, whoAmI: sessionBehind(whoAmI), answerer });
}
