import { describe, expect, it } from 'vitest';
import type { Move, MoveFact } from '#contract/move.ts';
import { dayWords, recordNote, recordOf } from './on-record.ts';

const DAY = '2026-07-02';
const fact = (words: string, day: string): MoveFact => ({
  kind: 'filing',
  words,
  day,
  url: 'https://www.sec.gov/x',
});
const move = (symbol: string, more: Partial<Move> = {}): Move => ({
  symbol, name: symbol, change: 12, last: 1, dollarVolume: 1e6, marketCap: null, onRecord: [], lastOnRecord: null, ...more }); // prettier-ignore

describe('the row of a move', () => {
  it('names what is on record that day, and how much more there is', () => {
    const onRecord = [fact('8-K, Item 5.02, officers or directors', DAY), fact('13D by A', DAY)];
    expect(recordOf(move('A', { onRecord }), 12, DAY)).toEqual({ isOfDay: true, fact: onRecord[0], more: 1 });
  });

  it.each([
    [fact('8-K', '2025-12-16'), 'Last: 8-K, Dec 16, 2025'],
    [fact('13D/A by Ning Tang', '2026-06-08'), 'Last: 13D/A by Ning Tang, Jun 8'],
    [null, 'Nothing on record'],
  ])('says shortly what was last on record: %o', (lastOnRecord, words) => {
    expect(recordOf(move('A', { lastOnRecord }), 12, DAY)).toEqual({ isOfDay: false, words });
  });

  it('of a large change that was not looked into says so, and of a small one nothing', () => {
    const words = 'Under $250K traded';
    expect(recordOf(undefined, -21.01, DAY)).toEqual({ isOfDay: false, words });
    for (const change of [9.99, -3, null, undefined]) expect(recordOf(undefined, change, DAY)).toBeNull();
  });
});

describe('the note above a grid', () => {
  const rows = ['A', 'B', 'C'].map((symbol) => ({ symbol }));
  const moves = (...all: Move[]) => new Map(all.map((one) => [one.symbol, one]));
  const told = { onRecord: [fact('8-K', DAY)] };

  it.each([
    [moves(move('A'), move('B'), move('C')), 'None of the 3 shown has anything on record that day'],
    [moves(move('A', told), move('B'), move('C')), '1 of the 3 shown has something on record that day'],
    [moves(move('A', told), move('B', told)), '2 of the 2 of 10% and more have something on record that day'],
    [moves(), undefined],
    [null, undefined],
  ])('says once how many have something: %#', (known, note) => {
    expect(recordNote(rows, known)).toBe(note);
  });
});

it('a fact of the evening before says its day, and that it was filed then', () => {
  expect(dayWords(fact('8-K', DAY), DAY)).toBe('');
  expect(dayWords(fact('8-K', '2026-07-01'), DAY)).toBe('(filed Jul 1)');
  expect(dayWords({ ...fact('EPS $1', '2026-07-01'), kind: 'earnings' }, DAY)).toBe('(Jul 1)');
});
