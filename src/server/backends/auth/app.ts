import type { Hono } from 'hono';
import { createLimits } from '#server/store/accounts/limits.ts';
import { serveCalls } from '../serve.ts';
import { type AuthContext, type AuthDeps, type AuthOn, whoAsks } from './context.ts';
import { answerDeletion } from './deletion.ts';
import { answerGoogle } from './google.ts';
import { answerOwnSessions } from './own-sessions.ts';
import { answerPasswordReset } from './password-reset.ts';
import { answerProfile } from './profile.ts';
import { answerSignIn } from './sign-in.ts';
import { answerSignUp } from './sign-up.ts';
import { answerTextStops } from './text-stops.ts';
import { answerTexts } from './texts.ts';
import { answerVerification } from './verification.ts';

const parts: readonly ((on: AuthOn, context: AuthContext) => void)[] = [
  answerSignUp,
  answerSignIn,
  answerVerification,
  answerPasswordReset,
  answerOwnSessions,
  answerDeletion,
  answerGoogle,
  answerProfile,
  answerTexts,
  answerTextStops,
];

/** The auth backend: accounts, sessions, codes and profiles. Nothing it answers may be kept by a cache. */
export function createAuthApp(deps: AuthDeps): Hono {
  const context: AuthContext = { ...deps, limits: createLimits(deps.secret, deps.now) };
  return serveCalls(
    {
      log: deps.log,
      whoAsks: (c) => whoAsks(context, c),
      isVerified: ({ user }) => user.verified_at !== null,
      headers: { 'Cache-Control': 'no-store' },
    },
    (on: AuthOn) => {
      for (const answerPart of parts) answerPart(on, context);
    },
  );
}
