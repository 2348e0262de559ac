import type { DeskKind } from '#contract/desk.ts';
import type { EventsTable, NewsTable, VideosTable } from '#server/db/content-tables.ts';
import type { Db } from '#server/db/open.ts';
import { noteChange } from '../content/content-version.ts';
import { touchCompanyPages, touchLists } from '../content/page-stamps.ts';
import { client } from './client-kind.ts';
import { type DeskKindOf, flag, html, text } from './kind.ts';
import { leader } from './leader-kind.ts';
import { isHeldAs, newsletter } from './newsletter-kind.ts';

const sectorOf = async (db: Db, symbol: string | null): Promise<string | null> => {
  if (symbol === null) return null;
  const row = await db
    .selectFrom('companies')
    .select('sector_name')
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return row && row.sector_name !== 'Uncategorized' ? row.sector_name : null;
};

/** Tells of the pages of the company that an item is about as it stands now: before a change, and after it. */
async function touchCompanyOf(db: Db, table: 'news' | 'events' | 'videos', id: string): Promise<void> {
  const row = await db.selectFrom(table).select('company_symbol').where('id', '=', id).executeTakeFirst();
  if (row?.company_symbol) await touchCompanyPages(db, row.company_symbol);
}

const news: DeskKindOf = {
  titleOf: ({ title }) => text(title) ?? '',
  async read(db, id) {
    const row = await db
      .selectFrom('news')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row || (await isHeldAs(db, 'newsletter', id))) return undefined;
    const { title, company_symbol, published_at, thumbnail, heading, summary, description } = row;
    return {
      title,
      company_symbol,
      published_at,
      newsLetterURL: row.newsletter_url,
      thumbnail,
      heading,
      summary,
      description,
      category: row.category,
      source: row.source,
      url: row.url,
      rc_newsletter: row.rc_newsletter === 1,
    };
  },
  async publish(db, id, data, now) {
    const symbol = text(data['company_symbol']);
    const shown = {
      title: text(data['title']) ?? '',
      heading: text(data['heading']),
      summary: text(data['summary']),
      description: html(data['description']),
      thumbnail: text(data['thumbnail']),
      published_at: text(data['published_at']) ?? now,
      company_symbol: symbol,
      sector_name: await sectorOf(db, symbol),
      category: text(data['category']),
      source: text(data['source']),
      url: text(data['url']),
      newsletter_url: text(data['newsLetterURL']),
      rc_newsletter: flag(data['rc_newsletter']),
      updated_at: now,
      deleted_at: null,
      // What staff changed is theirs: the next fill leaves it alone.
      origin: 'staff' as const,
    };
    const row: NewsTable = {
      ...shown,
      id,
      kind: shown.rc_newsletter ? 'newsletter' : 'own',
      topic: null,
      facts: null,
      image: null,
      is_sample: 0,
      score: 0,
    };
    await touchCompanyOf(db, 'news', id);
    await db
      .insertInto('news')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
      .execute();
    await touchCompanyOf(db, 'news', id);
    await noteChange(db, 'news');
  },
  async withdraw(db, id, now) {
    await db
      .updateTable('news')
      .set({ deleted_at: now, updated_at: now, origin: 'staff' })
      .where('id', '=', id)
      .execute();
    await touchCompanyOf(db, 'news', id);
    await noteChange(db, 'news');
  },
};

const event: DeskKindOf = {
  titleOf: ({ title }) => text(title) ?? '',
  async read(db, id) {
    const row = await db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const { title, company_symbol, upcoming_date, kind, image, description } = row;
    return {
      title,
      company_symbol,
      upcoming_date,
      kind,
      Zoom_url: row.zoom_url,
      replayLink: row.replay_link,
      image,
      description,
    };
  },
  async publish(db, id, data, now) {
    const shown = {
      kind: data['kind'] === 'webinar' ? ('webinar' as const) : ('event' as const),
      title: text(data['title']) ?? '',
      upcoming_date: text(data['upcoming_date']),
      sample_offset_minutes: null,
      company_symbol: text(data['company_symbol']),
      zoom_url: text(data['Zoom_url']),
      replay_link: text(data['replayLink']),
      image: text(data['image']),
      description: html(data['description']),
      updated_at: now,
      deleted_at: null,
      origin: 'staff' as const,
    };
    const row: EventsTable = { ...shown, id, featured: 0, is_sample: 0 };
    await touchCompanyOf(db, 'events', id);
    await db
      .insertInto('events')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
      .execute();
    await touchCompanyOf(db, 'events', id);
    await touchLists(db, 'events');
  },
  async withdraw(db, id, now) {
    await db
      .updateTable('events')
      .set({ deleted_at: now, updated_at: now, origin: 'staff' })
      .where('id', '=', id)
      .execute();
    await touchCompanyOf(db, 'events', id);
    await touchLists(db, 'events');
  },
};

const video: DeskKindOf = {
  titleOf: ({ name }) => text(name) ?? '',
  async read(db, id) {
    const row = await db
      .selectFrom('videos')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const { name, company_symbol, description, type, published, thumbnail_url } = row;
    return {
      name,
      company_symbol,
      description,
      type,
      published,
      thumbnail_url,
      youtubeId: row.youtube_id,
      exclusive: row.exclusive === 1,
      disabled: row.disabled === 1,
      thirtysecs: row.thirtysecs === 1,
      videoFeatured: row.video_featured === 1,
    };
  },
  async publish(db, id, data, now) {
    const shown = {
      name: text(data['name']) ?? '',
      description: text(data['description']),
      type: text(data['type']),
      published: text(data['published']) ?? now,
      thumbnail_url: text(data['thumbnail_url']),
      youtube_id: text(data['youtubeId']),
      company_symbol: text(data['company_symbol']),
      exclusive: flag(data['exclusive']),
      disabled: flag(data['disabled']),
      thirtysecs: flag(data['thirtysecs']),
      video_featured: flag(data['videoFeatured']),
      updated_at: now,
      deleted_at: null,
      origin: 'staff' as const,
    };
    const row: VideosTable = { ...shown, id, file_url: null, duration_seconds: null, is_sample: 0 };
    await touchCompanyOf(db, 'videos', id);
    await db
      .insertInto('videos')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
      .execute();
    await touchCompanyOf(db, 'videos', id);
    await noteChange(db, 'videos');
  },
  async withdraw(db, id, now) {
    await db
      .updateTable('videos')
      .set({ deleted_at: now, updated_at: now, origin: 'staff' })
      .where('id', '=', id)
      .execute();
    await touchCompanyOf(db, 'videos', id);
    await noteChange(db, 'videos');
  },
};

export const deskKindOf: Readonly<Record<DeskKind, DeskKindOf>> = {
  news,
  event,
  video,
  newsletter,
  client,
  leader,
};
