import { UNKNOWN_DATE } from '#kit/time/dates.ts';
import type { EventTab } from '#contract/bounds.ts';
import { newYorkDay } from '#kit/time/days.ts';
import { rangeEnd } from '#kit/events/event-ranges.ts';

/** Events under one head, in the order of the list. */
export interface EventGroup<E> {
  label: string;
  events: E[];
}

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' });

const dayOf = (value: string): string => (value.length === 10 ? value : newYorkDay(new Date(value)));

/** Heads of a list of events: `Next 7 days`, `Later in July`, then by month; the past by month and year alone. */
export function groupEvents<E extends { upcoming_date: string | null }>(
  events: readonly E[],
  tab: EventTab,
  now: Date,
): EventGroup<E>[] {
  const today = newYorkDay(now);
  const week = rangeEnd('week', now)?.day ?? today;
  const monthLabel = (day: string) => {
    const name = monthName.format(new Date(day));
    return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.slice(0, 4)}`;
  };
  const labelOf = ({ upcoming_date: date }: E): string => {
    if (date === null || Number.isNaN(Date.parse(date))) return UNKNOWN_DATE;
    const day = dayOf(date);
    if (tab === 'history') return `${monthName.format(new Date(day))} ${day.slice(0, 4)}`;
    if (day <= week) return 'Next 7 days';
    return day.slice(0, 7) === week.slice(0, 7) ? `Later in ${monthLabel(day)}` : monthLabel(day);
  };
  return grouped(events, labelOf);
}

/** Heads of what a search found, in the order in which it was found: what comes and what was, each with its year. */
export function groupFound<E extends { upcoming_date: string | null }>(
  events: readonly E[],
  now: Date,
): EventGroup<E>[] {
  const today = newYorkDay(now);
  return grouped(events, ({ upcoming_date: date }) => {
    if (date === null || Number.isNaN(Date.parse(date))) return UNKNOWN_DATE;
    const day = dayOf(date);
    return `${day < today ? 'Past' : 'Coming'}, ${day.slice(0, 4)}`;
  });
}

/** Events that follow each other under one head stand together. */
function grouped<E>(events: readonly E[], labelOf: (event: E) => string): EventGroup<E>[] {
  const groups: EventGroup<E>[] = [];
  for (const event of events) {
    const label = labelOf(event);
    const last = groups.at(-1);
    if (last?.label === label) last.events.push(event);
    else groups.push({ label, events: [event] });
  }
  return groups;
}
