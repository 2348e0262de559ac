import { DateTime } from 'luxon';
import { sql } from 'kysely';
import { cleanHtml } from '#kit/html/rich-html.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { readMarketIndices } from '#server/store/prices/market-index.ts';
import { bulkInsert } from '#server/db/bulk.ts';
import type { ContentPart } from '../part.ts';
import { breadthDays, linesOver } from './breadth.ts';
import { composeLetter } from './compose.ts';
import type { Week } from './facts.ts';
import { readWeek } from './week.ts';

/** As many weeks back as moves are kept for with some room, and a page of the archive holds beside what explains. */
const WEEKS = 10;
const NEW_YORK = 'America/New_York';

/** The name under which a week's letter is kept: that of its Sunday. */
export const letterId = (sunday: string): string => `letter-${sunday}`;

/** Ten past weeks that are over by `now`, the newest first, back from that of a session. */
function weeksTo(session: string, now: Date): (Week & { publishedAt: string })[] {
  const day = DateTime.fromISO(session, { zone: NEW_YORK });
  const newest = day.plus({ days: 7 - day.weekday });
  return Array.from({ length: WEEKS }, (_, i) => newest.minus({ weeks: i })).flatMap((sunday) => {
    const published = sunday.set({ hour: 9 });
    const publishedAt = published.toUTC().toISO({ suppressMilliseconds: false });
    if (publishedAt === null || published.toMillis() > now.getTime()) return [];
    return [
      {
        monday: sunday.minus({ days: 6 }).toFormat('yyyy-MM-dd'),
        sunday: sunday.toFormat('yyyy-MM-dd'),
        publishedAt,
      },
    ];
  });
}

const columns = ['id', 'origin', 'kind', 'title', 'summary', 'description', 'published_at', 'category', 'source', 'rc_newsletter', 'is_sample', 'updated_at'] as const; // prettier-ignore

/**
 * Composes the letters of the last weeks on record that are over and are not there yet, after the moves were made; answers how many. A week without
 * sessions or moves has none, and what staff deleted or made their own stays.
 */
export async function composeLetters(
  db: Db,
  engine: Engine,
  now = new Date(),
  readMarket = () => readMarketIndices(db),
): Promise<number> {
  const newest = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.max('quote_date').as('date'))
    .where('is_sample', '=', 0)
    .executeTakeFirst();
  if (!newest?.date) return 0;
  const held = await db.selectFrom('news').select('id').where('id', 'like', 'letter-%').execute();
  const known = new Set(held.map(({ id }) => id));
  const weeks = weeksTo(newest.date, now).filter(({ sunday }) => !known.has(letterId(sunday)));
  if (weeks.length === 0) return 0;
  const market = await readMarket();
  const insert = bulkInsert(db, engine, 'news', columns);
  for (const { publishedAt, ...week } of weeks) {
    const days = breadthDays(market, week.monday, week.sunday);
    const letter = composeLetter(week, await readWeek(db, week), days, linesOver(market, days));
    if (!letter) continue;
    await insert.add([
      letterId(week.sunday),
      'seed',
      'newsletter',
      letter.title,
      letter.summary,
      cleanHtml(letter.html).trim(),
      publishedAt,
      'Newsletter',
      'RedStreet',
      1,
      0,
      publishedAt,
    ]);
  }
  return insert.end();
}

/** The letters that stood in the place of these, hung on sample companies: who kept one keeps the letter of its week. */
async function moveFavorites(db: Db, now: Date): Promise<void> {
  const newest = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.max('quote_date').as('date'))
    .where('is_sample', '=', 0)
    .executeTakeFirst();
  for (const [i, { sunday }] of weeksTo(newest?.date ?? '', now).entries()) {
    const [before, after] = [`sample-letter-week-${i + 1}`, letterId(sunday)];
    await db
      .updateTable('favorites')
      .set({ object_id: after })
      .where('kind', '=', 'news')
      .where('object_id', '=', before)
      .where(sql<boolean>`exists (select 1 from news where news.id = ${after})`)
      .where(
        sql<boolean>`not exists (select 1 from favorites kept where kept.user_id = favorites.user_id and kept.kind = 'news' and kept.object_id = ${after})`,
      )
      .execute();
  }
}

/** The weekly letter of the last weeks on record. */
export const weeklyLetters: ContentPart = {
  name: 'weekly-letters',
  kind: 'facts',
  version: 5,
  clear: async ({ db }) => {
    await db
      .deleteFrom('news')
      .where('origin', '=', 'seed')
      .where('kind', '=', 'newsletter')
      .where('deleted_at', 'is', null)
      .execute();
  },
  make: async ({ db, engine, market }) => {
    const made = await composeLetters(db, engine, new Date(), market);
    await moveFavorites(db, new Date());
    return made;
  },
};
