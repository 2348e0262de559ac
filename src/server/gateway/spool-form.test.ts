import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { spoolForm } from './spool-form.ts';

const TYPE = 'multipart/form-data; boundary=----x';
const formOf = (pieces: readonly string[], { type = TYPE, breaks = false } = {}) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (breaks) controller.error(new Error('gone'));
      else controller.close();
    },
  });
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit;
  return new Request('http://site/x', init);
};
const parent = mkdtempSync(join(tmpdir(), 'spool-'));
afterEach(() => expect(readdirSync(parent)).toEqual([]));
afterAll(() => rmSync(parent, { recursive: true }));

test('a form is whole before it is handed on, and gone once it was', async () => {
  const form = await spoolForm(formOf(['ab', 'cd']), 4, parent);
  expect([form.type, await form.body.text()]).toEqual([TYPE, 'abcd']);
  await form.remove();
});

test.each([
  ['one that grows past the limit', formOf(['abc', 'de']), 'too_large'],
  ['one that breaks off', formOf(['ab'], { breaks: true }), 'bad_request'],
  ['one of another type', formOf(['ab'], { type: 'application/json' }), 'unsupported_type'],
  ['one whose parts have no end', formOf(['ab'], { type: 'multipart/form-data' }), 'unsupported_type'],
])('%s is refused and leaves nothing', async (_, request, code) => {
  await expect(spoolForm(request, 4, parent)).rejects.toMatchObject({ code });
});
