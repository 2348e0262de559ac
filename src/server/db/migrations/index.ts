import type { Migration } from 'kysely/migration';
import * as marketData from './001-market-data.ts';
import * as accounts from './002-accounts.ts';
import * as screens from './003-screens.ts';
import * as content from './004-content.ts';
import * as clients from './005-clients.ts';
import * as videoUnlocks from './007-video-unlocks.ts';
import * as subscribers from './008-subscribers.ts';
import * as financials from './010-financials.ts';
import * as favorites from './009-favorites.ts';
import * as search from './011-search.ts';

/** Every migration by name, in order. A static map, because a bundled server has no folder to read. */
export const migrations: Record<string, Migration> = {
  '001-market-data': marketData,
  '002-accounts': accounts,
  '003-screens': screens,
  '004-content': content,
  '005-clients': clients,
  '007-video-unlocks': videoUnlocks,
  '008-subscribers': subscribers,
  '010-financials': financials,
  '009-favorites': favorites,
  '011-search': search,
};
