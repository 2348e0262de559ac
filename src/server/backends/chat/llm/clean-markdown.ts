import { safeLink } from '#kit/href/safe-link.ts';

/** Signs that are not seen but split what is: zero-width spaces, direction marks, controls. */
const UNSEEN = /[\p{Cf}\p{Cc}]/gu;
const IMAGE = /!\[([^\]]*)\]\([^)]*\)/g;
const LINK = /\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g;
const FOOTNOTE = /\s?\[\^[^\]]*\]/g;
const EMAIL = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const AUTOLINK = /<?\b(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|javascript:|data:)[^\s<>)\]]*>?/gi;
const HEADING = /^(\s*)#{1,6}\s+(.*?)\s*#*\s*$/gm;

/**
 * What a model wrote, as the Markdown that answers may have: paragraphs, lists, emphasis, and links to what was looked up. HTML becomes
 * text, headings bold, pictures their words; links elsewhere lose their address; numbers are freed of what hides their digits.
 */
export function cleanMarkdown(text: string, hrefs: ReadonlySet<string>): string {
  const kept: string[] = [];
  const keep = (markdown: string): string => `\uE000${kept.push(markdown) - 1}\uE001`;
  const isKnown = (href: string): boolean => hrefs.has(href) && safeLink(href) !== undefined;
  return (
    text
      .normalize('NFKC')
      .replace(/[\uE000\uE001]/g, '')
      .replace(UNSEEN, (sign) => (sign === '\n' ? '\n' : sign === '\t' ? ' ' : ''))
      .replace(IMAGE, '$1')
      .replace(/\]:/g, '] :')
      .replace(FOOTNOTE, '')
      .replace(LINK, (_, label: string, href: string) =>
        isKnown(href) && !/\d/.test(label) ? keep(`[${label}](${href})`) : label,
      )
      .replace(AUTOLINK, (href) => (isKnown(href) ? keep(`<${href}>`) : ''))
      .replace(EMAIL, '')
      .replace(/\]\s*\(/g, '] (')
      .replace(/<\/?[a-z!?][^>]*>/gi, '')
      .replace(/<(?=[a-z!?/])/gi, '\\<')
      .replace(/&(?=#|[a-z]+;)/gi, '&amp;')
      .replace(/~~/g, '')
      .replace(/```[^\n]*\n?|`/g, '')
      .replace(/\\(?=[.,$%\-+])/g, '')
      // Emphasis within a number would hide it from the reader of figures.
      .replace(/(?<=\d)[*_]+(?=[\d.,])|(?<=[\d][.,])[*_]+(?=\d)/g, '')
      .replace(HEADING, '$1**$2**')
      .replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
  );
}

/** The same without any mark, for a cell of a table. */
export const plainText = (text: string): string =>
  cleanMarkdown(text, new Set())
    .replace(/\*\*|__|(?<!\w)[*_]|[*_](?!\w)/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\\(?=[<|*_])/g, '')
    .trim();
