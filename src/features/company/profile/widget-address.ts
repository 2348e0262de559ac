import { safeAddress } from './safe-address.ts';

/** Whose frames may stand on our pages, for the policy of the page and for the check of each address. */
export const WIDGET_ORIGINS = ['https://www.tipranks.com', 'https://widgets.tipranks.com'] as const;

/** An analyst widget's address as a page may use it, and whether it may stand in a frame; null for no such address. */
export function widgetAddress(text: string): { href: string; isFramed: boolean } | null {
  const href = safeAddress(text);
  if (href?.startsWith('https://') !== true) return null;
  return { href, isFramed: WIDGET_ORIGINS.some((origin) => href.startsWith(`${origin}/`)) };
}
