import { expect, test, vi } from 'vitest';
import { answerPicture } from './answer.ts';
import { siteFacts } from './facts.ts';
import { createPictures, PicturesBusy } from './pictures.ts';

const factsOf = (title: string) => ({ ...siteFacts('4,134', 'Jul 2, 2026', 'RedStreet'), title });

/** Drawings that end when the test says so. */
function slowly() {
  const ends: (() => void)[] = [];
  const render = vi.fn(
    () => new Promise<Buffer<ArrayBuffer>>((resolve) => ends.push(() => resolve(Buffer.from('png')))),
  );
  return { render, ends };
}

test('a picture is drawn once, however many ask for it, and kept', async () => {
  const { render, ends } = slowly();
  const pictures = createPictures(render);
  const both = [pictures.pictureOf(factsOf('A')), pictures.pictureOf(factsOf('A'))];
  ends[0]?.();
  expect(await Promise.all(both)).toEqual([Buffer.from('png'), Buffer.from('png')]);
  await pictures.pictureOf(factsOf('A'));
  expect(render).toHaveBeenCalledTimes(1);
});

test('one is drawn at a time, few wait, and the rest are told to come again', async () => {
  const { render, ends } = slowly();
  const pictures = createPictures(render, { running: 1, waiting: 1, keptBytes: 1024 * 1024 });
  const first = pictures.pictureOf(factsOf('A'));
  const second = pictures.pictureOf(factsOf('B'));
  await expect(pictures.pictureOf(factsOf('C'))).rejects.toBeInstanceOf(PicturesBusy);
  const answer = await answerPicture(new Request('https://own.example/og/C.png'), factsOf('C'), pictures);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(render).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await first;
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await second;
});

test('a drawing that fails is tried again by the next who asks', async () => {
  const render = vi
    .fn<() => Promise<Buffer<ArrayBuffer>>>()
    .mockRejectedValueOnce(new Error('no font'))
    .mockResolvedValueOnce(Buffer.from('png'));
  const pictures = createPictures(render);
  await expect(pictures.pictureOf(factsOf('A'))).rejects.toThrow('no font');
  expect(await pictures.pictureOf(factsOf('A'))).toEqual(Buffer.from('png'));
});

test('who has a picture is not sent it again, until what it shows has changed', async () => {
  const pictures = createPictures(() => Promise.resolve(Buffer.from('png')));
  const ask = (title: string, etag = '') =>
    answerPicture(
      new Request('https://own.example/og/A.png', { headers: { 'if-none-match': etag } }),
      factsOf(title),
      pictures,
    );
  const first = await ask('A');
  expect(first.headers.get('content-type')).toBe('image/png');
  const etag = first.headers.get('etag') ?? '';
  expect((await ask('A', etag)).status).toBe(304);
  expect((await ask('B', etag)).status).toBe(200);
});
