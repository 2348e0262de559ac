import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { pageOf, totalOf } from './paging.ts';

/** One offering: the company's name and whatever other columns the source has. */
export const IpoSchema = z.catchall(
  z.object({ company_name: z.string() }),
  z.nullable(z.union([z.string(), z.number()])),
);
export type Ipo = z.infer<typeof IpoSchema>;

export const IpoListSchema = totalOf(IpoSchema);

/** What happened last: the price was set, or only a registration was filed. */
export const ipoSteps = ['priced', 'filed'] as const;

export const IpoQuerySchema = z.strictObject({
  ...pageOf(),
  status: z
    .optional(z.enum(ipoSteps))
    .check(z.describe('Only offerings of which that is the last thing on record.')),
});
export type IpoQuery = z.infer<typeof IpoQuerySchema>;

/** Calls: offerings. */
// prettier-ignore
export const ipoCalls = {
  'stock.ipoCalendar': callTo('data', 'GET /stock/ipo_cal', 'public', 'Offerings, newest first',
    { query: IpoQuerySchema, answer: IpoListSchema }),
} as const;
