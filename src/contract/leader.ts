import * as z from 'zod/mini';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { deskInput, DeskSchema } from './desk.ts';
import { IdInputSchema, IdParamsSchema, IdSchema } from './id.ts';
import { DoneSchema, listOf, PageQuerySchema, whole } from './paging.ts';
import { SymbolParamsSchema, SymbolSchema } from './symbol.ts';
import { optionalAddress, optionalHtml, optionalText, requiredText, TextOrNull } from './text.ts';

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
  headshot_url: optionalAddress,
  position: z
    .optional(whole(0, 999))
    .check(z.describe('Place on the page, from 0; a new one stands last unless said.')),
  ...deskInput,
});
export const LeaderUpdateSchema = z.partial(LeaderInputSchema);

/** A leader as staff edit it, and how it stands. */
export const DeskLeaderSchema = z.extend(LeaderSchema, { position: z.number(), desk: DeskSchema });
export type DeskLeader = z.infer<typeof DeskLeaderSchema>;
export const DeskLeaderListSchema = listOf(DeskLeaderSchema);

/** The leaders of a company in their new order; who is not named keeps behind them. */
const LeaderOrderSchema = z.strictObject({ ids: z.array(IdInputSchema).check(z.maxLength(100)) });

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
    { params: SymbolParamsSchema, query: PageQuerySchema, answer: DeskLeaderListSchema }),
  'toolsLeaders.create': callTo('tools', 'POST /tools/management', 'staff', 'Add a member of the management',
    { body: LeaderInputSchema, answer: DeskLeaderSchema, errors: ['not_found', 'conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsLeaders.update': callTo('tools', 'PUT /tools/management/:id', 'staff', 'Change a member of the management',
    { params: IdParamsSchema, body: LeaderUpdateSchema, answer: DeskLeaderSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsLeaders.delete': callTo('tools', 'DELETE /tools/management/:id', 'staff', 'Remove a member of the management',
    { params: IdParamsSchema, answer: DoneSchema,
      errors: ['not_found', 'conflict'] }),
  'toolsLeaders.order': callTo('tools', 'POST /tools/management/:symbol/order', 'staff',
    'Put the management of a company in another order',
    { params: SymbolParamsSchema, body: LeaderOrderSchema, answer: DeskLeaderListSchema, errors: ['not_found'] }),
} as const;
