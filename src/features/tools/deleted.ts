import { toolsTabs, type ToolsTab } from './view.ts';

/** Everything that is deleted with a way back. */
const places = [...toolsTabs, 'clients', 'leaders'] as const;

/** The part of a page's context that keeps cookies. */
interface CookieKeeper {
  cookies: {
    get(name: string): { value: string } | undefined;
    set(name: string, value: string, options: object): void;
    delete(name: string, options: object): void;
  };
  locals: { site: { url: string } };
}

/** What was deleted a moment ago. */
export interface Deleted {
  tab: ToolsTab | 'clients' | 'leaders';
  id: string;
}

const COOKIE = 'entryDeleted';
const SECONDS = 60;

/** Leaves word of what was deleted, so that the next page can offer to bring it back. */
export function leaveDeleted({ cookies, locals }: CookieKeeper, { tab, id }: Deleted): void {
  const secure = locals.site.url.startsWith('https:');
  cookies.set(COOKIE, `${tab} ${id}`, {
    path: '/tools',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: SECONDS,
    secure,
  });
}

/** Takes what the page before has deleted, once. */
export function takeDeleted({ cookies }: CookieKeeper): Deleted | null {
  const left = cookies.get(COOKIE)?.value;
  if (left === undefined) return null;
  cookies.delete(COOKIE, { path: '/tools' });
  const [name, id = ''] = left.split(' ');
  const tab = places.find((each) => each === name);
  return tab && /^[\w-]{1,64}$/.test(id) ? { tab, id } : null;
}
