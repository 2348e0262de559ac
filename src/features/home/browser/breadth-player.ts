import { onThemeChange, shownTheme } from '#ui/browser/theme.ts';

/** Whether the animations are on and the system wants motion. */
export const mayMove = (): boolean =>
  document.documentElement.dataset.animations === 'true' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets the film of the banner play: by itself while it may move, else when its button is pressed; in the theme that is
 * shown. The picture stands in its place before, after, and where a browser refuses. `asked` plays at once. Returns the end.
 */
export function startBreadth(
  host: HTMLElement,
  video: HTMLVideoElement,
  button: HTMLButtonElement,
  asked: boolean,
): () => void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let moved = false;
  let file = '';

  const show = (playing: boolean) => {
    host.toggleAttribute('data-playing', playing);
    const word = button.querySelector('span');
    if (word) word.textContent = playing ? 'Pause' : 'Play';
  };
  const play = () => {
    const wanted = video.dataset[shownTheme()] ?? '';
    if (wanted !== file) video.src = file = wanted;
    video.hidden = false;
    video.play().catch(() => {
      video.hidden = true;
      show(false);
    });
  };
  const follow = () => {
    if (moved !== mayMove()) {
      moved = mayMove();
      if (moved) play();
      else video.pause();
    } else if (!video.paused && video.dataset[shownTheme()] !== file) play();
  };

  video.addEventListener('play', () => show(true));
  video.addEventListener('pause', () => show(false));
  button.addEventListener('click', () => (video.paused ? play() : video.pause()));
  stillness.addEventListener('change', follow);
  const stopFollowing = onThemeChange(follow);
  follow();
  if (asked && video.paused) play();
  return () => {
    stopFollowing();
    stillness.removeEventListener('change', follow);
  };
}
