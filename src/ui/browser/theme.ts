import { APPEARANCE_KEYS, type Theme } from '#kit/site/theme.ts';

/** The theme that is shown: the person's choice, else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Stores one value, or removes it with null, and lets this page and other tabs follow. */
export function storeAppearance(key: keyof typeof APPEARANCE_KEYS, value: string | null): void {
  if (value === null) localStorage.removeItem(APPEARANCE_KEYS[key]);
  else localStorage.setItem(APPEARANCE_KEYS[key], value);
  window.dispatchEvent(new Event('appearance'));
}

/**
 * The colour of a token as `rgb(…)`, for canvases that cannot read custom properties.
 * `readColor('--ink')`; a token's own text is `light-dark(…)`, which only an element resolves.
 */
export function readColor(token: `--${string}`): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Calls back whenever the shown theme may have changed, by choice, in another tab, or by the system; returns the end. */
export function onThemeChange(callback: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const control = new AbortController();
  const { signal } = control;
  window.addEventListener('appearance', callback, { signal });
  window.addEventListener('storage', callback, { signal });
  system.addEventListener('change', callback, { signal });
  return () => control.abort();
}
