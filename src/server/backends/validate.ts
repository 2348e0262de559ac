import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { CallParts } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import { parseInput } from '#kit/parse-input.ts';

type Parsed<C extends CallParts, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodMiniType
  ? z.output<C[K]>
  : undefined;

/** The input of a call as its schemas make it; a part that the call does not have is undefined. */
export interface Input<C extends CallParts> {
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
}

/**
 * Holds what a request brings against the schemas of its call.
 * @throws ApiError bad_request with the faulty fields, unsupported_type for a body that is not JSON
 */
export async function readInput<C extends CallParts>(c: Context, call: C): Promise<Input<C>> {
  return {
    params: call.params && parseInput(call.params, c.req.param()),
    query: call.query && parseInput(call.query, onlyOnce(c.req.queries())),
    body: call.body && parseInput(call.body, await readJson(c)),
  } as Input<C>;
}

function onlyOnce(queries: Record<string, string[]>): Record<string, string> {
  const repeated = Object.entries(queries).filter(([, values]) => values.length > 1);
  if (repeated.length === 0)
    return Object.fromEntries(Object.entries(queries).map(([name, [value = '']]) => [name, value]));
  const faults = repeated.map(([name]) => [name, 'is given more than once'] as const);
  throw new ApiError('bad_request', 'Invalid input.', Object.fromEntries(faults));
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'The body must be application/json.');
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError('bad_request', 'The body is not valid JSON.');
    throw error;
  }
}

/** The token of a request; undefined for a guest, and for what is no token of ours. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([\w.~+/=-]{16,512})$/i.exec(c.req.header('authorization') ?? '')?.[1];
