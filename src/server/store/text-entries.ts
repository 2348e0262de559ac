import { foldText } from '#kit/text/fold.ts';

/** A row as a search looks at it: its title folded, and the company it belongs to. */
export interface TextEntry {
  id: string;
  foldedTitle: string;
  symbol: string | null;
}

export const toTextEntry = (id: string, title: string, symbol: string | null): TextEntry => ({
  id,
  foldedTitle: foldText(title).replace(/\s+/g, ' '),
  symbol,
});

/**
 * Ids of the rows whose title has the typed text in it, in any case and with or without marks, or whose company has it
 * as its ticker; none for an empty text.
 */
export function matchingIds(entries: readonly TextEntry[], typed: string): string[] {
  const text = foldText(typed).trim().replace(/\s+/g, ' ');
  if (!text) return [];
  return entries
    .filter(({ foldedTitle, symbol }) => foldedTitle.includes(text) || symbol?.toLowerCase() === text)
    .map(({ id }) => id);
}
