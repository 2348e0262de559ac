import type { StoredKind } from '#contract/favorite.ts';
import { messages } from '#contract/messages.ts';

/** A page of favorites, each of one kind: companies, news, events or videos. */
export interface FavoriteSection {
  kind: StoredKind;
  /** Its name in the row of tabs. */
  label: string;
  href: string;
  title: string;
  /** The specified sentence where there are none. */
  empty: string;
  /** Says what the page lists, where it is still empty. */
  hint: string;
  /** The page on which hearts of this kind are filled. */
  source: { label: string; href: string };
  /** What is said where the list could not be loaded. */
  failure: string;
}

/** The pages of favorites in the order of their tabs. */
export const favoriteSections: readonly FavoriteSection[] = [
  {
    kind: 'company',
    label: 'Companies',
    href: '/favorites',
    title: 'Favorite Companies',
    empty: messages.noFavoriteCompanies,
    hint: 'Companies whose heart you fill are listed here, with their quotes.',
    source: { label: 'Open the screener', href: '/stocks' },
    failure: 'Your companies did not arrive.',
  },
  {
    kind: 'news',
    label: 'Newsletter',
    href: '/favorites/newsletter',
    title: 'Favorite News',
    empty: messages.noFavoriteNews,
    hint: 'News and newsletters whose heart you fill are listed here.',
    source: { label: 'Read the news', href: '/news' },
    failure: 'Your news did not arrive.',
  },
  {
    kind: 'event',
    label: 'Events',
    href: '/favorites/events',
    title: 'Favorite Events',
    empty: messages.noFavoriteEvents,
    hint: 'Events and webinars whose heart you fill are listed here.',
    source: { label: 'See the events', href: '/events' },
    failure: 'Your events did not arrive.',
  },
  {
    kind: 'video',
    label: 'Resources',
    href: '/favorites/resources',
    title: 'Favorite Videos',
    empty: messages.noFavoriteNews,
    hint: 'Videos whose heart you fill are listed here.',
    source: { label: 'Browse the videos', href: '/videos' },
    failure: 'Your videos did not arrive.',
  },
];

/** The page of a kind. */
export function favoriteSection(kind: StoredKind): FavoriteSection {
  const section = favoriteSections.find((candidate) => candidate.kind === kind);
  if (!section) throw new RangeError(`there is no page of favorites for ${kind}`);
  return section;
}
