import type { Context, Handler } from 'hono';
import type { AnswerOf, CallParts } from '#contract/call.ts';
import { type Input, readInput } from './validate.ts';

/** A handler that reads the input of `call`, and answers 200 with what `reply` makes of it. */
export const answer =
  <C extends CallParts>(call: C, reply: (input: Input<C>, c: Context) => Promise<AnswerOf<C>>): Handler =>
  async (c) =>
    c.json(await reply(await readInput(c, call), c));
