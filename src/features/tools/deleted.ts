import { type CookieKeeper, flashCookie } from '#kit/page/flash-cookie.ts';
import { toolsTabs, type ToolsTab } from './view.ts';

/** Everything that is deleted with a way back. */
const places = [...toolsTabs, 'clients', 'leaders'] as const;

/** What was deleted a moment ago. */
export interface Deleted {
  tab: ToolsTab | 'clients' | 'leaders';
  id: string;
}

const flash = flashCookie('entryDeleted', { path: '/tools', maxAge: 60 });

/** Leaves word of what was deleted, so that the next page can offer to bring it back. */
export const leaveDeleted = (page: CookieKeeper, { tab, id }: Deleted): void =>
  flash.leave(page, `${tab} ${id}`);

/** Takes what the page before has deleted, once. */
export function takeDeleted(page: Pick<CookieKeeper, 'cookies'>): Deleted | null {
  const [name, id = ''] = flash.take(page)?.split(' ') ?? [];
  const tab = places.find((each) => each === name);
  return tab && /^[\w-]{1,64}$/.test(id) ? { tab, id } : null;
}
