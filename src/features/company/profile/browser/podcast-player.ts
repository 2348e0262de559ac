const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** After all that a page needs to stand; Safari has no idle callback. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 500);
}

/** A recording with our own controls. Without this the browser's stand there; what ours do is loaded when the page is at rest, or at the first touch. */
class PodcastPlayerElement extends HTMLElement {
  connectedCallback() {
    const audio = this.querySelector('audio');
    const controls = this.querySelector<HTMLElement>('[role=group]');
    if (!audio || !controls) return;
    const own = (isOwn: boolean) => {
      audio.controls = !isOwn;
      controls.hidden = !isOwn;
    };
    own(true);
    let loading: Promise<void> | undefined;
    let pressed: HTMLElement | null = null;
    const wake = () => {
      loading ??= import('./podcast-controls.ts').then(
        ({ controlPodcast }) => {
          this.removeEventListener('click', onClick);
          controlPodcast(this, audio);
          pressed?.click();
        },
        () => own(false),
      );
    };
    const onClick = ({ target }: Event) => {
      pressed = (target as Element).closest('button');
      // A phone lets a recording begin while a finger is on it, and at no later moment.
      if (pressed?.dataset['part'] === 'play') {
        pressed = null;
        void audio.play().catch(() => undefined);
      }
      wake();
    };
    for (const type of ['pointerover', 'focusin']) this.addEventListener(type, wake, { once: true });
    this.addEventListener('click', onClick);
    // Its length and its words are read before it is played; not where a reader saves data.
    if (!savesData()) whenIdle(wake);
  }
}

customElements.define('podcast-player', PodcastPlayerElement);
