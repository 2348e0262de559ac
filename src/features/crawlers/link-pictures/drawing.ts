import { sparkline } from '#kit/market/sparkline.ts';
import type { PictureFacts } from './facts.ts';
import { PICTURE_SIZE } from '#kit/href/link-picture-paths.ts';

/** The light theme of tokens.css, which a picture cannot read. */
export const COLORS = {
  paper: '#fbfaf7',
  ink: '#14171c',
  muted: '#555d69',
  red: '#b3122a',
  up: '#0a6b45',
  down: '#bf3413',
  lineStrong: '#c9c4ba',
  chartLine: '#3a4350',
  note: '#7a5b00',
  onNote: '#fbf3dc',
} as const;

/** Families as fonts.ts loads them. */
export const SANS = 'Inter';
export const SERIF = 'Source Serif 4';

const CHART = { width: 1072, height: 170 } as const;
/** Room at the right for the dot at the end of the line. */
const DOT_ROOM = 6;
const FEWEST_CLOSES = 10;
const LONG_TITLE = 34;
const MOST_CHARACTERS = 90;

/** An element as the renderer takes it: what JSX would make. */
export interface Drawn {
  type: string;
  props: Record<string, unknown>;
}

type Style = Record<string, string | number>;
type Child = Drawn | string | null;

const box = (style: Style, ...children: Child[]): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const text = (content: string, style: Style): Drawn => box({ ...style }, content);

/** The triangle of a movement, or the dash of none. */
function moveMark(direction: 'up' | 'down' | 'flat', color: string): Drawn {
  const shapes = { up: 'M0 20L13 0L26 20Z', down: 'M0 0L13 20L26 0Z', flat: 'M0 8H26V12H0Z' };
  return {
    type: 'svg',
    props: {
      width: 26,
      height: 20,
      viewBox: '0 0 26 20',
      children: { type: 'path', props: { d: shapes[direction], fill: color } },
    },
  };
}

function course(closes: readonly number[], endColor: string): Drawn | null {
  const line =
    closes.length < FEWEST_CLOSES ? null : sparkline(closes, CHART.width - DOT_ROOM, CHART.height - DOT_ROOM);
  if (!line) return null;
  const path = { d: line.path, fill: 'none', stroke: COLORS.chartLine, 'stroke-width': 3 };
  return {
    type: 'svg',
    props: {
      ...CHART,
      viewBox: `0 ${-DOT_ROOM} ${CHART.width} ${CHART.height + DOT_ROOM}`,
      children: [
        { type: 'path', props: path },
        { type: 'circle', props: { cx: line.endX, cy: line.endY, r: 7, fill: endColor } },
      ],
    },
  };
}

const wordmark = (name: string): Drawn => {
  const red = name.startsWith('Red') ? 'Red' : '';
  return box(
    { fontFamily: SERIF, fontSize: 34, fontWeight: 600 },
    text(red, { color: COLORS.red }),
    text(name.slice(red.length), {}),
  );
};

const head = ({ siteName, isSample }: PictureFacts): Drawn =>
  box(
    { justifyContent: 'space-between', alignItems: 'center', paddingBottom: 20 },
    wordmark(siteName),
    isSample
      ? text('Sample', {
          padding: '2px 14px',
          color: COLORS.note,
          background: COLORS.onNote,
          fontSize: 26,
          fontWeight: 600,
        })
      : null,
  );

/** A title that would not fit is cut at a character; the page has it whole. */
const titleOf = (title: string): string =>
  title.length <= MOST_CHARACTERS ? title : `${title.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;

/** Draws the facts in the look of the pages: ink on paper, one heavy rule, one spot of red. */
export function drawPicture(facts: PictureFacts): Drawn {
  const { change } = facts;
  const colors = { up: COLORS.up, down: COLORS.down, flat: COLORS.muted };
  const color = change ? colors[change.direction] : COLORS.chartLine;
  const chart = course(facts.closes, color);
  return box(
    {
      ...PICTURE_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: '48px 64px',
      color: COLORS.ink,
      background: COLORS.paper,
      fontFamily: SANS,
    },
    head(facts),
    box({ width: '100%', height: 4, background: COLORS.ink }),
    text(facts.kicker, { marginTop: 30, color: COLORS.muted, fontSize: 28, fontWeight: 600 }),
    text(titleOf(facts.title), {
      marginTop: 6,
      fontFamily: SERIF,
      fontSize: facts.title.length > LONG_TITLE ? 46 : 62,
      fontWeight: 600,
      lineHeight: 1.15,
    }),
    box(
      { alignItems: 'center', marginTop: 14, fontSize: 56, fontWeight: 600 },
      text(facts.figure, { marginRight: 28 }),
      change
        ? box(
            { alignItems: 'center', color, fontSize: 40 },
            moveMark(change.direction, color),
            text(change.text, { marginLeft: 12 }),
          )
        : null,
    ),
    text(facts.note, { marginTop: 6, color: COLORS.muted, fontSize: 26 }),
    chart
      ? box(
          {
            flexDirection: 'column',
            marginTop: 'auto',
            borderTop: `1px solid ${COLORS.lineStrong}`,
            paddingTop: 12,
          },
          chart,
        )
      : null,
  );
}
