import * as z from 'zod/mini';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { deskInput, DeskSchema } from './desk.ts';
import { LandingPageFieldsSchema } from './landing-page.ts';
import { DoneSchema, listOf, PageQuerySchema } from './paging.ts';
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

/** A client as staff edit it, and how it stands. */
export const DeskClientSchema = z.extend(ClientSchema, { desk: DeskSchema });
export type DeskClient = z.infer<typeof DeskClientSchema>;
export const DeskClientListSchema = listOf(DeskClientSchema);

/** Fields that are absent stay as they are. */
export const ClientUpdateSchema = z.strictObject({
  contract: optionalText(5000),
  disclosure: optionalHtml,
  assignedSpecialistId: optionalText(64),
  companyName: optionalText(200),
  topicArn: optionalText(300),
  active: optionalFlag,
  /** The landing page in the same save, so that one never stands without the other. */
  landing: z.optional(LandingPageFieldsSchema),
  ...deskInput,
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
    { query: PageQuerySchema, answer: DeskClientListSchema }),
  'toolsClients.create': callTo('tools', 'POST /tools/clients', 'staff', 'Make a company a client',
    { body: ClientInputSchema, answer: DeskClientSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsClients.update': callTo('tools', 'PUT /tools/clients/:symbol', 'staff', 'Change a client',
    { params: SymbolParamsSchema, body: ClientUpdateSchema, answer: DeskClientSchema,
      errors: ['not_found', 'conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsClients.delete': callTo('tools', 'DELETE /tools/clients/:symbol', 'staff', 'Take a client and its page away',
    { params: SymbolParamsSchema, answer: DoneSchema, errors: ['not_found', 'conflict'] }),
} as const;
