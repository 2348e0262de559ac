import { MONTHS } from './dates.ts';

const DAY = new RegExp(String.raw`\b(${MONTHS.join('|')}) (\d{1,2}\b)(?:, (?=\d{4}\b))?`, 'g');
/** Names of forms that have a hyphen, at which a line would end: 8-K, 10-Q, S-3. */
const FORM = /\b(\d{1,2}-)(?=[KQF]\b)|\b([SFN]-)(?=\d\b)/g;
/** Neither is seen: a blank and nothing, at which no line ends. */
const [NO_BREAK_SPACE, WORD_JOINER] = ['\u00A0', '\u2060'];

const bound = (text: string): string =>
  text
    .replace(DAY, (all, month: string, day: string) => {
      const beforeYear = all.endsWith(' ') ? `,${NO_BREAK_SPACE}` : '';
      return `${month}${NO_BREAK_SPACE}${day}${beforeYear}`;
    })
    .replace(FORM, (begin) => begin + WORD_JOINER);

/** A text, or the text of HTML, whose dates and names of forms stand in one line each: `Dec 30, 2025`, `8-K`. */
export const unbroken = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((piece, at) => (at % 2 === 0 ? bound(piece) : piece))
    .join('');
