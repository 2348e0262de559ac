import { expect, test } from 'vitest';
import { drawPicture } from './drawing.ts';
import { siteFacts } from './facts.ts';
import { renderPicture } from './render.ts';

const facts = siteFacts('4,134', 'Jul 2, 2026', 'RedStreet');

test('a picture is a PNG of the size that other sites take', async () => {
  const png = await renderPicture(
    drawPicture({
      ...facts,
      change: { text: '5.79%', direction: 'up' },
      closes: Array.from({ length: 120 }, (_, i) => 5 + Math.sin(i / 9)),
      isSample: true,
    }),
  );
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(200_000);
});

test('a name that is markup, or longer than any picture, is drawn as the text it is', async () => {
  const title = `<script>alert(1)</script> & ${'Long Name '.repeat(40)}`;
  const drawing = JSON.stringify(drawPicture({ ...facts, title }));
  expect(drawing).toContain('<script>alert(1)</script> & Long Name');
  expect(drawing).toContain('…');
  const png = await renderPicture(drawPicture({ ...facts, title }));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});
