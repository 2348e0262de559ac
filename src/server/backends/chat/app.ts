import type { Hono } from 'hono';
import { ApiError } from '#contract/errors.ts';
import { createLimits } from '#server/store/accounts/limits.ts';
import { serveCalls } from '../serve.ts';
import { createChatTokens, isChatToken } from './chat-token.ts';
import type { ChatContext, ChatDeps, ChatOn, ChatPerson } from './context.ts';
import { answerQuestions } from './questions.ts';
import { createRuns } from './runs.ts';
import { answerThreads, present } from './threads.ts';

/** The chat backend: conversations, each seen by its owner alone, and answers that are composed while one listens. */
export function createChatApp({ db, log, secret, whoAmI, answerer, now = () => new Date() }: ChatDeps): Hono {
  const tokens = createChatTokens(secret, now);

  const personOf = async (authorization: string | undefined): Promise<ChatPerson | null> => {
    const token = /^Bearer ([\w.~+/=-]{16,512})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    if (isChatToken(token)) {
      const owner = tokens.read(token);
      return owner ? { userId: owner.userId, name: owner.name, verified: true, by: 'chat token' } : null;
    }
    const session = await whoAmI(token);
    return (
      session && { userId: session.userId, name: session.name, verified: session.verified, by: 'session' }
    );
  };
  const context: ChatContext = {
    db,
    now,
    runs: createRuns({ db, log, answerer, now }),
    limits: createLimits(secret, now),
    tokens,
    personOf,
    prepare: () =>
      void answerer.prepare?.().catch((error: unknown) => log.warn({ error: String(error) }, 'not prepared')),
  };

  return serveCalls<'chat', ChatPerson>(
    {
      log,
      whoAsks: (c) => personOf(c.req.header('authorization')),
      isVerified: ({ verified }) => verified,
    },
    (on: ChatOn) => {
      answerThreads(on, context);
      answerQuestions(on, context);
      answerTokens(on, context);
    },
  );
}

/** Tokens for a framed chat app, and for its server who holds one. */
function answerTokens(on: ChatOn, { tokens }: ChatContext): void {
  on('chat.token', (_, person) => {
    // A token does not make its own life longer.
    if (person.by !== 'session') throw new ApiError('unauthenticated', 'Please log in.');
    const { token, expiresAt } = tokens.issue(person);
    return { token, expires_at: expiresAt.toISOString() };
  });
  on('chat.tokenOwner', ({ body: { token } }) => {
    const { userId, name, expiresAt } = present(tokens.read(token), 'Token');
    return { user_id: userId, name, expires_at: expiresAt.toISOString() };
  });
}
