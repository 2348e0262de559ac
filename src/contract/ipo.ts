import * as z from 'zod/mini';
import { totalOf } from './paging.ts';

/** One offering: the company's name and whatever other columns the source has. */
export const IpoSchema = z.catchall(
  z.object({ company_name: z.string() }),
  z.nullable(z.union([z.string(), z.number()])),
);
export type Ipo = z.infer<typeof IpoSchema>;

export const IpoListSchema = totalOf(IpoSchema);
