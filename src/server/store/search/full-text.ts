import { DAY_MS } from '#kit/time/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { RESULTS_MAX } from '#contract/site-search.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { SearchDocumentsTable } from '#server/db/content-tables.ts';
import { byBytes } from '../collation.ts';
import type { VersionedCache } from '../content/content-version.ts';

/** A thing that has all the words. */
interface Dated {
  id: string;
  day: string | null;
}

/** The same, as the engine weighs it. */
interface Candidate extends Dated {
  relevance: number;
}

interface Ranked {
  /** Ids, best first, of the best `RESULTS_MAX`. */
  ids: string[];
  /** How many there are in all. */
  total: number;
}

/** After so long, an item counts half as much as it did. */
const HALF_LIFE_DAYS = 365;
/** What has no date counts as this old. */
const UNDATED_DAYS = 2 * HALF_LIFE_DAYS;
/** The share of the relevance that does not age. */
const LASTING = 0.5;
/**
 * What more things have is a common word: to weigh one of them, an engine would count in all of them. Twice as many as can be
 * paged through, so that the newest of them are all that is seen either way.
 */
const COMMON = 2 * RESULTS_MAX;
/** How many documents may have been written out of the order of their days since the index was made. */
const OUT_OF_ORDER = 500;
/** Words that a beginning is written out as; more are left to the engine. */
const WORDS_MAX = 50;

const unremembered: VersionedCache = (_key, load) => load();

/** Where it is looked, and at what time. */
interface Place {
  db: Db;
  engine: Engine;
  now: Date;
  counted?: VersionedCache;
}

/** The part of a ranking that is shown. */
interface Part {
  skip: number;
  limit: number;
}

/**
 * What of a kind has all the words (of `queryWords`), the last one as a beginning; best first: by where and how seldom
 * the words stand, and by age. Of more than `RESULTS_MAX` only the newest are weighed, and common words not at all: words
 * that thousands have tell nothing apart.
 */
export async function rankDocuments(
  { db, engine, now, counted = unremembered }: Place,
  kind: SearchDocumentsTable['kind'],
  words: readonly string[],
  { skip, limit }: Part = { skip: 0, limit: RESULTS_MAX },
): Promise<Ranked> {
  if (words.length === 0) return { ids: [], total: 0 };
  const match = matchOf(engine, kind, words);
  const total = await countOf(db, match, counted, kind, words);
  if (total === 0) return { ids: [], total };
  if (total > COMMON) {
    const newest = match.newest(RESULTS_MAX, await begunWords(db, engine, words, counted));
    return { ids: await newestFirst(db, engine, newest, now, { skip, limit }), total };
  }
  const { rows } = await match.candidates.execute(db);
  const scored = rows.map((row) => ({ ...row, score: row.relevance * freshness(row.day, now) }));
  scored.sort((a, b) => b.score - a.score || compare(b.day ?? '', a.day ?? '') || compare(a.id, b.id));
  return { ids: scored.slice(skip, skip + limit).map(({ id }) => id), total };
}

