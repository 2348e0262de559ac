const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Footnotes: the numbers of sources as links to where they are listed. `scope` sets the answers of one page apart. */
export const notesOf = (numbers: readonly number[], scope: string): string =>
  [...new Set(numbers)]
    .map(
      (number) =>
        `<a class="chat-note" href="#${scope}-${number}" aria-label="Source ${number}">${number}</a>`,
    )
    .join('');
