import { expect, test } from 'vitest';
import { wholeAnswer, wholeOf } from './whole-answer.ts';

const bytes = new TextEncoder().encode('<p>–</p>');

test('the bytes of an answer are handed on as they are', () => {
  const answer = wholeAnswer(bytes, { status: 404, headers: { 'X-A': 'b' } });
  expect(wholeOf(answer)).toBe(bytes);
  expect([answer.status, answer.headers.get('x-a')]).toEqual([404, 'b']);
  expect(wholeOf(new Response('x'))).toBeUndefined();
});

test('who takes the body for an answer of another status finds it', async () => {
  const { body, headers } = wholeAnswer(bytes, { headers: { 'Content-Type': 'text/html' } });
  const other = new Response(body, { status: 503, headers });
  expect([other.status, await other.text()]).toEqual([503, '<p>–</p>']);
});

test('who reads or copies an answer finds its page', async () => {
  const answer = wholeAnswer(bytes, { status: 404, headers: { 'X-A': 'b' } });
  const copy = answer.clone();
  expect([copy.status, copy.headers.get('x-a'), wholeOf(copy)]).toEqual([404, 'b', bytes]);
  expect(new Uint8Array(await copy.arrayBuffer())).toEqual(bytes);
  expect(answer.bodyUsed).toBe(false);
  expect(await answer.text()).toBe('<p>–</p>');
  expect(answer.bodyUsed).toBe(true);
});
