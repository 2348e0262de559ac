import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import { parseInput, parseJson } from '#kit/http/parse-input.ts';
import { readBody } from '#kit/http/read-body.ts';
import { type SpooledForm, spoolForm } from './spool-form.ts';

const DEFAULT_LIMIT_BYTES = 64 * 1024;

/** What a call was given, checked by its schemas: ready to be sent on. */
export interface CallInput {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** JSON text, or undefined for a call without a body. */
  body: string | undefined;
  /** A form with files, whole, for a call that takes one. */
  files?: SpooledForm;
}

function singleValues(queries: Record<string, string[]>): Record<string, string> {
  const repeated = Object.keys(queries).filter((name) => queries[name]?.length !== 1);
  if (repeated.length > 0)
    throw new ApiError(
      'bad_request',
      'Invalid input.',
      Object.fromEntries(repeated.map((name) => [name, 'is given more than once'])),
    );
  return Object.fromEntries(Object.entries(queries).map(([name, [value]]) => [name, value ?? '']));
}

/**
 * Takes params, query and body of a call and holds each against its schema.
 * @throws ApiError bad_request with the faulty fields, too_large, unsupported_type
 */
export async function readInput(c: Context, call: Call): Promise<CallInput> {
  const parse = (schema: z.ZodMiniType | undefined, value: unknown) =>
    schema ? parseInput(schema, value) : {};
  const params = parse(call.params, c.req.param()) as Record<string, string>;
  const given = singleValues(c.req.queries());
  if (!call.query && Object.keys(given).length > 0)
    throw new ApiError(
      'bad_request',
      'Invalid input.',
      Object.fromEntries(Object.keys(given).map((name) => [name, 'is not known'])),
    );
  const query = parse(call.query, given) as Record<string, unknown>;
  if (call.takesFiles) {
    const files = await spoolForm(c.req.raw, call.limitBytes ?? DEFAULT_LIMIT_BYTES);
    return { params, query, body: undefined, files };
  }
  if (!call.body) return { params, query, body: undefined };

  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'The body must be JSON, with the content type application/json.');
  const text = await readBody(c.req.raw, call.limitBytes ?? DEFAULT_LIMIT_BYTES);
  return { params, query, body: JSON.stringify(parseInput(call.body, parseJson(text))) };
}
