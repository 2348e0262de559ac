import type { Kysely } from 'kysely';

/** News with newsletters, events with webinars, videos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('topic', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('heading', 'text')
    .addColumn('summary', 'text')
    .addColumn('description', 'text')
    .addColumn('facts', 'text')
    .addColumn('thumbnail', 'text')
    .addColumn('image', 'text')
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addColumn('company_symbol', 'text')
    .addColumn('sector_name', 'text')
    .addColumn('category', 'text')
    .addColumn('source', 'text')
    .addColumn('url', 'text')
    .addColumn('newsletter_url', 'text')
    .addColumn('rc_newsletter', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  for (const column of ['company_symbol', 'sector_name', 'rc_newsletter']) {
    await db.schema
      .createIndex(`news_${column}`)
      .on('news')
      .columns([column, 'published_at', 'id'])
      .execute();
  }
  await db.schema.createIndex('news_published').on('news').columns(['published_at', 'id']).execute();

  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('upcoming_date', 'text')
    .addColumn('sample_offset_minutes', 'integer')
    .addColumn('company_symbol', 'text')
    .addColumn('zoom_url', 'text')
    .addColumn('replay_link', 'text')
    .addColumn('image', 'text')
    .addColumn('description', 'text')
    .addColumn('featured', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('events_date').on('events').columns(['upcoming_date', 'id']).execute();
  await db.schema.createIndex('events_symbol').on('events').column('company_symbol').execute();

  await db.schema
    .createTable('videos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('type', 'text')
    .addColumn('published', 'text')
    .addColumn('thumbnail_url', 'text')
    .addColumn('youtube_id', 'text')
    .addColumn('file_url', 'text')
    .addColumn('duration_seconds', 'integer')
    .addColumn('company_symbol', 'text')
    .addColumn('exclusive', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('disabled', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('thirtysecs', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('video_featured', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('videos_published')
    .on('videos')
    .columns(['video_featured', 'published', 'id'])
    .execute();
  await db.schema.createIndex('videos_symbol').on('videos').column('company_symbol').execute();
}
