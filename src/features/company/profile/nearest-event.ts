import type { Event } from '#contract/event.ts';

/** The event whose date is nearest after `now`; undefined when none is still to come. A day without a time lasts it. */
export function nearestEvent(events: readonly Event[], now: Date): Event | undefined {
  const endOf = ({ upcoming_date }: Event): number => {
    const date = upcoming_date ?? '';
    return Date.parse(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T23:59:59Z` : date);
  };
  return events.filter((event) => endOf(event) > now.getTime()).sort((a, b) => endOf(a) - endOf(b))[0];
}
