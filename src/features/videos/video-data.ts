import type { VideoObject, WithContext } from 'schema-dts';
import type { Video } from '#contract/video.ts';
import { safeLink } from '#kit/href/safe-link.ts';
import { playerOf } from '#islands/video/player.ts';
import { videoPath } from '#kit/href/addresses.ts';
import { companyName } from './words.ts';

/** What a page says of its video to machines. What plays an exclusive one is not told. */
export function videoData(video: Video, siteUrl: string): WithContext<VideoObject> {
  const whole = (address: string) => new URL(address, siteUrl).href;
  const picture = safeLink(video.thumbnail_url);
  const player = playerOf(video);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.name,
    description: video.description || `${video.type ?? 'Video'} of ${companyName(video)}`,
    url: whole(videoPath(video.id)),
    ...(picture && { thumbnailUrl: whole(picture) }),
    ...(video.published && { uploadDate: video.published }),
    ...(video.duration_seconds && { duration: `PT${Math.round(video.duration_seconds)}S` }),
    ...(player?.kind === 'file' && { contentUrl: whole(player.src) }),
    ...(player?.kind === 'youtube' && { embedUrl: player.src.split('?')[0] ?? player.src }),
    ...(video.exclusive && { isAccessibleForFree: false }),
  };
}
