import { expect, test } from 'vitest';
import { htmlOf } from '../support/the-site.ts';

/** What a page says of its address. */
const saidOf = async (path: string): Promise<string> =>
  /<p class="asked-in-vain"[^>]*>([^<]*)</
    .exec(await htmlOf(path))?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';

test.each([
  [
    '/news?industry=Gossip&topic=rumors',
    '“industry” and “topic” in this address ask for what is not offered here',
  ],
  ['/events?range=decade', '“range” in this address asks for what is not offered here, and was left out.'],
  ['/videos?sector=Gossip', '“sector” in this address'],
  ['/newsletters?since=9z', '“since” in this address'],
  ['/stocks/ABEO/marketdata?range=5D', '“range” in this address'],
  ['/stocks/ABEO/marketdata?chart=bars', '“chart” in this address'],
  ['/stocks/ABEO/marketdata?scale=cubic', '“scale” in this address'],
  ['/stocks/ABEO/marketdata?show=rsi,vwap', '“show” in this address'],
  ['/stocks/ABEO/financials?from=2025-99', '“from” in this address'],
  ['/stocks/screener?view=map&over=7&area=size', '“over” and “area” in this address'],
  ['/stocks/leaders-and-laggards?size=Enormous', '“size” in this address'],
  ['/events/catalysts?group=Rumors', '“group” in this address'],
])('%s says that it shows more than was asked for', async (path, words) => {
  expect(await saidOf(path)).toContain(words);
});

test.each([
  '/news?industry=life-sciences',
  '/events?range=week',
  '/news?industry=&topic=',
  '/stocks/ABEO/marketdata?range=1y&chart=line&scale=log&show=rsi,macd',
  '/stocks/screener?view=map&over=60&area=companies&opened=none',
])('%s shows what was asked for, and says nothing of it', async (path) => {
  expect(await saidOf(path)).toBe('');
});

test('a link ends with its last word: a blank would be underlined', async () => {
  expect(await htmlOf('/stocks/ABEO/marketdata')).toMatch(/How peers are chosen<\/a>/);
  expect(await htmlOf('/stocks/leaders-and-laggards')).not.toMatch(/LLC\s+<\/a>/);
});
