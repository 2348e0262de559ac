import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameSitePath } from './same-site.ts';

describe('sameSitePath', () => {
  it.each([
    ['/favorites?tab=1', '/favorites?tab=1'],
    ['/stocks/abeo', '/stocks/ABEO'],
    ['/stocks/abeo/marketdata?range=1Y#analysts', '/stocks/ABEO/marketdata?range=1Y#analysts'],
    ['/profile', '/Profile'],
  ])('leads %s to %s', (wanted, path) => {
    expect(sameSitePath(wanted)).toBe(path);
  });

  it.each([
    '',
    null,
    undefined,
    'favorites',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a%00',
    ' /home',
  ])('refuses %j', (wanted) => {
    expect(sameSitePath(wanted)).toBeUndefined();
  });

  it('never leaves the site, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (wanted) => {
          const path = sameSitePath(wanted);
          if (path !== undefined)
            expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
