import type { ReactNode, Ref } from 'react';

interface Props {
  ref: Ref<HTMLIFrameElement>;
  src: string;
  title: string;
}

/** A phone of this maker lets a frame of another site begin by itself only without sound. */
const isQuietPhone = () =>
  typeof navigator !== 'undefined' && navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 0;

/** YouTube's player, which begins by itself: the click that asked for it was on this page. */
export const YoutubeFrame = ({ ref, src, title }: Props): ReactNode => (
  <iframe
    ref={ref}
    className="video-player"
    src={isQuietPhone() ? `${src}&mute=1` : src}
    suppressHydrationWarning
    title={title}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    referrerPolicy="strict-origin-when-cross-origin"
    allowFullScreen
  />
);
