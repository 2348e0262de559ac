/** The tickers that a text names after an equals sign, which are meant and no others (`=EP`, `=EP,GLUE`); null where it is a part of a symbol or name. */
export function exactSymbols(text: string): string[] | null {
  const named = text.trim();
  if (!named.startsWith('=')) return null;
  const symbols = named
    .slice(1)
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return symbols.length > 0 ? symbols : null;
}
