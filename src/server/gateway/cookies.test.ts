import { expect, test } from 'vitest';
import { createCookies } from './cookies.ts';
import { createProofs } from './proofs.ts';

const cookies = (isHttps: boolean) => createCookies(isHttps, createProofs('a secret of the test'));

test('the session is out of reach of scripts and of other sites, and lasts 90 days', () => {
  const [session, hint] = cookies(true).signedIn('token-of-somebody', true);
  expect(session).toBe(
    'Authorization=token-of-somebody; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure',
  );
  expect(hint).toBe('isVerified=true; Path=/; Max-Age=604800; SameSite=Lax; Secure');
});

test('nothing is Secure on a plain address, or the browser would drop it', () => {
  expect(cookies(false).signedIn('t', false).join()).not.toContain('Secure');
});

test('who is not verified gets no proof, and loses an older one', () => {
  expect(cookies(true).signedIn('t', false)[2]).toMatch(/^verifiedProof=; .*Max-Age=0/);
  expect(cookies(true).signedIn('t', true)[2]).toMatch(/^verifiedProof=\S+; /);
});

test('signing out clears every cookie that signing in sets', () => {
  const name = (line: string) => line.split('=')[0];
  const made = cookies(true);
  expect(made.cleared().map(name)).toEqual(made.signedIn('t', true).map(name));
  for (const line of made.cleared()) expect(line).toContain('Max-Age=0');
});
