import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { CompanySizeSchema } from './company-size.ts';
import { IdSchema } from './id.ts';
import { pageOf, whole } from './paging.ts';
import { SectorNameSchema } from './sector.ts';
import { SymbolSchema } from './symbol.ts';
import { DaySchema, NumberOrNull, TextOrNull } from './text.ts';

/** Days that one question may span. */
export const CALENDAR_DAYS_MAX = 400;
const DAY_MS = 86_400_000;

const spansDays = ({ from, to }: { from: string; to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < CALENDAR_DAYS_MAX;
};

const question = {
  ...pageOf(1, 50),
  from: DaySchema.check(z.describe('First day, included.')),
  to: DaySchema.check(z.describe(`Last day, included; ${CALENDAR_DAYS_MAX} days at most.`)),
  order: z
    ._default(z.enum(['asc', 'desc'], 'must be asc or desc'), 'asc')
    .check(z.describe('The order of the days; on one day the largest company comes first.')),
  perDay: z
    .optional(whole(1, 400))
    .check(z.describe('At most so many rows of each day, all days on one page.')),
  sector: z.optional(SectorNameSchema),
  size: z.optional(CompanySizeSchema),
  symbol: z.optional(SymbolSchema).check(z.describe('One company.')),
  search: z
    .optional(z.string('must be text').check(z.trim(), z.maxLength(100, 'must be at most 100 characters')))
    .check(z.describe('A part of a symbol or of a name.')),
};
const unbounded = { path: ['to'], message: `must be from 0 to ${CALENDAR_DAYS_MAX - 1} days after from` };

export const EarningsCalendarQuerySchema = z.strictObject(question).check(z.refine(spansDays, unbounded));
export type EarningsCalendarQuery = z.output<typeof EarningsCalendarQuerySchema>;

const company = {
  symbol: z.string(),
  name: z.string(),
  sector_name: TextOrNull,
  market_cap: NumberOrNull.check(z.describe('In dollars, at the close of quote_date.')),
  quote_date: TextOrNull,
};

/** A report as an entry of the calendar: one that came, or the day on which a source awaited the next. */
export const EarningsDateSchema = z.object({
  ...company,
  date: z.string(),
  state: z
    .enum(['reported', 'published', 'estimated'])
    .check(
      z.describe('Reported; awaited on a day that the source gives as published; or on one it guessed.'),
    ),
  asOf: TextOrNull.check(z.describe('When the source awaited it.')),
  source: TextOrNull,
  epsExpected: NumberOrNull.check(z.describe('Expected of this report, a share in dollars.')),
  epsExpectedAsOf: TextOrNull,
  epsActual: NumberOrNull,
  revenue: NumberOrNull.check(z.describe('Of the quarter reported, as its statements have it.')),
  revenueGrowth: NumberOrNull.check(z.describe('In percent of the quarter a year before.')),
  over2Percent: NumberOrNull.check(z.describe('The price over two sessions around the report, in percent.')),
  last: z
    .nullable(z.object({ date: z.string(), epsActual: NumberOrNull, epsEstimate: NumberOrNull }))
    .check(z.describe('The report before.')),
});
export type EarningsDate = z.infer<typeof EarningsDateSchema>;

/** What kinds of catalysts there are, as filters name them. */
export const catalystGroups = ['FDA', 'Readouts', 'Trials', 'Lock-ups', 'Corporate'] as const;
export type CatalystGroup = (typeof catalystGroups)[number];

/** A dated event of one company, or the day on which a source awaited it. */
export const CatalystDateSchema = z.object({
  ...company,
  id: IdSchema,
  date: z.string(),
  group: z.enum(catalystGroups),
  kind: z.string(),
  subject: TextOrNull,
  indication: TextOrNull,
  phase: TextOrNull,
  status: TextOrNull.check(z.describe('What the registry says of a trial.')),
  outcome: TextOrNull,
  state: z
    .enum(['happened', 'set', 'expected', 'registered', 'computed'])
    .check(
      z.describe(
        'Happened; a day that the FDA set; the last day of a period in which it is awaited; a day in the registry of trials; computed.',
      ),
    ),
  asOf: TextOrNull,
  source: z.string(),
  raw_text_link: TextOrNull,
});
export type CatalystDate = z.infer<typeof CatalystDateSchema>;

export const CatalystCalendarQuerySchema = z
  .strictObject({
    ...question,
    group: z.optional(z.enum(catalystGroups, `must be one of ${catalystGroups.join(', ')}`)),
  })
  .check(z.refine(spansDays, unbounded));
export type CatalystCalendarQuery = z.output<typeof CatalystCalendarQuerySchema>;

/** Entries by day, with how many each day has, and the nearest days outside that have any. */
const calendarOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({
    data: z.array(row),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    days: z.array(z.object({ date: z.string(), total: z.number() })),
    before: TextOrNull.check(z.describe('The last day before `from` that has an entry.')),
    after: TextOrNull.check(z.describe('The first day after `to` that has an entry.')),
  });
export const EarningsCalendarSchema = calendarOf(EarningsDateSchema);
export type EarningsCalendar = z.infer<typeof EarningsCalendarSchema>;
export const CatalystCalendarSchema = calendarOf(CatalystDateSchema);
export type CatalystCalendar = z.infer<typeof CatalystCalendarSchema>;

const CatalystParamsSchema = z.strictObject({
  id: z
    .string('is required')
    .check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'is not an identifier'), z.describe('As the calendar gave it.')),
});

/** Calls: the calendars. */
// prettier-ignore
export const calendarCalls = {
  'calendar.earnings': callTo('data', 'GET /calendar/earnings', 'public', 'Reports by day: those that came, and those awaited',
    { query: EarningsCalendarQuerySchema, answer: EarningsCalendarSchema }),
  'calendar.favoriteEarnings': callTo('data', 'GET /calendar/favorites/earnings', 'private', 'The same of the caller’s favorite companies',
    { query: EarningsCalendarQuerySchema, answer: EarningsCalendarSchema }),
  'calendar.catalysts': callTo('data', 'GET /calendar/catalysts', 'public',
    'Decisions, readouts, trials, ends of lock-ups and corporate events by day',
    { query: CatalystCalendarQuerySchema, answer: CatalystCalendarSchema }),
  'calendar.favoriteCatalysts': callTo('data', 'GET /calendar/favorites/catalysts', 'private', 'The same of the caller’s favorite companies',
    { query: CatalystCalendarQuerySchema, answer: CatalystCalendarSchema }),
  'calendar.catalyst': callTo('data', 'GET /calendar/catalysts/:id', 'public', 'One entry of the calendar of catalysts',
    { params: CatalystParamsSchema, answer: CatalystDateSchema, errors: ['not_found'] }),
} as const;
