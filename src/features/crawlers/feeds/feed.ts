import { isDay } from '#kit/time/days.ts';
/** An entry of a feed, as plain text. */
export interface FeedItem {
  id: string;
  /** Path of its page. */
  path: string;
  title: string;
  text: string;
  /** ISO 8601; a day alone where no time is known. */
  published: string | null;
  tags: readonly string[];
  author: string | null;
}

export interface Feed {
  title: string;
  description: string;
  /** Path of the page that the feed follows. */
  homePath: string;
  /** Path of the feed without its format. */
  path: string;
  items: readonly FeedItem[];
}

/** An instant for readers that insist on one: a day alone is its noon in UTC, which is the same day in New York. */
export function instantOf(published: string | null): Date | undefined {
  if (published === null) return undefined;
  const instant = new Date(isDay(published) ? `${published}T12:00:00Z` : published);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** When the newest entry was published; undefined for an empty feed. */
export function updatedAt({ items }: Feed): Date | undefined {
  const instants = items.flatMap(({ published }) => instantOf(published)?.getTime() ?? []);
  return instants.length === 0 ? undefined : new Date(Math.max(...instants));
}
