import { Marked, type TokenizerAndRendererExtension } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { unbrokenHtml } from '../text/unbroken.ts';
import { escapeHtml, notesOf } from './escape.ts';

/** `[^2]`: source 2. */
const noteExtension = (scope: string): TokenizerAndRendererExtension => ({
  name: 'note',
  level: 'inline',
  start: (text) => text.indexOf('[^'),
  tokenizer(text) {
    const found = /^\[\^(\d{1,2})\]/.exec(text);
    return found ? { type: 'note', raw: found[0], number: Number(found[1]) } : undefined;
  },
  renderer: ({ number }) => notesOf([number as number], scope),
});

/** What an answer's text may be made of. Where a link leads is told by `safeLink`. */
const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'del',
    'ul',
    'ol',
    'li',
    'a',
    'code',
    'pre',
    'blockquote',
    'h3',
    'h4',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target', 'class', 'aria-label'], ol: ['start'] },
  allowedClasses: { a: ['chat-note'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href = '', class: name, 'aria-label': label }) => ({
      tagName,
      attribs: {
        ...linkTo(href),
        ...(name !== undefined && { class: name }),
        ...(label !== undefined && { 'aria-label': label }),
      },
    }),
  },
};

/** The attributes of a link: a path of this site, a place of this page, or an https address; anything else leads nowhere. */
export function linkTo(href: string): Record<string, string> {
  if (/^#[\w-]+$/.test(href)) return { href };
  // Out of the frame that an answer may stand in.
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return { href, target: '_top' };
  const url = URL.parse(href);
  if (url?.protocol !== 'https:' || url.username || url.password) return {};
  return { href: url.href, target: '_blank', rel: 'noopener nofollow' };
}

/** Stands for the scope of a message until it is put in. */
const PLACE = 'chat-scope';

const reader = new Marked({ gfm: true, async: false });
reader.use({
  extensions: [noteExtension(PLACE)],
  renderer: {
    // Tags in an answer are words like any other, and pictures are not shown.
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
  },
});

/** Markdown of an answer as HTML that is safe to put into a page. */
export const drawText = (markdown: string, scope: string): string =>
  unbrokenHtml(sanitizeHtml(reader.parse(markdown) as string, policy)).replaceAll(
    `"#${PLACE}-`,
    `"#${scope}-`,
  );
