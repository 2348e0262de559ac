import * as z from 'zod/mini';

/** One insider trade of a form 4: `amount_purchased` in shares, `price` in dollars a share, `value` in dollars. */
export const InsiderRecordSchema = z.object({
  company_symbol: z.string(),
  purchaser: z.string(),
  date_of_purchase: z.nullable(z.string()),
  is_buy: z.boolean(),
  amount_purchased: z.nullable(z.number()),
  price: z.optional(z.nullable(z.number())),
  value: z.optional(z.nullable(z.number())),
  role: z.optional(z.nullable(z.string())),
  /** Transaction code of the form: P purchase, S sale, A award, M exercise. */
  code: z.optional(z.nullable(z.string())),
  filing_url: z.optional(z.nullable(z.string())),
});
export type InsiderRecord = z.infer<typeof InsiderRecordSchema>;
