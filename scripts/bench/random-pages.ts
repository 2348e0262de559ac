import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';

/** The tabs that every company has. */
const TABS = ['marketdata', 'financials', 'news', 'secfilings'] as const;

/**
 * Addresses of companies' pages in an order of chance that is the same in each run, each of them once: first the market
 * data of all companies, or every tab where `allTabs` says so.
 */
export function randomPages(work: string, allTabs: boolean): string[] {
  const store = new BetterSqlite(join(work, 'var', 'redstreet.sqlite'), { readonly: true });
  const symbols = store.prepare('select symbol from companies order by symbol').pluck().all() as string[];
  store.close();
  const tabs = allTabs ? TABS : TABS.slice(0, 1);
  const paths = symbols.flatMap((symbol) =>
    tabs.map((tab) => `/stocks/${encodeURIComponent(symbol)}/${tab}`),
  );
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return paths
    .map((path) => ({ path, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path);
}
