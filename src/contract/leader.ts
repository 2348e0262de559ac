import * as z from 'zod/mini';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { IdParamsSchema, IdSchema } from './id.ts';
import { DoneSchema, listOf, PageQuerySchema } from './paging.ts';
import { SymbolParamsSchema, SymbolSchema } from './symbol.ts';
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

/** Calls: management. */
// prettier-ignore
export const leaderCalls = {
  'stock.team': callTo('data', 'GET /stock/team/:symbol', 'public', 'Management of a company',
    { params: SymbolParamsSchema, query: PageQuerySchema, answer: LeaderListSchema, errors: ['not_found'] }),
} as const;

/** What staff edit: management. */
// prettier-ignore
export const leaderToolsCalls = {
  'toolsLeaders.list': callTo('tools', 'GET /tools/management/:symbol', 'staff', 'Management to edit',
    { params: SymbolParamsSchema, query: PageQuerySchema, answer: LeaderListSchema, planned: true }),
  'toolsLeaders.create': callTo('tools', 'POST /tools/management', 'staff', 'Add a member of the management',
    { body: LeaderInputSchema, answer: LeaderSchema, errors: ['not_found'], limitBytes: EDITOR_LIMIT_BYTES,
      planned: true }),
  'toolsLeaders.update': callTo('tools', 'PUT /tools/management/:id', 'staff', 'Change a member of the management',
    { params: IdParamsSchema, body: LeaderUpdateSchema, answer: LeaderSchema, errors: ['not_found'],
      limitBytes: EDITOR_LIMIT_BYTES, planned: true }),
  'toolsLeaders.delete': callTo('tools', 'DELETE /tools/management/:id', 'staff', 'Remove a member of the management',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found'], planned: true }),
} as const;
