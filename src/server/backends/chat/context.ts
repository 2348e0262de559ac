import type { Session } from '#contract/session.ts';
import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import type { Limits } from '#server/store/accounts/limits.ts';
import type { On } from '../serve.ts';
import type { Answerer } from './answerer.ts';
import type { ChatTokens } from './chat-token.ts';
import type { Runs } from './runs.ts';

/** What the chat backend is made from. */
export interface ChatDeps {
  db: Db;
  log: Log;
  /** Signs chat-only tokens, and keys the digests of limits. */
  secret: string;
  /** The person behind a session token, null for nobody. Throws ApiError unavailable while that cannot be known. */
  whoAmI(token: string): Promise<Session | null>;
  answerer: Answerer;
  now?: () => Date;
}

/** Who asks, as far as the chat needs to know: by a session, or by a chat-only token. */
export interface ChatPerson {
  userId: string;
  name: string | null;
  verified: boolean;
  by: 'session' | 'chat token';
}

/** What its handlers work with. */
export interface ChatContext {
  db: Db;
  now: () => Date;
  runs: Runs;
  limits: Limits;
  tokens: ChatTokens;
  /** Makes the answerer ready, beside what is asked; whoever opens the chat will ask soon. */
  prepare(): void;
  /** The person who asks; null for a guest. */
  personOf(authorization: string | undefined): Promise<ChatPerson | null>;
}

/** Registers handlers of the chat backend. */
export type ChatOn = On<'chat', ChatPerson>;
