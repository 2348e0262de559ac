import { iso, lastDay } from './days.ts';
import type { Period } from './period.ts';

// The words that times are made of: months, counts, years, days.

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']; // prettier-ignore
const SHORT: Readonly<Record<string, number>> = { sept: 9, sep: 9 };

export const monthOf = (word: string | undefined): number => {
  if (word === undefined || word.length < 3) return 0;
  const at = MONTHS.findIndex((month) => month === word || (word.length <= 4 && month.startsWith(word)));
  return SHORT[word] ?? at + 1;
};

const numbers: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, eighteen: 18, twenty: 20, thirty: 30, sixty: 60, ninety: 90, a: 1, couple: 2, few: 3,
}; // prettier-ignore
export const ordinals: Readonly<Record<string, number>> = { first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 }; // prettier-ignore

export const countOf = (word: string | undefined): number =>
  word === undefined ? 0 : (numbers[word] ?? (/^\d{1,3}$/.test(word) ? Number(word) : 0));
export const yearOf = (word: string | undefined): number => {
  const [, digits = ''] = /^(?:fy)?((?:19|20)\d\d)$/.exec(word ?? '') ?? [];
  return Number(digits);
};
/** A year of two digits: `25`, `fy25`. */
export const shortYear = (word: string | undefined): number => {
  const [, digits = ''] = /^(?:fy)?(\d\d)$/.exec(word ?? '') ?? [];
  return digits === '' ? 0 : 2000 + Number(digits);
};

export type Made = Omit<Period, 'isRelative'> & { isRelative?: boolean };

/** Reads one wording of a time at a word; answers how many words it took. */
export type Reader = (words: readonly string[], at: number, record: string) => [Made, number] | undefined;

export const day = (date: string): Made => ({ kind: 'day', from: date, to: date });
export const month = (year: number, number: number): Made => ({
  kind: 'month',
  from: iso(year, number, 1),
  to: iso(year, number, lastDay(year, number)),
});
export const year = (number: number): Made => ({
  kind: 'year',
  from: iso(number, 1, 1),
  to: iso(number, 12, 31),
});
export const quarter = (number: number, of: number): Made => ({
  kind: 'quarter',
  from: iso(of, number * 3 - 2, 1),
  to: iso(of, number * 3, lastDay(of, number * 3)),
});
/** Without a year: the last one that had begun by the record. */
export const yearFor = (number: number, record: string): number =>
  number > Number(record.slice(5, 7)) ? Number(record.slice(0, 4)) - 1 : Number(record.slice(0, 4));

export const dayNumber = (word: string | undefined): number => {
  const [, digits = ''] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '') ?? [];
  const number = Number(digits);
  return number >= 1 && number <= 31 ? number : 0;
};

export const isDayOf = (y: number, m: number, d: number): boolean => d >= 1 && d <= lastDay(y, m);
