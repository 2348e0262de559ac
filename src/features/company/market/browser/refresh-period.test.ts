import { expect, test } from 'vitest';
import { REFRESH_MS as specified } from '#contract/bounds.ts';
import { REFRESH_MS } from './refresh-period.ts';

test('the figures of a company follow the market as often as those of the screener', () => {
  expect(REFRESH_MS).toBe(specified);
});
