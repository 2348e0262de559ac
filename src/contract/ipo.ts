import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { PageQuerySchema, totalOf } from './paging.ts';

/** One offering: the company's name and whatever other columns the source has. */
export const IpoSchema = z.catchall(
  z.object({ company_name: z.string() }),
  z.nullable(z.union([z.string(), z.number()])),
);
export type Ipo = z.infer<typeof IpoSchema>;

export const IpoListSchema = totalOf(IpoSchema);

/** Calls: offerings. */
// prettier-ignore
export const ipoCalls = {
  'stock.ipoCalendar': callTo('data', 'GET /stock/ipo_cal', 'public', 'Offerings, newest first',
    { query: PageQuerySchema, answer: IpoListSchema }),
} as const;
