import { sql } from 'kysely';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import type { UploadsTable } from '#server/db/upload-tables.ts';
import { onePage } from './one-page.ts';

/** A file as the store knows it. */
export type UploadRow = UploadsTable;

/** What of a file is known once it lies there. */
export type NewUpload = Omit<UploadsTable, 'created_at' | 'by_id' | 'by_name'>;

/** Notes a file; one that is there already stays as it was called, and only gets the words that it lacked. */
export async function addUpload(
  db: Db,
  upload: NewUpload,
  by: { id: string; name: string },
  now: Date,
): Promise<UploadsTable> {
  return db
    .insertInto('uploads')
    .values({ ...upload, created_at: now.toISOString(), by_id: by.id, by_name: by.name })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ alt: sql<string | null>`coalesce(uploads.alt, excluded.alt)` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One page of the files, newest first. */
export const listUploads = (db: Db, asked: PageQuery): Promise<Paged<UploadsTable>> =>
  onePage(db.selectFrom('uploads').selectAll().orderBy('created_at', 'desc').orderBy('id'), asked);

/** Says what a picture shows; undefined where there is none. */
export const describeUpload = (db: Db, id: string, alt: string | null): Promise<UploadsTable | undefined> =>
  db.updateTable('uploads').set({ alt }).where('id', '=', id).returningAll().executeTakeFirst();

/** Takes a file out of the list; undefined where there is none. */
export const removeUpload = (db: Db, id: string): Promise<UploadsTable | undefined> =>
  db.deleteFrom('uploads').where('id', '=', id).returningAll().executeTakeFirst();

const labels: Readonly<Record<string, string>> = {
  news: 'News',
  event: 'Event',
  video: 'Video',
  newsletter: 'Newsletter',
  client: 'Client',
  leader: 'Leader',
};

/**
 * What shows each file, by name: working copies, what the public sees of entries with changes that wait, and letters that were
 * mailed, which stay in mailboxes for good.
 */
export async function usesOfUploads(db: Db): Promise<Map<string, string[]>> {
  const holds = sql<boolean>`data like '%/uploads/%'`;
  const [working, shown, mailed] = await Promise.all([
    db
      .selectFrom('desk_entries')
      .select(['kind', 'title', 'data'])
      .where('deleted_at', 'is', null)
      .where(holds)
      .execute(),
    db
      .selectFrom('desk_entries as entry')
      .innerJoin('desk_versions as version', (join) =>
        join
          .onRef('version.kind', '=', 'entry.kind')
          .onRef('version.id', '=', 'entry.id')
          .onRef('version.version', '=', 'entry.published_version'),
      )
      .select(['entry.kind', 'entry.title', 'version.data'])
      .where('entry.deleted_at', 'is', null)
      .whereRef('entry.published_version', '<', 'entry.version')
      .where(sql<boolean>`version.data like '%/uploads/%'`)
      .execute(),
    db
      .selectFrom('letter_sendings')
      .select(['title', 'html'])
      .where(sql<boolean>`html like '%/uploads/%'`)
      .execute(),
  ]);
  const uses = new Map<string, Set<string>>();
  const note = (text: string, words: string) => {
    for (const [, id = ''] of text.matchAll(/\/uploads\/([\da-f]{32})/g))
      uses.set(id, (uses.get(id) ?? new Set()).add(words));
  };
  for (const { kind, title, data } of [...working, ...shown]) note(data, `${labels[kind] ?? kind}: ${title}`);
  for (const { title, html } of mailed) note(html, `Mailed newsletter: ${title}`);
  return new Map([...uses].map(([id, words]) => [id, [...words]]));
}
