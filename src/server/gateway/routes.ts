import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type BackendName, browserPath, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { assertMayCall } from './access.ts';
import type { GatewayDeps, GatewayEnv } from './env.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { failWith } from './failure.ts';
import { forward } from './proxy.ts';
import { readInput } from './read-input.ts';
import { signAnswer } from './signed-answer.ts';

const safeCalls = new Set(
  Object.values<Call>(calls)
    .filter((call) => call.safe)
    .map((call) => `${call.method} ${browserPath(call.path)}`),
);

/** Whether a request names a call that only reads, whatever its method. */
export const isSafeCall = (method: string, path: string): boolean => safeCalls.has(`${method} ${path}`);

/** Mounts every call that is offered, and a 405 with Allow on the same paths for every other method. */
export function mountCalls(app: Hono<GatewayEnv>, offered: readonly Call[], deps: GatewayDeps): void {
  const breakers: Record<BackendName, Breaker> = {
    data: createBreaker(),
    auth: createBreaker(),
    chat: createBreaker(),
    tools: createBreaker(),
  };

  const answerTo = (call: Call) => async (c: Context<GatewayEnv>) => {
    const { requestId, token, session, clientAddress = 'unknown', userAgent = '' } = c.env;
    assertMayCall(call.access, session, deps.toolsAccess);
    // Who asks is known already, whatever server it was that told.
    if (call === calls['auth.session'] && session) return c.json(session);
    const input = await readInput(c, call);
    const answer = await forward(deps.backends[call.backend], breakers[call.backend], {
      call,
      input,
      token,
      requestId,
      clientAddress,
      userAgent,
    });
    if ('body' in answer) {
      const headers = { 'Content-Type': answer.contentType, 'Content-Disposition': answer.disposition };
      if (c.req.method !== 'HEAD') return c.body(answer.body, answer.status, headers);
      await answer.body.cancel();
      return c.body(null, answer.status, headers);
    }
    const { text, setCookies } = signAnswer(call, answer, session, deps.cookies);
    if (answer.retryAfter) c.header('Retry-After', answer.retryAfter);
    for (const line of setCookies) c.header('Set-Cookie', line, { append: true });
    return c.body(text, answer.status as ContentfulStatusCode, {
      'Content-Type': 'application/json; charset=utf-8',
    });
  };

  for (const call of offered) app.on(call.method, browserPath(call.path), answerTo(call));
  for (const path of new Set(offered.map((call) => browserPath(call.path)))) {
    const allow = offered.filter((call) => browserPath(call.path) === path).map((call) => call.method);
    app.all(path, (c) => {
      c.header('Allow', allow.join(', '));
      return failWith(
        c,
        new ApiError('method_not_allowed', `This call takes ${allow.join(' or ')}.`),
        deps.log,
      );
    });
  }
}
