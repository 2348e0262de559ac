import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOf, safeAddress } from './safe-address.ts';

test.each([
  ['https://alder.example/', 'https://alder.example/'],
  [' https://ALDER.example/a b ', 'https://alder.example/a%20b'],
  ['/samples/deck.pdf', '/samples/deck.pdf'],
  ['/stocks/A?x=1#y', '/stocks/A?x=1#y'],
  ['http://alder.example/', null],
  ['https://ann:secret@alder.example/', null],
  ['//evil.example/x', null],
  ['/\\evil.example/x', null],
  ['/\t/evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['samples/deck.pdf', null],
  ['', null],
  [null, null],
])('%j becomes %j', (text, address) => {
  expect(safeAddress(text)).toBe(address);
});

test('whatever is written, only https and paths of our own come out', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (text) => {
        const address = safeAddress(text);
        if (address === null) return;
        const url = new URL(address, 'https://own.site');
        expect(url.protocol).toBe('https:');
        if (!address.startsWith('https://')) expect(url.origin).toBe('https://own.site');
      },
    ),
  );
});

test('a host is said without www, and our own paths have none', () => {
  expect(hostOf('https://www.alder.example/x')).toBe('alder.example');
  expect(hostOf('/samples/deck.pdf')).toBeNull();
});
