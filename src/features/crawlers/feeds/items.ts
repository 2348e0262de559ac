import type { Event } from '#contract/event.ts';
import type { News } from '#contract/news.ts';
import { formatDateTime } from '#kit/time/dates.ts';
import { plainText } from '#kit/html/rich-html.ts';
import { newsletterPath } from '#kit/href/addresses.ts';
import type { FeedItem } from './feed.ts';

const known = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => !!text) as string[];

/** A news item. What the product composed itself says so before anything else. */
export function newsItem(news: News): FeedItem {
  const text = plainText(news.summary ?? news.description ?? news.heading ?? '');
  return {
    id: news.id,
    path: `/news/${encodeURIComponent(news.id)}`,
    title: news.title,
    text: known([news.automated ? 'Automated brief.' : null, text]).join(' '),
    published: news.published_at ?? null,
    tags: known([news.company_symbol, news.Company?.sector_name, news.category]),
    author: news.automated ? 'Automated brief' : (news.source ?? null),
  };
}

/** A newsletter in the archive. */
export const newsletterItem = (letter: News): FeedItem => ({
  ...newsItem(letter),
  path: newsletterPath(letter.id),
});

/** An event: its date is in the text, since the date of an entry is when it was published. */
export function eventItem(event: Event): FeedItem {
  const company = event.Company?.name ?? event.company_symbol;
  return {
    id: event.id,
    path: `/events#event-${encodeURIComponent(event.id)}`,
    title: event.title,
    text: known([
      event.upcoming_date && `${formatDateTime(event.upcoming_date)}.`,
      company && `${company}.`,
      plainText(event.description ?? ''),
    ]).join(' '),
    published: null,
    tags: known([event.company_symbol, event.kind]),
    author: null,
  };
}
