import { expect, it } from 'vitest';
import { loginHref } from '../href/login-href.ts';
import { sameSitePath } from '../site/same-site.ts';
import { defaultScreener, withFilter } from './state.ts';
import { readScreener } from './url.ts';
import { queryOf, savedScreenHref, saveHref } from './saved-screen.ts';

const state = { ...withFilter(defaultScreener, 'volume', [{ min: 1e6 }]), page: 7, symbol: 'a&b' };
const nextOf = (href: string) => new URL(href, 'http://x').searchParams.get('next');

it('keeps everything of a state but its page', () => {
  expect(readScreener(new URLSearchParams(queryOf(state))).state).toEqual({ ...state, page: 1 });
});

it('never leads to the bare address, which opens with the default screen', () => {
  expect(savedScreenHref('')).toBe('/stocks/screener?page=1');
  expect(savedScreenHref('volume=1M..')).toBe('/stocks/screener?volume=1M..');
});

it('carries the whole query to the page that saves it', () => {
  expect(new URL(saveHref(state), 'http://x').searchParams.get('save')).toBe(queryOf(state));
});

it('comes back after signing in to where the person was, as far as that page takes it', () => {
  const path = savedScreenHref(queryOf(state));
  expect(nextOf(loginHref(path))).toBe(path);
  const longest = `/stocks/screener?symbol=${'x'.repeat(2_000 - '/stocks/screener?symbol='.length)}`;
  expect(nextOf(loginHref(longest))).toBe(sameSitePath(longest));
  expect(nextOf(loginHref(`${longest}x`))).toBe('/stocks/screener');
});
