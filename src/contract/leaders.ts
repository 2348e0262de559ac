import * as z from 'zod/mini';
import { AskedDirectionSchema } from './screener.ts';
import { callTo } from './call.ts';
import { CompanyCardSchema } from './company.ts';
import { CompanySizeSchema } from './company-size.ts';
import { pageOf, totalOf } from './paging.ts';
import { SectorNameSchema } from './sector.ts';

/** What the companies of a session can be ordered by. */
export const moverSorts = [
  'change',
  'gap',
  'dollarVolume',
  'volume',
  'relativeVolume',
  'last',
  'marketCap',
] as const;
export type MoverSort = (typeof moverSorts)[number];

const atLeastZero = (meaning: string) =>
  z
    .optional(z.coerce.number('must be a number').check(z.gte(0, 'must be at least 0')))
    .check(z.describe(meaning));

const choice = {
  order: z._default(AskedDirectionSchema, 'desc'),
  sort: z
    ._default(z.enum(moverSorts, `must be one of ${moverSorts.join(', ')}`), 'change')
    .check(z.describe('What `order` is of. A company without a value is left out.')),
  moved: z
    .optional(z.enum(['up', 'down'], 'must be up or down'))
    .check(z.describe('Only companies that rose, or only those that fell.')),
  minPrice: atLeastZero('Lowest price in dollars.'),
  minVolume: atLeastZero('Lowest volume of the session in shares.'),
  maxMarketCap: atLeastZero('Highest market value in dollars.'),
  sector: z.optional(SectorNameSchema),
  size: z.optional(CompanySizeSchema),
  onRecord: z
    .optional(z.enum(['true', 'false'], 'must be true or false'))
    .check(
      z.describe('true: only large moves that have something on record that day or the evening before.'),
    ),
};

/** The largest moves; unfiltered unless something is asked for. */
export const LeadersQuerySchema = z.strictObject({ ...pageOf(1), ...choice });
export const LeadersFileQuerySchema = z.strictObject(choice);
export const LeadersSchema = totalOf(CompanyCardSchema);

/** Calls: companies by what their shares did in the session. */
// prettier-ignore
export const leadersCalls = {
  'stock.leadersLaggards': callTo('data', 'GET /stock/leadersLaggards', 'public',
    'Companies by the change of the session: leaders (desc) or laggards (asc)',
    { query: LeadersQuerySchema, answer: LeadersSchema }),
  'stock.leadersFile': callTo('data', 'GET /stock/leadersLaggards/csv', 'public',
    'The same as CSV, every company, with what is on record beside each large move',
    { query: LeadersFileQuerySchema, answer: z.string(), stream: 'text/csv', costly: 'file' }),
} as const;
