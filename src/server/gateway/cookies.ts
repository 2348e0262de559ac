import { GOOGLE_FLOW_COOKIE } from '#contract/account.ts';
import type { Proofs } from './proofs.ts';
import { SESSION_COOKIE } from './session.ts';

/** Name of the hint that page scripts may read; the server never believes it. */
export const VERIFIED_COOKIE = 'isVerified';

const SESSION_SECONDS = 90 * 24 * 60 * 60;
const GOOGLE_FLOW_SECONDS = 600;
const VERIFIED_SECONDS = 7 * 24 * 60 * 60;

/** Proves to ourselves that an auth server called the owner of the session verified. */
export const PROOF_COOKIE = 'verifiedProof';

/** Tells the conversations of one guest from those of others; sent along until its thirty days are over. */
export const CHAT_GUEST_COOKIE = 'chatGuest';
const CHAT_GUEST_SECONDS = 30 * 24 * 60 * 60;

/** Set-Cookie lines for one site; `isHttps` marks them Secure, `proofs` signs that somebody is verified. */
export function createCookies(isHttps: boolean, proofs: Proofs) {
  const line = (name: string, value: string, seconds: number, more = '') =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${more}${isHttps ? '; Secure' : ''}`;
  return {
    /** Lines for a new session: who holds the token, the hint for page scripts, and the proof for ourselves. */
    signedIn: (token: string, verified: boolean): string[] => [
      line(SESSION_COOKIE, token, SESSION_SECONDS, '; HttpOnly'),
      line(VERIFIED_COOKIE, String(verified), VERIFIED_SECONDS),
      line(PROOF_COOKIE, verified ? proofs.sign(token) : '', verified ? SESSION_SECONDS : 0, '; HttpOnly'),
    ],
    verified: (verified: boolean): string => line(VERIFIED_COOKIE, String(verified), VERIFIED_SECONDS),
    googleFlow: (flow: string): string => line(GOOGLE_FLOW_COOKIE, flow, GOOGLE_FLOW_SECONDS, '; HttpOnly'),
    /** What a browser is known by to the chat before anybody signs in there. */
    chatGuest: (guest: string): string => line(CHAT_GUEST_COOKIE, guest, CHAT_GUEST_SECONDS, '; HttpOnly'),
    cleared: (): string[] => [
      line(SESSION_COOKIE, '', 0, '; HttpOnly'),
      line(VERIFIED_COOKIE, '', 0),
      line(PROOF_COOKIE, '', 0, '; HttpOnly'),
    ],
  };
}

export type Cookies = ReturnType<typeof createCookies>;
