import { sql } from 'kysely';
import { type News, type NewsletterQuerySchema } from '#contract/news.ts';
import { sectorNames } from '#contract/bounds.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { TextQuery } from '#contract/search.ts';
import { newsDay } from '#kit/news/news-day.ts';
import { foldText } from '#kit/text/fold.ts';
import { daysBefore } from '#kit/time/days.ts';
import { queryWords } from '#kit/text/search-words.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type * as z from 'zod/mini';
import { byBytes, ignoringCase } from '../collation.ts';
import type { VersionedCache } from '../content/content-version.ts';
import { findDocuments } from '../search/full-text.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listNews, type NewsPageRequest } from './news-lists.ts';
import { newsRows, toNews } from './news-row.ts';
import { onePage } from '../one-page.ts';

/** Cards on one page of a company's news. */
const OF_COMPANY = 9;
/** Items of each sector that are kept: more than a page shows, which leaves out what stands on it already. */
const OF_SECTOR = 12;

const newestFirst = (engine: Engine) =>
  sql`news.published_at desc, ${byBytes(engine, sql.ref('news.id'))} asc`;

const publicOf = (db: Db, symbols: readonly string[]) =>
  newsRows(db).where('news.company_symbol', 'in', symbols).where('news.rc_newsletter', '=', 0);
/** The class of the same issuer under which stories about all of them stand, for one of the others. */
const leadClass = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies as own')
    .innerJoin('companies as lead', 'lead.cik', 'own.cik')
    .select('lead.symbol')
    .where('own.symbol', '=', symbol)
    .where('own.is_lead_class', '=', 0)
    .where('lead.is_lead_class', '=', 1),
);
const companyNewsOn = (engine: Engine) =>
  keptQuery((db: Db, { symbol, lead, offset }: { symbol: string; lead: string; offset: number }) =>
    publicOf(db, [symbol, lead]).orderBy(newestFirst(engine)).limit(OF_COMPANY).offset(offset),
  );
const companyNews = { sqlite: companyNewsOn('sqlite'), postgres: companyNewsOn('postgres') };
const countOfCompany = keptQuery((db: Db, { symbol, lead }: { symbol: string; lead: string }) =>
  db
    .selectFrom('news')
    .where('deleted_at', 'is', null)
    .where('company_symbol', 'in', [symbol, lead])
    .where('rc_newsletter', '=', 0)
    .select((eb) => eb.fn.countAll<number>().as('total')),
);

/** One page of a company's news, samples of a sample company included, and those of its issuer told under another class. */
export async function listNewsOf(
  db: Db,
  engine: Engine,
  symbol: string,
  page: number,
): Promise<{ data: News[]; currentPage: number; totalPages: number }> {
  const lead = (await leadClass(db, { symbol }))[0]?.symbol ?? symbol;
  const [rows, [count]] = await Promise.all([
    companyNews[engine](db, { symbol, lead, offset: (page - 1) * OF_COMPANY }),
    countOfCompany(db, { symbol, lead }),
  ]);
  const total = count?.total ?? 0;
  return { data: rows.map(toNews), currentPage: page, totalPages: Math.ceil(total / OF_COMPANY) };
}

/** What is older stands behind every move of the sector. */
const TOLD_WITHIN_DAYS = 14;

/** Items of two lists by turns, those of the first before those of the second. */
const byTurns = <Item>(first: readonly Item[], second: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, i) => [
    ...first.slice(i, i + 1),
    ...second.slice(i, i + 1),
  ]).flat();

/**
 * The newest items of each of the nine sectors that has any: what was filed, traded, reported or written of late, and what
 * moved, by turns. A session brings so many moves that nothing else would be among the newest.
 */
