// prettier-ignore
const words = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen',
];

/** A sum in words, of two numbers from 1 to 9: `What is seven plus four?`. */
export const sumQuestion = (a: number, b: number): string => `What is ${words[a]} plus ${words[b]}?`;

/** The number that a person answered with, in digits or in words; null for anything else. */
export function numberIn(answer: string): number | null {
  const text = answer.trim().toLowerCase().replace(/[.!]$/, '');
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const word = words.indexOf(text);
  return word === -1 ? null : word;
}
