import type { Event } from '#contract/event.ts';
import {
  type ResultKind,
  resultKinds,
  RESULTS_MAX,
  type SearchGroup,
  type SearchResult,
  type SiteSearchQuery,
} from '#contract/site-search.ts';
import type { Video } from '#contract/video.ts';
import { formerNameWords } from '#kit/company/former-name.ts';
import { kindLabel } from '#kit/news/news-kinds.ts';
import { markSnippet, markWords, snippetOfHtml } from '../search/mark-words.ts';
import { queryWords, withoutExchange } from '#kit/text/search-words.ts';
import { uncoveredLabel } from '#kit/company/uncovered-words.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { VersionedCache } from '../content/content-version.ts';
import { findEventsById } from '../events/events.ts';
import { rankDocuments } from '../search/full-text.ts';
import type { KeptFigures } from '../content/kept-figures.ts';
import { type NewsRow, newsRows, toNews } from '../news/news-row.ts';
import { searchPages } from './page-search.ts';
import { foundByFormerName, searchCompanies } from '../search/search.ts';
import { searchUncovered, uncoveredTicker } from '../companies/uncovered.ts';
import { findVideosById } from '../videos/videos.ts';

export interface SearchPlace {
  db: Db;
  engine: Engine;
  cached: VersionedCache;
  counted: VersionedCache;
  kept: KeptFigures;
  now: Date;
}

/** The results of one kind: as many as there are, and the page of them that was asked for. */
interface Found {
  total: number;
  results: SearchResult[];
}

/** The words as they were typed, and as the index knows them. */
interface Wanted {
  typed: string;
  words: readonly string[];
  skip: number;
  limit: number;
}

/**
 * What a text may mean, kind by kind, in the order of `resultKinds`; kinds without any are left out. Never fails for
 * what was typed: signs that are no words find nothing.
 */
export async function searchSite(place: SearchPlace, question: SiteSearchQuery): Promise<SearchGroup[]> {
  const { kind, page, limit } = question;
  const query = withoutExchange(question.query);
  const words = queryWords(query);
  if (words.length === 0) return [];
  const wanted = { typed: query, words, skip: (page - 1) * limit, limit };
  const kinds = kind ? [kind] : resultKinds;
  const groups = await Promise.all(
    kinds.map(async (one) => ({ kind: one, ...(await finders[one](place, wanted)) })),
  );
  return groups.filter(({ total }) => total > 0);
}

const finders: Record<ResultKind, (place: SearchPlace, wanted: Wanted) => Promise<Found>> = {
  company: findCompanies,
  page: findPages,
  news: (place, wanted) => findNews(place, wanted, 'news'),
  newsletter: (place, wanted) => findNews(place, wanted, 'newsletter'),
  event: (place, wanted) => findEvents(place, wanted),
  video: (place, wanted) => findVideos(place, wanted),
};

async function findCompanies({ db, cached }: SearchPlace, wanted: Wanted): Promise<Found> {
  const { typed, words, skip, limit } = wanted;
  // A ticker that is known to be no company's here is no slip of the finger.
  const forgives = (await uncoveredTicker(db, typed)) === undefined;
  const page = { query: typed, page: skip / limit + 1, pageSize: skip < RESULTS_MAX ? limit : 0, forgives };
  const { data, total } = await searchCompanies(db, cached, page);
  const former = await foundByFormerName(db, cached, data, typed);
  return {
    total,
    results: data.map(({ symbol, name, market, sector_name, ...card }) => ({
      kind: 'company',
      id: symbol,
      quote: {
        last_sale: card.last_sale ?? null,
        change_pre: card.change_pre ?? null,
        market_cap: card.market_cap ?? null,
        quote_date: card.quote_date ?? null,
      },
      title: markWords(name, words),
      snippet: formerly(former.get(symbol), words),
      symbol,
      date: null,
      label: [market, sector_name].filter((part) => part && part !== 'Uncategorized').join(' · ') || null,
    })),
  };
}

const formerly = (name: string | undefined, words: readonly string[]): SearchResult['snippet'] =>
  name === undefined ? [] : [{ text: 'Formerly ' }, ...markWords(formerNameWords(name), words)];

