import { elementAt, readable } from '../page-text.ts';

/** What a reader sees where a link leads: of the element that it names, or of the whole page; undefined where the page has no such place. */
export function placeOf(html: string, href: string): string | undefined {
  const [, id] = href.split('#');
  if (!id) return readable(html);
  const element = elementAt(html, new RegExp(`<\\w+\\b[^>]*\\bid="?${id}["\\s>][^>]*>?`));
  return element === undefined ? undefined : readable(element);
}
