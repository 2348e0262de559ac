export type Theme = 'light' | 'dark';

/** Keys of local storage that the appearance lives in. Their values are strings. */
export const APPEARANCE_KEYS = {
  /** `true` or `false`; absent while the system decides. */
  darkMode: 'darkMode',
  /** Pixels. */
  fontSize: 'fontSize',
  /** `true` or absent. */
  animations: 'animations',
  /** `false` or absent. */
  shortcuts: 'shortcuts',
} as const;

export const FONT_SIZE = { smallest: 12, usual: 16, largest: 24 } as const;

/** The colours of a browser's own frame; the same as `--paper`. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#fbfaf7', dark: '#131211' };

/** A font size in pixels that the settings allow: whole, between the smallest and the largest. */
export function allowedFontSize(value: string | null): number {
  const pixels = Math.round(Number.parseFloat(value ?? ''));
  if (!Number.isFinite(pixels)) return FONT_SIZE.usual;
  return Math.min(FONT_SIZE.largest, Math.max(FONT_SIZE.smallest, pixels));
}
