import { expect, test } from 'vitest';
import { carriesAuthToken, withoutAuthToken } from './auth-token.ts';

test.each([
  ['/?authToken=abc', '/'],
  ['/stocks?symbol=a&authtoken=abc&page=2', '/stocks?symbol=a&page=2'],
  ['/redchat?symbol=ABEO&authToken=', '/redchat?symbol=ABEO'],
  ['/news/authToken/abc?x=1', '/news?x=1'],
  ['/authToken=abc', '/'],
])('%s carries a token, and is %s without it', (address, clean) => {
  const url = new URL(address, 'http://site');
  expect(carriesAuthToken(url)).toBe(true);
  expect(withoutAuthToken(url)).toBe(clean);
  expect(carriesAuthToken(new URL(clean, 'http://site'))).toBe(false);
});

test.each(['/', '/login?next=/news', '/stocks?auth=token&token=1'])(
  '%s carries none and stays',
  (address) => {
    const url = new URL(address, 'http://site');
    expect(carriesAuthToken(url)).toBe(false);
    expect(decodeURIComponent(withoutAuthToken(url))).toBe(address);
  },
);
