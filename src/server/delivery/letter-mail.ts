import { plainText } from '#kit/html/rich-html.ts';
import type { Site } from './letters.ts';
import type { Message } from './message.ts';
import { preferencesUrl, unsubscribeUrl } from './newsletter-letters.ts';

/** A letter of the archive, as it is mailed. */
export interface ArchivedLetter {
  id: string;
  title: string;
  summary: string | null;
  /** Sanitized HTML. */
  html: string;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

const FONT = "font:16px/1.5 Georgia,'Times New Roman',serif";
const RED = 'color:#b3122a';
/** What mail programs need said at every element, since they know no style sheet of ours. */
const styles: Readonly<Record<string, string>> = {
  h2: 'margin:28px 0 8px;font-size:19px;line-height:1.3',
  h3: 'margin:20px 0 6px;font-size:17px;line-height:1.3',
  h4: 'margin:16px 0 4px;font-size:16px;line-height:1.3',
  ul: 'margin:0 0 12px;padding-left:24px',
  ol: 'margin:0 0 12px;padding-left:24px',
  blockquote: 'margin:0 0 12px;padding-left:12px;border-left:3px solid #e3e0d9;color:#555d69',
  img: 'max-width:100%;height:auto',
  p: 'margin:0 0 12px',
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px;font:13px/1.4 Arial,Helvetica,sans-serif',
  th: 'padding:6px 8px 6px 0;border-bottom:1px solid #e3e0d9;text-align:left;vertical-align:top',
  td: 'padding:6px 8px 6px 0;border-bottom:1px solid #e3e0d9;vertical-align:top',
  a: 'color:#14171c',
};

/** The body for a mail: addresses of ours whole, and every element with its style. */
const bodyOf = (html: string, { publicUrl }: Site): string =>
  html
    .replaceAll(/(href|src)="\/(?!\/)/g, (_, name: string) => `${name}="${escape(publicUrl)}/`)
    // A player does not play in a mail: its page does.
    .replaceAll(/<iframe[^>]*?src="([^"]*)"[^>]*><\/iframe>/g, '<p><a href="$1">Watch the video</a></p>')
    .replaceAll(
      /<(h[234]|p|table|th|td|a|ul|ol|blockquote|img)(?=[\s>/])/g,
      (_, name: string) => `<${name} style="${styles[name] ?? ''}"`,
    );

/** The body for readers of plain text: a line for each row, cells apart, addresses of documents left to the page. */
const textOf = (html: string): string =>
  html
    .split(/(?=<h[234])|<\/h[234]>|<\/p>|<\/tr>|<\/li>|<hr ?\/?>/)
    .map((part) =>
      plainText(part.replaceAll(/<br ?\/?>/g, ': ').replaceAll(/<\/t[hd]>(?=<t[hd])/g, ' | ')).replaceAll(
        /\s*\|\s*/g,
        ' | ',
      ),
    )
    .filter(Boolean)
    .join('\n');

/** Who gets a letter; without a secret it is a test, which nobody has subscribed to. */
export interface LetterReader {
  email: string;
  manageToken: string | null;
}

/** What stands at the end: why it came, and the ways to change or leave. */
function footOf(site: Site, manageToken: string | null) {
  if (manageToken === null)
    return {
      words: 'This is a test. Subscribers find here how to choose what they get, and how to leave.',
      links: [] as [string, string][],
    };
  return {
    words: `You get this because you confirmed the newsletter of ${site.siteName}.`,
    links: [
      ['Choose what you get', preferencesUrl(site, manageToken)],
      ['Leave', unsubscribeUrl(site, manageToken)],
    ] as [string, string][],
  };
}

/** A letter as one subscriber gets it: whole, with the way to its page and the ways to change or leave. */
export function letterMail(
  site: Site,
  letter: ArchivedLetter,
  { email, manageToken }: LetterReader,
): Message {
  const page = `${site.publicUrl}/newsletters/${encodeURIComponent(letter.id)}`;
  const foot = footOf(site, manageToken);
  const linkTo = ([label, url]: [string, string]) =>
    `<a style="${styles['a'] ?? ''}" href="${escape(url)}">${label}</a>`;
  return {
    channel: 'email',
    to: email,
    subject: manageToken === null ? `Test: ${letter.title}` : letter.title,
    text: [
      letter.title,
      letter.summary ?? '',
      textOf(letter.html),
      `With its links: ${page}`,
      foot.words,
      ...foot.links.map(([label, url]) => `${label}: ${url}`),
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    html: [
      '<!doctype html>',
      '<html lang="en">',
      `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(letter.title)}</title></head>`,
      `<body style="margin:0;padding:24px 16px;background:#fbfaf7;color:#14171c;${FONT}"><main style="max-width:640px;margin:0 auto">`,
      `<p style="margin:0 0 20px;font-weight:700;${RED}">${escape(site.siteName)}</p>`,
      `<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${escape(letter.title)}</h1>`,
      letter.summary ? `<p style="margin:0 0 16px;color:#555d69">${escape(letter.summary)}</p>` : '',
      bodyOf(letter.html, site),
      `<p style="margin:24px 0 12px"><a style="${styles['a'] ?? ''}" href="${escape(page)}">This letter on ${escape(site.siteName)}</a></p>`,
      `<p style="margin:0;color:#555d69;font-size:13px">${[escape(foot.words), foot.links.map(linkTo).join(' · ')].join(' ').trim()}</p>`,
      '</main></body></html>',
    ].join('\n'),
    // RFC 8058: a mail program may unsubscribe with one POST, without opening anything.
    ...(manageToken !== null && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl(site, manageToken)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
