import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ApiError } from '#contract/errors.ts';
import { type Session, SessionSchema } from '#contract/session.ts';
import { ProfileAnswerSchema } from '#contract/user.ts';
import { type Backend, BACKEND_ORIGIN } from '../backends/backend.ts';
import type { Breaker } from './breaker.ts';
import { withDeadline } from './deadline.ts';
import type { Standing } from './guard.ts';
import type { Proofs } from './proofs.ts';
import { readAnswer } from './read-answer.ts';

/** Name of the cookie that holds the session token; page script never sees it. */
export const SESSION_COOKIE = 'Authorization';

const REMEMBERED_MS = 1_000;
/** The part of a request's time that may pass until it is known who asks: the page is still to be made. */
const TIMEOUT_MS = 3_000;

/**
 * The session token of a Cookie header. A missing, repeated or malformed cookie means a guest (null), never an error.
 */
export function tokenOf(cookieHeader: string | null | undefined): string | null {
  if (!cookieHeader || cookieHeader.length > 8_192) return null;
  const token = cookieValue(cookieHeader, SESSION_COOKIE);
  return token && /^[\w.~+/=-]{16,512}$/.test(token) ? token : null;
}

/** The value of a cookie that holds a plain token, such as a proof; undefined where it is missing or repeated. */
export function cookieValue(cookieHeader: string | null | undefined, name: string): string | undefined {
  const found = (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
}

/** Finds out whom a token belongs to; `proof` says that the person was verified, in case the server does not tell. */
export type WhoAmI = (token: string | null, proof?: string) => Promise<Standing>;

/**
 * The person behind a token, null for none, as the backends ask it.
 * @throws ApiError unavailable while the auth backend does not say
 */
export const sessionBehind =
  (whoAmI: WhoAmI) =>
  async (token: string): Promise<Session | null> => {
    const standing = await whoAmI(token);
    if (standing.kind === 'unsure')
      throw new ApiError('unavailable', 'The service is not available right now. Please try again.');
    return standing.kind === 'known' ? standing.session : null;
  };

/**
 * Asks the auth backend, and remembers its answer for at most a second: a session that ends there ends everywhere
 * within that second. While the backend fails nobody is known, and nothing is remembered; `breaker` spares everybody the
 * wait.
 */
export function createWhoAmI(auth: Backend, proofs: Proofs, breaker: Breaker): WhoAmI {
  const remembered = new LRUCache<string, Promise<Standing>>({ max: 10_000, ttl: REMEMBERED_MS });
  // The backends in this process ask again about a token whose proof the front door has just seen.
  const proven = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });

  const ask = (path: string, token: string) =>
    breaker(
      () =>
        withDeadline(TIMEOUT_MS, async (signal) => {
          const response = await auth(
            new Request(BACKEND_ORIGIN + path, { headers: { authorization: `Bearer ${token}` }, signal }),
          );
          const text = response.ok ? (await readAnswer(response)).text : (await response.body?.cancel(), '');
          return { status: response.status, text };
        }),
      true,
    );

  const find = async (token: string, verified: boolean): Promise<Standing> => {
    const { status, text } = await ask('/auth/session', token);
    if (status === 200) return { kind: 'known', session: SessionSchema.parse(JSON.parse(text)) };
    if (status === 401) return { kind: 'ended' };
    if (status !== 404 && status !== 405) throw new Error(`auth backend answered ${status}`);
    // A server with only the specified calls lacks this one: then its profile call proves the token.
    const profile = await ask('/profile/profile', token);
    if (profile.status === 401) return { kind: 'ended' };
    if (profile.status !== 200) throw new Error(`auth backend answered ${profile.status}`);
    const { email, name } = ProfileAnswerSchema.parse(JSON.parse(profile.text)).profile;
    return {
      kind: 'known',
      session: { userId: email, email, name, verified, role: 'user', googleUser: false },
    };
  };

  return async (token, proof) => {
    if (token === null) return { kind: 'guest' };
    const owner = createHash('sha256').update(token).digest('base64');
    if (proofs.holds(token, proof)) proven.set(owner, true);
    const verified = proven.has(owner);
    const key = `${owner} ${verified}`;
    const known = remembered.get(key);
    if (known) return known;
    const asked = find(token, verified).catch((): Standing => {
      remembered.delete(key);
      return { kind: 'unsure' };
    });
    remembered.set(key, asked);
    return asked;
  };
}
