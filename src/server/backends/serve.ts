import { type Context, Hono } from 'hono';
import { HonoRequest } from 'hono/request';
import type { AnswerOf, BackendName, Call } from '#contract/call.ts';
import { type CallId, type Calls, calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import type { Log } from '#server/runtime/log.ts';
import { type AsGuest, BACKEND_ORIGIN } from './backend.ts';
import { answerFailures, failureOf } from './errors.ts';
import { sayRetryAfter } from './retry-later.ts';
import { checkInput, type Input, readInput } from './validate.ts';

type IdOn<B extends BackendName> = { [K in CallId]: Calls[K]['backend'] extends B ? K : never }[CallId];

/** What a handler answers: what the contract says, or a response of its own for a call that streams. */
type Reply<C> = C extends { stream: string } ? Response : AnswerOf<C>;

/** Answers one call from its checked input; a call for signed-in people is also given the person who asks. */
type Handler<C extends Call, P> = C extends { access: 'private' | 'staff' }
  ? (input: Input<C>, person: P, c: Context) => Reply<C> | Promise<Reply<C>>
  : (input: Input<C>, c: Context) => Reply<C> | Promise<Reply<C>>;

/** Answers a failure with more than the error envelope. */
type Fail = (c: Context, failure: ApiError) => Response;

/** Registers the handler of a call by its id; method, path, access and input are those of the contract. */
export type On<B extends BackendName, P> = <K extends IdOn<B>>(
  id: K,
  handler: Handler<Calls[K], P>,
  fail?: Fail,
) => void;

export interface Serving<P> {
  log: Log;
  /** Who asks; nothing for a guest. */
  whoAsks(c: Context, call: Call): Promise<P | null | undefined>;
  isVerified(person: P): boolean;
  /** Sent with every answer. */
  headers?: Readonly<Record<string, string>>;
}

/** The types of one call's input, person and answer follow from its id; in here every call is treated alike. */
type AnyHandler = (input: unknown, ...more: unknown[]) => unknown;

/** The app of one backend: every handler that `register` gives, under the row of its call. */
export function serveCalls<B extends BackendName, P>(
  serving: Serving<P>,
  register: (on: On<B, P>) => void,
): Hono & { asGuest: AsGuest } {
  const { log, headers = {} } = serving;
  const handlers = new Map<string, { handler: AnyHandler; fail?: Fail | undefined }>();
  register((id, handler, fail) => {
    if (handlers.has(id)) throw new Error(`${id} has two handlers`);
    handlers.set(id, { handler: handler as AnyHandler, fail });
  });

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.get('/health', (c) => c.json({ ok: true }));
  // In the order of the contract, in which fixed paths stand before parameters.
  for (const [id, call] of Object.entries<Call>(calls)) {
    const { handler, fail } = handlers.get(id) ?? {};
    if (!handler) continue;
    const answer = answerTo(serving, call, handler);
    app.on(call.method, call.path, async (c) => {
      if (!fail) return answer(c);
      return answer(c).catch((error: unknown) => {
        const failure = failureOf(error, log);
        sayRetryAfter(c, failure);
        return fail(c, failure);
      });
    });
  }
  answerFailures(app, log);
  const asGuest: AsGuest = async (id, input) => {
    const served = handlers.get(id);
    if (!served) throw new ApiError('not_found', 'There is no such call.');
    try {
      return await served.handler(checkInput(calls[id], input), nobody);
    } catch (error) {
      throw failureOf(error, log);
    }
  };
  return Object.assign(app, { asGuest });
}

/** The context of a handler that is called without a request: it has no headers. */
const nobody = { req: new HonoRequest(new Request(BACKEND_ORIGIN)) } as Context;

/** Refuses callers without access before it looks at any input. */
const answerTo =
  <P>({ whoAsks, isVerified }: Serving<P>, call: Call, handler: AnyHandler) =>
  async (c: Context): Promise<Response> => {
    const asks: unknown[] = [];
    if (call.access === 'private' || call.access === 'staff') {
      const person = await whoAsks(c, call);
      if (!person) throw new ApiError('unauthenticated', 'Please log in.');
      if (!isVerified(person)) throw new ApiError('unverified', 'Please verify your account.');
      asks.push(person);
    }
    const answer = await handler(await readInput(c, call), ...asks, c);
    return answer instanceof Response ? answer : c.json(answer as object);
  };
