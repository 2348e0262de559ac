import { expect, test } from 'vitest';
import { widgetAddress } from './widget-address.ts';

test.each([
  [
    'https://widgets.tipranks.com/stock/ABC',
    { href: 'https://widgets.tipranks.com/stock/ABC', isFramed: true },
  ],
  ['https://widgets.example/ABC', { href: 'https://widgets.example/ABC', isFramed: false }],
  [
    'https://www.tipranks.com.evil.example/',
    { href: 'https://www.tipranks.com.evil.example/', isFramed: false },
  ],
  ['http://www.tipranks.com/', null],
  ['/terms', null],
  ['javascript:alert(1)', null],
])('%s is %j', (text, address) => {
  expect(widgetAddress(text)).toEqual(address);
});
