import type { Handler } from 'hono';
import type { AnswerOf, CallParts } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import { bearerOf } from '../bearer.ts';
import { type Input, readInput } from '../validate.ts';
import type { DataContext } from './app.ts';

/**
 * A handler for signed-in, verified people, handed the id of who asks: it comes from the token alone. Who may not ask
 * is told so before anything of the input is looked at.
 */
export const forPerson =
  <C extends CallParts>(
    { whoAmI }: DataContext,
    call: C,
    reply: (input: Input<C>, userId: string) => Promise<AnswerOf<C>>,
  ): Handler =>
  async (c) => {
    const token = bearerOf(c);
    const session = token === undefined ? null : await whoAmI(token);
    if (!session) throw new ApiError('unauthenticated', 'Please log in.');
    if (!session.verified) throw new ApiError('unverified', 'Please verify your account.');
    return c.json(await reply(await readInput(c, call), session.userId));
  };
