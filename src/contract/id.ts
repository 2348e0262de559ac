import * as z from 'zod/mini';

/** An identifier in an answer: text, whatever a server makes of it (some send numbers). */
export const IdSchema = z.pipe(
  z.transform((id: string | number) => (typeof id === 'number' ? String(id) : id)),
  z.string('must be text'),
);

/** An identifier that a caller hands over. */
export const IdInputSchema = z
  .string('is required')
  .check(
    z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not an identifier'),
    z.describe('Identifier, as a list gave it.'),
  );

export const IdParamsSchema = z.strictObject({ id: IdInputSchema });
