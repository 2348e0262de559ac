import type { Access } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { Standing } from './guard.ts';

/**
 * Lets a call through or throws: 401 for a guest, 503 for somebody whose session nobody can look up (a browser takes a
 * 401 for the end of it), 403 for an unverified person or one without the staff right.
 * `toolsAccess` is the TOOLS_ACCESS setting.
 */
export function assertMayCall(
  access: Access,
  session: Session | null,
  toolsAccess: 'staff' | 'verified',
  standing?: Standing,
): void {
  if (access === 'public' || access === 'auth') return;
  if (standing?.kind === 'unsure')
    throw new ApiError('unavailable', 'The service is not available right now. Please try again.');
  if (!session) throw new ApiError('unauthenticated', 'Please log in.');
  if (!session.verified) throw new ApiError('unverified', 'Please verify your account.');
  if (access === 'staff' && toolsAccess === 'staff' && session.role !== 'staff')
    throw new ApiError('forbidden', 'This needs the staff role.');
}
