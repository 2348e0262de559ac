import { expect, it } from 'vitest';
import { HEART_PATH, heartLabel, signInHref } from '#islands/favorites/favorite-item.ts';
import { hrefsOf, markup } from '#tests/support/markup.ts';
import { HeartPlace } from './HeartPlace.tsx';

const HERE = '/stocks/screener?volume=1M..&page=2';

it('is a link of a guest to sign in, the same on every page', () => {
  const html = markup(<HeartPlace symbol="BRK-B" here={HERE} />);
  expect(hrefsOf(html)).toEqual([signInHref({ kind: 'company', id: 'BRK-B' }, HERE)]);
  expect(html).toContain(`aria-label="${heartLabel('BRK-B')}"`);
  expect(html).toContain(HEART_PATH);
  expect(html).toMatch(/^<favorite-heart data-kind="company" data-id="BRK-B" data-name="BRK-B">/);
});

it('lets no symbol out of its attribute', () => {
  const html = markup(<HeartPlace symbol={'A"><script>&'} here={HERE} />);
  expect(html).not.toContain('<script');
  expect(html).toContain('aria-label="Favorite: A&quot;>&lt;script>&amp;"');
});
