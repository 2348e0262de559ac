import { letterHtml } from '#kit/html/letter-html.ts';
import type { NewsTable } from '#server/db/content-tables.ts';
import type { Db } from '#server/db/open.ts';
import { noteChange } from '../content/content-version.ts';
import { type DeskData, type DeskKindOf, text } from './kind.ts';

/**
 * A newsletter: a row of the news as the public sees it, written in Markdown or HTML at the desk. A row that staff work on
 * as one of the two kinds is not to be had as the other, so that it has one history.
 */
export const newsletter: DeskKindOf = {
  titleOf: ({ title }) => text(title) ?? '',
  async read(db, id) {
    const row = await db
      .selectFrom('news')
      .select(['title', 'summary', 'thumbnail', 'description'])
      .where('id', '=', id)
      .where('rc_newsletter', '=', 1)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row || (await isHeldAs(db, 'news', id))) return undefined;
    const { title, summary, thumbnail, description } = row;
    return { title, summary, thumbnail, format: 'html', body: description };
  },
  async publish(db, id, data, now) {
    const shown = {
      title: text(data['title']) ?? '',
      summary: text(data['summary']),
      thumbnail: text(data['thumbnail']),
      description: bodyOf(data),
      kind: 'newsletter',
      rc_newsletter: 1,
      updated_at: now,
      deleted_at: null,
      origin: 'staff' as const,
    };
    const row: NewsTable = {
      ...shown,
      id,
      published_at: now,
      heading: null,
      company_symbol: null,
      sector_name: null,
      category: null,
      source: null,
      url: null,
      newsletter_url: null,
      topic: null,
      facts: null,
      image: null,
      is_sample: 0,
      score: 0,
    };
    await db
      .insertInto('news')
      .values(row)
      // A letter keeps the day on which it was first there.
      .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
      .execute();
    await noteChange(db, 'news');
  },
  async withdraw(db, id, now) {
    await db
      .updateTable('news')
      .set({ deleted_at: now, updated_at: now, origin: 'staff' })
      .where('id', '=', id)
      .execute();
    await noteChange(db, 'news');
  },
  missingToPublish: (data): Record<string, string> =>
    bodyOf(data) === '' ? { body: 'Text is required before it can be published' } : {},
};

/** The body of a letter as everybody may see it. */
export const bodyOf = ({ format, body }: DeskData): string =>
  letterHtml(format === 'html' ? 'html' : 'markdown', text(body) ?? '');

/** Whether staff work on this row as an entry of that kind. */
export async function isHeldAs(db: Db, kind: 'news' | 'newsletter', id: string): Promise<boolean> {
  const held = await db
    .selectFrom('desk_entries')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return held !== undefined;
}
