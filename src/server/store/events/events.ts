import { sql } from 'kysely';
import type { Event, EventQuery, Webinar } from '#contract/event.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { TextQuery } from '#contract/search.ts';
import type { Db } from '#server/db/open.ts';
import type { VersionedCache } from '../content/content-version.ts';
import { datedEvents, endsWithin, isUpcoming } from './dated-events.ts';
import type { CompanyPage } from '../page-of-company.ts';
import { matchingIds, toTextEntry } from '../text-entries.ts';
import { onePage } from '../one-page.ts';

type Dated = Awaited<ReturnType<typeof datedEvents>>;

/** One page of rows in order, those without a date last. */
async function pageOf(events: Dated, order: 'asc' | 'desc', asked: PageQuery): Promise<Paged<Event>> {
  const ordered = events
    .selectAll()
    .orderBy(sql`case when starts_at is null then 1 else 0 end`)
    .orderBy('starts_at', order)
    .orderBy('id');
  const { data, total } = await onePage(ordered, asked);
  return { data: data.map(toEvent), total };
}

/** One page of events: what comes, soonest first; what was, or everything, latest first. */
export async function listEvents(
  db: Db,
  { tab, range = 'all', symbol, ...asked }: EventQuery,
  now: Date,
): Promise<Paged<Event>> {
  // A range is a stretch of what comes.
  const shown = tab ?? (range === 'all' ? undefined : 'upcoming');
  const upcoming = isUpcoming(now);
  const events = (await datedEvents(db, now))
    .$if(shown === 'upcoming', (query) => query.where(upcoming).where(endsWithin(range, now)))
    .$if(shown === 'history', (query) => query.where(sql<boolean>`not ${upcoming}`))
    .$if(symbol !== undefined, (query) => query.where('company_symbol', '=', symbol ?? ''));
  return pageOf(events, shown === 'upcoming' ? 'asc' : 'desc', asked);
}

/** What comes: the next featured event, then the others, soonest first. */
export async function listTopEvents(db: Db, asked: PageQuery, now: Date): Promise<Paged<Event>> {
  const upcoming = (await datedEvents(db, now)).where(isUpcoming(now));
  const featured = await upcoming
    .select('id')
    .where('featured', '=', 1)
    .where('starts_at', 'is not', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const ordered = upcoming.orderBy(sql`case when id = ${featured?.id ?? ''} then 0 else 1 end`);
  return pageOf(ordered, 'asc', asked);
}

/** One page of what a company's events left to be watched again, latest first. */
export async function listWebinars(
  db: Db,
  { symbol, ...asked }: CompanyPage,
  now: Date,
): Promise<Paged<Webinar>> {
  const archive = (await datedEvents(db, now))
    .where('company_symbol', '=', symbol)
    .where('replay_link', 'is not', null);
  return pageOf(archive, 'desc', asked);
}

/** One page, counted from 0, of the events that a text may mean: what comes first, then what was. */
export async function searchEvents(
  db: Db,
  cached: VersionedCache,
  { query, page, pageSize }: TextQuery,
  now: Date,
): Promise<Paged<Event>> {
  const entries = await cached('event-search', async () => {
    const rows = await db.selectFrom('events').select(['id', 'title', 'company_symbol']).execute();
    return rows.map(({ id, title, company_symbol }) => toTextEntry(id, title, company_symbol));
  });
  const ids = matchingIds(entries, query);
  if (ids.length === 0) return { data: [], total: 0 };
  const upcoming = isUpcoming(now);
  const found = (await datedEvents(db, now))
    .where('id', 'in', ids)
    .orderBy(sql`case when ${upcoming} then 0 else 1 end`)
    .orderBy(sql`case when ${upcoming} then starts_at end`);
  return pageOf(found, 'desc', { page: page + 1, pageSize });
}

/** The events of these ids that were not deleted, in no order. */
export async function findEventsById(db: Db, ids: readonly string[], now: Date): Promise<Event[]> {
  const rows = await (await datedEvents(db, now)).selectAll().where('id', 'in', ids).execute();
  return rows.map(toEvent);
}

/** One event; 'gone' for one that was deleted, undefined for one that never was. */
export async function findEvent(db: Db, id: string, now: Date): Promise<Event | 'gone' | undefined> {
  const row = await (await datedEvents(db, now)).selectAll().where('id', '=', id).executeTakeFirst();
  if (row) return toEvent(row);
  const deleted = await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
  return deleted && 'gone';
}

const toEvent = (row: Awaited<ReturnType<ReturnType<Dated['selectAll']>['execute']>>[number]): Event => ({
  id: row.id,
  title: row.title,
  upcoming_date: row.starts_at,
  company_symbol: row.company_symbol,
  Company:
    row.company_name === null
      ? null
      : { name: row.company_name, logo: null, change_pre: row.change_pre, quote_date: row.quote_date },
  kind: row.kind,
  Zoom_url: row.zoom_url,
  replayLink: row.replay_link,
  image: row.image,
  description: row.description,
  featured: row.featured === 1,
  sample: row.is_sample === 1,
});
