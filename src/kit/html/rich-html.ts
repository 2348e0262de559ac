import sanitizeHtml from 'sanitize-html';
import { isUpload } from '#contract/upload-path.ts';

/** Frames that an article may hold: players that keep to themselves until they are started. */
const frameHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'];

const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'blockquote', 'pre',
    'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody',
    'tfoot', 'tr', 'th', 'td', 'iframe', 'div', 'span',
  ], // prettier-ignore
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    iframe: ['src', 'title', 'allow', 'allowfullscreen', 'loading', 'referrerpolicy', 'sandbox'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: frameHosts,
  allowIframeRelativeUrls: false,
  // Their text is code or markup in disguise, never something to read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'noembed',
    'noframes',
    'template',
    'title',
  ],
  nestingLimit: 40,
  transformTags: {
    // A page has one h1, and it is not in the body.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, rel: 'noopener nofollow' },
    }),
    img: (tagName, { src, alt, width, height }) => ({
      tagName,
      attribs: {
        ...(src !== undefined && { src }),
        alt: alt ?? '',
        ...(width !== undefined && /^\d{1,4}$/.test(width) && { width }),
        ...(height !== undefined && /^\d{1,4}$/.test(height) && { height }),
        loading: 'lazy',
      },
    }),
    iframe: (tagName, { src, title }) => ({
      tagName,
      attribs: {
        ...(src !== undefined && { src }),
        title: title ?? 'Video',
        loading: 'lazy',
        referrerpolicy: 'strict-origin-when-cross-origin',
        sandbox: 'allow-scripts allow-same-origin allow-presentation',
        allow: 'fullscreen',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !isPlainHttps(attribs['src'] ?? '') && !isUpload(attribs['src'] ?? '')) ||
    (tag === 'iframe' && !isPlainHttps(attribs['src'] ?? '')),
};

/** An https address without a name and password in it. */
function isPlainHttps(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * The one door for HTML of others, when it is stored and again when it is shown: text, lists, tables, links, https
 * images, players of known hosts; no script, style, id, class, form, or address of another kind.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, policy);

/** The text of an HTML fragment, in one line. */
export const plainText = (html: string): string =>
  decodeEntities(
    sanitizeHtml(html.replace(/<(?:\/?(?:p|div|h\d|li|tr|td|th|blockquote)|br)\b[^>]*>/gi, ' $&'), {
      allowedTags: [],
      allowedAttributes: {},
      ...(policy.nonTextTags && { nonTextTags: policy.nonTextTags }),
    }),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** What the cleaner escapes in text. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (e) => entities[e] ?? e);
