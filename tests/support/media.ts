import type { Db } from '#server/db/open.ts';
import type { EventsTable, VideosTable } from '#server/db/content-tables.ts';

const UPDATED_AT = '2026-07-02T00:00:00.000Z';

/** An event row of which nothing is known but what is given. */
export const eventRow = (id: string, given: Partial<EventsTable> = {}): EventsTable => ({
  id,
  origin: 'staff',
  kind: 'event',
  title: `Event ${id}`,
  upcoming_date: null,
  sample_offset_minutes: null,
  company_symbol: null,
  zoom_url: null,
  replay_link: null,
  image: null,
  description: null,
  featured: 0,
  is_sample: 0,
  updated_at: UPDATED_AT,
  deleted_at: null,
  ...given,
});

/** A video row of which nothing is known but what is given. */
export const videoRow = (id: string, given: Partial<VideosTable> = {}): VideosTable => ({
  id,
  origin: 'staff',
  name: `Video ${id}`,
  description: null,
  type: null,
  published: null,
  thumbnail_url: null,
  youtube_id: null,
  file_url: null,
  duration_seconds: null,
  company_symbol: null,
  exclusive: 0,
  disabled: 0,
  thirtysecs: 0,
  video_featured: 0,
  is_sample: 0,
  updated_at: UPDATED_AT,
  deleted_at: null,
  ...given,
});

/** Puts events into a store. */
export const insertEvents = async (db: Db, rows: EventsTable[]): Promise<void> => {
  await db.insertInto('events').values(rows).execute();
};

/** Puts videos into a store. */
export const insertVideos = async (db: Db, rows: VideosTable[]): Promise<void> => {
  await db.insertInto('videos').values(rows).execute();
};
