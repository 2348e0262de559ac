import type { Context, Handler } from 'hono';
import type { Access, AnswerOf, CallParts } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import { findSession, type SignedIn } from '#server/store/sessions.ts';
import { bearerOf } from '../bearer.ts';
import { type Input, readInput } from '../validate.ts';
import type { AuthContext } from './context.ts';

/** Who asks, and the token they ask with; undefined for a guest. */
export async function whoAsks(
  { db, now }: AuthContext,
  c: Context,
): Promise<(SignedIn & { token: string }) | undefined> {
  const token = bearerOf(c);
  const found = token === undefined ? undefined : await findSession(db, token, now());
  return found && token !== undefined ? { ...found, token } : undefined;
}

/**
 * A handler for signed-in people; where the call is private, for verified ones. Who may not ask is told so before
 * anything of the input is looked at.
 */
export const forSignedIn =
  <C extends CallParts & { access: Access }>(
    context: AuthContext,
    call: C,
    reply: (input: Input<C>, who: SignedIn, c: Context) => Promise<AnswerOf<C>>,
  ): Handler =>
  async (c) => {
    const who = await whoAsks(context, c);
    if (!who) throw new ApiError('unauthenticated', 'Please log in.');
    if (call.access !== 'auth' && who.user.verified_at === null)
      throw new ApiError('unverified', 'Please verify your account.');
    return c.json(await reply(await readInput(c, call), who, c));
  };
