import * as z from 'zod/mini';
import { BlankCheckSchema } from './blank-check.ts';
import { callTo } from './call.ts';
import { CompanyTypeSchema } from './company-type.ts';
import { listOf } from './paging.ts';
import { CsvSchema } from './screener-export.ts';
import { SymbolParamsSchema } from './symbol.ts';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

/** Facts of a company, each group with the day on which its source was read; null is not on record. */
export const CompanyFactsSchema = z.object({
  symbol: z.string(),
  company_type: z.nullable(CompanyTypeSchema),
  otherClasses: z.array(z.string()).check(z.describe('Tickers of the other share classes of its issuer.')),
  receipts: z
    .optional(z.object({ receipts: z.number(), shares: z.number(), of: z.string() }))
    .check(
      z.describe('For how many shares so many depositary receipts stand, where the listed name says it.'),
    ),
  registered_on: text.check(z.describe('Day of the record of the SEC.')),
  city: text,
  place: text.check(z.describe('State or country of the business address.')),
  state_of_incorporation: text,
  fiscal_year_end: text.check(z.describe('Month and day as MM-DD.')),
  filer_categories: z.array(z.string()),
  formerNames: z.array(z.object({ name: z.string(), from: text, to: text })),
  profile_on: text.check(z.describe('Day of the profile at Yahoo Finance.')),
  website: text,
  employees: number,
  first_trade: text,
  index_on: text.check(z.describe('Day of the lists of the indices.')),
  indices: z.array(z.string()),
  splits: z
    .optional(z.array(z.object({ date: z.string(), new_shares: z.number(), old_shares: z.number() })))
    .check(z.describe('Of its shares, newest first: so many new ones for so many old.')),
  blank_check: z.optional(BlankCheckSchema).check(z.describe('Of a blank check alone.')),
});
export type CompanyFacts = z.infer<typeof CompanyFactsSchema>;

/** An officer as a dated source names them; pay is of the fiscal year, in whole units of the currency. */
export const OfficerSchema = z.object({
  name: z.string(),
  title: text,
  pay: number,
  pay_year: number,
  currency: text,
  as_of: z.string(),
});
export type Officer = z.infer<typeof OfficerSchema>;

/** One row of the comparison; flows are of twelve months in dollars, `growth` and margins in percent. */
export const PeerSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  market_cap: number,
  last_sale: number,
  change_pre: number,
  change_year: number.check(
    z.describe('Of the price over a year, in percent; none across a close of doubtful scale.'),
  ),
  revenue: number,
  growth: number.check(
    z.describe('Of the revenue of twelve months over that of the twelve before, in percent.'),
  ),
  gross_margin: number,
  operating_margin: number,
  margins_to: z
    .optional(z.partial(z.object({ gross_margin: z.string(), operating_margin: z.string() })))
    .check(z.describe('The last days of margins that are of other twelve months than the revenue.')),
  price_sales: number,
  enterprise_sales: number.check(z.describe('Market value with debt less cash, over the same revenue.')),
  cash: number,
  cash_end: z
    .optional(text)
    .check(z.describe('The day of the cash, which may be another than that of the revenue.')),
  net_cash: number.check(z.describe('Cash less debt of the same day.')),
  short_percent: number.check(z.describe('Shares sold short of the float, of the latest settlement.')),
  runway_quarters: number,
  runway_needed: z.nullable(z.boolean()),
  runway_end: z
    .optional(text)
    .check(z.describe('The day that the runway is counted from, which may be before that of the cash.')),
  period_end: text,
  known_to: z
    .optional(z.partial(z.object({ revenue: z.number(), cash: z.number(), net_cash: z.number() })))
    .check(z.describe('Amounts that are known to so many dollars only, as to a million.')),
});
export type Peer = z.infer<typeof PeerSchema>;

/** A company beside those of its industry that are nearest in market value, and the median of all of them. */
export const PeersSchema = z.object({
  sic: text,
  industry: text,
  quote_date: text,
  data: z
    .array(PeerSchema)
    .check(z.describe('The company first, then its peers by market value; empty without any.')),
  median: z.nullable(
    z.omit(PeerSchema, {
      symbol: true,
      name: true,
      margins_to: true,
      cash_end: true,
      runway_needed: true,
      runway_end: true,
      period_end: true,
      known_to: true,
    }),
  ),
});
export type Peers = z.infer<typeof PeersSchema>;

export const companyFiles = ['officers', 'peers'] as const;
export type CompanyFile = (typeof companyFiles)[number];
export const CompanyFileQuerySchema = z.strictObject({
  table: z.enum(companyFiles, `must be one of ${companyFiles.join(', ')}`),
});

/** Calls: who a company is, who leads it, and beside whom it stands. */
// prettier-ignore
export const companyFactsCalls = {
  'stock.facts': callTo('data', 'GET /stock/facts/:symbol', 'public',
    'Place, website, employees, filer status, indices, former names and other classes of a company',
    { params: SymbolParamsSchema, answer: CompanyFactsSchema, errors: ['not_found'] }),
  'stock.officers': callTo('data', 'GET /stock/officers/:symbol', 'public', 'Officers of a company with title and pay',
    { params: SymbolParamsSchema, answer: listOf(OfficerSchema), errors: ['not_found'] }),
  'stock.factsFile': callTo('data', 'GET /stock/facts/:symbol/csv', 'public', 'Officers or peers of a company as CSV',
    { params: SymbolParamsSchema, query: CompanyFileQuerySchema, answer: CsvSchema, stream: 'text/csv', costly: 'file',
      errors: ['not_found'] }),
  'stock.peers': callTo('data', 'GET /stock/peers/:symbol', 'public',
    'A company compared with those of its industry that are nearest in market value',
    { params: SymbolParamsSchema, answer: PeersSchema, errors: ['not_found'] }),
} as const;
