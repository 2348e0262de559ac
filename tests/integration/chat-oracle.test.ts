import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import type { OpenStore } from '#server/db/open.ts';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import { type Expected, type Figure, oracle } from '../support/chat-oracle.ts';
import { inLongRun } from '../support/long.ts';
import { randomOf } from '../support/random.ts';
import { readFilledStore } from '../support/store.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await readFilledStore();
});
afterAll(() => store.close());

const COMPANIES = inLongRun(200, 6);

/** What a reader sees, without marks, footnotes, addresses, days and the names that have digits of their own. */
const shown = ({ parts }: ChatAnswer): string =>
  parts
    .flatMap((part) => {
      if (part.kind === 'text') return [part.markdown];
      return part.kind === 'table' ? part.rows.flatMap((row) => row.map(({ text }) => text)) : [];
    })
    .join(' \n ')
    .replace(/\[\^\d+\]/g, '').replace(/\]\([^)]*\)/g, ']').replace(/[*\\]/g, ''); // prettier-ignore

const withoutDays = (text: string): string => text.replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, ' ');
const spelledDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }); // prettier-ignore

interface Seen {
  text: string;
  value: number;
  /** Half of the last place shown, and a little for the arithmetic. */
  slack: number;
}
const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** Figures as they are written: with a sign of currency, a point, thousands, a scale, a percent or a times. */
function figuresIn(text: string): Seen[] {
  const found = [...withoutDays(text).matchAll(/([−+]?)(?:[A-Z]{0,3}[$€£¥₩₪])?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?([KMBT]\b)?(%|×)?/g)];
  return found.flatMap((match) => {
    const [whole, sign = '', digits = '', decimals = '', scale = ''] = match;
    if (!/[$€£¥₩₪%×.,]|[KMBT]$/.test(whole)) return [];
    const by = scales[scale] ?? 1;
    const value = Number(digits.replaceAll(',', '') + decimals) * by * (sign === '−' ? -1 : 1);
    const last = by / 10 ** Math.max(0, decimals.length - 1);
    return [{ text: whole, value, slack: last * 0.51 }];
  });
} // prettier-ignore

const isNear = (value: Figure, seen: Seen): boolean =>
  value !== null && Math.abs(Math.abs(value) - Math.abs(seen.value)) <= seen.slack + Math.abs(value) * 1e-6;

/** Figures of our own sentences, of forms and of roles, which are of no company. */
const ours = new Set(['5%', '20%', '13.5', '12B', '12G', '10%']);

function faultsOf(text: string, { shows, may = [], day, words = [] }: Expected): string[] {
  const seen = figuresIn(text);
  const known = [...shows, ...may];
  const numbers = [...seen, ...[...withoutDays(text).matchAll(/\d+/g)].map(([digits]) => ({ text: digits, value: Number(digits), slack: digits.length > 2 ? 0.51 : 0 }))];
  return [
    ...seen.filter((each) => !ours.has(each.text) && !known.some((value) => isNear(value, each))).map((each) => `${each.text} is of no row`),
    ...shows.filter((value) => value !== null && !numbers.some((each) => isNear(value, each))).map((value) => `${value} is not shown`),
    ...(day && !text.includes(spelledDay(day)) ? [`${spelledDay(day)} is not named`] : []),
    ...words.filter((word) => word !== null && !text.includes(word)).map((word) => `${word} is not shown`),
  ];
} // prettier-ignore

it(`states of ${COMPANIES} companies what the tables hold, with its day, and no other figure`, async () => {
  const all = await store.db.selectFrom('companies').select('symbol').where('is_sample', '=', 0).execute();
  const compose = recordComposer(store, () => new Date('2026-11-22T12:00:00Z'));
  const faults: string[] = [];
  for (const { symbol } of randomOf(all, COMPANIES))
    for (const [question, read] of oracle) {
      const expected = await read(store.db, symbol);
      const { answer } = await compose({ text: question, symbol, before: [], isSignedIn: true });
      faults.push(...faultsOf(shown(answer), expected).map((fault) => `${symbol}, ${question}: ${fault}`));
    }
  expect(faults).toEqual([]);
}, 600_000);
