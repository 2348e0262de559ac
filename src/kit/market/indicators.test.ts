import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ema, macd, macdSignal, movesTogether, rsi, type Series, sma } from './indicators.ts';

const references = new URL('../../../../shared/data/indicators/', import.meta.url);
const isThere = existsSync(references);
// The suite is collected even where it is skipped.
const read = (file: string) => (isThere ? readFileSync(new URL(file, references), 'utf8') : '[]');
const csv = (file: string) =>
  read(file)
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));

/** Largest difference where the reference has a value; both must be empty in the same places. */
function largestDifference(own: Series, reference: Series): number {
  expect(own.map((value) => value === null)).toEqual(reference.map((value) => value === null));
  return Math.max(...own.map((value, i) => Math.abs((value ?? 0) - (reference[i] ?? 0))));
}

describe('without the published sheets', () => {
  const closes = [
    44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931,
    46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328,
  ];

  test('RSI 14 has the three first values that StockCharts publishes for its sample', () => {
    const values = rsi(closes, 14);
    expect(values.slice(0, 14)).toEqual(Array(14).fill(null));
    expect(values.slice(14).map((value) => Number(value?.toFixed(2)))).toEqual([70.53, 66.32, 66.55]);
  });

  test('an average needs its whole window', () => {
    expect(sma([1, 2, 3, 4], 3)).toEqual([null, null, 2, 3]);
    expect(sma([1, 2], 3)).toEqual([null, null]);
    expect(ema([1, 2], 3)).toEqual([null, null]);
  });

  test('EMA begins with the mean of its first window and moves by 2 / (n + 1)', () => {
    expect(ema([1, 2, 3, 5, 4], 3)).toEqual([null, null, 2, 3.5, 3.75]);
  });

  test('MACD is the fast average minus the slow one, from where both exist', () => {
    expect(macd([1, 2, 3, 5, 4], 2, 3)).toEqual([
      null,
      null,
      0.5,
      expect.closeTo(4.1667 - 3.5, 3),
      expect.closeTo(0.3056, 3),
    ]);
  });

  test('the signal of MACD begins with the mean of its first nine values; without values there is none', () => {
    const line = [null, null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14];
    expect(macdSignal(line)).toEqual([...Array<null>(10).fill(null), 5, expect.closeTo(6.8, 9)]);
    expect(macdSignal([null, null])).toEqual([null, null]);
  });

  test('RSI is 100 when nothing ever fell', () => {
    expect(rsi([1, 2, 3, 4], 3).at(-1)).toBe(100);
  });
});

describe.skipIf(!isThere)('against published references (skipped without ../shared/data)', () => {
  const closes = csv('skender/quotes_default.csv').map((row) => Number(row[4]));
  const skender = (file: string, key: string): Series =>
    (JSON.parse(read(`skender/${file}.standard.json`)) as Record<string, number | null>[]).map(
      (row) => row[key] ?? null,
    );

  test.each([
    ['SMA 20', sma(closes, 20), skender('sma', 'sma')],
    ['EMA 20', ema(closes, 20), skender('ema', 'ema')],
    ['RSI 14', rsi(closes, 14), skender('rsi', 'rsi')],
    ['MACD 12-26', macd(closes), skender('macd', 'macd')],
    ['MACD signal 9', macdSignal(macd(closes)), skender('macd', 'signal')],
  ])('%s of 502 sessions equals the reference of Stock.Indicators', (_, own, reference) => {
    expect(largestDifference(own, reference)).toBeLessThan(1e-9);
  });

  // Its sheets begin the averages with zero change and with the first close, as a flat stretch before would.
  const afterFlat = (closes: number[], sessions: number): number[] => [
    ...Array<number>(sessions).fill(closes[0] ?? 0),
    ...closes,
  ];

  test("RSI 14 equals StockCharts' sheet to its six decimals", () => {
    const sheet = csv('stockcharts_cs-rsi.csv');
    const own = rsi(
      afterFlat(
        sheet.map((row) => Number(row[1])),
        14,
      ),
      14,
    ).slice(14);
    for (const [i, row] of sheet.entries()) if (row[8]) expect(own[i]).toBeCloseTo(Number(row[8]), 5);
  });

  test("MACD line equals StockCharts' sheet to its eight decimals", () => {
    const sheet = csv('stockcharts_cs-macd.csv');
    const own = macd(
      afterFlat(
        sheet.map((row) => Number(row[1])),
        25,
      ),
    ).slice(25);
    for (const [i, row] of sheet.entries()) if (row[4]) expect(own[i]).toBeCloseTo(Number(row[4]), 7);
  });
});

describe('movesTogether', () => {
  test('is twice and wholly correlated where each move is twice the other', () => {
    const pairs = [0.01, -0.02, 0.03, 0.005].map((move) => [2 * move, move] as const);
    expect(movesTogether(pairs, 4)?.beta).toBeCloseTo(2, 9);
    expect(movesTogether(pairs, 4)?.correlation).toBeCloseTo(1, 9);
  });

  test('is none of too few moves, nor beside what never moves', () => {
    expect(
      movesTogether(
        [
          [0.01, 0.02],
          [0.02, 0.01],
        ],
        3,
      ),
    ).toBeUndefined();
    expect(
      movesTogether(
        [
          [0.01, 0],
          [0.02, 0],
          [0.03, 0],
        ],
        3,
      ),
    ).toBeUndefined();
  });
});
