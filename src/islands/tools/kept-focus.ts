const KEY = 'toolsFocus';
/** A page that comes later than this is not the answer to what was pressed. */
const SOON_MS = 15_000;

interface Kept {
  path: string;
  at: number;
  /** The name and value of the button that was pressed. */
  name: string;
  value: string;
}

/** Notes which button leads to the page that comes: it is the same desk, where one wants to go on. */
export function keepFocus(pressed: HTMLElement | null): void {
  if (!(pressed instanceof HTMLButtonElement) || pressed.name === '') return;
  const { name, value } = pressed;
  const kept: Kept = { path: location.pathname, at: Date.now(), name, value };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Gives the focus back to the button that led here, once, unless somebody has gone elsewhere meanwhile. */
export function giveFocusBack(host: ParentNode): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text === null || document.activeElement !== document.body) return;
  const { path, at, name, value } = JSON.parse(text) as Kept;
  if (path !== location.pathname || Date.now() - at > SOON_MS) return;
  const buttons = host.querySelectorAll<HTMLButtonElement>('button:not([aria-hidden])');
  const same = [...buttons].find((button) => button.name === name && button.value === value);
  // After what it did it may be gone: what one does next stands in the same bar.
  const next = [...buttons].find((button) => button.name === name && button.value === 'draft');
  (same ?? next)?.focus({ preventScroll: true });
}
