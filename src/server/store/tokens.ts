import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, fit for a header, a cookie or a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a token. It is random, so a plain hash cannot be searched. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new identifier of 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url');
