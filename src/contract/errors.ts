import * as z from 'zod/mini';
import type { ErrorEnvelope } from './api-error.ts';

// Without schemas, for browser code that must stay light.
export * from './api-error.ts';

/** The one body of every failed call, as a schema. */
export const ErrorEnvelopeSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    requestId: z.optional(z.string()),
  }),
}) satisfies z.ZodMiniType<ErrorEnvelope>;
