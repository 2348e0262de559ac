import type { ISeriesPrimitive } from 'lightweight-charts';
import type { ChartColors } from './colors.ts';
import type { MarkBox } from '../marks.ts';

/** Of labels of 12 pixels; those of larger type are larger in the same way. */
const LABEL_PIXELS = 12;
const LETTER_PIXELS = 11;
const WIDTH = 17;
const HEIGHT = 16;
const BELOW = 5.5;
const RADIUS = 2;

/** How much larger than usual the letters of a chart are, by the size of its labels. */
export const sizeOfBoxes = (labelPixels: number): number => labelPixels / LABEL_PIXELS;

/** A box with its place in CSS pixels: the middle of its session, and the low of it. */
export interface PlacedBox extends Pick<MarkBox, 'letter'> {
  x: number;
  y: number;
}

/** Draws boxed letters below their sessions, above everything else of the pane. */
export function boxPrimitive(
  colors: () => ChartColors,
  type: () => { fontFamily: string; fontSize: number },
  place: () => readonly PlacedBox[],
): ISeriesPrimitive {
  const view = {
    zOrder: () => 'top' as const,
    renderer: () => ({
      draw(target: Parameters<NonNullable<Renderer['draw']>>[0]) {
        target.useMediaCoordinateSpace(({ context }) => {
          const { fontFamily, fontSize } = type();
          const times = sizeOfBoxes(fontSize);
          const [width, height] = [WIDTH * times, HEIGHT * times];
          context.font = `600 ${LETTER_PIXELS * times}px ${fontFamily}`;
          context.textAlign = 'center';
          context.textBaseline = 'middle';
          for (const { x, y, letter } of place()) {
            context.beginPath();
            context.roundRect(x - width / 2, y + BELOW, width, height, RADIUS);
            context.fillStyle = colors().paper;
            context.fill();
            context.strokeStyle = colors().control;
            context.stroke();
            context.fillStyle = colors().ink;
            context.fillText(letter, x, y + BELOW + height / 2 + 0.5);
          }
        });
      },
    }),
  };
  return { paneViews: () => [view] };
}

type PaneView = ReturnType<NonNullable<ISeriesPrimitive['paneViews']>>[number];
type Renderer = NonNullable<ReturnType<PaneView['renderer']>>;