/** Pages of the site, and what is known of companies that are not covered. */
async function findPages({ db, cached, kept }: SearchPlace, wanted: Wanted): Promise<Found> {
  const { typed, words, skip, limit } = wanted;
  const uncovered = await searchUncovered(db, cached, typed, words);
  const pages = [
    ...uncovered.map((known) => ({
      path: `/stocks/${known.symbol ?? known.ticker}`,
      title: `${known.name} (${known.ticker})`,
      label: uncoveredLabel(known),
      detail: '',
    })),
    ...(await searchPages(cached, kept, words)),
  ];
  return {
    total: pages.length,
    results: pages.slice(skip, skip + limit).map(({ path, title, label, detail }) => ({
      kind: 'page',
      path,
      title: markWords(title, words),
      // A sentence tells what a screen finds, whatever it was found by; a code tells nothing but that.
      snippet: detail.includes(' ') ? markWords(detail, words) : markSnippet(detail, words),
      symbol: null,
      date: null,
      label,
    })),
  };
}

async function findNews(place: SearchPlace, wanted: Wanted, kind: 'news' | 'newsletter'): Promise<Found> {
  const read = (ids: readonly string[]) =>
    newsRows(place.db).select('news.description').where('news.id', 'in', ids).execute();
  return findDocuments(place, wanted, kind, read, (row) => newsResult(row, wanted.words, kind));
}

const findEvents = (place: SearchPlace, wanted: Wanted): Promise<Found> =>
  findDocuments(
    place,
    wanted,
    'event',
    (ids) => findEventsById(place.db, ids, place.now),
    (event) => eventResult(event, wanted.words),
  );

const findVideos = (place: SearchPlace, wanted: Wanted): Promise<Found> =>
  findDocuments(
    place,
    wanted,
    'video',
    (ids) => findVideosById(place.db, ids),
    (video) => videoResult(video, wanted.words),
  );

/** The page of what the index ranks, each row read once; what is gone in the meantime is left out. */
async function findDocuments<Row extends { id: string }>(
  place: SearchPlace,
  { words, skip, limit }: Wanted,
  kind: 'news' | 'newsletter' | 'event' | 'video',
  read: (ids: readonly string[]) => Promise<Row[]>,
  toResult: (row: Row) => SearchResult,
): Promise<Found> {
  const { ids, total } = await rankDocuments(place, kind, words, { skip, limit });
  const rows = ids.length > 0 ? await read(ids) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { total, results: ids.flatMap((id) => byId.get(id) ?? []).map(toResult) };
}

function newsResult(
  row: NewsRow & { description: string | null },
  words: readonly string[],
  kind: 'news' | 'newsletter',
): SearchResult {
  const news = toNews(row);
  return {
    kind,
    id: row.id,
    title: markWords(row.title, words),
    // What a brief says beside its summary is not what was searched.
    snippet: snippetOf([row.heading, row.summary], news.automated ? null : row.description, words),
    symbol: row.company_symbol,
    date: row.published_at,
    label: kind === 'news' ? kindLabel(news) : null,
    ...(news.automated && { automated: true }),
    ...(news.sample && { sample: true }),
  };
}

const eventResult = (event: Event, words: readonly string[]): SearchResult => ({
  kind: 'event',
  id: event.id,
  title: markWords(event.title, words),
  snippet: snippetOf([], event.description ?? null, words),
  symbol: event.company_symbol ?? null,
  date: event.upcoming_date ?? null,
  label: event.kind === 'webinar' ? 'Webinar' : 'Conference',
  ...(event.sample && { sample: true }),
});

const videoResult = (video: Video, words: readonly string[]): SearchResult => ({
  kind: 'video',
  id: video.id,
  title: markWords(video.name, words),
  snippet: snippetOf([], video.description ?? null, words),
  symbol: video.company_symbol ?? null,
  date: video.published ?? null,
  label: video.type ?? null,
  ...(video.sample && { sample: true }),
});

/** Where the words stand: in the first of the short texts that has any, else in the long one, which is HTML. */
function snippetOf(texts: readonly (string | null)[], html: string | null, words: readonly string[]) {
  for (const text of texts) {
    const snippet = markSnippet(text ?? '', words);
    if (snippet.length > 0) return snippet;
  }
  return html ? snippetOfHtml(html, words) : [];
}
