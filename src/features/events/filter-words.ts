import { type EventRange, eventRanges } from '#contract/bounds.ts';
import type { RangeChip } from '#islands/events/EventFilters.tsx';
import { rangeLabel } from '#kit/events/event-ranges.ts';
import type { EventView } from '#kit/events/event-view.ts';
import { formatCount } from '#kit/format.ts';

const shortNames: Record<EventRange, string> = {
  all: 'All',
  week: 'Week',
  month: 'Month',
  '3months': '3 months',
  year: 'Year',
};

/** The chips of the ranges, as they end seen from `now`. */
export const rangeChips = (now: Date): RangeChip[] =>
  eventRanges.map((range) => {
    const { name, end } = rangeLabel(range, now);
    return { range, name: end ? `${name}, ${end}` : name, short: shortNames[range] };
  });

/** How many events a view lists: `3 events for “birch”`, `12 upcoming events, next 7 days`. */
export function countWords({ tab, range, search }: EventView, total: number, now: Date): string {
  const events = (kind: string) => `${formatCount(total)} ${kind}${total === 1 ? 'event' : 'events'}`;
  if (search) return `${events('')} for “${search}”`;
  if (tab === 'history') return events('past ');
  return range === 'all'
    ? events('upcoming ')
    : `${events('upcoming ')}, ${rangeLabel(range, now).name.toLowerCase()}`;
}
