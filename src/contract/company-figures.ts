import * as z from 'zod/mini';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

const dated = {
  value: z.number(),
  currency: z.string().check(z.describe('ISO 4217.')),
  period_end: z.string(),
  source: z.string().check(z.describe('Ids of its sources, joined by " + ".')),
  rounded_to: z.optional(z.number()).check(z.describe('Known to this amount only.')),
};

/** An amount with the day or period it belongs to, its source, and how finely it is known. */
export const DatedAmountSchema = z.object(dated);
export type DatedAmount = z.infer<typeof DatedAmountSchema>;

export const CashFigureSchema = z.object({
  ...dated,
  with_investments: z
    .boolean()
    .check(
      z.describe('With short-term investments; else cash and equivalents alone, as far as is on record.'),
    ),
});
export type CashFigure = z.infer<typeof CashFigureSchema>;

/** How long cash lasts at the pace of the last four quarters; both figures belong to the same day. */
export const RunwaySchema = z.object({
  state: z.enum(['known', 'not_needed']).check(z.describe('Operations that bring cash in need no runway.')),
  quarters: number.check(z.describe('Null where none is needed.')),
  cash: z.number(),
  operating_cash_flow: z
    .number()
    .check(z.describe('Of the four quarters to the day; under zero is cash used.')),
  last_quarter: number.check(z.describe('Cash flow from operations of the last quarter alone.')),
  quarters_with_inflow: z
    .number()
    .check(z.describe('How many of the four quarters, as far as they are on record, brought cash in.')),
  currency: z.string(),
  period_end: z.string(),
  cash_source: z.string(),
  flow_source: z.string(),
  more_shares: z
    .optional(z.object({ times: z.number(), since: z.string() }))
    .check(
      z.describe(
        'So many times as many shares trade as were counted on that day, the last one up to that of the cash, where a tenth more do.',
      ),
    ),
});
export type Runway = z.infer<typeof RunwaySchema>;

export const EpsFigureSchema = z.object({
  ...dated,
  basis: z.enum(['four quarters', 'twelve months']),
  no_multiple: z
    .optional(z.enum(['operations lost', 'one quarter', 'beside operations']))
    .check(
      z.describe(
        'Why no price to earnings is made of it: operations lost in these months, one quarter that is no season made nearly all of it, or it is three times what operations earned.',
      ),
    ),
  one_quarter: z
    .optional(z.object({ value: z.number(), period_end: z.string(), year_before: z.optional(z.number()) }))
    .check(
      z.describe(
        'The quarter that made two thirds of a profit or more, where one did; and what the same one earned a year before, where it made as much of that year.',
      ),
    ),
});
export type EpsFigure = z.infer<typeof EpsFigureSchema>;

/**
 * The last announced earnings per share, without an amount where nobody says of which currency or share it is; `adjusted` is null where
 * no statement of its quarter is on record.
 */
export const AnnouncedEpsSchema = z.object({
  date: z.string(),
  epsActual: number,
  epsEstimate: number,
  adjusted: z.nullable(z.boolean()),
  filed: z
    .optional(z.number())
    .check(
      z.describe('The diluted EPS of the statement of its quarter, where that is another one to the cent.'),
    ),
  overtaken: z
    .optional(z.literal(true))
    .check(z.describe('A later quarter is on record, so that this is not the last: no headline shows it.')),
});
export type AnnouncedEps = z.infer<typeof AnnouncedEpsSchema>;

/** A figure of twelve months that sources contradict and none bears out. */
export const WithheldSchema = z.object({ figure: z.string(), period_end: z.string() });
export type Withheld = z.infer<typeof WithheldSchema>;

/** Why a balance is in no headline: sources contradict that of the day, or it was published without one. */
export const NotShownSchema = z.object({
  figure: z.enum(['cash', 'assets']),
  in_doubt_of: text,
  stated: z.optional(z.number()).check(z.describe('What the statement of that day has, in dollars.')),
  published: z
    .optional(z.number())
    .check(z.describe('What was published with the quotes, in whole millions of dollars, without its day.')),
});
export type NotShown = z.infer<typeof NotShownSchema>;

const amount = z.nullable(DatedAmountSchema);

/** The figures that headlines show; null is not on record, or in doubt. Flows are of twelve months. */
export const CompanyFiguresSchema = z.object({
  other_owners: z
    .optional(z.object({ value: z.number(), percent: number, period_end: z.string() }))
    .check(
      z.describe(
        'What belongs to others than those whose shares the market value counts (preferred shares, units, owners of subsidiaries): assets less liabilities and equity, and in percent of assets less liabilities, unless equity is under zero.',
      ),
    ),
  as_of: text.check(
    z.describe('The day of the record; figures older than 18 months before it are left out.'),
  ),
  cash: z.nullable(CashFigureSchema),
  runway: z.nullable(RunwaySchema),
  money_since: z
    .optional(z.enum(['listed', 'issued', 'raised', 'split', 'published']))
    .check(
      z.describe(
        'Why no runway is made of the cash on record: after its day the company came to market, issued half as many shares again, or some that were worth half of it at the lowest price since; its closes leap as at a split, and no count is on record; or what was published since has so much more assets and equity.',
      ),
    ),
  eps: z.nullable(EpsFigureSchema),
  last_eps: z.nullable(AnnouncedEpsSchema),
  old_eps_unit: z
    .optional(z.literal('unnamed'))
    .check(
      z.describe(
        'Nobody names the currency of earnings a share, announced or expected, and none was announced in 18 months.',
      ),
    ),
  revenue: amount,
  gross_profit: amount,
  operating_income: amount,
  net_income: amount,
  margins_to: z
    .optional(
      z.partial(z.object({ gross_margin: z.string(), operating_margin: z.string(), net_margin: z.string() })),
    )
    .check(z.describe('The last days of margins that are of other twelve months than the revenue.')),
  withheld: z
    .optional(z.array(WithheldSchema))
    .check(
      z.describe(
        'Twelve months that sources contradict and none bears out: not shown, in headlines or in tables.',
      ),
    ),
  not_shown: z
    .optional(z.array(NotShownSchema))
    .check(z.describe('Balances that no headline shows, though something of them is on record.')),
  operating_cash_flow: amount,
  assets: amount,
  liabilities: amount,
  equity: amount,
  debt: amount,
  shares: z.nullable(z.object({ value: z.number(), period_end: z.string(), source: z.string() })),
  revenue_year_over_year: z
    .nullable(z.object({ percent: z.number(), period_end: z.string(), source: z.optional(z.string()) }))
    .check(
      z.describe('Of the last quarter over the one a year before; with its source where that publishes it.'),
    ),
  revenue_quarter_over_quarter: z.nullable(z.object({ percent: z.number(), period_end: z.string() })),
});
export type CompanyFigures = z.infer<typeof CompanyFiguresSchema>;
