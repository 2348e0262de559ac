/** What an editor may ask of the look of a landing page, each with the form its value must have. */
const properties: Readonly<Record<string, RegExp>> = {
  color: /^#(?:[\da-f]{3}|[\da-f]{6})$/,
  'background-color': /^#(?:[\da-f]{3}|[\da-f]{6})$/,
  'font-style': /^(?:normal|italic)$/,
  'font-weight': /^(?:400|500|600|700)$/,
  'text-align': /^(?:start|center|end)$/,
};

const MAX_CHARACTERS = 5_000;

/**
 * The declarations of a landing page's own style that are known and well formed, each property once, its last value;
 * null when none is. `COLOR: #ABC; position: fixed` becomes `color: #abc`.
 */
export function typedStyle(text: string | null | undefined): string | null {
  const kept = new Map<string, string>();
  for (const declaration of (text ?? '').slice(0, MAX_CHARACTERS).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim();
    const value = declaration.slice(colon + 1).trim();
    if (Object.hasOwn(properties, name) && properties[name]?.test(value)) kept.set(name, value);
  }
  if (kept.size === 0) return null;
  return Array.from(kept, ([name, value]) => `${name}: ${value}`).join('; ');
}

/** A colour as three or six hexadecimal digits after `#`, in lower case; null for anything else. */
export function typedColor(text: string | null | undefined): string | null {
  const color = (text ?? '').trim().toLowerCase();
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/.test(color) ? color : null;
}

/** A share from 0 to 1; null for anything else. */
export const typedOpacity = (value: number | null | undefined): number | null =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : null;

/** The first declaration that `typedStyle` would leave out; null where it keeps all. */
export function oddStyle(text: string): string | null {
  for (const declaration of text.split(';')) {
    const written = declaration.trim();
    if (written !== '' && typedStyle(written) === null) return written.slice(0, 80);
  }
  return null;
}
