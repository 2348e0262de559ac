import { safeLink } from '#kit/href/safe-link.ts';

/** What plays a video: a frame of YouTube's host that sets no cookies before it plays, or a file of this site with its captions beside it. */
export type Player = { kind: 'youtube'; src: string } | { kind: 'file'; src: string; captions: string };

interface Source {
  youtubeId?: string | null | undefined;
  file_url?: string | null | undefined;
}

/** The player of a source; null where there is none that may be shown. */
export function playerOf({ youtubeId, file_url: file }: Source): Player | null {
  if (youtubeId && /^[A-Za-z0-9_-]{11}$/.test(youtubeId))
    return {
      kind: 'youtube',
      src: `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&playsinline=1&rel=0`,
    };
  const path = file?.startsWith('/') ? safeLink(file) : undefined;
  return path === undefined ? null : { kind: 'file', src: path, captions: path.replace(/\.\w+$/, '.vtt') };
}
