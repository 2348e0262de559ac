const parts = (timeZone: string) => ({
  month: new Intl.DateTimeFormat('en-US', { timeZone, month: 'short' }),
  day: new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric' }),
  weekday: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }),
});
const plain = parts('UTC');
const zoned = parts('America/New_York');

export interface DateBlock {
  month: string;
  day: string;
  weekday: string;
}

/** Month, day and weekday of a date; those in New York for an instant. Null where the date is not known. */
export function dateBlock(value: string | null | undefined): DateBlock | null {
  const date = new Date(value ?? NaN);
  if (Number.isNaN(date.getTime())) return null;
  const { month, day, weekday } = value?.length === 10 ? plain : zoned;
  return { month: month.format(date), day: day.format(date), weekday: weekday.format(date) };
}

/** Whether a date has a time. */
export const hasTime = (value: string | null | undefined): value is string => (value?.length ?? 0) > 10;
