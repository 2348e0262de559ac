/** Who is shown a place; what a person may do there is decided by the server alone. */
export type Audience = 'everyone' | 'member' | 'staff';

export interface Place {
  label: string;
  href: string;
  icon: PlaceIcon;
  audience: Audience;
  /** Stands among the five of a phone's tab bar. */
  onTabBar: boolean;
  /** Path beginnings that belong to the place, beside its own address. */
  covers?: readonly string[];
}

export type PlaceIcon =
  | 'home'
  | 'stocks'
  | 'news'
  | 'events'
  | 'videos'
  | 'newsletters'
  | 'redchat'
  | 'favorites'
  | 'tools'
  | 'settings';

/** The drawer's groups, top to bottom; a line stands between two groups. A place is listed from the day it has a page. */
export const DRAWER_GROUPS: readonly (readonly Place[])[] = [
  [
    { label: 'Home', href: '/home', icon: 'home', audience: 'everyone', onTabBar: true, covers: ['/home2'] },
    { label: 'Stocks', href: '/stocks', icon: 'stocks', audience: 'everyone', onTabBar: true },
    { label: 'News', href: '/news', icon: 'news', audience: 'everyone', onTabBar: true },
    { label: 'Events', href: '/events', icon: 'events', audience: 'everyone', onTabBar: false },
    {
      label: 'Videos',
      href: '/videos',
      icon: 'videos',
      audience: 'everyone',
      onTabBar: false,
      covers: ['/video'],
    },
    {
      label: 'Newsletters',
      href: '/newsletters',
      icon: 'newsletters',
      audience: 'everyone',
      onTabBar: false,
    },
    { label: 'RedChat', href: '/redchat', icon: 'redchat', audience: 'everyone', onTabBar: true },
  ],
  [
    { label: 'Favorites', href: '/favorites', icon: 'favorites', audience: 'member', onTabBar: false },
    { label: 'Tools', href: '/tools', icon: 'tools', audience: 'staff', onTabBar: false },
    { label: 'Settings', href: '/settings', icon: 'settings', audience: 'everyone', onTabBar: true },
  ],
];

const PLACES = DRAWER_GROUPS.flat();

export const TAB_BAR: readonly Place[] = PLACES.filter((place) => place.onTabBar);

/** The place that a path lies in; the root belongs to Home, and some paths, like sign-up, to none. */
export function placeOf(pathname: string): Place | undefined {
  const path = pathname === '/' ? '/home' : pathname.toLowerCase();
  return PLACES.find((place) =>
    [place.href, ...(place.covers ?? [])].some((start) => path === start || path.startsWith(`${start}/`)),
  );
}

export interface FooterLink {
  label: string;
  href: string;
}

export const CORPORATE_LINKS: readonly FooterLink[] = [
  { label: 'Terms of use', href: '/terms' },
  { label: 'Privacy policy', href: '/privacypolicy' },
  { label: 'User policy', href: '/userpolicy' },
  { label: 'API', href: '/api/docs' },
  { label: 'Samples', href: '/samples' },
];

export interface SocialLink extends FooterLink {
  icon: 'linkedin' | 'x' | 'facebook' | 'youtube';
}

/** The company's own accounts; an operator sets their addresses here. */
export const SOCIAL_LINKS: readonly SocialLink[] = [
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/redstreet', icon: 'linkedin' },
  { label: 'X', href: 'https://x.com/redstreet', icon: 'x' },
  { label: 'Facebook', href: 'https://www.facebook.com/redstreet', icon: 'facebook' },
  { label: 'YouTube', href: 'https://www.youtube.com/@redstreet', icon: 'youtube' },
];
