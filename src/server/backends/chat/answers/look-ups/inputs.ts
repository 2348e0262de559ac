import * as z from 'zod/mini';
import { SymbolSchema } from '#contract/symbol.ts';
import { DaySchema } from '#contract/text.ts';

const symbol = SymbolSchema.check(z.describe('Ticker of the company.'));

/** A company alone. */
export const CompanyInput = z.object({ symbol });

const from = z.optional(DaySchema).check(z.describe('First day, included, YYYY-MM-DD.'));
const to = z.optional(DaySchema).check(z.describe('Last day, included, YYYY-MM-DD.'));

/** A company over a span of days. */
export const SpanInput = z.object({ symbol, from, to });

/** A company on a day. */
export const DayInput = z.object({ symbol, day: DaySchema.check(z.describe('The day, YYYY-MM-DD.')) });

/** How many rows are wanted. */
export const limitUpTo = (most: number, usual: number) =>
  z._default(z.int().check(z.gte(1), z.lte(most)), usual).check(z.describe(`At most ${most} rows.`));
