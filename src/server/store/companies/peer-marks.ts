import type { ExpressionBuilder } from 'kysely';
import { daysBefore, monthsBefore } from '#kit/time/days.ts';
import type { Database } from '#server/db/schema.ts';

/** Days before the day a year ago in which its last session lies. */
const SESSION_WITHIN_DAYS = 10;

/** Days from the first to the last, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The days in which the last session of a year before a day lies; none where the day is unknown. */
export function yearBefore(day: string | null): Days {
  if (day === null) return { from: '', to: '' };
  const to = monthsBefore(day, 12);
  return { from: daysBefore(to, SESSION_WITHIN_DAYS), to };
}

type OfCompany = ExpressionBuilder<Database, 'companies'>;

/** A company's last close in these days, where its scale is that of the newest. */
export const lastCloseOf = (eb: OfCompany, { from, to }: Days) =>
  eb
    .selectFrom('price_bars')
    .select((bar) => bar.case().when('doubtful', '=', 1).then(null).else(bar.ref('close')).end().as('close'))
    .whereRef('price_bars.symbol', '=', 'companies.symbol')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date', 'desc')
    .limit(1);

/** A company's shares sold short of the float, of the latest settlement. */
export const latestShortOf = (eb: OfCompany) =>
  eb
    .selectFrom('short_interest')
    .select('percent_of_float')
    .whereRef('short_interest.symbol', '=', 'companies.symbol')
    .orderBy('settlement', 'desc')
    .limit(1);
