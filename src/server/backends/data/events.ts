import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findEvent, listEvents, listTopEvents, listWebinars } from '#server/store/events/events.ts';
import type { DataContext, DataOn } from './context.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { present } from './present.ts';

/** What companies hold: conferences and webinars, those to come and those that can be watched again. */
export function answerEvents(on: DataOn, context: DataContext): void {
  const { db, now } = context;
  const { markAll, markOne } = favoriteMarker(context, 'event');

  on('events.all', async ({ query }, c) => {
    const { data, total } = await listEvents(db, query, now());
    return { data: await markAll(c, data), total, page: query.page, pageSize: query.pageSize };
  });
  on('events.top', async ({ query }, c) => {
    const { data, total } = await listTopEvents(db, query, now());
    return { data: await markAll(c, data), total, ...query };
  });
  on('events.details', async ({ params }, c) =>
    markOne(c, present(await findEvent(db, params.id, now()), 'Event not found', 'Event removed')),
  );
  on('events.archived', async ({ params, query }, c) => {
    const { data, total } = await listWebinars(db, { ...params, ...query }, now());
    if (total === 0) throw new ApiError('not_found', messages.noWebinarsFound);
    return { data: await markAll(c, data), total, ...query };
  });
}
