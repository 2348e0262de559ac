import { formatDate } from '#kit/time/dates.ts';
import { daysAfter } from '#kit/time/days.ts';
import type { Filters } from '#contract/screener.ts';
import { DECISIONS_NOTE } from '../../grammar/screening/screen-days.ts';
import type { ScreenRead } from '../../grammar/screening/screen-read.ts';

/** Kinds of dated events that a list may ask for by name, as the record calls them. */
const kindsByName: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pdufas?|fda (?:dates?|decisions?|action dates?))\b/i, 'FDA decision date'],
  [/\b(?:read-?outs?|topline|top-line|trial (?:data|results))\b/i, 'Readout'],
];
const YEAR_DAYS = 366;

/** Days to the next dated event of any kind become those to one of the kind that is asked for. */
export function withEvents(read: ScreenRead, text: string, record: string): ScreenRead {
  const { catalyst_days: within, ...filters } = read.state.filters;
  const kinds = kindsByName.flatMap(([said, kind]) => (said.test(text) ? [kind] : []));
  const [days] = within ?? [];
  if (typeof days !== 'object' || kinds.length === 0 || read.beside.trialsFor) return read;
  const { min = 0, max = YEAR_DAYS } = days;
  return {
    ...read,
    state: { ...read.state, filters },
    beside: {
      ...read.beside,
      events: { kinds, from: daysAfter(record, min), to: daysAfter(record, Math.max(min, max - 1)) },
    },
    notes: read.notes.filter((note) => note !== DECISIONS_NOTE),
  };
}

/** The days of the calendar that a list of reports or events was counted for. */
export function saidOfDays({ report_days, catalyst_days }: Filters, record: string): string | undefined {
  const [days] = report_days ?? catalyst_days ?? [];
  if (typeof days !== 'object' || days.max === undefined) return undefined;
  const [from, to] = [
    daysAfter(record, days.min ?? 0),
    daysAfter(record, Math.max(days.min ?? 0, days.max - 1)),
  ];
  return `Counted from ${formatDate(record)}, the day of the newest quotes: ${from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}.`;
}
