import { expect, it } from 'vitest';
import { readPlace } from './more-items.ts';

it.each([
  [{ moreItems: { pages: 3, top: 120 } }, { pages: 3, top: 120 }],
  [{ moreItems: { pages: 4_000, top: 0 } }, { pages: 40, top: 0 }],
  [{ moreItems: { pages: 1.5, top: 0 } }, null],
  [{ moreItems: { pages: '3', top: 0 } }, null],
  [{ moreItems: { pages: 3, top: -1 } }, null],
  [{ moreItems: { pages: 3, top: NaN } }, null],
  [{ moreItems: null }, null],
  [{ index: 1 }, null],
  [null, null],
  ['text', null],
])('the place that %j remembers is %j', (state, place) => {
  expect(readPlace(state)).toEqual(place);
});
