import { expect, test } from 'vitest';
import { encodeHtml } from './encode-html.ts';

const texts = {
  empty: '',
  ascii: '<p>plain</p>',
  latin: 'Café · 3 % of Zürich',
  'dashes and quotes': 'up 3 % — “so they say” … ’',
  pairs: 'a 😀 b 𝒳',
  'half a pair': 'a \ud83d b \ude00',
  'half a pair at the end': 'x \ud83d',
  long: '— x'.repeat(400_000),
};

test.for(Object.entries(texts))('%s: the bytes are those of TextEncoder', ([, text]) => {
  expect(Buffer.compare(encodeHtml(text), new TextEncoder().encode(text))).toBe(0);
});

test('what was encoded before stays as it was', () => {
  const first = encodeHtml('first —');
  encodeHtml('other — text');
  expect(new TextDecoder().decode(first)).toBe('first —');
});
