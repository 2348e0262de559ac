import * as z from 'zod/mini';
import { PAGE_MAX, PAGE_SIZE_MAX } from './bounds.ts';

/** A whole number from a query string or JSON, between `min` and `max`. */
export const whole = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .check(
      z.int(`must be a whole number from ${min} to ${max}`),
      z.gte(min, `must be at least ${min}`),
      z.lte(max, `must be at most ${max}`),
    );

const page = (first: 0 | 1) =>
  z._default(whole(first, PAGE_MAX), first).check(z.describe(`Page, counted from ${first}.`));
const size = (standard: number) =>
  z._default(whole(1, PAGE_SIZE_MAX), standard).check(z.describe(`Rows on a page, 1 to ${PAGE_SIZE_MAX}.`));

/** `page` and `pageSize` of a list; most lists count pages from 1, two searches from 0. */
export const pageOf = (firstPage: 0 | 1 = 1, standardSize = 10) => ({
  page: page(firstPage),
  pageSize: size(standardSize),
});

/** The same for the calls that name the size `limit`. */
export const pageLimitOf = (standardSize = 10) => ({ page: page(1), limit: size(standardSize) });

export const PageQuerySchema = z.strictObject(pageOf());
export type PageQuery = z.output<typeof PageQuerySchema>;

/** The answer of a list without a shape of its own. */
export const listOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ data: z.array(row), total: z.number(), page: z.number(), pageSize: z.number() });

/** The answer of the lists that name the total `total` and nothing else. */
export const totalOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ data: z.array(row), total: z.number() });

/** One page of a list, and how many rows the whole of it has. */
export interface Paged<Row> {
  data: Row[];
  total: number;
}

/** The answer of the lists that name the total `totalItems`. */
export const totalItemsOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ data: z.array(row), totalItems: z.number() });

/** The answer of a call that only tells that it was done. */
export const DoneSchema = z.object({ success: z.boolean(), message: z.optional(z.string()) });
