import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '#server/db/open.ts';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { type Served, serve } from '#tests/support/site.ts';
import { root } from '../../scripts/setup/paths.mjs';

/**
 * How many statements a page of a company asks at most, by tab: what one with much on record asks. A figure that has to grow
 * grows by the statements that were added, never with the rows of a list.
 */
const atMost: Readonly<Record<string, number>> = {
  '': 37,
  '/marketdata': 37,
  '/financials': 18,
  '/earnings': 20,
  '/ownership': 17,
  '/secfilings': 7,
  '/news': 8,
  '/about': 37,
  '/team': 9,
};
/** What each tab is asked of: others for each, since an answer that one tab has asked for is remembered for the next. */
const COMPANIES_EACH = 3;

let dir: string;
let site: Served;
let noted: string;
let symbols: string[];
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'statements-'));
  await fillDataDir(dir);
  const store = openSqlite(join(dir, 'redstreet.sqlite'));
  const rows = await store.db
    .selectFrom('filings')
    .select(['symbol', (eb) => eb.fn.countAll().as('filings')])
    .groupBy('symbol')
    .orderBy('filings', 'desc')
    .orderBy('symbol')
    .limit(1 + COMPANIES_EACH * Object.keys(atMost).length)
    .execute();
  await store.close();
  symbols = rows.map(({ symbol }) => symbol);
  noted = join(dir, 'noted');
  const preload = join(root, 'tests/support/note-statements.ts');
  site = await serve('main', {
    DATA_DIR: dir,
    NOTED_STATEMENTS: noted,
    NODE_OPTIONS: `--import ${preload}`,
  });
}, 90_000);
afterAll(async () => {
  await site.stop();
  rmSync(dir, { recursive: true });
});

/** What the site asks its store for by itself, whoever comes: its jobs look each minute for what is due. */
const ownWork =
  /(?:from|into) "(?:meta|outbox|jobs|sessions|letter_plans|letter_sendings|notifications)"|"publish_at" <=/;
const asked = (): string[] =>
  readFileSync(noted, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !ownWork.test(line));

it('a page of a company asks for so many statements at most, however much is on record', async () => {
  const [first = '', ...others] = symbols;
  // What is kept for all companies is read with the first of them.
  for (const tab of Object.keys(atMost)) await fetch(`${site.url}/stocks/${first}${tab}`);
  const most: Record<string, number> = {};
  const tooMany: string[] = [];
  for (const tab of Object.keys(atMost))
    for (const symbol of others.splice(0, COMPANIES_EACH)) {
      const before = asked().length;
      const response = await fetch(`${site.url}/stocks/${symbol}${tab}`);
      expect([response.status, `${symbol}${tab}`]).toEqual([200, `${symbol}${tab}`]);
      await response.text();
      const mine = asked().slice(before);
      most[tab] = Math.max(most[tab] ?? 0, mine.length);
      if (mine.length > (atMost[tab] ?? 0)) tooMany.push(`${symbol}${tab}: ${mine.length}`, ...mine);
    }
  expect(tooMany).toEqual([]);
  // A bound far above what is asked would hide what comes in.
  expect(Object.entries(atMost).filter(([tab, bound]) => bound > 2 * (most[tab] ?? 0))).toEqual([]);
}, 90_000);
