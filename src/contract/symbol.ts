import * as z from 'zod/mini';

/** A ticker as it stands in paths: upper case, a share class after `-` (BRK-B). Lower case is folded. */
export const SymbolSchema = z.pipe(
  z
    .string('is required')
    .check(
      z.regex(/^[A-Za-z0-9.-]{1,12}$/, 'is not a ticker symbol'),
      z.describe('Ticker, in either case; a share class after a hyphen (BRK-B).'),
    ),
  z.transform((text: string) => text.toUpperCase()),
);

export const SymbolParamsSchema = z.strictObject({ symbol: SymbolSchema });
export const SymbolQuerySchema = z.strictObject({ symbol: SymbolSchema });
