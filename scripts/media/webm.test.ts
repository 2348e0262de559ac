import { expect, test } from 'vitest';
import { writeWebm } from './webm.ts';

const frame = (atMs: number, isKey: boolean) => ({ atMs, isKey, bytes: Uint8Array.of(atMs & 255, 1, 2, 3) });
const frames = [frame(0, true), frame(100, false), frame(200, true), frame(300, false)];
const file = Buffer.from(writeWebm({ width: 640, height: 360, durationMs: 400, frames }));

interface Found {
  id: string;
  start: number;
  body: Buffer;
}

/** The elements of a stretch of the file, one after another without a gap. */
function elementsOf(bytes: Buffer): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const idLength = Math.clz32(first) - 23;
    const id = bytes.toString('hex', at, at + idLength);
    const length = Number(bytes.readBigUInt64BE(at + idLength) & 0xffffffffffffffn);
    const begin = at + idLength + 8;
    found.push({ id, start: at, body: bytes.subarray(begin, begin + length) });
    at = begin + length;
    if (at > bytes.length) throw new Error('an element is longer than what it lies in');
  }
  return found;
}

const inside = (bytes: Buffer, id: string): Found[] =>
  elementsOf(bytes).filter((element) => element.id === id);
const [segment] = inside(file, '18538067');

test('the file is a head and one segment, which says how long the clip is', () => {
  expect(elementsOf(file).map(({ id }) => id)).toEqual(['1a45dfa3', '18538067']);
  const [info] = inside(segment?.body ?? file, '1549a966');
  expect(inside(info?.body ?? file, '4489')[0]?.body.readDoubleBE()).toBe(400);
});

test('the index leads to each key frame', () => {
  const body = segment?.body ?? file;
  const clusters = inside(body, '1f43b675');
  const points = inside(inside(body, '1c53bb6b')[0]?.body ?? file, 'bb').map(({ body: point }) => ({
    atMs: Number(inside(point, 'b3')[0]?.body.readBigUInt64BE()),
    start: Number(inside(inside(point, 'b7')[0]?.body ?? file, 'f1')[0]?.body.readBigUInt64BE()),
  }));
  expect(points).toEqual([
    { atMs: 0, start: clusters[0]?.start },
    { atMs: 200, start: clusters[1]?.start },
  ]);
});

test('every frame is there once, at its time', () => {
  const blocks = inside(segment?.body ?? file, '1f43b675').flatMap(({ body }) => {
    const base = Number(inside(body, 'e7')[0]?.body.readBigUInt64BE());
    return inside(body, 'a3').map(({ body: block }) => ({
      atMs: base + block.readInt16BE(1),
      isKey: block[3] === 0x80,
      bytes: new Uint8Array(block.subarray(4)),
    }));
  });
  expect(blocks).toEqual(frames);
});
