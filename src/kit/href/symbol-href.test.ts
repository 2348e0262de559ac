import { expect, it } from 'vitest';
import { symbolHref } from './symbol-href.ts';

it('leads to the company, in the installed app to the assistant about it', () => {
  expect(symbolHref('BRK-B', false)).toBe('/stocks/BRK-B');
  expect(symbolHref('A&B', true)).toBe('/redchat?symbol=A%26B');
});
