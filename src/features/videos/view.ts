import { PAGE_MAX } from '#contract/bounds.ts';
import { type VideoSector, videoSectors } from '#contract/video.ts';
import { toQueryString } from '#kit/paths.ts';

export const VIDEOS_PATH = '/videos';
export const VIDEO_PAGE_SIZE = 12;

/** What the address of the video library asks for. */
export interface VideoView {
  search: string;
  /** All without one. */
  sector: VideoSector | undefined;
  /** From 1. */
  page: number;
}

/** Reads an address; what makes no sense there counts as not asked for. */
export function readVideoView(query: URLSearchParams): VideoView {
  const page = Number(query.get('page') ?? 1);
  const wanted = query.get('sector')?.toLowerCase();
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    sector: videoSectors.find((name) => name.toLowerCase() === wanted),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

/** The address of a view, without what is usual. */
export const videosHref = ({ search, sector, page }: VideoView): string =>
  VIDEOS_PATH + toQueryString({ sector, search: search || undefined, page: page > 1 ? page : undefined });
