/** What a mail says: a heading, paragraphs, at most one code that stands out, and at most one link. */
export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  code?: string;
  link?: { label: string; url: string };
  /** Last paragraph: what to do if one did not ask for this. */
  unasked: string;
}

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? char,
  );

/** The letter for readers of plain text. */
export function toText({ paragraphs, code, link, unasked }: Letter, siteName: string): string {
  const [first = '', ...rest] = paragraphs;
  const parts = [
    first,
    ...(code ? [code] : []),
    ...rest,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    unasked,
    siteName,
  ];
  return `${parts.join('\n\n')}\n`;
}

const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

/** The letter as HTML of its own: no image, no script, nothing fetched from anywhere. */
export function toHtml({ subject, paragraphs, code, link, unasked }: Letter, siteName: string): string {
  const [first = '', ...rest] = paragraphs;
  const body = [
    `<p style="margin:0 0 24px;font-weight:700;color:#b3261e">${escapeHtml(siteName)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>`,
    paragraph(first),
    code ? paragraph(code, 'font:700 28px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px') : '',
    ...rest.map((text) => paragraph(text)),
    link
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="color:#b3261e">${escapeHtml(link.label)}</a></p>`
      : '',
    paragraph(unasked, 'color:#5c5c5c;font-size:14px'),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#faf8f5;color:#1c1c1c;font:16px/1.5 Georgia,serif">',
    `<main style="max-width:520px;margin:0 auto">${body.join('')}</main>`,
    '</body>',
    '</html>',
  ].join('\n');
}
