import * as z from 'zod/mini';
import { FavoriteAnswerSchema, FavoriteEventSchema, FavoriteListQuerySchema } from './favorite.ts';
import { deskInput, DeskListQuerySchema, DeskSchema } from './desk.ts';
import { eventRanges, eventTabs } from './bounds.ts';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { IdParamsSchema, IdSchema } from './id.ts';
import { DoneSchema, listOf, pageOf, PageQuerySchema } from './paging.ts';
import { SymbolParamsSchema, SymbolSchema } from './symbol.ts';
import {
  MomentSchema,
  NumberOrNull,
  optionalHtml,
  optionalPicture,
  optionalUrl,
  requiredText,
  TextOrNull,
} from './text.ts';

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

/** An event seen as a webinar of a company: what its archive card shows. */
export const WebinarSchema = z.pick(EventSchema, {
  id: true,
  title: true,
  replayLink: true,
  upcoming_date: true,
  company_symbol: true,
  Zoom_url: true,
  image: true,
  sample: true,
  isFavorite: true,
});
export type Webinar = z.infer<typeof WebinarSchema>;
export const WebinarListSchema = listOf(WebinarSchema);

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
export type EventQuery = z.output<typeof EventQuerySchema>;

export const EventInputSchema = z.strictObject({
  title: requiredText('Title', 300),
  company_symbol: z.optional(z.nullable(SymbolSchema)),
  upcoming_date: z.optional(z.nullable(MomentSchema)),
  kind: z.optional(z.enum(['event', 'webinar'], 'must be event or webinar')),
  Zoom_url: optionalUrl,
  replayLink: optionalUrl,
  image: optionalPicture,
  description: optionalHtml,
  ...deskInput,
});
export const EventUpdateSchema = z.partial(EventInputSchema);

/** A webinar as staff write it: an event whose kind is known. */
export const WebinarInputSchema = z.omit(EventInputSchema, { kind: true });
export const WebinarUpdateSchema = z.partial(WebinarInputSchema);

/** As staff see it: with how it stands at the desk. */
export const DeskEventSchema = z.extend(EventSchema, { desk: DeskSchema });
export const DeskEventListSchema = listOf(DeskEventSchema);

/** Calls: events. */
// prettier-ignore
export const eventCalls = {
  'events.all': callTo('data', 'GET /events/all', 'public', 'Events, upcoming or past',
    { query: EventQuerySchema, answer: EventListSchema }),
  'events.top': callTo('data', 'GET /events/top', 'public', 'The featured event, then those beside it',
    { query: PageQuerySchema, answer: EventListSchema }),
  'events.favorites': callTo('data', 'GET /events/favorites', 'private', 'Favorite events and webinars',
    { query: FavoriteListQuerySchema, answer: EventListSchema }),
  'events.setFavorite': callTo('data', 'PATCH /events/favorites', 'private',
    'Make or unmake an event or webinar a favorite',
    { body: FavoriteEventSchema, answer: FavoriteAnswerSchema, errors: ['not_found'] }),
  'events.details': callTo('data', 'GET /events/all/:id', 'public', 'One event',
    { params: IdParamsSchema, answer: EventSchema, errors: ['not_found', 'gone'] }),
  'events.archived': callTo('data', 'GET /events/archived/:symbol', 'public', 'Webinars of a company; 404 when it has none',
    { params: SymbolParamsSchema, query: PageQuerySchema, answer: WebinarListSchema, errors: ['not_found'] }),
} as const;

/** What staff edit: events. */
// prettier-ignore
export const eventToolsCalls = {
  'toolsEvents.list': callTo('tools', 'GET /tools/events', 'staff', 'Events to edit',
    { query: DeskListQuerySchema, answer: DeskEventListSchema }),
  'toolsEvents.create': callTo('tools', 'POST /tools/events', 'staff', 'Publish an event',
    { body: EventInputSchema, answer: DeskEventSchema, errors: ['conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsEvents.update': callTo('tools', 'PUT /tools/events/:id', 'staff', 'Change an event',
    { params: IdParamsSchema, body: EventUpdateSchema, answer: DeskEventSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsEvents.delete': callTo('tools', 'DELETE /tools/events/:id', 'staff', 'Delete an event',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found', 'conflict'] }),
  'toolsWebinars.list': callTo('tools', 'GET /tools/webinars', 'staff', 'Webinars to edit: the events of that kind',
    { query: DeskListQuerySchema, answer: DeskEventListSchema }),
  'toolsWebinars.create': callTo('tools', 'POST /tools/webinars', 'staff', 'Publish a webinar',
    { body: WebinarInputSchema, answer: DeskEventSchema, errors: ['conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsWebinars.update': callTo('tools', 'PUT /tools/webinars/:id', 'staff', 'Change a webinar',
    { params: IdParamsSchema, body: WebinarUpdateSchema, answer: DeskEventSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsWebinars.delete': callTo('tools', 'DELETE /tools/webinars/:id', 'staff', 'Delete a webinar',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found', 'conflict'] }),
} as const;
