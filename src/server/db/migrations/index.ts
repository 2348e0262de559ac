import type { Migration } from 'kysely/migration';
import * as marketData from './001-market-data.ts';
import * as accounts from './002-accounts.ts';
import * as screens from './003-screens.ts';

/** Every migration by name, in order. A static map, because a bundled server has no folder to read. */
export const migrations: Record<string, Migration> = {
  '001-market-data': marketData,
  '002-accounts': accounts,
  '003-screens': screens,
};
