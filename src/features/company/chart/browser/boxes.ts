import type { ISeriesPrimitive } from 'lightweight-charts';
import type { ChartColors } from './colors.ts';
import type { MarkBox } from '../marks.ts';

const WIDTH = 17;
const HEIGHT = 16;
const BELOW = 5.5;
const RADIUS = 2;

/** A box with its place in CSS pixels: the middle of its session, and the low of it. */
export interface PlacedBox extends Pick<MarkBox, 'letter'> {
  x: number;
  y: number;
}

/** Draws boxed letters below their sessions, above everything else of the pane. */
export function boxPrimitive(
  colors: () => ChartColors,
  font: () => string,
  place: () => readonly PlacedBox[],
): ISeriesPrimitive {
  const view = {
    zOrder: () => 'top' as const,
    renderer: () => ({
      draw(target: Parameters<NonNullable<Renderer['draw']>>[0]) {
        target.useMediaCoordinateSpace(({ context }) => {
          context.font = `600 11px ${font()}`;
          context.textAlign = 'center';
          context.textBaseline = 'middle';
          for (const { x, y, letter } of place()) {
            context.beginPath();
            context.roundRect(x - WIDTH / 2, y + BELOW, WIDTH, HEIGHT, RADIUS);
            context.fillStyle = colors().paper;
            context.fill();
            context.strokeStyle = colors().control;
            context.stroke();
            context.fillStyle = colors().ink;
            context.fillText(letter, x, y + BELOW + HEIGHT / 2 + 0.5);
          }
        });
      },
    }),
  };
  return { paneViews: () => [view] };
}

type PaneView = ReturnType<NonNullable<ISeriesPrimitive['paneViews']>>[number];
type Renderer = NonNullable<ReturnType<PaneView['renderer']>>;
