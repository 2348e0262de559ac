/** Elements that a text may have, and the editor would lose. */
const LOST = ['small', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'caption', 'tfoot'];

/** What of a text the editor cannot hold; such a text is edited as HTML, so that nothing of it goes by itself. */
export function lostIn(html: string): string[] {
  const found = new Set([...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, name = '']) => name.toLowerCase()));
  return LOST.filter((name) => found.has(name));
}

const CELL = /<(li|td|th)(\b[^>]*)><p>((?:(?!<\/?p\b)[\s\S])*?)<\/p>(?=<\/\1>|<[uo]l\b)/g;
const HEAD_ROW = /<table><tbody>(<tr>(?:<th\b[^>]*>(?:(?!<\/?t[hdr]\b)[\s\S])*<\/th>)+<\/tr>)/g;

/** What the editor writes, as a person would: no paragraph where a cell or an item holds but one, a head over a table that has one. */
export const tidyHtml = (html: string): string =>
  html
    .replace(CELL, '<$1$2>$3')
    .replace(
      HEAD_ROW,
      (_, row: string) =>
        `<table><thead>${row.replace(/<th\b(?! scope)/g, '<th scope="col"')}</thead><tbody>`,
    )
    .replace(/<tbody><\/tbody>/g, '')
    .replace(/(?:<p><\/p>)+$/, '');

/** How many words a text has. */
export function wordsIn(text: string): number {
  const words = text.trim();
  return words === '' ? 0 : words.split(/\s+/).length;
}
