import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartRanges, rangeOf } from './range.ts';
import { chartHref, chartLayers, isLogOf, layersOf, panesOf, tidyChart, toggled } from './layers.ts';

const usual = layersOf(null);

test('without a word of it the averages and events are shown, and an empty word shows nothing', () => {
  expect(usual).toEqual(['sma', 'ema', 'events']);
  expect(layersOf('')).toEqual([]);
  expect(layersOf('MACD,rsi,nonsense')).toEqual(['rsi', 'macd']);
  expect(layersOf('nonsense')).toEqual(usual);
});

test('turning a layer on and off again changes nothing', () => {
  const layers = fc.subarray([...chartLayers]);
  fc.assert(
    fc.property(layers, fc.constantFrom(...chartLayers), (shown, layer) => {
      const once = toggled(shown, layer);
      expect(once.includes(layer)).toBe(!shown.includes(layer));
      expect(toggled(once, layer)).toEqual(shown);
    }),
  );
});

test('every choice survives its own address, and leaves other parts of it alone', () => {
  const choice = fc.record({
    range: fc.constantFrom(...chartRanges),
    style: fc.constantFrom('line' as const, 'candles' as const),
    layers: fc.subarray([...chartLayers]),
    isLog: fc.boolean(),
  });
  fc.assert(
    fc.property(choice, (asked) => {
      const url = new URL(chartHref(new URL('http://x/p?side=buy&show=rsi&range=Max'), asked), 'http://x');
      expect(rangeOf(url.searchParams.get('range'))).toBe(asked.range);
      expect(url.searchParams.get('chart')).toBe(asked.style === 'line' ? 'line' : null);
      expect(layersOf(url.searchParams.get('show'))).toEqual(asked.layers);
      expect(isLogOf(url.searchParams.get('scale'))).toBe(asked.isLog);
      expect(url.searchParams.get('side')).toBe('buy');
    }),
  );
});

test('the usual choice has no part in the address', () => {
  const choice = { range: null, style: 'candles', layers: usual, isLog: false } as const;
  expect(chartHref(new URL('http://x/p?range=1M&chart=line&show='), choice)).toBe('/p');
});

test('RSI and MACD have panes of their own', () => {
  expect(panesOf(['sma', 'rsi', 'macd', 'events'])).toEqual(['rsi', 'macd']);
  expect(panesOf(usual)).toEqual([]);
});

test.each([
  ['range=5D&chart=bars&scale=cubic&show=vwap', { range: '∅', chart: '∅', scale: '∅', show: '∅' }],
  ['show=rsi,vwap,macd', { show: 'rsi,macd,∅' }],
  ['show=events,sma,ema,vwap', { show: '∅' }],
  ['chart=candles&scale=LINEAR&show=rsi,', { show: 'rsi' }],
  ['range=&chart=&scale=&show=', { show: '' }],
])('%s says what of it is not offered', (query, said) => {
  const tidy = tidyChart(new URLSearchParams(query));
  expect(Object.fromEntries(Object.entries(tidy).filter(([, text]) => text !== undefined))).toEqual(said);
});
