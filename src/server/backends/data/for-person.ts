import type { Context, Handler } from 'hono';
import type { AnswerOf, CallParts } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { bearerOf } from '../bearer.ts';
import { type Input, readInput } from '../validate.ts';
import type { DataContext } from './app.ts';

/**
 * Who asks, and the token that says so.
 * @throws ApiError unauthenticated, unverified
 */
export async function personBehind(
  { whoAmI }: DataContext,
  c: Context,
): Promise<Session & { token: string }> {
  const token = bearerOf(c);
  const session = token === undefined ? null : await whoAmI(token);
  if (token === undefined || !session) throw new ApiError('unauthenticated', 'Please log in.');
  if (!session.verified) throw new ApiError('unverified', 'Please verify your account.');
  return { ...session, token };
}

/**
 * A handler for signed-in, verified people, handed the id of who asks: it comes from the token alone, which is handed on
 * for what lasts as long as the session. Who may not ask is told so before anything of the input is looked at.
 */
export const forPerson =
  <C extends CallParts>(
    context: DataContext,
    call: C,
    reply: (input: Input<C>, userId: string, token: string) => Promise<AnswerOf<C>>,
  ): Handler =>
  async (c) => {
    const { userId, token } = await personBehind(context, c);
    return c.json(await reply(await readInput(c, call), userId, token));
  };
