import { expect, it } from 'vitest';
import type { PriceHistory } from '#contract/price.ts';
import { spanTold } from './span.ts';

const days = Array.from({ length: 100 }, (_, i) =>
  new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
);
const history = (close: (i: number) => number, more: Partial<PriceHistory> = {}): PriceHistory => {
  const none = days.map(() => null);
  const bars = { date: days, open: none, high: none, low: none, close: days.map((_, i) => close(i)), volume: days.map(() => 1000) };
  return { symbol: 'ABEO', range: 'Max', from: days[0] ?? null, to: days.at(-1) ?? null, source: 'Nasdaq', adjusted: true, doubtful: [], ...more, bars };
}; // prettier-ignore
const figure = (told: ReturnType<typeof spanTold>, label: string) => told?.figures.find((each) => each.label === label)?.text; // prettier-ignore

it('tells one session among those around it, with its change and its volume against the average', () => {
  const told = spanTold(history((i) => (i === 80 ? 12 : 10)), '2026-03-22', '2026-03-22'); // prettier-ignore
  expect(told?.title).toBe('Session of Mar 22, 2026');
  expect(told?.rows).toHaveLength(11);
  expect(told?.rows.filter(({ isMeant }) => isMeant)).toMatchObject([
    { date: 'Mar 22, 2026', close: '$12.00', change: '+20.0%', volume: '1.00K', times: '1.0×' },
  ]);
  expect(figure(told, 'Average volume of the 63 sessions before')).toBe('1.00K');
});

it('tells what the sessions from one day to another come to, each with its day', () => {
  const told = spanTold(history((i) => (i === 30 ? 8 : i === 50 ? 12 : 10)), '2026-01-11', '2026-03-31'); // prettier-ignore
  expect(told?.title).toBe('Sessions of Jan 11, 2026 to Mar 31, 2026');
  expect(told?.rows).toEqual([]);
  expect(figure(told, 'Highest close')).toBe('$12.00 · Feb 20, 2026');
  expect(figure(told, 'Lowest close')).toBe('$8.00 · Jan 31, 2026');
  expect(figure(told, 'Maximum drawdown')).toBe(
    '−20.0%, from $10.00 on Jan 11, 2026 to $8.00 on Jan 31, 2026',
  );
  expect(figure(told, 'Sessions')).toBe('80');
});

it('computes nothing across a close that is doubtful', () => {
  const told = spanTold(history(() => 10, { unsureBefore: '2026-02-01' }), '2026-01-11', '2026-03-31'); // prettier-ignore
  expect(figure(told, 'Change')).toBeUndefined();
  expect(figure(told, 'Highest close')).toBeUndefined();
  expect(figure(told, 'Last close')).toBe('$10.00 · Mar 31, 2026');
});

it('tells nothing of days without a session', () => {
  expect(
    spanTold(
      history(() => 10),
      '2020-01-01',
      '2020-01-31',
    ),
  ).toBeNull();
});
