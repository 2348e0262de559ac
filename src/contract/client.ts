import * as z from 'zod/mini';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { listOf, PageQuerySchema } from './paging.ts';
import { SymbolParamsSchema, SymbolQuerySchema, SymbolSchema } from './symbol.ts';
import { optionalFlag, optionalHtml, optionalText, TextOrNull } from './text.ts';

/** A company that the operator works for; `disclosure` is sanitized HTML. */
export const ClientSchema = z.object({
  company_symbol: z.string(),
  active: z.boolean(),
  contract: z.optional(TextOrNull),
  disclosure: z.optional(TextOrNull),
  assignedSpecialistId: z.optional(TextOrNull),
  companyName: z.optional(TextOrNull),
  topicArn: z.optional(TextOrNull),
  Company: z.optional(z.nullable(z.object({ name: z.optional(TextOrNull), logo: z.optional(TextOrNull) }))),
});
export const ClientListSchema = listOf(ClientSchema);

/** Fields that are absent stay as they are. */
export const ClientUpdateSchema = z.strictObject({
  contract: optionalText(5000),
  disclosure: optionalHtml,
  assignedSpecialistId: optionalText(64),
  companyName: optionalText(200),
  active: optionalFlag,
});
export const ClientInputSchema = z.extend(ClientUpdateSchema, { company_symbol: SymbolSchema });

export const IsClientSchema = z.object({ isClient: z.boolean() });

/** Calls: client companies. */
// prettier-ignore
export const clientCalls = {
  'stock.isClient': callTo('data', 'GET /stock/isClient', 'public', 'Whether a company is a client',
    { query: SymbolQuerySchema, answer: IsClientSchema }),
} as const;

/** What staff edit: client companies. */
// prettier-ignore
export const clientToolsCalls = {
  'toolsClients.list': callTo('tools', 'GET /tools/clients', 'staff', 'Clients to edit',
    { query: PageQuerySchema, answer: ClientListSchema, planned: true }),
  'toolsClients.create': callTo('tools', 'POST /tools/clients', 'staff', 'Make a company a client',
    { body: ClientInputSchema, answer: ClientSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES, planned: true }),
  'toolsClients.update': callTo('tools', 'PUT /tools/clients/:symbol', 'staff', 'Change a client',
    { params: SymbolParamsSchema, body: ClientUpdateSchema, answer: ClientSchema, errors: ['not_found'],
      limitBytes: EDITOR_LIMIT_BYTES, planned: true }),
} as const;
