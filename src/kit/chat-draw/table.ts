import type { ChatCell, ChatPart } from '#contract/chat-answer.ts';
import { escapeHtml, notesOf } from './escape.ts';

type Table = Extract<ChatPart, { kind: 'table' }>;

/** Figures stand under each other at the right. */
const isFigure = ({ text }: ChatCell): boolean =>
  /^(?:[(+\-−±<>≈~]?\s?[$€£]?\d|N\/A$|C\$|A\$|—$)/.test(text.trim());

const sourcesOf = (row: readonly ChatCell[], scope: string): string => {
  const notes = notesOf(
    row.flatMap(({ sources }) => sources),
    scope,
  );
  const computed = row.some(({ computed }) => computed) ? '<span class="chat-computed">computed</span>' : '';
  return [computed, notes].filter(Boolean).join(' ');
};

/** Words of so many letters are no prose that would be squeezed. */
const SHORT = 8;

/** Eight quarters of two measures do not fit beside each other: then each quarter is a row, and names its own sources. */
const isWide = ({ columns, rows }: Table): boolean => columns.length > 6 && rows.length < columns.length - 1;

const upright = ({ kind, caption, columns, rows }: Table): Table => ({
  kind,
  caption,
  columns: [columns[0] ?? '', ...rows.map(([name]) => name?.text ?? '')],
  rows: columns
    .slice(1)
    .map((text, i) => [{ text, sources: [] }, ...rows.map((row) => row[i + 1] ?? { text: '', sources: [] })]),
});

/** Figures of two or three under each other: on a phone, which has no room for the labels beside them, these stand above. */
const labelsAbove = ({ columns, rows }: Table): string => {
  const fits = ({ text }: ChatCell) => text.length <= SHORT + 6;
  if (columns.length < 3 || columns.length > 4 || !rows.every((row) => row.slice(1).every(fits))) return '';
  return columns.length === 4 ? ' labels-above of-three' : ' labels-above';
};

/** A table of an answer: the notes of a row in a last column, "computed" where we divided. `likeChart` says that it has the columns of the chart above it. */
export function drawTable(table: Table, scope: string, likeChart = false): string {
  const turned = isWide(table) && !likeChart ? upright(table) : table;
  const { caption, columns, rows } = turned;
  const figures = columns.map(
    (_, i) => i > 0 && rows.some((row) => row[i] !== undefined && isFigure(row[i])),
  );
  /** A column of tickers is as wide as they are. */
  const short = columns.map((_, i) => rows.every((row) => (row[i]?.text.length ?? 0) <= SHORT));
  const kind = (i: number, cell?: ChatCell) => {
    if (figures[i]) return ` class="number${!cell || isFigure(cell) ? '' : ' words'}"`;
    return cell && short[i] ? ' class="short"' : '';
  };
  const drawn = rows.map((row) => sourcesOf(row, scope));
  const look = likeChart ? ' like-chart' : figures.slice(1).every(Boolean) ? labelsAbove(turned) : '';
  const hasSources = drawn.some((sources) => sources !== '');
  const head = columns.map((name, i) => `<th scope="col"${kind(i)}>${escapeHtml(name)}</th>`).join('');
  const body = rows
    .map((row, r) => {
      const cells = row.map((cell, i) => {
        const { text } = cell;
        const shown = text === 'N/A' ? '<span class="chat-missing">N/A</span>' : escapeHtml(text);
        return i === 0
          ? `<th scope="row">${shown}</th>`
          : `<td${kind(i, cell)} data-label="${escapeHtml(columns[i] ?? '')}">${shown}</td>`;
      });
      const last = hasSources ? `<td class="chat-sources-cell">${drawn[r] ?? ''}</td>` : '';
      return `<tr>${cells.join('')}${last}</tr>`;
    })
    .join('');
  return (
    `<div class="chat-table${look}" role="region" tabindex="0" aria-label="${escapeHtml(caption)}">` +
    `<table><caption>${escapeHtml(caption)}</caption>` +
    `<thead><tr>${head}${hasSources ? '<th scope="col" class="chat-sources-cell">Source</th>' : ''}</tr></thead>` +
    `<tbody>${body}</tbody></table></div>`
  );
}
