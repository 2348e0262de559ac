import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
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
        <Film
          ref={film}
          src={player.src}
          captions={player.captions}
          isHidden={!isPlaying}
          {...{ name, poster, started }}
        />
      )}
      {player?.kind === 'youtube' && isPlaying && <YoutubeFrame ref={frame} src={player.src} title={name} />}
      {question && <ExclusiveDialog ref={dialog} path={path} isOpen={started} {...question} />}
    </>
  );
});

interface FilmProps extends Pick<Props, 'name' | 'poster' | 'started'> {
  ref: RefObject<HTMLVideoElement | null>;
  src: string;
  captions: string;
  isHidden: boolean;
}

/** The film itself, and what is said where it does not arrive. */
function Film({ ref, name, src, captions, poster, started, isHidden }: FilmProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  // It may have failed before this was here.
  useEffect(() => setFailed(Boolean(ref.current?.error)), [ref]);
  const again = () => {
    setFailed(false);
    ref.current?.load();
    ref.current?.focus();
    if (ref.current) void playFilm(ref.current);
  };
  return (
    <>
      <video
        ref={ref}
        className="video-player"
        hidden={isHidden}
        src={src}
        poster={poster}
        aria-label={name}
        width="640"
        height="360"
        controls
        autoPlay={started}
        muted={started}
        playsInline
        preload={started ? 'metadata' : 'none'}
        onError={() => setFailed(true)}
      >
        <track kind="captions" src={captions} srcLang="en" label="Captions" />
      </video>
      {hasFailed && (
        <p className="video-failed" role="alert">
          This video did not load.{' '}
          <button className="link" type="button" onClick={again}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

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