export const newsBySector: Figure<{ sector_name: string; news: News[] }[]> = {
  name: 'news-by-sector',
  version: 3,
  of: ['news', 'companies', 'sectors'],
  async make({ db, engine, kept }) {
    const unremembered: VersionedCache = (_key, load) => load();
    const list = async (request: Omit<NewsPageRequest, 'page' | 'limit'>) =>
      (await listNews(db, engine, unremembered, kept, { ...request, page: 1, limit: OF_SECTOR / 2 })).data;
    const sectors = await Promise.all(
      sectorNames.map(async (sector) => {
        const moves = await list({ sector, topic: 'move' });
        const others = await list({ sector, moves: 0 });
        const since = moves[0]?.published_at && daysBefore(newsDay(moves[0].published_at), TOLD_WITHIN_DAYS);
        const told = others.filter(({ published_at }) => !since || (published_at ?? '') >= since);
        return { sector_name: sector, news: [...byTurns(told, moves), ...others.slice(told.length)] };
      }),
    );
    return sectors.filter(({ news }) => news.length > 0);
  },
};

/** Newest news of client companies; samples are clients of no one. */
export async function listClientNews(
  db: Db,
  engine: Engine,
  { page, limit }: { page: number; limit: number },
): Promise<News[]> {
  const clients = db
    .selectFrom('companies')
    .where('is_client', '=', sql.lit(1))
    .where('is_sample', '=', 0)
    .select('symbol');
  const rows = await newsRows(db)
    .where('news.company_symbol', 'in', clients)
    .where('news.is_sample', '=', 0)
    .where('news.rc_newsletter', '=', 0)
    .orderBy(newestFirst(engine))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(toNews);
}

type NewsletterRequest = z.output<typeof NewsletterQuerySchema>;

/** One page of the newsletters, newest first; samples are among them, and say so. */
export async function listNewsletters(
  db: Db,
  engine: Engine,
  { page, pageSize, since }: NewsletterRequest,
): Promise<Paged<News>> {
  const found = newsRows(db)
    .where('news.rc_newsletter', '=', sql.lit(1))
    .$if(since !== undefined, (query) => query.where('news.published_at', '>=', since ?? ''));
  return pageOf(engine, found, { page, pageSize });
}

/** One page of the news that have all words of a text, newest first; of newsletters, those with the text in their title. */
export function searchNews(
  db: Db,
  engine: Engine,
  type: 'news' | 'newsletter',
  request: TextQuery,
  counted?: VersionedCache,
): Promise<Paged<News>> {
  return type === 'news' ? searchByWords(db, engine, request, counted) : searchByTitle(db, engine, request);
}

async function searchByWords(
  db: Db,
  engine: Engine,
  { query, page, pageSize }: TextQuery,
  counted: VersionedCache | undefined,
): Promise<Paged<News>> {
  const { ids, total } = await findDocuments(db, engine, 'news', queryWords(query), page * pageSize, counted);
  if (total === 0) return { data: [], total };
  const shown = db
    .selectFrom('news')
    .select('news.id')
    .where('news.id', 'in', ids)
    .orderBy(newestFirst(engine))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await newsRows(db).where('news.id', 'in', shown).orderBy(newestFirst(engine)).execute();
  return { data: rows.map(toNews), total };
}

/** As specified: a part of the title in any case; the heading and the ticker count as well. Empty text finds none. */
async function searchByTitle(
  db: Db,
  engine: Engine,
  { query, page, pageSize }: TextQuery,
): Promise<Paged<News>> {
  const text = foldText(query).trim().replace(/\s+/g, ' ');
  if (text === '') return { data: [], total: 0 };
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const has = (column: string) =>
    sql<boolean>`${ignoringCase(engine, sql.ref(column))} like ${pattern} escape '\\'`;
  const found = newsRows(db)
    .where('news.rc_newsletter', '=', sql.lit(1))
    .where((eb) =>
      eb.or([has('news.title'), has('news.heading'), eb('news.company_symbol', '=', text.toUpperCase())]),
    );
  return pageOf(engine, found, { page, pageSize });
}

async function pageOf(
  engine: Engine,
  found: ReturnType<typeof newsRows>,
  asked: PageQuery,
): Promise<Paged<News>> {
  const { data, total } = await onePage(found.orderBy(newestFirst(engine)), asked);
  return { data: data.map(toNews), total };
}
