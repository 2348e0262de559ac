import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { CallParts } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import { parseInput, parseJson } from '#kit/http/parse-input.ts';
import { readBody } from '#kit/http/read-body.ts';

const LIMIT_BYTES = 64 * 1024;

type Parsed<C extends CallParts, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodMiniType
  ? z.output<C[K]>
  : undefined;
import type { GuestInput } from './backend.ts';

/** The input of a call as its schemas make it; a part that the call does not have is undefined. */
export interface Input<C extends CallParts> {
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
}

/**
 * Holds what a request brings against the schemas of its call.
 * @throws ApiError bad_request with the faulty fields, unsupported_type for a body that is not JSON, too_large
 */
export async function readInput<C extends CallParts>(c: Context, call: C): Promise<Input<C>> {
  return {
    params: call.params && parseInput(call.params, c.req.param()),
    query: call.query && parseInput(call.query, onlyOnce(c.req.queries())),
    body: call.body && parseInput(call.body, await readJson(c, call.limitBytes)),
  } as Input<C>;
}

/**
 * Holds what a page hands over against the schemas of its call, as if it had come in an address and a body.
 * @throws ApiError bad_request with the faulty fields
 */
export function checkInput(call: CallParts, { params, query, body }: GuestInput): Input<CallParts> {
  return {
    params: call.params && parseInput(call.params, asTexts(params)),
    query: call.query && knownQuery(call.query, asTexts(query)),
    // What JSON does not know, undefined above all, a body does not hold.
    body: call.body && parseInput(call.body, JSON.parse(JSON.stringify(body ?? null))),
  } as Input<CallParts>;
}

/** An address holds no half of a pair of surrogates. */
const asText = (value: unknown): string => String(value).toWellFormed();

/** As an address would bring them; what is undefined or null it leaves out. */
function asTexts(values: GuestInput['query'] = {}): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name in values) {
    const value = values[name];
    if (value !== undefined && value !== null) texts[name] = asText(value);
  }
  return texts;
}

/** Queries that pages hand over, as their schemas made them: the pages of all companies ask the same. */
const knownQueries = new WeakMap<z.ZodMiniType, Map<string, unknown>>();
/** Of one schema, and characters of one; others are looked at each time. */
const MOST_KNOWN = 20;
const LONGEST_KNOWN = 100;

function knownQuery(schema: z.ZodMiniType, query: Record<string, string>): unknown {
  const text = JSON.stringify(query);
  const known = knownQueries.get(schema) ?? new Map<string, unknown>();
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = parseInput(schema, query);
  if (known.size < MOST_KNOWN && text.length <= LONGEST_KNOWN) {
    known.set(text, Object.freeze(made));
    knownQueries.set(schema, known);
  }
  return made;
}

function onlyOnce(queries: Record<string, string[]>): Record<string, string> {
  const repeated = Object.entries(queries).filter(([, values]) => values.length > 1);
  if (repeated.length === 0)
    return Object.fromEntries(Object.entries(queries).map(([name, [value = '']]) => [name, value]));
  const faults = repeated.map(([name]) => [name, 'is given more than once'] as const);
  throw new ApiError('bad_request', 'Invalid input.', Object.fromEntries(faults));
}

async function readJson(c: Context, limitBytes = LIMIT_BYTES): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'The body must be application/json.');
  return parseJson(await readBody(c.req.raw, limitBytes));
}

/** The token of a request; undefined for a guest, and for what is no token of ours. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([\w.~+/=-]{16,512})$/i.exec(c.req.header('authorization') ?? '')?.[1];
