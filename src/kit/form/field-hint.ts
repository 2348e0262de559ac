import { contrastOf } from '../site/contrast.ts';
import { THEME_COLORS } from '../site/theme.ts';

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
/** What WCAG asks of text. */
const ENOUGH = 4.5;

/** How much of a text is shown where it is read: `58 of 75`. */
export const countHint = (text: string, shown: number): string => `${[...text].length} of ${shown}`;
export const isOver = (text: string, shown: number): boolean => [...text].length > shown;

/** How a colour stands out from the paper of the page: `17.2 : 1`; nothing for what is no colour. */
export function contrastHint(color: string): string {
  if (!HEX.test(color.trim())) return '';
  const contrast = contrastOf(color.trim(), THEME_COLORS.light);
  return `${contrast.toFixed(1)} : 1${contrast < ENOUGH ? ', hard to read' : ''}`;
}
