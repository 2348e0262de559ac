import type { APIRoute } from 'astro';
import { load } from '#kit/http/load.ts';
import { calendarAnswer, calendarOf, refusal } from '#features/events/calendar.ts';
import { loadCalendar } from '#features/events/load.ts';
import { eventView } from '#kit/events/event-view.ts';

/** All events of a tab and range as one calendar file. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { value, failure } = await load(loadCalendar(locals.api, eventView.read(url.searchParams)));
  if (failure) return refusal(failure);
  return calendarAnswer(calendarOf(value, locals.site, new Date()), 'events.ics');
};
