import { videoSectors } from '#contract/video.ts';
import { anyCaseOf, defineView, pageNumber, searchText, type ViewOf } from '#kit/page/view.ts';

export const VIDEOS_PATH = '/videos';
export const VIDEO_PAGE_SIZE = 12;

/** What the address of the video library asks for; without a sector all of them. */
export const videoView = defineView(VIDEOS_PATH, {
  sector: anyCaseOf(videoSectors),
  search: searchText(100),
  page: pageNumber(),
});
export type VideoView = ViewOf<typeof videoView>;
