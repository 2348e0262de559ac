import type { Db } from '#server/db/open.ts';
import type { NewsTable } from '#server/db/content-tables.ts';

const unknown = {
  topic: null, heading: null, summary: null, description: null, facts: null, thumbnail: null, image: null,
  company_symbol: null, sector_name: null, category: null, source: null, url: null, newsletter_url: null,
  deleted_at: null,
} satisfies Partial<NewsTable>; // prettier-ignore

/** A news item of which nothing is known but what is given. */
export function newsItem(id: string, given: Partial<NewsTable> = {}): NewsTable {
  return {
    ...unknown,
    id,
    origin: 'feed',
    kind: 'release',
    title: `Title of ${id}`,
    published_at: '2026-07-02',
    rc_newsletter: 0,
    is_sample: 0,
    score: 0,
    updated_at: '2026-07-02T20:00:00.000Z',
    ...given,
  };
}

/** Puts items into a store. */
export async function insertNews(db: Db, rows: readonly NewsTable[]): Promise<void> {
  for (let i = 0; i < rows.length; i += 100)
    await db
      .insertInto('news')
      .values(rows.slice(i, i + 100))
      .execute();
}
