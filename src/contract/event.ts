import * as z from 'zod/mini';
import { IdSchema } from './id.ts';
import { listOf, pageOf } from './paging.ts';
import { SymbolSchema } from './symbol.ts';
import { MomentSchema, NumberOrNull, optionalHtml, optionalUrl, requiredText, TextOrNull } from './text.ts';

/** An event of either kind; `upcoming_date` as an ISO time in UTC. One with a `replayLink` is in the archive. */
export const EventSchema = z.object({
  id: IdSchema,
  title: z.string(),
  upcoming_date: TextOrNull,
  company_symbol: TextOrNull,
  Company: z.optional(
    z.nullable(
      z.object({
        name: z.optional(TextOrNull),
        logo: z.optional(TextOrNull),
        change_pre: z.optional(NumberOrNull),
        quote_date: z.optional(TextOrNull),
      }),
    ),
  ),
  kind: z.optional(z.string()),
  Zoom_url: z.optional(TextOrNull),
  replayLink: z.optional(TextOrNull),
  image: z.optional(TextOrNull),
  description: z.optional(TextOrNull),
  featured: z.optional(z.boolean()),
  sample: z.optional(z.boolean()),
  isFavorite: z.optional(z.boolean()),
});
export type Event = z.infer<typeof EventSchema>;
export const EventListSchema = listOf(EventSchema);

export const eventRanges = ['all', 'week', 'month', '3months', 'year'] as const;
export type EventRange = (typeof eventRanges)[number];

export const eventTabs = ['upcoming', 'history'] as const;
export type EventTab = (typeof eventTabs)[number];

export const EventQuerySchema = z.strictObject({
  ...pageOf(),
  tab: z
    .optional(z.enum(eventTabs, 'must be upcoming or history'))
    .check(z.describe('Upcoming, soonest first, or history, latest first; both, latest first, when absent.')),
  range: z
    .optional(z.enum(eventRanges, `must be one of ${eventRanges.join(', ')}`))
    .check(
      z.describe('Upcoming only: ends in 7 days, with the month, in three months, or on Dec 31 (New York).'),
    ),
  symbol: z.optional(SymbolSchema),
});

export const EventInputSchema = z.strictObject({
  title: requiredText('Title', 300),
  company_symbol: z.optional(z.nullable(SymbolSchema)),
  upcoming_date: z.optional(z.nullable(MomentSchema)),
  kind: z.optional(z.enum(['event', 'webinar'], 'must be event or webinar')),
  Zoom_url: optionalUrl,
  replayLink: optionalUrl,
  image: optionalUrl,
  description: optionalHtml,
});
export const EventUpdateSchema = z.partial(EventInputSchema);
