/**
 * Makes what Word, Google Docs and other editors put on the clipboard plain: marks instead of styles, lists instead of paragraphs
 * that look like some, none of their own elements. What may stand is decided by the editor's schema and by the sanitizer;
 * this only keeps the meaning of what would be lost there.
 */
export function cleanPaste(html: string): string {
  const within = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  const listed = listsOfWord(within);
  const plain = listed
    // Conditional comments of both kinds: what they hide is hidden from everyone but Word.
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]>]*\]>/g, '')
    .replace(/<\?[\s\S]*?>/g, '')
    .replace(/<(script|style|head|title|xml|template|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(?:[a-z]+:[a-z]+|font|meta|link|html|body|head|base)\b[^>]*>/gi, '');
  return unstyle(marked(plain))
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[56]\b/gi, '<$1h4')
    .replace(/&nbsp;|\u00A0/g, ' ')
    .replace(/<p>\s*<\/p>/gi, '')
    .trim();
}

interface Line {
  level: number;
  ordered: boolean;
  html: string;
}

const LINE = /<p\b[^>]*?\bmso-list:[^>]*?\blevel(\d)[^>]*>([\s\S]*?)<\/p>/i;
const MARKER =
  /(?:<!--\[if !supportLists\]-->|<!\[if !supportLists\]>)([\s\S]*?)(?:<!--\[endif\]-->|<!\[endif\]>)/i;

/** Word writes a list as paragraphs, each with its bullet as text: runs of them become lists. */
function listsOfWord(html: string): string {
  const run = new RegExp(`(?:${LINE.source}\\s*)+`, 'gi');
  return html.replace(run, (paragraphs) => {
    const lines = [...paragraphs.matchAll(new RegExp(LINE.source, 'gi'))].map(
      ([, level, text = '']): Line => {
        const marker = (MARKER.exec(text)?.[1] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '');
        return {
          level: Number(level),
          ordered: /^\(?(?:\d{1,3}|[a-z]{1,4})[.)]$/i.test(marker),
          html: text.replace(MARKER, ''),
        };
      },
    );
    return listOf(lines);
  });
}

function listOf(lines: readonly Line[]): string {
  const [first] = lines;
  if (!first) return '';
  const tag = first.ordered ? 'ol' : 'ul';
  const items: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line) break;
    // What lies deeper belongs to the line above it.
    const after = lines.slice(at + 1);
    const depth = after.findIndex(({ level }) => level <= first.level);
    const deeper = depth === -1 ? after : after.slice(0, depth);
    items.push(`<li>${line.html}${listOf(deeper)}</li>`);
    at += 1 + deeper.length;
  }
  return `<${tag}>${items.join('')}</${tag}>`;
}

const marks: readonly (readonly [says: RegExp, tag: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*:[^;]*\bunderline/i, 'u'],
  [/text-decoration[^;]*:[^;]*\bline-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];

/** The elements that say what a style says. */
const tagsOf = (style: string): string[] => marks.filter(([says]) => says.test(style)).map(([, tag]) => tag);
const styleOf = (attributes: string): string =>
  /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? '';

/** Spans become the marks that they mean; `<b style="font-weight:normal">`, around all of Google Docs, means none. */
function marked(html: string): string {
  const open: string[][] = [];
  return html.replace(
    /<(\/?)(span|b)\b([^>]*)>/gi,
    (tag, slash: string, name: string, attributes: string) => {
      if (slash) {
        const tags = open.pop();
        if (!tags) return '';
        return tags
          .map((each) => `</${each}>`)
          .reverse()
          .join('');
      }
      if (tag.endsWith('/>')) return '';
      const style = styleOf(attributes);
      const isBold = name.toLowerCase() === 'b' && !/font-weight:\s*(?:normal|[1-5]00)/i.test(style);
      const tags = [...new Set([...(isBold ? ['strong'] : []), ...tagsOf(style)])];
      open.push(tags);
      return tags.map((each) => `<${each}>`).join('');
    },
  );
}

const KEPT =
  /\b(href|src|alt|title|width|height|colspan|rowspan|start|scope)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Takes away all attributes but those that an editor's text has. */
const unstyle = (html: string): string =>
  html.replace(
    /<([a-z][a-z\d]*)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi,
    (_, name: string, attributes: string) => {
      const kept = [...attributes.matchAll(KEPT)].map(([, key, value]) => ` ${key}=${value}`);
      return `<${name}${kept.join('')}>`;
    },
  );
