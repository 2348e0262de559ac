import * as z from 'zod/mini';
import { IdSchema } from './id.ts';
import { listOf } from './paging.ts';
import { SymbolSchema } from './symbol.ts';
import { optionalHtml, optionalText, optionalUrl, requiredText, TextOrNull } from './text.ts';

/** A member of the management; `description` is sanitized HTML. */
export const LeaderSchema = z.object({
  id: IdSchema,
  company_symbol: z.string(),
  name: z.string(),
  title: TextOrNull,
  description: TextOrNull,
  headshot_url: TextOrNull,
});
export type Leader = z.infer<typeof LeaderSchema>;
export const LeaderListSchema = listOf(LeaderSchema);

export const LeaderInputSchema = z.strictObject({
  company_symbol: SymbolSchema,
  name: requiredText('Name', 200),
  title: optionalText(200),
  description: optionalHtml,
  headshot_url: optionalUrl,
});
export const LeaderUpdateSchema = z.partial(LeaderInputSchema);
