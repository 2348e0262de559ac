import type { Context } from 'hono';

/** The token of a request; undefined for a guest, and for what is no token of ours. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([\w.~+/=-]{16,512})$/i.exec(c.req.header('authorization') ?? '')?.[1];
