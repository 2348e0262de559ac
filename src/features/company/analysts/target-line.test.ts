import { expect, test } from 'vitest';
import { targetLine, upsideInWords } from './target-line.ts';

const targets = { asOf: '2026-07-02', targetLow: 29, targetMean: 39, targetHigh: 57 };

test('SNDX: targets and the price stand to scale on one line', () => {
  const line = targetLine(targets, 21.82);
  expect(line?.price).toEqual({ x: 0.5, text: 'Close $21.82', anchor: 'start' });
  expect([line?.low, line?.mean.x, line?.high]).toEqual([20.71, 48.85, 99.5]);
  expect(line?.ends.map(({ text }) => text)).toEqual(['Low $29.00', 'High $57.00']);
});

test('ends that lie close to each other have their words in one', () => {
  expect(targetLine({ targetLow: 10, targetMean: 10.5, targetHigh: 11 }, 2)?.ends).toEqual([
    { x: 99.5, text: 'Low $10.00 \u00B7 high $11.00', anchor: 'end' },
  ]);
});

test('without a price, or a span of targets, there is no line', () => {
  expect(targetLine(targets, null)).toBeNull();
  expect(targetLine({ ...targets, targetLow: null }, 20)).toBeNull();
  expect(targetLine({ targetLow: 5, targetMean: 5, targetHigh: 5 }, 20)).toBeNull();
});

test.each([
  [
    targets,
    21.82,
    'The mean target, $39.00, is 78.7% above $21.82, the close of Jul 2, 2026. The lowest is 32.9% above it, the highest 161% above.',
  ],
  [
    { ...targets, asOf: '2026-03-07', targetLow: null },
    40,
    'The mean target of Mar 7, 2026, $39.00, is 2.5% below $40.00, the close of Jul 2, 2026.',
  ],
])('%j beside %s in words', (consensus, price, words) => {
  expect(upsideInWords(consensus, price, '2026-07-02')).toBe(words);
});
