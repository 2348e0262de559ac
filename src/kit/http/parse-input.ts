import type * as z from 'zod/mini';
import { ApiError } from '#contract/errors.ts';

interface Issue {
  code?: string;
  message: string;
  path: readonly PropertyKey[];
  keys?: readonly string[];
}

const NAMES: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** What is wrong in plain words, where the schema says nothing of its own. */
function inWords(message: string): string {
  const [, expected = '', received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === 'undefined') return 'is required';
  const name = NAMES[expected];
  if (name !== undefined) return `must be ${name}`;
  return message.startsWith('Invalid input') ? 'is not valid' : message;
}

/** Faults by field, the first one of each: `{pageSize: 'must be at most 100'}`; '' is the input as a whole. */
export function faultsByField(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) fields[[...issue.path, key].join('.')] ??= 'is not known';
    } else {
      fields[issue.path.map(String).join('.')] ??= inWords(issue.message);
    }
  }
  return fields;
}

/** Where a text with a NUL stands, which PostgreSQL keeps in no text and nobody types; undefined where there is none. */
function findNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') ? '' : findNul(inner);
    if (found !== undefined) return found === '' ? name : `${name}.${found}`;
  }
  return undefined;
}

/**
 * Holds a value against a schema and returns what the schema makes of it.
 * @throws ApiError bad_request; its message is the fault itself where there is just one that reads as a sentence
 */
export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) {
    const nulAt = findNul(result.data);
    if (nulAt === undefined) return result.data;
    throw new ApiError('bad_request', 'Invalid input.', { [nulAt]: 'must not hold a NUL character' });
  }
  const fields = faultsByField(result.error.issues);
  const messages = Object.values(fields);
  const sentence = messages.find((message) => /^[A-Z]/.test(message));
  const ofAll = fields[''] === undefined ? 'Invalid input.' : `The input ${fields['']}.`;
  throw new ApiError('bad_request', sentence ?? ofAll, fields);
}

/** More than any call has; code that follows values into themselves bears a few thousand. */
const MAX_LEVELS = 64;

function isTooDeep(json: string): boolean {
  let level = 0;
  let inText = false;
  for (let i = 0; i < json.length; i += 1) {
    const sign = json[i];
    if (inText) {
      if (sign === '\\') i += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') {
      level += 1;
      if (level > MAX_LEVELS) return true;
    } else if (sign === ']' || sign === '}') level -= 1;
  }
  return false;
}

/**
 * The value of a JSON text from outside.
 * @throws ApiError bad_request for what is no JSON, or nested more than 64 levels deep
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new ApiError('bad_request', 'The body is nested too deep.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not valid JSON.');
  }
}
