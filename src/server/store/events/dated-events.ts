import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventRange } from '#contract/bounds.ts';
import { newYorkDay } from '#kit/time/days.ts';
import { rangeEnd } from '#kit/events/event-ranges.ts';
import { sampleDate } from './sample-date.ts';
import type { Db } from '#server/db/open.ts';

/** The date of an event as of now: a sample's is so many days from today, and known only when it is asked for. */
async function startsAt(db: Db, now: Date): Promise<RawBuilder<string | null>> {
  const samples = await db
    .selectFrom('events')
    .select('sample_offset_minutes as offset')
    .distinct()
    .where('sample_offset_minutes', 'is not', null)
    .execute();
  const cases = samples.map(
    ({ offset }) =>
      sql`when ${sql.ref('events.sample_offset_minutes')} = ${offset} then ${sampleDate(offset ?? 0, now)}`,
  );
  const stored = sql.ref<string | null>('events.upcoming_date');
  return cases.length === 0 ? sql`${stored}` : sql`case ${sql.join(cases, sql` `)} else ${stored} end`;
}

/** Events with their dates as of now and what their lists show of the company; deleted ones are not among them. */
export async function datedEvents(db: Db, now: Date) {
  const date = await startsAt(db, now);
  return db.selectFrom(
    db
      .selectFrom('events')
      .leftJoin('companies', 'companies.symbol', 'events.company_symbol')
      .select([
        'events.id',
        'events.kind',
        'events.title',
        'events.company_symbol',
        'events.zoom_url',
        'events.replay_link',
        'events.image',
        'events.description',
        'events.featured',
        'events.is_sample',
        'companies.name as company_name',
        'companies.change_pre',
        'companies.quote_date',
      ])
      .select(date.as('starts_at'))
      .where('events.deleted_at', 'is', null)
      .as('dated'),
  );
}

/** Whether an event is still to come: nothing to replay yet, and its time, or its day in New York, is not over. */
export const isUpcoming = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(
  replay_link is null and (
    starts_at is null
    or starts_at >= ${now.toISOString()}
    or (length(starts_at) = 10 and starts_at >= ${newYorkDay(now)})
  )
)`;

/** Whether an event lies before the end of a range; undated ones lie in none that ends. */
export function endsWithin(range: EventRange, now: Date): RawBuilder<SqlBool> {
  const end = rangeEnd(range, now);
  if (!end) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(
    starts_at <= case when length(starts_at) = 10 then ${end.day} else ${end.instant} end
  )`;
}
