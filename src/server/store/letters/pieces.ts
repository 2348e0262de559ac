import { type SelectQueryBuilder, sql } from 'kysely';
import type { Piece, PieceKind } from '#contract/letter.ts';
import { newsPath, videoPath } from '#kit/href/addresses.ts';
import { plainText } from '#kit/html/rich-html.ts';
import { readyScreenPath, readyScreens } from '#kit/screener/ready-screens.ts';
import { SCREENER_PATH } from '#kit/screener/url.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { hasWord } from '../has-words.ts';
import { listScreens } from '../screener/screens.ts';

const FOUND = 20;
const SUMMARY_CHARACTERS = 300;

/** Every word of a text stands somewhere in this column, whatever its case. */
const matching = <T extends keyof Database, O>(
  query: SelectQueryBuilder<Database, T, O>,
  column: string,
  words: readonly string[],
): SelectQueryBuilder<Database, T, O> =>
  words.reduce((rest, word) => rest.where(hasWord(sql.ref(column), word)), query);

const sentence = (html: string | null): string | null => {
  const words = plainText(html ?? '');
  if (words === '') return null;
  return words.length > SUMMARY_CHARACTERS ? `${words.slice(0, SUMMARY_CHARACTERS - 1)}…` : words;
};

async function newsPieces(db: Db, words: readonly string[]): Promise<Piece[]> {
  const rows = await matching(
    db
      .selectFrom('news')
      .select(['id', 'title', 'summary', 'published_at'])
      .where('deleted_at', 'is', null)
      .where('is_sample', '=', 0)
      .where('rc_newsletter', '=', 0),
    'title',
    words,
  )
    .orderBy('published_at', 'desc')
    .limit(FOUND)
    .execute();
  return rows.map(({ id, title, summary, published_at }) => ({
    kind: 'news',
    id,
    title,
    summary: sentence(summary),
    date: published_at,
    href: newsPath(id),
  }));
}

async function eventPieces(db: Db, words: readonly string[]): Promise<Piece[]> {
  const rows = await matching(
    db
      .selectFrom('events')
      .select(['id', 'title', 'upcoming_date', 'description'])
      .where('deleted_at', 'is', null),
    'title',
    words,
  )
    .orderBy(sql`coalesce(upcoming_date, '')`, 'desc')
    .limit(FOUND)
    .execute();
  return rows.map(({ id, title, upcoming_date, description }) => ({
    kind: 'event',
    id,
    title,
    summary: sentence(description),
    date: upcoming_date,
    // Events have no pages of their own.
    href: '/events',
  }));
}

async function videoPieces(db: Db, words: readonly string[]): Promise<Piece[]> {
  const rows = await matching(
    db
      .selectFrom('videos')
      .select(['id', 'name', 'description', 'published'])
      .where('deleted_at', 'is', null)
      .where('disabled', '=', 0),
    'name',
    words,
  )
    .orderBy(sql`coalesce(published, '')`, 'desc')
    .limit(FOUND)
    .execute();
  return rows.map(({ id, name, description, published }) => ({
    kind: 'video',
    id,
    title: name,
    summary: sentence(description),
    date: published,
    href: videoPath(id),
  }));
}

/** One's own screens, then the ready-made ones. */
async function screenPieces(db: Db, words: readonly string[], userId: string): Promise<Piece[]> {
  const own = (await listScreens(db, userId)).map(({ id, name, query }): Piece => ({
    kind: 'screen',
    id,
    title: name,
    summary: null,
    date: null,
    href: query === '' ? SCREENER_PATH : `${SCREENER_PATH}?${query}`,
  }));
  const ready = readyScreens.map(({ slug, title, sentence: summary }): Piece => ({
    kind: 'screen',
    id: slug,
    title,
    summary,
    date: null,
    href: readyScreenPath(slug),
  }));
  const wanted = words.map((word) => word.toLowerCase());
  return [...own, ...ready].filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)));
}

/** What of one kind can be put into a letter, by words of its title; newest first. */
export function findPieces(db: Db, kind: PieceKind, text: string, userId: string): Promise<Piece[]> {
  const words = text.split(/\s+/).filter(Boolean);
  if (kind === 'news') return newsPieces(db, words);
  if (kind === 'event') return eventPieces(db, words);
  return kind === 'video' ? videoPieces(db, words) : screenPieces(db, words, userId);
}
