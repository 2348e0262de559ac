import { daysBetween } from '#kit/time/days.ts';
import { withhold } from '../withhold.ts';
import type { StatementRow as Row } from '../rows.ts';

/** A year of so little of what the twelve months after it sold is one line of it. */
const PART = 30;
/** Sales of less grow to any multiple. */
const LEAST = 5e6;
/** Twelve months that end so many days after a year overlap with it, or follow it. */
const [SOONEST_DAYS, LATEST_DAYS] = [-10, 380];
/** The extract of whole years, which gives one tag to hundreds of thousands. */
const EXTRACT = 'sec-annual';

/** Rows without the revenue of a year of the extract of years that is a thirtieth of the twelve months after it (AIXI: $0.1M of 2024, and $12.3M of 2025). */
export const withoutHundredths = (rows: Row[]): Row[] =>
  rows.map((row) => {
    const { kind, source, revenue, currency, period_end } = row;
    if (kind !== 'year' || source !== EXTRACT || revenue === null) return row;
    const isPart = rows.some(
      (other) =>
        other.kind === 'twelve_months' &&
        other.currency === currency &&
        (other.revenue ?? 0) >= LEAST &&
        (other.revenue ?? 0) > PART * revenue &&
        daysBetween(period_end, other.period_end) >= SOONEST_DAYS &&
        daysBetween(period_end, other.period_end) <= LATEST_DAYS,
    );
    return isPart ? withhold(row, ['revenue']) : row;
  });
