export const ARCHIVE_PATH = '/newsletters';

/** The page of one newsletter. */
export const newsletterPath = (id: string): string => `${ARCHIVE_PATH}/${encodeURIComponent(id)}`;
