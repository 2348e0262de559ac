import type { LandingPage } from '#contract/landing-page.ts';
import type { PodcastPlayer } from './podcast-player.ts';
import { presentationView } from './presentation-view.ts';
import { WIDGET_ORIGINS } from './widget-address.ts';

type Directive = `frame-src ${string}` | `media-src ${string}`;

/** What a profile needs of the Content-Security-Policy beyond every page: the frames that it shows. */
export function profilePolicy(landing: LandingPage, assetsUrl?: string): Directive[] {
  const frame = presentationView(landing.presentation, assetsUrl)?.frame;
  const { overview, extra_info, extra_info_two, value_prop, highlights, investment_highlights, disclosure } =
    landing;
  const texts = [
    overview,
    extra_info,
    extra_info_two,
    value_prop,
    highlights,
    investment_highlights,
    disclosure,
  ];
  const players = texts.some((html) => /<iframe\b/i.test(html ?? ''))
    ? ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
    : [];
  const frames = [...WIDGET_ORIGINS, ...players, ...(frame?.origin ? [frame.origin] : [])];
  return [`frame-src ${frames.join(' ')}`];
}

/** The same for a podcast. */
export function podcastPolicy(player: PodcastPlayer | null): Directive[] {
  if (player?.kind === 'audio') return ["media-src 'self'"];
  return player?.kind === 'frame' ? [`frame-src ${player.origin}`] : [];
}
