/**
 * Draws the clip that the sample videos play into public/media, twelve seconds of the median small cap of the seed:
 * `CHROMIUM_PATH=/usr/bin/chromium node scripts/media/make-clip.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatDate } from '#kit/time/dates.ts';
import { makeFilm, type Prepare } from './film.ts';
import { readMedian } from './median.ts';

const [WIDTH, HEIGHT] = [640, 360];
const SESSIONS = 240;

const line = readMedian(SESSIONS);
const scene = {
  width: WIDTH,
  height: HEIGHT,
  values: line.points.map(({ value }) => value),
  dates: line.points.map(({ date }) => formatDate(date)),
  companies: line.companies.toLocaleString('en-US'),
  font: readFileSync(new URL('../../src/styles/fonts/headline-serif.woff2', import.meta.url)).toString(
    'base64',
  ),
};

const prepare: Prepare<typeof scene> = async (pen, { width, height, values, dates, companies, font }) => {
  const face = new FontFace('Headline', `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [side, top, bottom] = [32, 150, 306];
  const x = (i: number) => side + (i / (values.length - 1)) * (width - 2 * side);
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top);

  return (progress) => {
    const last = Math.max(1, Math.round(progress * (values.length - 1)));
    pen.fillStyle = '#1b1a18';
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
};

const setting = { width: WIDTH, height: HEIGHT, fps: 12, seconds: 12, stillSeconds: 2, bitrate: 160_000 };
const file = await makeFilm(setting, scene, prepare);
writeFileSync(new URL('../../public/media/sample-clip.webm', import.meta.url), file);
console.log(`${file.length.toLocaleString('en-US')} bytes`);
