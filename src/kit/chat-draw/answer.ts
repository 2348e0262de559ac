import type { ChatAnswer, ChatPart, ChatSource } from '#contract/chat-answer.ts';
import { formatDate } from '#kit/time/dates.ts';
import { drawChart } from './chart.ts';
import { escapeHtml } from './escape.ts';
import { axisLabel } from './scale.ts';
import { drawTable } from './table.ts';
import { drawText, linkTo } from './text.ts';

/** "Understood: …", which stands above an answer. */
export const drawUnderstood = (understood: string): string =>
  `<p class="chat-understood">Understood: ${escapeHtml(understood)}</p>`;

const onAxis = (label: string): string => axisLabel(label).join(' ');

/** Whether a table says more about what the bars above it stand for: then both have the same columns. */
const isLikeChart = (table: ChatPart, above: ChatPart | undefined): boolean =>
  table.kind === 'table' &&
  above?.kind === 'chart' &&
  above.shape === 'bars' &&
  above.labels.length === table.columns.length - 1 &&
  above.labels.every((label, i) => onAxis(label) === onAxis(table.columns[i + 1] ?? ''));

/** One part as HTML; `scope` sets the footnotes of one answer apart from those of others on the page. */
export function drawPart(part: ChatPart, scope: string, above?: ChatPart): string {
  if (part.kind === 'text') return `<div class="chat-text">${drawText(part.markdown, scope)}</div>`;
  return part.kind === 'table' ? drawTable(part, scope, isLikeChart(part, above)) : drawChart(part, scope);
}

/** Words of a language model that are not a part yet: text, and nothing in it means anything. */
export const drawWords = (words: string): string =>
  words === '' ? '' : `<p class="chat-words">${escapeHtml(words)}</p>`;

const drawSource = ({ number, label, href, date }: ChatSource, scope: string): string => {
  const { href: to, target, rel } = linkTo(href);
  const attributes = to
    ? ` href="${escapeHtml(to)}"${target ? ` target="${target}"` : ''}${rel ? ` rel="${rel}"` : ''}`
    : '';
  // A label that ends with its day says it once.
  const day = date ? formatDate(date) : '';
  const shown = day !== '' && !label.includes(day) ? `<span class="date">${escapeHtml(day)}</span>` : '';
  return (
    `<li id="${scope}-${number}"><span class="number">${number}</span>` +
    `<a${attributes}>${escapeHtml(label)}</a>${shown}</li>`
  );
};

/** What is there of an answer: what was understood, the finished parts, the words behind them. */
export const drawSoFar = (
  { understood, parts, words }: { understood: string | null; parts: readonly ChatPart[]; words: string },
  scope: string,
): string =>
  [
    understood === null ? '' : drawUnderstood(understood),
    ...parts.map((part, i) => drawPart(part, scope, parts[i - 1])),
    drawWords(words),
  ].join('');

/** A whole answer as HTML that is safe to put into a page, with its list of sources. */
export function drawAnswer({ understood, parts, sources }: ChatAnswer, scope: string): string {
  const list =
    sources.length === 0
      ? ''
      : `<ol class="chat-sources" aria-label="Sources">${sources.map((source) => drawSource(source, scope)).join('')}</ol>`;
  return drawSoFar({ understood, parts, words: '' }, scope) + list;
}
