import { expect, it } from 'vitest';
import { indexWidgets, WIDGET_ORIGIN } from './index-widgets.ts';

it('there are three widgets of one origin, with settings that only the frame sees', () => {
  expect(indexWidgets.map(({ symbol }) => symbol)).toEqual(['AMEX:IWM', 'AMEX:IJR', 'AMEX:VB']);
  for (const { src, symbol, href } of indexWidgets) {
    const url = new URL(src);
    expect(url.origin).toBe(WIDGET_ORIGIN);
    expect(url.search).toBe('?locale=en');
    expect(JSON.parse(decodeURIComponent(url.hash.slice(1)))).toMatchObject({ symbol, dateRange: '3M' });
    expect(href).toMatch(/^https:\/\/www\.tradingview\.com\/symbols\/AMEX-[A-Z]+\/$/);
  }
});
