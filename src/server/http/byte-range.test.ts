import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

const file = { body: Buffer.from('0123456789'), etag: '"one"' };
const ask = (range?: string, ifRange?: string) =>
  byteRange({ ...(range && { range }), ...(ifRange && { 'if-range': ifRange }) }, file);

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=9-9', '9', 'bytes 9-9/10'],
  ['bytes=8-100', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s is a part', (range, text, contentRange) => {
  const answer = ask(range);
  expect(answer?.status).toBe(206);
  expect(answer?.body.toString()).toBe(text);
  expect(answer?.headers).toEqual({ 'Content-Range': contentRange, 'Content-Length': text.length });
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s lies outside', (range) => {
  expect(ask(range)).toMatchObject({ status: 416, headers: { 'Content-Range': 'bytes */10' } });
});

test.each([undefined, 'bytes=-', 'bytes=0-1,4-5', 'bytes=4-2', 'items=0-1', 'bytes=a-b', 'bytes=0x1-'])(
  '%s is answered with the whole file',
  (range) => {
    expect(ask(range)).toBeUndefined();
  },
);

test('a part of another version is never sent', () => {
  expect(ask('bytes=2-4', '"one"')?.status).toBe(206);
  expect(ask('bytes=2-4', '"other"')).toBeUndefined();
});
