import { clockTime } from '../clock-time.ts';

/** Brings the controls of a recording to life, and lists what is said in it, by the captions that lie beside it. */
export function controlPodcast(host: HTMLElement, audio: HTMLAudioElement): void {
  const part = (name: string) => host.querySelector<HTMLElement>(`[data-part='${name}']`);
  const position = host.querySelector('input');
  const show = () => {
    const { paused, currentTime, duration } = audio;
    host.toggleAttribute('data-playing', !paused);
    part('play')?.setAttribute('aria-label', paused ? 'Play' : 'Pause');
    const [at, all] = [clockTime(currentTime), clockTime(duration)];
    part('at')?.replaceChildren(at);
    part('all')?.replaceChildren(all);
    if (!position) return;
    position.max = String(Number.isFinite(duration) ? duration : 0);
    position.value = String(currentTime);
    position.style.setProperty('--heard', `${duration > 0 ? (100 * currentTime) / duration : 0}%`);
    position.setAttribute('aria-valuetext', `${at} of ${all}`);
  };
  for (const type of ['play', 'pause', 'ended', 'timeupdate', 'seeking', 'durationchange', 'emptied'])
    audio.addEventListener(type, show);
  audio.addEventListener('error', () => part('failed')?.removeAttribute('hidden'));
  position?.addEventListener('input', () => (audio.currentTime = position.valueAsNumber));
  host.querySelector('select')?.addEventListener('change', ({ target }) => {
    audio.playbackRate = Number((target as HTMLSelectElement).value);
  });
  host.addEventListener('click', ({ target }) => press(audio, (target as Element).closest('button')));
  listWords(audio, part('words'));
  audio.preload = 'metadata';
  show();
}

function press(audio: HTMLAudioElement, button: HTMLButtonElement | null): void {
  const { step, to, part } = button?.dataset ?? {};
  if (step !== undefined) audio.currentTime += Number(step);
  else if (part === 'play' && !audio.paused) audio.pause();
  else if (part === 'play' || to !== undefined) {
    if (to !== undefined) audio.currentTime = Number(to);
    void audio.play().catch(() => undefined);
  }
}

function listWords(audio: HTMLAudioElement, place: HTMLElement | null): void {
  const [track] = audio.textTracks;
  if (!track || !place) return;
  audio.querySelector('track')?.addEventListener('load', () => {
    const cues = [...(track.cues ?? [])] as VTTCue[];
    place.querySelector('ol')?.replaceChildren(...cues.map(lineOf));
    place.hidden = cues.length === 0;
  });
  // Hidden captions are read all the same.
  track.mode = 'hidden';
}

function lineOf({ startTime, text }: VTTCue): HTMLElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['to'] = String(startTime);
  button.textContent = clockTime(startTime);
  button.setAttribute('aria-label', `Play from ${clockTime(startTime)}`);
  item.append(button, text);
  return item;
}
