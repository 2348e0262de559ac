import * as z from 'zod/mini';
import { EventSchema } from './event.ts';
import { listOf } from './paging.ts';

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
