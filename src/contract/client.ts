import * as z from 'zod/mini';
import { listOf } from './paging.ts';
import { SymbolSchema } from './symbol.ts';
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
export type Client = z.infer<typeof ClientSchema>;
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
