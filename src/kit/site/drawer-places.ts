import { type Audience, DRAWER_GROUPS, type Place } from './navigation.ts';

/** Who looks at the page, as far as a hint tells. */
export type Viewer = 'guest' | 'member' | 'staff';

const shownTo: Readonly<Record<Viewer, readonly Audience[]>> = {
  guest: ['everyone'],
  member: ['everyone', 'member'],
  staff: ['everyone', 'member', 'staff'],
};

/** The drawer's places that a viewer is shown, in its order. */
export const drawerPlaces = (viewer: Viewer): Place[] =>
  DRAWER_GROUPS.flat().filter(({ audience }) => shownTo[viewer].includes(audience));
