import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

describe('readAnswer', () => {
  it('passes on whole JSON with its status', async () => {
    expect(await readAnswer(json('{"a":1}', 201))).toEqual({ status: 201, text: '{"a":1}' });
  });

  it('passes on an error in the envelope', async () => {
    const text = '{"error":{"code":"not_found","message":"Company not found"}}';
    expect(await readAnswer(json(text, 404))).toEqual({ status: 404, text });
  });

  it('understands refusals of servers that have another shape for them', async () => {
    const said = async (answer: Response) => JSON.parse((await readAnswer(answer)).text) as unknown;
    expect(await said(json('{"message":"Email taken"}', 409))).toMatchObject({
      error: { code: 'conflict', message: 'Email taken' },
    });
    expect(await said(json('{"detail":"x"}', 401))).toMatchObject({ error: { code: 'unauthenticated' } });
    expect(await said(new Response('Unauthorized', { status: 401 }))).toMatchObject({
      error: { code: 'unauthenticated' },
    });
  });

  it.each([
    ['half a JSON', json('{"a":')],
    ['an empty body', json('')],
    ['HTML', new Response('<p>hi</p>', { headers: { 'content-type': 'text/html' } })],
    ['a redirect', new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })],
    ['an error of another shape', json('{"detail":"stack trace"}', 500)],
    [
      'bytes that are not text',
      new Response(new Uint8Array([0xff, 0xfe]), { headers: { 'content-type': 'application/json' } }),
    ],
  ])('takes %s for nonsense', async (_, answer) => {
    await expect(readAnswer(answer)).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  it('stops reading a body that grows past the limit, whatever length it claimed', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    const answer = new Response(endless, { headers: { 'content-type': 'application/json' } });
    await expect(readAnswer(answer, 10_000)).rejects.toMatchObject({ code: 'bad_gateway' });
    expect(sent).toBeLessThan(20);
  });
});
