import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileRoom, openRoom } from './files.ts';
import { takeForm } from './take-form.ts';

const BOUNDARY = '----WebKitFormBoundaryx';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

let dir: string;
let room: FileRoom;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'forms-'));
  room = await openRoom(dir, new Date());
});
afterAll(() => rmSync(dir, { recursive: true }));

async function take(bytes: Buffer, cuts: readonly number[] = [], type = TYPE) {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  async function* pieces() {
    for (const [n, from] of places.entries())
      yield await Promise.resolve(bytes.subarray(from, places[n + 1]));
  }
  const { files, alt } = await takeForm(pieces(), type, room, () => undefined);
  return { alt, files: files.map(({ name, path }) => ({ name, content: readFileSync(path, 'latin1') })) };
}

const formOf = (parts: readonly { name: string; fileName?: string; content: string }[]) =>
  Buffer.from(
    parts
      .map(
        ({ name, fileName, content }) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: image/png`}\r\n\r\n${content}\r\n`,
      )
      .join('') + `--${BOUNDARY}--\r\n`,
    'latin1',
  );

test('files come out as they went in, however the body is cut into pieces', async () => {
  const almost = `\r\n--${BOUNDARY.slice(0, -1)}`;
  const content = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.constantFrom('\r\n', almost, `${almost}\r`),
  );
  const latin = content.map((text) => Buffer.from(text, 'latin1').toString('latin1'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(latin, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(), { maxLength: 8 }),
      async (all, cuts) => {
        const bytes = formOf(all.map((text, n) => ({ name: `f${n}`, fileName: `${n}.png`, content: text })));
        expect((await take(bytes, cuts)).files.map((file) => file.content)).toEqual(all);
      },
    ),
    { numRuns: 100 },
  );
});

test('names are read as browsers write them, and words are kept on one line', async () => {
  const form = formOf([
    { name: 'a', fileName: 'A %22big%22 fish.png', content: 'x' },
    { name: 'alt', content: ' Two\r\nlines ' },
  ]);
  expect(await take(form)).toEqual({
    alt: 'Two lines',
    files: [{ name: 'A "big" fish.png', content: 'x' }],
  });
});

test('a form that breaks off anywhere is refused, and so is what is none', async () => {
  const whole = formOf([{ name: 'a', fileName: 'a.png', content: 'some bytes' }]);
  for (let length = 0; length < whole.length - 4; length++)
    await expect(take(whole.subarray(0, length))).rejects.toMatchObject({ code: 'bad_request' });
  for (const other of [
    `--${BOUNDARY}\r\nX: y\r\n\r\n`,
    `--${BOUNDARY}\r\n${'x'.repeat(9_000)}`,
    'plain text',
  ])
    await expect(take(Buffer.from(other))).rejects.toMatchObject({ code: 'bad_request' });
});

test.each([
  'text/plain',
  'multipart/form-data',
  'multipart/mixed; boundary=x',
  'multipart/form-data; boundary=',
])('%s is no form with files', async (type) => {
  await expect(take(formOf([]), [], type)).rejects.toMatchObject({ code: 'unsupported_type' });
});

test('words that are too long are refused', async () => {
  const said = (characters: number) =>
    take(
      formOf([
        { name: 'a', fileName: 'a.png', content: 'x' },
        { name: 'alt', content: 'x'.repeat(characters) },
      ]),
    );
  expect((await said(300)).alt).toHaveLength(300);
  for (const characters of [301, 3_000])
    await expect(said(characters)).rejects.toMatchObject({ code: 'bad_request' });
});
