const DESK_PX = 1_200;

/** Lets the preview within `host` be seen as on a phone, on a desk, and in the dark. Returns what ends that. */
export function startPreviewLook(host: HTMLElement): () => void {
  const bar = host.querySelector<HTMLElement>('.looks');
  const place = host.querySelector<HTMLElement>('.frame');
  if (!bar || !place) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-look]')];
  const isPressed = (look: string) =>
    buttons.some(({ dataset, ariaPressed }) => dataset['look'] === look && ariaPressed === 'true');
  const scale = () => place.style.setProperty('--scale', String(place.clientWidth / DESK_PX));
  const show = () => {
    place.toggleAttribute('data-desktop', isPressed('desktop'));
    scale();
    darken(place, isPressed('dark'));
  };
  bar.hidden = false;
  bar.addEventListener(
    'click',
    ({ target }) => {
      const button = buttons.find((each) => each === target);
      if (!button) return;
      if (button.dataset['look'] === 'dark') button.ariaPressed = String(button.ariaPressed !== 'true');
      else
        for (const each of buttons)
          if (each.dataset['look'] !== 'dark') each.ariaPressed = String(each === button);
      show();
    },
    { signal },
  );
  // The frame is exchanged while one types; what loads within it is heard on its way down.
  place.addEventListener('load', show, { signal, capture: true });
  const sizes = new ResizeObserver(scale);
  sizes.observe(place);
  return () => {
    stop.abort();
    sizes.disconnect();
  };
}

/** The frame in the dark, or as it is by itself. */
function darken(place: HTMLElement, isDark: boolean): void {
  const page = place.querySelector('iframe')?.contentDocument?.documentElement;
  if (!page) return;
  page.dataset['ownTheme'] ??= page.dataset['theme'] ?? '';
  const theme = isDark ? 'dark' : page.dataset['ownTheme'];
  if (theme) page.dataset['theme'] = theme;
  else delete page.dataset['theme'];
}
