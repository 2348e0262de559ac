import { expect, test } from 'vitest';
import { loginHref } from './login-href.ts';

test('the page to come back to goes along, with what it asks for while that is not too long', () => {
  expect(loginHref('/stocks/screener?market_cap=1M..&page=2')).toBe(
    '/login?next=%2Fstocks%2Fscreener%3Fmarket_cap%3D1M..%26page%3D2',
  );
  expect(loginHref(`/stocks/screener?name=${'x'.repeat(2_000)}`)).toBe('/login?next=%2Fstocks%2Fscreener');
});
