import type { Access } from '#contract/call.ts';
import type { Session } from '#contract/session.ts';
import { pageRegistry } from '#kit/page-registry.ts';
import { accessOf } from '#kit/page-routes.ts';

/** What the front door knows of who asks. */
export type Standing =
  | { kind: 'guest' }
  /** A token that the auth backend does not know any more. */
  | { kind: 'ended' }
  /** The auth backend did not answer: nobody is let in, nobody is signed out. */
  | { kind: 'unsure' }
  | { kind: 'known'; session: Session };

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; to: string; endSession?: true }
  /** As if there were no such page. */
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/** Pages that a signed-in person may read before confirming the address. */
const openWhileUnverified = new Set([
  ...pageRegistry.filter((page) => page.openWhileUnverified).map(({ path }) => path),
  '/404',
  '/500',
]);

const pass: Verdict = { kind: 'pass' };

/**
 * Decides on a page, given its canonical path. Guests of a private page go home, where the sign-in prompt waits with
 * the wanted page; an ended session goes to sign in; unverified people are held at /verify; who lacks the staff right
 * finds nothing there.
 */
export function guardPage(
  pathname: string,
  search: string,
  standing: Standing,
  toolsAccess: 'staff' | 'verified',
): Verdict {
  const access: Access = accessOf(pathname);
  const guarded = access === 'private' || access === 'staff';
  const next = encodeURIComponent(pathname + search);
  if (standing.kind === 'unsure') return guarded ? { kind: 'unavailable' } : pass;
  if (standing.kind === 'guest') return guarded ? { kind: 'redirect', to: `/?next=${next}` } : pass;
  if (standing.kind === 'ended')
    return guarded ? { kind: 'redirect', to: `/login?next=${next}`, endSession: true } : pass;
  const { session } = standing;
  if (!session.verified)
    return openWhileUnverified.has(pathname) ? pass : { kind: 'redirect', to: '/verify' };
  if (access === 'staff' && toolsAccess === 'staff' && session.role !== 'staff') return { kind: 'missing' };
  return pass;
}
