import { rangeLabel } from '#kit/events/event-ranges.ts';
import type { EventView } from '#kit/events/event-view.ts';

/** What stands where a view has no events: that there are none, and where there may be some. */
export function emptyWords(
  { tab, range, search }: Pick<EventView, 'tab' | 'range' | 'search'>,
  now: Date,
): { title: string; detail: string } {
  if (search)
    return { title: 'No events found.', detail: 'Try a part of the title, or the ticker of a company.' };
  if (tab === 'history') return { title: 'No past events.', detail: 'Events stand here once they are over.' };
  const { end } = rangeLabel(range, now);
  return end
    ? { title: `No events ${end.replace('to', 'until')}.`, detail: 'There may be some later.' }
    : { title: 'No upcoming events.', detail: 'Virtual conferences and webinars will be listed here.' };
}
