import { companyPath, newsletterPath, newsPath, videoPath } from './addresses.ts';

const hrefs: Readonly<Record<string, (id: string) => string>> = {
  news: newsPath,
  // Events have no pages of their own.
  event: () => '/events',
  webinar: () => '/events',
  video: videoPath,
  newsletter: newsletterPath,
  company: (symbol) => companyPath(encodeURIComponent(symbol.toUpperCase())),
};

/** Where a notice about this object leads; null for a type that is not known. */
export const notificationHref = (objectType: string, objectId: string): string | null =>
  (Object.hasOwn(hrefs, objectType.toLowerCase()) && hrefs[objectType.toLowerCase()]?.(objectId)) || null;
