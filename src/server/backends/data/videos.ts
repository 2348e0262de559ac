import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import type { Video, VideoAccess } from '#contract/video.ts';
import { uncategorized } from '#kit/sectors.ts';
import type { Log } from '#server/runtime/log.ts';
import { isUnlocked, unlockVideo, type Unlocker } from '#server/store/video-unlocks.ts';
import { findVideo, listVideos, listVideosOf, readSource } from '#server/store/videos.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { forPerson } from './for-person.ts';
import { present } from './present.ts';

/** The video library, and who may watch what is exclusive. */
export function videoRoutes(context: DataContext): Hono {
  const { db, cached, log, now } = context;
  const app = new Hono();
  const mark = favoriteMarker(context, 'video');
  const noticeUncategorized = uncategorizedNoticer(log);

  const all = calls['videos.all'];
  app.get(
    all.path,
    answer(all, async ({ query }, c) => {
      const { data, total } = await listVideos(db, cached, query);
      noticeUncategorized(data);
      return { data: await mark(c, data), total, page: query.page, pageSize: query.pageSize };
    }),
  );

  const ofCompany = calls['videos.bySymbol'];
  app.get(
    ofCompany.path,
    answer(ofCompany, async ({ params, query }, c) => {
      const { data, total } = await listVideosOf(db, { ...params, ...query });
      if (total === 0) throw new ApiError('not_found', messages.noVideosFound);
      return { data: await mark(c, data), total, ...query };
    }),
  );

  const details = calls['videos.details'];
  app.get(
    details.path,
    answer(details, async ({ params }, c) => {
      const video = present(await findVideo(db, params.id), 'Video');
      return (await mark(c, [video]))[0] ?? video;
    }),
  );

  const accessOf = async (videoId: string, unlocker: Unlocker): Promise<VideoAccess> => {
    const { exclusive } = present(await findVideo(db, videoId), 'Video');
    const unlocked = !exclusive || (await isUnlocked(db, unlocker, videoId));
    return { unlocked, ...(unlocked ? await readSource(db, videoId) : { youtubeId: null, file_url: null }) };
  };

  const access = calls['videos.access'];
  app.get(
    access.path,
    forPerson(context, access, ({ params }, userId, token) => accessOf(params.id, { userId, token })),
  );

  const unlock = calls['videos.unlock'];
  app.put(
    unlock.path,
    forPerson(context, unlock, async ({ params }, userId, token) => {
      const { exclusive } = present(await findVideo(db, params.id), 'Video');
      if (exclusive) await unlockVideo(db, { userId, token }, params.id, now());
      return accessOf(params.id, { userId, token });
    }),
  );

  return app;
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
