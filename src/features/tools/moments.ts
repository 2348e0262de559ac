import { isDay } from '#kit/time/days.ts';
import { DateTime } from 'luxon';

const zone = 'America/New_York';

/** A day and a time of New York as two fields show them; '' for what there is not. */
export interface Places {
  day: string;
  time: string;
}

/** How a day or an instant stands in the two fields. */
export function placesOf(moment: string | null): Places {
  if (moment === null || moment === '') return { day: '', time: '' };
  if (isDay(moment)) return { day: moment, time: '' };
  const at = DateTime.fromISO(moment, { zone });
  return at.isValid ? { day: at.toFormat('yyyy-MM-dd'), time: at.toFormat('HH:mm') } : { day: '', time: '' };
}

/**
 * What the two fields mean: a day alone stays one, with a time it is an instant in UTC. What is no moment is handed on as
 * it was typed, for the contract to refuse.
 */
export function momentOf(day: string, time: string): string {
  if (time === '') return day;
  const at = DateTime.fromISO(`${day}T${time}`, { zone });
  return at.isValid ? at.toUTC().toISO({ suppressMilliseconds: true }) : `${day} ${time}`;
}
