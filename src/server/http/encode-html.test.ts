import { expect, test } from 'vitest';
import { encodeHtml, HtmlBytes } from './encode-html.ts';

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

test.for(Object.entries(texts))('%s: written in pieces of any size the bytes are the same', ([, text]) => {
  for (const size of [1, 1_000, 70_000]) {
    const html = new HtmlBytes();
    const end = Math.min(text.length, 100 * size);
    for (let at = 0; at < end; at += size) html.write(text.slice(at, Math.min(at + size, end)));
    expect(Buffer.compare(html.bytes(), new TextEncoder().encode(text.slice(0, end)))).toBe(0);
  }
});

test('a pair of surrogates that two pieces share stays whole where a block ends between them', () => {
  const text = `${'—'.repeat(16 * 1024 - 1)}😀 after`;
  const html = new HtmlBytes();
  for (const unit of text.split('')) html.write(unit);
  expect(new TextDecoder().decode(html.bytes())).toBe(text);
});
