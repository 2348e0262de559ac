import { chromium } from '@playwright/test';
import { type Frame, writeWebm } from './webm.ts';

export interface FilmSetting {
  width: number;
  height: number;
  fps: number;
  seconds: number;
  /** At its end the last picture stands still for so long. */
  stillSeconds: number;
  bitrate: number;
}

/** Runs in the browser: from the scene it makes what draws one picture; `progress` goes from 0 to 1. */
export type Prepare<Scene> = (
  pen: OffscreenCanvasRenderingContext2D,
  scene: Scene,
) => Promise<(progress: number) => void>;

/** Runs in the browser: draws each picture on a canvas and hands the compressed ones back. */
async function record<Scene>(setting: FilmSetting, scene: Scene, prepare: Prepare<Scene>) {
  const { width, height, fps, seconds, stillSeconds, bitrate } = setting;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const draw = await prepare(pen, scene);
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
  encoder.configure({ codec: 'vp8', width, height, bitrate, framerate: fps });
  for (let i = 0; i < seconds * fps; i += 1) {
    draw(Math.min(1, i / ((seconds - stillSeconds) * fps)));
    const picture = new VideoFrame(canvas, { timestamp: Math.round((i * 1e6) / fps), duration: 1e6 / fps });
    encoder.encode(picture, { keyFrame: i % (2 * fps) === 0 });
    picture.close();
  }
  await encoder.flush();
  return made;
}

/** A film drawn and compressed by a browser (`CHROMIUM_PATH`), as a WebM file. */
export async function makeFilm<Scene>(
  setting: FilmSetting,
  scene: Scene,
  prepare: Prepare<Scene>,
): Promise<Uint8Array> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  // Compressing is for secure places only; this one is never asked over the network.
  await page.route('https://film.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  );
  await page.goto('https://film.example/');
  const given = [JSON.stringify(setting), JSON.stringify(scene), String(prepare)].join(', ');
  const made: { atMs: number; isKey: boolean; bytes: number[] }[] = await page.evaluate(
    `(${String(record)})(${given})`,
  );
  await browser.close();
  const frames: Frame[] = made.map((frame) => ({ ...frame, bytes: Uint8Array.from(frame.bytes) }));
  return writeWebm({
    width: setting.width,
    height: setting.height,
    durationMs: setting.seconds * 1000,
    frames,
  });
}
