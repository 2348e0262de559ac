import { textWidth } from './tile-text.ts';

export const TITLE_SIZE = 12;
/** Room for the change behind a title. */
const CHANGE_WIDTH = 62;

/** Whether the name of a sector and its change have room in one line. */
export const titleFits = (name: string, width: number, size: number): boolean =>
  textWidth(name, size) + CHANGE_WIDTH <= width;
