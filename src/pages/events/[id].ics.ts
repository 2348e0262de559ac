import type { APIRoute } from 'astro';
import { load } from '#kit/http/load.ts';
import { calendarAnswer, calendarOf, refusal } from '#features/events/calendar.ts';

/** One event as a calendar file. */
export const GET: APIRoute = async ({ locals, params: { id = '' } }) => {
  const { value, failure } = await load(locals.api('events.details', { params: { id } }));
  if (failure) return refusal(failure);
  return calendarAnswer(calendarOf([value], locals.site, new Date()), `event-${value.id}.ics`);
};
