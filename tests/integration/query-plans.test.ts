import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { refreshStatistics } from '#server/db/statistics.ts';
import { copyPart } from '../support/plans/copy-part.ts';
import { insertCrowd } from '../support/plans/crowd.ts';
import { type Scan, scansOf } from '../support/plans/scans.ts';
import { watchQueries } from '../support/plans/sent-queries.ts';
import { walkStore } from '../support/plans/walk.ts';
import { forEachEngine, openFilledStore } from '../support/store.ts';

/** The queries that may look at more than a thousand rows of a table, and why. */
const reasons: readonly { query: RegExp; because: string }[] = [
  {
    query: /^select "symbol"[^]* from "companies" where [^]* order by (?!.* limit)/,
    because: 'an export is every company that passes its filters',
  },
  {
    query: /^select "symbol", "name", "market_cap" from "companies"/,
    because: 'the names that the search box looks through, read once for a version of the content',
  },
  {
    query: /^select "symbol", "name", "sector_name", "sic", "industry", "market_cap", "dollar_volume"/,
    because: 'the map of sectors, made once for a version of the content and a screen',
  },
  {
    query: /from "former_names" order by|from "uncovered_tickers" order by/,
    because:
      'the earlier names and tickers that the search box looks through, read once for a version of the content',
  },
  {
    query: /^select "symbol".* from "companies" where .* order by .* limit \S+ offset/,
    because: 'a page of companies: an index in its order until the page is full, or those that pass a filter',
  },
  {
    query: /^select (.* as "value", )?count\(\*\).* from "companies" where/,
    because: 'how many pass a filter, counted once for a version of the content',
  },
  {
    query: /^select "key", "changed" from/,
    because: 'a shard of the sitemap, ten thousand entries',
  },
  {
    query: /\bnews_of_|"sector_name" = \S+ and "published_at"|"topic" = \S+ and "published_at"/,
    because: 'a page of news, from the hour in which it begins on and until it is full',
  },
  {
    query: /"news"\."topic" = \S+ and "news"\."published_at" >= \S+ order by "news"\."score" desc/,
    because: 'the stories of a topic in some weeks, weighed against each other',
  },
  {
    query: /search_documents/,
    because: 'a word that a good part of all texts has',
  },
  {
    query: /from "price_bars" where "symbol" = \S+/,
    because: 'the bars of one company, by their key',
  },
  {
    query: /from "price_bars" where "symbol" in \([^)]*\) and "date" >= \S+ and "date" <=/,
    because: 'days of a few companies, by their key',
  },
  {
    query: /^select .* then null else "close" end as "close" from "price_bars" .* order by "date" desc limit/,
    because: 'ten days of each of a few peers, by their key: the last will do',
  },
  {
    query: /^select (?:"\w+" as "\w+",? ?)+ from "companies" where "is_sample" = \S+ order by "symbol"/,
    because: 'columns of every company, for screens in the browser: read once for a version of the content',
  },
  {
    query: /^select count\(distinct "institution_name"\)/,
    because: 'how many managers are on record: some thousand rows of one table',
  },
  {
    query: /^delete from "subscribers" where "state" = /,
    because: 'all who were asked and never confirmed, once a night',
  },
  {
    query: /^select "published_at" from "news" where .* order by "published_at" desc limit/,
    because: 'the time of the newest story: the first of its index will do',
  },
  {
    query: /^select earnings\.date as date from "earnings" .* companies\.search_key like/,
    because: 'a search in a calendar by a part of a name, which goes through the names of all companies',
  },
  { query: /^select "id" from "users" limit/, because: 'whether there is a row at all: the first will do' },
];

const fired = new Set<RegExp>();
const withoutReason = (scans: readonly Scan[]): Scan[] =>
  scans.filter(({ query }) => {
    const reason = reasons.find((one) => one.query.test(query));
    if (reason) fired.add(reason.query);
    return !reason;
  });

forEachEngine('plans', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    if (store.engine === 'sqlite') {
      await store.close();
      store = await openFilledStore();
    } else await copyPart(store);
    await insertCrowd(store);
    await refreshStatistics(store.db, store.engine);
  });
  afterAll(() => store.close());

  it('of every query that a call or a job sends read no thousand rows of a table without a reason', async () => {
    const watched = watchQueries(store.db);
    const walk = await walkStore(store).finally(watched.stop);
    expect(walk).toEqual({ failed: [], unasked: [] });
    expect(withoutReason(await scansOf(store, watched.sent.values()))).toEqual([]);
  });
});

it('no reason is left that no query needs any more', () => {
  expect(reasons.filter(({ query }) => !fired.has(query))).toEqual([]);
});
