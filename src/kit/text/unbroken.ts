import { MONTHS } from '../time/dates.ts';

/** A day, with its year where one follows, the name of a form or of a medicine that has a hyphen, or an amount with its minus: Dec 30, 2025, 8-K, S-3, ARD-101, −$0.51. */
const WHOLE = new RegExp(
  String.raw`(\b(?:${MONTHS.join('|')}) \d{1,2}\b(?:, \d{4}\b)?|\b\d{1,2}-[KQF]\b|\b[SFN]-\d\b|\b52-week\b|\b[A-Z]{2,5}-\d{2,4}[A-Z]?\b|\u2212[^\s\d]{0,3}\d+(?:[.,]\d+)*[KMBT%×]?)`,
);

/** A piece of a text, and whether it stands in one line. */
export interface Piece {
  text: string;
  isWhole: boolean;
}

/** A text in pieces; dates, and the names of forms and medicines, are not to be broken. What is copied of them is the text itself. */
export const unbrokenPieces = (text: string): Piece[] =>
  text
    .split(WHOLE)
    .map((piece, at) => ({ text: piece, isWhole: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');

/** HTML in whose text dates and the names of forms stand in one line each. */
export const unbrokenHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((piece, at) =>
      at % 2 === 1
        ? piece
        : unbrokenPieces(piece)
            .map(({ text, isWhole }) => (isWhole ? `<span class="whole">${text}</span>` : text))
            .join(''),
    )
    .join('');
