import { join } from 'node:path';

/** Ports of this machine that the servers of a run use. */
export const ports = { site: 4471, bare: 4472, minimal: 4473, hono: 4474 };

/** The site as it runs for a visitor, with a store of its own and a quiet log. */
export const siteEnv = (work: string): Record<string, string> => ({
  PORT: String(ports.site),
  DATA_DIR: join(work, 'var'),
  LOG_LEVEL: 'silent',
  // Each request of a load is of another address: one address alone may ask for what costs much only so often.
  TRUST_PROXY: '127.0.0.1',
});

/** The company whose page is measured: it has prices, fundamentals, filings and earnings. */
export const TICKER = 'ABEO';
export const CONNECTIONS = 50;
