import type { Access } from '#contract/call.ts';
import type { Session } from '#contract/session.ts';
import { loginHref, verifyHref } from '#kit/href/login-href.ts';
import { pageRegistry } from '#kit/site/page-registry.ts';
import { accessOf, listedPath } from '#kit/site/page-routes.ts';

/** What the front door knows about whoever asks. */
export type Standing =
  | { kind: 'guest' }
  /** A token that the auth backend does not know any more. */
  | { kind: 'ended' }
  /** The auth backend did not answer: nobody is let in, nobody is signed out. */
  | { kind: 'unsure' }
  | { kind: 'known'; session: Session };

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; to: string }
  /** As if there were no such page. */
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/** Pages that a signed-in person may read before confirming the address. */
const openWhileUnverified = new Set([
  ...pageRegistry.filter((page) => page.openWhileUnverified).map(({ path }) => path),
  '/404',
  '/500',
]);

/** Pages that need a session, though not a confirmed address. */
const aboutTheSession = new Set(['/verify']);

const pass: Verdict = { kind: 'pass' };

/**
 * Decides on a page, given its canonical path, and the address to come back to after signing in. Guests of a private page
 * go home, where the sign-in prompt waits with that address; an ended session goes to sign in; unverified people stay
 * at /verify; people without the staff right get the page that says not found.
 */
export function guardPage(
  pathname: string,
  wanted: string,
  standing: Standing,
  toolsAccess: 'staff' | 'verified',
): Verdict {
  const access: Access = accessOf(pathname);
  const guarded = access === 'private' || access === 'staff';
  if (standing.kind === 'unsure')
    return guarded || aboutTheSession.has(pathname) ? { kind: 'unavailable' } : pass;
  if (standing.kind === 'guest')
    return guarded ? { kind: 'redirect', to: `/?next=${encodeURIComponent(wanted)}` } : pass;
  if (standing.kind === 'ended') return guarded ? { kind: 'redirect', to: loginHref(wanted) } : pass;
  const { session } = standing;
  if (!session.verified)
    return openWhileUnverified.has(listedPath(pathname) ?? pathname)
      ? pass
      : { kind: 'redirect', to: verifyHref(wanted) };
  if (access === 'staff' && toolsAccess === 'staff' && session.role !== 'staff') return { kind: 'missing' };
  return pass;
}
