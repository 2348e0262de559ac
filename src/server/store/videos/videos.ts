import { sql } from 'kysely';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { TextQuery } from '#contract/search.ts';
import type { Video, VideoAccess, VideoQuery } from '#contract/video.ts';
import { uncategorized } from '#kit/company/sectors.ts';
import type { Db } from '#server/db/open.ts';
import type { VideosTable } from '#server/db/content-tables.ts';
import type { VersionedCache } from '../content/content-version.ts';
import type { CompanyPage } from '../page-of-company.ts';
import { matchingIds, toTextEntry } from '../text-entries.ts';
import { onePage } from '../one-page.ts';

/** What visitors may see: neither deleted nor disabled. */
const shownVideos = (db: Db) =>
  db
    .selectFrom('videos')
    .leftJoin('companies', 'companies.symbol', 'videos.company_symbol')
    .where('videos.deleted_at', 'is', null)
    .where('videos.disabled', '=', 0);

type Shown = ReturnType<typeof shownVideos>;

async function pageOf(videos: Shown, featuredFirst: boolean, asked: PageQuery): Promise<Paged<Video>> {
  const ordered = videos
    .selectAll('videos')
    .select(['companies.name as company_name', 'companies.sic', 'companies.sector_name'])
    .$if(featuredFirst, (query) => query.orderBy('video_featured', 'desc'))
    .orderBy(sql`case when published is null then 1 else 0 end`)
    .orderBy('published', 'desc')
    .orderBy('videos.id');
  const { data, total } = await onePage(ordered, asked);
  return { data: data.map(toVideo), total };
}

/** One page of the library; teasers are not in it. A company whose code names no sector is Uncategorized. */
export async function listVideos(
  db: Db,
  cached: VersionedCache,
  { sector, query = '', sort, ...asked }: VideoQuery,
): Promise<Paged<Video>> {
  const typed = query.trim();
  const ids = typed ? matchingIds(await cached('video-search', () => readEntries(db)), typed) : [];
  if (typed && ids.length === 0) return { data: [], total: 0 };
  const videos = shownVideos(db)
    .where('thirtysecs', '=', 0)
    .$if(typed !== '', (narrowed) => narrowed.where('videos.id', 'in', ids))
    .$if(sector !== undefined, (narrowed) =>
      narrowed.where(sql<string>`coalesce(companies.sector_name, ${uncategorized})`, '=', sector ?? ''),
    );
  return pageOf(videos, sort !== 'recent', asked);
}

/** One page of the videos that a text may mean; none for an empty text. */
export const searchVideos = (db: Db, cached: VersionedCache, question: TextQuery): Promise<Paged<Video>> =>
  question.query.trim() ? listVideos(db, cached, question) : Promise.resolve({ data: [], total: 0 });

/** One page of a company's videos, teasers among them, newest first. */
export const listVideosOf = (db: Db, { symbol, ...asked }: CompanyPage): Promise<Paged<Video>> =>
  pageOf(shownVideos(db).where('company_symbol', '=', symbol), false, asked);

/** The videos of these ids that visitors may see, in no order. */
export const findVideosById = async (db: Db, ids: readonly string[]): Promise<Video[]> =>
  (await pageOf(shownVideos(db).where('videos.id', 'in', ids), false, { page: 1, pageSize: ids.length }))
    .data;

/** One video that visitors may see; 'gone' for one that was deleted. */
export async function findVideo(db: Db, id: string): Promise<Video | 'gone' | undefined> {
  const { data } = await pageOf(shownVideos(db).where('videos.id', '=', id), false, { page: 1, pageSize: 1 });
  if (data[0]) return data[0];
  const deleted = await db
    .selectFrom('videos')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return deleted && 'gone';
}

/** What plays a video: for those who may know it. */
export async function readSource(db: Db, id: string): Promise<Omit<VideoAccess, 'unlocked'>> {
  const row = await db
    .selectFrom('videos')
    .select(['youtube_id', 'file_url'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { youtubeId: row?.youtube_id ?? null, file_url: row?.file_url ?? null };
}

async function readEntries(db: Db) {
  const rows = await db.selectFrom('videos').select(['id', 'name', 'company_symbol']).execute();
  return rows.map(({ id, name, company_symbol }) => toTextEntry(id, name, company_symbol));
}

interface CompanyCells {
  company_name: string | null;
  sic: string | null;
  sector_name: string | null;
}

function toVideo(row: VideosTable & CompanyCells): Video {
  const exclusive = row.exclusive === 1;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    published: row.published,
    thumbnail_url: row.thumbnail_url,
    // What plays an exclusive video is told to those who submitted only.
    youtubeId: exclusive ? null : row.youtube_id,
    file_url: exclusive ? null : row.file_url,
    duration_seconds: row.duration_seconds,
    company_symbol: row.company_symbol,
    exclusive,
    disabled: row.disabled === 1,
    thirtysecs: row.thirtysecs === 1,
    videoFeatured: row.video_featured === 1,
    sample: row.is_sample === 1,
    Company: {
      name: row.company_name,
      sic_code: row.sic,
      sector_name: row.sector_name ?? uncategorized,
    },
  };
}
