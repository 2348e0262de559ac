import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRegistry } from './page-registry.ts';
import { canonicalPath } from './page-routes.ts';

const leadsTo = (path: string) => {
  const verdict = canonicalPath(path);
  return verdict.kind === 'elsewhere' ? verdict.path : verdict.kind;
};

describe('canonicalPath', () => {
  it.each([
    ['/stocks/abeo/marketdata', '/stocks/ABEO/marketdata'],
    ['/Stocks/ABEO/MarketData', '/stocks/ABEO/marketdata'],
    ['/STOCKS', '/stocks'],
    ['/stocks/IPO', '/stocks/ipo'],
    ['/profile', '/Profile'],
    ['/profile/Profile_Info', '/Profile/Profile_Info'],
    ['/Settings', '/settings'],
    ['/settings/', '/settings'],
    ['//settings', '/settings'],
    ['/stocks//ABEO', '/stocks/ABEO'],
    ['/%73ettings', '/settings'],
    ['/stocks/brk-b', '/stocks/BRK-B'],
    ['/no-such-page/', '/no-such-page'],
    ['/stocks/LeadersLaggards', '/stocks/leaders-and-laggards'],
    ['/stocks/Leaders%20and%20Laggards', '/stocks/leaders-and-laggards'],
    ['/stocks/laggards/', '/stocks/leaders-and-laggards'],
    ['/stocks/abeo/Leadership', '/stocks/ABEO/team'],
    ['/legal/terms', '/terms'],
  ])('%s leads to %s', (path, canonical) => {
    expect(leadsTo(path)).toBe(canonical);
  });

  it.each(['/', '/stocks/ABEO/marketdata', '/settings/view', '/no-such-page', '/video/a1B2'])(
    '%s is canonical',
    (path) => {
      expect(leadsTo(path)).toBe('canonical');
    },
  );

  it.each(['/%00', '/stocks/%00/marketdata', '/%2561dmin', '/a%2fb', '/a%5Cb', '/%', '/%e0%a4'])(
    '%s is malformed',
    (path) => {
      expect(leadsTo(path)).toBe('malformed');
    },
  );

  it('never sends a visitor to another host, and a second time nowhere else', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const verdict = canonicalPath(path || '/');
        if (verdict.kind !== 'elsewhere') return;
        expect(verdict.path).toMatch(/^\/(?!\/)/);
        expect(canonicalPath(verdict.path).kind).toBe('canonical');
      }),
      { numRuns: 500 },
    );
  });

  it('accepts every route in its own spelling', () => {
    for (const { path: route } of pageRegistry)
      expect(leadsTo(route.replace(':ticker', 'ABEO').replace(/:\w+/, 'x1'))).toBe('canonical');
  });
});
