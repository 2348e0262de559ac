import type { LandingPage } from '#contract/landing-page.ts';
import type { PodcastPlayer } from './podcast-player.ts';
import { presentationView } from './presentation-view.ts';
import { WIDGET_ORIGINS } from './widget-address.ts';

type Directive = `frame-src ${string}` | `img-src ${string}` | `media-src ${string}`;

const images: Directive = 'img-src https:';
const hasImage = (...htmls: readonly (string | null | undefined)[]): boolean =>
  htmls.some((html) => /<img\b/i.test(html ?? ''));

/** What a profile needs of the Content-Security-Policy beyond every page: the frames and pictures that it shows. */
export function profilePolicy(landing: LandingPage, assetsUrl?: string): Directive[] {
  const frame = presentationView(landing.presentation, assetsUrl)?.frame;
  const { overview, extra_info, extra_info_two, value_prop, highlights, disclosure } = landing;
  const texts = [overview, extra_info, extra_info_two, value_prop, highlights, disclosure];
  const players = texts.some((html) => /<iframe\b/i.test(html ?? ''))
    ? ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
    : [];
  const frames = [...WIDGET_ORIGINS, ...players, ...(frame?.origin ? [frame.origin] : [])];
  return [`frame-src ${frames.join(' ')}`, ...(hasImage(...texts) ? [images] : [])];
}

/** The same for a list of leaders, who may have photographs. */
export const teamPolicy = (
  leaders: readonly { headshot_url: string | null; description: string | null }[],
): Directive[] =>
  leaders.some(({ headshot_url, description }) => headshot_url || hasImage(description)) ? [images] : [];

/** The same for a podcast. */
export function podcastPolicy(player: PodcastPlayer | null): Directive[] {
  if (player?.kind === 'audio') return ["media-src 'self'"];
  return player?.kind === 'frame' ? [`frame-src ${player.origin}`] : [];
}
