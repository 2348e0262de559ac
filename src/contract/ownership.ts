import * as z from 'zod/mini';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { CsvSchema } from './screener-export.ts';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

/** How the shares of a company lie on a day; `institutionsPercent` may exceed 100 where shares were lent and sold short. */
export const OwnershipSnapshotSchema = z.object({
  asOf: z.string(),
  sharesOutstanding: number,
  floatShares: number,
  insidersPercent: number,
  institutionsPercent: number,
  source: z.string(),
});
export type OwnershipSnapshot = z.infer<typeof OwnershipSnapshotSchema>;

/** One manager's position from form 13F: shares in units of today, values in dollars of the days of the reports. */
export const ManagerPositionSchema = z.object({
  manager: z.string(),
  shares: number,
  sharesComputed: z
    .boolean()
    .check(z.describe('Value over the close of the report day: no share count is on record.')),
  priorShares: number,
  isNew: z.boolean().check(z.describe('The report of the quarter before had no position.')),
  percentOfCompany: number,
  value: number,
  priorValue: number,
  reportDate: text,
  filedOn: text,
  raw_text_link: text,
});
export type ManagerPosition = z.infer<typeof ManagerPositionSchema>;

/** One schedule 13D (the holder may seek influence) or 13G (it does not): over 5% of a class of shares. */
export const StakeSchema = z.object({
  form: z.string(),
  holder: z.string(),
  filedOn: z.string(),
  raw_text_link: text,
});
export type Stake = z.infer<typeof StakeSchema>;

export const OwnershipSchema = z.object({
  symbol: z.string(),
  quote_date: text,
  owners: z
    .nullable(OwnershipSnapshotSchema)
    .check(z.describe('The latest day with insiders or institutions.')),
  float: z.nullable(OwnershipSnapshotSchema).check(z.describe('The latest day with a float.')),
  sharesOutstanding: number.check(z.describe('What shares of the company are counted of.')),
  sharesAsOf: text,
  managers: z.array(ManagerPositionSchema).check(z.describe('By value, largest first.')),
  managersOnRecord: z.number().check(z.describe('All managers whose reports are on record, of any company.')),
  stakes: z.array(StakeSchema).check(z.describe('Newest first.')),
});
export type Ownership = z.infer<typeof OwnershipSchema>;

/** Shares sold short on a settlement day. */
export const ShortSettlementSchema = z.object({
  settlement: z.string(),
  sharesShort: z.number(),
  changePercent: number.check(z.describe('Against the settlement before on record, not across a split.')),
  percentOfFloat: number,
  percentPublished: number.check(
    z.describe('What the source itself says of the float, which may be another one that it does not give.'),
  ),
  floatComputed: z.boolean(),
  daysToCover: number,
  daysComputed: z
    .boolean()
    .check(z.describe('Over the average volume of the 20 sessions to the settlement.')),
  source: z.string(),
});

export const ShortInterestSchema = z.object({
  symbol: z.string(),
  settlements: z.array(ShortSettlementSchema).check(z.describe('Newest first.')),
  highest: number.check(z.describe('Most shares short on a settlement day since 2021, up to `highestAsOf`.')),
  highestAsOf: text,
});
export type ShortInterest = z.infer<typeof ShortInterestSchema>;

export const ownershipFiles = ['managers', 'stakes', 'short-interest', 'insiders'] as const;
export type OwnershipFile = (typeof ownershipFiles)[number];
export const OwnershipFileQuerySchema = z.strictObject({
  table: z.enum(ownershipFiles, `must be one of ${ownershipFiles.join(', ')}`),
});

/** Calls: who owns and shorts a company. */
// prettier-ignore
export const ownershipCalls = {
  'stock.ownership': callTo('data', 'GET /stock/ownership/:symbol', 'public',
    'Float, insiders and institutions, managers (13F) and stakes over 5% (13D, 13G) of a company',
    { params: SymbolParamsSchema, answer: OwnershipSchema, errors: ['not_found'] }),
  'stock.ownershipFile': callTo('data', 'GET /stock/ownership/:symbol/csv', 'public',
    'Managers, stakes, short interest or insiders’ trades of a company as CSV',
    { params: SymbolParamsSchema, query: OwnershipFileQuerySchema, answer: CsvSchema, stream: 'text/csv', costly: 'file',
      errors: ['not_found'] }),
  'stock.shortInterest': callTo('data', 'GET /stock/short-interest/:symbol', 'public',
    'Shares of a company sold short, by settlement day',
    { params: SymbolParamsSchema, answer: ShortInterestSchema, errors: ['not_found'] }),
} as const;
