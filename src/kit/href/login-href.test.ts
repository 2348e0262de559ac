import { expect, test } from 'vitest';
import { loginHref, verifyHref } from './login-href.ts';

test('the page to come back to goes along, with what it asks for while that is not too long', () => {
  expect(loginHref('/stocks/screener?market_cap=1M..&page=2')).toBe(
    '/login?next=%2Fstocks%2Fscreener%3Fmarket_cap%3D1M..%26page%3D2',
  );
  expect(loginHref(`/stocks/screener?name=${'x'.repeat(2_000)}`)).toBe('/login?next=%2Fstocks%2Fscreener');
});

test('who has to confirm the account comes back as well; a step of signing in hands on where it was to lead', () => {
  expect(verifyHref('/stocks/ABEO?range=1Y')).toBe('/verify?next=%2Fstocks%2FABEO%3Frange%3D1Y');
  expect(verifyHref('/')).toBe('/verify');
  expect(verifyHref('/login')).toBe('/verify');
  expect(verifyHref('/signup?next=%2Fnews')).toBe('/verify?next=%2Fnews');
  expect(verifyHref('/forgot-password?next=%2Fnews')).toBe('/verify?next=%2Fnews');
  expect(verifyHref(`/stocks/screener?name=${'x'.repeat(2_000)}`)).toBe('/verify?next=%2Fstocks%2Fscreener');
});
