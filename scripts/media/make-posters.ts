/**
 * Draws the pictures of the sample videos and webinars into public/media: `node scripts/media/make-posters.ts`.
 * The line on them is real: the median small cap of the seed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { formatDate, formatDay } from '#kit/dates.ts';
import { formatCount } from '#kit/format.ts';
import { type MedianLine, readMedian } from './median.ts';

const [GROUND, INK, MUTED, HAIRLINE] = ['#14171c', '#edeae3', '#aca79d', '#45413b'];
const [WIDTH, HEIGHT, SIDE, TOP, BOTTOM] = [640, 360, 32, 176, 312];
const outDir = new URL('../../public/media/', import.meta.url);

/** Each kind looks back over another number of sessions. */
const sessionsOf = { interview: 60, overview: 120, webinar: 240 };
type Kind = keyof typeof sessionsOf;

const companies: Record<string, { name: string; kinds: readonly Kind[] }> = {
  zzsma: { name: 'Sample Alder Therapeutics', kinds: ['interview', 'overview', 'webinar'] },
  zzsmb: { name: 'Sample Birch Robotics', kinds: ['interview', 'overview', 'webinar'] },
  zzsmc: { name: 'Sample Cedar Minerals', kinds: ['interview', 'overview'] },
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

function drawPoster(name: string, kind: Kind): string {
  const line = readMedian(sessionsOf[kind]);
  const [from, to] = [line.points[0]?.date, line.points.at(-1)?.date];
  const caption = `Median of ${formatCount(line.companies)} small caps, ${formatDay(from)} to ${formatDate(to)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
<g font-family="Inter, Helvetica, Arial, sans-serif" fill="${MUTED}">
<text x="${SIDE}" y="52" font-size="20" font-weight="600">${titleOf(kind)} · Sample</text>
<text x="${SIDE}" y="144" font-size="18">${caption}</text>
</g>
<text x="${SIDE}" y="98" font-family="'Source Serif 4', Georgia, 'Times New Roman', serif" font-size="40" font-weight="600" fill="${INK}">${name}</text>
<path d="M${SIDE} ${BOTTOM + 0.5}H${WIDTH - SIDE}" stroke="${HAIRLINE}"/>
<path d="${pathOf(line)}" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>
</svg>
`;
}

mkdirSync(outDir, { recursive: true });
for (const [symbol, { name, kinds }] of Object.entries(companies))
  for (const kind of kinds)
    writeFileSync(new URL(`sample-${symbol}-${kind}.svg`, outDir), drawPoster(name, kind));
