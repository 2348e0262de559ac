import { afterAll, beforeAll, expect, it } from 'vitest';
import { join } from 'node:path';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import { showFact } from '#server/backends/chat/answers/written/show-fact.ts';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { oracle } from '../support/chat-oracle.ts';
import { type Judged, judged, type OpenedPage } from '../support/cited/judged.ts';
import { inLongRun, isLong } from '../support/long.ts';
import { randomOf } from '../support/random.ts';
import { get, site } from '../support/the-site.ts';

let store: OpenStore;
beforeAll(() => {
  store = openSqlite(join(site.dir, 'redstreet.sqlite'));
});
afterAll(() => store.close());

/** Beside what the oracle asks: every look-up is asked in one of them. */
const more = [
  'who owns it', 'insider trades', 'trials', 'catalysts', 'news', 'events', 'videos', 'officers', 'why did it move', 'dilution', 'splits', 'stakes over 5%', 'peers', 'filings in 2025',
  'close on Mar 5, 2026', 'largest moves this year', 'how did it trade over the last month', 'rsi and sma', 'highest close of 2025', 'average close of the last 200 days', 'max drawdown',
  'volatility', 'unusual volume', 'average volume', 'revenue by year', 'net income in 2023', 'revenue in the first quarter of 2024', 'gross margin by quarter', 'equity over the last five years',
  'p/s over time', 'enterprise value', 'ev/ebitda', 'debt to equity', 'book value per share', 'forward p/e', 'estimates', 'short interest history', 'when was the ipo', 'should i buy it',
]; // prettier-ignore

/** What is on record and on no page of the company: estimates of a provider by quarter, twelve months that it publishes of a line, the enterprise value of who has no sales. */
const ON_NO_PAGE = new Set([
  'enterprise_value', 'eps_next_quarter', 'eps_next_year', 'forward_pe', 'published_free_cash_flow', 'ebitda', 'revenue_difference', 'cash_doubt', 'moves_in_doubt',
]); // prettier-ignore

/** What a provider states of its own: no page of a company tells it. */
const isOfProvider = ({ source, fact }: Judged): boolean =>
  source.label.includes('as published with its quotes') ||
  (fact?.computed !== true && /_margin$|^return_on_|^revenue_growth$/.test(fact?.name ?? ''));

const isFault = (each: Judged): boolean =>
  !['shown', 'made', 'outside'].includes(each.verdict) &&
  !isOfProvider(each) &&
  !ON_NO_PAGE.has(each.fact?.name ?? '');

const pages = new Map<string, OpenedPage>();
async function open(path: string): Promise<OpenedPage> {
  const known = pages.get(path);
  if (known) return known;
  const answer = await get(path);
  const page = { status: answer.status, html: await answer.text() };
  // Links of one company lead to few pages many times, and to none of another's.
  if (pages.size > 100) pages.clear();
  pages.set(path, page);
  return page;
}

/** What the links of the answers about a company show of what they cite. */
async function asked(symbol: string): Promise<(Judged & { question: string })[]> {
  const compose = recordComposer(store);
  const all = [];
  for (const question of [...oracle.map(([text]) => text), ...more]) {
    const composed = await compose({ text: question, symbol, before: [], isSignedIn: false });
    for (const each of await judged(composed, open)) all.push({ ...each, question });
  }
  return all;
}

const told = (symbol: string, { question, source, fact, verdict }: Judged & { question: string }): string =>
  `${symbol}, ${question}: ${source.href} does not show ${fact?.label ?? 'anything'} ${fact ? showFact(fact) : ''} (${fact?.name ?? ''}, ${verdict})`;

it.each(['CMPX', 'FIZZ'])('each figure of the answers about %s stands where its footnote leads, or is made of figures that do', async (symbol) => {
  const all = await asked(symbol);
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(isFault).map((each) => told(symbol, each))).toEqual([]);
}, 180_000); // prettier-ignore

/** Companies drawn by chance have figures that no page has, as a provider's of months that no statement is of. */
const LEAST_SHOWN = 0.97;

it.runIf(isLong)('of random companies nearly all of them do, and no link leads to a page or a place that is not there', async () => {
  const companies = await store.db.selectFrom('companies').select('symbol').where('is_sample', '=', 0).execute();
  const faults: string[] = [];
  let count = 0;
  for (const { symbol } of randomOf(companies, inLongRun(60, 0))) {
    const all = await asked(symbol);
    count += all.length;
    faults.push(...all.filter(isFault).map((each) => told(symbol, each)));
  }
  expect(faults.filter((fault) => /no (?:page|place)\)$/.test(fault))).toEqual([]);
  expect(1 - faults.length / count).toBeGreaterThan(LEAST_SHOWN);
}, 1_800_000); // prettier-ignore
