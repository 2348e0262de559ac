import { expect, it } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { ScreensMenu } from './ScreensMenu.tsx';

const html = markup(
  <ScreensMenu
    state={{ ...defaultScreener, symbol: 'bio', page: 2 }}
    ready={<p>Ready-made</p>}
    onSave={() => undefined}
  />,
);

it('is the same for everyone: a way to sign in and back, and the ready-made screens', () => {
  expect(html).toContain('data-audience="guest"');
  expect(hrefsOf(html)[0]).toBe('/login?next=%2Fstocks%2Fscreener%3Fsymbol%3Dbio%26page%3D2');
  expect(textOf(html)).toContain('Ready-made');
});

it('leads who has no script to the page that saves what is shown', () => {
  const [, script = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(hrefsOf(script)).toEqual(['/stocks/screens?save=symbol%3Dbio', '/stocks/screens']);
});
