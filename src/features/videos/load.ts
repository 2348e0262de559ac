import type { Video } from '#contract/video.ts';
import { load } from '#kit/http/load.ts';
import { lastPage } from '#kit/page/list.ts';
import type { PageAnswer } from '#kit/page/share.ts';
import type { Api } from '#kit/http/api-client.ts';
import { type Player, playerOf } from '#islands/video/player.ts';
import { VIDEO_PAGE_SIZE, type VideoView } from './view.ts';

/** One page of the library. */
export interface VideoLibrary {
  videos: Video[];
  total: number;
  totalPages: number;
}

/** Asks for what a view of the library shows; null where the answer failed. */
export async function loadLibrary(
  api: Api,
  { search, sector, page }: VideoView,
): Promise<VideoLibrary | null> {
  const query = { page, pageSize: VIDEO_PAGE_SIZE, sector, ...(search && { query: search }) };
  const { value } = await load(api('videos.all', { query }));
  if (!value) return null;
  const { data, total } = value;
  return { videos: data, total, totalPages: lastPage(total, VIDEO_PAGE_SIZE) };
}

/** What the page of a video learned. */
export type VideoOutcome =
  | {
      kind: 'found';
      video: Video;
      /** null while it is locked, and where there is nothing to play. */
      player: Player | null;
      locked: boolean;
      /** The newest others; null where they did not arrive. */
      recent: Video[] | null;
    }
  | { kind: 'missing' | 'gone' | 'unavailable' };

const RECENT = 4;

/**
 * Loads a video and the newest others. What plays an exclusive one is asked for only for who has signed in, and comes
 * only to who has submitted. With a `symbol` the video must be of that company.
 */
export async function loadVideo(
  api: Api,
  id: string,
  { isMember, symbol }: { isMember: boolean; symbol?: string | undefined },
): Promise<VideoOutcome> {
  const [found, recent] = await Promise.all([
    load(api('videos.details', { params: { id } })),
    loadRecent(api, id),
  ]);
  const { value: video, failure } = found;
  if (failure?.code === 'gone') return { kind: 'gone' };
  if (failure) return { kind: failure.status < 500 ? 'missing' : 'unavailable' };
  if (symbol !== undefined && video.company_symbol !== symbol) return { kind: 'missing' };
  if (!video.exclusive) return { kind: 'found', video, player: playerOf(video), locked: false, recent };
  const access = isMember ? (await load(api('videos.access', { params: { id } }))).value : null;
  const player = access?.unlocked ? playerOf(access) : null;
  return { kind: 'found', video, player, locked: !access?.unlocked, recent };
}

/** The newest videos but one. */
async function loadRecent(api: Api, id: string): Promise<Video[] | null> {
  const { value } = await load(
    api('videos.all', { query: { page: 1, pageSize: RECENT + 1, sort: 'recent' } }),
  );
  return value?.data.filter((other) => other.id !== id).slice(0, RECENT) ?? null;
}

/** A video as its page shows it to a guest, where it is not looked for: it is being written. */
export async function videoOutcome(
  api: Api,
  video: Video,
): Promise<Extract<VideoOutcome, { kind: 'found' }>> {
  const locked = video.exclusive === true;
  const recent = await loadRecent(api, video.id);
  return { kind: 'found', video, player: locked ? null : playerOf(video), locked, recent };
}

/** Status and sharing of a video's page. An exclusive one depends on who asks, so it is never shared. */
export function videoAnswer(outcome: VideoOutcome): PageAnswer {
  if (outcome.kind !== 'found')
    return { status: { missing: 404, gone: 410, unavailable: 503 }[outcome.kind], isWhole: false };
  return { status: 200, isWhole: !outcome.video.exclusive && outcome.recent !== null };
}
