/**
 * Draws the pictures of the sample videos and webinars into public/media: `node scripts/media/make-posters.ts`.
 * The line on each is real and its own: the median company of its sector in the seed, over a span of its own. Words are outlines of the site's own faces: a picture cannot
 * load a font.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Drawn, SANS, SERIF } from '#features/crawlers/link-pictures/drawing.ts';
import { svgOf } from '#features/crawlers/link-pictures/render.ts';
import { formatDate, formatDay } from '#kit/time/dates.ts';
import { formatCount } from '#kit/format.ts';
import { type MedianLine, readMedian } from './median.ts';

/** The dark theme of tokens.css: a screen is dark in both. */
const [GROUND, INK, MUTED, HAIRLINE] = ['#1b1a18', '#edeae3', '#aca79d', '#45413b'];
const [WIDTH, HEIGHT, SIDE, TOP, BOTTOM] = [640, 360, 32, 176, 312];
const outDir = new URL('../../public/media/', import.meta.url);

/** Each kind looks back over another number of sessions. */
const sessionsOf = { interview: 60, overview: 120, webinar: 240 };
type Kind = keyof typeof sessionsOf;

interface Company {
  name: string;
  /** As its file in data/samples says. */
  sector: string;
  kinds: readonly Kind[];
  /** The day of an earlier interview, to which its line runs. */
  earlier?: string;
}

const companies: Record<string, Company> = {
  zzsma: {
    name: 'Sample Alder Therapeutics',
    sector: 'Life Sciences',
    kinds: ['interview', 'overview', 'webinar'],
    earlier: '2026-03-11',
  },
  zzsmb: {
    name: 'Sample Birch Robotics',
    sector: 'Technology',
    kinds: ['interview', 'overview', 'webinar'],
    earlier: '2026-01-21',
  },
  zzsmc: {
    name: 'Sample Cedar Minerals',
    sector: 'Energy & Transportation',
    kinds: ['interview', 'overview'],
  },
};

/** The line as a path; the same height for every picture. */
function pathOf({ points }: MedianLine): string {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return points
    .map(({ value }, i) => {
      const x = SIDE + (i / (points.length - 1)) * (WIDTH - 2 * SIDE);
      const y = BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

const titleOf = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

/** From one day to another; the year is said twice where it differs. */
const span = (from = '', to = '') =>
  `${from.slice(0, 4) === to.slice(0, 4) ? formatDay(from) : formatDate(from)} to ${formatDate(to)}`;

const words = (text: string, style: Record<string, string | number>): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: text },
});

/** The line over its floor, across the lower half. */
const course = (line: MedianLine): Drawn => {
  const thin = { d: `M${SIDE} ${BOTTOM + 0.5}H${WIDTH - SIDE}`, stroke: HAIRLINE };
  const path = { d: pathOf(line), fill: 'none', stroke: INK, 'stroke-width': 2, 'stroke-linejoin': 'round' };
  return {
    type: 'svg',
    props: {
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      style: { position: 'absolute', left: 0, top: 0 },
      children: [thin, path].map((props) => ({ type: 'path', props })),
    },
  };
};

function drawPoster({ name, sector }: Company, kind: Kind, until?: string): Promise<string> {
  const line = readMedian(sessionsOf[kind], { sector, ...(until !== undefined && { until }) });
  const caption = `Median of ${formatCount(line.companies)} in ${sector}, ${span(line.points[0]?.date, line.points.at(-1)?.date)}`;
  const style = {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    padding: `28px ${SIDE}px`,
    color: MUTED,
    backgroundColor: GROUND,
    fontFamily: SANS,
  };
  const children = [
    course(line),
    words(`${titleOf(kind)} · Sample`, { fontSize: 20, fontWeight: 600 }),
    words(name, { fontFamily: SERIF, fontSize: 40, fontWeight: 600, color: INK, margin: '4px 0' }),
    words(caption, { fontSize: 18 }),
  ];
  return svgOf({ type: 'div', props: { style, children } }, { width: WIDTH, height: HEIGHT });
}

/** A tenth of a pixel is more than enough. */
const inTenths = (svg: string) =>
  `${svg.replace(/\d+\.\d{2,}/g, (figure) => String(Number(Number(figure).toFixed(1))))}\n`;

mkdirSync(outDir, { recursive: true });
const write = (name: string, svg: string) => {
  writeFileSync(new URL(`${name}.svg`, outDir), inTenths(svg));
};
for (const [symbol, company] of Object.entries(companies)) {
  for (const kind of company.kinds) write(`sample-${symbol}-${kind}`, await drawPoster(company, kind));
  if (company.earlier)
    write(`sample-${symbol}-interview-earlier`, await drawPoster(company, 'interview', company.earlier));
}