/** In the order of the score, where none fits better than another; five hundred rows cost more to fetch than to sort. */
async function newestFirst(
  db: Db,
  engine: Engine,
  newest: RawBuilder<Dated>,
  now: Date,
  { skip, limit }: Part,
): Promise<string[]> {
  const undated = new Date(now.getTime() - UNDATED_DAYS * DAY_MS).toISOString();
  const day = byBytes(engine, sql`coalesce(day, ${undated})`);
  const { rows } = await sql<{ id: string }>`
    select id from (${newest}) newest order by ${day} desc, ${byBytes(engine, sql`id`)}
    limit ${limit} offset ${skip}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The ids of those that have the words, as a subquery, and how many they are; for a list whose newest `listed` are shown.
 * Of common words these are among the last that were written.
 */
export async function findDocuments(
  db: Db,
  engine: Engine,
  kind: SearchDocumentsTable['kind'],
  words: readonly string[],
  listed: number,
  counted = unremembered,
): Promise<{ ids: RawBuilder<string>; total: number }> {
  const match = matchOf(engine, kind, words);
  const total = words.length === 0 ? 0 : await countOf(db, match, counted, kind, words);
  const ids =
    total > COMMON
      ? sql<string>`(select id from (${match.newest(listed + OUT_OF_ORDER, await begunWords(db, engine, words, counted))}) newest)`
      : sql<string>`(select object_id ${match.documents})`;
  return { ids, total };
}

const countOf = (
  db: Db,
  { count }: Match,
  counted: VersionedCache,
  kind: string,
  words: readonly string[],
): Promise<number> =>
  counted(`text ${kind} ${words.join(' ')}`, async () => (await count.execute(db)).rows[0]?.total ?? 0);

/**
 * The words of the index that begin like the last one. SQLite collects all documents of a beginning before it answers with the
 * first of them; those of a word it reads one by one, as many as are asked for. None where there are too many, or no need.
 */
async function begunWords(
  db: Db,
  engine: Engine,
  words: readonly string[],
  counted: VersionedCache,
): Promise<readonly string[]> {
  const last = termsOf(words).at(-1);
  if (engine !== 'sqlite' || !last?.isBeginning) return [];
  const begun = await counted(`begun ${last.word}`, async () => {
    const { rows } = await sql<{ term: string }>`
      select term from search_words where term >= ${last.word} and term <= ${last.word + LAST_CHARACTER}
      limit ${sql.lit(WORDS_MAX + 1)}`.execute(db);
    return rows.map(({ term }) => term);
  });
  return begun.length > WORDS_MAX ? [] : begun;
}

const matchOf = (engine: Engine, kind: string, words: readonly string[]): Match =>
  engine === 'sqlite' ? onSqlite(kind, words) : onPostgres(kind, words);

/** What is asked of the engine: which documents, and how well each fits. */
interface Match {
  /** From and where of a query that has `doc`, `object_id` and `day`. */
  documents: RawBuilder<unknown>;
  /** How many they are, without looking at each. */
  count: RawBuilder<{ total: number }>;
  candidates: RawBuilder<Candidate>;
  /** The last that were written; `begun` are the words that the last one may be, where known. */
  newest: (limit: number, begun: readonly string[]) => RawBuilder<Dated>;
}

/** A word that is looked for, or the beginning of one. */
interface Term {
  word: string;
  isBeginning: boolean;
}

const LETTER = /^[a-z]$/;
const SINGLE = /^[a-z\d]$/;
/** Behind every other in the order of an index. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Thousands of words begin with one letter or digit. Alone, or as a digit ("phase 3"), it is taken for a word of its own;
 * a letter after other words is one that is only begun, and waits for its second letter.
 */
export function termsOf(words: readonly string[]): Term[] {
  const last = words.at(-1) ?? '';
  const asked = words.length > 1 && LETTER.test(last) ? words.slice(0, -1) : words;
  return asked.map((word) => ({ word, isBeginning: word === last && !SINGLE.test(word) }));
}

/** Words are letters and digits alone, so that quotes hold them whatever was typed. */
function onSqlite(kind: string, words: readonly string[]): Match {
  const fittingOf = (begun: readonly string[] = []): string => {
    const all = termsOf(words).map(({ word, isBeginning }) => {
      if (!isBeginning) return `"${word}"`;
      return begun.length > 0 ? `(${begun.map((each) => `"${each}"`).join(' OR ')})` : `"${word}" *`;
    });
    return `{symbol title body} : (${all.join(' AND ')})`;
  };
  const fitting = fittingOf();
  const match = `kind : "${kind}" AND ${fitting}`;
  return {
    documents: sql`from search_text join search_documents on doc = search_text.rowid where search_text match ${match}`,
    count: sql`select count(*) as total from search_text where search_text match ${match}`,
    // The kind is looked up: as a word to match, all documents that have it would be counted for the relevance of each.
    candidates: sql`
      select d.object_id as id, d.day, -bm25(search_text, 0, 20, 10, 1) as relevance
      from search_text cross join search_documents d on d.doc = search_text.rowid
      where search_text match ${fitting} and d.kind = ${kind}
      order by search_text.rowid desc limit ${sql.lit(RESULTS_MAX)}`,
    newest: (limit, begun) => sql`
      select d.object_id as id, d.day
      from (
        select rowid as doc from search_text where search_text match ${`kind : "${kind}" AND ${fittingOf(begun)}`} order by rowid desc limit ${sql.lit(limit)}
      ) found
      join search_documents d on d.doc = found.doc`,
  };
}

function onPostgres(kind: string, words: readonly string[]): Match {
  const all = termsOf(words).map(({ word, isBeginning }) => `'${word}'${isBeginning ? ':*' : ''}`);
  const documents = sql`
    from search_documents, to_tsquery('simple', ${all.join(' & ')}) query where kind = ${kind} and words @@ query`;
  return {
    documents,
    count: sql`select count(*) as total ${documents}`,
    candidates: sql`
      select object_id as id, day, ts_rank('{0.1, 0.2, 0.5, 1}', words, query) as relevance
      ${documents} order by doc desc limit ${sql.lit(RESULTS_MAX)}`,
    newest: (limit) => sql`
      select object_id as id, day ${documents} order by doc desc limit ${sql.lit(limit)}`,
  };
}

/** From 1 for today, and for what is still to come, down to `LASTING`. */
function freshness(day: string | null, now: Date): number {
  const at = Date.parse(day ?? '');
  const days = Number.isNaN(at) ? UNDATED_DAYS : Math.max(0, (now.getTime() - at) / DAY_MS);
  return LASTING + (1 - LASTING) * 2 ** (-days / HALF_LIFE_DAYS);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
