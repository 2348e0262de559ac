import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import type { Video, VideoAccess } from '#contract/video.ts';
import { uncategorized } from '#kit/company/sectors.ts';
import type { Log } from '#server/runtime/log.ts';
import { isUnlocked, unlockVideo, type Unlocker } from '#server/store/videos/video-unlocks.ts';
import { findVideo, listVideos, listVideosOf, readSource } from '#server/store/videos/videos.ts';
import type { DataContext, DataOn } from './context.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { present } from './present.ts';

/** The video library, and who may watch what is exclusive. */
export function answerVideos(on: DataOn, context: DataContext): void {
  const { db, cached, log, now } = context;
  const { markAll, markOne } = favoriteMarker(context, 'video');
  const noticeUncategorized = uncategorizedNoticer(log);
  const presentVideo = async (id: string) =>
    present(await findVideo(db, id), 'Video not found', 'Video removed');

  on('videos.all', async ({ query }, c) => {
    const { data, total } = await listVideos(db, cached, query);
    noticeUncategorized(data);
    return { data: await markAll(c, data), total, page: query.page, pageSize: query.pageSize };
  });
  on('videos.bySymbol', async ({ params, query }, c) => {
    const { data, total } = await listVideosOf(db, { ...params, ...query });
    if (total === 0) throw new ApiError('not_found', messages.noVideosFound);
    return { data: await markAll(c, data), total, ...query };
  });
  on('videos.details', async ({ params }, c) => markOne(c, await presentVideo(params.id)));

  const accessOf = async (videoId: string, unlocker: Unlocker): Promise<VideoAccess> => {
    const { exclusive } = await presentVideo(videoId);
    const unlocked = !exclusive || (await isUnlocked(db, unlocker, videoId));
    return { unlocked, ...(unlocked ? await readSource(db, videoId) : { youtubeId: null, file_url: null }) };
  };
  on('videos.access', ({ params }, person) => accessOf(params.id, person));
  on('videos.unlock', async ({ params }, person) => {
    const { exclusive } = await presentVideo(params.id);
    if (exclusive) await unlockVideo(db, person, params.id, now());
    return accessOf(params.id, person);
  });
}

/** Tells the log of each company, once, whose industry code names no sector. */
function uncategorizedNoticer(log: Log): (videos: readonly Video[]) => void {
  const told = new Set<string>();
  return (videos) => {
    for (const { company_symbol: symbol, Company } of videos) {
      if (!symbol || Company?.sector_name !== uncategorized || told.has(symbol)) continue;
      told.add(symbol);
      log.warn(
        { symbol, sic: Company.sic_code ?? null },
        'a video belongs to no sector: unknown industry code',
      );
    }
  };
}
