import { expect, test } from 'vitest';
import { funnelOf } from './funnel.ts';
import { lookAround } from './look-around.ts';
import { formatScreener, readScreener } from './url.ts';

const stateOf = (query: string) => readScreener(new URLSearchParams(query)).state;

test('a funnel adds one part after the other, in the order of the chips, and ends with the screen', () => {
  const state = stateOf('symbol=bio&sector=Finance&sic=6021&price_book=..1&market_cap=..50M&page=2');
  expect(funnelOf(state).map(({ part, state: step }) => [part, formatScreener(step)])).toEqual([
    ['symbol', 'symbol=bio'],
    ['sector', 'symbol=bio&sector=Finance'],
    ['industries', 'symbol=bio&sector=Finance&sic=6021'],
    ['market_cap', 'symbol=bio&sector=Finance&sic=6021&market_cap=..50M'],
    ['price_book', 'symbol=bio&sector=Finance&sic=6021&market_cap=..50M&price_book=..1'],
  ]);
  expect(funnelOf(stateOf(''))).toEqual([]);
});

const asking = (counts: Record<string, number>) => {
  const asked: string[] = [];
  return {
    asked,
    countOf: (state: ReturnType<typeof stateOf>) => {
      asked.push(formatScreener(state));
      return Promise.resolve(counts[formatScreener(state)] ?? 0);
    },
    screenOf: (state: ReturnType<typeof stateOf>) =>
      Promise.resolve({ state, rows: [], totalItems: 0, totalPages: 0, notice: null }),
  };
};

test('of many rows only the funnel is asked for, and the last part needs no asking', async () => {
  const calls = asking({ 'sector=Finance': 710 });
  const around = await lookAround(
    { state: stateOf('sector=Finance&price_book=..1'), totalItems: 200 },
    calls,
  );
  expect(around).toMatchObject({ funnel: { sector: 710, price_book: 200 }, near: null, looser: [] });
  expect(calls.asked).toEqual(['sector=Finance']);
});

test('of few rows the looser screens that gain are told', async () => {
  const calls = asking({ 'price_book=..1': 9, 'sector=Finance&price_book=..1.5': 7, 'sector=Finance': 2 });
  const { looser } = await lookAround(
    { state: stateOf('sector=Finance&price_book=..1'), totalItems: 2 },
    calls,
  );
  expect(looser.map(({ label, companies }) => [label, companies])).toEqual([
    ['P/B under 1.5', 7],
    ['All sectors', 9],
  ]);
});

test('nothing is asked for while nothing narrows', async () => {
  const calls = asking({});
  await lookAround({ state: stateOf(''), totalItems: 0 }, calls);
  expect(calls.asked).toEqual([]);
});
