import type { ChatCell, ChatPart } from '#contract/chat-answer.ts';
import { isAdvice } from './advice.ts';
import type { Sources } from './check-text.ts';
import { plainText } from './clean-markdown.ts';
import { matchFigure } from './figures/match.ts';
import { readFigures } from './figures/read-figures.ts';
import type { Ledger } from './ledger.ts';

/** A table of a model's text as a part of the answer, its cells checked one by one. */
export interface CheckedTable {
  part: ChatPart;
  matched: number;
  struck: string[];
}

const MOST_ROWS = 60;
const MOST_COLUMNS = 12;

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainText(cell.trim()));

/** What stands in a cell whose figure matches nothing: a cell is text, and so nothing in it can be struck through. */
export const STRUCK_CELL = 'struck: not in the record';

/** Reads a table of Markdown; null where it is none, which is then text. */
export function checkTable(text: string, ledger: Ledger, sources: Sources): CheckedTable | null {
  const lines = text.trim().split('\n');
  const [head = '', rule = '', ...body] = lines;
  const columns = cellsOf(head);
  if (!/^[\s|:-]+$/.test(rule) || columns.length < 2 || columns.length > MOST_COLUMNS || body.length === 0)
    return null;
  let matched = 0;
  const struck: string[] = [];
  const check = (cell: string, around: string): ChatCell => {
    const figures = readFigures(cell);
    const matches = figures.map((figure) => matchFigure(figure, ledger, { text: cell, around }));
    const isFalse = matches.includes(null) || isAdvice(cell);
    if (isFalse) struck.push(cell);
    else matched += figures.length;
    const numbers = matches.flatMap((match) => (match?.source ? [sources.numberOf(match.source)] : []));
    return isFalse ? { text: STRUCK_CELL, sources: [] } : { text: cell, sources: [...new Set(numbers)] };
  };
  const heads = columns.map((column) => check(column, column).text);
  const rows = body.slice(0, MOST_ROWS).map((line) => {
    const cells = cellsOf(line);
    return columns.map((column, i) => check(cells[i] ?? '', `${column} ${cells[0] ?? ''}`));
  });
  return { part: { kind: 'table', caption: 'From the record', columns: heads, rows }, matched, struck };
}
