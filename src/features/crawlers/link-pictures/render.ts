import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { type Drawn, SANS, SERIF } from './drawing.ts';
import { PICTURE_SIZE } from '#kit/href/link-picture-paths.ts';

const require = createRequire(import.meta.url);

const readFont = (path: string): Promise<Buffer> => readFile(require.resolve(path));

/** The faces of the pages, from their packages; a heavier weight is drawn from the same file. */
async function readFonts() {
  const [sans, serif] = await Promise.all([
    readFont('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    readFont('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  ]);
  return [
    { name: SANS, data: sans, weight: 400 as const, style: 'normal' as const },
    { name: SANS, data: sans, weight: 600 as const, style: 'normal' as const },
    { name: SERIF, data: serif, weight: 600 as const, style: 'normal' as const },
  ];
}

let fonts: ReturnType<typeof readFonts> | undefined;

/** A drawing as SVG of a size in pixels. Letters become outlines: it needs no fonts where it is shown. */
export const svgOf = async (drawing: Drawn, size: { width: number; height: number }): Promise<string> =>
  satori(drawing as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts: await (fonts ??= readFonts()),
  });

/** A drawing as PNG, in the size of link pictures. */
export async function renderPicture(drawing: Drawn): Promise<Buffer<ArrayBuffer>> {
  const image = await renderAsync(await svgOf(drawing, PICTURE_SIZE), { font: { loadSystemFonts: false } });
  return Buffer.from(image.asPng());
}
