import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findEvent, listEvents, listTopEvents, listWebinars } from '#server/store/events.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { present } from './present.ts';

/** What companies hold: conferences and webinars, those to come and those that can be watched again. */
export function eventRoutes(context: DataContext): Hono {
  const { db, now } = context;
  const app = new Hono();
  const mark = favoriteMarker(context, 'event');

  const all = calls['events.all'];
  app.get(
    all.path,
    answer(all, async ({ query }, c) => {
      const { data, total } = await listEvents(db, query, now());
      return { data: await mark(c, data), total, page: query.page, pageSize: query.pageSize };
    }),
  );

  const details = calls['events.details'];
  app.get(
    details.path,
    answer(details, async ({ params }, c) => {
      const event = present(await findEvent(db, params.id, now()), 'Event');
      return (await mark(c, [event]))[0] ?? event;
    }),
  );

  const archived = calls['events.archived'];
  app.get(
    archived.path,
    answer(archived, async ({ params, query }, c) => {
      const { data, total } = await listWebinars(db, { ...params, ...query }, now());
      if (total === 0) throw new ApiError('not_found', messages.noWebinarsFound);
      return { data: await mark(c, data), total, ...query };
    }),
  );

  const top = calls['events.top'];
  app.get(
    top.path,
    answer(top, async ({ query }, c) => {
      const { data, total } = await listTopEvents(db, query, now());
      return { data: await mark(c, data), total, ...query };
    }),
  );

  return app;
}
