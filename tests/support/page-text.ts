const entities: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#34': '"', '#38': '&', '#60': '<', '#62': '>', nbsp: ' ',
}; // prettier-ignore

/** What a reader sees of some HTML: without elements, scripts and styles, in one line. */
export const readable = (html: string): string =>
  html
    .replace(/<(script|style|template|noscript)\b[^>]*>[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** The element that begins at the first match of `start`, up to its own end tag. */
export function elementAt(html: string, start: RegExp): string | undefined {
  const found = start.exec(html);
  const tag = /^<(\w+)/.exec(found?.[0] ?? '')?.[1];
  if (!found || !tag) return undefined;
  const tags = new RegExp(`<(/?)${tag}\\b`, 'g');
  tags.lastIndex = found.index;
  let depth = 0;
  for (let each = tags.exec(html); each; each = tags.exec(html)) {
    depth += each[1] ? -1 : 1;
    if (depth === 0) return html.slice(found.index, html.indexOf('>', each.index) + 1);
  }
  return undefined;
}

/** The cells of the row that a header names. */
export const rowOf = (html: string, header: string): string[] => {
  const row = [...html.matchAll(/<tr\b[^>]*>[^]*?<\/tr>/g)].find(
    ([tr]) => readable(/<th\b[^>]*>([^]*?)<\/th>/.exec(tr)?.[1] ?? '') === header,
  );
  return [...(row?.[0] ?? '').matchAll(/<td\b[^>]*>([^]*?)<\/td>/g)].map(([, cell = '']) => readable(cell));
};

const suffixes: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** Whether a figure as it is shown says this number, as far as its digits go; N/A says that there is none. */
export function says(text: string, value: unknown): boolean {
  if (value === null || value === undefined) return text === 'N/A';
  const [, minus, digits = '', decimals = '', suffix = ''] =
    /^\+?([−-]?)\$?([\d,]+)(?:\.(\d+))?([KMBT]?)%?$/.exec(text) ?? [];
  if (digits === '' || typeof value !== 'number') return false;
  const unit = suffixes[suffix] ?? 1;
  const shown = Number(`${digits.replaceAll(',', '')}.${decimals || '0'}`) * unit;
  const half = 0.5 * 10 ** -decimals.length * unit;
  return Math.abs((minus ? -shown : shown) - value) <= half * 1.000_001;
}
