const TABLE = /<table>[\s\S]*?<\/table>/g;
const ROW = /<tr>([\s\S]*?)<\/tr>/g;
const CELL = /<(t[hd])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/**
 * Cleaned HTML whose tables say which of their columns are of words: letters stand at the left, figures at the right. A
 * column is of words where none of its cells has a digit and one has a word; tables with cells that span stay as they are.
 */
export const withColumnsOfWords = (html: string): string =>
  html.replace(TABLE, (table) => {
    if (/(?:col|row)span=/.test(table)) return table;
    const rows = [...table.matchAll(ROW)].map(([, row = '']) => [...row.matchAll(CELL)]);
    const body = rows.slice(1).map((row) => row.map(([, , , cell = '']) => textOf(cell)));
    const areWords = (rows[0] ?? []).map((_, at) => {
      const cells = body.map((row) => row[at] ?? '');
      return (
        !cells.some((cell) => /\d/.test(cell)) && cells.some((cell) => cell !== 'N/A' && /\p{L}/u.test(cell))
      );
    });
    return table.replace(ROW, (row) => {
      let at = -1;
      return row.replace(CELL, (cell, name: string, attributes: string, inside: string) => {
        at += 1;
        return areWords[at] ? `<${name}${attributes} class="words">${inside}</${name}>` : cell;
      });
    });
  });
