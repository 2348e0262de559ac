import { expect, it } from 'vitest';
import type { Close } from '#server/store/prices/closes.ts';
import { ofCloses } from './prices.ts';

const source = { label: 'Daily closes, ABEO', href: '/stocks/ABEO/marketdata', date: '2026-07-02' };
const closes = (...bars: [close: number, doubtful?: boolean][]): Close[] =>
  bars.map(([close, doubtful = false], i) => ({
    date: `2026-06-${String(10 + i)}`,
    open: null,
    high: null,
    low: null,
    close,
    volume: 100,
    doubtful,
  }));
const told = (all: Close[]) => {
  const { facts, missing, series } = ofCloses('ABEO', all, source);
  const valueOf = (name: string) => facts.find((fact) => fact.name === name)?.value;
  return { valueOf, missing, drawn: series[0]?.values };
};

it('a session whose own close is doubtful is left out of what lies between two sure ones', () => {
  const { valueOf, missing, drawn } = told(closes([8], [99, true], [10], [15]));
  expect(missing).toEqual([]);
  expect(valueOf('span_change')).toBe(87.5);
  expect(valueOf('highest_close')).toBe(15);
  expect(valueOf('largest_rise')).toBe(50);
  expect(drawn).toEqual([8, 10, 15]);
});

it('from a doubtful close, which may be of another scale, nothing is computed', () => {
  const { valueOf, missing, drawn } = told(closes([99, true], [98, true], [10], [15]));
  expect(missing).toHaveLength(1);
  expect([valueOf('span_change'), valueOf('highest_close'), drawn]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(valueOf('last_close')).toBe(15);
});
