/** A drawing for a desk, one for a tablet and one for a phone: texts keep their size, so each is laid out by itself. */
export interface Drawing {
  width: number;
  height: number;
  /** How wide and high each tile is at least, where one presses it. */
  leastTile?: number;
  /** The rest of a sector, in parts of it, that still says more than several tiles without a name. */
  mostRest?: number;
}
export const WIDE: Drawing = { width: 880, height: 600 };
export const NARROW: Drawing = { width: 704, height: 640 };
export const PHONE: Drawing = { width: 344, height: 680, leastTile: 28, mostRest: 0.5 };
/** Of the line that names a sector above its tiles. */
export const TITLE_HEIGHT = 20;
