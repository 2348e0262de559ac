import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '#contract/errors.ts';
import { createLimits } from '#server/store/limits.ts';
import { answerFailures, failWith } from '../errors.ts';
import { sayRetryAfter } from '../retry-later.ts';
import type { AuthContext, AuthDeps } from './context.ts';
import { deletionRoutes } from './deletion.ts';
import { googleRoutes } from './google.ts';
import { ownSessionRoutes } from './own-sessions.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { profileRoutes } from './profile.ts';
import { signInRoutes } from './sign-in.ts';
import { signUpRoutes } from './sign-up.ts';
import { verificationRoutes } from './verification.ts';

const LIMIT_BYTES = 64 * 1024;

/** The auth backend: accounts, sessions, codes and profiles. Nothing it answers may be kept by a cache. */
export function createAuthApp(deps: AuthDeps): Hono {
  const context: AuthContext = { ...deps, limits: createLimits(deps.secret, deps.now) };
  const tooLarge = new ApiError('too_large', 'The body is too large.');
  const app = new Hono();
  app.use(sayRetryAfter);
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(bodyLimit({ maxSize: LIMIT_BYTES, onError: (c) => failWith(c, tooLarge) }));
  app.get('/health', (c) => c.json({ ok: true }));
  for (const routes of [
    signUpRoutes,
    signInRoutes,
    verificationRoutes,
    passwordResetRoutes,
    ownSessionRoutes,
    deletionRoutes,
    googleRoutes,
    profileRoutes,
  ])
    app.route('/', routes(context));
  answerFailures(app, deps.log);
  return app;
}
