/**
 * Draws the clip that the sample videos play into public/media, twelve seconds of the median small cap of the seed:
 * `CHROMIUM_PATH=/usr/bin/chromium node scripts/media/make-clip.ts`. Drawn and compressed by a browser, put together here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { formatDate } from '../../src/lib/dates.ts';
import { readMedian } from './median.ts';
import { writeWebm } from './webm.ts';

const [WIDTH, HEIGHT, FPS, SECONDS] = [640, 360, 12, 12];
const SESSIONS = 240;

const line = readMedian(SESSIONS);
const scene = {
  width: WIDTH,
  height: HEIGHT,
  fps: FPS,
  frames: FPS * SECONDS,
  values: line.points.map(({ value }) => value),
  dates: line.points.map(({ date }) => formatDate(date)),
  companies: line.companies.toLocaleString('en-US'),
  font: readFileSync(new URL('../../src/styles/fonts/headline-serif.woff2', import.meta.url)).toString(
    'base64',
  ),
};
type Scene = typeof scene;

/** Runs in the browser: draws each picture on a canvas and hands the compressed ones back. */
async function drawInBrowser({ width, height, fps, frames, values, dates, companies, font }: Scene) {
  const face = new FontFace('Headline', `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [side, top, bottom] = [32, 150, 306];
  const x = (i: number) => side + (i / (values.length - 1)) * (width - 2 * side);
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top);

  const draw = (progress: number) => {
    const last = Math.max(1, Math.round(progress * (values.length - 1)));
    pen.fillStyle = '#14171c';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#aca79d';
    pen.font = '600 14px Arial, sans-serif';
    pen.fillText('Sample video', side, 44);
    pen.font = '13px Arial, sans-serif';
    pen.fillText(`Median of ${companies} small caps, first session = 100`, side, 122);
    pen.fillText(dates[last] ?? '', side, 334);
    pen.fillStyle = '#edeae3';
    pen.font = '600 34px Headline, serif';
    pen.fillText(((values[last] ?? 1) * 100).toFixed(1), side, 88);
    pen.strokeStyle = '#45413b';
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(side, y(1));
    pen.lineTo(width - side, y(1));
    pen.stroke();
    pen.strokeStyle = '#edeae3';
    pen.lineWidth = 2;
    pen.beginPath();
    values.slice(0, last + 1).forEach((value, i) => pen.lineTo(x(i), y(value)));
    pen.stroke();
    pen.beginPath();
    pen.arc(x(last), y(values[last] ?? 1), 4, 0, 2 * Math.PI);
    pen.fill();
  };

  const made: { atMs: number; isKey: boolean; bytes: number[] }[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      made.push({ atMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', bytes: [...bytes] });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width, height, bitrate: 160_000, framerate: fps });
  for (let i = 0; i < frames; i += 1) {
    // The last two seconds stand still.
    draw(Math.min(1, i / (frames - 2 * fps)));
    const picture = new VideoFrame(canvas, { timestamp: Math.round((i * 1e6) / fps), duration: 1e6 / fps });
    encoder.encode(picture, { keyFrame: i % (2 * fps) === 0 });
    picture.close();
  }
  await encoder.flush();
  return made;
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
// Compressing is for secure places only; this one is never asked over the network.
await page.route('https://clip.example/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Clip</title>' }),
);
await page.goto('https://clip.example/');
const frames = await page.evaluate(drawInBrowser, scene);
await browser.close();

const file = writeWebm({
  width: WIDTH,
  height: HEIGHT,
  durationMs: SECONDS * 1000,
  frames: frames.map((frame) => ({ ...frame, bytes: Uint8Array.from(frame.bytes) })),
});
writeFileSync(new URL('../../public/media/sample-clip.webm', import.meta.url), file);
console.log(`${frames.length} pictures, ${file.length.toLocaleString('en-US')} bytes`);
