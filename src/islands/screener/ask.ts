import type * as z from 'zod/mini';

/** Longer than the gateway waits for its backend. */
const TIMEOUT_MS = 12_000;

type Answers = typeof import('./answers.ts');

/** Loads what answers are checked with; called early by who expects to ask, it costs the first question nothing. */
export const loadAnswers = (): Promise<Answers> => import('./answers.ts');

/** What the API refused: its status, its sentence, and the faults of fields. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = fields;
  }
}

export interface Question {
  method?: 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Asks the browser's API; `schemaOf` picks what the answer must be. Rejects with Refusal when the API refuses, and with
 * anything else when the answer is late, malformed or does not come.
 */
export async function ask<T>(
  path: string,
  schemaOf: (answers: Answers) => z.ZodMiniType<T>,
  { method, body, signal }: Question = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const [answers, response] = await Promise.all([
    loadAnswers(),
    fetch(path, {
      ...(method && { method }),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }),
  ]);
  if (response.ok) return schemaOf(answers).parse(await response.json());
  const told = answers.ErrorEnvelopeSchema.safeParse(await response.json().catch(() => null));
  const { message, fields } = told.success ? told.data.error : {};
  throw new Refusal(response.status, message ?? `The API answered ${response.status}.`, fields);
}
