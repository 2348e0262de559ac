import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { browserPath, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { addressGroup } from '#server/runtime/address-group.ts';
import { tooManyWords } from '#server/runtime/too-many.ts';
import { assertMayCall } from './access.ts';
import type { GatewayDeps, GatewayEnv } from './env.ts';
import { failWith } from './failure.ts';
import { forward } from './proxy.ts';
import { type BackendAnswer, withoutForeignWords } from './read-answer.ts';
import { readInput } from './read-input.ts';
import { signAnswer } from './signed-answer.ts';
import type { StreamedAnswer } from './stream-answer.ts';

const safeCalls = new Set(
  Object.values<Call>(calls)
    .filter((call) => call.safe)
    .map((call) => `${call.method} ${browserPath(call.path)}`),
);

/** Whether a request names a call that only reads, whatever its method. */
export const isSafeCall = (method: string, path: string): boolean => safeCalls.has(`${method} ${path}`);

/** A backend's answer as browsers may see it: without the wording of another server's failures. */
function presentable(
  said: BackendAnswer,
  call: Call,
  { session }: GatewayEnv['Bindings'],
  { remote }: GatewayDeps,
): BackendAnswer {
  // A guest cannot be asked to sign in again for a public answer.
  if (said.status === 401 && call.access === 'public' && !session)
    throw new ApiError('bad_gateway', 'Failed to fetch data. Please try again.');
  return remote.has(call.backend) ? withoutForeignWords(said) : said;
}

/**
 * The server counts a costly call as one before it is read; if its body asks for several, the rest are counted here.
 * @throws ApiError too_many_requests
 */
function countTheRest(c: Context<GatewayEnv>, call: Call, body: string | undefined, deps: GatewayDeps): void {
  const others = call.costly && call.weigh && body !== undefined ? call.weigh(body) - 1 : 0;
  if (!call.costly || others <= 0) return;
  const waitMs = deps.waitFor(call.costly, addressGroup(c.env.clientAddress), others);
  if (waitMs <= 0) return;
  const { seconds, heading, advice } = tooManyWords('requests', waitMs);
  c.header('Retry-After', String(seconds));
  throw new ApiError('too_many_requests', `${heading}. ${advice}`);
}

/** A file is kept, events are read as they come: no proxy on the way may hold them back. */
const headersOfStream = ({ contentType, disposition }: StreamedAnswer): Record<string, string> => ({
  'Content-Type': contentType,
  ...(disposition === null ? { 'X-Accel-Buffering': 'no' } : { 'Content-Disposition': disposition }),
});

/** Mounts every call, and a 405 with Allow on the same paths for every other method. */
export function mountCalls(app: Hono<GatewayEnv>, deps: GatewayDeps): void {
  const answerTo = (call: Call) => async (c: Context<GatewayEnv>) => {
    const {
      requestId,
      session,
      standing,
      answerBy,
      clientAddress = 'unknown',
      userAgent = '',
      chatGuest = null,
    } = c.env;
    assertMayCall(call.access, session, deps.toolsAccess, standing);
    // While nobody can say who asks, a public call is answered as for a guest; the backend would only ask in vain again.
    const token = standing?.kind === 'unsure' && call.access === 'public' ? null : c.env.token;
    // Who asks is known already, whichever server said so.
    if (call === calls['auth.session'] && session) return c.json(session);
    const input = await readInput(c, call);
    countTheRest(c, call, input.body, deps);
    const said = await forward(deps.backends[call.backend], deps.breakers[call.backend], {
      call,
      input,
      token,
      requestId,
      clientAddress,
      userAgent,
      chatGuest,
      lastEventId: c.req.header('last-event-id'),
      answerBy,
    });
    const answer = 'body' in said ? said : presentable(said, call, c.env, deps);
    if ('body' in answer) {
      const headers = headersOfStream(answer);
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

  const all = Object.values<Call>(calls);
  for (const call of all) app.on(call.method, browserPath(call.path), answerTo(call));
  for (const path of new Set(all.map((call) => browserPath(call.path)))) {
    const allow = all.filter((call) => browserPath(call.path) === path).map((call) => call.method);
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
