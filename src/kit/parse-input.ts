import type * as z from 'zod/mini';
import { ApiError } from '#contract/errors.ts';

interface Issue {
  code?: string;
  message: string;
  path: readonly PropertyKey[];
  keys?: readonly string[];
}

/** Faults by field, the first one of each: `{pageSize: 'must be at most 100'}`; '' is the input as a whole. */
export function faultsByField(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) fields[[...issue.path, key].join('.')] ??= 'is not known';
    } else {
      fields[issue.path.map(String).join('.')] ??=
        issue.message === 'Invalid input' ? 'is not valid' : issue.message;
    }
  }
  return fields;
}

/**
 * Holds a value against a schema and returns what the schema makes of it.
 * @throws ApiError bad_request; its message is the fault itself where there is just one that reads as a sentence
 */
export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = faultsByField(result.error.issues);
  const messages = Object.values(fields);
  const sentence = messages.find((message) => /^[A-Z]/.test(message));
  throw new ApiError('bad_request', sentence ?? 'Invalid input.', fields);
}
