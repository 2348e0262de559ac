import type { LetterFormat, Piece } from '#contract/letter.ts';
import { formatDate } from '#kit/time/dates.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
/** What means something in Markdown within a line; a text of others is to mean nothing. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const asMarkdown = ({ title, href, date, summary }: Piece): string => {
  const line = [date && `*${formatDate(date)}*`, summary && escapeMarkdown(oneLine(summary))].filter(Boolean);
  return [`### [${escapeMarkdown(oneLine(title))}](<${href}>)`, line.join(' · ')]
    .filter(Boolean)
    .join('\n\n');
};

const asHtml = ({ title, href, date, summary }: Piece): string => {
  const line = [date && `<em>${formatDate(date)}</em>`, summary && escapeHtml(oneLine(summary))].filter(
    Boolean,
  );
  const head = `<h3><a href="${escapeHtml(href)}">${escapeHtml(oneLine(title))}</a></h3>`;
  return line.length > 0 ? `${head}\n<p>${line.join(' · ')}</p>` : head;
};

/** A text with these things after it: each a block with its title, where it leads, its date and what it is. */
export function withBlocks(format: LetterFormat, body: string, pieces: readonly Piece[]): string {
  const blocks = pieces.map(format === 'html' ? asHtml : asMarkdown);
  return [body.trimEnd(), ...blocks].filter(Boolean).join('\n\n');
}
