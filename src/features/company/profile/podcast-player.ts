import { hostOf, safeAddress } from './safe-address.ts';

/** How a podcast is played: a file of our own, with its captions beside it, a frame of a known player, or a link to wherever it is. */
export type PodcastPlayer =
  | { kind: 'audio'; src: string; captions: string }
  | { kind: 'frame'; src: string; origin: string }
  | { kind: 'link'; href: string; host: string };

type Embed = (url: URL) => string | null;

const withPath =
  (origin: string, prefix: string): Embed =>
  (url) =>
    `${origin}${prefix}${url.pathname}`;
const asIs: Embed = (url) => url.href;

/** Players that may stand in a frame, by the host of the address that staff have, and where its player is. */
const players: Readonly<Record<string, Embed>> = {
  'open.spotify.com': (url) =>
    `https://open.spotify.com/embed${url.pathname.replace(/^\/embed(?=\/)/, '').replace(/^\/intl-\w+(?=\/)/, '')}`,
  'podcasts.apple.com': withPath('https://embed.podcasts.apple.com', ''),
  'embed.podcasts.apple.com': asIs,
  'soundcloud.com': (url) =>
    `https://w.soundcloud.com/player/?url=${encodeURIComponent(url.origin + url.pathname)}`,
  'w.soundcloud.com': (url) => (url.pathname.startsWith('/player') ? url.href : null),
  'player.simplecast.com': asIs,
  'player.captivate.fm': asIs,
  'embed.acast.com': asIs,
  'player.vimeo.com': asIs,
  'youtube.com': (url) => youtube(url.searchParams.get('v') ?? /^\/embed\/([^/]+)/.exec(url.pathname)?.[1]),
  'youtu.be': (url) => youtube(url.pathname.slice(1)),
};

const youtube = (id: string | undefined): string | null =>
  /^[\w-]{11}$/.test(id ?? '') ? `https://www.youtube-nocookie.com/embed/${id}` : null;

/** Turns a podcast link into what plays it; null where there is none, or none that may be used. */
export function podcastPlayer(link: string | null | undefined): PodcastPlayer | null {
  const href = safeAddress(link);
  if (href === null) return null;
  const host = hostOf(href);
  if (host === null)
    return /\.(?:mp3|m4a|ogg|wav)$/.test(href)
      ? { kind: 'audio', src: href, captions: href.replace(/\.\w+$/, '.vtt') }
      : null;
  const src = Object.hasOwn(players, host) ? players[host]?.(new URL(href)) : null;
  return src ? { kind: 'frame', src, origin: new URL(src).origin } : { kind: 'link', href, host };
}
