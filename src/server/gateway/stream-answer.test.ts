import { afterEach, expect, it, vi } from 'vitest';
import { openStream, type StreamedAnswer } from './stream-answer.ts';

afterEach(() => void vi.useRealTimers());

const CSV = 'text/csv; charset=utf-8';
const encoder = new TextEncoder();

/** A backend's answer whose pieces a test sends one by one. */
function answerOf(headers: Record<string, string> = { 'content-type': CSV }, status = 200) {
  const cancelled: unknown[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => void (controller = started),
    cancel: (reason) => void cancelled.push(reason),
  });
  return {
    answer: new Response(body, { status, headers }),
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error('lost')),
    cancelled,
  };
}
const opened = async (answer: Response, limits = { idleMs: 30_000, limitBytes: 1_000 }) =>
  (await openStream(answer, 'text/csv', limits)) as StreamedAnswer;

it('passes pieces on as they come', async () => {
  const backend = answerOf();
  backend.send('a,b\r\n');
  const { body, contentType } = await opened(backend.answer);
  expect(contentType).toBe(CSV);
  const reader = body.getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toBe('a,b\r\n');
  backend.send('1,2\r\n');
  expect(await read()).toBe('1,2\r\n');
  backend.end();
  expect((await reader.read()).done).toBe(true);
});

it.each([
  [
    'attachment; filename="redstreet-screener-2026-07-02.csv"',
    'attachment; filename="redstreet-screener-2026-07-02.csv"',
  ],
  ['attachment; filename="../../x.csv"', 'attachment'],
  ['attachment; filename="a"; filename*=UTF-8\'\'b.html', 'attachment'],
  ['inline', 'attachment'],
])('lets out of %s what is safe', async (given, expected) => {
  const backend = answerOf({ 'content-type': CSV, 'content-disposition': given });
  backend.end();
  expect((await opened(backend.answer)).disposition).toBe(expected);
});

it.each([
  ['HTML', { 'content-type': 'text/html; charset=utf-8' }, 200],
  ['CSV in an unknown encoding', { 'content-type': 'text/csv' }, 200],
  ['JSON with a success', { 'content-type': 'application/json' }, 200],
  ['a redirect', { 'content-type': CSV, location: 'https://elsewhere.example/' }, 302],
  ['an error of another shape', { 'content-type': CSV }, 500],
])('takes %s for nonsense, and reads it no further', async (_, headers, status) => {
  const backend = answerOf(headers, status);
  await expect(opened(backend.answer)).rejects.toMatchObject({ code: 'bad_gateway' });
  expect(backend.cancelled).toHaveLength(1);
});

it('passes an error before the first piece on as of any other call', async () => {
  const text = '{"error":{"code":"bad_request","message":"Invalid filters."}}';
  const answer = new Response(text, { status: 400, headers: { 'content-type': 'application/json' } });
  expect(await openStream(answer, 'text/csv')).toEqual({ status: 400, text });
  const failing = answerOf();
  failing.fail();
  await expect(opened(failing.answer)).rejects.toThrow('lost');
});

it('breaks off when the backend fails, hangs or says too much', async () => {
  const lost = answerOf();
  lost.send('a');
  const half = new Response((await opened(lost.answer)).body);
  lost.fail();
  await expect(half.text()).rejects.toThrow();

  vi.useFakeTimers();
  const hanging = answerOf();
  hanging.send('a');
  const late = new Response((await opened(hanging.answer)).body).text();
  late.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(late).rejects.toMatchObject({ code: 'timeout' });
  expect(hanging.cancelled).toHaveLength(1);

  const endless = answerOf();
  endless.send('a'.repeat(600));
  endless.send('a'.repeat(600));
  await expect(new Response((await opened(endless.answer)).body).text()).rejects.toMatchObject({
    code: 'bad_gateway',
  });
  expect(endless.cancelled).toHaveLength(1);
});

it('tells the backend when the client goes away', async () => {
  const backend = answerOf();
  backend.send('a');
  await (await opened(backend.answer)).body.cancel('gone');
  expect(backend.cancelled).toEqual(['gone']);
});
