import type { Call } from '#contract/call.ts';
import type { Session } from '#contract/session.ts';
import type { Cookies } from './cookies.ts';
import type { BackendAnswer } from './read-answer.ts';

interface SigningAnswer {
  token?: unknown;
  flow?: unknown;
  guest?: unknown;
  user?: { verified?: unknown };
}

/** What leaves the gateway: the body without what page scripts must not see, and the cookies that go with it. */
export interface OutgoingAnswer {
  text: string;
  setCookies: string[];
}

/** Calls after which nobody is signed in here any more. */
const ending = new Set(['/auth/logout', '/auth/delete']);
const isAuth = (call: Call) => call.path.startsWith('/auth/');

/**
 * Turns a token, a Google flow or what a guest of the chat is known by into its cookie, ends the session where the call or a 401 says so, and
 * leaves every other answer as it is. A 401 of the auth calls themselves (a wrong password) ends nothing.
 */
export function signAnswer(
  call: Call,
  { status, text }: BackendAnswer,
  session: Session | null,
  cookies: Cookies,
): OutgoingAnswer {
  if (status === 401 && session && !isAuth(call)) return { text, setCookies: cookies.cleared() };
  if (status >= 400) return { text, setCookies: [] };
  if (ending.has(call.path)) return { text, setCookies: cookies.cleared() };
  if (!call.gatewayAnswer) return { text, setCookies: [] };

  const { token, flow, guest, ...body } = JSON.parse(text) as SigningAnswer;
  if (typeof guest === 'string')
    return { text: JSON.stringify(body), setCookies: [cookies.chatGuest(guest)] };
  if (typeof flow === 'string') return { text: JSON.stringify(body), setCookies: [cookies.googleFlow(flow)] };
  if (typeof token !== 'string') return { text, setCookies: [] };
  const verified =
    call.path === '/auth/verify' ||
    (typeof body.user?.verified === 'boolean' ? body.user.verified : (session?.verified ?? false));
  return { text: JSON.stringify(body), setCookies: cookies.signedIn(token, verified) };
}
