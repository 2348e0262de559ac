import type { MarkedText } from '#contract/site-search.ts';
import { plainText } from '#kit/html/rich-html.ts';
import { placedWords } from '#kit/text/search-words.ts';

/** Longest excerpt, in characters. */
const SNIPPET_CHARACTERS = 160;
/** How much of a text stands before the first marked word of its excerpt. */
const LEAD_CHARACTERS = 40;

/**
 * A text in pieces, those marked that the search found: the whole words of `words`, and what begins with the last of
 * them, since that one is still being typed.
 */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const pieces: MarkedText = [];
  const last = words.at(-1);
  let end = 0;
  const add = (piece: string, marked: boolean) => {
    if (piece) pieces.push(marked ? { text: piece, marked } : { text: piece });
  };
  for (const word of placedWords(text)) {
    const found = words.includes(word.folded) || (last !== undefined && word.folded.startsWith(last));
    if (!found) continue;
    add(text.slice(end, word.start), false);
    add(text.slice(word.start, word.end), true);
    end = word.end;
  }
  add(text.slice(end), false);
  return pieces;
}

/**
 * The stretch of a longer text around the first word that was found, marked; nothing of a text that has none. Texts are
 * cut between words, and dots say where.
 */
export function markSnippet(text: string, words: readonly string[]): MarkedText {
  const tidy = text.replace(/\s+/g, ' ').trim();
  const first = markWords(tidy, words);
  if (!first.some(({ marked }) => marked)) return [];
  if (tidy.length <= SNIPPET_CHARACTERS) return first;
  const at = first[0]?.marked ? 0 : (first[0]?.text.length ?? 0);
  const from = at <= LEAD_CHARACTERS ? 0 : afterBlank(tidy, at - LEAD_CHARACTERS);
  const to =
    from + SNIPPET_CHARACTERS >= tidy.length ? tidy.length : beforeBlank(tidy, from + SNIPPET_CHARACTERS);
  const cut = `${from > 0 ? '… ' : ''}${tidy.slice(from, to)}${to < tidy.length ? ' …' : ''}`;
  return markWords(cut, words);
}

/** The same of HTML: of its sentences where these have the words, since the cells of a table read as none. */
export function snippetOfHtml(html: string, words: readonly string[]): MarkedText {
  const sentences = markSnippet(plainText(html.replace(/<table\b[\s\S]*?<\/table>/gi, ' ')), words);
  return sentences.length > 0 ? sentences : markSnippet(plainText(html), words);
}

const afterBlank = (text: string, from: number): number => {
  const blank = text.indexOf(' ', from);
  return blank < 0 || blank > from + LEAD_CHARACTERS ? from : blank + 1;
};

const beforeBlank = (text: string, to: number): number => {
  const blank = text.lastIndexOf(' ', to);
  return blank <= to - LEAD_CHARACTERS ? to : blank;
};
