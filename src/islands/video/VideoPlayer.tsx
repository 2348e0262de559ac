import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { guarded } from '#ui/browser/Boundary.tsx';
import { ExclusiveDialog } from './ExclusiveDialog.tsx';
import { playFilm } from './play-film.ts';
import type { Player } from './player.ts';
import { YoutubeFrame } from './YoutubeFrame.tsx';

interface Props {
  name: string;
  /** The page of the video. */
  path: string;
  /** null while it is locked, and where there is nothing to play. */
  player: Player | null;
  /** What stands still before the first picture. */
  poster: string | undefined;
  /** It was clicked already: plays, or asks. */
  started: boolean;
  /** What an exclusive video asks before it plays; null where nothing is to be asked. */
  question: { title: string; text: string } | null;
  /** The picture that stands first. */
  children?: ReactNode;
}

/** A picture that a click turns into the film. Without a script it is a link to the page with the film in it. */
export const VideoPlayer = guarded(({ name, path, player, poster, started, question, children }: Props) => {
  const [isPlaying, setPlaying] = useState(started && player !== null);
  const film = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (question) return dialog.current?.showModal();
    // At once: what plays has to begin within the click itself.
    flushSync(() => setPlaying(true));
    (film.current ?? frame.current)?.focus();
    if (film.current) void playFilm(film.current);
  };

  return (
    <>
      {!isPlaying && (
        <Still
          path={path}
          label={`Play: ${name}`}
          canStart={player !== null || question !== null}
          start={start}
        >
          {children}
        </Still>
      )}
      {player?.kind === 'file' && (
        <video
          ref={film}
          className="video-player"
          hidden={!isPlaying}
          src={player.src}
          poster={poster}
          aria-label={name}
          width="640"
          height="360"
          controls
          autoPlay={started}
          muted={started}
          playsInline
          preload={started ? 'metadata' : 'none'}
        >
          <track kind="captions" src={player.captions} srcLang="en" label="Captions" />
        </video>
      )}
      {player?.kind === 'youtube' && isPlaying && <YoutubeFrame ref={frame} src={player.src} title={name} />}
      {question && <ExclusiveDialog ref={dialog} path={path} isOpen={started} {...question} />}
    </>
  );
});

interface StillProps {
  path: string;
  label: string;
  canStart: boolean;
  start: (event: MouseEvent) => void;
  children: ReactNode;
}

function Still({ path, label, canStart, start, children }: StillProps): ReactNode {
  if (!canStart)
    return (
      <>
        {children}
        <p className="source">This video cannot be played here.</p>
      </>
    );
  return (
    <a className="video-start" href={`${path}?play=1`} rel="nofollow" data-plays="" onClick={start}>
      <span className="visually-hidden">{label}</span>
      {children}
    </a>
  );
}
