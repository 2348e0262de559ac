import { expect, test } from 'vitest';
import { NOTHING_ALLOWED, securityHeaders } from './security-headers.ts';

test('HSTS is sent where the site is https, and nowhere else', () => {
  expect(securityHeaders(true)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
});

test('no other site loads what is ours or keeps hold of our windows, unless an answer says otherwise', () => {
  expect(securityHeaders(true)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('what brings no policy of its own may load and frame nothing', () => {
  expect(NOTHING_ALLOWED).toContain("default-src 'none'");
  expect(NOTHING_ALLOWED).toContain("frame-ancestors 'none'");
});
